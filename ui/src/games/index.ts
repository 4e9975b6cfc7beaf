/** The seam between the frame of the table and the games that are drawn in it. */

import type { Component } from "svelte";
import type { TableData } from "../wire/types";

/** What a move would bring: the view after it, or nothing if it makes something hidden known. */
export interface PreviewData {
  seq: number;
  move: string;
  reveals: boolean;
  view: Record<string, unknown> | null;
}

/** What a game draws; the frame around it is the same for all four. */
export interface BoardProps {
  data: TableData;
  /** The seat whose board is shown large. */
  eyes: number;
  /** Legal moves that may be made by tapping things now; none when it is not our turn. */
  lit: readonly string[];
  /** The move that is chosen but not made yet, or nothing. */
  chosen: string;
  /** Choosing the chosen one again, or nothing, means: not that one. */
  choose: (move: string) => void;
  preview: PreviewData | null;
  /** Ids of things that changed since our last move. */
  marks: readonly string[];
}

export interface Effect {
  icon: string;
  label: string;
  from?: number;
  to: number;
}

export interface GameScreen {
  Board: Component<BoardProps>;
  Small: Component<{ data: TableData; seat: number }>;
  moment: (data: TableData) => string;
  steps: (data: TableData) => { done: number; of: number }[];
  onBoard: (move: string) => boolean;
  label: (move: string, data: TableData) => string;
  effects: (data: TableData, preview: PreviewData | null) => Effect[];
}

export const SCREENS: Record<string, () => Promise<GameScreen>> = {
  evergreen: () => import("./evergreen").then((part) => part.screen),
};
