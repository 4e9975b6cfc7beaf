/** A seat at a table: one socket, which is opened again whenever it is lost. What was asked or wanted meanwhile, and what
 * nobody has answered, is said again then. */

import type {
  Answers,
  Asks,
  CourseData,
  EventData,
  RefusalData,
  StoryData,
  TableData,
  Wanted,
} from "./types";
import { renewal } from "../renewal.svelte";
import { words } from "../words.svelte";
import { continued } from "./course";
import { CHANGED, Refusal } from "./refusal";

const AGAIN = [250, 500, 1000, 2000, 4000]; // milliseconds before the next try
const PATIENCE = 10_000; // milliseconds until a server that says nothing counts as lost
const NOT_FOR_US = 4400; // from this code on the server has said why; another try would not help

/** Garbled is what the server says if this page cannot make anything of it. */
interface AnswerData {
  type: "answer";
  id: number;
  answer: unknown;
}

/** A question whose answer is still out. */
interface Question {
  text: string;
  answered: (answer: never) => void;
  refused: (error: Error) => void;
}

export type Connection = "opening" | "open" | "lost" | "refused" | "garbled";

export class Seat {
  data = $state.raw<TableData | null>(null);
  /** All that has happened, oldest first; a message only brings what is new. */
  events = $state.raw<readonly EventData[]>([]);
  /** All that people did besides moving. */
  story = $state.raw<readonly StoryData[]>([]);
  /** How the points went, if that has been asked; it grows with every message. */
  course = $state.raw<CourseData | null>(null);
  refusal = $state.raw<RefusalData | null>(null);
  connection = $state<Connection>("opening");
  /** Whether a wish is on its way. */
  waiting = $state(false);
  /** When the last message came, for clocks that run on. */
  heard = $state(0);

  readonly table: string;
  readonly key: string;
  #socket: WebSocket | null = null;
  /** Whether this socket has told of the table. */
  #isGreeted = false;
  /** The moves of which we do not know yet whether they were made. */
  #wanted: { seq: number; moves: readonly string[] } | null = null;
  /** Whether they were sent on two sockets. */
  #isAgain = false;
  #wishing = false;
  readonly #questions = new Map<number, Question>();
  #count = 0;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, key: string) {
    this.table = table;
    this.key = key;
    this.#open();
  }

  /** Make a move; one that cannot be sent just now is sent when the line is back, if it is still possible then. */
  move(text: string): void {
    this.moves([text]);
  }

  /** Several, one after another: what can be made of them is made, and taken back as one. */
  moves(texts: readonly string[]): void {
    this.refusal = null;
    this.#wanted = { seq: this.data?.seq ?? 0, moves: texts };
    this.#isAgain = false;
    this.#wait();
    this.#sayWanted();
  }

  wish(what: NonNullable<Wanted["do"]>, text = ""): void {
    if (!this.#isGreeted) return;
    this.refusal = null;
    this.#wishing = true;
    this.#wait();
    this.#say({ seq: this.data?.seq ?? 0, do: what, text } satisfies Wanted);
  }

  /** Ask something; it fails with a Refusal, or if the table is left. If the line is lost, it is asked anew. */
  ask<Kind extends keyof Asks>(type: Kind, about: Omit<Asks[Kind], "type">): Promise<Answers[Kind]> {
    return new Promise((answered, refused) => {
      if (this.#closed || this.connection === "refused") return refused(new Error("the table was left"));
      const id = ++this.#count;
      const text = JSON.stringify({ id, ask: { type, ...about } });
      this.#questions.set(id, { text, answered, refused });
      if (this.#isGreeted) this.#send(text);
    });
  }

  /** Learn how the points went up to now; from then on it is told with every move. */
  async learnCourse(): Promise<void> {
    if (this.#isLearning) return;
    this.#isLearning = true;
    try {
      this.course = await this.ask("course", {});
    } catch {
      // the chart can wait for the next message
    } finally {
      this.#isLearning = false;
    }
  }

  #isLearning = false;

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#socket?.close();
    this.#giveUp();
  }

  /** What the server says from now on is said in the language of now. */
  greetAnew(): void {
    if (this.connection === "opening" || this.connection === "lost") return;
    const before = this.#socket;
    this.#open();
    before?.close();
  }

  /** Do not wait for the next try. */
  retry(): void {
    if (this.connection !== "lost") return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#open();
  }

  #wait(): void {
    this.waiting = this.#wanted !== null || this.#wishing;
  }

  #sayWanted(): void {
    if (!this.#wanted) return;
    const { seq, moves } = this.#wanted;
    this.#say(moves.length === 1 ? { seq, move: moves[0]! } : { seq, moves: [...moves] });
  }

  #say(wanted: Wanted): void {
    if (this.#isGreeted) this.#send(JSON.stringify(wanted));
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Nobody will answer any more. */
  #giveUp(): void {
    for (const { refused } of this.#questions.values()) refused(new Error("the table was left"));
    this.#questions.clear();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    this.#isGreeted = false;
    socket.onopen = () => {
      const since = this.data?.seq ?? 0;
      socket.send(JSON.stringify({ key: this.key, since, lang: words.language }));
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return; // another has taken its place
      clearTimeout(this.#patience);
      this.#understand(String(message.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#socket = null;
      socket.close();
      this.#lost(0);
    }, PATIENCE);
  }

  #understand(text: string): void {
    try {
      this.#hear(JSON.parse(text) as TableData | RefusalData | AnswerData);
    } catch (error) {
      console.error(error);
      this.connection = "garbled";
      this.close();
    }
  }

  #hear(message: TableData | RefusalData | AnswerData): void {
    if (message.type === "table") this.#hearTable(message);
    else if (message.type === "refused" && message.id === undefined) this.#hearRefusal(message);
    else if (message.id === undefined) throw new Error("neither a table nor an answer");
    else {
      const question = this.#questions.get(message.id);
      this.#questions.delete(message.id);
      if (message.type === "answer") question?.answered(message.answer as never);
      else question?.refused(new Refusal(message));
    }
  }

  #hearRefusal(message: RefusalData): void {
    // a move that was sent twice may have been made the first time
    if (!this.#isAgain || message.code !== CHANGED) this.refusal = message;
    this.#wanted = null;
    this.#wishing = false;
    this.#wait();
  }

  #hearTable(message: TableData): void {
    this.connection = "open";
    this.#tries = 0;
    renewal.hear(message.edition);
    const last = this.data?.seq ?? 0;
    const fresh = message.events.filter((event) => event.seq > last);
    if (fresh.length) this.events = [...this.events, ...fresh];
    const told = message.story.filter((entry) => entry.seq > last);
    if (told.length) this.story = [...this.story, ...told];
    const isAnew = !this.#isGreeted;
    this.course = this.course && !(isAnew && message.seq > last) ? continued(this.course, message) : null;
    this.heard = Date.now();
    this.data = message;
    this.#isGreeted = true;
    this.#wishing = false;
    this.#goOn(message, isAnew);
    this.#wait();
  }

  /** What we want is done, or not possible any more, or has to be said to a new socket. */
  #goOn(message: TableData, isAnew: boolean): void {
    const wanted = this.#wanted;
    const isDone = message.went.some(({ seq, mover }) => mover === message.seat && seq > (wanted?.seq ?? 0));
    if (wanted && (isDone || !message.moves.includes(wanted.moves[0]!))) this.#wanted = null;
    if (!isAnew) return;
    for (const { text } of this.#questions.values()) this.#send(text);
    if (!this.#wanted) return;
    this.#isAgain = true;
    this.#sayWanted();
  }

  #lost(code: number): void {
    clearTimeout(this.#patience);
    this.#isGreeted = false;
    this.#wishing = false;
    this.#wait();
    if (this.#closed) return;
    if (code >= NOT_FOR_US) {
      this.connection = "refused";
      this.#giveUp();
      return;
    }
    this.connection = "lost";
    const pause = AGAIN[Math.min(this.#tries, AGAIN.length - 1)];
    this.#tries += 1;
    this.#timer = setTimeout(() => !this.#closed && this.#open(), pause);
  }
}
