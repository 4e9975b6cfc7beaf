"""The moves of Waldgärtner as numbers, and the verbs with which people write them (WAG-163).

Each kind has a block of numbers that begins with one of those below.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.grammar import Argument, Grammar, Kind, Verb
from hain.games.waldgaertner.flora import LARGE_SHRUB, Flora
from hain.games.waldgaertner.garden import SLOTS

VISIT: Final = 0  # region, 6 for a search
START: Final = 8  # region
SEARCH: Final = 16  # region, 6 for the market
DISCARD: Final = 24
COVER: Final = 25
DECLINE: Final = 26
PASS: Final = 27
WAIT: Final = 28
UPROOT: Final = 32  # slot
PICK: Final = 256  # card
SELL: Final = 512  # card
TAKE: Final = 768  # card
PLANT: Final = 1024  # how, card, slot; a climber under the shade rule is planted as a shrub of size how
SLOT_BITS: Final = 5
CARD_BITS: Final = 8
LAST_MOVE: Final = PLANT + (LARGE_SHRUB + 1 << CARD_BITS + SLOT_BITS) - 1

MARKET: Final = 6
STACKS: Final = ("", "1", "2", "3", "4", "5", "market")
HOW: Final = ("", "small", "large")  # by the sizes of shrubs


def planting(card: i64, how: i64, slot: i64) -> i64:
    return PLANT + ((how << CARD_BITS | card) << SLOT_BITS | slot)


def card_of(planted: i64) -> i64:
    """The card of a planting, and below how and where it is planted."""
    return planted - PLANT >> SLOT_BITS & (1 << CARD_BITS) - 1


def how_of(planted: i64) -> i64:
    return planted - PLANT >> CARD_BITS + SLOT_BITS


def slot_of(planted: i64) -> i64:
    return planted - PLANT & (1 << SLOT_BITS) - 1


def grammar_of(flora: Flora) -> Grammar:
    """The moves with these plants."""
    known = flora.grammar
    if known is None:
        known = _grammar(flora)
        flora.grammar = known
    return known


def _grammar(flora: Flora) -> Grammar:
    stack = Kind("stack", STACKS[1:MARKET])
    card = Kind("card", flora.cards, rule="WAG-9")
    slot = Kind("slot", SLOTS, rule="WAG-22")
    how = Argument(Kind("how", HOW), 1 << CARD_BITS + SLOT_BITS)
    verbs = (
        Verb("visit", VISIT + 1, [Argument(stack)], ["stack:{stack}"]),
        Verb("visit 6", VISIT + MARKET),
        Verb("start", START + 1, [Argument(stack)], ["stack:{stack}"]),
        Verb("search", SEARCH + 1, [Argument(stack)], ["stack:{stack}"]),
        Verb("search market", SEARCH + MARKET, (), ["market"]),
        Verb("discard", DISCARD),
        Verb("cover", COVER),
        Verb("decline", DECLINE),
        Verb("pass", PASS),
        Verb("wait", WAIT),
        Verb("uproot", UPROOT, [Argument(slot)], ["slot:{slot}"]),
        Verb("pick", PICK, [Argument(card)], ["card:{card}"]),
        Verb("sell", SELL, [Argument(card)], ["card:{card}"]),
        Verb("take", TAKE, [Argument(card)], ["card:{card}"]),
        Verb("plant", PLANT, [Argument(card, 1 << SLOT_BITS), Argument(slot), how], ["card:{card}", "slot:{slot}"]),
    )
    return Grammar("waldgaertner", "WAG-163", verbs)
