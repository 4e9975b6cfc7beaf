/** What Evergreen draws and says at a table. */

import { boxes } from "../../wire/box.svelte";
import type { TableData } from "../../wire/types";
import { say } from "../../words.svelte";
import type { Effect, GameScreen } from "..";
import Board from "./Board.svelte";
import { printed, roundsOf, seen, spaceOf } from "./planet";
import Small from "./Small.svelte";

/** "Summer, round 3 of 4". */
function moment(data: TableData): string {
  const { phase, season, round } = seen(data);
  if (phase === "over") return say("evergreen-phase-over");
  return say("evergreen-screen-moment", { season, round, rounds: roundsOf(season) }, "evergreen");
}

/** One group for each season, with the rounds that are over. */
function steps(data: TableData): { done: number; of: number }[] {
  const { phase, season, round } = seen(data);
  const { seasons } = printed();
  const now = seasons.findIndex((each) => each.season === season);
  return seasons.map(({ rounds: of }, place) => ({
    done: phase === "over" || place < now ? of : place === now ? round - 1 : 0,
    of,
  }));
}

/** A move as a button says it. */
function label(move: string, data: TableData): string {
  const { verb, words } = boxes.grammar("evergreen").parts(move) ?? { verb: "", words: {} };
  const seat = seen(data).seats[data.seat ?? 0];
  if (verb === "draft") return say("evergreen-button-draft", words, "evergreen");
  if (verb === "pass")
    return say(`evergreen-button-pass-${seat?.action_part === "open" ? "action" : "power"}`);
  if (verb !== "power") return say(`evergreen-button-${verb}`, words);
  const track = printed().tracks.find(({ power }) => power === seat?.power);
  const value = track?.values[Math.min((seat?.levels[track.power] ?? 0) + 1, track.values.length - 1)] ?? 0;
  if (track?.power === "bud") return say("evergreen-button-power-bud", { value });
  return say("evergreen-button-power", { power: track?.power ?? "", value }, "evergreen");
}

/** What the chosen move changes: light and forest if the season ended now, big trees if the game did, points. */
function effects(data: TableData, preview: Parameters<GameScreen["effects"]>[1]): Effect[] {
  const now = seen(data).seats[data.seat ?? 0];
  const then = preview?.view ? seen({ view: preview.view }).seats[data.seat ?? 0] : undefined;
  if (!now || !then) return [];
  const harvest = (seat: typeof now) => seat.harvest.reduce((sum, { points }) => sum + points, 0);
  const all: Required<Effect>[] = [
    { icon: "sun", label: say("evergreen-effect-light"), from: now.light.points, to: then.light.points },
    {
      icon: "forest",
      label: say("evergreen-effect-forest"),
      from: now.forest.points,
      to: then.forest.points,
    },
    { icon: "flower", label: say("evergreen-effect-harvest"), from: harvest(now), to: harvest(then) },
    { icon: "bud", label: say("evergreen-effect-points"), from: now.score, to: then.score },
  ];
  // what a space is used for always touches light and forest, so they are told even if they stay the same
  const told = spaceOf(preview?.strides[0]?.move ?? "") ? 2 : 0;
  return all
    .filter(({ from, to }, place) => place < told || from !== to)
    .map(({ from, ...effect }) => (from === effect.to ? effect : { ...effect, from }));
}

export const screen: GameScreen = { Board, Small, moment, steps, tapped: ["space", "card"], label, effects };
