"""Whose bot thinks next."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from hain.table.turns import Turns, Wanted


class Line:
    """Bots that think until they are told that it is enough, in the order in which they began."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._enough: dict[str, asyncio.Event] = {}

    def want(self, name: str, who: str = "", is_quick: bool = False, is_watched: bool = True) -> None:
        async def think() -> None:
            async with self.turns.turn(Wanted(who or name, is_quick, lambda: is_watched)):
                self.begun.append(name)
                await self._enough[name].wait()

        self._enough[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(think())

    async def end(self, name: str) -> None:
        self._enough[name].set()
        await self.tasks[name]
        await self.rest()

    async def rest(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(), 20)

    asyncio.run(bounded())


def test_one_who_has_many_tables_does_not_silence_another() -> None:
    async def work() -> None:
        line = Line(1)
        for number in range(29):
            line.want(f"greedy {number}", "greedy")
        line.want("bela")
        await line.rest()
        await line.end("greedy 0")
        assert line.begun == ["greedy 0", "bela"]
        line.want("carl")
        await line.rest()
        await line.end("bela")
        assert line.begun[2:] == ["carl"]
        await line.end("carl")
        assert line.begun[3:] == ["greedy 1"]

    run(work)


def test_those_who_want_much_take_turns() -> None:
    async def work() -> None:
        line = Line(1)
        for number in range(3):
            line.want(f"a{number}", "a")
        for number in range(3):
            line.want(f"b{number}", "b")
        for _ in range(6):
            await line.rest()
            await line.end(line.begun[-1])
        assert line.begun == ["a0", "b0", "a1", "b1", "a2", "b2"]

    run(work)


def test_quick_levels_do_not_wait_for_long_thoughts() -> None:
    async def work() -> None:
        line = Line(2)
        for name in ("slow 1", "slow 2", "slow 3"):
            line.want(name)
        line.want("quick 1", is_quick=True)
        line.want("quick 2", is_quick=True)
        await line.rest()
        assert line.begun == ["slow 1", "slow 2", "quick 1"]
        await line.end("quick 1")
        assert line.begun[3:] == ["quick 2"]
        await line.end("slow 1")
        assert line.begun[4:] == ["slow 3"]

    run(work)


def test_what_somebody_watches_comes_first() -> None:
    async def work() -> None:
        line = Line(1)
        line.want("first", is_watched=False)
        line.want("lonely", is_watched=False)
        line.want("watched", "first")
        await line.rest()
        await line.end("first")
        assert line.begun == ["first", "watched"]

    run(work)


def test_whoever_gives_up_waiting_takes_no_place_away() -> None:
    """Before they are called, and in the moment between the call and their turn."""

    async def work() -> None:
        line = Line(1)
        line.want("first")
        line.want("gives up")
        line.want("called")
        await line.rest()
        line.tasks["gives up"].cancel()
        await line.rest()
        line._enough["first"].set()
        while not line.tasks["first"].done():
            await asyncio.sleep(0)
            if not line.turns._waiting:
                line.tasks["called"].cancel()
        with suppress(asyncio.CancelledError):
            await line.tasks["called"]
        assert "called" not in line.begun
        line.want("last")
        await line.rest()
        assert line.begun == ["first", "last"]

    run(work)
