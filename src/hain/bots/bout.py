"""One game between bots, and the series in which every bot plays every deal from every seat."""

import time
from functools import partial
from itertools import combinations
from typing import NamedTuple

from hain.bots.level import make_bot
from hain.core.dice import Dice
from hain.core.option import OptionValue
from hain.core.state import State
from hain.registry import rules


class Bout(NamedTuple):
    """A deal, and which of the bots (by their places in the list) sits where."""

    deal: int
    seating: tuple[int, ...]


class Contest(NamedTuple):
    """What all games of a series have in common."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    seed: int
    budget: float


class Result(NamedTuple):
    """How a bout ended: totals and places by seat, the number of moves, the longest that a decision took, in seconds,
    and the outcome of a game that nobody wins, with its numbers."""

    bout: Bout
    totals: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    slowest: float
    outcome: str
    numbers: tuple[tuple[str, int], ...]


def bouts_of_deal(deal: int, bots: int, seats: int) -> list[Bout]:
    """Every bot meets every other, and in a group all move one seat on, so that nobody profits from a seat.

    >>> [bout.seating for bout in bouts_of_deal(0, bots=2, seats=3)]
    [(0, 1, 0), (1, 0, 1)]
    >>> [bout.seating for bout in bouts_of_deal(0, bots=3, seats=2)]
    [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    """
    return [
        Bout(deal, tuple(group[(seat + turn) % len(group)] for seat in range(seats)))
        for group in combinations(range(bots), min(bots, seats))
        for turn in range(len(group))
    ]


def play_bout(contest: Contest, bout: Bout) -> Result:
    """Play it to the end. The deal and the bots' dice follow from the seed and the number of the deal alone."""
    seed = Dice(contest.seed + bout.deal).split().state
    game = rules(contest.game)
    state = game.setup(contest.seats, seed, **dict(contest.options))
    dice = Dice(seed).split()
    bots = [make_bot(contest.bots[bot], game, dice.split()) for bot in bout.seating]
    moves, slowest = 0, 0.0
    while seats := state.to_act():
        seat = seats[0]
        started = time.monotonic()
        move = bots[seat].choose(partial(_imagine, state, seat), seat, contest.budget)
        slowest = max(slowest, time.monotonic() - started)
        state.play(seat, move)
        moves += 1
    totals = tuple(sheet.total for sheet in state.scores())
    return Result(bout, totals, tuple(state.ranking()), moves, slowest, *_outcome(state))


def _outcome(state: State) -> tuple[str, tuple[tuple[str, int], ...]]:
    """Won, lost, or the title that was earned; and what else is told of it, such as the number of turns."""
    outcome = state.outcome()
    if outcome is None:
        return "", ()
    numbers = tuple((name, value) for name, value in outcome.details.items() if isinstance(value, int))
    return str(outcome.details.get("title", outcome.kind)), numbers


def _imagine(state: State, seat: int, dice: Dice) -> State:
    """All that a bot gets of the table."""
    return state.imagine(seat, dice)
