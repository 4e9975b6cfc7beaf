"""Time to think: none is counted, or so much for each decision, or a bank with a little more after each decision."""

import re
from typing import NamedTuple

from hain.core.errors import BadSetup

LONGEST = 60 * 60 * 24 * 60  # seconds: sixty days


class Clock(NamedTuple):
    """How the time of the seats is counted; `bank` and `bonus` in seconds.

    >>> Clock.parse("bank 600+10"), Clock.parse("move 86400").kind, str(Clock.parse("none"))
    (Clock(kind='bank', bank=600.0, bonus=10.0), 'move', 'none')
    """

    kind: str
    bank: float = 0.0
    bonus: float = 0.0

    @property
    def is_counted(self) -> bool:
        return self.kind != "none"

    @classmethod
    def parse(cls, text: str) -> "Clock":
        if text == "none":
            return cls("none")
        found = re.fullmatch(r"move (\d{1,9})|bank (\d{1,9})\+(\d{1,9})", text)
        if found is None:
            raise BadSetup("error-clock", clock=text)
        each, bank, bonus = (float(number or 0) for number in found.groups())
        if not 0 < each + bank <= LONGEST or bonus > LONGEST:
            raise BadSetup("error-clock", clock=text)
        return cls("move", each, 0.0) if each else cls("bank", bank, bonus)

    def __str__(self) -> str:
        if self.kind == "none":
            return "none"
        return f"move {self.bank:.0f}" if self.kind == "move" else f"bank {self.bank:.0f}+{self.bonus:.0f}"


class Watch:
    """The time of one seat: how much is left, and since when it has been running."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.left = clock.bank
        self.since: float | None = None

    def start(self, at: float) -> None:
        if self.since is None and self.clock.is_counted:
            self.since = at

    def stop(self, at: float) -> None:
        """Nothing is owed any more: the time that ran is gone."""
        self.left = self.left_at(at)
        self.since = None

    def decided(self) -> None:
        """A decision was made: its bonus is added, or the time for the next one is whole again."""
        self.left = self.left_after(0.0, True)

    def left_after(self, at: float, decides: bool) -> float:
        """What will be left at that time, if the seat decides just then or goes on thinking."""
        left = self.left_at(at)
        if not decides:
            return left
        return self.clock.bank if self.clock.kind == "move" else left + self.clock.bonus

    def refill(self) -> None:
        """Who returns after the time was up gets the time for a decision, or a tenth of the bank."""
        least = self.clock.bank if self.clock.kind == "move" else max(self.clock.bank / 10, self.clock.bonus)
        self.left = max(self.left, least)

    def left_at(self, at: float) -> float:
        return self.left if self.since is None else self.left - max(0.0, at - self.since)

    def ends(self) -> float | None:
        """When the time will be up if nothing is decided."""
        return None if self.since is None else self.since + self.left
