"""The moves of Earth as numbers, and the verbs with which people write them (EAR-256): a kind, and what it is about.

The lowest six bits name a space or count up to 31, the ten above them a card or another thing.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.grammar import Argument, Count, Grammar, Kind, Verb
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

SPACE_BITS: Final = 6
THING_BITS: Final = 10
LAST_MOVE: Final = (KINDS << THING_BITS + SPACE_BITS) - 1
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


def move_with(kind: i64, thing: i64, space: i64) -> i64:
    return (kind << THING_BITS | thing) << SPACE_BITS | space


def kind_of(move: i64) -> i64:
    return move >> THING_BITS + SPACE_BITS


def thing_of(move: i64) -> i64:
    return move >> SPACE_BITS & (1 << THING_BITS) - 1


def space_of(move: i64) -> i64:
    return move & (1 << SPACE_BITS) - 1


def number_of(move: i64) -> i64:
    return thing_of(move) * COUNTED + space_of(move)


def grammar_of(catalogue: Catalogue) -> Grammar:
    """The moves with these cards."""
    known = catalogue.grammar
    if known is None:
        known = _grammar(catalogue)
        catalogue.grammar = known
    return known


def _grammar(catalogue: Catalogue) -> Grammar:
    last = int(catalogue.unknown)
    cards = Kind("card", catalogue.ids[1:last], rule="EAR-255")
    copiers = Kind("copier", [catalogue.ids[card] for card in catalogue.copiers], rule="EAR-47", among=cards)
    card, space = _thing(cards), Argument(Kind("space", SPACES, rule="EAR-255"))
    copier, copied = Argument(copiers, name="card"), _thing(cards, "card_2")
    count = Argument(Count("count", (COUNTED << THING_BITS) - 1, COUNTED, 1 << SPACE_BITS))
    verbs = [_alone(word, kind) for word, kind in _ALONE.items()]
    verbs += [Verb(word, move_with(kind, 1, 0), [card], ["card:{card}"]) for word, kind in _WITH_CARD.items()]
    verbs += [Verb(word, move_with(kind, 0, 0), [space], ["space:{space}"]) for word, kind in _WITH_SPACE.items()]
    verbs += [Verb(word, move_with(kind, 0, 0), [count]) for word, kind in _WITH_NUMBER.items()]
    verbs += [
        Verb(word, move_with(kind, 1, 0), [card, space], ["card:{card}", "space:{space}"])
        for word, kind in _ON_SPACE.items()
    ]
    verbs += [
        Verb("copy", move_with(COPY, 1, 0), [copier, copied], ["card:{card}", "card:{card_2}"]),
        _one_of("eco", ECO, Kind("ecosystem", catalogue.ecosystem_ids), "card"),
        _one_of("leaf", LEAF, Kind("fauna", catalogue.fauna_ids), "card"),
        _one_of("choose", CHOOSE, Kind("action", ACTIONS)),
        _one_of("take", TAKE, Kind("gain", TAKEN)),
        _one_of("order", ORDER, Kind("part", ORDERS)),
    ]
    return Grammar("earth", "EAR-256", verbs)


def _alone(word: str, kind: int) -> Verb:
    return Verb(word, move_with(kind, 0, 0))


def _thing(kind: Kind, name: str = "") -> Argument:
    return Argument(kind, 1 << SPACE_BITS, name)


def _one_of(word: str, kind: int, things: Kind, name: str = "") -> Verb:
    argument = _thing(things, name)
    return Verb(word, move_with(kind, 0, 0), [argument], [f"{argument.name}:{{{argument.name}}}"])
