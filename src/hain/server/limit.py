"""Limits on how often somebody may ask for something."""

import time
from collections import OrderedDict
from collections.abc import Callable

from hain.core.errors import Refused

REMEMBERED = 100_000


class Limit:
    """A bucket for everybody: it fills at a steady rate, and each wish takes one out."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """Refused if there is nothing left; says how many seconds to wait."""
        now = self.clock()
        level, at = self._buckets.pop(who, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.per_second)
        self._buckets[who] = (max(level - 1, level if level < 1 else 0), now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if level < 1:
            raise Refused("server-too-often", seconds=int((1 - level) / self.per_second) + 1)
