"""The score sheet (GLD-107 to GLD-116)."""

from typing import Final

from hain.games.glade.markers import NO_MARKER
from hain.games.glade.seat import Seat, count_colour, count_toadstools, counter_points

CATEGORIES: Final = (
    "glade",
    "taken",
    "store",
    "enclosures",
    "doubles",
    "matches",
    "match_enclosures",
    "groups",
)

ON_GLADE: Final = 1
TAKEN: Final = 1
IN_STORE: Final = 2
ENCLOSED: Final = 3
DOUBLE: Final = 1
COUNTER: Final = 1  # times its value
ENCLOSED_COUNTER: Final = 1
APART: Final = -1
WORTH: Final = (ON_GLADE, TAKEN, IN_STORE, ENCLOSED, DOUBLE, COUNTER, ENCLOSED_COUNTER, APART)
"""What one of each category brings."""


def points(seats: list[Seat], glade: list[int], seat: int) -> list[int]:
    """The points of a seat in the eight categories, from what lies on the table."""
    player = seats[seat]
    own_store = list(player.store)
    own_enclosed = player.enclosed_markers()
    on_glade = [marker for marker in glade if marker != NO_MARKER]
    elsewhere: list[int] = []
    for other in seats:
        if other.number != seat:
            elsewhere += [*other.store, *other.enclosed_markers()]
    everywhere = [*on_glade, *own_store, *own_enclosed, *elsewhere]
    return [
        ON_GLADE * count_colour(on_glade, seat, False),
        TAKEN * count_colour(elsewhere, seat, False),
        IN_STORE * count_toadstools(own_store),
        ENCLOSED * count_toadstools(own_enclosed),
        DOUBLE * count_colour(everywhere, seat, True),
        COUNTER * counter_points([*own_store, *own_enclosed]),
        ENCLOSED_COUNTER * (len(own_enclosed) - count_toadstools(own_enclosed)),
        APART * player.forest.unconnected_groups(),
    ]
