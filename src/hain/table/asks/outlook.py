"""What everything that can be picked now is worth: points and where they come from, for all of it at once."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from hain.core.errors import IllegalMove
from hain.core.rules import Rules
from hain.core.state import State
from hain.table.asks.naming import closers
from hain.table.asks.points import Gain, difference, sheet
from hain.table.steps import Steps, done


class Prospect(NamedTuple):
    """A move and what it brings its seat. `closed` is the move that has to follow for these points to count, if one
    has to; `gain` is None if they depend on something hidden that becomes known with the move."""

    move: str
    closed: str
    reveals: bool
    gain: Gain | None

    @property
    def points(self) -> int | None:
        return None if self.gain is None else sum(self.gain.values())


class Weighed(NamedTuple):
    """A legal move, and the keys of the things that it names."""

    things: tuple[str, ...]
    prospect: Prospect


class Promise(NamedTuple):
    """What an open thing is worth: `alone` if nothing more has to be picked (None if something has to), and with
    whatever is best picked besides."""

    alone: Prospect | None
    best: Prospect


class Outlook(NamedTuple):
    """By key what every open thing is worth, and the moves that name nothing but what is picked."""

    things: dict[str, Promise]
    moves: list[Prospect]


def outlook(rules: Rules, state: State, seat: int, picked: Collection[str] = ()) -> Outlook:
    """Of all that is open to a seat which has picked some things already."""
    return outlook_of(done(weighing(rules, state, seat)), [state.grammar().plain(key) for key in picked])


def weighing(rules: Rules, state: State, seat: int) -> Steps[list[Weighed]]:
    """All legal moves of a seat, a step for each."""
    before = sheet(state, seat)
    grammar = state.grammar()
    closing = closers(grammar)
    found: list[Weighed] = []
    for move in state.moves(seat):
        text = state.text(move)
        keys = tuple(grammar.keys(text, seat))
        found.append(Weighed(keys, _weigh(rules, state, seat, move, before, closing)))
        yield
    return found


def outlook_of(weighed: Iterable[Weighed], picked: Collection[str] = ()) -> Outlook:
    """What follows from the worth of the moves for somebody who has picked some things already, by the keys that moves
    name."""
    chosen = set(picked)
    promises: dict[str, Promise] = {}
    moves: list[Prospect] = []
    for keys, prospect in weighed:
        if not chosen.issubset(keys):
            continue
        left = [key for key in dict.fromkeys(keys) if key not in chosen]
        if not left:
            moves.append(prospect)
        for key in left:
            alone = prospect if len(left) == 1 else None
            found = promises.get(key, Promise(alone, prospect))
            promises[key] = Promise(_better(found.alone, alone), _better(found.best, prospect) or prospect)
    return Outlook(promises, moves)


def _weigh(rules: Rules, state: State, seat: int, move: int, before: dict[str, int], closing: list[str]) -> Prospect:
    text = state.text(move)
    after = state.copy()
    after.play(seat, move)
    if after.knowledge != state.knowledge:
        glimpsed = rules.glimpse(state, seat, move)
        return Prospect(text, "", True, None if glimpsed is None else _since(before, glimpsed, seat))
    for closer in closing:
        last = after.copy()
        try:
            last.play(seat, last.move(seat, closer))
        except IllegalMove:
            continue
        if last.knowledge == state.knowledge:
            return Prospect(text, closer, False, _since(before, last, seat))
    return Prospect(text, "", False, _since(before, after, seat))


def _since(before: dict[str, int], after: State, seat: int) -> Gain:
    return difference(before, sheet(after, seat))


def _better(one: Prospect | None, other: Prospect | None) -> Prospect | None:
    """The one that is known to bring more; of equals the first."""
    if one is None or other is None:
        return one or other
    if one.points is None or other.points is None:
        return other if one.points is None and other.points is not None else one
    return other if other.points > one.points else one
