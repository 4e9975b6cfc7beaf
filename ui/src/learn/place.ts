/** Where somebody who learns a game stands: at which table, and what the owl has said there. Kept in this browser. */

const KEPT = "hain-learn";

export interface Place {
  table: string;
  /** The key to the own seat. */
  key: string;
  /** Lessons that are over. */
  heard: string[];
  folded: boolean;
  /** Whether the person wants no more of it. */
  hushed: boolean;
}

function read(): Record<string, Place> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Place>;
  } catch {
    return {};
  }
}

/** Where somebody stands in a game, or null before the first lesson. */
export function placeIn(game: string): Place | null {
  return read()[game] ?? null;
}

/** Where somebody stands at a table, or null if nothing is taught there. */
export function placeAt(table: string): Place | null {
  return Object.values(read()).find((place) => place.table === table) ?? null;
}

export function keepPlace(game: string, place: Place): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...read(), [game]: place }));
}
