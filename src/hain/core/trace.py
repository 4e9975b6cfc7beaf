"""What a happening touches: the things it names, and which of them went from where to where.

A thing is called on the page as moves call it, with its kind before it: `card:e33`, `tile:ham`, `space:d4`; on the
board of another seat `space:1/d4`. A game has a line for each kind of event, in which the details of the event stand in
braces; `{at}` is nothing for the own seat and `1/` for another one, and `{at owner}` the same for the seat in a detail.

>>> traces = Traces({
...     "planted": "card:{card} from hand:{seat} to space:{at}{space}",
...     "drew": "- from deck to hand:{seat}",
...     "scored": "space:{at}{spaces}; seat:{seat}",
... })
>>> traces.of(Event("planted", 1, card="e33", space="d4"), 0).ways
(Way(thing='card:e33', origin='hand:1', goal='space:1/d4'),)
>>> traces.of(Event("planted", 1, card="e33", space="d4"), 1).things
('card:e33', 'hand:1', 'space:d4')
>>> traces.of(Event("drew", 1, count=2), 0).ways
(Way(thing='', origin='deck', goal='hand:1'),)
>>> traces.of(Event("scored", 0, spaces=["a1", "b1"]), 0)
Trace(things=('space:a1', 'space:b1', 'seat:0'), ways=())
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from hain.core.event import Event

HIDDEN: Final = "-"
_DETAIL: Final = re.compile(r"\{(\w+)(?: (\w+))?\}")


class Way(NamedTuple):
    """A thing that went from one place to another; it has no name if whoever looks does not see which it was."""

    thing: str
    origin: str
    goal: str


class Trace(NamedTuple):
    """The keys of all things that a happening touches, and the ways of those that went."""

    things: tuple[str, ...] = ()
    ways: tuple[Way, ...] = ()


class Traces:
    """What the events of a game touch, as declared by their kinds."""

    def __init__(self, lines: Mapping[str, str]) -> None:
        self.lines = lines

    def of(self, event: Event, seat: int | None) -> Trace:
        """As that seat (None: an onlooker) sees an event that it has been told; what it was not told is left out."""
        things: list[str] = []
        ways: list[Way] = []
        for part in filter(None, self.lines.get(event.kind, "").split("; ")):
            thing, _, way = part.partition(" from ")
            origin, _, goal = way.partition(" to ")
            for one, start, end in _filled(event, seat, (thing, origin, goal)):
                things += [key for key in (one, start, end) if key not in ("", HIDDEN, *things)]
                if start and end:
                    ways.append(Way("" if one == HIDDEN else one, start, end))
        return Trace(tuple(things), tuple(ways))


def _filled(event: Event, seat: int | None, keys: tuple[str, str, str]) -> Iterator[tuple[str, ...]]:
    """The keys with the details of the event, once for each item of the lists among them, which go in step."""
    named = {name for key in keys for name, _ in _DETAIL.findall(key)}
    lists = {name: value for name in named if isinstance(value := event.details.get(name), list)}
    for place in range(min(map(len, lists.values()), default=1)):
        items = {name: value[place] for name, value in lists.items()}
        yield tuple(_key(event, seat, key, items) for key in keys)


def _key(event: Event, seat: int | None, key: str, items: Mapping[str, str]) -> str:
    """Nothing if a detail of it is not known."""
    details = {"seat": event.seat, **event.details, **items}

    def detail(found: "re.Match[str]") -> str:
        name, owner = found.groups()
        if name != "at":
            return str(details[name])
        whose = details[owner or "seat"]
        return "" if str(whose) == str(seat) else f"{whose}/"

    try:
        return _DETAIL.sub(detail, key)
    except KeyError:
        return ""
