/** The guides to the rules: the sections of each in their order, with the rules in which the details stand. */

import { words } from "../words.svelte";

export interface Section {
  id: string;
  rules: readonly string[];
  /** Whether it shows so much that its drawings stand below its words. */
  large?: boolean;
}

const numbered = (prefix: string, ...numbers: number[]): string[] =>
  numbers.map((number) => `${prefix}-${number}`);

export const GUIDES: Record<string, readonly Section[]> = {
  evergreen: [
    { id: "what", rules: numbered("EVG", 7, 16) },
    { id: "draft", rules: numbered("EVG", 34, 37, 40, 41, 44) },
    { id: "action", rules: numbered("EVG", 52, 59, 61, 62, 64, 66) },
    { id: "power", rules: numbered("EVG", 49, 71, 74, 76, 83, 86), large: true },
    { id: "light", rules: numbered("EVG", 96, 99, 101, 102, 103, 109), large: true },
    { id: "forest", rules: numbered("EVG", 104, 105, 106) },
    { id: "end", rules: numbered("EVG", 112, 113, 114) },
    { id: "advice", rules: [] },
  ],
  glade: [
    { id: "what", rules: numbered("GLD", 19, 23, 26) },
    { id: "turn", rules: numbered("GLD", 45, 47, 58, 62, 65, 75, 80, 89, 98) },
    { id: "points", rules: numbered("GLD", 108, 109, 110, 111, 112, 113, 115) },
    { id: "end", rules: numbered("GLD", 103, 105, 117) },
    { id: "advice", rules: [] },
  ],
  earth: [
    { id: "what", rules: numbered("EAR", 11, 12, 15) },
    { id: "turn", rules: numbered("EAR", 127, 131, 141, 149, 153, 162, 166, 171) },
    { id: "points", rules: numbered("EAR", 179, 181, 183, 184, 187) },
    { id: "end", rules: numbered("EAR", 175, 190, 191) },
    { id: "advice", rules: [] },
  ],
  waldgaertner: [
    { id: "what", rules: numbered("WAG", 10, 17, 85, 86) },
    { id: "turn", rules: numbered("WAG", 45, 50, 56, 67, 72, 74, 79, 81, 89, 95, 103) },
    { id: "points", rules: numbered("WAG", 118, 119, 120, 121) },
    { id: "end", rules: numbered("WAG", 115, 125, 126) },
    { id: "advice", rules: [] },
  ],
};

/** The keys of the paragraphs of a section: as many as have been written. */
export function paragraphs(game: string, section: string): string[] {
  const keys: string[] = [];
  for (let key = ""; words.has((key = `${game}-guide-${section}-${keys.length + 1}`));) keys.push(key);
  return keys;
}
