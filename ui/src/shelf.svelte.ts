/** The games there are, in the order of the start page, and what each says of itself. */

import { api } from "./wire/api";
import { boxes } from "./wire/box.svelte";
import type { GameData, ShelfData } from "./wire/types";
import { words } from "./words.svelte";

class Shelf {
  games = $state.raw<readonly GameData[]>([]);
  #fetching: Promise<void> | null = null;

  /** Fetch the list, and the words that tell of all games, unless they are here already. */
  need(): Promise<void> {
    this.#fetching ??= this.#fetch().catch((error: unknown) => {
      this.#fetching = null;
      throw error;
    });
    return this.#fetching;
  }

  async #fetch(): Promise<void> {
    const [{ games }] = await Promise.all([api.games(), words.need("shelf")]);
    this.games = games;
  }

  /** The list, and the box of one game. */
  async needBox(game: string): Promise<void> {
    await this.need();
    const found = this.of(game);
    if (found) await boxes.need(game, found.box);
  }

  of(game: string): GameData | undefined {
    return this.games.find(({ name }) => name === game);
  }

  /** What a game says of itself, by its box or by the list, whichever is here. */
  facts(game: string): ShelfData | undefined {
    return boxes.shelf(game) ?? this.of(game)?.shelf;
  }

  /** The first game that can be learnt by playing. */
  get taught(): GameData | undefined {
    return this.games.find(({ shelf }) => shelf.taught);
  }
}

export const shelf = new Shelf();

/** The colour of a game, for its name and one line. */
export const accent = (game: string): string => `var(--accent-${shelf.facts(game)?.accent ?? "leaf"})`;
