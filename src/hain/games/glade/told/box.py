"""What is printed: tiles and markers, the glade in its order, the forest boards, and what things are worth."""

from typing import NotRequired, TypedDict, cast

from hain.games.glade.forest import DOWN, LEFT, NO_SPACE, NO_SYMBOL, Layout
from hain.games.glade.markers import (
    COLOURS,
    FIRST_COUNTER,
    FIRST_FRUIT,
    FIRST_LEAF,
    MARKERS,
    colour_of,
    is_double,
    is_toadstool,
    leaf_counter,
    value_of,
)
from hain.games.glade.position import symbol_text
from hain.games.glade.scoring import CATEGORIES, IN_STORE, ON_GLADE, WORTH
from hain.games.glade.seat import RACK, TOADSTOOLS
from hain.games.glade.sets import COPIES, CREATURES, FRUITS, LEAVES, TYPES, creature_of, fruit_of, leaf_of
from hain.games.glade.state import MOST_LAID

CREATURE_NAMES = ("hedgehog", "mouse", "squirrel", "toad")
FRUIT_NAMES = ("acorn", "blackberry", "hazelnut", "mushroom")
LEAF_NAMES = ("beech", "chestnut", "maple", "oak")


class TileBox(TypedDict):
    """A type, of which there are `copies`; the leaf is the colour of all that is on it."""

    tile: str
    creature: str
    fruit: str
    leaf: str


class MarkerBox(TypedDict):
    """A toadstool with the seat that owns it, or a match counter with its value and what a tile must show for it."""

    marker: str
    kind: str
    """`toadstool`, `creature`, `fruit` or `leaf`."""
    owner: NotRequired[int]
    double: NotRequired[bool]
    value: NotRequired[int]
    creature: NotRequired[str]
    fruit: NotRequired[str]
    leaf: NotRequired[str]


class SymbolBox(TypedDict):
    """What a tile must show to match it; a leaf symbol brings the counter of the highest value that is left."""

    symbol: str
    kind: str
    creature: NotRequired[str]
    fruit: NotRequired[str]
    leaf: str


class BoardBox(TypedDict):
    """The symbol side of a forest board, by spaces; the blank sides, board 0, have none."""

    board: int
    symbols: dict[str, str]


class LayoutBox(TypedDict):
    """A shape of the forest boards, with its spaces by rows; no space on the edge is ever enclosed."""

    layout: str
    size: int
    rows: list[list[str]]
    centre: str
    corners: list[str]
    edge: list[str]
    boards: list[BoardBox]


class LeafBox(TypedDict):
    """The glade spaces of one leaf: a row for each fruit, in it the creatures."""

    leaf: str
    rows: list[list[str]]


class SetBox(TypedDict):
    """Where the toadstool of a set of so many tiles goes, and what it is worth there."""

    tiles: int
    goes: str
    points: int


class GladeBox(TypedDict):
    """`points` says what one of each category of the score sheet brings, of a counter each point of its value; `places`
    are the keys of all places that are there from the beginning, on the largest board."""

    places: list[str]
    creatures: list[str]
    fruits: list[str]
    leaves: list[str]
    tiles: list[TileBox]
    copies: int
    markers: list[MarkerBox]
    colours: list[str]
    symbols: list[SymbolBox]
    glade: list[LeafBox]
    layouts: list[LayoutBox]
    sets: list[SetBox]
    points: dict[str, int]
    toadstools: int
    rack: int
    most_laid: int


def box_data(layouts: dict[str, Layout]) -> dict[str, object]:
    printed: GladeBox = {
        "places": _places(layouts),
        "creatures": list(CREATURE_NAMES),
        "fruits": list(FRUIT_NAMES),
        "leaves": list(LEAF_NAMES),
        "tiles": [
            {
                "tile": name,
                "creature": CREATURE_NAMES[creature_of(tile)],
                "fruit": FRUIT_NAMES[fruit_of(tile)],
                "leaf": LEAF_NAMES[leaf_of(tile)],
            }
            for tile, name in enumerate(TYPES)
        ],
        "copies": COPIES,
        "markers": [_marker(marker) for marker in range(len(MARKERS))],
        "colours": list(COLOURS),
        "symbols": [_symbol(symbol) for symbol in (*range(FIRST_COUNTER, FIRST_LEAF), *_leaf_symbols())],
        "glade": [
            {
                "leaf": name,
                "rows": [[creature + fruit + leaf for creature in CREATURES] for fruit in FRUITS],
            }
            for leaf, name in zip(LEAVES, LEAF_NAMES)
        ],
        "layouts": [_layout(layout) for layout in layouts.values()],
        "sets": [
            {"tiles": 3, "goes": "glade", "points": ON_GLADE},
            {"tiles": 4, "goes": "store", "points": IN_STORE},
        ],
        "points": dict(zip(CATEGORIES, WORTH)),
        "toadstools": TOADSTOOLS,
        "rack": RACK,
        "most_laid": MOST_LAID,
    }
    return cast(dict[str, object], printed)


def _places(layouts: dict[str, Layout]) -> list[str]:
    """In a store there is a place for the toadstools of each colour and face, which nobody tells apart."""
    largest = max(layouts.values(), key=lambda layout: layout.spaces)
    heaps = [f"marker:{marker}" for marker in MARKERS[:FIRST_COUNTER]]
    return [*(f"space:{name}" for name in largest.names), *(f"glade:{tile}" for tile in TYPES), *heaps, "bag", "supply"]


def _marker(marker: int) -> MarkerBox:
    if is_toadstool(marker):
        return {
            "marker": MARKERS[marker],
            "kind": "toadstool",
            "owner": int(colour_of(marker)),
            "double": is_double(marker),
        }
    found: MarkerBox = {"marker": MARKERS[marker], "kind": _kind(marker), "value": value_of(marker)}
    if found["kind"] == "creature":
        found["creature"] = CREATURE_NAMES[(marker - FIRST_COUNTER) >> 2]
    elif found["kind"] == "fruit":
        found["fruit"] = FRUIT_NAMES[(marker - FIRST_FRUIT) >> 2]
    found["leaf"] = LEAF_NAMES[(marker - FIRST_COUNTER) & 3]
    return found


def _leaf_symbols() -> list[int]:
    return [leaf_counter(4, leaf) for leaf in range(len(LEAVES))]


def _kind(counter: int) -> str:
    return "leaf" if counter >= FIRST_LEAF else "fruit" if counter >= FIRST_FRUIT else "creature"


def _layout(layout: Layout) -> LayoutBox:
    names, size = layout.names, int(layout.size)
    return {
        "layout": layout.name,
        "size": size,
        "rows": [names[start : start + size] for start in range(0, layout.spaces, size)],
        "centre": names[layout.centre],
        "corners": [names[space] for space in (0, size - 1, layout.spaces - size, layout.spaces - 1)],
        "edge": [
            names[space]
            for space in range(layout.spaces)
            if any(layout.beside(space, way) == NO_SPACE for way in range(LEFT, DOWN + 1))
        ],
        "boards": [_board(layout, board) for board in range(len(layout.symbols))],
    }


def _board(layout: Layout, board: int) -> BoardBox:
    printed = zip(layout.names, layout.symbols[board])
    return {"board": board, "symbols": {name: symbol_text(symbol) for name, symbol in printed if symbol != NO_SYMBOL}}


def _symbol(symbol: int) -> SymbolBox:
    """Symbols are numbered like the counters that they bring at best."""
    counter = _marker(symbol)
    found: SymbolBox = {"symbol": symbol_text(symbol), "kind": counter["kind"], "leaf": counter["leaf"]}
    if "creature" in counter:
        found["creature"] = counter["creature"]
    if "fruit" in counter:
        found["fruit"] = counter["fruit"]
    return found
