"""How a game ended."""

from typing import NamedTuple

from hain.core.state import State


class Result(NamedTuple):
    """By seat."""

    scores: list[int]
    places: list[int]


def result_of(state: State) -> Result:
    return Result([sheet.total for sheet in state.scores()], state.ranking())
