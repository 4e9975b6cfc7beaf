"""The moves of Earth as numbers, and their texts: a kind, and what it is about (EAR-256).

The lowest six bits name a space or count up to 31, the ten above them a card or another thing.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.number import whole_number
from hain.games.earth.area import SPACES
from hain.games.earth.catalogue import Catalogue
from hain.games.earth.notation import ACTIONS

# kinds
ISLAND: Final = 0
CLIMATE: Final = 1
ECO: Final = 2
CHOOSE: Final = 3
PLANT: Final = 4
REPLACE: Final = 5
PAY: Final = 6
KEEP: Final = 7
TAKE: Final = 8
ORDER: Final = 9
USE: Final = 10
COPY: Final = 11
SKIP: Final = 12
SPROUT: Final = 13
GROW: Final = 14
UNSPROUT: Final = 15
UNGROW: Final = 16
COMPOST: Final = 17
PICK: Final = 18
EVENT: Final = 19
CONVERT: Final = 20
PART: Final = 21
AMOUNT: Final = 22
ALL: Final = 23
DONE: Final = 24
PASS: Final = 25
LEAF: Final = 26
CLAIM_SOIL: Final = 27
CLAIM_COMPOST: Final = 28
CLAIM_DRAW: Final = 29
CLAIM_SPROUT: Final = 30
CLAIM_GROWTH: Final = 31
KINDS: Final = 32

# what an other seat may take
TAKEN: Final = ("soil", "deck", "sprout", "draw", "growth")
TAKE_SOIL: Final = 0
TAKE_DECK: Final = 1
TAKE_SPROUT: Final = 2
TAKE_DRAW: Final = 3
TAKE_GROWTH: Final = 4
ORDERS: Final = ("board", "grid")
BOARD_FIRST: Final = 0
GRID_FIRST: Final = 1

NO_MOVE: Final = -1
LAST_MOVE: Final = KINDS * 65536 - 1
COUNTED: Final = 32  # numbers in a block

_ALONE: Final = {
    "pay": PAY, "skip": SKIP, "convert": CONVERT, "part": PART, "all": ALL, "done": DONE, "pass": PASS,
}  # fmt: skip
_WITH_CARD: Final = {
    "island": ISLAND, "climate": CLIMATE, "keep": KEEP, "use": USE, "compost": COMPOST, "pick": PICK, "event": EVENT,
    "claim draw": CLAIM_DRAW,
}  # fmt: skip
_WITH_SPACE: Final = {
    "sprout": SPROUT, "grow": GROW, "unsprout": UNSPROUT, "ungrow": UNGROW, "claim sprout": CLAIM_SPROUT,
    "claim growth": CLAIM_GROWTH,
}  # fmt: skip
_WITH_NUMBER: Final = {"amount": AMOUNT, "claim soil": CLAIM_SOIL, "claim compost": CLAIM_COMPOST}
_ON_SPACE: Final = {"plant": PLANT, "replace": REPLACE}
_MOST: Final = 1024 * COUNTED - 1


def move_with(kind: i64, thing: i64, space: i64) -> i64:
    return kind << 16 | thing << 6 | space


def numbered(kind: i64, number: i64) -> i64:
    return move_with(kind, number // COUNTED, number % COUNTED)


def kind_of(move: i64) -> i64:
    return move >> 16


def thing_of(move: i64) -> i64:
    return move >> 6 & 1023


def space_of(move: i64) -> i64:
    return move & 63


def number_of(move: i64) -> i64:
    return thing_of(move) * COUNTED + space_of(move)


def text_of(move: int, catalogue: Catalogue) -> str:
    """A move as people write it; the empty text for a number that is no move."""
    if not 0 <= move <= LAST_MOVE:
        return ""
    kind, thing, space = kind_of(move), thing_of(move), space_of(move)
    for word, number in _ALONE.items():
        if kind == number:
            return word if thing == space == 0 else ""
    for word, number in _WITH_NUMBER.items():
        if kind == number:
            return f"{word} {number_of(move)}" if space < COUNTED else ""
    for word, number in _WITH_SPACE.items():
        if kind == number:
            return f"{word} {SPACES[space]}" if space < len(SPACES) and thing == 0 else ""
    for word, number in _ON_SPACE.items():
        if kind == number:
            fits = 0 < thing < catalogue.unknown and space < len(SPACES)
            return f"{word} {catalogue.ids[thing]} {SPACES[space]}" if fits else ""
    if kind == COPY:
        fits = 0 < thing < catalogue.unknown and space < len(catalogue.copiers)
        return f"copy {catalogue.ids[catalogue.copiers[space]]} {catalogue.ids[thing]}" if fits else ""
    if space != 0:
        return ""
    for word, number in _WITH_CARD.items():
        if kind == number:
            return f"{word} {catalogue.ids[thing]}" if 0 < thing < catalogue.unknown else ""
    names: dict[int, tuple[str, list[str]]] = {
        ECO: ("eco", catalogue.ecosystem_ids),
        CHOOSE: ("choose", list(ACTIONS)),
        TAKE: ("take", list(TAKEN)),
        ORDER: ("order", list(ORDERS)),
        LEAF: ("leaf", catalogue.fauna_ids),
    }
    word, known = names[kind]
    return f"{word} {known[thing]}" if thing < len(known) else ""


def move_of(text: str, catalogue: Catalogue) -> int:
    """The number of a move text, or NO_MOVE."""
    if text in _ALONE:
        return move_with(_ALONE[text], 0, 0)
    words = text.split(" ")
    if len(words) == 3 and words[0] != "claim":
        return _move_with_two(words[0], words[1], words[2], catalogue)
    kind, thing = " ".join(words[:-1]), words[-1]
    if kind in _WITH_NUMBER:
        number = whole_number(thing)
        return NO_MOVE if number is None or number > _MOST else numbered(_WITH_NUMBER[kind], number)
    if kind in _WITH_SPACE:
        return move_with(_WITH_SPACE[kind], 0, SPACES.index(thing)) if thing in SPACES else NO_MOVE
    known: list[str] = []
    if kind in _WITH_CARD:
        card = _card(thing, catalogue)
        return move_with(_WITH_CARD[kind], card, 0) if card else NO_MOVE
    if kind == "eco":
        known = catalogue.ecosystem_ids
    elif kind == "choose":
        known = list(ACTIONS)
    elif kind == "take":
        known = list(TAKEN)
    elif kind == "order":
        known = list(ORDERS)
    elif kind == "leaf":
        known = catalogue.fauna_ids
    if thing not in known:
        return NO_MOVE
    kinds = {"eco": ECO, "choose": CHOOSE, "take": TAKE, "order": ORDER, "leaf": LEAF}
    return move_with(kinds[kind], known.index(thing), 0)


def _move_with_two(kind: str, first: str, second: str, catalogue: Catalogue) -> int:
    card = _card(first, catalogue)
    if kind in _ON_SPACE and card and second in SPACES:
        return move_with(_ON_SPACE[kind], card, SPACES.index(second))
    if kind == "copy" and card in catalogue.copiers and _card(second, catalogue):
        return move_with(COPY, _card(second, catalogue), catalogue.copiers.index(card))
    return NO_MOVE


def _card(name: str, catalogue: Catalogue) -> int:
    card = catalogue.numbers.get(name, 0)
    return card if card != catalogue.unknown else 0
