"""All that is printed on the cards and boards of Earth, as data: what a card says is given in its parts, for icons.

The sentences of the cards come with the words of a language.
"""

from typing import NotRequired, TypedDict

from hain.games.earth.area import FRAME, GRID, SPACES, SPAN
from hain.games.earth.cards import Box, Card, GaiaCard
from hain.games.earth.effects import CONVERTED_SOIL, CONVERTED_SPROUTS
from hain.games.earth.gaia import (
    CANOPY_BONUS,
    CARDS_FOR_SOIL,
    COLUMN_HEIGHTS,
    HARD,
    LEVELS,
    PASSES,
    SOIL_EXCHANGED,
)
from hain.games.earth.ground import GOALS
from hain.games.earth.moves import ORDERS, TAKEN
from hain.games.earth.notation import ACTION_COLORS, ACTIONS, Amount, Count, Share
from hain.games.earth.part import (
    COMPOST_CARDS,
    COMPOST_SOIL,
    FOUR,
    GROW_CARDS,
    GROW_GROWTH,
    OTHER_BONUS,
    OTHER_CARD,
    OTHER_PLANTINGS,
    PLANTINGS,
    WATER_SOIL,
    WATER_SPROUTS,
)
from hain.games.earth.scoring import BEGINNER_RANK, CATEGORIES, FULL_GRID, RANKS
from hain.games.earth.state import BEGINNER_MODE, GAIA_CARDS, GAIA_CARDS_HARD, GAIA_MORE_HARD, MODES
from hain.games.earth.told.tokens import (
    AbilityBox,
    AmountBox,
    CountBox,
    ScoreBox,
    ability_data,
    amounts_data,
    count_data,
    score_data,
)


class CardBox(TypedDict):
    """A flora, terrain or event, or one side of an island or climate; what a kind does not have is left out."""

    kind: str
    """`flora`, `terrain`, `event`, `island` or `climate`."""
    points: int
    abilities: list[AbilityBox]
    habitats: NotRequired[list[str]]
    cost: NotRequired[int]
    types: NotRequired[list[str]]
    sprouts: NotRequired[int]
    """Spaces for them."""
    height: NotRequired[int]
    canopy: NotRequired[int]
    tags: NotRequired[list[str]]
    aided: NotRequired[bool]
    """Has printed direction marks."""
    scientific: NotRequired[str]


class FaunaBox(TypedDict):
    need: int
    counted: CountBox
    scientific: str


class ShareBox(TypedDict):
    """What Gaia receives, perhaps for each of something: cards `drawn`, soil gained, or a count."""

    count: int
    of: str
    per: NotRequired[str]
    counted: NotRequired[CountBox]


class GaiaCardBox(TypedDict):
    color: str
    action: str | None
    """The action of which the player takes the part of an other seat."""
    shares: list[ShareBox]
    leaf: str | None
    """The row of goals that gets her leaf, `upper` or `lower`."""
    expert: list[AmountBox]
    """What the left and the right goal bring her at the level `expert`."""


class ActionBox(TypedDict):
    """What an action brings: to the active seat all of it in this order, to another one of the choices."""

    action: str
    color: str
    plants: int
    plants_other: int
    keeps_of: int
    """The active seat looks at so many cards and keeps one."""
    active: list[AmountBox]
    other: list[AmountBox]


class GridBox(TypedDict):
    """The frame in which the grid floats, and how many cards it holds."""

    columns: str
    rows: int
    span: int
    cards: int


class ShareOfActionBox(TypedDict):
    """What Gaia receives after the player's own turn, at a level: cards for compost, and more sprouts and growth than
    she counts."""

    level: str
    deck: int
    more: int


class GaiaBoardBox(TypedDict):
    columns: list[int]
    """Heights of the columns of growth."""
    canopy: int
    """What a full column is worth beyond its height."""
    soil: int
    cards: int
    """So much soil is exchanged for so many cards."""
    passes: int
    levels: list[ShareOfActionBox]


class ExchangeBox(TypedDict):
    sprouts: int
    soil: int


class EarthBox(TypedDict):
    cards: dict[str, CardBox]
    ecosystems: dict[str, ScoreBox]
    fauna: dict[str, FaunaBox]
    gaia: dict[str, GaiaCardBox]
    actions: list[ActionBox]
    grid: GridBox
    ranks: dict[str, list[int]]
    """By mode what the ranks of a goal are worth, the best one first."""
    full_grid: int
    leaves: int
    """How many every seat has."""
    conversion: ExchangeBox
    gaia_board: GaiaBoardBox
    categories: list[str]
    places: list[str]
    """All places of the printed boards, and the choices beside them, by their keys, as their owner calls them."""


def box_data(box: Box) -> EarthBox:
    cards = {**box.earth, **box.islands, **box.climates}
    return {
        "cards": {card.id: _card(card) for card in cards.values()},
        "ecosystems": {card.id: score_data(card.score) for card in box.ecosystems.values()},
        "fauna": {
            card.id: {
                "need": card.goal.need,
                "counted": count_data(card.goal.counted),
                "scientific": card.scientific,
            }
            for card in box.fauna.values()
        },
        "gaia": {card.id: _gaia(card) for card in box.gaia.values()},
        "actions": _actions(),
        "grid": {"columns": "".join(space[0] for space in SPACES[:FRAME]), "rows": FRAME, "span": SPAN, "cards": GRID},
        "ranks": {
            mode: [BEGINNER_RANK] * len(RANKS) if number == BEGINNER_MODE else list(RANKS)
            for number, mode in enumerate(MODES)
        },
        "full_grid": FULL_GRID,
        "leaves": GOALS + 1,
        "conversion": {"sprouts": CONVERTED_SPROUTS, "soil": CONVERTED_SOIL},
        "gaia_board": {
            "columns": list(COLUMN_HEIGHTS),
            "canopy": CANOPY_BONUS,
            "soil": SOIL_EXCHANGED,
            "cards": CARDS_FOR_SOIL,
            "passes": PASSES,
            "levels": [
                {
                    "level": name,
                    "deck": GAIA_CARDS_HARD if level >= HARD else GAIA_CARDS,
                    "more": GAIA_MORE_HARD if level >= HARD else 0,
                }
                for level, name in enumerate(LEVELS)
            ],
        },
        "categories": list(CATEGORIES),
        "places": [
            *(f"space:{space}" for space in SPACES),
            *(f"action:{action}" for action in ACTIONS),
            *(f"gain:{gain}" for gain in TAKEN),
            *(f"part:{part}" for part in ORDERS),
        ],
    }


def _card(card: Card) -> CardBox:
    data: CardBox = {
        "kind": card.kind,
        "points": card.vp,
        "abilities": [ability_data(ability) for ability in card.abilities],
    }
    if card.habitats:
        data["habitats"] = list(card.habitats)
    if card.cost is not None:
        data["cost"] = card.cost
    if card.types:
        data["types"] = list(card.types)
    if card.spaces:
        data["sprouts"] = card.spaces
    if card.height:
        data["height"] = card.height
        data["canopy"] = card.canopy
    if card.tags:
        data["tags"] = list(card.tags)
    if card.is_aided():
        data["aided"] = True
    if card.scientific:
        data["scientific"] = card.scientific
    return data


def _gaia(card: GaiaCard) -> GaiaCardBox:
    line = card.line
    return {
        "color": line.color,
        "action": line.action or None,
        "shares": [_share(share) for share in line.shares],
        "leaf": line.leaf or None,
        "expert": amounts_data(line.expert),
    }


def _share(share: Share) -> ShareBox:
    data: ShareBox = {"count": share.amount[0], "of": share.amount[1]}
    if isinstance(share.per, Count):
        data["counted"] = count_data(share.per)
    elif share.per is not None:
        data["per"] = share.per
    return data


def _actions() -> list[ActionBox]:
    """The board of a player, as the rules carry it out (`part`)."""
    two = OTHER_BONUS
    bonuses: list[tuple[tuple[Amount, ...], tuple[Amount, ...]]] = [
        ((), ((OTHER_CARD, "draw"),)),
        (((COMPOST_SOIL, "soil"), (COMPOST_CARDS, "deck")), ((two, "soil"), (two, "deck"))),
        (((WATER_SPROUTS, "sprout"), (WATER_SOIL, "soil")), ((two, "sprout"), (two, "soil"))),
        (((GROW_CARDS, "draw"), (GROW_GROWTH, "growth")), ((two, "draw"), (two, "growth"))),
    ]
    found: list[ActionBox] = []
    for action, color, (active, other) in zip(ACTIONS, ACTION_COLORS, bonuses):
        plants = action == "plant"
        found.append(
            {
                "action": action,
                "color": color,
                "plants": PLANTINGS if plants else 0,
                "plants_other": OTHER_PLANTINGS if plants else 0,
                "keeps_of": FOUR if plants else 0,
                "active": amounts_data(active),
                "other": amounts_data(other),
            }
        )
    return found
