"""A game being played: a record that grows, and the states it went through."""

from hain.core.errors import Refused
from hain.core.event import Event
from hain.core.record import Record
from hain.core.rules import Rules
from hain.core.state import State


class Table:
    """Takes moves and take-backs; whatever is refused changes nothing."""

    def __init__(self, rules: Rules, record: Record) -> None:
        """Continue the game of a record, to its end or from its start."""
        self.rules = rules
        self.record = record
        self._states = [state for state, _ in record.replay(rules)]
        if self.state.to_act():
            record.scores = None

    @property
    def state(self) -> State:
        return self._states[-1]

    def play(self, seat: int, text: str) -> list[Event]:
        """Play the move with this text; returns what happened."""
        state = self.state.copy()
        events: list[Event] = []
        move = state.move(seat, text)
        state.play(seat, move, events)
        self.record.moves.append((seat, state.text(move)))
        self._states.append(state)
        if not state.to_act():
            self.record.scores = [sheet.total for sheet in state.scores()]
        return events

    def take_back(self, seat: int) -> str:
        """Take back the last move, if it is that seat's and nothing hidden became known by it."""
        if not self.record.moves:
            raise Refused("table-nothing-to-take-back")
        mover, text = self.record.moves[-1]
        if mover != seat:
            raise Refused("table-built-upon", seat=mover, move=text)
        if self._states[-1].knowledge != self._states[-2].knowledge:
            raise Refused("table-knowledge", move=text)
        self.record.moves.pop()
        self.record.scores = None
        self._states.pop()
        return text
