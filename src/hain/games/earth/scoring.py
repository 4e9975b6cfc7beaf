"""The score sheet of a seat (EAR-179 to EAR-189)."""

from typing import Final

from mypy_extensions import i64

from hain.games.earth.area import NO_ECOSYSTEM, Area
from hain.games.earth.counting import NOWHERE, worth

CATEGORIES: Final = (
    "base_vp",
    "events",
    "compost",
    "sprouts",
    "growth",
    "terrain",
    "ecosystem_own",
    "ecosystem_shared_1",
    "ecosystem_shared_2",
    "fauna",
)
RANKS: Final = (15, 11, 8, 6, 5)
BEGINNER_RANK: Final = 10
FULL_GRID: Final = 7


def points(area: Area, areas: list[Area], shared: list[int], fauna: i64) -> list[int]:
    """All categories; what the leaves are worth is known to the table."""
    return [
        base_points(area),
        event_points(area),
        len(area.compost),
        area.total_sprouts,
        growth_points(area),
        terrain_points(area, areas),
        ecosystem_points(area.ecosystem, area, areas),
        ecosystem_points(shared[0], area, areas) if len(shared) > 0 else 0,
        ecosystem_points(shared[1], area, areas) if len(shared) > 1 else 0,
        fauna,
    ]


def base_points(area: Area) -> i64:
    """The base points of grid, island and climate (EAR-179)."""
    vp = area.catalogue.vp
    found: i64 = vp[area.island] + vp[area.climate]
    for space in area.spaces():
        found += vp[area.cells[space]]
    return found


def event_points(area: Area) -> i64:
    found: i64 = 0
    for card in area.events:
        found += area.catalogue.vp[card]
    return found


def growth_points(area: Area) -> i64:
    """A complete flora is worth its canopy, any other a point for each piece (EAR-183)."""
    found: i64 = 0
    for space in area.spaces():
        pieces: i64 = area.growth[space]
        if pieces != 0:
            card = area.cells[space]
            found += area.catalogue.canopy[card] if pieces == area.catalogue.height[card] else pieces
    return found


def terrain_points(area: Area, areas: list[Area]) -> i64:
    """Each terrain with a score, seen from its own space (EAR-184)."""
    found: i64 = 0
    for space in area.spaces():
        score = area.catalogue.scorings[area.cells[space]]
        if score is not None:
            found += worth(score, area, areas, space)
    return found


def ecosystem_points(ecosystem: i64, area: Area, areas: list[Area]) -> i64:
    """Every ecosystem counts by itself (EAR-185); in the beginner mode there is none (EAR-186)."""
    if ecosystem == NO_ECOSYSTEM:
        return 0
    return worth(area.catalogue.ecosystems[ecosystem], area, areas, NOWHERE)
