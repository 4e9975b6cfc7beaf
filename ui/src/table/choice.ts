/** What somebody has chosen but not done yet, kept for the case that the page is loaded anew. */

const KEPT = "hain-choice";

interface Choice {
  table: string;
  seat: number;
  seq: number;
  move: string;
}

export const choice = {
  keep(chosen: Choice): void {
    sessionStorage.setItem(KEPT, JSON.stringify(chosen));
  },

  drop(): void {
    sessionStorage.removeItem(KEPT);
  },

  /** The move that was chosen at this seat in the same position. */
  of(table: string, seat: number, seq: number): string {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as Partial<Choice>;
      return kept.table === table && kept.seat === seat && kept.seq === seq ? (kept.move ?? "") : "";
    } catch {
      return "";
    }
  },
};
