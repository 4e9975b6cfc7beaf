"""Learns the weights of a guide from games that bots play: what did a seat with these features end up with?

    python -m training.fit evergreen --bot sapling --games 400 --seats 1,2 -o src/hain/games/evergreen/data/guide.toml
    python -m training.fit earth --bot quick --games 20000 --seats 1,2 -o src/hain/games/earth/data/guide.toml

At quiet moments the features of every seat are noted, and at the end what it had gained since then. A ridge regression
gives the weights, several columns over the course of a game. Some moves are left to chance, lest the games be alike.
Repeat it with the new weights until the arena sees no more progress. Where quick moves are good ones, they give far
more games in the same time: `--bot quick` leaves moves to chance up to some moment, and learns from what follows.
"""

import argparse
from collections.abc import Iterable, Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import hain
from hain import Dice
from hain.bots.level import make_bot
from hain.core.guide import Guide, Weights
from hain.core.weights import read_weights, write_weights

QUICK = "quick"


class Sample(NamedTuple):
    """A seat at a quiet moment, and the points it still made."""

    game: int
    progress: float
    features: list[float]
    gain: float


class Series(NamedTuple):
    """What all games of a training have in common."""

    game: str
    bot: str
    seats: tuple[int, ...]
    chance: int
    options: tuple[tuple[str, str], ...]
    seed: int


def samples_of(series: Series, number: int) -> list[Sample]:
    """One game between bots that leave one move in so many to chance."""
    rules = hain.rules(series.game)
    dice = Dice(series.seed + number).split()
    seats = series.seats[number % len(series.seats)]
    options = {name: values.split(",")[number % len(values.split(","))] for name, values in series.options}
    state = rules.setup(seats, dice.split().state, **options)
    guide = rules.guide(blank(rules.guide()))
    quick = series.bot == QUICK
    bots = [] if quick else [make_bot(series.bot, rules, dice.split()) for _ in range(seats)]
    start = dice.below(1000) / 1000 if quick and number % 4 else 0.0
    seen: list[tuple[int, float, list[float], float]] = []
    while owing := state.to_act():
        progress = guide.progress(state)
        if progress >= start and guide.is_quiet(state):
            for seat in range(seats):
                seen.append((seat, progress, guide.features(state, seat), guide.points(state, seat)))
        seat = owing[0]
        by_chance = dice.below(series.chance) == 0
        if quick and by_chance and progress < start:
            moves = guide.candidates(state, seat)
            move = moves[dice.below(len(moves))]
        elif quick or by_chance:
            move = guide.quick_move(state, seat, dice)
        else:
            move = bots[seat].choose(partial(state.imagine, seat), seat, 60.0)
        state.play(seat, move)
    ends = [guide.result(state, seat) for seat in range(seats)]
    return [Sample(number, progress, features, ends[seat] - points) for seat, progress, features, points in seen]


def blank(guide: Guide) -> dict[str, list[float]]:
    """A table without weights: features are told, and games are played to their end."""
    return {name: [] for name in guide.names}


def design(samples: Sequence[Sample], columns: int) -> NDArray[np.float64]:
    """A row for each sample: its features, shared out among the two columns between which its moment lies."""
    width = len(samples[0].features)
    rows = np.zeros((len(samples), columns, width))
    for number, sample in enumerate(samples):
        place = sample.progress * (columns - 1)
        left = min(int(place), columns - 2)
        rows[number, left] = np.array(sample.features) * (1 - (place - left))
        rows[number, left + 1] = np.array(sample.features) * (place - left)
    return rows.reshape(len(samples), columns * width)


def fit(samples: Sequence[Sample], columns: int, firmness: float) -> NDArray[np.float64]:
    """Ridge regression, every feature measured by its own spread."""
    rows = design(samples, columns)
    gains = np.array([sample.gain for sample in samples])
    spread = np.sqrt((rows**2).mean(axis=0))
    spread[spread == 0] = 1
    scaled = rows / spread
    weights = np.linalg.solve(scaled.T @ scaled + firmness * np.eye(rows.shape[1]), scaled.T @ gains)
    found: NDArray[np.float64] = weights / spread
    return found


def explained(samples: Sequence[Sample], columns: int, weights: NDArray[np.float64]) -> float:
    """The share of the variance of the gains that the weights explain."""
    gains = np.array([sample.gain for sample in samples])
    missed = gains - design(samples, columns) @ weights
    return float(1 - missed.var() / gains.var())


def unseen(samples: Sequence[Sample], names: Iterable[str], known: Weights) -> Weights:
    """The weights so far of features that did not occur, such as those of the solo game at a table of two."""
    occurred = np.any(np.array([sample.features for sample in samples]) != 0, axis=0)
    return {name: known[name] for name, seen in zip(names, occurred) if not seen and name in known}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--bot", default="sapling")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", default="2")
    parser.add_argument("--chance", type=int, default=8, help="one move in so many is left to chance")
    parser.add_argument("--columns", type=int, default=4)
    parser.add_argument("--firmness", type=float, default=10.0)
    parser.add_argument("--option", action="append", default=[], help="several values, by commas, take turns")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("-o", "--output", type=Path, required=True)
    options = parser.parse_args()
    chosen = tuple((pair.partition("=")[0], pair.partition("=")[2]) for pair in options.option)
    seats = tuple(int(count) for count in options.seats.split(","))
    series = Series(options.game, options.bot, seats, options.chance, chosen, options.seed)
    samples: list[Sample] = []
    with Pool(options.processes) as pool:
        games = pool.imap_unordered(partial(samples_of, series), range(options.games))
        for found in track(games, total=options.games, description="games"):
            samples += found
    held_back = [sample for sample in samples if sample.game % 5 == 0]
    seen = [sample for sample in samples if sample.game % 5 != 0]
    weights = fit(seen, options.columns, options.firmness)
    print(f"explained: {explained(seen, options.columns, weights):.3f} of the games learnt from,")
    print(f"           {explained(held_back, options.columns, weights):.3f} of others")
    weights = fit(samples, options.columns, options.firmness)
    names = hain.rules(options.game).guide().names
    table = weights.reshape(options.columns, len(names))
    rows = {
        name: [float(table[column, place]) for column in range(options.columns)] for place, name in enumerate(names)
    }
    if options.output.exists():
        rows |= unseen(samples, rows, read_weights(options.output.read_text("utf-8")))
    options.output.write_text(write_weights(rows), "utf-8")
    print(f"written: {options.output}")


if __name__ == "__main__":
    main()
