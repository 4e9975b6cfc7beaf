"""A seat at a table: who sits there, and who decides."""

from collections.abc import Sequence
from copy import copy
from typing import Any

from hain.table import entry as kinds
from hain.table.clock import Clock, Watch
from hain.table.deal import OPEN, PERSON
from hain.table.entry import Entry


class Chair:
    """A person, a bot, both (the bot sits in for the person), or nobody yet."""

    def __init__(self, kind: str, clock: Clock) -> None:
        self.person = ""  # the identity of who sits here
        self.name = ""
        self.bot = "" if kind in (OPEN, PERSON) else kind  # the level that decides here
        self.resigned = False
        self.is_maker = kind == PERSON  # whoever made the table sits here
        self.moved = False  # whether a move was ever made from here, by whomever
        self.since = 0  # the entry with which somebody sat down here, or left it open
        self.watch = Watch(clock)

    def after(self, entry: Entry) -> "Chair":
        """The same seat with what an entry of it changes."""
        twin = copy(self)
        twin.watch = copy(self.watch)
        twin.note(entry)
        return twin

    def note(self, entry: Entry) -> None:
        """What an entry of this seat changes here."""
        if entry.kind == kinds.SIT:
            self.person, _, self.name = entry.text.partition(" ")
            self.since = entry.seq
        elif entry.kind == kinds.FREE:
            self.person = self.name = self.bot = ""
            self.resigned = False
            self.since = entry.seq
            self.watch = Watch(self.watch.clock)
        elif entry.kind == kinds.NAME:
            self.name = entry.text
        elif entry.kind in (kinds.LEAVE, kinds.RESIGN, kinds.FLAG):
            self.bot = entry.text
            self.resigned = entry.kind == kinds.RESIGN
        elif entry.kind == kinds.RETURN:
            self.bot = ""
            self.watch.refill()

    def data(self) -> list[Any]:
        """Who sits there, for lists of tables."""
        return [self.person, self.name, self.bot, self.since]

    def with_data(self, data: list[Any]) -> "Chair":
        """As it was when that was noted."""
        self.person, self.name, self.bot, self.since = data
        return self

    @property
    def is_open(self) -> bool:
        return not self.bot and not self.person

    @property
    def is_asked(self) -> bool:
        """Whether a person decides here."""
        return bool(self.person) and not self.bot


def names_of(chairs: Sequence[Chair]) -> list[str]:
    return [chair.name or chair.bot for chair in chairs]


def seats_of(chairs: Sequence[Chair], person: str) -> list[int]:
    """Where a person sits; several seats if they share one screen."""
    return [seat for seat, chair in enumerate(chairs) if person and chair.person == person]


def are_shared(chairs: Sequence[Chair]) -> bool:
    """Whether several people sit there, or some may still come."""
    people = {chair.person for chair in chairs if chair.person}
    return len(people) > 1 or any(chair.is_open for chair in chairs)
