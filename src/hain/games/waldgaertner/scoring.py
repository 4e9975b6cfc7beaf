"""The score sheet (WAG-118 to WAG-124)."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import lowest, only
from hain.core.sheet import ScoreSheet
from hain.games.waldgaertner.garden import Garden
from hain.games.waldgaertner.seat import Seat

# in the order of the sizes, from a small shrub
CATEGORIES: Final = ("small_shrubs", "large_shrubs", "small_trees", "medium_trees", "large_trees", "chips")
CHIPS: Final = 5


def sheet_of(player: Seat, chips: list[int]) -> ScoreSheet:
    """Beside what counts it shows the plants without a partner and the coins (WAG-123)."""
    garden = player.garden
    counting = garden.counting()
    beside = {"unpollinated": _worth(garden, garden.occupied & ~counting, chips), "coins": int(player.coins)}
    return ScoreSheet(_points(garden, counting, chips), beside)


def _points(garden: Garden, rest: i64, chips: list[int]) -> dict[str, int]:
    """The values of these plants by size, and the chips on them."""
    found = [0] * len(CATEGORIES)
    while rest != 0:
        slot = lowest(rest)
        rest ^= only(slot)
        card = garden.cells[slot]
        found[garden.size_at(slot) - 1] += garden.flora.value[card]
        found[CHIPS] += chips[card]
    return dict(zip(CATEGORIES, found))


def total(garden: Garden, chips: list[int]) -> int:
    return _worth(garden, garden.counting(), chips)


def _worth(garden: Garden, slots: i64, chips: list[int]) -> int:
    found: i64 = 0
    while slots != 0:
        slot = lowest(slots)
        slots ^= only(slot)
        card = garden.cells[slot]
        found += garden.flora.value[card] + chips[card]
    return found
