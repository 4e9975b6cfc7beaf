"""Limits on how often somebody may ask for something."""

import time
from collections import OrderedDict
from collections.abc import Callable

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

    def take(self, who: str) -> None:
        """Out of the bucket of somebody who comes by name."""
        bucket = self._buckets.pop(who, None) or self.bucket()
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        bucket.take()
