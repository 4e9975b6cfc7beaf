/** What the server refuses, and what went wrong on the way to it. */

import type { RefusalData } from "./types";
import { say } from "../words.svelte";

export class Refusal extends Error {
  readonly code: string;
  readonly rule: string;

  constructor(data: Pick<RefusalData, "code" | "rule" | "sentence">) {
    super(data.sentence);
    this.code = data.code;
    this.rule = data.rule;
  }
}

/** The code of a refusal because a game cannot go on. */
export const STOPPED = "table-stopped";
/** The code of a refusal because the server does not understand this page any more. */
export const NOT_UNDERSTOOD = "server-message";
/** The code of a refusal because the table is not as it was seen any more. */
export const CHANGED = "table-changed";
/** Those because there is no such table, or not any more. */
export const GONE: readonly string[] = ["table-unknown", "table-deleted"];

/** What went wrong, for people: the server has said it, or it could not be reached. */
export const troubleWords = (error: unknown): string =>
  error instanceof Refusal ? error.message : say("screen-unreached");
