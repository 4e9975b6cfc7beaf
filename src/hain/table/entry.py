"""What stands in the log of a table: one line for everything that ever happened at it."""

from typing import Final, NamedTuple

MOVE: Final = "move"  # text: the move
THEN: Final = "then"  # a move that was sent together with the one before it, and is taken back with it
FORCED: Final = "forced"  # a move to which there was no other: the table made it, and it is taken back with that before
LIFT: Final = "lift"  # text: the index of the move that was taken back from among later ones
CUT: Final = "cut"  # text: the index of the first move that was taken back
ASK: Final = "ask"  # a seat asks others to let it take back; text: the index
AGREE: Final = "agree"
DECLINE: Final = "decline"
SIT: Final = "sit"  # a person takes an open seat; text: identity and name
FREE: Final = "free"  # whoever made the table frees a seat that never moved; text: the name of who sat there
NAME: Final = "name"  # text: the new name
LEAVE: Final = "leave"  # a bot sits in; text: its level
RETURN: Final = "return"
RESIGN: Final = "resign"  # a bot plays on for good; text: its level
FLAG: Final = "flag"  # the time of a seat is up, a bot sits in; text: its level
SAY: Final = "say"  # text: one of the preset phrases
REMATCH: Final = "rematch"  # text: the next table
RULES: Final = "rules"  # a table of older rules goes on by newer ones; text: their version

MOVES: Final = (MOVE, THEN, FORCED)


class Entry(NamedTuple):
    """One line: its number at this table, the time in seconds, what, who, and the particulars."""

    seq: int
    at: float
    kind: str
    seat: int | None
    text: str
