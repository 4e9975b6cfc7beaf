/** Somebody at a table: the seats that are theirs on this screen, what they look at, and what they have chosen. */

import { untrack } from "svelte";
import { SCREENS, type GameScreen } from "../games";
import { api, Refusal, troubleWords } from "../wire/api";
import { keys, seatOf } from "../wire/keys";
import { Seat } from "../wire/seat.svelte";
import type {
  CourseData,
  EventData,
  HintData,
  PreviewData,
  RefusalData,
  StoryData,
  TableData,
} from "../wire/types";
import { moveWords } from "../names";
import { prefs } from "../prefs.svelte";
import { say, words } from "../words.svelte";
import { chime } from "./sound";

export interface Message {
  text: string;
  rule: string;
}

export class Sitting {
  readonly table: string;
  /** One line to the server for each seat of ours, or one as an onlooker. */
  readonly lines: readonly Seat[];
  /** Which of the lines is in front of the person. */
  front = $state(0);
  /** To which of the lines the screen is to be handed; nothing is shown until then. */
  handing = $state<number | null>(null);

  chosen = $state("");
  preview = $state.raw<PreviewData | null>(null);
  hint = $state.raw<HintData | null>(null);
  thinking = $state(false);
  message = $state.raw<Message | null>(null);
  story = $state.raw<readonly StoryData[]>([]);
  course = $state.raw<CourseData | null>(null);
  screen = $state.raw<GameScreen | null>(null);
  ready = $state(false);
  /** Whether words or drawings of the game could not be fetched. */
  failed = $state(false);
  /** By line, the last entry of which the person has put away the strip of news. */
  #read = $state<Record<number, number>>({});

  get read(): number {
    return this.#read[this.front] ?? 0;
  }

  set read(seq: number) {
    this.#read[this.front] = seq;
  }

  readonly line = $derived.by(() => this.lines[this.front]!);
  readonly data = $derived.by(() => this.line.data);
  readonly game = $derived(this.data?.game ?? "");
  readonly seat = $derived(this.data?.seat ?? null);
  readonly isAway = $derived.by(() => {
    const chair = this.seat === null ? undefined : this.data?.chairs[this.seat];
    return Boolean(chair?.bot);
  });
  readonly moves = $derived<readonly string[]>(
    this.data && !this.data.over && !this.isAway ? this.data.moves : [],
  );

  /** Whether the chosen move can be made now. */
  readonly canDo = $derived.by(
    () => Boolean(this.chosen) && !this.line.waiting && this.line.connection === "open",
  );

  constructor(table: string, key: string) {
    this.table = table;
    const kept = keys.of(table);
    const place = seatOf(key);
    const own = { ...kept.own };
    if (key && place !== null) own[place] = key;
    const found = Object.keys(own).length && !(key && place === null) ? Object.values(own) : [key];
    this.lines = found.map((each) => new Seat(table, each));
    if (key && place !== null) this.front = Math.max(0, found.indexOf(key));
  }

  /** To be called while the page is set up: keeps what is shown in step with what the server tells. */
  watch(): void {
    $effect(() => () => this.lines.forEach((line) => line.close()));
    $effect(() => {
      if (this.game) void this.#prepare(this.game);
    });
    let spoken = words.language;
    $effect(() => {
      if (words.language === spoken) return;
      spoken = words.language;
      this.message = null;
      untrack(() => this.lines.forEach((line) => line.greetAnew()));
    });
    $effect(() => this.#forgetWhatHasGone());
    $effect(() => this.#handOver());
    $effect(() => this.#nameThoseHere());
    $effect(() => {
      const seq = this.data?.seq;
      if (seq !== undefined) void this.#learn(seq);
    });
    $effect(() => {
      const refusal = this.line.refusal;
      if (refusal) this.message = { text: refusalWords(refusal), rule: refusal.rule };
    });
    let asking = false;
    $effect(() => {
      const asks = this.data !== null && this.data.asked !== null && this.data.asked === this.seat;
      const isTaken = this.data?.events.some(({ kind }) => kind === "taken_back" || kind === "took_back");
      if (asking && !asks && !isTaken) this.message = { text: say("screen-declined"), rule: "" };
      asking = asks;
    });
    let owed = false;
    $effect(() => {
      const owes = this.moves.length > 0;
      if (owes && !owed && prefs.sound) chime();
      owed = owes;
    });
    $effect(() => {
      const name = this.data && this.ready ? say(`${this.data.game}-name`) : say("screen-name");
      document.title = this.moves.length ? say("screen-title-turn", { name }) : name;
    });
  }

  /** Choose a move, or do it at once if the person likes that better. */
  choose = (move: string): void => {
    this.message = null;
    if (!move || move === this.chosen) {
      if (this.moves.length !== 1) this.#unchoose();
    } else if (!this.moves.includes(move)) {
      void this.#explain(move);
    } else if (prefs.confirm) {
      this.chosen = move;
      this.preview = null;
      void this.#look(move);
    } else {
      this.make(move);
    }
  };

  make(move: string): void {
    if (!move || this.line.waiting) return;
    this.message = null;
    this.#unchoose();
    this.read = this.data?.seq ?? 0;
    this.line.move(move);
  }

  /** Which of our seats may take back its last move: the one in front, or whoever of those who share the screen moved
   * last, if they have nothing to hide from each other. */
  readonly backer = $derived.by<number | null>(() => {
    if (this.data?.may_take_back) return this.front;
    const last = this.line.events.findLast((event) => event.seat !== null)?.seat ?? null;
    const found = this.lines.findIndex((line) => line.data?.may_take_back && line.data.seat === last);
    const isOpen = found >= 0 && sameView(this.lines[found]!.data, this.data);
    return isOpen && !this.data?.over ? found : null;
  });

  /** If it is not possible, the server says why. */
  takeBack(): void {
    if (this.seat === null) return;
    this.message = null;
    if (this.backer !== null) {
      this.#unchoose();
      this.front = this.backer;
    }
    this.line.wish("take_back");
  }

  async help(): Promise<void> {
    const data = this.data;
    if (!data || this.thinking) return;
    this.thinking = true;
    try {
      const hint = await api.hint(this.table, this.line.key, data.seq);
      if (this.data?.seq !== data.seq) return;
      this.hint = hint;
      this.chosen = hint.move;
      this.preview = null;
      await this.#look(hint.move);
    } catch (error) {
      this.#tell(error);
    } finally {
      this.thinking = false;
    }
  }

  take(): void {
    if (this.handing === null) return;
    this.front = this.handing;
    this.handing = null;
  }

  moveWords(move: string): string {
    const data = this.data;
    if (!data) return move;
    return this.screen ? this.screen.label(move, data) : moveWords(data.game, move, data.chairs);
  }

  /** What others did since our own last move, newest last. */
  readonly news = $derived.by<readonly EventData[]>(() => {
    const own = this.line.events.findLast((event) => event.seat === this.seat)?.seq ?? 0;
    const since = Math.max(own, this.read);
    if (this.seat === null) return [];
    return this.line.events.filter((event) => event.seq > since && event.seat !== this.seat);
  });

  /** Ids of things that changed with our own last move and since then. */
  readonly marks = $derived.by<readonly string[]>(() => {
    const own = this.line.events.findLast((event) => event.seat === this.seat)?.seq ?? 0;
    const found = new Set<string>();
    for (const event of this.line.events) {
      if (event.seq < own) continue;
      for (const id of idsOf(event, event.seat === this.seat ? "" : "card")) found.add(id);
    }
    return [...found];
  });

  #unchoose(): void {
    this.chosen = "";
    this.preview = null;
    this.hint = null;
  }

  async #look(move: string): Promise<void> {
    const seq = this.data?.seq ?? 0;
    try {
      const preview = await api.preview(this.table, this.line.key, seq, move);
      if (this.chosen === move && this.data?.seq === seq) this.preview = preview;
    } catch (error) {
      if (error instanceof Refusal && error.code === "table-changed") return; // the next message is on its way
      this.#tell(error);
    }
  }

  /** Why a move is not possible: the server knows the rule. */
  async #explain(move: string): Promise<void> {
    try {
      await api.preview(this.table, this.line.key, this.data?.seq ?? 0, move);
    } catch (error) {
      this.#tell(error);
    }
  }

  #tell(error: unknown): void {
    this.message = { text: troubleWords(error), rule: error instanceof Refusal ? error.rule : "" };
  }

  async #prepare(game: string): Promise<void> {
    this.failed = false;
    try {
      await words.need(game);
      this.screen = (await SCREENS[game]?.()) ?? null;
      this.ready = true;
    } catch {
      this.failed = true;
    }
  }

  /** Do not wait for the next try to reach the server. */
  retry(): void {
    this.lines.forEach((line) => line.retry());
    if (this.failed) void this.#prepare(this.game);
  }

  /** What was chosen may not be possible any more. If there is only one move, it is chosen already. */
  #forgetWhatHasGone(): void {
    const moves = this.moves;
    const chosen = this.chosen;
    if (chosen && !moves.includes(chosen)) this.#unchoose();
    else if (!chosen && moves.length === 1 && prefs.confirm && !this.line.waiting) this.choose(moves[0]!);
    if (moves.length === 0) this.hint = null;
  }

  /** Several people share this screen: it goes to whoever is asked, behind a veil if they see different things. */
  #handOver(): void {
    const data = this.data;
    if (this.lines.length < 2 || !data || data.over || this.handing !== null) return;
    if (this.lines.some((line) => line.data?.seq !== data.seq)) return;
    if (data.moves.length > 0 && this.#shown) return;
    const next = this.lines.findIndex((line) => (line.data?.moves.length ?? 0) > 0);
    if (next < 0) return;
    const hasSecrets = !sameView(this.lines[next]!.data, data);
    const others = this.lines.some((line) => !sameView(line.data, data));
    if (next !== this.front) this.#unchoose();
    if (next !== this.front ? hasSecrets : others && !this.#shown) this.handing = next;
    else this.front = next;
    this.#shown = true;
  }

  #shown = false;

  /** People who share this screen are called what was typed when the table was made. */
  #nameThoseHere(): void {
    const names = keys.of(this.table).names ?? {};
    for (const line of this.lines) {
      const seat = line.data?.seat;
      if (seat === null || seat === undefined) continue;
      const name = names[seat];
      if (name && line.data?.chairs[seat]?.name !== name && !this.#named.has(seat)) {
        this.#named.add(seat);
        line.wish("rename", name);
      }
    }
  }

  #named = new Set<number>();
  #told = 0;
  #asking = 0;

  /** What is not in the messages: what people said, and how the points went. */
  async #learn(seq: number): Promise<void> {
    const turn = ++this.#asking;
    await new Promise((done) => setTimeout(done, this.#told ? 250 : 0));
    if (turn !== this.#asking) return;
    try {
      const since = this.#told;
      const [story, course] = await Promise.all([
        api.story(this.table, this.line.key, since),
        api.course(this.table, this.line.key),
      ]);
      if (since !== this.#told) return;
      this.#told = seq;
      this.story = [...this.story, ...story.filter((entry) => entry.seq <= seq)];
      this.course = course;
    } catch {
      // the chart and the talk can wait for the next message
    }
  }
}

/** A refusal as the table says it; the server names moves as they are written, which nobody needs to know here. */
function refusalWords(refusal: RefusalData): string {
  return refusal.code === "table-knowledge" ? say("screen-stays-known") : refusal.sentence;
}

/** The ids of things that a happening names, or only of those kinds. */
export function idsOf(event: EventData, kind = ""): string[] {
  return Object.entries(event.details)
    .filter(([name]) => name.startsWith(kind))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]).map(String));
}

/** Whether two seats see the same, so that nothing has to be hidden between them. */
function sameView(one: TableData | null, other: TableData | null): boolean {
  return JSON.stringify(one?.view) === JSON.stringify(other?.view);
}

/** Whose decision is awaited. */
export function awaited(data: TableData): number[] {
  const owing = data.view["to_act"];
  return Array.isArray(owing) ? (owing as number[]) : [];
}

export interface SeatSheet {
  score: number;
  sheet: Record<string, number>;
  beside?: Record<string, number>;
}

/** The score sheets by seat; every game's view has them. */
export function sheets(view: Record<string, unknown> | null | undefined): SeatSheet[] {
  const seats = view?.["seats"];
  return Array.isArray(seats) ? (seats as SeatSheet[]) : [];
}
