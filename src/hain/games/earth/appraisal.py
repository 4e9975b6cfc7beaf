"""What cards are worth in most games, and what goals and ecosystems pay attention to, reckoned once for all cards."""

from typing import Final

from mypy_extensions import i64

from hain.games.earth.catalogue import ACTIONS, Catalogue
from hain.games.earth.measure import (
    ALWAYS,
    CARDS,
    COLUMN,
    COLUMNS,
    DIAG,
    DIAGONALS,
    DIAGPATH,
    EMPTY,
    OF_GROWTH,
    OF_SPROUTS,
    ORTHO,
    PATH,
    ROW,
    ROWS,
    Measure,
    Scoring,
)
from hain.games.earth.recipe import NO_ACTION, Recipe

# points that one of these is worth on the average
SOIL: Final = 0.6
CARD: Final = 0.7
DECK: Final = 1.0
SPROUT: Final = 0.9
GROWTH: Final = 1.1

USES: Final = 3.0  # of an ability, from planting to the end
COPY: Final = 1.5  # a use of an ability that copies
SCORING: Final = 5.0  # a terrain with a score

# what abilities make
MADE: Final = ("soil", "cards", "compost", "sprouts", "growth")


class Appraisal:
    """Lists by the number of a card, and flags by the number of a fauna or an ecosystem."""

    def __init__(self, catalogue: Catalogue) -> None:
        cards = range(len(catalogue.cards))
        self.engine: list[list[float]] = []  # for every action, what a use of the card's ability is worth
        for action in range(ACTIONS):
            self.engine.append([_value_of(catalogue.effects[action][card]) for card in cards])
        self.makes: list[list[float]] = [_made(catalogue, card) for card in cards]
        self.value: list[float] = [self._value(catalogue, card) for card in cards]  # planted, without its price
        self.is_aided: list[bool] = []  # whether it matters what lies around it
        for number in cards:
            known = catalogue.cards[number]
            self.is_aided.append(known is not None and catalogue.is_ground[number] and known.is_aided())
        goals = [target.measure for target in catalogue.fauna]
        ecosystems = [scoring.measure for scoring in catalogue.ecosystems]
        self.goal_fits: list[list[bool]] = [_fitting(catalogue, measure) for measure in goals]
        self.ecosystem_fits: list[list[bool]] = [_fitting(catalogue, measure) for measure in ecosystems]
        self.steps: list[float] = [_step(scoring) for scoring in catalogue.ecosystems]  # points of a fitting card
        self.goal_minds_places: list[bool] = [_minds_places(measure) for measure in goals]
        self.goal_minds_sprouts: list[bool] = [_minds(measure, OF_SPROUTS) for measure in goals]
        self.goal_minds_growth: list[bool] = [_minds(measure, OF_GROWTH) for measure in goals]
        self.ecosystem_minds_places: list[bool] = [_minds_places(measure) for measure in ecosystems]
        self.ecosystem_minds_sprouts: list[bool] = [_minds(measure, OF_SPROUTS) for measure in ecosystems]
        self.ecosystem_minds_growth: list[bool] = [_minds(measure, OF_GROWTH) for measure in ecosystems]

    def _value(self, catalogue: Catalogue, card: int) -> float:
        """Base points, room for pieces, and the uses of its abilities still to come."""
        found = catalogue.vp[card] + 0.6 * catalogue.spaces[card]
        if catalogue.height[card] > 0:
            found += 0.3 * catalogue.height[card] + 0.5 * (catalogue.canopy[card] - catalogue.height[card])
        for action in range(ACTIONS):
            found += USES * self.engine[action][card]
        black = catalogue.black[card]
        if black is not None:
            found += _value_of(black)
        if catalogue.scorings[card] is not None:
            found += SCORING
        return found + 2.0 * catalogue.discount[card]


def _value_of(recipe: Recipe | None) -> float:
    """What one use of an ability is worth; one that costs more than it gives is not used."""
    if recipe is None:
        return 0.0
    if recipe.copies != NO_ACTION:
        return COPY
    pieces = SPROUT * float(recipe.sprout - recipe.sprout_cost) + GROWTH * float(recipe.growth - recipe.growth_cost)
    found = SOIL * float(recipe.soil - recipe.soil_cost) + CARD * float(recipe.draw + recipe.pick)
    found += DECK * float(recipe.deck - recipe.compost_cost) + (2.0 * pieces if recipe.each is not None else pieces)
    found += (DECK - CARD) * float(recipe.hand + recipe.hand_cost)
    return max(0.0, found) * (0.5 if recipe.active or recipe.planted is not None else 1.0)


def _made(catalogue: Catalogue, card: int) -> list[float]:
    """What its abilities make, net, if each is used once, in the order of MADE."""
    found = [0.0] * len(MADE)
    for action in range(ACTIONS):
        recipe = catalogue.effects[action][card]
        if recipe is not None:
            found[0] += float(recipe.soil - recipe.soil_cost)
            found[1] += float(recipe.draw - recipe.hand - recipe.hand_cost)
            found[2] += float(recipe.deck + recipe.hand + recipe.hand_cost - recipe.compost_cost)
            found[3] += float(recipe.sprout - recipe.sprout_cost)
            found[4] += float(recipe.growth - recipe.growth_cost)
    return found


def _fitting(catalogue: Catalogue, measure: Measure) -> list[bool]:
    """The cards that are counted, whatever lies on them, if cards are counted one by one."""
    test = measure.test
    if measure.what != CARDS or test is None or test.pieces != ALWAYS:
        return [False] * len(catalogue.cards)
    return test.cards


def _step(scoring: Scoring) -> float:
    """What one more of the counted things is worth on the average."""
    if scoring.table:
        return float(scoring.table[-1]) / float(len(scoring.table))
    return float(scoring.points) / float(scoring.per)


def _minds_places(measure: Measure) -> bool:
    """Whether it matters on which space a card lies."""
    if measure.what in (ROWS, COLUMNS, DIAGONALS, EMPTY):
        return True
    return measure.scope in (ROW, COLUMN, ORTHO, DIAG, PATH, DIAGPATH)


def _minds(measure: Measure, change: i64) -> bool:
    """Whether it matters on which card a piece lies."""
    return not measure.is_sum() and change in measure.depends_on()
