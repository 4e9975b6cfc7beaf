"""What is in the box of a game: all that is printed and never changes, as data; whoever shows the game needs it once.

A box is known by the hash of its text, so that it can be kept for ever and a change is noticed.
"""

import json
from functools import cache
from hashlib import sha256

from hain.core.rules import Rules

LONG_ENOUGH = 16  # digits that tell two boxes of one game apart


class Box:
    """The box of one game, and its text as JSON: in the order in which the game tells it, without spaces."""

    __slots__ = ("data", "hash", "text")

    def __init__(self, data: dict[str, object]) -> None:
        self.data = data
        self.text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
        self.hash = sha256(self.text).hexdigest()[:LONG_ENOUGH]


@cache
def box_of(rules: Rules) -> Box:
    """What every game has in its box, and what this one adds to it.

    >>> import hain
    >>> list(box_of(hain.rules("evergreen")).data)
    ['game', 'version', 'shelf', 'things', 'seated', 'grammar', 'printed']
    """
    return Box(
        {
            "game": rules.name,
            "version": rules.version,
            "shelf": rules.shelf.data(),
            "things": list(rules.things),
            "seated": list(rules.seated),
            "grammar": rules.grammar().data(),
            "printed": rules.box(),
        }
    )
