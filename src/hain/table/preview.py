"""What a move would bring, as far as its seat knows it beforehand."""

from typing import NamedTuple

from hain.core.event import Event
from hain.core.known import Known
from hain.core.rules import Rules
from hain.core.state import State


class Preview(NamedTuple):
    """If something hidden would become known, nothing is told of it: `known` is what the move itself does, as far as
    the game can tell the two apart, and there are no events."""

    move: str
    reveals: bool
    known: Known | None
    events: list[Event]


def preview(rules: Rules, state: State, seat: int, text: str) -> Preview:
    """Try a move; whatever is not legal is refused as it would be in earnest."""
    after = state.copy()
    move = after.move(seat, text)
    events: list[Event] = []
    after.play(seat, move, events)
    if after.knowledge == state.knowledge:
        return Preview(state.text(move), False, after.known(seat), [event.seen_by(seat) for event in events])
    before = rules.glimpse(state, seat, move)
    return Preview(state.text(move), True, None if before is None else before.known(seat), [])
