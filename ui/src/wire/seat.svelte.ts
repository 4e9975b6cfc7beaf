/** A seat at a table: one socket, which is opened again whenever it is lost. */

import type { EventData, RefusalData, TableData, Wanted } from "./types";
import { renewal } from "../renewal.svelte";
import { words } from "../words.svelte";

const AGAIN = [250, 500, 1000, 2000, 4000]; // milliseconds before the next try
const PATIENCE = 10_000; // milliseconds until a server that says nothing counts as lost
const NOT_FOR_US = 4400; // from this code on the server has said why; another try would not help

/** Garbled is what the server says if this page cannot make anything of it. */
export type Connection = "opening" | "open" | "lost" | "refused" | "garbled";

export class Seat {
  data = $state.raw<TableData | null>(null);
  /** All that has happened, oldest first; a message only brings what is new. */
  events = $state.raw<readonly EventData[]>([]);
  refusal = $state.raw<RefusalData | null>(null);
  connection = $state<Connection>("opening");
  /** Whether a wish is on its way. */
  waiting = $state(false);
  /** When the last message came, for clocks that run on. */
  heard = $state(0);

  readonly table: string;
  readonly key: string;
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, key: string) {
    this.table = table;
    this.key = key;
    this.#open();
  }

  move(text: string): void {
    this.#send({ seq: this.data?.seq ?? 0, move: text });
  }

  /** Several, one after another: what can be made of them is made, and taken back as one. */
  moves(texts: readonly string[]): void {
    this.#send({ seq: this.data?.seq ?? 0, moves: [...texts] });
  }

  wish(what: NonNullable<Wanted["do"]>, text = ""): void {
    this.#send({ seq: this.data?.seq ?? 0, do: what, text });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#socket?.close();
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

  #send(wanted: Wanted): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.refusal = null;
    this.waiting = true;
    this.#socket.send(JSON.stringify(wanted));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.data?.seq ?? 0;
      socket.send(JSON.stringify({ key: this.key, since, lang: words.language }));
    };
    socket.onmessage = (message) => {
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
      this.#hear(JSON.parse(text) as TableData | RefusalData);
    } catch (error) {
      console.error(error);
      this.connection = "garbled";
      this.close();
    }
  }

  #hear(message: TableData | RefusalData): void {
    this.waiting = false;
    if (message.type === "refused") {
      this.refusal = message;
      return;
    }
    this.connection = "open";
    this.#tries = 0;
    renewal.hear(message.edition);
    const last = this.data?.seq ?? 0;
    const fresh = message.events.filter((event) => event.seq > last);
    if (fresh.length) this.events = [...this.events, ...fresh];
    this.heard = Date.now();
    this.data = message;
  }

  #lost(code: number): void {
    clearTimeout(this.#patience);
    this.waiting = false;
    if (this.#closed) return;
    if (code >= NOT_FOR_US) {
      this.connection = "refused";
      return;
    }
    this.connection = "lost";
    const pause = AGAIN[Math.min(this.#tries, AGAIN.length - 1)];
    this.#tries += 1;
    this.#timer = setTimeout(() => !this.#closed && this.#open(), pause);
  }
}
