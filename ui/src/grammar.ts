/** The texts of moves taken apart, by what the box of their game says of its verbs. */

import type { GrammarData, KindData, VerbData } from "./wire/types";

/** A move: its verb, and the words of its arguments by their names. */
export interface Move {
  verb: string;
  /** The words in the order in which they are written; what is left out has none. */
  words: Readonly<Record<string, string>>;
  /** Whether something is said that could be left out. */
  full: boolean;
}

const NOTHING: GrammarData = { verbs: [], kinds: {} };
const MOST_DIGITS = 15;

export class Grammar {
  readonly #verbs: ReadonlyMap<string, VerbData>;
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #longest: number;

  constructor(data: GrammarData = NOTHING) {
    this.#verbs = new Map(data.verbs.map((verb) => [verb.words, verb]));
    this.#kinds = new Map(Object.entries(data.kinds).map(([name, kind]) => [name, new Kind(kind)]));
    this.#longest = Math.max(0, ...data.verbs.map(({ words }) => words.split(" ").length));
  }

  /** What a text says; null for one that is no move. */
  parts(text: string): Move | null {
    return this.#read(text)?.move ?? null;
  }

  verb(text: string): string {
    return this.parts(text)?.verb ?? "";
  }

  /** The kind of an argument, such as `seat` for the owner of a board. */
  kindOf(verb: string, name: string): string {
    return this.#verbs.get(verb)?.arguments.find((argument) => argument.name === name)?.kind ?? "";
  }

  isCount(kind: string): boolean {
    return this.#kinds.get(kind)?.isCount ?? false;
  }

  /** The keys of the things that a move of that seat names, as that seat calls them. */
  keys(text: string, seat: number | null): string[] {
    const read = this.#read(text);
    if (!read) return [];
    const { words } = read.move;
    return read.verb.keys.map((key) =>
      key.replace(/\{(at )?(\w+)\}/g, (_, at: string | undefined, name: string) => {
        const word = words[name] ?? "";
        if (!at) return word;
        return word === String(seat) ? "" : `${word}/`;
      }),
    );
  }

  /** The key by which moves name a thing: for one of several with the same word, that of the first. */
  plain(key: string): string {
    const [, kind = "", word = ""] = /^(\w+):(.+)\/\d+$/.exec(key) ?? [];
    const known = this.#kinds.get(kind);
    return known && known.copies > 1 && known.has(word) ? `${kind}:${word}` : key;
  }

  #read(text: string): { verb: VerbData; move: Move } | null {
    const given = text.split(" ");
    for (let length = Math.min(this.#longest, given.length); length > 0; length -= 1) {
      const verb = this.#verbs.get(given.slice(0, length).join(" "));
      const words = given.slice(length);
      if (!verb || !this.#fit(verb, words)) continue;
      const named = verb.arguments.slice(0, words.length);
      return {
        verb,
        move: {
          verb: verb.words,
          words: Object.fromEntries(named.map(({ name }, place) => [name, words[place]!])),
          full: named.some(({ optional }) => optional),
        },
      };
    }
    return null;
  }

  #fit(verb: VerbData, words: readonly string[]): boolean {
    const needed = verb.arguments.filter(({ optional }) => !optional).length;
    return (
      words.length >= needed &&
      words.length <= verb.arguments.length &&
      words.every((word, place) => this.#kinds.get(verb.arguments[place]!.kind)?.has(word))
    );
  }
}

class Kind {
  readonly copies: number;
  readonly isCount: boolean;
  readonly #words: ReadonlySet<string>;
  readonly #last: number;

  constructor(data: KindData) {
    this.copies = data.copies;
    this.isCount = data.last !== null;
    this.#words = new Set(data.words);
    this.#last = data.last ?? 0;
  }

  has(word: string): boolean {
    if (!this.isCount) return word !== "" && this.#words.has(word);
    return /^(0|[1-9]\d*)$/.test(word) && word.length <= MOST_DIGITS && Number(word) <= this.#last;
  }
}

/** The first of the moves that name each thing, by its key. */
export function byKey(
  grammar: Grammar,
  moves: readonly string[],
  seat: number | null,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const move of moves)
    for (const key of grammar.keys(move, seat)) if (!found.has(key)) found.set(key, move);
  return found;
}
