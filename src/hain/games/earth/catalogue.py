"""The cards as the rules need them: one list per fact, by the number of the card.

Earth cards have their printed numbers, 1 to 283; the sides of islands and climates follow, and last a card that nobody
can see. 0 is no card. Ecosystems and fauna are numbered by themselves, from 0.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.grammar import Grammar
from hain.games.earth.cards import CLIMATE, EVENT, FLORA, ISLAND, TERRAIN, Box, Card
from hain.games.earth.measure import ALWAYS, PIECES, Measure, Scoring, Target, Test
from hain.games.earth.notation import (
    COLORS,
    HABITATS,
    TYPES,
    Copy,
    Count,
    Discount,
    Effect,
    Filter,
    Forbid,
    Pay,
    Replace,
    Score,
    Table,
    Trigger,
)
from hain.games.earth.recipe import BY_COLUMN, BY_ROW, COMPOST, GROW, NO_ACTION, WATER, Recipe, action_of

NO_CARD: Final = 0
NO_COST: Final = -1
EARTH_CARDS: Final = 283
UNKNOWN: Final = "?"

# what a card may be paid with instead of soil (EAR-50)
NOTHING_ELSE: Final = 0
HAND_CARDS: Final = 1
SPROUT_PIECES: Final = 2
GROWTH_PIECES: Final = 3
RESOURCES: Final = ("", "hand", "sprout", "growth")

ACTIONS: Final = 4


class Catalogue:
    """All cards that can lie in an area, the events, ecosystems and fauna."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.grammar: Grammar | None = None  # of the moves with them, once somebody has asked for it
        cards: list[Card | None] = [None]
        cards += list(box.earth.values())
        cards += list(box.islands.values())
        cards += list(box.climates.values())
        cards.append(None)
        self.cards: list[Card | None] = cards
        self.ids: list[str] = [card.id if card else "" for card in cards]
        self.ids[-1] = UNKNOWN
        self.unknown: i64 = len(cards) - 1
        self.numbers: dict[str, int] = {card: number for number, card in enumerate(self.ids) if card}
        self.vp: list[int] = [card.vp if card else 0 for card in cards]
        self.cost: list[int] = [_cost(card) for card in cards]
        self.spaces: list[int] = [card.spaces if card else 0 for card in cards]
        self.height: list[int] = [card.height if card else 0 for card in cards]
        self.canopy: list[int] = [card.canopy if card else 0 for card in cards]
        self.habitats: list[int] = [_mask(card.habitats, HABITATS) if card else 0 for card in cards]
        self.types: list[int] = [_mask(card.types, TYPES) if card else 0 for card in cards]
        self.colors: list[int] = [_mask(tuple(card.colors()), COLORS) if card else 0 for card in cards]
        self.is_event: list[bool] = [card is not None and card.kind == EVENT for card in cards]
        self.is_terrain: list[bool] = [card is not None and card.kind == TERRAIN for card in cards]
        self.is_ground: list[bool] = [card is not None and card.kind in (FLORA, TERRAIN) for card in cards]
        self._tests: dict[tuple[str, Filter], Test] = {}
        # what the abilities do: for every action the effect that belongs to it; black effects; the lasting ones
        self.effects: list[list[Recipe | None]] = []
        for _ in range(ACTIONS):
            self.effects.append([None] * len(cards))
        self.able: list[int] = [0] * len(cards)  # the actions for which it has an effect, as a set
        self.black: list[Recipe | None] = [None] * len(cards)
        self.trigger: list[Recipe | None] = [None] * len(cards)
        self.discount: list[int] = [0] * len(cards)
        self.discounted: list[int] = [0] * len(cards)  # the feature that it makes cheaper
        self.features: list[list[int]] = [self._features(number) for number in range(len(cards))]
        self.forbids: list[int] = [0] * len(cards)  # actions, as a set
        self.pays: list[int] = [NOTHING_ELSE] * len(cards)
        self.replaced_by: list[int] = [0] * len(cards)  # the colours that may take its place, as a set
        self.replacing: list[Recipe | None] = [None] * len(cards)
        self.scorings: list[Scoring | None] = [None] * len(cards)
        for number, card in enumerate(cards):
            if card is not None:
                self._learn(number, card)
        self.copiers: list[int] = [
            number for number in range(len(cards)) if any(self._copies(action, number) for action in range(ACTIONS))
        ]
        self.ecosystem_ids: list[str] = list(box.ecosystems)
        self.ecosystems: list[Scoring] = [self.scoring(card.score) for card in box.ecosystems.values()]
        self.fauna_ids: list[str] = list(box.fauna)
        self.fauna: list[Target] = [Target(card.goal, self.measure(card.goal.counted)) for card in box.fauna.values()]
        self.gaia_ids: list[str] = list(box.gaia)
        self.blue_cards: Measure = self.measure(Count("cards", Filter("blue"), "area"))

    def _features(self, number: int) -> list[int]:
        """Types and habitats as one row of numbers, which discounts name."""
        return [
            place
            for place in range(len(TYPES) + len(HABITATS))
            if (self.types[number] | self.habitats[number] << len(TYPES)) >> place & 1
        ]

    def _learn(self, number: int, card: Card) -> None:
        for ability in card.abilities:
            deed = ability.deed
            if isinstance(deed, Effect):
                self._learn_effect(number, ability.color, self._recipe(deed))
            elif isinstance(deed, Copy):
                recipe = Recipe((), ())
                recipe.copies = action_of(deed.color)
                self._learn_effect(number, ability.color, recipe)
            elif isinstance(deed, Trigger):
                self.trigger[number] = Recipe((), deed.gains)
            elif isinstance(deed, Discount):
                self.discount[number] = deed.soil
                self.discounted[number] = (*TYPES, *HABITATS).index(deed.filter.word)
            elif isinstance(deed, Forbid):
                self.forbids[number] |= 1 << action_of(deed.color)
            elif isinstance(deed, Pay):
                self.pays[number] = RESOURCES.index(deed.resource)
            elif isinstance(deed, Replace):
                self.replaced_by[number] = _mask((deed.color,), COLORS)
                self.replacing[number] = Recipe((), deed.gains)
            elif isinstance(deed, Score | Table):
                self.scorings[number] = self.scoring(deed)

    def _learn_effect(self, number: int, color: str, recipe: Recipe) -> None:
        """An effect belongs to the action of its colour, a multicoloured one to three (EAR-21 to EAR-23)."""
        if color == "black":
            self.black[number] = recipe
            return
        for action in (COMPOST, WATER, GROW) if color == "multi" else (action_of(color),):
            self.effects[action][number] = recipe
            self.able[number] |= 1 << action

    def _copies(self, action: int, number: int) -> bool:
        recipe = self.effects[action][number]
        return recipe is not None and recipe.copies != NO_ACTION

    def _recipe(self, effect: Effect) -> Recipe:
        recipe = Recipe(effect.costs, effect.gains)
        recipe.active = effect.active
        modifier = effect.modifier
        if modifier is not None:
            if modifier.filter is None:
                recipe.around = True
            elif modifier.kind == "planted":
                recipe.planted = self.test("cards", modifier.filter)
            else:
                recipe.each = self.test("flora", modifier.filter)
                recipe.line = BY_ROW if modifier.scope == "row" else BY_COLUMN
        return recipe

    def test(self, what: str, tested: Filter) -> Test:
        """The filter for `cards` of any kind or for `flora` only."""
        key = (what, tested)
        if key not in self._tests:
            pieces = PIECES.get(tested.word, ALWAYS)
            fitting = [
                card is not None
                and card.kind != EVENT
                and (what == "cards" or card.kind == FLORA)
                and (pieces == ALWAYS or card.kind == FLORA)
                and (pieces != ALWAYS or _meets(card, tested))
                for card in self.cards
            ]
            self._tests[key] = Test(fitting, pieces, tested.number)
        return self._tests[key]

    def measure(self, count: Count) -> Measure:
        return Measure(count, self.test(count.what, count.filter) if count.filter is not None else None)

    def scoring(self, score: Score | Table) -> Scoring:
        return Scoring(score, self.measure(score.counted))


def _cost(card: Card | None) -> int:
    return NO_COST if card is None or card.cost is None else card.cost


def _mask(words: tuple[str, ...], known: tuple[str, ...]) -> int:
    found = 0
    for number, word in enumerate(known):
        if word in words:
            found |= 1 << number
    return found


def _meets(card: Card, tested: Filter) -> bool:
    """A filter that asks the card alone (EAR-55 to EAR-65)."""
    word = tested.word
    if word in TYPES:
        return word in card.types
    if word in HABITATS:
        return word in card.habitats
    if word in COLORS:
        return word in card.colors()
    if word.startswith("tag:"):
        return word.removeprefix("tag:") in card.tags
    if word in ("odd", "even"):
        return card.vp % 2 == (1 if word == "odd" else 0)
    if word == "aided":
        return card.is_aided()
    if word in ("spaces", "height", "canopy") and card.kind != FLORA:
        return False
    if word == "cost" and card.kind in (ISLAND, CLIMATE):
        return False
    values = {
        "cost": card.cost or 0,
        "vp": card.vp,
        "habitats": len(card.habitats),
        "abilities": len(card.abilities),
        "spaces": card.spaces,
        "height": card.height,
        "canopy": card.canopy,
    }
    return _compared(values[word], tested.compare, tested.number)


def _compared(value: int, compare: str, number: int) -> bool:
    if compare == "<=":
        return value <= number
    return value >= number if compare == ">=" else value == number
