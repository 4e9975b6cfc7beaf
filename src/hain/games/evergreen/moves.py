"""The moves of Evergreen as numbers, and the verbs with which people write them (EVG-133, EVG-134)."""

from typing import Final

from mypy_extensions import i64

from hain.core.grammar import Argument, Grammar, Kind, Verb
from hain.games.evergreen.box import CARDS
from hain.games.evergreen.planet import Board

SPACE_BITS: Final = 6  # no planet has more than 60 spaces

PLANT: Final = 0  # plus the number of a space, and so on below
GROW: Final = 64
BUSH_ON: Final = 128
LAKE_ON: Final = 192
POWER: Final = 252
DONE: Final = 253
PASS: Final = 254
DRAFT: Final = 256  # plus a card
LAST_MOVE: Final = DRAFT + len(CARDS) - 1


def append_moves(moves: list[int], kind: i64, spaces: i64) -> None:
    """Add the move of this kind on every space of the set."""
    while spaces != 0:
        if spaces & 1:
            moves.append(kind)
        spaces >>= 1
        kind += 1


def kind_of(move: i64) -> i64:
    """The number with which the block of a move of the action phase begins."""
    return move - space_of(move) if move < POWER else move


def space_of(move: i64) -> i64:
    return move & (1 << SPACE_BITS) - 1


def grammar_of(board: Board) -> Grammar:
    """The moves on this planet."""
    known = board.grammar
    if known is None:
        known = _grammar(board)
        board.grammar = known
    return known


def _grammar(board: Board) -> Grammar:
    space = Argument(Kind("space", board.names, rule="EVG-133"))
    card = Argument(Kind("card", CARDS, rule="EVG-12"))
    verbs = (
        Verb("plant", PLANT, [space], ["space:{space}"]),
        Verb("grow", GROW, [space], ["space:{space}"]),
        Verb("bush", BUSH_ON, [space], ["space:{space}"]),
        Verb("lake", LAKE_ON, [space], ["space:{space}"]),
        Verb("power", POWER, (), ["power"]),
        Verb("done", DONE),
        Verb("pass", PASS),
        Verb("draft", DRAFT, [card], ["card:{card}"]),
    )
    return Grammar("evergreen", "EVG-134", verbs)
