"""Limits on how often somebody may ask for something."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hain.core.errors import Refused

REMEMBERED = 100_000


class Bucket:
    """It fills at a steady rate, and each wish takes one out."""

    def __init__(self, per_second: float, most: float, clock: Callable[[], float]) -> None:
        self.per_second = per_second
        self.most = most
        self.clock = clock
        self.level = most
        self.at = clock()

    def take(self) -> None:
        """Refused if there is nothing left; says how many seconds to wait."""
        now = self.clock()
        self.level = min(self.most, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < 1:
            raise Refused("server-too-often", seconds=int((1 - self.level) / self.per_second) + 1)
        self.level -= 1


class Pace:
    """How fast an address is answered at all: whoever asks faster waits, each time a little longer, so that all they
    have open together gets no more of the time of others."""

    def __init__(self, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.clock = clock
        self._next: OrderedDict[str, float] = OrderedDict()  # when it is the turn of whoever comes next

    def wait(self, who: str) -> float:
        """Seconds until the turn of whoever asks now; what comes within a second may come at once."""
        now = self.clock()
        turn = max(self._next.pop(who, 0.0), now - 1) + 1 / self.per_second
        self._next[who] = turn
        if len(self._next) > REMEMBERED:
            self._next.popitem(last=False)
        return max(0.0, turn - now)


class Crowd:
    """How many of something each address has open."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def enter(self, who: str) -> int:
        """How many there are with this one."""
        self._open[who] += 1
        return self._open[who]

    def leave(self, who: str) -> None:
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]

    @contextmanager
    def one(self, who: str, most: int) -> Iterator[None]:
        """While it is open; refused if there are that many."""
        try:
            if self.enter(who) > most:
                raise Refused("server-too-many", most=most)
            yield
        finally:
            self.leave(who)


class Limit:
    """A bucket for everybody; those who have not come for the longest time are forgotten first."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self) -> Bucket:
        """A full one, for somebody who keeps it."""
        return Bucket(self.per_second, self.burst, self.clock)

    def kept(self, who: str) -> Bucket:
        """That of somebody who comes by name."""
        bucket = self._buckets.pop(who, None) or self.bucket()
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, who: str) -> None:
        """Out of the bucket of somebody who comes by name."""
        self.kept(who).take()
