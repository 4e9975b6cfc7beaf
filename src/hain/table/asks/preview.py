"""What some moves of a seat, one after another, would bring, as far as it knows that beforehand."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from hain.core.errors import IllegalMove, Refused
from hain.core.event import Event
from hain.core.known import Known
from hain.core.rules import Rules
from hain.core.state import State
from hain.table.asks.naming import closers
from hain.table.asks.points import Gain, gain
from hain.table.forced import forced_steps
from hain.table.steps import Steps, done

MOST = 20  # moves in a row


class Stride(NamedTuple):
    """One of the moves. If something hidden would become known, nothing is told of it: `points` are those of what the
    move itself does, as far as the game can tell the two apart, and there are no events."""

    move: str
    reveals: bool
    events: list[Event]
    points: Gain | None


class Preview(NamedTuple):
    """`known` is the table after the last move, `None` if that cannot be told; nothing follows a move that reveals.
    `closing` is the move with which prepared points would count then, if it is possible and reveals nothing."""

    strides: list[Stride]
    known: Known | None
    closing: Stride | None

    @property
    def reveals(self) -> bool:
        return self.strides[-1].reveals


def preview(rules: Rules, state: State, seat: int, texts: Sequence[str], people: Collection[int] = ()) -> Preview:
    """Try moves; whatever is not legal is refused as it would be in earnest. For `people` the table makes a move to
    which there is no other."""
    return done(trying(rules, state, seat, texts, people))


def trying(rules: Rules, state: State, seat: int, texts: Sequence[str], people: Collection[int] = ()) -> Steps[Preview]:
    """The same, a step for each move."""
    if not 0 < len(texts) <= MOST:
        raise Refused("ask-moves", most=MOST)
    strides: list[Stride] = []
    came = state  # where the last of them began
    for text in texts:
        try:
            stride, after = _stride(rules, state, seat, text)
        except IllegalMove:
            followed = _follow(strides, came, state, seat, people)
            if followed is state:
                raise
            state = followed
            stride, after = _stride(rules, state, seat, text)
        strides.append(stride)
        if stride.reveals:
            return Preview(strides, None if after is None else after.known(seat), None)
        assert after is not None
        came, state = state, after
        yield
    state = _follow(strides, came, state, seat, people)
    return Preview(strides, state.known(seat), closing(rules, state, seat))


def _follow(strides: list[Stride], came: State, state: State, seat: int, people: Collection[int]) -> State:
    """What follows by itself is told with the move before it."""
    steps = forced_steps(state, people) if strides else []
    if not steps:
        return state
    after = steps[-1].state
    events = [event.seen_by(seat) for step in steps for event in step.events]
    strides[-1] = strides[-1]._replace(events=strides[-1].events + events, points=gain(came, after, seat))
    return after


def closing(rules: Rules, state: State, seat: int) -> Stride | None:
    """The move with which prepared points count, if it is possible now and reveals nothing."""
    for text in closers(state.grammar()):
        try:
            stride = _stride(rules, state, seat, text)[0]
        except IllegalMove:
            continue
        if not stride.reveals:
            return stride
    return None


def _stride(rules: Rules, state: State, seat: int, text: str) -> tuple[Stride, State | None]:
    """A move, and the table after it as far as the seat knows it."""
    after = state.copy()
    move = after.move(seat, text)
    events: list[Event] = []
    after.play(seat, move, events)
    if after.knowledge == state.knowledge:
        seen = [event.seen_by(seat) for event in events]
        return Stride(state.text(move), False, seen, gain(state, after, seat)), after
    before = rules.glimpse(state, seat, move)
    return Stride(state.text(move), True, [], None if before is None else gain(state, before, seat)), before
