/** What the view says about planets and moves, taken apart for drawing. */

import { byKey, type Grammar } from "../../grammar";
import type { PieceKind } from "../../pieces/Piece.svelte";
import type { EvergreenBox, EvergreenView, TableData } from "../../wire/types";
import { boxes } from "../../wire/box.svelte";
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

/** What is printed on the planets, the cards and the tracks. */
export const printed = (): EvergreenBox => boxes.printed<EvergreenBox>("evergreen");

/** The flowers that a card shows, or -1 for a skull. */
export const iconOf = (card: string): number => printed().cards[card]?.icon ?? 0;

export const roundsOf = (season: string): number =>
  printed().seasons.find((each) => each.season === season)?.rounds ?? 0;

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

const grammar = (): Grammar => boxes.grammar("evergreen");

export const verbOf = (move: string): string => grammar().verb(move);

/** The space that a move names, or nothing. */
export const spaceOf = (move: string): string => grammar().parts(move)?.words["space"] ?? "";

/** The moves by the key of the thing that they name: a space or a card. */
export const byThing = (moves: readonly string[]): ReadonlyMap<string, string> =>
  byKey(grammar(), moves, null);

/** A card's id is its biome and its power. */
export function cardParts(card: string): { biome: Ground; power: PieceKind } {
  const [biome, power] = card.split("-");
  return { biome: biome as Ground, power: power as PieceKind };
}
