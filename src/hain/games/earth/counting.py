"""Counting for scores and goals: cards in a scope, lines that pass a test, sums (EAR-54 to EAR-82)."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, only
from hain.games.earth.area import FRAME, Area
from hain.games.earth.catalogue import NO_CARD, Catalogue
from hain.games.earth.chains import BY_CORNER, BY_EDGE, longest_by_corner, longest_through
from hain.games.earth.notation import COLORS, SETS, Count, Score, Table

NOWHERE: Final = -1

_RED: Final = 1 << COLORS.index("red")
_BLUE: Final = 1 << COLORS.index("blue")
_YELLOW: Final = 1 << COLORS.index("yellow")
_MULTI: Final = 1 << COLORS.index("multi")


def worth(score: Score | Table, area: Area, areas: list[Area], space: int) -> int:
    """The points of a score, seen from the space of the scoring card (NOWHERE for an ecosystem)."""
    found = counted(score.counted, area, areas, space)
    if isinstance(score, Table):
        return score.points[min(found, len(score.points)) - 1] if found else 0
    points = found // score.per * score.points
    return points if score.most is None else min(points, score.most)


def counted(what: Count, area: Area, areas: list[Area], space: int) -> int:
    """The number that a count gives for a seat; `areas` are those of all seats, its own included."""
    if what.filter is not None:
        if what.scope == "best":
            return max([_cards(what, other, "area", space) for other in areas])
        return _cards(what, area, what.scope, space)
    if what.what in ("rows", "columns"):
        return _lines(what, area)
    if what.what == "soil":
        return area.soil
    if what.what == "hand":
        return len(area.hand)
    if what.what == "compost":
        return len(area.compost)
    if what.what == "events":
        return len(area.events)
    if what.what == "sprouts":
        return area.total_sprouts()
    if what.what == "growth":
        return area.total_growth()
    if what.what == "diagonals":
        return len(area.diagonals())
    return sets(area) if what.what == SETS else _empty(area, space)


def _cards(what: Count, area: Area, scope: str, space: int) -> int:
    """Cards or flora that pass the filter, in a scope (EAR-66 to EAR-70)."""
    assert what.filter is not None
    test = area.catalogue.test(what.what, what.filter)
    matching = area.matching(test)
    if scope == "area":
        return count(matching) + area.beside_grid(test)
    if scope == "row":
        return count(matching & _row(space))
    if scope == "column":
        return count(matching & _column(space))
    if scope == "ortho":
        return count(matching & BY_EDGE[space])
    if scope == "diag":
        return count(matching & BY_CORNER[space])
    if scope == "path":
        return longest_through(matching, space) if matching & only(space) else 0
    return longest_by_corner(matching) if scope == "diagpath" else count(matching)


def _row(space: i64) -> i64:
    return _shifted(0b1111111, space // FRAME * FRAME)


def _column(space: i64) -> i64:
    found: i64 = 0
    place = space % FRAME
    while place < FRAME * FRAME:
        found |= only(place)
        place += FRAME
    return found


def _shifted(word: i64, places: i64) -> i64:
    return word << places


def _empty(area: Area, space: int) -> int:
    """Of the four spaces by the edges of a card those without one; spaces outside the frame are empty too (EAR-73)."""
    standing = 0
    for other in range(FRAME * FRAME):
        if BY_EDGE[space] >> other & 1 and area.cells[other] != NO_CARD:
            standing += 1
    return 4 - standing


def _lines(what: Count, area: Area) -> int:
    found = 0
    for line in area.lines(what.what == "columns"):
        values = [_values(what.attribute, area, space) for space in line]
        if not what.test or (_share_one(values) if what.test == "same" else _all_differ(values)):
            found += 1
    return found


def _values(attribute: str, area: Area, space: int) -> int:
    """What a card can stand for in a test of its line, as a set (EAR-77)."""
    card = area.cells[space]
    catalogue = area.catalogue
    if attribute == "color":
        return catalogue.colors[card] & ~_MULTI
    if attribute == "type":
        return catalogue.types[card]
    if attribute == "habitat":
        return catalogue.habitats[card]
    if attribute == "vp":
        return 1 << catalogue.vp[card]
    return 1 << (area.sprouts[space] if attribute == "sprouts" else area.growth[space])


def _share_one(values: list[int]) -> bool:
    common = values[0]
    for value in values[1:]:
        common &= value
    return common != 0


def _all_differ(values: list[int]) -> bool:
    """Whether each can take a value of its own: any of them together must have as many values (Hall's condition)."""
    for chosen in range(1, 1 << len(values)):
        together = 0
        for place, value in enumerate(values):
            if chosen >> place & 1:
                together |= value
        if count(together) < count(chosen):
            return False
    return True


def sets(area: Area) -> int:
    """The largest number of groups of a red, a blue and a yellow card, a terrain and an event, no card in two places:
    for any of the four kinds of cards together there must be enough of them (EAR-78)."""
    best = len(area.events)
    kinds = _kinds(area)
    for wanted in range(1, 16):
        enough = len([kind for kind in kinds if kind & wanted])
        best = min(best, enough // count(wanted))
    return best


def _kinds(area: Area) -> list[int]:
    """For each card the places of a set that it can fill: red, blue, yellow, terrain."""
    catalogue: Catalogue = area.catalogue
    found: list[int] = []
    for card in [*area.cells, area.island, area.climate]:
        if card != NO_CARD:
            colors = catalogue.colors[card]
            kind = (1 if colors & _RED else 0) | (2 if colors & _BLUE else 0) | (4 if colors & _YELLOW else 0)
            found.append(kind | (8 if catalogue.is_terrain[card] else 0))
    return found
