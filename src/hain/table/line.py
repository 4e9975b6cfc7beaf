"""The moves of a game that stand: a record that grows, and the state it has led to."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from hain.core.errors import Refused
from hain.core.event import Event
from hain.core.record import Record
from hain.core.rules import Rules
from hain.core.state import State
from hain.table.bonds import Made, left_without, start_of
from hain.table.entry import FORCED
from hain.table.step import Step, step_from
from hain.table.steps import Steps, done


class TakeBack(NamedTuple):
    """Which move a seat may take back: it is lifted from among the others, or all from there on are cut.

    `builders` are the seats whose moves would be cut too, and who therefore have to agree.
    """

    place: int
    lifts: bool
    builders: tuple[int, ...]


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
        self.made = [Made(seat) for seat, _ in record.moves]  # beside the moves of the record
        self._tried: dict[int, tuple[str, Step]] = {}  # by seat the move from here that it tried last
        self._knowledge: list[int] = []  # before each move
        self._owing: list[list[int]] = []  # the seats that owed a decision before each move
        self._before: list[State] = []  # the states before the last moves, from the first that can be taken back on

    def _replaying(self) -> Steps[None]:
        states = (state for state, _ in self.record.replay(self.rules))
        self._stand_at(next(states))
        for state in states:
            self._go_on(state)
            yield
        if self.owing:
            self.record.scores = None

    def _stand_at(self, state: State) -> None:
        self.state = state
        self.owing = state.to_act()
        self._tried.clear()

    def _go_on(self, state: State) -> None:
        """One move has led to this state."""
        self._knowledge.append(self.state.knowledge)
        self._owing.append(self.owing)
        self._before.append(self.state)
        if state.knowledge != self.state.knowledge:
            self._before.clear()
        self._stand_at(state)

    def play(self, seat: int, text: str) -> list[Event]:
        """Play the move with this text; returns what happened."""
        return self.accept(self.prepare(seat, text))

    def prepare(self, seat: int, text: str) -> Step:
        """What this move would lead to; whoever has tried it last need not have it worked out again."""
        tried = self._tried.get(seat)
        if tried is None or tried[0] != text:
            tried = self._tried[seat] = (text, step_from(self.state, seat, text))
        return tried[1]

    def accept(self, step: Step) -> list[Event]:
        """Let a step count that was prepared from here."""
        self.record.moves.append((step.seat, step.text))
        self.made.append(Made(step.seat, step.kind))
        self._go_on(step.state)
        if not self.owing:
            self.record.scores = [sheet.total for sheet in self.state.scores()]
        return step.events

    def take_back_for(self, seat: int) -> TakeBack:
        """What taking back the last choice of a seat would mean; refused if something hidden became known since."""
        index = start_of(self.made, seat)
        if index < 0:
            raise Refused("table-nothing-to-take-back")
        if not self.owing:
            raise Refused("table-take-back-over")
        if not self.may_take_back(seat):
            raise Refused("table-knowledge", move=self.record.moves[index][1])
        builders = self.builders(index)
        at_once = all(mover in self._owing[index] for mover in builders)
        if left_without(self.made, index) and at_once and self._stands_without(index):
            return TakeBack(index, True, ())
        return TakeBack(index, False, builders)

    def builders(self, index: int) -> tuple[int, ...]:
        """The other seats that have chosen something since."""
        since = self.made[index:]
        return tuple(sorted({mover for mover, kind in since if kind != FORCED} - {since[0].seat}))

    def may_take_back(self, seat: int) -> bool:
        """Whether it has chosen, and nothing hidden became known since; when all is over, everything is known."""
        index = start_of(self.made, seat)
        return index >= 0 and self.state.knowledge == self._knowledge[index] and bool(self.owing)

    def taken(self, index: int, lifts: bool) -> set[int]:
        """The seats that lose moves if the one with this index is taken back."""
        left = left_without(self.made, index) if lifts else []
        return {made.seat for place, made in enumerate(self.made[index:], index) if place not in left}

    def _stands_without(self, index: int) -> bool:
        """Whether the moves after this one are as legal without it, and those forced to which there was no other."""
        try:
            self._without(index, True)
        except Refused:
            return False
        return True

    def owing_without(self, index: int, lifts: bool) -> list[int]:
        """Who would be asked if this move were taken back, and the later ones too unless it is lifted from among
        them."""
        return self._without(index, lifts).to_act()

    def _without(self, index: int, lifts: bool) -> State:
        state = self._state_before(index)
        for later in left_without(self.made, index) if lifts else ():
            seat, text = self.record.moves[later]
            move = state.move(seat, text)
            if self.made[later].kind == FORCED and state.forced(seat) != move:
                raise Refused("table-changed")
            state.play(seat, move)
        return state

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
        """Take this move away with all that belong to it, and leave the other later ones."""
        return self._take_away(index, left_without(self.made, index))

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

    def _take_away(self, index: int, left: Iterable[int]) -> str:
        """What was there before the move goes on with what is left."""
        text = self.record.moves[index][1]
        again = [(*self.record.moves[later], self.made[later].kind) for later in left]
        self._stand_at(self._state_before(index))
        self._before = self._before[: max(0, index - (len(self.record.moves) - len(self._before)))]
        self.record.moves = self.record.moves[:index]
        self.record.scores = None
        del self.made[index:], self._knowledge[index:], self._owing[index:]
        for seat, move, kind in again:
            self.accept(step_from(self.state, seat, move, kind))
        return text
