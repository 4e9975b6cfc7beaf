"""Which moves belong together: those that were sent at once, and those that followed because there was no other.

They are taken back together.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hain.table.entry import MOVE


class Made(NamedTuple):
    """A move of a game: who made it, and as which kind of entry."""

    seat: int
    kind: str = MOVE


def start_of(moves: Sequence[Made], seat: int) -> int:
    """Where the last moves begin that a seat has chosen together; -1 if it has chosen none."""
    index = len(moves) - 1
    while index >= 0 and moves[index] != (seat, MOVE):
        index -= 1
    return index


def left_without(moves: Sequence[Made], index: int) -> list[int]:
    """The later moves that do not belong to the last one that its seat has chosen: not those right after it that belong
    to it, nor any that followed for that seat when others had moved."""
    seat = moves[index].seat
    end = index + 1
    while end < len(moves) and moves[end].kind != MOVE:
        end += 1
    return [later for later in range(end, len(moves)) if moves[later].seat != seat]
