/** The card that nobody took in this round. The server tells of it once, as an event; here it is kept until the next deal,
 * so that the fertility it changed stays marked. */

import type { TableData } from "../../wire/types";
import { iconOf, seen } from "./planet";

export interface Stayed {
  card: string;
  biome: string;
  change: number;
}

const kept = new Map<string, Stayed>();

export function stayedBehind(data: TableData): Stayed | null {
  const view = seen(data);
  const round = `${data.table} ${view.season} ${view.round}`;
  let found: Stayed | null = null;
  for (const { kind, details } of data.events) {
    if (kind === "dealt") found = null;
    if (kind !== "left_over") continue;
    const card = String(details["card"]);
    const biome = String(details["biome"]);
    const icon = iconOf(card);
    found = { card, biome, change: icon < 0 ? -lost(data, biome) : icon };
  }
  if (found) kept.set(round, found);
  return view.phase === "act" ? (kept.get(round) ?? null) : null;
}

/** The flowers on the card that the skull on top of a stack has turned over. */
function lost(data: TableData, biome: string): number {
  const view = seen(data);
  const below = view.zone.find((stack) => stack.biome === biome)?.cards.at(-2);
  return below && !below.face_up ? Math.max(0, iconOf(below.card)) : 0;
}
