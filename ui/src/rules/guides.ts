/** What the guides to the rules are made of. */

import { words } from "../words.svelte";

export interface Section {
  id: string;
  rules: readonly string[];
  /** Whether it shows so much that its drawings stand below its words. */
  large?: boolean;
}

/** Rules of a game by their numbers. */
export const numbered =
  (prefix: string) =>
  (...numbers: number[]): string[] =>
    numbers.map((number) => `${prefix}-${number}`);

/** The keys of the paragraphs of a section: as many as have been written. */
export function paragraphs(game: string, section: string): string[] {
  const keys: string[] = [];
  for (let key = ""; words.has((key = `${game}-guide-${section}-${keys.length + 1}`));) keys.push(key);
  return keys;
}
