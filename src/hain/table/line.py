"""The moves of a game that stand: a record that grows, and the state it has led to."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from hain.core.errors import IllegalMove, Refused
from hain.core.event import Event
from hain.core.record import Record
from hain.core.rules import Rules
from hain.core.state import State
from hain.table.steps import Steps, done


class TakeBack(NamedTuple):
    """Which move a seat may take back: it is lifted from among the others, or all from there on are cut.

    `builders` are the seats whose moves would be cut too, and who therefore have to agree.
    """

    place: int
    lifts: bool
    builders: tuple[int, ...]


class Step(NamedTuple):
    """A move, and what it leads to."""

    seat: int
    text: str
    state: State
    events: list[Event]


class Line:
    """Takes moves and take-backs; whatever is refused changes nothing.

    Nothing is taken back from before something hidden became known. So the states since then are kept, and a take-back
    costs no more than the moves it is about, however long the game.
    """

    def __init__(self, rules: Rules, record: Record) -> None:
        """Continue the game of a record, to its end or from its start."""
        self._begin(rules, record)
        done(self._replaying())

    @classmethod
    def in_steps(cls, rules: Rules, record: Record) -> "Steps[Line]":
        """The same, a step for each move."""
        line = cls.__new__(cls)
        line._begin(rules, record)
        yield from line._replaying()
        return line

    def _begin(self, rules: Rules, record: Record) -> None:
        self.rules = rules
        self.record = record
        self._knowledge: list[int] = []  # before each move
        self._owing: list[list[int]] = []  # the seats that owed a decision before each move
        self._before: list[State] = []  # the states before the last moves, from the first that can be taken back on

    def _replaying(self) -> Steps[None]:
        states = (state for state, _ in self.record.replay(self.rules))
        self.state = next(states)
        self.owing = self.state.to_act()
        for state in states:
            self._go_on(state)
            yield
        if self.owing:
            self.record.scores = None

    def _go_on(self, state: State) -> None:
        """One move has led to this state."""
        self._knowledge.append(self.state.knowledge)
        self._owing.append(self.owing)
        self._before.append(self.state)
        if state.knowledge != self.state.knowledge:
            self._before.clear()
        self.state = state
        self.owing = state.to_act()

    def play(self, seat: int, text: str) -> list[Event]:
        """Play the move with this text; returns what happened."""
        return self.accept(self.prepare(seat, text))

    def prepare(self, seat: int, text: str) -> Step:
        """What this move would lead to."""
        state = self.state.copy()
        move = state.move(seat, text)
        step = Step(seat, state.text(move), state, [])
        state.play(seat, move, step.events)
        return step

    def accept(self, step: Step) -> list[Event]:
        """Let a step count that was prepared from here."""
        self.record.moves.append((step.seat, step.text))
        self._go_on(step.state)
        if not self.owing:
            self.record.scores = [sheet.total for sheet in self.state.scores()]
        return step.events

    def take_back_for(self, seat: int) -> TakeBack:
        """What taking back the last move of a seat would mean; refused if something hidden became known since."""
        index = self._last_of(seat)
        if index < 0:
            raise Refused("table-nothing-to-take-back")
        if not self.owing:
            raise Refused("table-take-back-over")
        if not self.may_take_back(seat):
            raise Refused("table-knowledge", move=self.record.moves[index][1])
        later = self.record.moves[index + 1 :]
        builders = tuple(sorted({mover for mover, _ in later}))
        at_once = all(mover in self._owing[index] for mover in builders)
        if later and at_once and self._stands_without(index):
            return TakeBack(index, True, ())
        return TakeBack(index, False, builders)

    def may_take_back(self, seat: int) -> bool:
        """Whether it has moved, and nothing hidden became known since; when all is over, everything is known."""
        index = self._last_of(seat)
        return index >= 0 and self.state.knowledge == self._knowledge[index] and bool(self.owing)

    def _last_of(self, seat: int) -> int:
        """The last move of a seat; -1 if there is none."""
        index = len(self.record.moves) - 1
        while index >= 0 and self.record.moves[index][0] != seat:
            index -= 1
        return index

    def _stands_without(self, index: int) -> bool:
        """Whether the moves after this one are as legal without it."""
        try:
            self.owing_without(index, True)
        except IllegalMove:
            return False
        return True

    def owing_without(self, index: int, lifts: bool) -> list[int]:
        """Who would be asked if this move were taken back, and the later ones too unless it is lifted from among
        them."""
        state = self._state_before(index)
        for seat, text in self.record.moves[index + 1 :] if lifts else ():
            state.play(seat, state.move(seat, text))
        return state.to_act()

    def _state_before(self, index: int) -> State:
        """A copy of what stood before a move. A log of older rules may take back what could not be taken back today."""
        kept = index - (len(self.record.moves) - len(self._before))
        if kept >= 0:
            return self._before[kept].copy()
        state = self.record.start(self.rules)
        for seat, text in self.record.moves[:index]:
            state.play(seat, state.move(seat, text))
        return state

    def lift(self, index: int) -> str:
        """Take this move away and leave the later ones."""
        return self._take_away(index, self.record.moves[index + 1 :])

    def cut(self, index: int) -> str:
        """Take this move away, and all after it."""
        return self._take_away(index, ())

    def take_back(self, seat: int, obliging: Collection[int] = ()) -> str:
        """Take back the last move of a seat, unless others would have to agree who are not as obliging as bots."""
        plan = self.take_back_for(seat)
        if set(plan.builders) - set(obliging):
            mover, text = self.record.moves[-1]
            raise Refused("table-built-upon", seat=mover, move=text)
        return self.lift(plan.place) if plan.lifts else self.cut(plan.place)

    def _take_away(self, index: int, left: Iterable[tuple[int, str]]) -> str:
        """What was there before the move goes on with what is left."""
        text = self.record.moves[index][1]
        self.state = self._state_before(index)
        self.owing = self.state.to_act()
        self._before = self._before[: max(0, index - (len(self.record.moves) - len(self._before)))]
        self.record.moves = self.record.moves[:index]
        self.record.scores = None
        del self._knowledge[index:], self._owing[index:]
        for mover, move in left:
            self.accept(self.prepare(mover, move))
        return text
