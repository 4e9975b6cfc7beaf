"""Hain: a table for four games about growing things, and their rules as a library.

>>> import hain
>>> state = hain.rules("evergreen").setup(2, seed=7)
>>> state.to_act()
[1]
"""

from hain import engine

engine.choose()

from hain.core import (  # noqa: E402  (the engine must be chosen before it is imported)
    BadData,
    BadPosition,
    BadRecord,
    BadSetup,
    Dice,
    Event,
    IllegalMove,
    Option,
    Record,
    Refused,
    Rules,
    ScoreSheet,
    State,
    playout,
)
from hain.core.errors import bare, speak_with  # noqa: E402
from hain.registry import games, rules  # noqa: E402


def _sentence(error: Refused) -> str:
    from hain.words import english  # only now: most who import the engine never need words

    try:
        return english(error)
    except ModuleNotFoundError:  # no Fluent: words come with the table
        return bare(error)


speak_with(_sentence)

__version__ = "0.1.0"

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
    "ScoreSheet",
    "State",
    "games",
    "playout",
    "rules",
]
