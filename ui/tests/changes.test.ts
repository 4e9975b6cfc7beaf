import { beforeAll, expect, test } from "vitest";
import { changes } from "../src/table/changes";
import type { PreviewData, StrideData, TableData } from "../src/wire/types";
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

function preview(points: StrideData["points"], closing: StrideData["points"] = null): PreviewData {
  const stride = (move: string, gain: StrideData["points"]): StrideData => {
    return { move, reveals: gain === null, points: gain, events: [] };
  };
  return {
    seq: 1,
    reveals: points === null,
    view: null,
    places: {},
    strides: [stride("place", points)],
    closing: closing && stride("done", closing),
  };
}

test("one category that changes is told alone", () => {
  expect(changes(DATA, preview({ glade: 1 }))).toEqual([
    { icon: "chart", label: "On the glade", from: 2, to: 3 },
  ]);
});

test("several categories come after the total", () => {
  const found = changes(DATA, preview({ glade: 1, store: 2 }));
  expect(found.map(({ label, from, to }) => [label, from, to])).toEqual([
    ["Total", 3, 6],
    ["On the glade", 2, 3],
    ["In store", 1, 3],
  ]);
});

test("nothing is told of a move that reveals something", () => {
  expect(changes(DATA, preview(null))).toEqual([]);
});

test("what is only prepared is told as if the turn were closed", () => {
  const found = changes(DATA, preview({}, { glade: -1, store: 2 }));
  expect(found.map(({ label, from, to }) => [label, from, to])).toEqual([
    ["Total", 3, 4],
    ["On the glade", 2, 1],
    ["In store", 1, 3],
  ]);
});
