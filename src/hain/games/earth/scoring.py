"""The score sheet of a seat (EAR-179 to EAR-189)."""

from typing import Final

from mypy_extensions import i64

from hain.games.earth.area import Area
from hain.games.earth.catalogue import NO_CARD
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
FULL_GRID: Final = 7


def points(area: Area, areas: list[Area], shared: list[str], fauna: int) -> dict[str, int]:
    """All categories; what the leaves are worth is known to the table."""
    catalogue = area.catalogue
    own = [area.ecosystem] if area.ecosystem else []
    ecosystems = [worth(catalogue.box.ecosystems[card].score, area, areas, NOWHERE) for card in (own + shared)]
    if not own:
        ecosystems.insert(0, 0)
    ecosystems += [0] * (3 - len(ecosystems))
    found = [
        base_points(area),
        sum([catalogue.vp[card] for card in area.events]),
        len(area.compost),
        area.total_sprouts(),
        growth_points(area),
        terrain_points(area, areas),
        *ecosystems,
        fauna,
    ]
    return dict(zip(CATEGORIES, found))


def base_points(area: Area) -> int:
    """The base points of grid, island and climate (EAR-179)."""
    vp = area.catalogue.vp
    found: i64 = vp[area.island] + vp[area.climate]
    for card in area.cells:
        if card != NO_CARD:
            found += vp[card]
    return found


def growth_points(area: Area) -> int:
    """A complete flora is worth its canopy, any other a point for each piece (EAR-183)."""
    found: i64 = 0
    for space, pieces in enumerate(area.growth):
        if pieces:
            card = area.cells[space]
            found += area.catalogue.canopy[card] if pieces == area.catalogue.height[card] else pieces
    return found


def terrain_points(area: Area, areas: list[Area]) -> int:
    """Each terrain with a score, seen from its own space (EAR-184)."""
    found = 0
    for space in area.spaces():
        if area.catalogue.is_terrain[area.cells[space]]:
            score = area.catalogue.score_of(area.cells[space])
            if score is not None:
                found += worth(score, area, areas, space)
    return found
