"""The moves of Waldgärtner as numbers, and their texts. Each kind has a block of numbers."""

from typing import Final

from hain.games.waldgaertner.flora import LARGE_SHRUB, NO_CARD, SMALL_SHRUB, Flora
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
PLANT: Final = 1024  # (how * 256 + card) * 32 + slot; a climber under the shade rule is planted as a shrub of size how
LAST_MOVE: Final = PLANT + (LARGE_SHRUB + 1) * 256 * 32 - 1

NO_MOVE: Final = -1
MARKET: Final = 6
REGIONS: Final = ("1", "2", "3", "4", "5")

_ALONE: Final = {"discard": DISCARD, "cover": COVER, "decline": DECLINE, "pass": PASS, "wait": WAIT}
_ON_CARDS: Final = {"pick": PICK, "sell": SELL, "take": TAKE}
_HOW: Final = {"": 0, "small": SMALL_SHRUB, "large": LARGE_SHRUB}
_HOW_WORDS: Final = ("", " small", " large")


def text_of(move: int, flora: Flora) -> str:
    """A move as people write it; the empty text for a number that is no move."""
    for word, number in _ALONE.items():
        if move == number:
            return word
    if VISIT < move <= VISIT + 6:
        return f"visit {move - VISIT}"
    if START < move <= START + 5:
        return f"start {move - START}"
    if SEARCH < move <= SEARCH + MARKET:
        return "search market" if move == SEARCH + MARKET else f"search {move - SEARCH}"
    if UPROOT <= move < UPROOT + len(SLOTS):
        return f"uproot {SLOTS[move - UPROOT]}"
    for word, first in _ON_CARDS.items():
        if first <= move < first + len(flora.cards):
            return f"{word} {flora.cards[move - first]}"
    if PLANT <= move <= LAST_MOVE:
        slot = (move - PLANT) & 31
        card = (move - PLANT) >> 5 & 255
        if slot < len(SLOTS) and card < len(flora.cards):
            return f"plant {flora.cards[card]} {SLOTS[slot]}{_HOW_WORDS[(move - PLANT) >> 13]}"
    return ""


def move_of(text: str, flora: Flora) -> int:
    """The number of a move text, or NO_MOVE."""
    if text in _ALONE:
        return _ALONE[text]
    words = text.split(" ")
    kind, things = words[0], words[1:]
    if len(things) == 1:
        return _move_with(kind, things[0], flora)
    if kind == "plant" and len(things) in (2, 3):
        card, slot, how = flora.find(things[0]), things[1], " ".join(things[2:])
        if card != NO_CARD and slot in SLOTS and how in _HOW:
            return PLANT + (_HOW[how] * 256 + card) * 32 + SLOTS.index(slot)
    return NO_MOVE


def _move_with(kind: str, thing: str, flora: Flora) -> int:
    if kind == "visit" and thing in (*REGIONS, "6"):
        return VISIT + int(thing)
    if kind == "start" and thing in REGIONS:
        return START + int(thing)
    if kind == "search" and thing in (*REGIONS, "market"):
        return SEARCH + (MARKET if thing == "market" else int(thing))
    if kind == "uproot" and thing in SLOTS:
        return UPROOT + SLOTS.index(thing)
    if kind in _ON_CARDS and flora.find(thing) != NO_CARD:
        return _ON_CARDS[kind] + flora.find(thing)
    return NO_MOVE
