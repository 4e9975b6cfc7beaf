"""Random play to the end, as a search does it many thousand times."""

from mypy_extensions import i64

from hain.core.dice import Dice
from hain.core.state import State


def playout(state: State, dice: Dice) -> int:
    """Play random legal moves on this state until the game is over; returns how many were played."""
    count: i64 = 0
    seats = state.to_act()
    while seats:
        seat = seats[dice.below(len(seats))] if len(seats) > 1 else seats[0]
        state.play(seat, state.random_move(seat, dice))
        count += 1
        seats = state.to_act()
    return count
