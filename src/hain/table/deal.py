"""What a table starts with, and never changes: the game, its options and seed, the seats and the clock."""

import secrets
from typing import NamedTuple

from hain.bots import LEVELS
from hain.core.errors import BadSetup
from hain.core.option import OptionValue
from hain.core.record import Record
from hain.core.rules import Rules
from hain.core.seed import Seed, new_seed, read_seed
from hain.registry import rules
from hain.table.clock import Clock

OPEN = "open"
PERSON = "person"
SITTING_IN = "tree"  # who plays for those who left, unless they wish otherwise
ID_BYTES = 9

# where a deal came from, if somebody may know it beforehand; a rematch has the bare name of the table before
TYPED = "seed"
IMPORTED = "import"
SAME_DEAL = "deal:"  # before the table whose deal is played again
FORK = "fork:"  # before the table from which it goes on


class Deal(NamedTuple):
    """`chairs` tells who is to sit on each seat: `person` (whoever made the table), `open` or the level of a bot.

    `moves` are those with which the game begins if it was forked or imported; `source` tells where it came from.
    """

    id: str
    game: str
    version: int
    seed: Seed
    options: dict[str, OptionValue]
    chairs: tuple[str, ...]
    clock: Clock
    made: float
    source: str = ""
    moves: tuple[tuple[int, str], ...] = ()

    @property
    def rules(self) -> Rules:
        return rules(self.game)

    @property
    def is_known(self) -> bool:
        """Whether somebody may have known the deal before the first move."""
        return self.source in (TYPED, IMPORTED) or self.source.startswith((SAME_DEAL, FORK)) or bool(self.moves)

    @property
    def is_older(self) -> bool:
        """Whether it was made, or last carried over, by older rules than those of today."""
        return self.version < self.rules.version

    def by_version(self, version: int) -> "Deal":
        """The same by another version of the rules; one that is not known here is refused."""
        if version > self.rules.version:
            raise BadSetup("table-newer", version=version, known=self.rules.version)
        return self._replace(version=version)

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
    seed: Seed | None = None,
    clock: str = "none",
    source: str = "",
    moves: tuple[tuple[int, str], ...] = (),
) -> Deal:
    """A table that can be played; whatever does not fit is refused. Without a seed the deal is a secret."""
    known = rules(game)
    known.check_seats(len(chairs))
    for chair in chairs:
        if chair not in (OPEN, PERSON) and (chair not in LEVELS):
            raise BadSetup("error-bot", bot=chair, known=", ".join(LEVELS))
    chosen = known.check_options(options or {})
    known.check_fit(len(chairs), chosen)
    kept = read_seed(new_seed() if seed is None else seed)
    origin = source if seed is None else source or TYPED
    return Deal(new_id(), game, known.version, kept, chosen, chairs, Clock.parse(clock), made, origin, moves)
