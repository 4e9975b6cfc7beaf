"""The moves of Evergreen as numbers, and their texts (EVG-133, EVG-134)."""

from typing import Final

from mypy_extensions import i64

from hain.games.evergreen.box import CARDS
from hain.games.evergreen.planet import NO_SPACE, Board

PLANT: Final = 0  # plus the number of a space, and so on below
GROW: Final = 64
BUSH_ON: Final = 128
LAKE_ON: Final = 192
POWER: Final = 252
DONE: Final = 253
PASS: Final = 254
DRAFT: Final = 256  # plus a card
LAST_MOVE: Final = DRAFT + len(CARDS) - 1

NO_MOVE: Final = -1

_ON_SPACE: Final = ("plant", "grow", "bush", "lake")
_ALONE: Final = {"power": POWER, "done": DONE, "pass": PASS}


def append_moves(moves: list[int], kind: i64, spaces: i64) -> None:
    """Add the move of this kind on every space of the set."""
    while spaces != 0:
        if spaces & 1:
            moves.append(kind)
        spaces >>= 1
        kind += 1


def text_of(move: int, board: Board) -> str:
    """A move as people write it; the empty text for a number that is no move."""
    if DRAFT <= move <= LAST_MOVE:
        return "draft " + CARDS[move - DRAFT]
    for word, number in _ALONE.items():
        if number == move:
            return word
    if 0 <= move < POWER and move % 64 < board.spaces:
        return _ON_SPACE[move // 64] + " " + board.names[move % 64]
    return ""


def move_of(text: str, board: Board) -> int:
    """The number of a move text, or NO_MOVE."""
    if text in _ALONE:
        return _ALONE[text]
    word, _, thing = text.partition(" ")
    if word == "draft" and thing in CARDS:
        return DRAFT + CARDS.index(thing)
    if word in _ON_SPACE:
        space = board.find(thing)
        if space != NO_SPACE:
            return _ON_SPACE.index(word) * 64 + space
    return NO_MOVE
