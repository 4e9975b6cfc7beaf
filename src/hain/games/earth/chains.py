"""The longest chains of touching spaces, found exactly (EAR-69, EAR-70)."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import lowest, only
from hain.games.earth.area import BY_CORNER, BY_EDGE

MOST_KNOWN: Final = 100_000
_known: dict[tuple[int, int], int] = {}


def _remember(key: tuple[int, int], length: int) -> int:
    """Chains are asked for again and again; the memory of them is bounded."""
    if len(_known) >= MOST_KNOWN:
        _known.clear()
    _known[key] = length
    return length


def longest_through(spaces: i64, space: i64) -> int:
    """The length of the longest chain by edges within these spaces that contains this one, which is among them."""
    key = (int(spaces), int(space))
    if key in _known:
        return _known[key]
    return _remember(key, _two_arms(spaces & ~only(space), space, space, 1, False))


def _two_arms(free: i64, end: i64, start: i64, length: i64, turned: bool) -> i64:
    """Two arms from the start that do not meet: one is walked in every way, and wherever it ends the other begins."""
    best = length
    if not turned:
        best = _two_arms(free, start, start, length, True)
    around = BY_EDGE[end] & free
    while around != 0:
        following = lowest(around)
        around ^= only(following)
        found = _two_arms(free & ~only(following), following, start, length + 1, turned)
        if found > best:
            best = found
    return best


def longest_by_corner(spaces: i64) -> int:
    """The length of the longest chain by corners within these spaces; 0 if there are none."""
    key = (int(spaces), -1)
    if key in _known:
        return _known[key]
    best: i64 = 0
    rest = spaces
    while rest != 0:
        start = lowest(rest)
        rest ^= only(start)
        best = max(best, _one_arm(spaces & ~only(start), start))
    return _remember(key, best)


def chain_by_corner(spaces: i64) -> i64:
    """The spaces of one of the longest chains by corners."""
    rest = spaces
    while rest != 0:
        start = lowest(rest)
        rest ^= only(start)
        found = _arm_of(spaces & ~only(start), start, longest_by_corner(spaces) - 1)
        if found != 0:
            return found
    return 0


def _arm_of(free: i64, end: i64, missing: i64) -> i64:
    """An arm from here that has so many spaces more, with its end; nothing if there is none."""
    if missing == 0:
        return only(end)
    around = BY_CORNER[end] & free
    while around != 0:
        following = lowest(around)
        around ^= only(following)
        found = _arm_of(free & ~only(following), following, missing - 1)
        if found != 0:
            return found | only(end)
    return 0


def _one_arm(free: i64, end: i64) -> i64:
    best: i64 = 0
    around = BY_CORNER[end] & free
    while around != 0:
        following = lowest(around)
        around ^= only(following)
        best = max(best, _one_arm(free & ~only(following), following))
    return best + 1
