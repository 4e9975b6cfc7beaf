/** How seats, bots, moves and happenings are called. */

import { boxes } from "./wire/box.svelte";
import { say, words } from "./words.svelte";
import type { ChairData, EventData, GameData, Question, StoryData, TableData } from "./wire/types";

/** What a person at a seat is called; a bot has a name by its place, an open chair has none yet. */
export function seatName(chairs: readonly ChairData[], seat: number): string {
  const chair = chairs[seat];
  if (!chair) return say("seat-person", { seat });
  if (chair.name) return chair.name;
  return chair.bot ? say(`screen-bot-name-${seat % 6}`) : say("screen-open-seat");
}

/** A move as people say it; what cannot be said is shown as it is written. */
export function moveWords(game: string, move: string, chairs: readonly ChairData[]): string {
  const grammar = boxes.grammar(game);
  const parts = grammar.parts(move);
  if (!parts) {
    words.lack(`no words for the move ${game}: ${move}`);
    return move;
  }
  const details: Record<string, string | number> = {};
  for (const [name, word] of Object.entries(parts.words)) {
    const kind = grammar.kindOf(parts.verb, name);
    const said = `screen-${kind}-${word}`;
    if (kind === "seat") details[name] = seatName(chairs, Number(word));
    else if (grammar.isCount(kind)) details[name] = Number(word);
    else details[name] = words.has(said) ? say(said) : word;
  }
  const key = `${game}-move-${parts.verb.replace(" ", "_")}${parts.full ? "_as" : ""}`;
  return words.sayWhole(key, details, game) ?? move;
}

/** What moves have in common by which a long list is folded: the verb, and the first of several things. */
export function moveGroup(game: string, move: string): string {
  const parts = boxes.grammar(game).parts(move);
  if (!parts) return "";
  const head = parts.verb.split(" ")[0];
  const verb = say(words.has(`${game}-verb-${head}`) ? `${game}-verb-${head}` : `screen-verb-${head}`);
  const [first, second] = Object.entries(parts.words);
  return first && second ? `${verb}: ${words.thing(game, first[0], first[1])}` : verb;
}

/** What is asked; where a board is drawn, its things need not be called by their letters. */
export function questionWords(game: string, question: Question, drawn: boolean): string {
  const short = `${game}-drawn-${question.kind}`;
  const key = drawn && words.has(short) ? short : `${game}-ask-${question.kind}`;
  return say(key, question.details, game);
}

/** A line of the log. */
export function eventWords(
  game: string,
  event: Pick<EventData, "kind" | "seat" | "details">,
  data: Pick<TableData, "chairs">,
): string {
  const who = event.seat === null ? "" : seatName(data.chairs, event.seat);
  if (event.kind === "taken_back") return say("screen-event-taken_back", { seat: who });
  if (event.kind === "took_back") {
    const move = moveWords(game, String(event.details["move"]), data.chairs);
    return say("screen-event-took_back", { seat: who, move });
  }
  return say(`${game}-event-${event.kind}`, { seat: who, ...named(game, event.details, data.chairs) }, game);
}

/** Details with the names of those who sit on the seats that are told by numbers. */
function named(
  game: string,
  details: Readonly<Record<string, unknown>>,
  chairs: readonly ChairData[],
): Record<string, unknown> {
  const kinds = boxes.seated(game);
  const name = (seat: unknown) => seatName(chairs, Number(seat));
  return Object.fromEntries(
    Object.entries(details).map(([kind, value]) => {
      if (!kinds.includes(Array.isArray(value) ? kind.replace(/s$/, "") : kind)) return [kind, value];
      return [kind, Array.isArray(value) ? value.map(name) : name(value)];
    }),
  );
}

type Told = Pick<StoryData, "seq" | "kind" | "seat" | "text">;

/** What people did besides moving; nothing for what needs no words. */
export function storyWords(entry: Told, chairs: readonly ChairData[], story: readonly Told[]): string {
  const seat = entry.seat === null ? "" : nameThen(entry, entry.seat, chairs, story);
  if (entry.kind === "say") return say(`screen-phrase-${entry.text}`);
  if (entry.kind === "name" || entry.kind === "rematch") return "";
  const maker = seatName(
    chairs,
    chairs.findIndex((chair) => chair.maker),
  );
  return say(`screen-story-${entry.kind}`, { seat, maker });
}

/** What they were called who sat there, until their seat was freed or up to now. */
export function nameThen(
  entry: Told,
  seat: number,
  chairs: readonly ChairData[],
  story: readonly Told[],
): string {
  const freed = story.find(
    ({ kind, seq, seat: place }) => kind === "free" && place === seat && seq >= entry.seq,
  );
  return freed ? freed.text : seatName(chairs, seat);
}

/** How a game ended that nobody wins. */
export function outcomeWords(game: string, outcome: Question): string {
  return say(`${game}-outcome-${outcome.kind}`, outcome.details, game);
}

export function optionName(game: GameData, option: string): string {
  return say(`${game.name}-option-${option}`);
}

/** A value of an option in words; numbers need none. */
export function optionValue(game: GameData, option: string, value: string | number): string {
  const shared = `screen-value-${value}`;
  if (words.has(shared)) return say(shared);
  return /^\d+$/.test(String(value)) ? String(value) : say(`${game.name}-value-${option}-${value}`);
}

/** Points with a minus as wide as a plus. */
export const figure = (points: number): string => String(points).replace("-", "−");
