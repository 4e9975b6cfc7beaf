"""Long work in the thread of the loop, so that it holds up nobody: a few milliseconds of it at a time, and others in
between.

One piece runs at a time, however many ask, and whoever asks for much waits for their own work: those who ask take
turns.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Generic

from hain.core.errors import Refused
from hain.table.steps import Made, Steps

SLICE = 0.003  # seconds
MOST = 20  # pieces of work that one may have waiting

asker: ContextVar[str] = ContextVar("asker", default="")
"""For whom something is done just now; nobody for what the house does by itself."""


class _Job(Generic[Made]):
    def __init__(self, steps: Steps[Made]) -> None:
        self.steps = steps
        self.made: asyncio.Future[Made] = asyncio.get_running_loop().create_future()

    def advance(self, is_late: Callable[[], bool]) -> bool:
        """Go on for a while; returns whether that was all. Whoever no longer waits for it needs no more of it."""
        try:
            while not self.made.done():
                next(self.steps)
                if is_late():
                    return False
        except StopIteration as end:
            self.made.set_result(end.value)
        except Exception as error:
            self.made.set_exception(error)
        self.steps.close()
        return True


class Slices:
    """Whoever has work waits for it with `run`."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self._waiting: OrderedDict[str, deque[_Job[Any]]] = OrderedDict()  # by whoever asked
        self._task: asyncio.Task[None] | None = None

    async def run(self, steps: Steps[Made]) -> Made:
        """What the work makes, or its error."""
        who = asker.get()
        jobs = self._waiting.setdefault(who, deque())
        if who and len(jobs) >= MOST:
            raise Refused("server-too-often", seconds=1)
        job = _Job(steps)
        jobs.append(job)
        if self._task is None:
            self._task = asyncio.create_task(self._go_on())
        return await job.made

    async def _go_on(self) -> None:
        while self._waiting:
            who, jobs = self._waiting.popitem(last=False)
            if jobs[0].advance(self._alarm(SLICE)):
                jobs.popleft()
            if jobs:
                self._waiting[who] = jobs
            await asyncio.sleep(0)
        self._task = None

    def _alarm(self, seconds: float) -> Callable[[], bool]:
        """Tells whether so much time has passed from now on."""
        ends = self.clock() + seconds
        return lambda: self.clock() >= ends

    def close(self) -> None:
        """Nobody waits any more."""
        if self._task is not None:
            self._task.cancel()
