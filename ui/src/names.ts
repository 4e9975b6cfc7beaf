/** How seats, bots, moves and happenings are called. */

import { say, words } from "./words.svelte";
import type { ChairData, EventData, GameData, Question, StoryData, TableData } from "./wire/types";

/** What a person at a seat is called; a bot has a name by its place, an open chair has none yet. */
export function seatName(chairs: readonly ChairData[], seat: number): string {
  const chair = chairs[seat];
  if (!chair) return say("seat-person", { seat });
  if (chair.name) return chair.name;
  return chair.bot ? say(`screen-bot-name-${seat % 6}`) : say("screen-open-seat");
}

/** The things that the words of a move name, by verb: `plant c4` names a space. */
const VERBS: Record<string, Record<string, readonly string[]>> = {
  evergreen: {
    draft: ["card"],
    plant: ["space"],
    grow: ["space"],
    bush: ["space"],
    lake: ["space"],
    power: [],
    done: [],
    pass: [],
  },
  glade: {
    place: ["tile", "space"],
    claim: ["tile"],
    at: ["owner", "space"],
    done: [],
    end: [],
    pass: [],
    "flip glade": ["tile"],
    "flip store": ["owner"],
    "flip enclosure": ["owner", "space"],
    enclose: ["space", "marker"],
    resolve: ["first", "last"],
  },
  earth: {
    island: ["card"],
    climate: ["card"],
    eco: ["card"],
    keep: ["card"],
    use: ["card"],
    compost: ["card"],
    pick: ["card"],
    event: ["card"],
    leaf: ["card"],
    plant: ["card", "space"],
    replace: ["card", "space"],
    copy: ["card", "card_2"],
    sprout: ["space"],
    grow: ["space"],
    unsprout: ["space"],
    ungrow: ["space"],
    choose: ["action"],
    take: ["gain"],
    order: ["part"],
    amount: ["count"],
    "claim soil": ["count"],
    "claim compost": ["count"],
    "claim draw": ["card"],
    "claim sprout": ["space"],
    "claim growth": ["space"],
    pay: [],
    skip: [],
    convert: [],
    part: [],
    all: [],
    done: [],
    pass: [],
  },
  waldgaertner: {
    visit: ["stack"],
    start: ["stack"],
    search: ["stack"],
    pick: ["card"],
    sell: ["card"],
    take: ["card"],
    plant: ["card", "slot", "how"],
    uproot: ["slot"],
    discard: [],
    cover: [],
    decline: [],
    pass: [],
    wait: [],
  },
};

export interface MoveParts {
  verb: string;
  /** The names of the things, and their ids. */
  things: [string, string][];
}

/** The verb of a move and the things it names; null for a move that is not known here. */
export function partsOf(game: string, move: string): MoveParts | null {
  const verbs = VERBS[game] ?? {};
  const given = move.split(" ");
  for (const length of [2, 1]) {
    const verb = given.slice(0, length).join(" ");
    const kinds = verbs[verb];
    const rest = given.slice(length);
    if (kinds && rest.length <= kinds.length && given.length >= length) {
      return { verb, things: rest.map((id, place) => [kinds[place] ?? "thing", id]) };
    }
  }
  return null;
}

/** A move as people say it; what cannot be said is shown as it is written. */
export function moveWords(game: string, move: string, chairs: readonly ChairData[]): string {
  const parts = partsOf(game, move);
  if (!(game in VERBS)) return move;
  if (!parts) {
    words.lack(`no words for the move ${game}: ${move}`);
    return move;
  }
  const how =
    parts.things.length === 3 ? "_as" : parts.verb === "visit" && move.endsWith(" 6") ? "_search" : "";
  const details: Record<string, string | number | null> = {};
  for (const [kind, id] of parts.things) {
    if (kind === "owner") details[kind] = seatName(chairs, Number(id));
    else if (kind === "count") details[kind] = Number(id);
    else if (kind === "gain" || kind === "part" || kind === "how")
      details[kind] = words.sayWhole(`screen-${kind}-${id}`);
    else details[kind] = id;
  }
  if (Object.values(details).includes(null)) return move;
  return words.sayWhole(`screen-move-${game}-${parts.verb.replace(" ", "_")}${how}`, details, game) ?? move;
}

/** What moves have in common by which a long list is folded: the verb, and the first of several things. */
export function moveGroup(game: string, move: string): string {
  const parts = partsOf(game, move);
  if (!parts) return "";
  const verb = say(`screen-verb-${parts.verb.split(" ")[0]}`);
  const first = parts.things[0];
  return first && parts.things.length > 1 ? `${verb}: ${words.thing(game, first[0], first[1])}` : verb;
}

/** What is asked; where a board is drawn, its things need not be called by their letters. */
export function questionWords(game: string, question: Question, drawn: boolean): string {
  const short = `screen-ask-${game}-${question.kind}`;
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
  return say(`${game}-event-${event.kind}`, { seat: who, ...event.details }, game);
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
