import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { course, LESSONS, sceneOf, type Scene } from "../src/games/evergreen/lessons";
import { fits, nextLesson } from "../src/learn/lessons";
import { keepPlace, placeAt, placeIn } from "../src/learn/place";
import type { EventData, EvergreenSeatView, EvergreenView, TableData } from "../src/wire/types";
import { keepBoxes } from "./boxes";

beforeAll(() => {
  keepBoxes();
});

const EMPTY = [". . . . . .", ". # . . # .", ". . . . . .", ". . . . . .", ". # . . # .", ". . . . . ."];

interface Wish {
  view?: Partial<EvergreenView>;
  own?: Partial<EvergreenSeatView>;
  moves?: string[];
  events?: EventData[];
}

/** The first draft of a game, or what is wished instead of it. */
function scene({ view = {}, own = {}, moves, events = [] }: Wish = {}): Scene {
  const seat = {
    score: 0,
    sheet: {},
    cards: [],
    action_part: "over",
    power_part: "over",
    power: null,
    planet: EMPTY,
    light: { points: 0, rays: [], shaded: [], shadows: {} },
    forest: { points: 0, spaces: [] },
    harvest: [],
    ...own,
  };
  const all = {
    season: "spring",
    round: 1,
    sun: "e",
    phase: "draft",
    pool: ["grassland-sprout", "snow-big_tree", "flowers-small_tree"],
    token: null,
    zone: [],
    seats: [seat, seat],
    ...view,
  };
  const data = { seat: 0, view: all, chairs: [{ name: "Ada" }, { name: "Ben" }] } as unknown as TableData;
  return sceneOf(data, events, moves ?? ["draft grassland-sprout"]);
}

const left: EventData = {
  seq: 3,
  kind: "left_over",
  seat: null,
  details: { card: "snow-big_tree", biome: "snow", fertility: 3 },
  things: [],
  ways: [],
};
const act = (own: Partial<EvergreenSeatView>, view: Partial<EvergreenView> = {}): Scene =>
  scene({
    view: { phase: "act", pool: [], ...view },
    own: { cards: ["grassland-sprout"], power: "sprout", action_part: "open", power_part: "open", ...own },
    moves: ["plant d3", "grow d4", "power", "pass"],
    events: [left],
  });

/** What is said one after the other while nothing changes on the table. */
function heardAt(now: Scene, heard: string[] = []): string[] {
  const said: string[] = [];
  for (let lesson; (lesson = nextLesson(course, now, [...heard, ...said]));) said.push(lesson.id);
  return said;
}

test("at the first draft the owl explains the cards, one thing at a time", () => {
  expect(heardAt(scene())).toEqual(["welcome", "cards", "left", "draft"]);
  expect(nextLesson(course, scene(), ["welcome"])?.point?.(scene())).toEqual([".draft li button"]);
});

test("nothing but the welcome is said while somebody else chooses", () => {
  expect(heardAt(scene({ moves: [] }))).toEqual(["welcome"]);
});

test("a lesson that waits is over when the thing is done", () => {
  const draft = LESSONS.find(({ id }) => id === "draft")!;
  expect(fits(draft, scene())).toBe(true);
  expect(fits(draft, scene({ own: { cards: ["grassland-sprout"] } }))).toBe(false);
});

test("the first action: what stayed behind, planting, more of it, the power", () => {
  expect(heardAt(act({}))).toEqual(["stayed", "plant"]);
  const planted = [...EMPTY.slice(0, 2), ". . . s . .", ...EMPTY.slice(3)];
  expect(heardAt(act({ planet: planted, action_part: "in_progress" }), ["stayed"])).toEqual(["more"]);
  expect(heardAt(act({ planet: planted, action_part: "over" }), ["stayed"])).toEqual(["power"]);
  expect(
    heardAt(act({ planet: planted, action_part: "over", power_part: "in_progress" }), ["stayed"]),
  ).toEqual([]);
});

test("planting points at the spaces of the biome of the card", () => {
  const plant = LESSONS.find(({ id }) => id === "plant")!;
  expect(plant.details?.(act({}))).toEqual({ biome: "grassland" });
  expect(plant.point?.(act({}))).toContain('.globe [data-space="d3"]');
  expect(plant.point?.(act({}))).toHaveLength(6);
});

test("what stayed behind is told with its numbers, a wild card is not worth a word", () => {
  const stayed = LESSONS.find(({ id }) => id === "stayed")!;
  expect(stayed.details?.(act({}))).toEqual(left.details);
  const wild = { ...scene({ view: { phase: "act" }, events: [{ ...left, kind: "discarded" }] }) };
  expect(stayed.when(wild)).toBe(false);
});

test("from the second round on things grow, then light and shade matter, then roots", () => {
  const second = { round: 2 };
  expect(heardAt(act({ cards: ["rock-small_tree"] }, second))).toEqual(["grow"]);
  const grown = [...EMPTY.slice(0, 3), "t T . . . .", ...EMPTY.slice(4)];
  const own = { cards: ["rock-small_tree"], planet: grown, forest: { points: 2, spaces: ["a4", "b4"] } };
  expect(heardAt(act(own, second))).toEqual(["light", "shade", "forest"]);
});

test("lake, bush, wild card and flag are explained when they first turn up", () => {
  const pool = ["snow-lake", "wild-bush", "rock-bud"];
  expect(heardAt(scene({ view: { round: 3, pool, token: "snow-lake" } }))).toEqual([
    "flag",
    "lake",
    "bush",
    "wild",
  ]);
});

test("the owl is back for the last round of spring, at each new season and at the end", () => {
  const own = {
    score: 40,
    sheet: { start: 1, light_spring: 5, forest_spring: 4, light_summer: 7, forest_summer: 6, biome_snow: 9 },
    harvest: [{ biome: "snow", big_trees: 3, points: 9 }],
  };
  expect(heardAt(scene({ view: { round: 5 } }))).toEqual(["last"]);
  expect(heardAt(scene({ view: { season: "summer" }, own }))).toEqual(["summer", "turned", "alone"]);
  expect(heardAt(scene({ view: { season: "summer", round: 2 }, own }))).toEqual([]);
  expect(heardAt(scene({ view: { season: "autumn" }, own }))).toEqual(["autumn"]);
  expect(heardAt(scene({ view: { season: "winter" }, own }))).toEqual(["winter"]);
  const end = scene({ view: { season: "winter", round: 2, phase: "over" }, own, moves: [] });
  expect(heardAt(end)).toEqual(["end"]);
  expect(nextLesson(course, end, [])?.details?.(end)).toEqual({
    points: 40,
    light: 12,
    forest: 10,
    harvest: 9,
  });
  const summer = scene({ view: { season: "summer" }, own });
  expect(nextLesson(course, summer, [])?.details?.(summer)).toMatchObject({ light: 5, forest: 4 });
});

test("every lesson has a title and words in three languages", () => {
  for (const language of ["en", "de", "fr"]) {
    const text = readFileSync(`../src/hain/locales/${language}/evergreen-learn.ftl`, "utf-8");
    for (const { id } of LESSONS)
      for (const key of [`evergreen-learn-${id}-title`, `evergreen-learn-${id}`])
        expect(text, key).toContain(`\n${key} = `);
    // words between stars: every star has its partner
    for (const line of text.split("\n"))
      if (!line.startsWith("#")) expect(line.split("*").length % 2, line).toBe(1);
  }
});

beforeEach(() => localStorage.clear());

test("the place where one was is kept for its table only", () => {
  expect(placeIn("evergreen")).toBeNull();
  const place = { table: "t1", key: "0.k", heard: ["welcome"], folded: true, hushed: false };
  keepPlace("evergreen", place);
  expect(placeIn("evergreen")).toEqual(place);
  expect(placeAt("t1")).toEqual(place);
  expect(placeAt("t2")).toBeNull();
});
