"""What lies before one seat: the grid with its pieces, island, climate, ecosystem, and what it has beside them.

The grid floats in a frame of 7 × 7 spaces, a1 in the upper left; its cards never span more than 4 × 4 (EAR-130).
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import only
from hain.games.earth.catalogue import (
    ALWAYS,
    BARE,
    COMPLETE,
    FULL,
    GROWTH,
    NO_CARD,
    SPROUTS,
    SPROUTS_FULL,
    Catalogue,
    Test,
)

FRAME: Final = 7
SPAN: Final = 4
GRID: Final = 16
SPACES: Final = tuple([f"{column}{row}" for row in range(1, FRAME + 1) for column in "abcdefg"])
NO_SPACE: Final = -1


class Area:
    """Spaces are numbered in reading order."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Catalogue = catalogue
        self.cells: list[int] = [NO_CARD] * (FRAME * FRAME)
        self.sprouts: list[int] = [0] * (FRAME * FRAME)
        self.growth: list[int] = [0] * (FRAME * FRAME)
        self.island: i64 = NO_CARD
        self.climate: i64 = NO_CARD
        self.ecosystem: str = ""
        self.soil: i64 = 0
        self.hand: tuple[int, ...] = ()
        self.compost: tuple[int, ...] = ()  # the top card last
        self.events: tuple[int, ...] = ()

    def copy(self) -> "Area":
        twin = Area(self.catalogue)
        twin.cells = self.cells[:]
        twin.sprouts = self.sprouts[:]
        twin.growth = self.growth[:]
        twin.island = self.island
        twin.climate = self.climate
        twin.ecosystem = self.ecosystem
        twin.soil = self.soil
        twin.hand = self.hand
        twin.compost = self.compost
        twin.events = self.events
        return twin

    def spaces(self) -> list[int]:
        """The spaces with cards, in reading order."""
        return [space for space, card in enumerate(self.cells) if card != NO_CARD]

    def corner(self) -> tuple[i64, i64]:
        """The uppermost row and the leftmost column with a card, from 0; the frame's own corner if there is none."""
        row: i64 = FRAME
        column: i64 = FRAME
        for space in self.spaces():
            row = min(row, space // FRAME)
            column = min(column, space % FRAME)
        return (row, column) if row < FRAME else (0, 0)

    def total_sprouts(self) -> int:
        return sum(self.sprouts)

    def total_growth(self) -> int:
        return sum(self.growth)

    def meets(self, test: Test, space: i64) -> bool:
        """Whether the card on a space passes a filter, its pieces included (EAR-62, EAR-64)."""
        card = self.cells[space]
        if not test.cards[card]:
            return False
        if test.pieces == ALWAYS:
            return True
        sprouts, growth = self.sprouts[space], self.growth[space]
        spaces, height = self.catalogue.spaces[card], self.catalogue.height[card]
        if test.pieces == SPROUTS:
            return sprouts >= test.number
        if test.pieces == GROWTH:
            return growth >= test.number
        if test.pieces == SPROUTS_FULL:
            return spaces > 0 and sprouts == spaces
        if test.pieces == COMPLETE:
            return height > 0 and growth == height
        if test.pieces == FULL:
            return sprouts == spaces and growth == height
        return test.pieces == BARE and sprouts == 0 and growth == 0

    def matching(self, test: Test) -> i64:
        """The spaces whose cards pass a filter, as a set."""
        found: i64 = 0
        for space in self.spaces():
            if self.meets(test, space):
                found |= only(space)
        return found

    def beside_grid(self, test: Test) -> i64:
        """How many of island and climate pass a filter."""
        if test.pieces != ALWAYS:
            return 0
        return (1 if test.cards[self.island] else 0) + (1 if test.cards[self.climate] else 0)

    def lines(self, columns: bool) -> list[list[int]]:
        """The full rows or columns, each as its four spaces (EAR-74)."""
        found: list[list[int]] = []
        for number in range(FRAME):
            line = [number + FRAME * step if columns else FRAME * number + step for step in range(FRAME)]
            standing = [space for space in line if self.cells[space] != NO_CARD]
            if len(standing) == SPAN:
                found.append(standing)
        return found

    def diagonals(self) -> list[list[int]]:
        """The main diagonals that hold four cards; none while the grid does not span 4 × 4 (EAR-75)."""
        row, column = self.corner()
        found: list[list[int]] = []
        if row > FRAME - SPAN or column > FRAME - SPAN:
            return found
        for turned in (False, True):
            line = [(row + step) * FRAME + column + (SPAN - 1 - step if turned else step) for step in range(SPAN)]
            if len([space for space in line if self.cells[space] != NO_CARD]) == SPAN:
                found.append(line)
        return found
