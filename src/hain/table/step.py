"""One move, and where it leads."""

from typing import NamedTuple

from hain.core.event import Event
from hain.core.state import State
from hain.table.entry import MOVE


class Step(NamedTuple):
    """A move, what it leads to, and as which kind of entry it stands in the log."""

    seat: int
    text: str
    state: State
    events: list[Event]
    kind: str = MOVE


def step_from(state: State, seat: int, text: str, kind: str = MOVE) -> Step:
    """What this move would lead to; whatever is not legal is refused, by the same look that carries it out."""
    after = state.copy()
    move = after.read(text)
    step = Step(seat, after.text(move), after, [], kind)
    after.play(seat, move, step.events)
    return step
