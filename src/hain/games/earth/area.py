"""What lies before one seat: the grid with its pieces, island, climate, ecosystem, and what it has beside them.

The grid floats in a frame of 7 × 7 spaces, a1 in the upper left; its cards never span more than 4 × 4 (EAR-130).
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest, only
from hain.games.earth.catalogue import ACTIONS, NO_CARD, Catalogue
from hain.games.earth.measure import ALWAYS, BARE, COMPLETE, FULL, GROWTH, SPROUTS, SPROUTS_FULL, Test
from hain.games.earth.notation import HABITATS, TYPES

FRAME: Final = 7
SPAN: Final = 4
GRID: Final = 16
SPACES: Final = tuple([f"{column}{row}" for row in range(1, FRAME + 1) for column in "abcdefg"])
NO_SPACE: Final = -1
NO_ECOSYSTEM: Final = -1
CENTRE: Final = FRAME * FRAME // 2  # d4
ANYWHERE: Final[i64] = (1 << 49) - 1

_SIDE: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))
_CORNER: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def _touching(steps: tuple[tuple[int, int], ...]) -> list[int]:
    """For every space the set of those that it touches in these ways."""
    found: list[int] = []
    for row in range(FRAME):
        for column in range(FRAME):
            around = 0
            for down, right in steps:
                if 0 <= row + down < FRAME and 0 <= column + right < FRAME:
                    around |= 1 << ((row + down) * FRAME + column + right)
            found.append(around)
    return found


BY_EDGE: Final = _touching(_SIDE)
BY_CORNER: Final = _touching(_CORNER)
AROUND: Final = _touching(_SIDE + _CORNER)
ROWS: Final[list[int]] = [0b1111111 << row * FRAME for row in range(FRAME)]
COLUMNS: Final[list[int]] = [sum([1 << (row * FRAME + column) for row in range(FRAME)]) for column in range(FRAME)]


class Area:
    """Spaces are numbered in reading order; sets of them are words of 49 bits."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Catalogue = catalogue
        self.cells: list[int] = [NO_CARD] * (FRAME * FRAME)
        self.sprouts: list[int] = [0] * (FRAME * FRAME)
        self.growth: list[int] = [0] * (FRAME * FRAME)
        self.island: i64 = NO_CARD
        self.climate: i64 = NO_CARD
        self.ecosystem: i64 = NO_ECOSYSTEM
        self.soil: i64 = 0
        self.hand: list[int] = []  # by number
        self.compost: list[int] = []  # the top card last
        self.events: list[int] = []
        # follows from the grid and the island
        self.occupied: i64 = 0
        self.beside: i64 = 0  # the spaces around cards
        self.top: i64 = FRAME
        self.bottom: i64 = -1
        self.left: i64 = FRAME
        self.right: i64 = -1
        self.sprouted: i64 = 0  # the spaces with sprouts
        self.grown: i64 = 0
        self.sprout_room: i64 = 0
        self.growth_room: i64 = 0
        self.total_sprouts: i64 = 0
        self.total_growth: i64 = 0
        self.able: list[int] = [0] * ACTIONS  # for every action the spaces of the cards with an effect for it
        self.discounts: list[int] = [0] * (len(TYPES) + len(HABITATS))
        self.has_discounts: bool = False
        self.replaceable: i64 = 0
        self.forbidden: i64 = 0  # actions, as a set

    def copy(self) -> "Area":
        twin = Area(self.catalogue)
        twin.cells = self.cells[:]
        twin.sprouts = self.sprouts[:]
        twin.growth = self.growth[:]
        twin.island = self.island
        twin.climate = self.climate
        twin.ecosystem = self.ecosystem
        twin.soil = self.soil
        twin.hand = self.hand[:]
        twin.compost = self.compost[:]
        twin.events = self.events[:]
        twin.occupied = self.occupied
        twin.beside = self.beside
        twin.top = self.top
        twin.bottom = self.bottom
        twin.left = self.left
        twin.right = self.right
        twin.sprouted = self.sprouted
        twin.grown = self.grown
        twin.sprout_room = self.sprout_room
        twin.growth_room = self.growth_room
        twin.total_sprouts = self.total_sprouts
        twin.total_growth = self.total_growth
        twin.able = self.able[:]
        twin.discounts = self.discounts[:]
        twin.has_discounts = self.has_discounts
        twin.replaceable = self.replaceable
        twin.forbidden = self.forbidden
        return twin

    # cards

    def settle_on(self, island: i64) -> None:
        """The island is chosen; it may make cards cheaper (EAR-51)."""
        self.island = island
        self._allow_discount(island, 1)

    def lay(self, card: i64, space: i64) -> None:
        """A card comes to lie on an empty space."""
        catalogue = self.catalogue
        place = only(space)
        row = space // FRAME
        column = space % FRAME
        self.cells[space] = card
        self.occupied |= place
        self.beside |= AROUND[space]
        self.top = min(self.top, row)
        self.bottom = max(self.bottom, row)
        self.left = min(self.left, column)
        self.right = max(self.right, column)
        if catalogue.spaces[card] > 0:
            self.sprout_room |= place
        if catalogue.height[card] > 0:
            self.growth_room |= place
        able: i64 = catalogue.able[card]
        if able != 0:
            for action in range(ACTIONS):
                if able & only(action):
                    self.able[action] |= place
        self._allow_discount(card, 1)
        if catalogue.replaced_by[card] != 0:
            self.replaceable |= place
        self.forbidden |= catalogue.forbids[card]

    def lift(self, space: i64) -> None:
        """A terrain leaves its space, on which another card is laid at once (EAR-138)."""
        card: i64 = self.cells[space]
        place = only(space)
        self.cells[space] = NO_CARD
        self.occupied &= ~place
        for action in range(ACTIONS):
            self.able[action] &= ~place
        self._allow_discount(card, -1)
        self.replaceable &= ~place
        self.forbidden = 0
        for other in self.spaces():
            self.forbidden |= self.catalogue.forbids[self.cells[other]]

    def _allow_discount(self, card: i64, times: i64) -> None:
        discount: i64 = self.catalogue.discount[card]
        if discount != 0:
            self.discounts[self.catalogue.discounted[card]] += discount * times
            self.has_discounts = True

    def price(self, card: i64) -> i64:
        """The printed cost less all discounts (EAR-133)."""
        price: i64 = self.catalogue.cost[card]
        if self.has_discounts:
            for feature in self.catalogue.features[card]:
                price -= self.discounts[feature]
        return price if price > 0 else 0

    def free_spaces(self) -> i64:
        """Where a card may be planted: beside another one, and within 4 × 4 (EAR-130 to EAR-132)."""
        if self.occupied == 0:
            return only(CENTRE)
        rows: i64 = 0
        for row in range(self.first_row(), self.last_row() + 1):
            rows |= ROWS[row]
        columns: i64 = 0
        for column in range(self.first_column(), self.last_column() + 1):
            columns |= COLUMNS[column]
        return self.beside & ~self.occupied & rows & columns

    def first_row(self) -> i64:
        """The first row that a card may still come to lie in."""
        return max(0, self.bottom - SPAN + 1)

    def last_row(self) -> i64:
        return min(FRAME, self.top + SPAN) - 1

    def first_column(self) -> i64:
        return max(0, self.right - SPAN + 1)

    def last_column(self) -> i64:
        return min(FRAME, self.left + SPAN) - 1

    def is_full(self) -> bool:
        return count(self.occupied) == GRID

    def take_in(self, card: i64) -> None:
        """A card comes into the hand."""
        place = len(self.hand)
        while place > 0 and self.hand[place - 1] > card:
            place -= 1
        self.hand.insert(place, card)

    # pieces

    def add_sprout(self, space: i64) -> None:
        pieces: i64 = self.sprouts[space] + 1
        self.sprouts[space] = pieces
        self.total_sprouts += 1
        self.sprouted |= only(space)
        if pieces >= self.catalogue.spaces[self.cells[space]]:
            self.sprout_room &= ~only(space)

    def take_sprout(self, space: i64) -> None:
        pieces: i64 = self.sprouts[space] - 1
        self.sprouts[space] = pieces
        self.total_sprouts -= 1
        self.sprout_room |= only(space)
        if pieces == 0:
            self.sprouted &= ~only(space)

    def add_growth(self, space: i64) -> None:
        """The last piece that fits is the canopy (EAR-15)."""
        pieces: i64 = self.growth[space] + 1
        self.growth[space] = pieces
        self.total_growth += 1
        self.grown |= only(space)
        if pieces >= self.catalogue.height[self.cells[space]]:
            self.growth_room &= ~only(space)

    def take_growth(self, space: i64) -> None:
        pieces: i64 = self.growth[space] - 1
        self.growth[space] = pieces
        self.total_growth -= 1
        self.growth_room |= only(space)
        if pieces == 0:
            self.grown &= ~only(space)

    # looking at it

    def spaces(self) -> list[int]:
        """The spaces with cards, in reading order."""
        found: list[int] = []
        rest = self.occupied
        while rest != 0:
            found.append(lowest(rest))
            rest &= rest - 1
        return found

    def meets(self, test: Test, space: i64) -> bool:
        """Whether the card on a space passes a filter, its pieces included (EAR-62, EAR-64)."""
        card = self.cells[space]
        if not test.cards[card]:
            return False
        asked = test.pieces
        if asked == ALWAYS:
            return True
        sprouts: i64 = self.sprouts[space]
        growth: i64 = self.growth[space]
        if asked == SPROUTS:
            return sprouts >= test.number
        if asked == GROWTH:
            return growth >= test.number
        spaces: i64 = self.catalogue.spaces[card]
        height: i64 = self.catalogue.height[card]
        if asked == SPROUTS_FULL:
            return spaces > 0 and sprouts == spaces
        if asked == COMPLETE:
            return height > 0 and growth == height
        if asked == FULL:
            return sprouts == spaces and growth == height
        return asked == BARE and sprouts == 0 and growth == 0

    def matching(self, test: Test) -> i64:
        """The spaces whose cards pass a filter, as a set."""
        found: i64 = 0
        rest = self.occupied
        while rest != 0:
            space = lowest(rest)
            rest &= rest - 1
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
        for line in COLUMNS if columns else ROWS:
            standing = self.occupied & line
            if count(standing) == SPAN:
                spaces: list[int] = []
                while standing != 0:
                    spaces.append(lowest(standing))
                    standing &= standing - 1
                found.append(spaces)
        return found

    def diagonals(self) -> list[list[int]]:
        """The main diagonals that hold four cards; none while the grid does not span 4 × 4 (EAR-75)."""
        found: list[list[int]] = []
        if self.bottom - self.top != SPAN - 1 or self.right - self.left != SPAN - 1:
            return found
        for turned in (False, True):
            line: list[int] = []
            for step in range(SPAN):
                column = self.left + (SPAN - 1 - step if turned else step)
                line.append((self.top + step) * FRAME + column)
            if len([space for space in line if self.cells[space] != NO_CARD]) == SPAN:
                found.append(line)
        return found
