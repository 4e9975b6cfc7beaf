"""Tunes the numbers that quick moves of Earth go by: what wins when both sides play quickly?

    python -m training.tune --seats 1 --option solo_level=expert --rounds 100 -o src/hain/games/earth/data/habits.toml

Each round tries pairs of tables that differ from the present one in opposite ways: alone on the same deals, otherwise
against each other. The present table follows those that did better.
"""

import argparse
import time
import tomllib
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hain import Dice
from hain.core.rules import Rules
from hain.games.earth.guide import FEATURES, EarthGuide
from hain.games.earth.habits import NAMES
from hain.games.earth.rules import RULES

Table = NDArray[np.float64]
REACH = 0.12  # how far a pair is from the present table, by the size of each number …
LEAST = 0.6  # … which counts as at least this much
STEP = 0.5
MOMENTUM = 0.8
FADING = 0.995
CHECKED = 200  # games against the table of the beginning, to see how it goes


class Series(NamedTuple):
    """What all games of a tuning have in common."""

    rules: Rules
    seats: int
    options: dict[str, str]


def player(table: Table) -> EarthGuide:
    """A guide whose quick moves go by this table, alone or not."""
    numbers = [float(number) for number in table]
    return EarthGuide(RULES.catalogue, {name: [] for name in FEATURES}, [numbers, numbers])


def play(series: Series, guides: list[EarthGuide], seed: int) -> list[float]:
    """One quick game, a guide for every seat; what each seat has gained over its rivals, alone over Gaia."""
    state = series.rules.setup(series.seats, Dice(seed).split().state, **series.options)
    dice = Dice(seed + 1).split()
    while owing := state.to_act():
        state.play(owing[0], guides[owing[0]].quick_move(state, owing[0], dice))
    return state.merits()


def compared(series: Series, one: EarthGuide, other: EarthGuide, seeds: range) -> float:
    """How much better the first does than the second, on the average of these deals."""
    found: list[float] = []
    for seed in seeds:
        if series.seats == 1:
            found.append(play(series, [one], seed)[0] - play(series, [other], seed)[0])
        else:
            guides = [one if (seat + seed) % 2 == 0 else other for seat in range(series.seats)]
            merits = play(series, guides, seed // 2)
            found.append(sum(merit for merit, guide in zip(merits, guides) if guide is one) / guides.count(one))
    return float(np.mean(found))


def tune(series: Series, table: Table, rounds: int, pairs: int, games: int, seed: int, seconds: float) -> Table:
    """The table after so many rounds, or when the time is up."""
    chance = np.random.default_rng(seed)
    drift = np.zeros_like(table)
    first_table = table
    step, start = STEP, time.monotonic()
    for number in range(rounds):
        reach = REACH * np.maximum(np.abs(table), LEAST)
        ways, gains = [], []
        for pair in range(pairs):
            way = chance.standard_normal(len(table))
            first = seed + (number * pairs + pair) * games
            one, other = player(table + reach * way), player(table - reach * way)
            ways.append(way)
            gains.append(compared(series, one, other, range(first, first + games)))
        scaled = np.array(gains) / (np.std(gains) + 1e-9)
        drift = MOMENTUM * drift + (1 - MOMENTUM) * (scaled @ np.array(ways) / np.sqrt(pairs))
        table = table + step * reach * drift
        step *= FADING
        if number % 10 == 9:
            better = compared(series, player(table), player(first_table), range(10**6, 10**6 + CHECKED))
            print(f"{number + 1} rounds, {time.monotonic() - start:.0f} s: {better:+.1f}", flush=True)
        if time.monotonic() - start > seconds:
            break
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=16)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("-o", "--output", type=Path, required=True, help="the table to begin with, and to write")
    options = parser.parse_args()
    rows = tomllib.loads(options.output.read_text("utf-8"))
    column = 1 if options.seats == 1 else 0
    series = Series(RULES, options.seats, dict(pair.split("=") for pair in options.option))
    table = np.array([float(rows[name][column]) for name in NAMES])
    table = tune(series, table, options.rounds, options.pairs, options.games, options.seed, options.seconds)
    rows = tomllib.loads(options.output.read_text("utf-8"))
    for name, number in zip(NAMES, table):
        rows[name][column] = float(number)
    options.output.write_text(
        "".join(f"{name} = [{', '.join(f'{number:.3f}' for number in rows[name])}]\n" for name in NAMES), "utf-8"
    )


if __name__ == "__main__":
    main()
