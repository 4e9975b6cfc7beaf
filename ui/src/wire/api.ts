/** Requests to the server. Whatever it refuses is thrown as a sentence for people. */

import type { Challenge, Fork, NewRecord, NewTable, RefusalData, Rematch, Sit, TableData } from "./types";
import { words } from "../words.svelte";

export class Refusal extends Error {
  readonly code: string;
  readonly rule: string;

  constructor(data: RefusalData) {
    super(data.sentence);
    this.code = data.code;
    this.rule = data.rule;
  }
}

export interface Made {
  table: string;
  seats: number[];
  links: Record<string, string>;
}

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

export const api = {
  create: (wish: NewTable) => ask<Made>("POST", "tables", "", wish),
  look: (table: string, key: string) => ask<TableData>("GET", `tables/${table}`, key),
  sit: (table: string, key: string, wish: Sit) =>
    ask<{ seq: number }>("POST", `tables/${table}/sit`, key, wish),
  rematch: (table: string, key: string, wish: Rematch) =>
    ask<Made>("POST", `tables/${table}/rematch`, key, wish),
  fork: (table: string, key: string, wish: Fork) => ask<Made>("POST", `tables/${table}/fork`, key, wish),
  challenge: (table: string, key: string, wish: Challenge) =>
    ask<Made>("POST", `tables/${table}/challenge`, key, wish),
  bring: (wish: NewRecord) => ask<Made>("POST", "records", "", wish),
};
