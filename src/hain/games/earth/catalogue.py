"""The cards as the rules need them: one list per fact, by the number of the card.

Earth cards have their printed numbers, 1 to 283; the sides of islands and climates follow. 0 is no card.
"""

from typing import Final

from mypy_extensions import i64

from hain.games.earth.cards import CLIMATE, EVENT, ISLAND, TERRAIN, Box, Card
from hain.games.earth.notation import COLORS, HABITATS, TYPES, Filter, Score, Table

NO_CARD: Final = 0
NO_COST: Final = -1

# what a filter asks of the pieces on a card; all other filters ask the card alone
ALWAYS: Final = 0
SPROUTS: Final = 1
GROWTH: Final = 2
SPROUTS_FULL: Final = 3
COMPLETE: Final = 4
FULL: Final = 5
BARE: Final = 6
_PIECES: Final = {
    "sprouts": SPROUTS,
    "growth": GROWTH,
    "sprouts=full": SPROUTS_FULL,
    "growth=full": COMPLETE,
    "full": FULL,
    "bare": BARE,
}


class Test:
    """A filter made ready: which cards can meet it at all, and what it asks of the pieces on them."""

    def __init__(self, cards: list[bool], pieces: int, number: int) -> None:
        self.cards: list[bool] = cards
        self.pieces: int = pieces
        self.number: int = number


class Catalogue:
    """All cards that can lie in an area, and the events."""

    def __init__(self, box: Box) -> None:
        self.box = box
        cards: list[Card | None] = [None]
        cards += list(box.earth.values())
        cards += list(box.islands.values())
        cards += list(box.climates.values())
        self.cards: list[Card | None] = cards
        self.ids: list[str] = [card.id if card else "" for card in cards]
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
        self._tests: dict[tuple[str, Filter], Test] = {}

    def test(self, what: str, tested: Filter) -> Test:
        """The filter for `cards` of any kind or for `flora` only."""
        key = (what, tested)
        if key not in self._tests:
            pieces = _PIECES.get(tested.word, ALWAYS)
            fitting = [
                card is not None
                and card.kind != EVENT
                and (what == "cards" or card.kind == "flora")
                and (pieces == ALWAYS or card.kind == "flora")
                and (pieces != ALWAYS or _meets(card, tested))
                for card in self.cards
            ]
            self._tests[key] = Test(fitting, pieces, tested.number)
        return self._tests[key]

    def score_of(self, number: i64) -> Score | Table | None:
        """How a terrain scores at the end, if it does."""
        card = self.cards[number]
        if card is not None:
            for ability in card.abilities:
                deed = ability.deed
                if isinstance(deed, Score):
                    return deed
                if isinstance(deed, Table):
                    return deed
        return None


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
    if word in ("spaces", "height", "canopy") and card.kind != "flora":
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
