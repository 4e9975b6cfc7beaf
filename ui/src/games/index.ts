/** The seam between the frame, which is the same for all games, and what each game draws. */

import type { Component } from "svelte";
import type { Course } from "../learn/lessons";
import type { Section } from "../rules/guides";
import type { ExampleData, PreviewData, TableData } from "../wire/types";

/** What a game draws; the frame around it is the same for all. */
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
  /** The kinds of things that are tapped; a move that names none of them is a button in the bar. */
  tapped: readonly string[];
  /** A move as a button says it. */
  label: (move: string, data: TableData) => string;
  effects: (data: TableData, preview: PreviewData | null) => Effect[];
}

/** By game, what one file of its folder here brings, loaded when it is first needed. */
function brought<File, Part>(
  files: Record<string, () => Promise<File>>,
  part: (file: File) => Part,
): Record<string, () => Promise<Part>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.split("/")[1]!, async () => part(await load())]),
  );
}

/** Games whose board is drawn: those that have an `index.ts` with a `screen`. All others are played in the text table. */
export const SCREENS = brought(
  import.meta.glob<{ screen: GameScreen }>("./*/index.ts"),
  ({ screen }) => screen,
);

/** The pictures of the start page, drawn from the pieces of each game. */
export const PICTURES = brought(
  import.meta.glob<{ default: Component }>("./*/Picture.svelte"),
  (file) => file.default,
);

/** The pictures of single rules, by their number. */
export const EXAMPLES = brought(
  import.meta.glob<{ default: Component<{ rule: string }> }>("./*/Example.svelte"),
  (file) => file.default,
);

/** The guides to the rules: the sections of each in their order. */
export const GUIDES = brought(
  import.meta.glob<{ sections: readonly Section[] }>("./*/guide.ts"),
  ({ sections }) => sections,
);

/** What is drawn beside the words of a section of a guide. */
export const DRAWN = brought(
  import.meta.glob<{ default: Component<{ section: string; examples: readonly ExampleData[] }> }>(
    "./*/guide/Examples.svelte",
  ),
  (file) => file.default,
);

/** The lessons of the games that can be learnt by playing. */
export const COURSES = brought(
  import.meta.glob<{ course: Course<unknown> }>("./*/lessons.ts"),
  ({ course }) => course,
);
