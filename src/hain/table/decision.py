"""What somebody decides about: whether it is still the same when their move arrives.

Where several act at once, the table changes while somebody thinks, and while their move is under way. That is no reason
to refuse it, as long as they would have decided about the very same.
"""

from collections import deque
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from hain.core.event import Event
from hain.core.state import State

RECENT: Final = 64  # entries back that somebody may be late
POINTS: Final = ("score", "sheet", "beside")
"""Of a seat's part of a view, what is counted and not decided about: what others do may count for it."""


class Decision(NamedTuple):
    """What a seat is asked, what it may do, and its own board and hand. The rest of the table is not its own."""

    question: Event | None
    moves: list[str]
    own: dict[str, object]


def decision(state: State, seat: int, picked: str = "") -> Decision:
    """As the seat sees it: two states that it cannot tell apart give the same. Who has picked a move with a thing has
    picked it from those with the same verb; `done` and the like leave everything else undone."""
    return by_verb(state, seat, _verb(state, picked))


def _verb(state: State, picked: str) -> str:
    """How a move with a thing begins; nothing for any other."""
    parts = state.grammar().parts(" ".join(picked.split()))
    return f"{parts.verb} " if parts is not None and parts.words else ""


def by_verb(state: State, seat: int, verb: str) -> Decision:
    """As far as it is about the moves that begin like this."""
    moves = [text for move in state.moves(seat) if (text := state.text(move)).startswith(verb)]
    seats = state.view(seat)["seats"]
    assert isinstance(seats, list)
    own: Mapping[str, object] = seats[seat]
    return Decision(state.question(seat), moves, {name: own[name] for name in own if name not in POINTS})


class Decisions:
    """The decisions that are open at a table, since when, and the states since the oldest of them."""

    def __init__(self, seq: int, state: State) -> None:
        self._since = dict.fromkeys(state.to_act(), seq)  # by seat the entry with which it began
        self._states: deque[tuple[int, State]] = deque([(seq, state)], RECENT)
        self._compared: dict[tuple[int, int, str], bool] = {}  # with the state of now, by seat, entry and verb

    def go_on(self, seq: int, state: State, owing: Collection[int], moved: Collection[int]) -> None:
        """An entry has led to this state; `moved` are the seats of which it made moves, or took some back: they decide
        about something else now, even if it looks the same."""
        if state is not self._states[-1][1]:
            self._compared.clear()
        before = self._since
        self._since = {seat: seq if seat in moved else before.get(seat, seq) for seat in owing}
        self._states.append((seq, state))
        oldest = min(self._since.values(), default=seq)
        while self._states[0][0] < oldest:
            self._states.popleft()

    def is_same(self, seat: int, seq: int, picked: str) -> bool:
        """Whether this seat, when it had seen the entries up to this one, stood before the decision of now, which it
        means to answer with this move."""
        first, last = self._states[0][0], self._states[-1][0]
        if not max(first, self._since.get(seat, last)) <= seq <= last:
            return False
        then, now = self._states[seq - first][1], self._states[-1][1]
        return then is now or self._is_alike(then, now, (seat, seq, _verb(now, picked)))

    def _is_alike(self, then: State, now: State, asked: tuple[int, int, str]) -> bool:
        """Compared once, however often somebody asks: it takes a while, and all others wait meanwhile."""
        if asked not in self._compared:
            seat, _, verb = asked
            self._compared[asked] = by_verb(then, seat, verb) == by_verb(now, seat, verb)
        return self._compared[asked]
