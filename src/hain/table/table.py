"""A table: seats around a game, and the log of everything that happened at it.

The log is all there is: whoever reads it from the start has the table. So each wish of a seat first becomes an entry,
which is refused or fits the table as it stands; it counts only when it has been stored and then applied.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from hain.bots import LEVELS
from hain.core.errors import BadSetup, IllegalMove, Refused
from hain.core.event import Event
from hain.core.record import Record
from hain.table import entry as kinds
from hain.table.chair import Chair, are_shared, names_of, seats_of
from hain.table.deal import SITTING_IN, Deal
from hain.table.entry import Entry
from hain.table.forced import forced_steps
from hain.table.line import Line
from hain.table.result import Result, result_of
from hain.table.step import Step, step_from

LONGEST_NAME = 40
ENDLESS = (kinds.LIFT, kinds.CUT, kinds.ASK, kinds.AGREE, kinds.DECLINE, kinds.FREE, kinds.NAME, kinds.LEAVE,
           kinds.RETURN, kinds.SAY)  # fmt: skip
"""What could go on for ever; games end."""
MOST_ASIDES = 400  # of these by one seat: whoever opens the table has to read them all
LEFT_FOR_RETURNING = 400  # more, so that nobody has to stay away
PHRASES = ("hello", "good_luck", "well_played", "thanks", "one_moment", "back", "good_game")


class Outlook(NamedTuple):
    """What is noted beside an entry, for lists and for whoever has to act next."""

    over: bool
    due: float | None
    owing: list[int]  # the seats that are asked then
    seated: list[list[Any]] | None = None  # who sits where, if that changes
    gone: str = ""  # who sits nowhere at this table any more
    result: Result | None = None  # if the game ends with this entry


class Chain(NamedTuple):
    """What a wish comes to: an entry and those that belong to it; and why not all that was wished is in them."""

    entries: list[Entry]
    refused: Refused | None = None


class Table:
    """The seats, the moves that stand and the clocks, after the entries that have been applied."""

    def __init__(self, deal: Deal, entries: Iterable[Entry] = (), line: Line | None = None) -> None:
        """`line` is the game of the deal, if somebody has replayed it already."""
        self.deal = deal
        self.line = line or Line(deal.rules, deal.record())
        self.chairs = [Chair(kind, deal.clock) for kind in deal.chairs]
        self.seq = 0
        self.at = deal.made  # the time of the last entry
        self.asked: tuple[int, int] | None = None  # the seat that asked to take back, and the index of its move
        self.agreed: set[int] = set()
        self.next_table = ""
        self._prepared: list[tuple[Entry, Step]] = []  # what the moves that were wished last lead to
        self.entries: list[Entry] = []
        self.asides: Counter[int | None] = Counter()  # entries of a kind that has no end, by seat
        self._run_clocks(deal.made)
        for entry in entries:
            self.apply(entry)

    # what can be asked of it

    @property
    def is_over(self) -> bool:
        return not self.line.owing

    @property
    def has_secrets(self) -> bool:
        """Whether a game of several people goes on, of whom some may still come: nobody is to learn what is hidden."""
        return not self.is_over and are_shared(self.chairs)

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""
        return result_of(self.line.state) if self.is_over else None

    @property
    def id(self) -> str:
        return self.deal.id

    @property
    def names(self) -> list[str]:
        return names_of(self.chairs)

    @property
    def has_people(self) -> bool:
        """Whether somebody decides here, or may still come."""
        return any(chair.is_asked or chair.is_open for chair in self.chairs)

    @property
    def host(self) -> str:
        """For whom the bots here think: the first who sits there."""
        return next((chair.person for chair in self.chairs if chair.person), "")

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot has to decide."""
        return [seat for seat in self.line.owing if self.chairs[seat].bot]

    def flags_at(self) -> float | None:
        """When the time of the next seat will be up."""
        ends = [chair.watch.ends() for chair in self.chairs]
        return min([end for end in ends if end is not None], default=None)

    def seats_of(self, person: str) -> list[int]:
        return seats_of(self.chairs, person)

    def record(self) -> Record:
        """The game so far with the names of those who sit at it."""
        record = self.line.record
        again = Record(record.game, record.version, record.seats, record.seed, dict(record.options))
        again.players = self.names
        again.moves = list(record.moves)
        again.scores = record.scores
        return again

    # wishes: what would be written into the log

    def move(self, seat: int, text: str, at: float) -> Entry:
        return self.moves(seat, [text], at).entries[0]

    def moves(self, seat: int, texts: Sequence[str], at: float) -> Chain:
        """Moves that are made one after another, as far as they are legal and reveal nothing; the first has to be. What
        follows because there is no other move follows at once."""
        steps = [self.line.prepare(seat, texts[0])]
        refused: Refused | None = None
        for text in texts[1:]:
            refused = self._go_on(steps, seat, text)
            if refused is not None:
                break
        steps += forced_steps(steps[-1].state, self.people)
        self._prepared = []
        for number, step in enumerate(steps):
            entry = self._entry(at, step.kind, step.seat, step.text)
            self._prepared.append((entry._replace(seq=entry.seq + number), step))
        return Chain([entry for entry, _ in self._prepared], refused)

    def _go_on(self, steps: list[Step], seat: int, text: str) -> Refused | None:
        """One move more, after what is forced before it; or why not."""
        state = steps[-1].state
        if state.knowledge != self.line.state.knowledge:
            return Refused("table-not-made", move=text, reason=Refused("table-revealed", move=steps[-1].text))
        try:
            steps.append(step_from(state, seat, text, kinds.THEN))
            return None
        except IllegalMove as error:
            forced = forced_steps(state, self.people)
            if not forced:
                return Refused("table-not-made", move=text, reason=error)
            steps += forced
            return self._go_on(steps, seat, text)

    def chain(self, entry: Entry) -> Chain:
        """An entry that was just wished, with those that belong to it."""
        return Chain([one for one, _ in self._prepared] if self._is_prepared(entry) else [entry])

    @property
    def people(self) -> set[int]:
        """The seats at which people decide."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.is_asked}

    def take_back(self, seat: int, at: float) -> Entry:
        """Taken back at once if nobody has to agree; bots always agree."""
        plan = self.line.take_back_for(seat)
        if plan.lifts:
            return self._entry(at, kinds.LIFT, seat, str(plan.place))
        if self._who_must_agree(plan.builders):
            return self._entry(at, kinds.ASK, seat, str(plan.place))
        return self._entry(at, kinds.CUT, seat, str(plan.place))

    def may_take_back(self, seat: int) -> bool:
        """Whether to ask is of any use; others may still have to agree."""
        return self.line.may_take_back(seat)

    def check_seen(self, seat: int, seq: int) -> None:
        """Refused if a seat that has seen the entries up to this one would now take back, or agree to take back,
        something else than it meant to."""
        for entry in self.entries[seq:]:
            if entry.kind in (kinds.LIFT, kinds.CUT, kinds.ASK) or (entry.kind == kinds.MOVE and entry.seat == seat):
                raise Refused("table-changed")

    def agree(self, seat: int, at: float) -> Entry:
        """The last who agrees lets it happen."""
        asker, index, waiting = self._pending()
        if seat not in waiting:
            raise Refused("table-not-asked")
        if waiting == {seat}:
            return self._entry(at, kinds.CUT, asker, str(index))
        return self._entry(at, kinds.AGREE, seat)

    def decline(self, seat: int, at: float) -> Entry:
        if seat not in self._pending()[2]:
            raise Refused("table-not-asked")
        return self._entry(at, kinds.DECLINE, seat)

    def sit(self, seat: int, person: str, name: str, at: float) -> Entry:
        chair = self.chairs[seat]
        if chair.person == person:
            raise Refused("table-already-there", seat=seat)
        if not chair.is_open:
            raise Refused("table-taken", seat=seat)
        return self._entry(at, kinds.SIT, seat, f"{person} {_name(name)}")

    def free(self, seat: int, other: int, at: float) -> Entry:
        """Whoever made the table lets somebody else have a seat whose person never came to play. What has been played
        stays with whoever played it."""
        if not self.chairs[seat].is_maker:
            raise Refused("table-not-maker")
        chair = self.chairs[other] if 0 <= other < len(self.chairs) else None
        if chair is None or not chair.person:
            raise Refused("table-free-nobody", seat=other)
        if chair.is_maker:
            raise Refused("table-free-own")
        if chair.moved:
            raise Refused("table-free-moved", name=chair.name)
        return self._entry(at, kinds.FREE, other, chair.name)

    def rename(self, seat: int, name: str, at: float) -> Entry:
        return self._entry(at, kinds.NAME, seat, _name(name))

    def leave(self, seat: int, at: float, level: str = SITTING_IN) -> Entry:
        """A bot sits in until the person returns."""
        if not self.chairs[seat].is_asked:
            raise Refused("table-not-sitting", seat=seat)
        return self._entry(at, kinds.LEAVE, seat, _level(level))

    def come_back(self, seat: int, at: float) -> Entry:
        chair = self.chairs[seat]
        if not chair.person or not chair.bot or chair.resigned:
            raise Refused("table-not-away", seat=seat)
        return self._entry(at, kinds.RETURN, seat)

    def resign(self, seat: int, at: float, level: str = SITTING_IN) -> Entry:
        """A bot plays on for good, so that the others have their game."""
        chair = self.chairs[seat]
        if not chair.person or chair.resigned or self.is_over:
            raise Refused("table-not-sitting", seat=seat)
        return self._entry(at, kinds.RESIGN, seat, _level(level))

    def flag(self, seat: int, at: float) -> Entry:
        ends = self.chairs[seat].watch.ends()
        if ends is None or at < ends:
            raise Refused("table-time-left", seat=seat)
        return self._entry(at, kinds.FLAG, seat, SITTING_IN)

    def say(self, seat: int, phrase: str, at: float) -> Entry:
        if phrase not in PHRASES:
            raise Refused("table-no-phrase", phrase=phrase)
        return self._entry(at, kinds.SAY, seat, phrase)

    def rematch(self, seat: int, table: str, at: float) -> Entry:
        if not self.is_over:
            raise Refused("table-not-over")
        if self.next_table:
            raise Refused("table-has-rematch")
        return self._entry(at, kinds.REMATCH, seat, table)

    def renew(self) -> Entry:
        """A table of older rules goes on by those of today; nobody has touched it, and no time has passed."""
        return self._entry(self.at, kinds.RULES, None, str(self.deal.rules.version))

    def _entry(self, at: float, kind: str, seat: int | None, text: str = "") -> Entry:
        most = MOST_ASIDES + (LEFT_FOR_RETURNING if kind == kinds.RETURN else 0)
        if kind in ENDLESS and self.asides[seat] >= most:
            raise Refused("table-full")
        return Entry(self.seq + 1, max(at, self.at), kind, seat, text)

    def _who_must_agree(self, builders: Iterable[int]) -> set[int]:
        return {seat for seat in builders if self.chairs[seat].is_asked}

    def _pending(self) -> tuple[int, int, set[int]]:
        """Who asked to take back what, and who has not agreed yet."""
        if self.asked is None:
            raise Refused("table-not-asked")
        seat, index = self.asked
        return seat, index, self._who_must_agree(self.line.builders(index)) - self.agreed

    def movers(self, entry: Entry) -> set[int]:
        """The seats of which an entry that comes next makes moves, or takes some back."""
        if entry.kind in (kinds.LIFT, kinds.CUT):
            return self.line.taken(int(entry.text), entry.kind == kinds.LIFT)
        return {entry.seat} if entry.seat is not None and entry.kind in kinds.MOVES else set()

    # what an entry will bring, before it is stored

    def outlook_at_start(self, grace: float) -> Outlook:
        """What is noted beside a new table."""
        owing = self.line.owing
        return Outlook(self.is_over, self.deal.made + grace, owing, self.seated, result=self.result)

    def outlook(self, entry: Entry, grace: float) -> Outlook:
        """Whether the game will be over with an entry and those that belong to it, and when somebody should look at the
        table if nothing happens before: at once after a grace if a bot is to decide, or when the time of a seat is up.
        """
        if entry.kind in (kinds.LIFT, kinds.CUT):
            return Outlook(False, entry.at + grace, self.line.owing_without(int(entry.text), entry.kind == kinds.LIFT))
        if entry.kind not in kinds.MOVES or entry.seat is None:
            owing, seated = self.line.owing, self._seated_after(entry)
            result = self.result if entry.kind == kinds.RULES else None  # it may not have been noted in those days
            return Outlook(self.is_over, entry.at + grace, owing, seated, self._gone_with(entry), result)
        after = self._prepared[-1][1].state if self._is_prepared(entry) else self._step(entry).state
        owing = after.to_act()
        if not owing:
            return Outlook(True, None, owing, result=result_of(after))
        if any(self.chairs[seat].bot for seat in owing):
            return Outlook(False, entry.at + grace, owing)
        if not self.deal.clock.is_counted:
            return Outlook(False, None, owing)
        ends = [
            entry.at + self.chairs[seat].watch.left_after(entry.at, seat == entry.seat)
            for seat in owing
            if self.chairs[seat].is_asked
        ]
        return Outlook(False, min(ends, default=None), owing)

    @property
    def seated(self) -> list[list[Any]]:
        """Who sits where, for lists of tables."""
        return [chair.data() for chair in self.chairs]

    def _seated_after(self, entry: Entry) -> list[list[Any]] | None:
        """The same after an entry; nothing if that changes nothing and has been noted."""
        seated = self.seated
        if entry.seat is None:
            return seated
        seated[entry.seat] = self.chairs[entry.seat].after(entry).data()
        return None if seated == self.seated else seated

    def _gone_with(self, entry: Entry) -> str:
        """Who loses their last seat here."""
        if entry.kind != kinds.FREE or entry.seat is None:
            return ""
        person = self.chairs[entry.seat].person
        return person if self.seats_of(person) == [entry.seat] else ""

    # what follows from an entry that has been stored

    def apply(self, entry: Entry) -> list[Event]:
        """Bring the table up to this entry; returns what happened in the game."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        self._stop_clocks(entry.at)
        happened = self._applied(entry)
        self._prepared = self._prepared[1:] if self._is_prepared(entry) else []
        self.seq = entry.seq
        self.at = entry.at
        self.entries.append(entry)
        self.asides[entry.seat] += entry.kind in ENDLESS
        self._run_clocks(entry.at)
        return happened

    def _applied(self, entry: Entry) -> list[Event]:
        if entry.kind == kinds.RULES:
            self.deal = self.deal.by_version(int(entry.text))
        if entry.seat is None:
            return []
        chair = self.chairs[entry.seat]
        if entry.kind in kinds.MOVES:
            self._forget_asking()
            if entry.kind != kinds.FORCED:
                chair.moved = True
                chair.watch.decided()
            return self.line.accept(self._step(entry))
        if entry.kind in (kinds.LIFT, kinds.CUT):
            self._forget_asking()
            index = int(entry.text)
            text = self.line.lift(index) if entry.kind == kinds.LIFT else self.line.cut(index)
            # the move may have been a secret one
            return [Event("taken_back", entry.seat).told((entry.seat,), Event("took_back", entry.seat, move=text))]
        if entry.kind == kinds.ASK:
            self.asked = (entry.seat, int(entry.text))
        elif entry.kind == kinds.AGREE:
            self.agreed.add(entry.seat)
        elif entry.kind == kinds.DECLINE:
            self._forget_asking()
        elif entry.kind == kinds.REMATCH:
            self.next_table = entry.text
        else:
            chair.note(entry)
        return []

    def _step(self, entry: Entry) -> Step:
        """What a move leads to; it need not be worked out twice."""
        if self._is_prepared(entry):
            return self._prepared[0][1]
        assert entry.seat is not None
        return step_from(self.line.state, entry.seat, entry.text, entry.kind)

    def _is_prepared(self, entry: Entry) -> bool:
        return bool(self._prepared) and self._prepared[0][0] == entry

    def _forget_asking(self) -> None:
        self.asked = None
        self.agreed = set()

    def _stop_clocks(self, at: float) -> None:
        for chair in self.chairs:
            chair.watch.stop(at)

    def _run_clocks(self, at: float) -> None:
        """The time of those runs who are asked, once the last person has sat down."""
        if not self.deal.clock.is_counted or any(chair.is_open for chair in self.chairs):
            return
        for seat in self.line.owing:
            if self.chairs[seat].is_asked:
                self.chairs[seat].watch.start(at)


def _name(name: str) -> str:
    """A name on one line, not too long."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("table-name", most=LONGEST_NAME)
    return name


def _level(level: str) -> str:
    if level not in LEVELS:
        raise BadSetup("error-bot", bot=level, known=", ".join(LEVELS))
    return level
