/** What the view says about planets and moves, taken apart for drawing. */

import type { PieceKind } from "../../pieces/Piece.svelte";
import type { EvergreenView, TableData } from "../../wire/types";
import { nameOf } from "./geometry";

export type Pieces = ReadonlyMap<string, PieceKind>;

const KINDS: Record<string, PieceKind> = {
  s: "sprout",
  t: "small_tree",
  T: "big_tree",
  b: "bush",
  w: "lake",
};

export const BIOMES = ["snow", "swamp", "rock", "flowers", "wheat", "grassland"] as const;
export type Biome = (typeof BIOMES)[number];
export type Ground = Biome | "wild";

/** The printed planet, for drawings without a table. */
export const MAP = [
  "snow snow snow flowers flowers flowers",
  "snow crevice snow flowers crevice flowers",
  "swamp swamp swamp grassland grassland grassland",
  "swamp swamp swamp grassland grassland grassland",
  "rock crevice rock wheat crevice wheat",
  "rock rock rock wheat wheat wheat",
].map((row) => row.split(" "));

export const seen = (data: Pick<TableData, "view">): EvergreenView => data.view as unknown as EvergreenView;

/** The pieces by space, from rows of symbols such as `. s t T b w #`. */
export function piecesOf(rows: readonly string[]): Pieces {
  const found = new Map<string, PieceKind>();
  rows.forEach((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .forEach((symbol, column) => {
        const kind = KINDS[symbol];
        if (kind) found.set(nameOf(column, row), kind);
      }),
  );
  return found;
}

export interface Move {
  word: string;
  thing: string;
}

/** `plant c4` is the word `plant` and the thing `c4`. */
export function parsed(move: string): Move {
  const [word = "", thing = ""] = move.split(" ");
  return { word, thing };
}

const ON_SPACE = ["plant", "grow", "bush", "lake"];

export const isOnSpace = (move: string): boolean => ON_SPACE.includes(parsed(move).word);

/** The moves by the thing that they name: a space or a card. */
export function byThing(moves: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const move of moves) {
    const { thing } = parsed(move);
    if (thing && !found.has(thing)) found.set(thing, move);
  }
  return found;
}

/** A card's id is its biome and its power. */
export function cardParts(card: string): { biome: Ground; power: PieceKind } {
  const [biome, power] = card.split("-");
  return { biome: biome as Ground, power: power as PieceKind };
}
