"""What a bot would do in somebody's place."""

from typing import NamedTuple

from hain.core.rules import Rules
from hain.core.state import State
from hain.table.asks.points import Gain
from hain.table.asks.preview import preview

HELPER = "sequoia"  # the level that gives hints: all the time there is, and nothing left to chance


class Hint(NamedTuple):
    """A move, and the points that it brings at once as far as its seat knows them beforehand."""

    move: str
    points: Gain


def hint(rules: Rules, state: State, seat: int, move: str) -> Hint:
    """What there is to say about the move that a bot has chosen."""
    stride = preview(rules, state, seat, [move]).strides[0]
    return Hint(stride.move, {} if stride.reveals else stride.points or {})
