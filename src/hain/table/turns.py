"""Who may use a process for bots next.

Decisions that somebody watches come first; among those, whoever has had the least of late: one person's thirty tables
do not silence another's bot. One place more than there are for long thoughts is kept for quick levels, which so never
wait for a slow one.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

REMEMBERED = 10_000  # people of whom it is known when they had their last turn


class Wanted(NamedTuple):
    """Somebody's bot that is to decide."""

    who: str
    is_quick: bool
    is_watched: Callable[[], bool]


class _Waiting(NamedTuple):
    wanted: Wanted
    called: "asyncio.Future[None]"


class Turns:
    """So many long thoughts at a time, and a quick one beside them."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._running: list[Wanted] = []
        self._waiting: list[_Waiting] = []
        self._count = 0
        self._last: OrderedDict[str, int] = OrderedDict()  # by person the number of their last turn

    @asynccontextmanager
    async def turn(self, wanted: Wanted) -> AsyncIterator[None]:
        """While there is a place for it."""
        waiting = _Waiting(wanted, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._call()
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting.called.done() and not waiting.called.cancelled():
                self._leave(wanted)  # it was called just before
            raise
        try:
            yield
        finally:
            self._leave(wanted)

    def _leave(self, wanted: Wanted) -> None:
        self._running.remove(wanted)
        self._call()

    def _call(self) -> None:
        """Whoever comes next, as long as there are places."""
        self._waiting = [waiting for waiting in self._waiting if not waiting.called.done()]  # others have given up
        while fitting := [waiting for waiting in self._waiting if self._has_place(waiting.wanted)]:
            first = min(fitting, key=lambda waiting: self._rank(waiting.wanted))
            self._waiting.remove(first)
            self._running.append(first.wanted)
            self._note(first.wanted.who)
            first.called.set_result(None)

    def _has_place(self, wanted: Wanted) -> bool:
        slow = sum(not other.is_quick for other in self._running)
        return len(self._running) <= self.places and (wanted.is_quick or slow < self.places)

    def _rank(self, wanted: Wanted) -> tuple[bool, int, int]:
        """Smaller is sooner; of equals, who came first."""
        now = sum(other.who == wanted.who for other in self._running)
        return (not wanted.is_watched(), now, self._last.get(wanted.who, 0))

    def _note(self, who: str) -> None:
        self._count += 1
        self._last.pop(who, None)
        self._last[who] = self._count
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
