/** What a move would change, as far as every game's view tells it. */

import type { Effect } from "../games";
import type { PreviewData, TableData } from "../wire/types";
import { say } from "../words.svelte";
import { sheets } from "./sitting.svelte";

const MOST = 4;

/** The categories of the own score sheet that change, and the total if several do. */
export function changes(data: TableData, preview: PreviewData | null): Effect[] {
  if (!preview?.view || data.seat === null) return [];
  const before = sheets(data.view)[data.seat];
  const after = sheets(preview.view)[data.seat];
  if (!before || !after) return [];
  const found: Effect[] = [];
  for (const [name, to] of Object.entries(after.sheet)) {
    const from = before.sheet[name] ?? 0;
    if (from !== to) found.push({ icon: "chart", label: say(`${data.game}-category-${name}`), from, to });
  }
  const total: Effect = { icon: "chart", label: say("screen-total"), from: before.score, to: after.score };
  return found.length > 1 ? [total, ...found.slice(0, MOST)] : found;
}
