"""Where every tile lies whose face certain eyes see, and every match counter that a seat has taken.

Of the two copies of a type the one that was shown first is called `tile:ham`, and the other `tile:ham/2`. Who held one
of them when the other was shown has known the own one for longer, and calls them the other way round. Toadstools of one
colour and face are not told apart: they are where the view counts them.
"""

from hain.games.glade.forest import MARKED
from hain.games.glade.known import GladeKnown
from hain.games.glade.markers import MARKERS, is_toadstool
from hain.games.glade.seat import Seat
from hain.games.glade.sets import copy_name
from hain.games.glade.state import NO_TILE, UNSEEN, GladeState


def places(eyes: GladeKnown) -> dict[str, str]:
    return Pages(eyes.table, eyes.seat).found


class Pages:
    """What lies where, put together zone by zone."""

    def __init__(self, table: GladeState, eyes: int | None) -> None:
        self.table = table
        self.eyes = eyes
        self.found: dict[str, str] = {}
        self._swapped = 0 if eyes is None else table.seats[eyes].swapped
        for player in table.seats:
            self._add_forest(player)
        if table.claimed != NO_TILE:
            self._add_shown(int(table.claimed), table.lies_on_a_board(int(table.claimed)), "claimed")
        for player in sorted(table.seats, key=self._is_other):
            for tile in player.rack:
                if tile != UNSEEN:
                    name = copy_name(tile, f"tile:{copy_name(tile, False)}" in self.found)
                    self.found[f"tile:{name}"] = f"rack:{player.number}"
            self._add_counters(player.store, f"store:{player.number}")

    def _is_other(self, player: Seat) -> bool:
        return player.number != self.eyes

    def _add_forest(self, player: Seat) -> None:
        forest = player.forest
        board = "space:" if player.number == self.eyes else f"space:{player.number}/"
        for space, cell in enumerate(forest.cells):
            if cell >= MARKED:
                self._add_counters((cell - MARKED,), board + forest.layout.names[space])
            elif cell >= 0:
                self._add_shown(cell, space in forest.seconds, board + forest.layout.names[space])

    def _add_shown(self, tile: int, second: bool, place: str) -> None:
        self.found[f"tile:{copy_name(tile, second != bool(self._swapped >> tile & 1))}"] = place

    def _add_counters(self, markers: tuple[int, ...], place: str) -> None:
        for marker in markers:
            if not is_toadstool(marker):
                self.found[f"marker:{MARKERS[marker]}"] = place
