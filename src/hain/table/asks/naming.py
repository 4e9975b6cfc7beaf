"""The other way round from a grammar: not what a move names, but the moves that would name a thing.

>>> import hain
>>> glade = hain.rules("glade").grammar()
>>> with_thing(glade, 0, "place ham d4", "space:e5"), with_thing(glade, 0, "at 0 d4", "space:1/e5")
('place ham e5', 'at 1 e5')
>>> with_thing(glade, 0, "done", "space:e5"), closers(glade)
('', ['done'])
>>> moves_of(glade, 0, "glade:ham"), moves_of(glade, 0)
(['claim ham', 'flip glade ham'], ['done', 'end', 'pass'])
"""

import re
from functools import cache

from hain.core.grammar import Grammar

_PLACE = re.compile(r"{(at )?(\w+)}")


def with_thing(grammar: Grammar, seat: int, text: str, thing: str) -> str:
    """The same move of this seat with this thing in place of the first of its like; nothing if it names none."""
    parts = grammar.parts(text)
    for template in parts.keys if parts is not None else ():
        named = _named(template, thing, seat)
        if parts is not None and named:
            return " ".join([parts.verb, *{**parts.words, **named}.values()])
    return ""


def moves_of(grammar: Grammar, seat: int, thing: str = "") -> list[str]:
    """The moves that name this thing and nothing else, whether they can be made or not; without a thing those that are
    one word."""
    found: list[str] = []
    for verb in grammar.verbs:
        named = _named(verb.keys[0], thing, seat) if len(verb.keys) == 1 else {}
        needed = [argument.name for argument in verb.arguments if not argument.kind.may_be_left_out()]
        if named if thing else not verb.arguments:
            found.append(" ".join([verb.words, *(named.get(name, "") for name in needed)]))
    return found


def closers(grammar: Grammar) -> list[str]:
    """The moves with which points count that were only prepared."""
    return [verb.words for verb in grammar.verbs if verb.closes]


def _named(template: str, thing: str, seat: int) -> dict[str, str]:
    """The arguments with which a template gives this key; nothing if there are none."""
    found = _pattern(template).fullmatch(thing)
    return {} if found is None else {name: word or str(seat) for name, word in found.groupdict().items()}


@cache
def _pattern(template: str) -> "re.Pattern[str]":
    """On the own board a key does not say the seat."""

    def place(found: "re.Match[str]") -> str:
        at, name = found.groups()
        return f"(?:(?P<{name}>\\w+)/)?" if at else f"(?P<{name}>[^/:]+)"

    return re.compile(_PLACE.sub(place, template))
