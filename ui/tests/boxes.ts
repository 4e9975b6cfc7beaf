/** Boxes of games, for tests. */

import { execFileSync } from "node:child_process";
import { boxes } from "../src/wire/box.svelte";
import type { BoxData, ShelfData } from "../src/wire/types";

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
const GRAMMAR = { verbs: [], kinds: {} };
const WRITE = `
import sys, hain
from hain.core.box import box_of
sys.stdout.buffer.write(b"[" + b",".join(box_of(rules).text for rules in hain.games()) + b"]")
`;

/** Put a box on the shelf that has these kinds of things. */
export function keepBox(game: string, things: string[], printed: Record<string, unknown> = {}): void {
  boxes.keep({ game, version: 1, shelf: SHELF, things, seated: [], grammar: GRAMMAR, printed });
}

/** The boxes of all games, as if they had been fetched. */
export function keepBoxes(): void {
  const text = execFileSync(process.env["HAIN_PYTHON"] ?? "python3", ["-c", WRITE], { cwd: ".." });
  for (const box of JSON.parse(String(text)) as BoxData[]) boxes.keep(box);
}
