import { beforeAll, expect, test } from "vitest";
import { changes } from "../src/table/changes";
import type { PreviewData, TableData } from "../src/wire/types";
import { words } from "../src/words.svelte";

beforeAll(() => {
  words.add(
    "en",
    "screen-total = Total\nglade-category-glade = On the glade\nglade-category-store = In store\n",
  );
});

function view(score: number, sheet: Record<string, number>): Record<string, unknown> {
  return { seats: [{ score, sheet }] };
}

const DATA = { game: "glade", seat: 0, view: view(3, { glade: 2, store: 1 }) } as unknown as TableData;

function preview(after: Record<string, unknown> | null): PreviewData {
  return { seq: 1, move: "done", reveals: after === null, view: after, events: [] };
}

test("one category that changes is told alone", () => {
  expect(changes(DATA, preview(view(4, { glade: 3, store: 1 })))).toEqual([
    { icon: "chart", label: "On the glade", from: 2, to: 3 },
  ]);
});

test("several categories come after the total", () => {
  const found = changes(DATA, preview(view(6, { glade: 3, store: 3 })));
  expect(found.map(({ label, from, to }) => [label, from, to])).toEqual([
    ["Total", 3, 6],
    ["On the glade", 2, 3],
    ["In store", 1, 3],
  ]);
});

test("nothing is told of a move that reveals something", () => {
  expect(changes(DATA, preview(null))).toEqual([]);
});
