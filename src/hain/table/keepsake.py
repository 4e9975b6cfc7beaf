"""What is left of a table whose game cannot go on, because the rules have changed or its log cannot be read.

It is read from the log without playing it: whoever sat there keeps what was played.
"""

from hain.core.errors import BadSetup, Refused
from hain.core.number import whole_number
from hain.core.record import Record
from hain.table import entry as kinds
from hain.table.bonds import Made, left_without
from hain.table.chair import Chair, are_shared, names_of, seats_of
from hain.table.entry import Entry
from hain.table.store import Log


class Keepsake:
    """Who sat there, which moves stand as far as the log tells, and why it cannot go on."""

    def __init__(self, log: Log, why: Refused) -> None:
        self.deal = log.deal
        self.why = why
        self.over = log.over
        self.result = log.result
        self.chairs = [Chair(kind, log.deal.clock) for kind in log.deal.chairs]
        self.moves = list(log.deal.moves)
        self._made = [Made(seat) for seat, _ in self.moves]
        for entry in log.entries:
            self._fold(entry)

    def _fold(self, entry: Entry) -> None:
        """What does not fit is left out."""
        if entry.seat is None or not 0 <= entry.seat < len(self.chairs):
            return
        if entry.kind in kinds.MOVES:
            self.moves.append((entry.seat, entry.text))
            self._made.append(Made(entry.seat, entry.kind))
        elif entry.kind in (kinds.LIFT, kinds.CUT):
            first = whole_number(entry.text)
            if first is not None and first < len(self.moves):
                left = left_without(self._made, first) if entry.kind == kinds.LIFT else []
                self.moves[first:] = [self.moves[later] for later in left]
                self._made[first:] = [self._made[later] for later in left]
        else:
            self.chairs[entry.seat].note(entry)

    @property
    def id(self) -> str:
        return self.deal.id

    @property
    def names(self) -> list[str]:
        return names_of(self.chairs)

    @property
    def has_secrets(self) -> bool:
        """Whether a server with newer rules may still let several people play it."""
        return self.why.key == "table-newer" and not self.over and are_shared(self.chairs)

    def seats_of(self, person: str) -> list[int]:
        return seats_of(self.chairs, person)

    def record(self) -> Record:
        """The game by the rules it was played by."""
        record = self.deal.record()
        record.players = self.names
        record.moves = list(self.moves)
        record.scores = self.result.scores if self.result else None
        return record


class Halted(Exception):
    """An entry does not fit the table as the entries before it left it, with so many moves."""

    def __init__(self, entry: Entry, moves: int) -> None:
        super().__init__(entry, moves)
        self.entry = entry
        self.moves = moves


class StillRunning(Exception):
    """A game that was over is not, by the rules of today."""


class Stopped(Refused):
    """A table was asked for whose game cannot go on."""

    def __init__(self, keepsake: Keepsake) -> None:
        super().__init__("table-stopped", reason=keepsake.why)
        self.keepsake = keepsake


def why(log: Log, error: Exception) -> Refused:
    """What to tell people whose table could not be brought back."""
    deal = log.deal
    try:
        known = deal.rules.version
    except BadSetup as unknown:
        return unknown
    versions = {"version": deal.version, "known": known}
    if deal.version > known:
        return Refused("table-newer", **versions)
    if isinstance(error, StillRunning):
        return Refused("table-older-end", **versions)
    if not isinstance(error, Halted):
        return Refused("table-older", **versions) if deal.is_older else Refused("table-damaged")
    if not deal.is_older:
        return Refused("table-broken", line=error.entry.seq)
    if error.entry.kind in kinds.MOVES:
        return Refused("table-older-move", number=error.moves + 1, **versions)
    return Refused("table-older", **versions)
