"""Bots that think in other processes, so that no table waits for another one's bot."""

import asyncio
import multiprocessing
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager
from functools import partial

from hain import engine
from hain.bots import QUICK, Bot, make_bot
from hain.bots.worker import begin
from hain.core.dice import SEED_BITS, Dice
from hain.core.state import Saved, State
from hain.registry import rules
from hain.table.turns import Turns, Wanted

BUDGET = 1.0  # seconds for a decision
REMEMBERED = 200  # bots that keep what they have thought about, in each process

Place = tuple[str, int, str]
"""A table, a seat and the level of the bot there."""

_bots: OrderedDict[Place, Bot] = OrderedDict()


class Thinker:
    """A pool of processes for bots. What they get is imagined: the cards on the table never leave the server."""

    def __init__(self, processes: int | None = None, budget: float = BUDGET) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None
        self._is_compiled = False  # the engine in its processes
        self._turns = Turns(self.processes)

    def turn(self, who: str, level: str, is_watched: Callable[[], bool]) -> AbstractAsyncContextManager[None]:
        """While a process is free for a decision of a bot of this level, at a table of this person."""
        return self._turns.turn(Wanted(who, level in QUICK, is_watched))

    async def choose(self, state: State, place: Place) -> str:
        """The text of the move that the bot at this place chooses."""
        seat = place[1]
        imagined = state.imagine(seat, _dice()).save()
        work = partial(_choose, imagined, place, self.budget, _dice().state)
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:  # a process was killed: start anew, once
            if pool is self._pool:  # nobody else has done so yet
                self._pool = None
            return await loop.run_in_executor(self._running(), work)

    def _running(self) -> ProcessPoolExecutor:
        """The processes. When a compiled engine has come to be, new ones with it take their place; the others finish
        what they are thinking about."""
        if self._pool is not None and engine.is_at_hand() and not self._is_compiled:
            self._pool.shutdown(wait=False)
            self._pool = None
        if self._pool is None:
            context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
            if os.name == "posix":
                context.set_forkserver_preload([])  # each process imports by itself the engine there is by then
            self._is_compiled = engine.is_at_hand()
            self._pool = ProcessPoolExecutor(self.processes + 1, context, begin)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _dice() -> Dice:
    return Dice(secrets.randbits(SEED_BITS))


def _choose(imagined: Saved, place: Place, budget: float, seed: int) -> str:
    """In one of the processes: a bot that was here before goes on with what it knows."""
    _, seat, level = place
    game = rules(str(imagined["game"]))
    state = game.load(imagined)
    bot = _bots.pop(place, None) or make_bot(level, game, Dice(seed))
    _bots[place] = bot
    if len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return state.text(bot.choose(partial(state.imagine, seat), seat, budget))
