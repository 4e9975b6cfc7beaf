"""A past moment of a game, and whose eyes may look at it."""

from collections.abc import Mapping
from typing import Any

from hain.core.errors import Refused
from hain.core.event import Event
from hain.core.state import State
from hain.table.line import Line
from hain.table.steps import Steps
from hain.table.table import Table

Eyes = int | None
"""A seat, or None for an onlooker."""


def eyes_of(table: Table, seat: Eyes, wished: int | None) -> Eyes:
    """Whose eyes may be used: one's own, and after the end anybody's."""
    if wished is None or wished == seat:
        return seat
    if not table.is_over or not 0 <= wished < len(table.chairs):
        raise Refused("study-running")
    return wished


def moment(line: Line, index: int) -> Steps[tuple[State, list[Event]]]:
    """The state after so many moves, and what the last of them brought; a step for each move."""
    moves = list(line.record.moves)
    if not 0 <= index <= len(moves):
        raise Refused("table-fork-moment", last=len(moves))
    state = line.record.start(line.rules)
    events: list[Event] = []
    for number, (seat, text) in enumerate(moves[:index], 1):
        state.play(seat, state.move(seat, text), events if number == index else None)
        yield
    return state, events


def open_view(state: State) -> dict[str, Any]:
    """Each seat as it sees itself."""
    view = state.view(None)
    view["seats"] = [seats_in(state.view(seat))[seat] for seat in range(len(seats_in(view)))]
    return view


def seats_in(view: Mapping[str, object]) -> list[dict[str, Any]]:
    """What a view tells of every seat."""
    seats = view["seats"]
    assert isinstance(seats, list)
    return seats
