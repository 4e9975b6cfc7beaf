import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/wire/refusal";
import { Seat } from "../src/wire/seat.svelte";
import type { TableData, WentData } from "../src/wire/types";

/** A line to a server that says what the test tells it to say. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];

  readyState = 0;
  said: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** It opens, and tells of a table. */
  begin(table: Partial<TableData> = {}): void {
    this.readyState = 1;
    this.onopen();
    this.tell(table);
  }

  tell(table: Partial<TableData> = {}): void {
    this.hear({
      type: "table",
      seq: 5,
      seat: 0,
      moves: ["plant a1", "done"],
      events: [],
      story: [],
      went: [],
      made: 3,
      ...table,
    });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
    vi.runOnlyPendingTimers();
  }

  /** All but the greeting. */
  get wanted(): Record<string, unknown>[] {
    return this.said.filter((message) => !("key" in message));
  }
}

const went = (seq: number, mover: number): WentData => ({ seq, mover, count: 4, totals: [0, 0] });

function seated(table: Partial<TableData> = {}): [Seat, Line] {
  const seat = new Seat("table", "0.key");
  last().begin(table);
  return [seat, last()];
}

const last = (): Line => Line.all.at(-1)!;

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("answers find their questions in any order", async () => {
  const [seat, line] = seated();
  const why = seat.ask("why", { seq: 5, thing: "space:a1" });
  const course = seat.ask("course", {});
  expect(line.wanted).toEqual([
    { id: 1, ask: { type: "why", seq: 5, thing: "space:a1" } },
    { id: 2, ask: { type: "course" } },
  ]);
  line.hear({ type: "answer", id: 2, answer: { totals: [], movers: [] } });
  line.hear({ type: "refused", id: 1, code: "table-changed", rule: "", sentence: "It has changed." });
  expect(await course).toEqual({ totals: [], movers: [] });
  await expect(why).rejects.toThrow("It has changed.");
  await expect(why).rejects.toBeInstanceOf(Refusal);
  expect(seat.refusal).toBeNull(); // nobody is told twice
});

test("what is asked before the table has come is asked as soon as it has", () => {
  const seat = new Seat("table", "0.key");
  void seat.ask("course", {});
  expect(last().said).toEqual([]);
  last().begin();
  expect(last().wanted).toEqual([{ id: 1, ask: { type: "course" } }]);
});

test("a lost line asks anew when it is back", async () => {
  const [seat, line] = seated();
  const course = seat.ask("course", {});
  line.lose();
  expect(last()).not.toBe(line);
  last().begin();
  expect(last().wanted).toEqual([{ id: 1, ask: { type: "course" } }]);
  line.hear({ type: "answer", id: 1, answer: "of the old line" });
  last().hear({ type: "answer", id: 1, answer: { totals: [[1]], movers: [] } });
  expect(await course).toEqual({ totals: [[1]], movers: [] });
});

test("a table that is left answers nothing", async () => {
  const [seat, line] = seated();
  const course = seat.ask("course", {});
  line.lose(4403);
  await expect(course).rejects.toThrow();
  await expect(seat.ask("course", {})).rejects.toThrow();
  const other = seated()[0];
  const asked = other.ask("course", {});
  other.close();
  await expect(asked).rejects.toThrow();
});

test("a move that was never sent is sent when the line is back", () => {
  const [seat, line] = seated();
  line.lose();
  seat.move("plant a1");
  expect(seat.waiting).toBe(true);
  last().begin();
  expect(last().wanted).toEqual([{ seq: 5, move: "plant a1" }]);
  last().tell({ seq: 6, went: [went(6, 0)], moves: [] });
  expect(seat.waiting).toBe(false);
  last().lose();
  last().begin({ seq: 6, moves: ["plant a1"] });
  expect(last().wanted).toEqual([]); // once
});

test("several moves are kept and sent as one", () => {
  const [seat, line] = seated();
  seat.moves(["plant a1", "done"]);
  expect(line.wanted).toEqual([{ seq: 5, moves: ["plant a1", "done"] }]);
  line.lose();
  last().begin();
  expect(last().wanted).toEqual([{ seq: 5, moves: ["plant a1", "done"] }]);
  last().tell({ seq: 7, went: [went(6, 0), went(7, 0)] });
  expect(seat.waiting).toBe(false);
});

test("a move that was sent when the line broke is not made twice", () => {
  const [seat, line] = seated();
  seat.move("plant a1");
  line.lose();
  last().begin({ seq: 6, went: [went(6, 0)] }); // it had arrived
  expect(last().wanted).toEqual([]);
  expect(seat.waiting).toBe(false);
});

test("a move that somebody made on another device meanwhile is not made again", () => {
  const [seat, line] = seated();
  line.lose();
  seat.move("plant a1");
  last().begin({ seq: 7, went: [went(6, 1), went(7, 0)] });
  expect(last().wanted).toEqual([]);
});

test("a move that is no longer possible is forgotten", () => {
  const [seat, line] = seated();
  line.lose();
  seat.move("plant a1");
  last().begin({ seq: 6, moves: ["plant b2"], went: [went(6, 1)] });
  expect(last().wanted).toEqual([]);
  expect(seat.waiting).toBe(false);
});

test("it is sent as it was meant: the server knows whether the decision is still the same", () => {
  const [seat, line] = seated();
  line.lose();
  seat.move("plant a1");
  last().begin({ seq: 6, went: [went(6, 1)] });
  expect(last().wanted).toEqual([{ seq: 5, move: "plant a1" }]);
  last().hear({ type: "refused", code: "table-changed", rule: "", sentence: "It has changed." });
  expect([seat.waiting, seat.refusal]).toEqual([false, null]); // it may well have been made
});

test("others' moves do not end the waiting for one's own", () => {
  const [seat, line] = seated();
  seat.move("plant a1");
  line.tell({ seq: 6, went: [went(6, 1)] });
  expect(seat.waiting).toBe(true);
  line.hear({ type: "refused", code: "evergreen-no-space", rule: "EVG-1", sentence: "No." });
  expect([seat.waiting, seat.refusal?.rule]).toEqual([false, "EVG-1"]);
});

test("the course grows with the messages, and is asked anew where something is missing", async () => {
  const [seat, line] = seated();
  const learning = seat.learnCourse();
  void seat.learnCourse();
  expect(line.wanted).toHaveLength(1);
  const course = {
    totals: [
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ],
    movers: [0, 1, 0],
  };
  line.hear({ type: "answer", id: 1, answer: course });
  await learning;
  line.tell({ seq: 6, made: 4, went: [went(6, 1)] });
  expect(seat.course?.movers).toEqual([0, 1, 0, 1]);
  line.tell({ seq: 8, made: 6, went: [] });
  expect(seat.course).toBeNull();
});

test("the story is told once", () => {
  const told = (seq: number) => ({ seq, at: 0, kind: "say", seat: 1, text: "hello" });
  const [seat, line] = seated({ story: [told(2), told(4)] });
  line.tell({ seq: 6, story: [told(6)] });
  line.lose();
  last().begin({ seq: 7, story: [told(6), told(7)] });
  expect(seat.story.map(({ seq }) => seq)).toEqual([2, 4, 6, 7]);
});
