"""A seat at a table: who sits there, and who decides."""

from hain.table.clock import Clock, Watch
from hain.table.deal import OPEN, PERSON


class Chair:
    """A person, a bot, both (the bot sits in for the person), or nobody yet."""

    def __init__(self, kind: str, clock: Clock) -> None:
        self.person = ""  # the identity of who sits here
        self.name = ""
        self.bot = "" if kind in (OPEN, PERSON) else kind  # the level that decides here
        self.resigned = False
        self.watch = Watch(clock)

    @property
    def is_bot(self) -> bool:
        """A bot's own seat, where nobody may sit down."""
        return bool(self.bot) and not self.person

    @property
    def is_open(self) -> bool:
        return not self.bot and not self.person

    @property
    def is_asked(self) -> bool:
        """Whether a person decides here."""
        return bool(self.person) and not self.bot
