"""One game between bots, and the series in which every bot plays every deal from every seat."""

import time
from functools import partial
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
    and the outcome of a game that nobody wins."""

    bout: Bout
    totals: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    slowest: float
    outcome: str


def bouts_of_deal(deal: int, bots: int, seats: int) -> list[Bout]:
    """As many bouts as there are bots: in each all move one seat on, so that nobody profits from a seat.

    >>> [bout.seating for bout in bouts_of_deal(0, bots=2, seats=3)]
    [(0, 1, 0), (1, 0, 1)]
    """
    return [Bout(deal, tuple((seat + turn) % bots for seat in range(seats))) for turn in range(bots)]


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
    return Result(bout, totals, tuple(state.ranking()), moves, slowest, _outcome(state))


def _outcome(state: State) -> str:
    """Won, lost, or the title that was earned."""
    outcome = state.outcome()
    return "" if outcome is None else str(outcome.details.get("title", outcome.kind))


def _imagine(state: State, seat: int, dice: Dice) -> State:
    """All that a bot gets of the table."""
    return state.imagine(seat, dice)
