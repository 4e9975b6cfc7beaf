"""Counting for scores and goals: cards in a scope, lines that pass a test, sums (EAR-54 to EAR-82)."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest, only
from hain.games.earth.area import BY_CORNER, BY_EDGE, COLUMNS, FRAME, ROWS, Area
from hain.games.earth.catalogue import NO_CARD, Catalogue
from hain.games.earth.chains import chain_by_corner, longest_by_corner, longest_through
from hain.games.earth.measure import (
    ALL_GROWTH,
    ALL_SETS,
    ALL_SPROUTS,
    ALWAYS,
    AREA,
    BEST,
    BY_COLOR,
    BY_GROWTH,
    BY_HABITAT,
    BY_SPROUTS,
    BY_TYPE,
    CARDS,
    COLUMN,
    COMPOST,
    DIAG,
    DIAGONALS,
    DIAGPATH,
    EVENTS,
    HAND,
    NO_TEST,
    ORTHO,
    PATH,
    ROW,
    SAME,
    SOIL,
    Measure,
    Scoring,
    Test,
)
from hain.games.earth.measure import COLUMNS as FULL_COLUMNS
from hain.games.earth.measure import ROWS as FULL_ROWS
from hain.games.earth.notation import COLORS

NOWHERE: Final = -1

_RED: Final = 1 << COLORS.index("red")
_BLUE: Final = 1 << COLORS.index("blue")
_YELLOW: Final = 1 << COLORS.index("yellow")
_MULTI: Final = 1 << COLORS.index("multi")


def worth(score: Scoring, area: Area, areas: list[Area], space: i64) -> i64:
    """The points of a score, seen from the space of the scoring card (NOWHERE for an ecosystem)."""
    found = counted(score.measure, area, areas, space)
    if score.table:
        return score.table[min(found, len(score.table)) - 1] if found > 0 else 0
    points = found // score.per * score.points
    return points if score.most < 0 else min(points, score.most)


def counted(measure: Measure, area: Area, areas: list[Area], space: i64) -> i64:
    """The number that a count gives for a seat; `areas` are those of all seats, its own included."""
    what = measure.what
    if what == CARDS:
        test = measure.test
        assert test is not None
        if measure.scope == BEST:
            best: i64 = 0
            for other in areas:
                best = max(best, _cards(test, AREA, other, space))
            return best
        return _cards(test, measure.scope, area, space)
    if what == SOIL:
        return area.soil
    if what == HAND:
        return len(area.hand)
    if what == COMPOST:
        return len(area.compost)
    if what == EVENTS:
        return len(area.events)
    if what == ALL_SPROUTS:
        return area.total_sprouts
    if what == ALL_GROWTH:
        return area.total_growth
    if what in (FULL_ROWS, FULL_COLUMNS):
        return len(_lines(measure, area))
    if what == DIAGONALS:
        return len(area.diagonals())
    return sets(area) if what == ALL_SETS else 4 - count(area.occupied & BY_EDGE[space])


def _cards(test: Test, scope: i64, area: Area, space: i64) -> i64:
    """Cards or flora that pass the filter, in a scope (EAR-66 to EAR-70)."""
    matching = area.matching(test)
    if scope == AREA:
        return count(matching) + area.beside_grid(test)
    if scope == ROW:
        return count(matching & ROWS[space // FRAME])
    if scope == COLUMN:
        return count(matching & COLUMNS[space % FRAME])
    if scope == ORTHO:
        return count(matching & BY_EDGE[space])
    if scope == DIAG:
        return count(matching & BY_CORNER[space])
    if scope == PATH:
        return longest_through(matching, space) if matching & only(space) else 0
    return longest_by_corner(matching) if scope == DIAGPATH else count(matching)


def _lines(measure: Measure, area: Area) -> list[list[int]]:
    """The full rows or columns that pass the test."""
    found: list[list[int]] = []
    for line in area.lines(measure.what == FULL_COLUMNS):
        if measure.compare == NO_TEST:
            found.append(line)
            continue
        values = [_values(measure.attribute, area, space) for space in line]
        if _share_one(values) if measure.compare == SAME else _all_differ(values):
            found.append(line)
    return found


def counting(measure: Measure, area: Area) -> i64:
    """The spaces of the grid of which a goal or an ecosystem counts the cards, the lines or the pieces."""
    what = measure.what
    found: i64 = 0
    if what == CARDS:
        assert measure.test is not None
        matching = area.matching(measure.test)
        return chain_by_corner(matching) if measure.scope == DIAGPATH else matching
    if what == ALL_SPROUTS:
        return area.sprouted
    if what == ALL_GROWTH:
        return area.grown
    if what in (FULL_ROWS, FULL_COLUMNS, DIAGONALS):
        for line in area.diagonals() if what == DIAGONALS else _lines(measure, area):
            for space in line:
                found |= only(space)
    elif what == ALL_SETS:
        for space in area.spaces():
            if _kind(area, area.cells[space]) != 0:
                found |= only(space)
    return found


def counts_beside(measure: Measure, area: Area, card: i64) -> bool:
    """Whether a goal or an ecosystem counts the island or the climate, which is this card."""
    if measure.what == ALL_SETS:
        return _kind(area, card) != 0
    test = measure.test
    return test is not None and measure.scope == AREA and test.pieces == ALWAYS and test.cards[card]


def fits_line(measure: Measure, area: Area, standing: i64, card: i64) -> bool:
    """Whether a card could join the cards that stand in a line, and the line still pass its test."""
    if measure.compare == NO_TEST or measure.attribute in (BY_SPROUTS, BY_GROWTH):
        return True
    values = [_values_of(measure.attribute, area.catalogue, card)]
    while standing != 0:
        values.append(_values(measure.attribute, area, lowest(standing)))
        standing &= standing - 1
    return _share_one(values) if measure.compare == SAME else _all_differ(values)


def _values(attribute: i64, area: Area, space: i64) -> i64:
    """What a card can stand for in a test of its line, as a set (EAR-77)."""
    if attribute in (BY_SPROUTS, BY_GROWTH):
        return only(area.sprouts[space] if attribute == BY_SPROUTS else area.growth[space])
    return _values_of(attribute, area.catalogue, area.cells[space])


def _values_of(attribute: i64, catalogue: Catalogue, card: i64) -> i64:
    """The same, if it does not depend on pieces."""
    if attribute == BY_COLOR:
        return catalogue.colors[card] & ~_MULTI
    if attribute == BY_TYPE:
        return catalogue.types[card]
    return catalogue.habitats[card] if attribute == BY_HABITAT else only(catalogue.vp[card])


def _share_one(values: list[i64]) -> bool:
    common = values[0]
    for value in values:
        common &= value
    return common != 0


def _all_differ(values: list[i64]) -> bool:
    """Whether each can take a value of its own: any of them together must have as many values (Hall's condition)."""
    for chosen in range(1, 1 << len(values)):
        together: i64 = 0
        for place, value in enumerate(values):
            if chosen >> place & 1:
                together |= value
        if count(together) < count(chosen):
            return False
    return True


def sets(area: Area) -> i64:
    """The largest number of groups of a red, a blue and a yellow card, a terrain and an event, no card in two places:
    for any of the four kinds of cards together there must be enough of them (EAR-78)."""
    best: i64 = len(area.events)
    if best == 0:
        return 0
    kinds = _kinds(area)
    for wanted in range(1, 16):
        enough: i64 = 0
        for kind in kinds:
            if kind & wanted:
                enough += 1
        best = min(best, enough // count(wanted))
    return best


def _kinds(area: Area) -> list[i64]:
    """For each card the places of a set that it can fill: red, blue, yellow, terrain."""
    found: list[i64] = [_kind(area, area.island), _kind(area, area.climate)]
    rest = area.occupied
    while rest != 0:
        found.append(_kind(area, area.cells[lowest(rest)]))
        rest &= rest - 1
    return found


def _kind(area: Area, card: i64) -> i64:
    if card == NO_CARD:
        return 0
    colors: i64 = area.catalogue.colors[card]
    kind: i64 = (1 if colors & _RED else 0) | (2 if colors & _BLUE else 0) | (4 if colors & _YELLOW else 0)
    return kind | (8 if area.catalogue.is_terrain[card] else 0)
