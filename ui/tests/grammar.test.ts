import { beforeAll, expect, test } from "vitest";
import { byKey, Grammar } from "../src/grammar";
import { boxes } from "../src/wire/box.svelte";
import { keepBoxes } from "./boxes";

beforeAll(() => {
  keepBoxes();
});

const glade = (): Grammar => boxes.grammar("glade");

test("a move is a verb of one or more words, and the words of its arguments by name", () => {
  expect(glade().parts("flip enclosure 2 c4")).toEqual({
    verb: "flip enclosure",
    words: { owner: "2", space: "c4" },
    full: false,
  });
  expect(boxes.grammar("earth").parts("copy e282 e33")?.words).toEqual({ card: "e282", card_2: "e33" });
  expect(boxes.grammar("evergreen").parts("done")).toEqual({ verb: "done", words: {}, full: false });
  const garden = boxes.grammar("waldgaertner");
  expect(garden.parts("plant feige 1a")).toMatchObject({ full: false });
  expect(garden.parts("plant feige 1a small")).toMatchObject({ words: { how: "small" }, full: true });
});

test("what is no move is nothing", () => {
  for (const text of [
    "",
    " ",
    "dance",
    "flip",
    "place ham",
    "place ham z9",
    "place  d4",
    "done d4",
    "at 9 c4",
  ])
    expect(glade().parts(text), text).toBeNull();
  const earth = boxes.grammar("earth");
  for (const count of ["", "-1", "01", "1.0", "1e3", "٣", "32768", "9".repeat(500), "constructor"])
    expect(earth.parts(`amount ${count}`), count).toBeNull();
  expect(earth.parts("amount 32767")?.words).toEqual({ count: "32767" });
  expect(boxes.grammar("chess").parts("done")).toBeNull();
});

test("a move names things as its seat calls them", () => {
  expect(glade().keys("place ham d4", 0)).toEqual(["tile:ham", "space:d4"]);
  expect(glade().keys("at 1 d4", 0)).toEqual(["space:1/d4"]);
  expect(glade().keys("at 1 d4", 1)).toEqual(["space:d4"]);
  expect(glade().keys("at 1 d4", null)).toEqual(["space:1/d4"]);
  expect(glade().keys("dance", 0)).toEqual([]);
  const garden = boxes.grammar("waldgaertner");
  expect([garden.keys("visit 5", 0), garden.keys("visit 6", 0)]).toEqual([["stack:5"], []]);
  expect(garden.keys("search market", 0)).toEqual(["market"]);
});

test("of two things with the same word moves name the first", () => {
  expect(glade().plain("tile:ham/2")).toBe("tile:ham");
  for (const key of ["tile:ham", "tile:xyz/2", "space:1/d4", "deck"]) expect(glade().plain(key)).toBe(key);
});

test("moves are found by what they name, the first of several", () => {
  const moves = byKey(glade(), ["place ham d4", "place ham d5", "done"], 0);
  expect([...moves]).toEqual([
    ["tile:ham", "place ham d4"],
    ["space:d4", "place ham d4"],
    ["space:d5", "place ham d5"],
  ]);
});
