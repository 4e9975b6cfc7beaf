/** How the points of a game went, which each message of the table continues. */

import type { CourseData, TableData } from "./types";

/** The course up to a message, from the one before it; null if something is missing in between, or was taken back. */
export function continued(course: CourseData, message: Pick<TableData, "went" | "made">): CourseData | null {
  const totals = [...course.totals];
  const movers = [...course.movers];
  for (const { count, mover, totals: now } of message.went) {
    if (mover === null || count > totals.length) return null;
    if (count < totals.length) continue; // which was in the course already
    totals.push(now);
    movers.push(mover);
  }
  return movers.length === message.made ? { totals, movers } : null;
}
