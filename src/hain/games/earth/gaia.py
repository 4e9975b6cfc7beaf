"""Gaia, the opponent of the solo game: what she has, and what it is worth (EAR-193, EAR-219, EAR-220, EAR-226)."""

from typing import Final

from mypy_extensions import i64

from hain.games.earth.catalogue import Catalogue

BEGINNER: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
EXPERT: Final = 3
LEVELS: Final = ("beginner", "medium", "hard", "expert")

NO_GAIA_CARD: Final = -1
PASSES: Final = 2
COLUMN_HEIGHTS: Final = (5, 4, 3, 2, 1)
CANOPY_BONUS: Final = 2  # a full column is worth its height and this much more
SOIL_EXCHANGED: Final = 10
CARDS_FOR_SOIL: Final = 5

CATEGORIES: Final = ("base_vp", "compost", "sprouts", "growth", "fauna")


class Gaia:
    def __init__(self, level: int) -> None:
        self.level: int = level
        self.deck: list[int] = []  # her own cards, the next one first
        self.passing: i64 = 1  # how often her deck has been shuffled
        self.card: i64 = NO_GAIA_CARD  # revealed last
        self.soil: i64 = 0
        self.sprouts: i64 = 0
        self.growth: i64 = 0
        self.compost: list[int] = []
        self.pile: list[int] = []
        self.skips: bool = False  # her next turn
        self.waiting: bool = False  # has not had her share of this turn
        # what she counts of the player's turn (EAR-201, EAR-202)
        self.soil_counted: i64 = 0
        self.cards_counted: i64 = 0

    def copy(self) -> "Gaia":
        twin = Gaia(self.level)
        twin.deck = self.deck[:]
        twin.passing = self.passing
        twin.card = self.card
        twin.soil = self.soil
        twin.sprouts = self.sprouts
        twin.growth = self.growth
        twin.compost = self.compost[:]
        twin.pile = self.pile[:]
        twin.skips = self.skips
        twin.waiting = self.waiting
        twin.soil_counted = self.soil_counted
        twin.cards_counted = self.cards_counted
        return twin

    def has_played_through(self) -> bool:
        """Whether her last card has been revealed (EAR-223)."""
        return self.passing == PASSES and not self.deck

    def pile_points(self, catalogue: Catalogue) -> i64:
        """Negative base points count positive (EAR-226)."""
        found: i64 = 0
        for card in self.pile:
            vp: i64 = catalogue.vp[card]
            found += vp if vp >= 0 else -vp
        return found


def growth_worth(pieces: i64) -> i64:
    """Columns are filled one after another and again from the first (EAR-220)."""
    found: i64 = 0
    while True:
        for height in COLUMN_HEIGHTS:
            if pieces < height:
                return found + pieces
            found += height + CANOPY_BONUS
            pieces -= height
