/** The boxes of games: what is printed on boards and cards. A box is fetched once for each game, and anew only if the
 * server tells another hash. */

import { Grammar } from "../grammar";
import type { BoxData, ShelfData } from "./types";

const PATIENCE = 15_000; // milliseconds for a box
const NO_MOVES = new Grammar();

class Boxes {
  #kept = $state.raw<Readonly<Record<string, BoxData>>>({});
  #grammars = $state.raw<Readonly<Record<string, Grammar>>>({});
  readonly #fetched = new Map<string, Promise<BoxData>>();

  /** Fetch the box of a game, unless it is here already. Tables tell the hash, and so does the list of games. */
  async need(game: string, hash: string): Promise<void> {
    const name = `${game}/${hash}`;
    let fetching = this.#fetched.get(name);
    if (!fetching) {
      fetching = fetched(name);
      this.#fetched.set(name, fetching);
      fetching.then(
        (box) => this.keep(box),
        () => this.#fetched.delete(name),
      );
    }
    await fetching;
  }

  keep(box: BoxData): void {
    this.#kept = { ...this.#kept, [box.game]: box };
    this.#grammars = { ...this.#grammars, [box.game]: new Grammar(box.grammar) };
  }

  /** The box of a game that has been fetched. */
  of(game: string): BoxData {
    const found = this.#kept[game];
    if (!found) throw new Error(`the box of ${game} is needed first`);
    return found;
  }

  /** What is printed, in the form that the game gives it. */
  printed<Printed>(game: string): Printed {
    return this.of(game).printed as Printed;
  }

  /** The verbs of a game's moves; a game that has not been fetched has none. */
  grammar(game: string): Grammar {
    return this.#grammars[game] ?? NO_MOVES;
  }

  shelf(game: string): ShelfData | undefined {
    return this.#kept[game]?.shelf;
  }

  /** The details of messages that are ids, of which a game that has not been fetched has none. */
  things(game: string): readonly string[] {
    return this.#kept[game]?.things ?? [];
  }

  /** The details of messages that are numbers of seats. */
  seated(game: string): readonly string[] {
    return this.#kept[game]?.seated ?? [];
  }
}

async function fetched(name: string): Promise<BoxData> {
  const answer = await fetch(`/api/box/${name}`, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`no box ${name}`);
  return (await answer.json()) as BoxData;
}

export const boxes = new Boxes();
