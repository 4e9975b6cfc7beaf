"""How far goals and ecosystems are, with all that counts for them, by its keys: what a screen lights."""

from typing import TypedDict

from hain.core.bits import members
from hain.games.earth.counting import NOWHERE, counted, counting, counts_beside
from hain.games.earth.measure import ALL_SETS, COMPOST, EVENTS, HAND, SOIL, Measure
from hain.games.earth.state import EarthState
from hain.games.earth.told.places import space_keys

HEAPS = {SOIL: "soil", HAND: "hand", COMPOST: "compost", EVENTS: "events", ALL_SETS: "events"}
"""What is counted beside the grid, and where it lies."""


class ProgressView(TypedDict):
    """How much of something a seat has; `things` are the spaces, cards and heaps that count."""

    count: int
    things: list[str]


def progress(known: EarthState, measure: Measure, seat: int, eyes: int | None) -> ProgressView:
    area = known.seats[seat].area
    keys = space_keys(seat, eyes)
    things = [keys[space] for space in members(counting(measure, area))]
    for place, card in (("island", area.island), ("climate", area.climate)):
        if counts_beside(measure, area, card):
            things.append(f"{place}:{seat}")
    if measure.what in HEAPS:
        things.append(f"{HEAPS[measure.what]}:{seat}")
    return {"count": counted(measure, area, known.areas(), NOWHERE), "things": things}
