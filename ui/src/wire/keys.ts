/** The keys to seats that this browser holds: those of its own seats, and invitations that may be given to others. */

import { api } from "./api";
import type { BelongingsData } from "./types";

const KEPT = "hain-keys";
const MOST = 60; // tables of which the keys are kept

export interface Kept {
  /** By seat, those that are ours. */
  own: Record<string, string>;
  /** By seat the invitations to open chairs, and `onlooker`, to be sent to others. */
  others: Record<string, string>;
  /** By seat, what people who share this screen are called. */
  names?: Record<string, string>;
}

type Ring = Record<string, Kept>;

function read(): Ring {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Ring;
  } catch {
    return {};
  }
}

/** The table that was touched last stands last. */
function write(table: string, kept: Kept): void {
  const ring = read();
  delete ring[table];
  ring[table] = kept;
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(Object.entries(ring).slice(-MOST))));
}

export const keys = {
  of: (table: string): Kept => read()[table] ?? { own: {}, others: {} },

  /** Add keys to our own seats. */
  keep(table: string, own: Record<string, string>): void {
    const before = keys.of(table);
    write(table, { ...before, own: { ...before.own, ...own } });
  },

  /** Keep what the server says is ours; an invitation from before may not count any more. */
  take(made: BelongingsData, names: Record<string, string> = {}): void {
    const before = keys.of(made.table);
    const own = { ...before.own };
    const others = before.others["onlooker"] ? { onlooker: before.others["onlooker"] } : {};
    for (const [place, key] of Object.entries(made.links))
      (made.seats.includes(Number(place)) ? own : (others as Record<string, string>))[place] = key;
    const called = { ...before.names, ...names };
    write(made.table, { own, others, ...(Object.keys(called).length ? { names: called } : {}) });
  },

  /** Forget a key that opens nothing any more. */
  drop(table: string, key: string): void {
    const before = keys.of(table);
    const own = Object.fromEntries(Object.entries(before.own).filter(([, each]) => each !== key));
    write(table, { ...before, own });
  },

  /** Forget all keys of a table that is no more. */
  forget(table: string): void {
    const ring = read();
    delete ring[table];
    localStorage.setItem(KEPT, JSON.stringify(ring));
  },

  /** Ask the server what is ours at a table, as whom it knows us or by a key that we have. */
  async fetch(table: string, key = ""): Promise<BelongingsData> {
    const made = await api.keys(table, key);
    if (Object.keys(made.links).length) keys.take(made);
    return made;
  },
};

/** The key to the first of one's seats, or that of an onlooker. */
export function firstKey(made: BelongingsData): string {
  return made.links[made.seats[0] ?? "onlooker"] ?? "";
}

/** The seat that a key opens, or null for one that opens none. */
export function seatOf(key: string): number | null {
  return numberIn(/^(\d+)\./, key);
}

/** The seat to which a key invites, or null for any other. */
export function invitedTo(key: string): number | null {
  return numberIn(/^invite-(\d+)\./, key);
}

function numberIn(form: RegExp, key: string): number | null {
  const found = form.exec(key);
  return found ? Number(found[1]) : null;
}

export function linkOf(table: string, key: string): string {
  return `${location.origin}/table/${table}#${key}`;
}
