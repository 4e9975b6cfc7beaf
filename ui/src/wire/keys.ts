/** The keys to seats that this browser holds: its own seats, and those that may be given to others. */

const KEPT = "hain-keys";
const MOST = 60; // tables of which the keys are kept

export interface Kept {
  /** By seat, those that are ours. */
  own: Record<string, string>;
  /** By seat, those of open chairs and `onlooker`, to be sent to others. */
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

export const keys = {
  of: (table: string): Kept => read()[table] ?? { own: {}, others: {} },

  keep(table: string, kept: Kept): void {
    const ring = read();
    const before = ring[table];
    delete ring[table];
    const names = { ...before?.names, ...kept.names };
    ring[table] = {
      own: { ...before?.own, ...kept.own },
      others: { ...before?.others, ...kept.others },
      ...(Object.keys(names).length ? { names } : {}),
    };
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(Object.entries(ring).slice(-MOST))));
  },
};

/** The seat that a key names, or null for one of an onlooker. */
export function seatOf(key: string): number | null {
  const place = key.split(".")[0] ?? "";
  return /^\d+$/.test(place) ? Number(place) : null;
}

export function linkOf(table: string, key: string): string {
  return `${location.origin}/table/${table}#${key}`;
}
