"""One garden: 21 slots in a triangle, what may stand where, what flowers, what is ripe, what it is worth."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import lowest, members, only
from hain.games.waldgaertner.flora import (
    CLIMBER,
    DIRECTIONS,
    LARGE_SHRUB,
    LARGE_TREE,
    NO_CARD,
    SELF,
    SMALL_SHRUB,
    Flora,
)

ROWS: Final = 6
SLOTS: Final = tuple([f"{row}{letter}" for row in range(1, ROWS + 1) for letter in "abcdef"[: 7 - row]])
ROW_OF: Final = tuple([int(name[0]) for name in SLOTS])
NO_SLOT: Final = -1

ALL_BASE: Final = 0b01_011_0111_01111_011111
ROW_5: Final = 0b11_000_0000_00000_000000
TOP: Final = 20  # 6a

# how many plants of a size the base slots may hold under the shade rule (WAG-131)
MOST: Final = (0, 5, 4, 3, 2, 1)

# every slot from the north, each row from the west (WAG-144)
FROM_THE_NORTH: Final = tuple(
    [SLOTS.index(name) for row in range(ROWS, 0, -1) for name in SLOTS if name[0] == str(row)]
)


def neighbour(slot: int, direction: str) -> int:
    """The slot on that side, or NO_SLOT (WAG-22)."""
    row, column = ROW_OF[slot], "abcdef".index(SLOTS[slot][1])
    row += 1 if direction[0] == "N" else -1 if direction[0] == "S" else 0
    column += {"W": -1, "E": 1, "NW": -1, "NE": 0, "SW": 0, "SE": 1}[direction]
    return SLOTS.index(f"{row}{'abcdef'[column]}") if 1 <= row <= ROWS and 0 <= column < 7 - row else NO_SLOT


def _around(slot: int, directions: list[str]) -> int:
    found = 0
    for direction in directions:
        if neighbour(slot, direction) != NO_SLOT:
            found |= 1 << neighbour(slot, direction)
    return found


NORTH: Final = tuple([_around(slot, ["NW", "NE"]) for slot in range(len(SLOTS))])
SOUTH: Final = tuple([_around(slot, ["SW", "SE"]) for slot in range(len(SLOTS))])
# the slots that a nitrogen fixer feeds, by slot and by its arrows as a set of directions
FED: Final = tuple(
    [
        _around(slot, [way for number, way in enumerate(DIRECTIONS) if arrows >> number & 1])
        for slot in range(len(SLOTS))
        for arrows in range(1 << len(DIRECTIONS))
    ]
)


def slot_names(slots: i64) -> list[str]:
    return [SLOTS[slot] for slot in members(slots)]


def base_slots(row: i64) -> i64:
    """The free slots of a row, all but the last (WAG-83)."""
    if row == 1:
        return 0b011111
    if row == 2:
        return 0b01111_000000
    if row == 3:
        return 0b0111_00000_000000
    if row == 4:
        return 0b011_0000_00000_000000
    return 0b01_000_0000_00000_000000 if row == 5 else 0


def extra_slot(row: i64) -> i64:
    """The last slot of a row, which has to be paid (WAG-84)."""
    if row <= 2:
        return 5 if row == 1 else 10
    if row <= 4:
        return 14 if row == 3 else 17
    return 19 if row == 5 else TOP


# what planting there costs (WAG-83, WAG-89)
PRICE: Final = tuple([row if slot == extra_slot(row) else 0 for slot, row in enumerate(ROW_OF)])

EXTRAS: Final = tuple([slot for slot, price in enumerate(PRICE) if price])


def empty_garden(flora: Flora, shade: bool) -> "Garden":
    return Garden(flora, shade, [NO_CARD] * len(SLOTS))


class Garden:
    """Sets of slots are bits, 1a the lowest."""

    def __init__(self, flora: Flora, shade: bool, cells: list[int]) -> None:
        self.flora: Flora = flora
        self.shade: bool = shade  # planting by the shade rule
        self.cells: list[int] = cells
        self.occupied: i64 = 0
        self.cubes: i64 = 0
        self.covered: i64 = 0
        self.large: i64 = 0  # climbers planted as large shrubs

    def copy(self) -> "Garden":
        twin = Garden(self.flora, self.shade, self.cells[:])
        twin.occupied = self.occupied
        twin.cubes = self.cubes
        twin.covered = self.covered
        twin.large = self.large
        return twin

    # what may stand where

    def slots_for(self, size: i64, coins: i64) -> i64:
        """Where a plant of this size may go; a climber has to be asked for as the shrub it shall be."""
        if self.shade:
            return self._unshaded(size, coins)
        slots = self._open(size, coins)
        if size == LARGE_TREE:
            slots |= self._top(coins)
        return slots

    def _open(self, row: i64, coins: i64) -> i64:
        """The free base slots of a row or, when there is none, the extra slot if it can be paid (WAG-87 to WAG-90)."""
        base = base_slots(row) & ~self.occupied
        if base != 0:
            return base
        extra = only(extra_slot(row))
        return extra if coins >= row and self.occupied & extra == 0 else 0

    def _top(self, coins: i64) -> i64:
        """6a is for a large tree when 5a and 5b are occupied (WAG-91)."""
        return only(TOP) if coins >= ROWS and self.is_opened(TOP) and self.cells[TOP] == NO_CARD else 0

    def is_opened(self, extra: i64) -> bool:
        """Whether an extra slot could be used if it is free and can be paid: the slots before it are taken."""
        needed: i64 = ROW_5 if extra == TOP else base_slots(ROW_OF[extra])
        return self.occupied & needed == needed

    def _unshaded(self, size: i64, coins: i64) -> i64:
        """Any row, if no neighbour shades another and the base slots do not hold too many of the size (WAG-128 to
        WAG-133)."""
        slots = self._top(coins) if size == LARGE_TREE else 0
        full = self.count_in_base(size) >= MOST[size]
        row: i64 = 1
        while row < ROWS:
            candidates = self._open(row, coins)
            while candidates != 0:
                slot = lowest(candidates)
                candidates ^= only(slot)
                if not (full and only(slot) & ALL_BASE) and self._shades_nothing(slot, size):
                    slots |= only(slot)
            row += 1
        return slots

    def count_in_base(self, size: i64) -> i64:
        found: i64 = 0
        rest = self.occupied & ALL_BASE
        while rest != 0:
            slot = lowest(rest)
            rest ^= only(slot)
            if self.size_at(slot) == size:
                found += 1
        return found

    def _shades_nothing(self, slot: i64, size: i64) -> bool:
        """Northern neighbours are as large or larger, southern ones as large or smaller (WAG-129, WAG-130)."""
        rest = NORTH[slot] & self.occupied
        while rest != 0:
            other = lowest(rest)
            rest ^= only(other)
            if self.size_at(other) < size:
                return False
        rest = SOUTH[slot] & self.occupied
        while rest != 0:
            other = lowest(rest)
            rest ^= only(other)
            if self.size_at(other) > size:
                return False
        return True

    def size_at(self, slot: i64) -> i64:
        """The size of a plant; a climber's as it was planted (WAG-14)."""
        size: i64 = self.flora.size[self.cells[slot]]
        if size == CLIMBER:
            return LARGE_SHRUB if self.large & only(slot) else SMALL_SHRUB
        return size

    def plant(self, card: i64, slot: i64, size: i64) -> None:
        self.cells[slot] = card
        self.occupied |= only(slot)
        if size == LARGE_SHRUB and self.flora.size[card] == CLIMBER:
            self.large |= only(slot)

    def remove(self, slot: i64) -> int:
        """Take a plant out; its cube returns to the supply."""
        card = self.cells[slot]
        self.cells[slot] = NO_CARD
        others = ~only(slot)
        self.occupied &= others
        self.cubes &= others
        self.covered &= others
        self.large &= others
        return card

    def cover(self, slot: i64) -> None:
        self.covered |= only(slot)
        self.cubes &= ~only(slot)

    def hit_by(self, roll: i64) -> int:
        """The slot of the plant with this number, counted from the north; NO_SLOT if there are fewer (WAG-144)."""
        plants = self.from_the_north()
        return plants[roll - 1] if roll <= len(plants) else NO_SLOT

    def from_the_north(self) -> list[int]:
        """The slots of all plants, in the order in which the frost counts them."""
        return [slot for slot in FROM_THE_NORTH if self.cells[slot] != NO_CARD]

    # the year

    def bloom(self, phase: i64) -> i64:
        """Give a cube to every plant that flowers now and is pollinated; returns their slots (WAG-45)."""
        blooming: i64 = 0
        flowers = self.flora.flowers
        rest = self.occupied & ~self.covered & ~self.cubes
        while rest != 0:
            slot = lowest(rest)
            rest ^= only(slot)
            if flowers[self.cells[slot]] == phase:
                blooming |= only(slot)
        if blooming != 0:
            blooming = self.pollinated(blooming, self.occupied & ~self.covered)
            self.cubes |= blooming
        return blooming

    def harvest(self, phase: i64) -> tuple[i64, i64]:
        """Give back the cubes of the plants that are ripe now; returns their slots and the coins (WAG-50)."""
        ripe: i64 = 0
        coins: i64 = 0
        rest = self.cubes
        while rest != 0:
            slot = lowest(rest)
            rest ^= only(slot)
            if self.flora.ripe[self.cells[slot]] == phase:
                ripe |= only(slot)
        if ripe != 0:
            self.cubes &= ~ripe
            fed = self.fed()
            rest = ripe
            while rest != 0:
                slot = lowest(rest)
                rest ^= only(slot)
                if not self.flora.male[self.cells[slot]]:
                    coins += 2 if fed & only(slot) else 1
        return ripe, coins

    def pollinated(self, slots: i64, among: i64) -> i64:
        """Those of these plants that pollinate themselves or have a partner among the others (WAG-17)."""
        found: i64 = 0
        known = False
        once: i64 = 0
        twice: i64 = 0
        while slots != 0:
            slot = lowest(slots)
            slots ^= only(slot)
            card = self.cells[slot]
            partner: i64 = self.flora.partner[card]
            if partner == SELF:
                found |= only(slot)
                continue
            if not known:
                once, twice = self._kinds(among)
                known = True
            own: i64 = self.flora.kinds[card]
            # a plant is never its own partner: if it belongs to the group itself, there must be a second one
            if (twice if own & only(partner) and among & only(slot) else once) & only(partner):
                found |= only(slot)
        return found

    def partners(self, slot: i64) -> i64:
        """The other plants of the garden that a plant finds its partner in; none for one that needs none."""
        found: i64 = 0
        partner: i64 = self.flora.partner[self.cells[slot]]
        rest = self.occupied & ~only(slot) if partner != SELF else 0
        while rest != 0:
            other = lowest(rest)
            rest ^= only(other)
            if self.flora.kinds[self.cells[other]] & only(partner):
                found |= only(other)
        return found

    def _kinds(self, among: i64) -> tuple[i64, i64]:
        """The partner groups that at least one and at least two of these plants belong to."""
        once: i64 = 0
        twice: i64 = 0
        while among != 0:
            slot = lowest(among)
            among ^= only(slot)
            kinds: i64 = self.flora.kinds[self.cells[slot]]
            twice |= once & kinds
            once |= kinds
        return once, twice

    def fed(self) -> i64:
        """The slots that an arrow of a face-up nitrogen fixer points to (WAG-23)."""
        slots: i64 = 0
        for slot, card in enumerate(self.cells):
            if card != NO_CARD and self.flora.feeds[card] != 0 and self.covered & only(slot) == 0:
                slots |= FED[slot * 64 + self.flora.feeds[card]]
        return slots

    def colours(self) -> i64:
        """The set of the flower colours of the face-up plants (WAG-94)."""
        colours: i64 = 0
        rest = self.occupied & ~self.covered
        while rest != 0:
            slot = lowest(rest)
            rest ^= only(slot)
            colours |= self.flora.colour[self.cells[slot]]
        return colours

    def counting(self) -> i64:
        """The plants that score: covered ones are turned up before that (WAG-117, WAG-124)."""
        return self.pollinated(self.occupied, self.occupied)
