/** What the owl says while somebody learns Evergreen, and when. */

import { cardParts, piecesOf, printed, roundsOf, seen, spaceOf, verbOf } from "./planet";
import { seatName } from "../../names";
import type { EventData, EvergreenSeatView, EvergreenView, TableData } from "../../wire/types";
import type { Course, Lesson } from "../../learn/lessons";
import type { Details } from "../../words.svelte";

/** All that a lesson may look at. */
export interface Scene {
  data: TableData;
  view: EvergreenView;
  own: EvergreenSeatView;
  /** All that has happened, oldest first. */
  events: readonly EventData[];
  /** What may be done now. */
  moves: readonly string[];
}

export function sceneOf(data: TableData, events: readonly EventData[], moves: readonly string[]): Scene {
  const view = seen(data);
  return { data, view, own: view.seats[data.seat ?? 0]!, events, moves };
}

const drafting = ({ view }: Scene): boolean => view.phase === "draft";
const acting = ({ view }: Scene): boolean => view.phase === "act";
const ours = ({ moves }: Scene): boolean => moves.length > 0;
const spring = ({ view }: Scene, from: number, to = 9): boolean =>
  view.season === "spring" && view.round >= from && view.round <= to;
const starts = ({ view }: Scene, season: string): boolean =>
  view.phase !== "over" && view.season === season && view.round === 1;

/** How many pieces stand on the own planet, all of them or those of some kinds. */
function count({ own }: Scene, ...kinds: string[]): number {
  const all = [...piecesOf(own.planet).values()];
  return kinds.length ? all.filter((kind) => kinds.includes(kind)).length : all.length;
}

const trees = (scene: Scene): number => count(scene, "small_tree", "big_tree");

/** Whether a kind of card lies open, or is the one of this round. */
function meets({ view, own }: Scene, fits: (card: string) => boolean): boolean {
  if (view.phase === "draft") return view.pool.some(fits);
  const card = own.cards.at(-1);
  return view.phase === "act" && card !== undefined && fits(card);
}

/** Open cards of a kind, or the power of this round. */
const cardsLike = ({ view }: Scene, fits: (card: string) => boolean): readonly string[] =>
  view.phase === "draft"
    ? view.pool.filter(fits).map((card) => `.draft [data-move="draft ${card}"]`)
    : [".powers .current"];

const hasPower = (power: string) => (card: string) => cardParts(card).power === power;
const isWild = (card: string): boolean => cardParts(card).biome === "wild";

/** The card that stayed behind last, unless it had no icon. */
const leftOver = ({ events }: Scene): EventData | undefined =>
  events.findLast(({ kind }) => kind === "left_over" || kind === "discarded");

/** The spaces of the biome of this round. */
function area({ own }: Scene): readonly string[] {
  const biome = cardParts(own.cards.at(-1) ?? "").biome;
  return printed().map.flatMap((row, number) =>
    row.flatMap((ground, column) =>
      ground === biome ? [`.globe [data-space="${String.fromCharCode(97 + column)}${number + 1}"]`] : [],
    ),
  );
}

const sum = (sheet: Record<string, number>, start: string): number =>
  Object.entries(sheet).reduce((all, [name, points]) => all + (name.startsWith(start) ? points : 0), 0);

const harvest = ({ own }: Scene): number => own.harvest.reduce((all, { points }) => all + points, 0);

/** What a season has brought. */
const brought =
  (season: string) =>
  (scene: Scene): Details => ({
    light: scene.own.sheet[`light_${season}`] ?? 0,
    forest: scene.own.sheet[`forest_${season}`] ?? 0,
    harvest: harvest(scene),
    side: scene.view.sun,
  });

const SUN = [".globe .sky", ".globe .ray"];

export const LESSONS: readonly Lesson<Scene>[] = [
  { id: "welcome", when: (scene) => spring(scene, 1, 1) && drafting(scene) },
  {
    id: "cards",
    when: (scene) => spring(scene, 1, 1) && drafting(scene) && ours(scene),
    point: () => [".draft li button"],
  },
  {
    id: "left",
    when: (scene) => spring(scene, 1, 1) && drafting(scene) && ours(scene),
    details: ({ data }) => ({ other: seatName(data.chairs, data.seat === 0 ? 1 : 0) }),
    point: () => [".draft li small"],
  },
  {
    id: "draft",
    when: (scene) => spring(scene, 1, 1) && drafting(scene) && ours(scene),
    until: ({ own }) => own.cards.length > 0,
    point: ({ view }) =>
      view.pool.filter(hasPower("sprout")).map((card) => `.draft [data-move="draft ${card}"]`),
  },
  {
    id: "stayed",
    when: (scene) => spring(scene, 1, 1) && acting(scene) && leftOver(scene)?.kind === "left_over",
    details: (scene) => leftOver(scene)?.details ?? {},
    point: () => [".fertility .fresh"],
  },
  {
    id: "plant",
    when: (scene) => spring(scene, 1, 1) && acting(scene) && scene.own.action_part === "open",
    until: (scene) => count(scene) > 0,
    details: ({ own }) => ({ biome: cardParts(own.cards.at(-1) ?? "").biome }),
    point: area,
    together: true,
  },
  {
    id: "more",
    when: (scene) => spring(scene, 1, 1) && acting(scene) && scene.own.action_part === "in_progress",
    until: ({ own }) => own.action_part === "over",
  },
  {
    id: "power",
    when: (scene) =>
      spring(scene, 1) &&
      acting(scene) &&
      ours(scene) &&
      scene.own.action_part === "over" &&
      scene.own.power_part === "open",
    until: ({ own }) => own.power_part !== "open",
    details: ({ own }) => ({ power: own.power ?? "" }),
    point: () => [".powers .current"],
  },
  {
    id: "flag",
    when: (scene) => spring(scene, 1) && drafting(scene) && ours(scene) && scene.view.token !== null,
    point: () => [".draft .token"],
  },
  {
    id: "lake",
    when: (scene) => spring(scene, 2) && ours(scene) && meets(scene, hasPower("lake")),
    point: (scene) => cardsLike(scene, hasPower("lake")),
  },
  {
    id: "grow",
    when: (scene) => spring(scene, 2) && acting(scene) && scene.moves.some((move) => verbOf(move) === "grow"),
    until: (scene) => trees(scene) > 0,
  },
  {
    id: "light",
    when: (scene) => spring(scene, 1) && trees(scene) > 0,
    details: ({ view }) => ({ side: view.sun }),
    point: () => SUN,
    together: true,
  },
  {
    id: "shade",
    when: (scene) => spring(scene, 1) && trees(scene) > 0 && scene.moves.some(spaceOf),
    point: () => [".globe .ray"],
    together: true,
  },
  {
    id: "forest",
    when: (scene) => spring(scene, 1) && scene.own.forest.points > 1,
    point: () => [".globe .roots"],
  },
  {
    id: "bush",
    when: (scene) => spring(scene, 2) && ours(scene) && meets(scene, hasPower("bush")),
    point: (scene) => cardsLike(scene, hasPower("bush")),
  },
  {
    id: "wild",
    when: (scene) => spring(scene, 1) && ours(scene) && drafting(scene) && meets(scene, isWild),
    point: (scene) => cardsLike(scene, isWild),
  },
  {
    id: "last",
    when: (scene) => spring(scene, roundsOf("spring")) && drafting(scene),
    details: ({ own }) => ({ light: own.light.points, forest: own.forest.points }),
  },
  { id: "summer", when: (scene) => starts(scene, "summer"), details: brought("spring") },
  {
    id: "turned",
    when: (scene) => starts(scene, "summer"),
    details: brought("spring"),
    point: () => SUN,
    together: true,
  },
  { id: "alone", when: (scene) => starts(scene, "summer") },
  {
    id: "autumn",
    when: (scene) => starts(scene, "autumn"),
    details: brought("summer"),
    point: () => [".fertility ul"],
  },
  {
    id: "winter",
    when: (scene) => starts(scene, "winter"),
    details: brought("autumn"),
    point: () => [".fertility ul"],
  },
  {
    id: "end",
    when: ({ view }) => view.phase === "over",
    details: ({ own }) => ({
      points: own.score,
      light: sum(own.sheet, "light_"),
      forest: sum(own.sheet, "forest_"),
      harvest: sum(own.sheet, "biome_"),
    }),
  },
];

export const course: Course<Scene> = {
  deal: { chairs: ["person", "sprout"], seed: "3671", options: { sun: "e" } },
  lessons: LESSONS,
  guided: "summer",
  sceneOf,
};
