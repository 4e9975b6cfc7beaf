/** Somebody at a table: the seats that are theirs on this screen, what they look at, and what they have chosen. */

import { untrack } from "svelte";
import { SCREENS, type GameScreen } from "../games";
import { api } from "../wire/api";
import { boxes } from "../wire/box.svelte";
import { CHANGED, GONE, NOT_UNDERSTOOD, Refusal, troubleWords } from "../wire/refusal";
import { firstKey, invitedTo, keys, seatOf } from "../wire/keys";
import { Seat } from "../wire/seat.svelte";
import type { ChairData, EventData, HintData, PreviewData, RefusalData, TableData } from "../wire/types";
import { eventWords, moveWords } from "../names";
import { prefs } from "../prefs.svelte";
import { say, words } from "../words.svelte";
import { choice } from "./choice";
import { chime } from "./sound";

export interface Message {
  text: string;
  rule: string;
}

export class Sitting {
  readonly table: string;
  /** One line to the server for each seat of ours, or one as an onlooker. */
  lines = $state.raw<readonly Seat[]>([]);
  /** The seat to which the link invites that was followed, as long as we do not sit. */
  invited = $state<number | null>(null);
  /** By seat the invitations that we may give away, and `onlooker`. */
  others = $state.raw<Readonly<Record<string, string>>>({});
  /** Whether no key of ours opens the table. */
  closed = $state(false);
  /** Which of the lines is in front of the person. */
  front = $state(0);
  /** To which of the lines the screen is to be handed; nothing is shown until then. */
  handing = $state<number | null>(null);

  /** The move that was picked last; it may not be possible any more. */
  #picked = $state("");
  preview = $state.raw<PreviewData | null>(null);
  hint = $state.raw<HintData | null>(null);
  thinking = $state(false);
  message = $state.raw<Message | null>(null);
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
  /** Another box means that the server has been renewed. */
  readonly box = $derived(this.data?.box ?? "");
  readonly seat = $derived(this.data?.seat ?? null);
  readonly isAway = $derived.by(() => {
    const chair = this.seat === null ? undefined : this.data?.chairs[this.seat];
    return Boolean(chair?.bot);
  });
  readonly moves = $derived<readonly string[]>(
    this.data && !this.data.over && !this.isAway ? this.data.moves : [],
  );

  /** The move that is picked, as long as it is possible: nothing is said of a move that has gone with the position. */
  readonly chosen = $derived.by(() => (this.moves.includes(this.#picked) ? this.#picked : ""));

  /** Whether the chosen move can be made now. */
  readonly canDo = $derived.by(
    () => Boolean(this.chosen) && !this.line.waiting && ["open", "lost"].includes(this.line.connection),
  );

  constructor(table: string, key: string) {
    this.table = table;
    this.#open(key);
  }

  /** Take the seat of a key and all others of ours, or look on with a key that is for no seat. */
  #open(key: string): void {
    this.lines.forEach((line) => line.close());
    const kept = keys.of(this.table);
    const place = seatOf(key);
    const own = { ...kept.own };
    if (place !== null) own[place] = key;
    const found = Object.keys(own).length && !(key && place === null) ? Object.values(own) : [key];
    this.lines = found.map((each) => new Seat(this.table, each));
    this.front = Math.max(0, found.indexOf(key));
    this.handing = null;
    this.#shown = false;
    this.invited = invitedTo(key);
    this.others = kept.others;
  }

  /** The same with another key than the one in the address, which is left behind. */
  #openAnew(key: string): void {
    this.#open(key);
    if (location.pathname === `/table/${this.table}`) history.replaceState(null, "", `#${key}`);
  }

  /** Whether the seat is open to which we are invited. */
  readonly maySit = $derived.by(() => this.invited !== null && isOpen(this.data?.chairs[this.invited]));

  /** Sit down where we are invited: from then on we have a key of our own. */
  async sitDown(name: string): Promise<void> {
    this.#sitting = true;
    try {
      const made = await api.sit(this.table, this.line.key, { name });
      keys.take(made);
      this.#openAnew(made.links[this.invited ?? ""] ?? firstKey(made));
    } finally {
      this.#sitting = false;
    }
  }

  #sitting = false;
  #replacing = false;
  #opened = ""; // the invitation of which we know whether its seat is ours
  #offered: string | null = null; // the open seats to which we have asked for invitations

  /** Whoever follows their invitation once more has long been sitting. */
  async #findOwn(): Promise<void> {
    const invitation = this.line.key;
    if (this.#sitting || this.#opened === invitation) return;
    this.#opened = invitation;
    const made = await keys.fetch(this.table, invitation).catch(() => null);
    if (made?.seats.length && this.line.key === invitation) this.#openAnew(firstKey(made));
  }

  /** A key opens nothing any more: its seat was freed, or it is one of old. Whoever has others goes on with those. */
  async #replace(lost: Seat): Promise<void> {
    if (this.#replacing) return;
    this.#replacing = true;
    const code = lost.refusal?.code ?? "";
    if (code === NOT_UNDERSTOOD && lost.key) {
      this.closed = true; // the key is as good as before
      return;
    }
    if (GONE.includes(code)) keys.forget(this.table);
    else keys.drop(this.table, lost.key);
    const left = Object.values(keys.of(this.table).own);
    const isKnown = !GONE.includes(code);
    const made = isKnown ? await keys.fetch(this.table, left[0]).catch(() => null) : null;
    const key = made?.seats.length ? firstKey(made) : left[0];
    this.#replacing = false;
    if (key && key !== lost.key) this.#openAnew(key);
    else this.closed = true;
  }

  /** Invitations to the seats that are open now, if we made the table; the link for onlookers may be had by all. */
  async #findOthers(open: string): Promise<void> {
    if (open === (this.#offered ?? (this.others["onlooker"] ? "" : null))) return;
    this.#offered = open;
    await keys.fetch(this.table, this.line.key).catch(() => null);
    this.others = keys.of(this.table).others;
  }

  /** To be called while the page is set up: keeps what is shown in step with what the server tells. */
  watch(): void {
    $effect(() => () => this.lines.forEach((line) => line.close()));
    $effect(() => {
      if (this.game) void this.#prepare(this.game, this.box);
    });
    let spoken = words.language;
    $effect(() => {
      if (words.language === spoken) return;
      spoken = words.language;
      this.message = null;
      untrack(() => this.lines.forEach((line) => line.greetAnew()));
    });
    $effect(() => {
      const lost = this.lines.find((line) => line.connection === "refused");
      if (lost && !this.closed) untrack(() => void this.#replace(lost));
    });
    $effect(() => {
      if (this.invited !== null && this.data && !this.maySit) untrack(() => void this.#findOwn());
    });
    $effect(() => {
      const own = this.seat === null ? undefined : this.data?.chairs[this.seat];
      if (!own) return;
      const open = own.maker ? this.data!.chairs.flatMap((chair, seat) => (isOpen(chair) ? [seat] : [])) : [];
      untrack(() => void this.#findOthers(open.join()));
    });
    $effect(() => this.#forgetWhatHasGone());
    $effect(() => this.#handOver());
    $effect(() => this.#nameThoseHere());
    $effect(() => {
      const line = this.line;
      if (line.data && !line.course) untrack(() => void line.learnCourse());
    });
    $effect(() => {
      // what was chosen stays chosen while others move, and may bring something else then
      const [move, seq] = [this.chosen, this.data?.seq];
      if (move && seq !== undefined && prefs.confirm) untrack(() => void this.#look(move, seq));
    });
    $effect(() => {
      const refusal = this.line.refusal;
      if (refusal) untrack(() => this.#hear(refusal));
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
      this.#picked = move;
      this.#keep();
      this.preview = null;
    } else {
      this.make(move);
    }
  };

  make(move: string): void {
    if (!move || this.line.waiting) return;
    this.message = null;
    this.#unchoose();
    this.read = this.data?.seq ?? 0;
    this.#sent = move;
    this.line.move(move);
  }

  #sent = "";

  /** If the decision has changed on the way, the move is still picked, as long as it is possible. */
  #hear(refusal: RefusalData): void {
    this.message = { text: refusalWords(refusal), rule: refusal.rule };
    if (refusal.code !== "table-changed" || !prefs.confirm || this.#picked) return;
    this.#picked = this.#sent;
    this.#keep();
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
      const hint = await this.line.ask("hint", { seq: data.seq });
      if (this.data?.seq !== data.seq) return;
      this.hint = hint;
      if (this.#picked !== hint.move) this.preview = null;
      this.#picked = hint.move;
      this.#keep();
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

  /** Whether a move is chosen by tapping a thing on the board. */
  isTapped(move: string): boolean {
    const kinds = this.screen?.tapped ?? [];
    return boxes
      .grammar(this.game)
      .keys(move, this.seat)
      .some((key) => kinds.includes(key.split(":")[0]!));
  }

  moveWords(move: string): string {
    const data = this.data;
    if (!data) return move;
    return this.screen && !prefs.text
      ? this.screen.label(move, data)
      : moveWords(data.game, move, data.chairs);
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

  /** Whoever loads the page anew in the middle of a thought finds their choice again. */
  #keep(): void {
    if (this.data && this.seat !== null)
      choice.keep({ table: this.table, seat: this.seat, seq: this.data.seq, move: this.#picked });
  }

  #unchoose(): void {
    if (this.#picked) choice.drop();
    this.#picked = "";
    this.preview = null;
    this.hint = null;
  }

  async #look(move: string, seq: number): Promise<void> {
    try {
      const preview = await this.line.ask("preview", { seq, moves: [move] });
      if (this.chosen === move && this.data?.seq === seq) this.preview = preview;
    } catch (error) {
      this.#tell(error);
    }
  }

  /** Why a move is not possible: the server knows the rule. */
  async #explain(move: string): Promise<void> {
    try {
      const { open, sentence, rule } = await this.line.ask("why", { seq: this.data?.seq ?? 0, move });
      if (!open) this.message = { text: sentence, rule };
    } catch (error) {
      this.#tell(error);
    }
  }

  /** If the table is not as it was seen any more, the next message is on its way. */
  #tell(error: unknown): void {
    if (error instanceof Refusal && error.code === CHANGED) return;
    this.message = { text: troubleWords(error), rule: error instanceof Refusal ? error.rule : "" };
  }

  async #prepare(game: string, box: string): Promise<void> {
    this.failed = false;
    try {
      await Promise.all([words.need(game), boxes.need(game, box)]);
      this.screen = (await SCREENS[game]?.()) ?? null;
      this.ready = true;
    } catch {
      this.failed = !this.ready; // what is shown can be shown on
    }
  }

  /** Do not wait for the next try to reach the server. A browser does not fetch a program anew that it could not fetch
   * once, unless the page is loaded again. */
  retry(): void {
    if (this.failed) location.reload();
    else this.lines.forEach((line) => line.retry());
  }

  /** What was chosen may not be possible any more. If there is only one move, it is chosen already. */
  #forgetWhatHasGone(): void {
    const moves = this.moves;
    const kept = this.data && this.seat !== null ? choice.of(this.table, this.seat, this.data.seq) : "";
    if (!this.#picked && prefs.confirm && this.handing === null && moves.includes(kept)) this.choose(kept);
    else if (this.#picked && !this.chosen) this.#letGo(this.#picked);
    else if (!this.chosen && moves.length === 1 && prefs.confirm && !this.line.waiting)
      this.choose(moves[0]!);
    if (moves.length === 0) this.hint = null;
  }

  /** What was picked is not possible any more: that is said, and what has happened last. */
  #letGo(move: string): void {
    this.#unchoose();
    const data = untrack(() => this.data);
    const last = untrack(() => this.news.at(-1));
    if (!data || !last || data.over) return;
    const what = eventWords(data.game, last, data);
    this.message = {
      text: say("screen-pick-gone", { move: moveWords(data.game, move, data.chairs), what }),
      rule: "",
    };
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

/** Whether somebody may sit down there. */
export function isOpen(chair: ChairData | undefined): boolean {
  return chair !== undefined && !chair.person && !chair.bot;
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

/** The score sheets of others at the table, such as an opponent who sits on no seat. */
export function sheetsBeside(view: Record<string, unknown>): Record<string, number>[] {
  return Object.values(view).flatMap((part) => {
    const sheet = (part as { sheet?: Record<string, number> } | null)?.sheet;
    return sheet ? [sheet] : [];
  });
}
