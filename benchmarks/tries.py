"""How often a searching bot can try a move in a second, on one core, at the start of a game and in the middle of it.

    python -m benchmarks.tries --seconds 5

A try is one imagined state, played down the tree and on to the moment at which the guide is asked.
"""

import argparse
import time
from functools import partial

import hain
from hain import Dice
from hain.bots.search import SearchBot
from hain.core.rules import Rules
from hain.core.state import State

SEATS = 2
DEALS = 5
MIDDLE = 0.5  # of the moves of a game


class Counted:
    """Imagines states for a bot, and counts them."""

    def __init__(self, state: State, seat: int) -> None:
        self.imagine = partial(state.imagine, seat)
        self.count = 0

    def __call__(self, dice: Dice) -> State:
        self.count += 1
        return self.imagine(dice)


def at_moment(rules: Rules, deal: int, share: float) -> State:
    """The state after this share of a game that is played by quick moves."""
    length = _played(rules, deal, None)[1]
    return _played(rules, deal, int(length * share))[0]


def _played(rules: Rules, deal: int, most: int | None) -> tuple[State, int]:
    state, dice, guide, moves = rules.setup(SEATS, deal), Dice(deal), rules.guide(), 0
    while (owing := state.to_act()) and moves != most:
        state.play(owing[0], guide.quick_move(state, owing[0], dice))
        moves += 1
    return state, moves


def tries_per_second(rules: Rules, share: float, seconds: float) -> float:
    """Over several deals. A decision that is soon clear ends early, and counts for the time it took."""
    tries, taken = 0, 0.0
    for deal in range(DEALS):
        state = at_moment(rules, deal, share)
        seat = state.to_act()[0]
        counted = Counted(state, seat)
        bot = SearchBot(rules.guide(), Dice(deal))
        began = time.perf_counter()
        bot.choose(counted, seat, seconds / DEALS)
        taken += time.perf_counter() - began
        tries += counted.count
    return tries / taken


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="for each game and moment")
    options = parser.parse_args()
    for rules in hain.games():
        start, middle = (tries_per_second(rules, share, options.seconds) for share in (0.0, MIDDLE))
        print(f"{rules.name:13} {start:8.0f} tries a second at the start, {middle:8.0f} in the middle", flush=True)


if __name__ == "__main__":
    main()
