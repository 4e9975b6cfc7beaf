"""What cards are worth in most games, and what goals and ecosystems pay attention to, reckoned once for all cards."""

from typing import Final

from mypy_extensions import i64

from hain.games.earth.catalogue import ACTIONS, Catalogue
from hain.games.earth.measure import (
    ALL_GROWTH,
    ALL_SPROUTS,
    ALWAYS,
    CARDS,
    COLUMN,
    COLUMNS,
    COMPOST,
    DIAG,
    DIAGONALS,
    DIAGPATH,
    EMPTY,
    HAND,
    OF_GROWTH,
    OF_SPROUTS,
    ORTHO,
    PATH,
    ROW,
    ROWS,
    Measure,
    Scoring,
)
from hain.games.earth.measure import SOIL as SOIL_COUNT
from hain.games.earth.recipe import NO_ACTION, Recipe

# points that one of these is worth on the average
SOIL: Final = 0.6
SPROUT: Final = 0.9

COPY: Final = 1.5  # sprouts, as what a use of an ability that copies is counted

# what abilities make
MADE: Final = ("soil", "cards", "compost", "sprouts", "growth")
NOTHING_MADE: Final = -1


class Appraisal:
    """Lists by the number of a card, and flags by the number of a fauna or an ecosystem."""

    def __init__(self, catalogue: Catalogue) -> None:
        cards = range(len(catalogue.cards))
        self.yields: list[list[list[float] | None]] = []  # for every action what a use of the card's ability makes
        for action in range(ACTIONS):
            self.yields.append([_yield(catalogue.effects[action][card]) for card in cards])
        self.once: list[list[float] | None] = [_yield(catalogue.black[card]) for card in cards]  # when it is planted
        self.is_aided: list[bool] = []  # whether it matters what lies around it
        for number in cards:
            known = catalogue.cards[number]
            self.is_aided.append(known is not None and catalogue.is_ground[number] and known.is_aided())
        goals = [target.measure for target in catalogue.fauna]
        ecosystems = [scoring.measure for scoring in catalogue.ecosystems]
        self.goal_fits: list[list[bool]] = [_fitting(catalogue, measure) for measure in goals]
        self.ecosystem_fits: list[list[bool]] = [_fitting(catalogue, measure) for measure in ecosystems]
        self.steps: list[float] = [_step(scoring) for scoring in catalogue.ecosystems]  # points of a fitting card
        self.goal_wants: list[int] = [_wanted(measure) for measure in goals]  # which of MADE, or NOTHING_MADE
        self.ecosystem_wants: list[int] = [_wanted(measure) for measure in ecosystems]
        self.goal_minds_places: list[bool] = [_minds_places(measure) for measure in goals]
        self.goal_minds_sprouts: list[bool] = [_minds(measure, OF_SPROUTS) for measure in goals]
        self.goal_minds_growth: list[bool] = [_minds(measure, OF_GROWTH) for measure in goals]
        self.ecosystem_minds_places: list[bool] = [_minds_places(measure) for measure in ecosystems]
        self.ecosystem_minds_sprouts: list[bool] = [_minds(measure, OF_SPROUTS) for measure in ecosystems]
        self.ecosystem_minds_growth: list[bool] = [_minds(measure, OF_GROWTH) for measure in ecosystems]


def _yield(recipe: Recipe | None) -> list[float] | None:
    """What one use of an ability makes, net, in the order of MADE; a copied one is some sprouts."""
    if recipe is None:
        return None
    if recipe.copies != NO_ACTION:
        return [0.0, 0.0, 0.0, COPY, 0.0]
    often = 0.5 if recipe.active or recipe.planted is not None else 1.0
    each = 2.0 if recipe.each is not None else 1.0
    picked: i64 = 1 if recipe.pick > 0 else 0
    return [
        often * float(recipe.soil - recipe.soil_cost),
        often * float(recipe.draw + picked - recipe.hand - recipe.hand_cost),
        often * float(recipe.deck + recipe.hand + recipe.hand_cost - recipe.compost_cost - picked),
        often * each * float(recipe.sprout - recipe.sprout_cost),
        often * each * float(recipe.growth - recipe.growth_cost),
    ]


def _fitting(catalogue: Catalogue, measure: Measure) -> list[bool]:
    """The cards that are counted, whatever lies on them, if cards are counted one by one."""
    test = measure.test
    if measure.what != CARDS or test is None or test.pieces != ALWAYS:
        return [False] * len(catalogue.cards)
    return test.cards


def _wanted(measure: Measure) -> int:
    """The thing that is counted, in the order of MADE, if it is one of these."""
    if measure.what == SOIL_COUNT:
        return 0
    if measure.what == HAND:
        return 1
    if measure.what == COMPOST:
        return 2
    if measure.what == ALL_SPROUTS:
        return 3
    return 4 if measure.what == ALL_GROWTH else NOTHING_MADE


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
