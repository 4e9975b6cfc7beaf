"""What a game says of itself on the shelf, before anybody has opened its box: for start pages and the credits."""

from hain.core.errors import BadData

ACCENTS = ("leaf", "teal", "plum", "ochre", "olive", "brick", "slate")
"""Colours that a screen has for the names of games, each legible in daylight and at night."""
LAST = 1000


class Shelf:
    """Facts about a game that no rule needs. Names of people are the same in every language.

    >>> Shelf(order=1, minutes=(30, 45), bots=2, accent="teal", designer="Hjalmar Hach").data()["minutes"]
    [30, 45]
    """

    __slots__ = ("accent", "bots", "designer", "minutes", "order", "publisher", "rebuilt", "taught")

    def __init__(
        self,
        order: int = LAST,
        minutes: tuple[int, int] | None = None,
        bots: int = 1,
        accent: str = "leaf",
        designer: str = "",
        publisher: str = "",
        rebuilt: bool = False,
        taught: bool = False,
    ) -> None:
        """Games stand by `order`, then by name; `bots` usually sit down with somebody who just wants to play;
        `rebuilt`: some of the data is a reconstruction, which the message `<game>-rebuilt` tells; `taught`: the game
        can be learnt by playing."""
        if accent not in ACCENTS:
            raise BadData("error-accent", accent=accent, known=", ".join(ACCENTS))
        self.order = order
        self.minutes = minutes
        self.bots = bots
        self.accent = accent
        self.designer = designer
        self.publisher = publisher
        self.rebuilt = rebuilt
        self.taught = taught

    def data(self) -> dict[str, object]:
        """The facts ready for JSON."""
        return {
            "order": self.order,
            "minutes": None if self.minutes is None else list(self.minutes),
            "bots": self.bots,
            "accent": self.accent,
            "designer": self.designer,
            "publisher": self.publisher,
            "rebuilt": self.rebuilt,
            "taught": self.taught,
        }
