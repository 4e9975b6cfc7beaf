/** Boxes of games, for tests. */

import { boxes } from "../src/wire/box.svelte";
import type { ShelfData } from "../src/wire/types";

const SHELF: ShelfData = {
  order: 1,
  minutes: null,
  bots: 1,
  accent: "leaf",
  designer: "",
  publisher: "",
  rebuilt: false,
  taught: false,
};

/** Put a box on the shelf that has these kinds of things. */
export function keepBox(game: string, things: string[], printed: Record<string, unknown> = {}): void {
  boxes.keep({ game, version: 1, shelf: SHELF, things, grammar: { verbs: [], kinds: {} }, printed });
}
