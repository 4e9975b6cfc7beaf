/** What the moves that are tried would change on the own score sheet, as far as that can be known. */

import type { Effect } from "../games";
import type { PreviewData, TableData } from "../wire/types";
import { say } from "../words.svelte";
import { sheets } from "./sitting.svelte";

const MOST = 4;

/** The categories that change, and the total if several do; what is only prepared counts as if the turn were closed. */
export function changes(data: TableData, preview: PreviewData | null): Effect[] {
  const before = data.seat === null ? undefined : sheets(data.view)[data.seat];
  if (!preview || !before) return [];
  const gains = new Map<string, number>();
  for (const stride of [...preview.strides, preview.closing])
    for (const [name, points] of Object.entries(stride?.points ?? {}))
      gains.set(name, (gains.get(name) ?? 0) + points);
  const found: Effect[] = [];
  let to = before.score;
  for (const [name, points] of gains) {
    to += points;
    const from = before.sheet[name] ?? 0;
    if (points)
      found.push({ icon: "chart", label: say(`${data.game}-category-${name}`), from, to: from + points });
  }
  const total: Effect = { icon: "chart", label: say("screen-total"), from: before.score, to };
  return found.length > 1 ? [total, ...found.slice(0, MOST)] : found;
}
