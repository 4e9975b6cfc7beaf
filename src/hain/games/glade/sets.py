"""Tiles, and which of them make a set.

A tile type is a number from 0 to 63: creature times 16, fruit times 4, leaf. A set of types is one 64-bit word; a word
with type 63 is negative when compiled, so such words are only combined and tested, never saved or compared.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import only

CREATURES: Final = "hmst"  # hedgehog, mouse, squirrel, toad
FRUITS: Final = "abhm"  # acorn, blackberry, hazelnut, mushroom
LEAVES: Final = "bcmo"  # beech, chestnut, maple, oak
TYPES: Final = tuple(creature + fruit + leaf for creature in CREATURES for fruit in FRUITS for leaf in LEAVES)

ATTRIBUTES: Final = ("creature", "fruit", "leaf")

COPIES: Final = 2  # of each type

EVERY_TYPE: Final[i64] = -1


def creature_of(tile: int) -> int:
    return tile >> 4


def fruit_of(tile: int) -> int:
    return tile >> 2 & 3


def leaf_of(tile: int) -> int:
    return tile & 3


def copy_name(tile: int, second: bool) -> str:
    """The two copies of a type are told apart where things travel, and nowhere else."""
    return TYPES[tile] + "/2" if second else TYPES[tile]


def shared(tiles: list[int]) -> int:
    """How many of the three attributes are the same on all tiles."""
    first = tiles[0]
    same = 3
    for attribute in (creature_of, fruit_of, leaf_of):
        for tile in tiles:
            if attribute(tile) != attribute(first):
                same -= 1
                break
    return same


def shared_attributes(tiles: list[int]) -> list[str]:
    """Those by their names."""
    found: list[str] = []
    for name, attribute in zip(ATTRIBUTES, (creature_of, fruit_of, leaf_of)):
        if len({attribute(tile) for tile in tiles}) == 1:
            found.append(name)
    return found


def is_set(tiles: list[int]) -> bool:
    """Each attribute the same on all or different on every two, and at least one the same on all (GLD-19)."""
    if not 1 <= len(tiles) <= 4 or shared(tiles) == 0:
        return False
    for attribute in (creature_of, fruit_of, leaf_of):
        values = {attribute(tile) for tile in tiles}
        if 1 < len(values) < len(tiles):
            return False
    return len(set(tiles)) == len(tiles) or len(tiles) <= 2


def _extending(tiles: list[int], among: i64) -> i64:
    """The types that make a larger set with these tiles, among those that may: every part of a set is a set."""
    found: i64 = 0
    if not is_set(tiles):
        return found
    for tile in range(len(TYPES)):
        if among & only(tile) and is_set([*tiles, tile]):
            found |= only(tile)
    return found


_BESIDE_ONE: Final[list[i64]] = [_extending([tile], EVERY_TYPE) for tile in range(64)]
_BESIDE_TWO: Final[list[i64]] = [
    _extending([one, two], _BESIDE_ONE[one] & _BESIDE_ONE[two]) for one in range(64) for two in range(64)
]


def fitting(count: i64, one: i64, two: i64, three: i64) -> i64:
    """The types that may join a run of so many tiles: none if they are no set, or four already (GLD-22, GLD-23)."""
    if count == 0:
        return EVERY_TYPE
    if count == 1:
        return _BESIDE_ONE[one]
    if count == 2:
        return _BESIDE_TWO[one * 64 + two]
    if count == 3 and _BESIDE_TWO[one * 64 + two] >> three & 1:
        return _BESIDE_TWO[one * 64 + two] & _BESIDE_TWO[one * 64 + three] & _BESIDE_TWO[two * 64 + three]
    return 0


def missing(tiles: list[int]) -> int:
    """The one type that makes a set of four from a set of three (GLD-23)."""
    total = [0, 0, 0]
    for tile in tiles:
        total[0] += creature_of(tile)
        total[1] += fruit_of(tile)
        total[2] += leaf_of(tile)
    values: list[int] = []
    for place, attribute in enumerate((creature_of, fruit_of, leaf_of)):
        first = attribute(tiles[0])
        # all alike, or the one value that is not there: 0 + 1 + 2 + 3 less those that are
        values.append(first if attribute(tiles[1]) == first else 6 - total[place])
    return values[0] * 16 + values[1] * 4 + values[2]


def is_double(tiles: list[int]) -> bool:
    """Whether a set of three or four shares two attributes (GLD-24)."""
    return shared(tiles) == 2
