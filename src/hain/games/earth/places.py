"""Where in the grid a card does most good: for scores that look at lines, neighbours and chains."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest, nth, only
from hain.core.dice import Dice
from hain.games.earth.appraisal import Appraisal
from hain.games.earth.area import AROUND, BY_CORNER, BY_EDGE, COLUMNS, FRAME, NO_ECOSYSTEM, ROWS, SPAN, Area
from hain.games.earth.counting import fits_line
from hain.games.earth.measure import ALWAYS, COLUMN, DIAG, DIAGPATH, EMPTY, ORTHO, PATH, ROW
from hain.games.earth.measure import COLUMNS as FULL_COLUMNS
from hain.games.earth.measure import ROWS as FULL_ROWS
from hain.games.earth.recipe import BY_COLUMN, BY_ROW, Recipe
from hain.games.earth.seat import Seat
from hain.games.earth.state import EarthState

PIECE: Final = 1.5  # what it is worth that an ability reaches a card
HOPE: Final = 0.3  # of a free space that a fitting card may come to
SNUG: Final = 0.05  # a neighbour, if nothing else matters
LINE: Final = 6.0  # points of a line that passes a test


class Places:
    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal: Appraisal = appraisal

    def best(self, state: EarthState, player: Seat, card: i64, spaces: i64, dice: Dice) -> i64:
        """The best of these spaces, any of equal ones."""
        area = player.area
        best = nth(spaces, dice.below(count(spaces)))
        most = self.worth(state, area, card, best)
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            worth = self.worth(state, area, card, space)
            if worth > most:
                best, most = space, worth
        return best

    def worth(self, state: EarthState, area: Area, card: i64, space: i64) -> float:
        """What a card gains by this space, itself and for the cards that lie there already."""
        found = SNUG * float(count(AROUND[space] & area.occupied))
        if self.appraisal.is_aided[card]:
            found += self._for_itself(area, card, space)
        rest = area.occupied & self._aided(area)
        while rest != 0:
            found += self._for_other(area, lowest(rest), card, space)
            rest &= rest - 1
        if area.ecosystem > NO_ECOSYSTEM:
            found += self._for_ecosystem(area, area.ecosystem, card, space)
        for shared in state.shared:
            found += self._for_ecosystem(area, shared, card, space)
        return found

    def _aided(self, area: Area) -> i64:
        found: i64 = 0
        rest = area.occupied
        while rest != 0:
            space = lowest(rest)
            rest &= rest - 1
            if self.appraisal.is_aided[area.cells[space]]:
                found |= only(space)
        return found

    def _for_itself(self, area: Area, card: i64, space: i64) -> float:
        score = area.catalogue.scorings[card]
        found: float = 0.0
        if score is not None:
            seen = _seen(score.measure.scope if score.measure.what != EMPTY else ORTHO, space)
            points = float(score.points)
            if score.measure.what == EMPTY:
                return points * float(SPAN - count(seen & area.occupied)) * (1.0 + HOPE)
            if score.measure.test is not None:
                found += points * float(count(area.matching(score.measure.test) & seen))
                found += points * HOPE * float(count(seen & ~area.occupied))
        for effects in area.catalogue.effects:
            recipe = effects[card]
            if recipe is not None:
                reached = _reached(recipe, space)
                if recipe.each is not None:
                    reached &= area.matching(recipe.each)
                found += PIECE * float(count(reached & area.occupied))
        return found

    def _for_other(self, area: Area, where: i64, card: i64, space: i64) -> float:
        """What the new card is worth to a card that looks at its own surroundings."""
        other = area.cells[where]
        found: float = 0.0
        score = area.catalogue.scorings[other]
        if score is not None:
            measure = score.measure
            if measure.what == EMPTY:
                return -float(score.points) if _seen(ORTHO, where) & only(space) else 0.0
            if measure.test is not None and _seen(measure.scope, where) & only(space):
                fits = measure.test.cards[card] and measure.test.pieces == ALWAYS
                found += float(score.points) * (1.0 if fits else -HOPE)
        for effects in area.catalogue.effects:
            recipe = effects[other]
            if recipe is None or _reached(recipe, where) & only(space) == 0:
                continue
            if recipe.each is None or recipe.each.cards[card]:
                found += PIECE
        return found

    def _for_ecosystem(self, area: Area, ecosystem: i64, card: i64, space: i64) -> float:
        """Chains by corners, and lines of four that are all alike or all different."""
        score = area.catalogue.ecosystems[ecosystem]
        measure = score.measure
        if measure.scope == DIAGPATH:
            test = measure.test
            if test is None:
                return 0.0
            touched = count(BY_CORNER[space] & area.matching(test))
            if test.cards[card]:
                return float(score.points) * (1.0 if touched > 0 else 0.0)
            return -HOPE * float(touched)
        if measure.what not in (FULL_ROWS, FULL_COLUMNS):
            return 0.0
        line: i64 = COLUMNS[space % FRAME] if measure.what == FULL_COLUMNS else ROWS[space // FRAME]
        standing = area.occupied & line
        come = float(count(standing) + 1) / float(SPAN)
        return LINE * come * come if fits_line(measure, area, standing, card) else -LINE * come * HOPE


def _seen(scope: i64, space: i64) -> i64:
    """The spaces that a score looks at from here."""
    if scope == ROW:
        return ROWS[space // FRAME]
    if scope == COLUMN:
        return COLUMNS[space % FRAME]
    if scope in (ORTHO, PATH):
        return BY_EDGE[space]
    return BY_CORNER[space] if scope == DIAG else 0


def _reached(recipe: Recipe, space: i64) -> i64:
    """The spaces that an ability reaches from here, if that depends on where it lies."""
    if recipe.around:
        return AROUND[space]
    if recipe.line == BY_ROW:
        return ROWS[space // FRAME]
    return COLUMNS[space % FRAME] if recipe.line == BY_COLUMN else 0
