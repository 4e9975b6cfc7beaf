"""The contract of every game. It knows no game, reads no file and needs nothing but the standard library."""

from hain.core.dice import Dice
from hain.core.errors import BadData, BadPosition, BadRecord, BadSetup, IllegalMove, Refused
from hain.core.event import Event
from hain.core.known import Span, View, Words
from hain.core.option import Option
from hain.core.playout import playout
from hain.core.record import Record
from hain.core.rules import Rules
from hain.core.sheet import ScoreSheet
from hain.core.state import Saved, State

__all__ = [
    "BadData",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Dice",
    "Event",
    "IllegalMove",
    "Option",
    "Record",
    "Refused",
    "Rules",
    "Saved",
    "ScoreSheet",
    "Span",
    "State",
    "View",
    "Words",
    "playout",
]
