"""Markers: toadstools and match counters, as small numbers and as text.

Toadstools come first, colour times two, plus one for the double face; then the counters of creatures, of fruits, and
of leaves by value.
"""

from typing import Final

from mypy_extensions import i64

from hain.games.glade.sets import CREATURES, FRUITS, LEAVES

COLOURS: Final = "ybgr"
BLUE: Final = 1  # the colour that belongs to nobody in the solo game
NO_MARKER: Final = -1

FIRST_COUNTER: Final = 8
FIRST_FRUIT: Final = 24
FIRST_LEAF: Final = 40

MARKERS: Final = (
    *(f"{face}{colour}" for colour in COLOURS for face in "12"),
    *(f"{creature}-{leaf}" for creature in CREATURES for leaf in LEAVES),
    *(f"-{fruit}{leaf}" for fruit in FRUITS for leaf in LEAVES),
    *(f"{value}-{leaf}" for value in "1234" for leaf in LEAVES),
)


def toadstool(colour: int, double: bool) -> int:
    return colour * 2 + (1 if double else 0)


def is_toadstool(marker: i64) -> bool:
    return 0 <= marker < FIRST_COUNTER


def is_double(marker: i64) -> bool:
    """Whether a toadstool shows its double face."""
    return marker & 1 == 1


def colour_of(marker: i64) -> i64:
    return marker >> 1


def leaf_counter(value: int, leaf: int) -> int:
    return FIRST_LEAF + (value - 1) * 4 + leaf


def value_of(counter: int) -> int:
    """The points of a match counter (GLD-113)."""
    return (counter - FIRST_LEAF) // 4 + 1 if counter >= FIRST_LEAF else 1


def with_marker(store: tuple[int, ...], marker: int) -> tuple[int, ...]:
    """A store with one marker more. A store is a sorted tuple that is replaced, never changed."""
    return tuple(sorted([*store, marker]))


def without_marker(store: tuple[int, ...], marker: int) -> tuple[int, ...]:
    rest = list(store)
    rest.remove(marker)
    return tuple(rest)


def listed(store: tuple[int, ...]) -> str:
    """The markers as people write them, in ASCII order."""
    return ",".join(sorted([MARKERS[marker] for marker in store])) or "-"
