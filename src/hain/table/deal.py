"""What a table starts with, and never changes: the game, its options and seed, the seats and the clock."""

import secrets
from typing import NamedTuple

from hain.bots import LEVELS
from hain.core.errors import BadSetup
from hain.core.option import OptionValue
from hain.core.record import Record
from hain.core.rules import Rules
from hain.registry import rules
from hain.table.clock import Clock

OPEN = "open"
PERSON = "person"
SITTING_IN = "tree"  # who plays for those who left, unless they wish otherwise
ID_BYTES = 9


class Deal(NamedTuple):
    """`chairs` tells who is to sit on each seat: `person` (whoever made the table), `open` or the level of a bot.

    `moves` are those with which the game begins if it was forked or imported; `source` is the table it came from.
    """

    id: str
    game: str
    version: int
    seed: int
    options: dict[str, OptionValue]
    chairs: tuple[str, ...]
    clock: Clock
    made: float
    source: str = ""
    moves: tuple[tuple[int, str], ...] = ()

    @property
    def rules(self) -> Rules:
        return rules(self.game)

    def record(self) -> Record:
        """The game at its start."""
        record = Record(self.game, self.version, len(self.chairs), self.seed, dict(self.options))
        record.moves = list(self.moves)
        return record


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def new_deal(
    game: str,
    chairs: tuple[str, ...],
    made: float,
    options: dict[str, OptionValue] | None = None,
    seed: int | None = None,
    clock: str = "none",
    source: str = "",
    moves: tuple[tuple[int, str], ...] = (),
) -> Deal:
    """A table that can be played; whatever does not fit is refused."""
    known = rules(game)
    known.check_seats(len(chairs))
    for chair in chairs:
        if chair not in (OPEN, PERSON) and (chair not in LEVELS):
            raise BadSetup("error-bot", bot=chair, known=", ".join(LEVELS))
    chosen = known.check_options(options or {})
    known.check_fit(len(chairs), chosen)
    seed = secrets.randbits(32) if seed is None else seed
    known.check_seed(seed)
    return Deal(new_id(), game, known.version, seed, chosen, chairs, Clock.parse(clock), made, source, moves)
