"""What lies in front of one seat: its forest board, its rack, its store and its edge of the glade."""

from typing import Final

from mypy_extensions import i64

from hain.games.glade.forest import MARKED, Forest, types_of
from hain.games.glade.markers import colour_of, is_double, is_toadstool, value_of, with_marker, without_marker

RACK: Final = 8
TOADSTOOLS: Final = 12


class Seat:
    """Racks and stores are sorted tuples that are replaced, never changed: copies share them."""

    def __init__(self, number: int, forest: Forest, rack: tuple[int, ...]) -> None:
        self.number: int = number
        self.forest: Forest = forest
        self.rack: tuple[int, ...] = ()
        self.types: i64 = 0  # the types on the rack
        self.edge: int = TOADSTOOLS
        self.store: tuple[int, ...] = ()
        self.swapped: i64 = 0  # types of which this seat holds or held one copy when the other was shown first
        self.fill_rack(rack)

    def copy(self) -> "Seat":
        twin = Seat(self.number, self.forest.copy(), ())
        twin.rack = self.rack
        twin.types = self.types
        twin.edge = self.edge
        twin.store = self.store
        twin.swapped = self.swapped
        return twin

    def fill_rack(self, tiles: tuple[int, ...]) -> None:
        """Put these tiles on the rack, besides those that are there."""
        self.rack = tuple(sorted([*self.rack, *tiles]))
        self.types = types_of(self.rack)

    def leave_rack(self, tile: int) -> None:
        rest = list(self.rack)
        rest.remove(tile)
        self.rack = tuple(rest)
        self.types = types_of(self.rack)

    def keep(self, marker: int) -> None:
        """A marker comes into the store."""
        self.store = with_marker(self.store, marker)

    def spend(self, marker: int) -> None:
        """A marker leaves the store."""
        self.store = without_marker(self.store, marker)

    def enclosed_markers(self) -> list[int]:
        """The markers on the enclosed spaces of this board."""
        return [cell - MARKED for cell in self.forest.cells if cell >= MARKED]


def count_colour(markers: list[int], colour: int, only_doubles: bool) -> int:
    """How many of these markers are toadstools of a colour."""
    found = 0
    for marker in markers:
        if is_toadstool(marker) and colour_of(marker) == colour and (is_double(marker) or not only_doubles):
            found += 1
    return found


def count_toadstools(markers: list[int]) -> int:
    return len([marker for marker in markers if is_toadstool(marker)])


def counter_points(markers: list[int]) -> int:
    """The values of the match counters among these markers."""
    return sum([value_of(marker) for marker in markers if not is_toadstool(marker)])
