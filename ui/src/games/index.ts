/** The seam between the frame, which is the same for all games, and what each game draws. */

import type { Component } from "svelte";
import type { PreviewData, TableData } from "../wire/types";

/** What a game draws; the frame around it is the same for all four. */
export interface BoardProps {
  /** `data.view` is the view of this game. */
  data: TableData;
  /** The seat whose board is shown large. */
  eyes: number;
  /** Legal moves that may be made by tapping things now; empty when it is not our turn. */
  lit: readonly string[];
  /** The move that is chosen but not made yet, or "". */
  chosen: string;
  /** Choosing the chosen one again, or "", unchooses. */
  choose: (move: string) => void;
  /** What the chosen move would bring: the view after it. */
  preview: PreviewData | null;
  /** Ids of things that changed since our last move. */
  marks: readonly string[];
}

/** A number that the chosen move changes, such as light 10 → 11. */
export interface Effect {
  icon: string;
  label: string;
  from?: number;
  to: number;
}

export interface GameScreen {
  /** Shared things and the large board. */
  Board: Component<BoardProps>;
  /** Another seat's board in miniature. */
  Small: Component<{ data: TableData; seat: number }>;
  /** Where the game stands, such as "Summer, round 3 of 4". */
  moment: (data: TableData) => string;
  /** The dots of the header: one group for each season or round. */
  steps: (data: TableData) => { done: number; of: number }[];
  /** Moves that are chosen by tapping a thing; all others are buttons in the bar. */
  onBoard: (move: string) => boolean;
  /** A move as a button says it. */
  label: (move: string, data: TableData) => string;
  effects: (data: TableData, preview: PreviewData | null) => Effect[];
}

/** Games whose board is drawn: each folder here with an `index.ts` that exports its `screen`. All others are played in
 * the text table. */
const drawn = import.meta.glob<{ screen: GameScreen }>("./*/index.ts");

export const SCREENS: Record<string, () => Promise<GameScreen>> = Object.fromEntries(
  Object.entries(drawn).map(([path, load]) => [folder(path), async () => (await load()).screen]),
);

/** The pictures of the start page, drawn from the pieces of each game. */
const painted = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

export const PICTURES: Record<string, () => Promise<Component>> = Object.fromEntries(
  Object.entries(painted).map(([path, load]) => [folder(path), async () => (await load()).default]),
);

/** The pictures of single rules, by their number. */
const shown = import.meta.glob<{ default: Component<{ rule: string }> }>("./*/Example.svelte");

export const EXAMPLES: Record<string, () => Promise<Component<{ rule: string }>>> = Object.fromEntries(
  Object.entries(shown).map(([path, load]) => [folder(path), async () => (await load()).default]),
);

function folder(path: string): string {
  return path.split("/")[1] ?? "";
}
