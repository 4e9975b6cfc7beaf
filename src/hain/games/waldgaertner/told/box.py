"""What is printed: the plants, the garden with its prices, the year, and what lies on the board at the start."""

from typing import TypedDict, cast

from hain.core.bits import members
from hain.games.waldgaertner.flora import CLIMBER, COLOURS, DIRECTIONS, LARGE_TREE, ORIGINS, SIZES, Flora
from hain.games.waldgaertner.garden import MOST, NO_SLOT, PRICE, ROW_OF, ROWS, SLOTS, empty_garden, neighbour
from hain.games.waldgaertner.layout import DECKS, IN_A_STACK, region_origins
from hain.games.waldgaertner.moves import MARKET, STACKS
from hain.games.waldgaertner.scoring import CATEGORIES
from hain.games.waldgaertner.seat import Seat
from hain.games.waldgaertner.state import COLOURS_FOR_BONUS, FROST_ROUND, PHASES, ROUNDS, SEARCH_PRICE

RATINGS = ("plant_size", "fruit_size", "usability", "taste")


class PlantBox(TypedDict):
    """The value, the sum of the ratings, stands in brackets if there is a partner group; the price is what a sale
    brings; `feeds` are directions."""

    card: str
    scientific: str
    origin: str
    size: str
    height: float
    flowers: int
    ripe: int
    colour: str | None
    sex: str | None
    kinds: list[str]
    partner: str | None
    feeds: list[str]
    ratings: dict[str, int]
    value: int
    price: int


class SlotBox(TypedDict):
    """The price is 0 for a base slot; `around` are the neighbours by their directions."""

    slot: str
    row: int
    price: int
    around: dict[str, str]


class SizeBox(TypedDict):
    """`rows` are those it belongs to unless one plants by the shade rule; `base` is how many of it the base slots hold
    by that rule. A climber counts as the shrub that it is planted as."""

    size: str
    rows: list[int]
    base: int | None
    category: str | None


class LayoutBox(TypedDict):
    """The origins of the regions from 1 upwards, and how many cards the market begins with."""

    seats: int
    decks: str
    regions: list[str]
    market: int


class WaldgaertnerBox(TypedDict):
    """`places` are the keys of all places that are there from the beginning."""

    places: list[str]
    plants: list[PlantBox]
    sizes: list[SizeBox]
    slots: list[SlotBox]
    layouts: list[LayoutBox]
    stack: int
    rounds: int
    phases: int
    frost_round: int
    search_price: int
    colours: list[str]
    colours_for_bonus: int


def box(flora: Flora, seats: range) -> dict[str, object]:
    printed: WaldgaertnerBox = {
        "places": _places(),
        "plants": _plants(flora),
        "sizes": _sizes(flora),
        "slots": [_slot(slot) for slot in range(len(SLOTS))],
        "layouts": [_layout(flora, count, decks) for count in seats for decks in DECKS],
        "stack": IN_A_STACK,
        "rounds": ROUNDS,
        "phases": PHASES,
        "frost_round": FROST_ROUND,
        "search_price": SEARCH_PRICE,
        "colours": list(COLOURS),
        "colours_for_bonus": COLOURS_FOR_BONUS,
    }
    return cast(dict[str, object], printed)


def _places() -> list[str]:
    """Beside each stack there is room for the cards that are laid open, and for those that a lot is drawn from."""
    beside = [f"{kind}:{region}" for kind in ("stack", "open", "lot") for region in STACKS[1:MARKET]]
    phases = [f"phase:{phase}" for phase in range(PHASES)]
    return [*beside, "market", *(f"slot:{slot}" for slot in SLOTS), *phases]


def _plants(flora: Flora) -> list[PlantBox]:
    return [
        {
            "card": plant.card,
            "scientific": plant.scientific,
            "origin": plant.origin,
            "size": plant.size,
            "height": float(plant.height),
            "flowers": plant.flowers,
            "ripe": plant.ripe,
            "colour": plant.colour or None,
            "sex": plant.sex or None,
            "kinds": list(plant.kinds),
            "partner": plant.partner or None,
            "feeds": list(plant.feeds),
            "ratings": dict(zip(RATINGS, plant.ratings)),
            "value": plant.value,
            "price": price,
        }
        for plant, price in zip(flora.plants, flora.price)
    ]


def _slot(slot: int) -> SlotBox:
    around = {direction: neighbour(slot, direction) for direction in DIRECTIONS}
    return {
        "slot": SLOTS[slot],
        "row": ROW_OF[slot],
        "price": PRICE[slot],
        "around": {direction: SLOTS[other] for direction, other in around.items() if other != NO_SLOT},
    }


def _sizes(flora: Flora) -> list[SizeBox]:
    """An empty garden takes everything in its row; what has to wait for other plants is row 6."""
    nobody = Seat(0, empty_garden(flora, shade=False))
    found: list[SizeBox] = []
    for size, name in enumerate(SIZES):
        rows = sorted({ROW_OF[slot] for slot in members(nobody.room(size, 0))})
        found.append(
            {
                "size": name,
                "rows": [*rows, ROWS] if size == LARGE_TREE else rows,
                "base": MOST[size] if size != CLIMBER else None,
                "category": CATEGORIES[size - 1] if size != CLIMBER else None,
            }
        )
    return found


def _layout(flora: Flora, seats: int, decks: str) -> LayoutBox:
    origins = region_origins(seats, decks)[1:]
    cards = sum(len(flora.deck(origin)) for origin in set(origins))
    return {
        "seats": seats,
        "decks": decks,
        "regions": [ORIGINS[origin] for origin in origins],
        "market": cards - IN_A_STACK * len(origins),
    }
