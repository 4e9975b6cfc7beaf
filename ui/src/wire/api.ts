/** Requests to the server. Whatever it refuses is thrown as a sentence for people. */

import type {
  BelongingsData,
  Challenge,
  CourseData,
  DailyData,
  ExampleData,
  Fork,
  GamesData,
  MomentsData,
  NewRecord,
  NewTable,
  RefusalData,
  Rematch,
  RemovedData,
  RuleChapter,
  Sit,
  TableData,
  TableSummary,
  TextData,
} from "./types";
import { words } from "../words.svelte";
import { Refusal } from "./refusal";

async function ask<T>(method: string, path: string, key = "", body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": words.language };
  if (key) headers["x-hain-key"] = key;
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(`/api/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const data: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(data as RefusalData);
  return data as T;
}

let turn: Promise<unknown> = Promise.resolve();

/** Requests that tell who we are go one after the other: a browser that is new gets its identity with the first answer,
 * and two at once would make two persons of it. */
function inTurn<T>(request: () => Promise<T>): Promise<T> {
  const mine = turn.then(request, request);
  turn = mine.catch(() => {});
  return mine;
}

/** Which eyes look at a past moment: one's own, those of a seat, or all at once. */
export type Eyes = "own" | "open" | number;

function looking(eyes: Eyes): string {
  if (eyes === "own") return "";
  return eyes === "open" ? "open=1" : `eyes=${eyes}`;
}

export const api = {
  games: () => ask<GamesData>("GET", "games"),
  tables: () => inTurn(() => ask<TableSummary[]>("GET", "tables")),
  daily: (game: string) => ask<DailyData>("GET", `daily/${game}`),
  rules: (game: string) => ask<RuleChapter[]>("GET", `rules/${game}`),
  examples: (game: string) => ask<ExampleData[]>("GET", `examples/${game}`),
  create: (wish: NewTable) => inTurn(() => ask<BelongingsData>("POST", "tables", "", wish)),
  bring: (wish: NewRecord) => inTurn(() => ask<BelongingsData>("POST", "records", "", wish)),
  remove: (table: string) => inTurn(() => ask<RemovedData>("DELETE", `tables/${table}`)),
  look: (table: string, key: string) => ask<TableData>("GET", `tables/${table}`, key),
  sit: (table: string, key: string, wish: Sit) =>
    inTurn(() => ask<BelongingsData>("POST", `tables/${table}/sit`, key, wish)),
  keys: (table: string, key: string) => inTurn(() => ask<BelongingsData>("GET", `tables/${table}/keys`, key)),
  rematch: (table: string, key: string, wish: Rematch) =>
    inTurn(() => ask<BelongingsData>("POST", `tables/${table}/rematch`, key, wish)),
  fork: (table: string, key: string, wish: Fork) =>
    inTurn(() => ask<BelongingsData>("POST", `tables/${table}/fork`, key, wish)),
  challenge: (table: string, key: string, wish: Challenge) =>
    inTurn(() => ask<BelongingsData>("POST", `tables/${table}/challenge`, key, wish)),
  text: (table: string, key: string, index?: number, eyes: Eyes = "own") => {
    const past = index === undefined ? "" : `&index=${index}`;
    const whose = typeof eyes === "number" ? `&eyes=${eyes}` : "";
    return ask<TextData>("GET", `tables/${table}/text?lang=${words.language}${past}${whose}`, key);
  },
  course: (table: string, key: string) => ask<CourseData>("GET", `tables/${table}/course`, key),
  moments: (table: string, key: string) => ask<MomentsData>("GET", `tables/${table}/moments`, key),
  moment: (table: string, key: string, index: number, eyes: Eyes) =>
    ask<TableData>("GET", `tables/${table}/moments/${index}?${looking(eyes)}`, key),
  record: async (table: string, key: string): Promise<string> => {
    const answer = await fetch(`/api/tables/${table}/record`, {
      headers: { "x-hain-key": key, "accept-language": words.language },
    });
    if (!answer.ok) throw new Refusal((await answer.json()) as RefusalData);
    return answer.text();
  },
};
