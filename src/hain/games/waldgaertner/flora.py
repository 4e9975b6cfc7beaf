"""The plants as the rules need them: one list per fact, by the number of the card."""

from typing import Final

from mypy_extensions import i64

from hain.core.grammar import Grammar

NO_CARD: Final = -1
SELF: Final = -1  # in place of a partner group: pollinates itself

CLIMBER: Final = 0
SMALL_SHRUB: Final = 1
LARGE_SHRUB: Final = 2
SMALL_TREE: Final = 3
MEDIUM_TREE: Final = 4
LARGE_TREE: Final = 5
SIZES: Final = ("climber", "small_shrub", "large_shrub", "small_tree", "medium_tree", "large_tree")

COLOURS: Final = ("white", "pink", "yellow", "red", "violet")
ORIGINS: Final = ("EU", "NA", "AS")
DIRECTIONS: Final = ("W", "E", "NW", "NE", "SW", "SE")
SEXES: Final = ("", "female", "male")


class Plant:
    """What one card says, for people and for the data file."""

    def __init__(
        self,
        card: str,
        names: dict[str, str],
        scientific: str,
        origin: str,
        size: str,
        height: str,
        phases: tuple[int, int],
        colour: str,
        sex: str,
        kinds: tuple[str, ...],
        partner: str,
        feeds: tuple[str, ...],
        ratings: tuple[int, ...],
    ) -> None:
        self.card = card
        self.names = names
        self.scientific = scientific
        self.origin = origin
        self.size = size
        self.height = height
        self.flowers, self.ripe = phases
        self.colour = colour
        self.sex = sex
        self.kinds = kinds  # the partner groups it belongs to
        self.partner = partner  # the group it needs; empty: self-fertile
        self.feeds = feeds
        self.ratings = ratings
        self.value = sum(ratings)

    def shown_value(self) -> str:
        """The value as it stands on the card: in brackets if a partner is needed (WAG-20)."""
        return f"({self.value})" if self.partner else str(self.value)


class Flora:
    """All cards that exist, in the order of their ids."""

    def __init__(self, plants: list[Plant], groups: dict[str, dict[str, str]]) -> None:
        self.plants = sorted(plants, key=_id)
        self.groups = groups  # the names of the partner groups
        self.grammar: Grammar | None = None  # of the moves with them, once somebody has asked for it
        numbers = {group: number for number, group in enumerate(groups)}
        self.cards: list[str] = [plant.card for plant in self.plants]
        self.numbers: dict[str, int] = {card: number for number, card in enumerate(self.cards)}
        self.origin: list[int] = [ORIGINS.index(plant.origin) for plant in self.plants]
        self.size: list[int] = [SIZES.index(plant.size) for plant in self.plants]
        self.flowers: list[int] = [plant.flowers for plant in self.plants]
        self.ripe: list[int] = [plant.ripe for plant in self.plants]
        self.colour: list[int] = [1 << COLOURS.index(plant.colour) if plant.colour else 0 for plant in self.plants]
        self.male: list[bool] = [plant.sex == "male" for plant in self.plants]
        self.kinds: list[int] = [_bits([numbers[kind] for kind in plant.kinds]) for plant in self.plants]
        self.partner: list[int] = [numbers[plant.partner] if plant.partner else SELF for plant in self.plants]
        self.feeds: list[int] = [_bits([DIRECTIONS.index(way) for way in plant.feeds]) for plant in self.plants]
        self.value: list[int] = [plant.value for plant in self.plants]
        self.price: list[int] = [2 if size >= SMALL_TREE else 1 for size in self.size]

    def find(self, card: str) -> int:
        """The number of a card, or NO_CARD."""
        return self.numbers.get(card, NO_CARD)

    def deck(self, origin: int) -> list[int]:
        return [card for card, own in enumerate(self.origin) if own == origin]


def _id(plant: Plant) -> str:
    return plant.card


def _bits(numbers: list[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def with_card(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """Sorted cards and one more."""
    place: i64 = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    return cards[:place] + (int(card),) + cards[place:]


def without_card(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """The cards in their order, but for one that is among them."""
    place: i64 = len(cards) - 1
    while cards[place] != card:
        place -= 1
    return cards[:place] + cards[place + 1 :]
