/** Who sits where when a table is made, and what follows from it. */

import { prefs } from "../prefs.svelte";
import { route } from "../route.svelte";
import { shelf } from "../shelf.svelte";
import { api } from "../wire/api";
import { firstKey, keys } from "../wire/keys";
import type { BelongingsData, NewTable } from "../wire/types";
import { say } from "../words.svelte";

/** The levels that people are offered, from friendly to all they can. */
export const LEVELS = ["sprout", "sapling", "tree", "sequoia"];
export const USUAL = "sapling";

export interface Chair {
  /** `person` (at this screen), `open` (somebody with a link) or the level of a bot. */
  kind: string;
  name: string;
}

export function usualChairs(game: string): Chair[] {
  const bots = Array.from({ length: shelf.facts(game)?.bots ?? 1 }, () => ({ kind: USUAL, name: "" }));
  return [{ kind: "person", name: ownName() }, ...bots];
}

export function ownName(): string {
  return prefs.name || say("screen-guest");
}

/** Keep the keys of a table that was made, and go there. */
export function enter(made: BelongingsData, names: Record<string, string> = {}, page = ""): void {
  keys.take(made, names);
  route.go(`/table/${made.table}${page}#${firstKey(made)}`);
}

/** Make a table and go there. Each person at this screen may have a name. */
export async function openTable(
  game: string,
  chairs: readonly Chair[],
  more: Pick<NewTable, "options" | "seed" | "clock"> = {},
): Promise<void> {
  const people = chairs.flatMap((chair, seat) =>
    chair.kind === "person" ? [{ seat, name: chair.name }] : [],
  );
  const name = people[0]?.name || ownName();
  const made = await api.create({ game, chairs: chairs.map((chair) => chair.kind), name, ...more });
  const names = Object.fromEntries(people.slice(1).map(({ seat, name: called }) => [seat, called]));
  enter(made, names);
}
