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
        count_colour(on_glade, seat, False),
        count_colour(elsewhere, seat, False),
        2 * count_toadstools(own_store),
        3 * count_toadstools(own_enclosed),
        count_colour(everywhere, seat, True),
        counter_points([*own_store, *own_enclosed]),
        len(own_enclosed) - count_toadstools(own_enclosed),
        -player.forest.unconnected_groups(),
    ]
