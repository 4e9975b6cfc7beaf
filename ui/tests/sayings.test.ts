/** Whatever random games of every mode bring is said by the browser's own words, in all languages. */

import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { SCREENS } from "../src/games";
import {
  eventWords,
  moveGroup,
  moveWords,
  optionName,
  optionValue,
  outcomeWords,
  questionWords,
  storyWords,
} from "../src/names";
import { boxes } from "../src/wire/box.svelte";
import type { BoxData, EventData, GameData, Question, TableData } from "../src/wire/types";
import { LANGUAGES, words, type Language } from "../src/words.svelte";

interface Sayings {
  words: Record<Language, string[]>;
  levels: string[];
  phrases: string[];
  stories: string[];
  games: {
    name: string;
    box: BoxData;
    options: Record<string, (string | number)[]>;
    categories: string[];
    moves: string[];
    events: EventData[];
    questions: Question[];
    outcomes: Question[];
    moments: { seat: number; view: Record<string, unknown>; moves: string[]; question: Question }[];
  }[];
}

const LARGE = 64 * 1024 * 1024;
const GAMES = ["earth", "evergreen", "glade", "waldgaertner"];
const chairs = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"].map((name) => ({
  name,
  bot: "",
  person: true,
  resigned: false,
  maker: false,
  moved: false,
}));

let all: Sayings;
const said: Record<string, Set<string>> = { en: new Set(), de: new Set(), fr: new Set() };
vi.spyOn(console, "error").mockImplementation(() => {}); // problems are counted below

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  const python = process.env["HAIN_PYTHON"] ?? "python3";
  const text = execFileSync(python, ["-m", "tests.sayings"], { cwd: "..", maxBuffer: LARGE });
  all = JSON.parse(String(text)) as Sayings;
  for (const { box } of all.games) boxes.keep(box);
  for (const language of LANGUAGES) for (const part of all.words[language]) words.add(language, part);
  for (const way of ["say", "sayWhole"] as const) {
    const plain = words[way].bind(words) as typeof words.say;
    vi.spyOn(words, way).mockImplementation((key, details, game) => {
      said[words.language]?.add(key);
      return plain(key, details, game);
    });
  }
}, 300_000);

afterAll(() => vi.restoreAllMocks());

/** Details that a sentence shows although they are neither names, nor numbers, nor places on a board; a copy of what is
 * named is not shown by that. */
function rawDetails(game: string, text: string, details: Record<string, unknown>): string[] {
  const isNamed = ([kind]: [string, unknown]) =>
    boxes.things(game).includes(kind.replace(/s$|_2$/, "")) || kind === "marker";
  const listed = (entries: [string, unknown][]) => entries.flatMap(([, value]) => [value].flat().map(String));
  const all = Object.entries(details);
  const named = listed(all.filter(isNamed));
  return listed(all.filter((each) => !isNamed(each))).filter(
    (value) => /[a-z]{2}/i.test(value) && text.includes(value) && !named.includes(value),
  );
}

function dataOf(game: string, moment: Sayings["games"][number]["moments"][number]): TableData {
  return {
    type: "table",
    places: {},
    story: [],
    made: 0,
    went: [],
    table: "t",
    game,
    box: "",
    seq: 1,
    events: [],
    chairs,
    clock: { kind: "none", left: [], running: [] },
    over: false,
    outcome: null,
    asked: null,
    may_take_back: false,
    known_deal: false,
    ...moment,
  };
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => {
    words.language = language;
  });

  test.each(GAMES)("%s says all that happens, is asked and can be done", async (name) => {
    const game = all.games.find((each) => each.name === name)!;
    const before = words.problems.length;
    const raw: string[] = [];
    for (const move of game.moves) {
      const text = moveWords(name, move, chairs);
      if (text === move && /\s/.test(move)) raw.push(move);
      moveGroup(name, move);
      eventWords(name, { kind: "took_back", seat: 0, details: { move } }, { chairs });
    }
    for (const event of game.events)
      raw.push(...rawDetails(name, eventWords(name, event, { chairs }), event.details));
    for (const question of game.questions)
      for (const drawn of [true, false])
        raw.push(...rawDetails(name, questionWords(name, question, drawn), question.details));
    for (const outcome of game.outcomes)
      raw.push(...rawDetails(name, outcomeWords(name, outcome), outcome.details));
    for (const category of game.categories) words.say(`${name}-category-${category}`);
    for (const [option, values] of Object.entries(game.options)) {
      const data = { name } as GameData;
      optionName(data, option);
      for (const value of values) optionValue(data, option, value);
    }
    const screen = await SCREENS[name]?.();
    for (const moment of screen ? game.moments : []) {
      const data = dataOf(name, moment);
      screen!.moment(data);
      for (const move of moment.moves) screen!.label(move, data);
    }
    expect(words.problems.slice(before)).toEqual([]);
    expect(raw).toEqual([]);
  });

  test("people are told what others do besides moving", () => {
    const before = words.problems.length;
    eventWords("earth", { kind: "taken_back", seat: 0, details: {} }, { chairs });
    for (const kind of all.stories.filter((each) => each !== "say"))
      storyWords({ seq: 1, kind, seat: 0, text: "" }, chairs, []);
    for (const text of all.phrases) storyWords({ seq: 1, kind: "say", seat: 0, text }, chairs, []);
    for (const level of all.levels) for (const end of ["", "-why"]) words.say(`screen-level-${level}${end}`);
    expect(words.problems.slice(before)).toEqual([]);
  });

  test("no sentence of the games was left out", () => {
    const kinds = `(${GAMES.join("|")})-(event|ask|drawn|move|option|value|outcome)-|screen-(gain|part|how|verb|story|phrase|level)-`;
    const known = all.words[language].join("\n").match(new RegExp(`^(${kinds})[\\w-]+`, "gm")) ?? [];
    expect(known.length).toBeGreaterThan(300);
    expect([...known].filter((key) => !said[language]?.has(key))).toEqual([]);
  });
});
