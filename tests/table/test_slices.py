"""Long work in small pieces: others come in between, and those who ask take turns."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hain.core.errors import Refused
from hain.table.slices import MOST, SLICE, Slices, asker
from hain.table.steps import Steps, done


class Ticking:
    """A clock for which every step takes half a slice."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += SLICE / 4
        return self.now


def counting(to: int, heard: list[str], name: str) -> Steps[str]:
    for _ in range(to):
        heard.append(name)
        yield
    return name


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(), 20)

    asyncio.run(bounded())


def longest_run(heard: list[str], name: str) -> int:
    return max(map(len, "".join(letter if letter == name else " " for letter in heard).split()))


def test_others_come_in_between() -> None:
    async def work() -> None:
        heard: list[str] = []
        slices = Slices(Ticking())
        working = asyncio.create_task(slices.run(counting(100, heard, "w")))
        while not working.done():
            heard.append("o")
            await asyncio.sleep(0)
        assert await working == "w"
        assert heard.count("w") == 100
        assert longest_run(heard, "w") <= 5
        slices.close()

    run(work)


def test_only_one_piece_runs_at_a_time_however_many_ask() -> None:
    async def work() -> None:
        heard: list[str] = []
        slices = Slices(Ticking())
        working = [asyncio.create_task(slices.run(counting(30, heard, "w"))) for _ in range(8)]
        while not all(task.done() for task in working):
            heard.append("o")
            await asyncio.sleep(0)
        assert longest_run(heard, "w") <= 5
        slices.close()

    run(work)


def test_whoever_asks_for_much_waits_for_their_own_work() -> None:
    async def work() -> None:
        heard: list[str] = []
        slices = Slices(Ticking())

        async def asking(who: str, name: str) -> None:
            asker.set(who)
            await slices.run(counting(20, heard, name))

        greedy = [asyncio.create_task(asking("greedy", "g")) for _ in range(10)]
        await asyncio.sleep(0)
        await asking("modest", "m")
        assert heard.count("g") < 60
        await asyncio.gather(*greedy)
        slices.close()

    run(work)


def test_whoever_came_first_does_not_wait_for_all_who_come_later() -> None:
    async def work() -> None:
        heard: list[str] = []
        slices = Slices(Ticking())

        async def asking(who: str, name: str) -> None:
            asker.set(who)
            await slices.run(counting(20, heard, name))

        modest = asyncio.create_task(asking("modest", "m"))
        await asyncio.sleep(0)
        greedy = [asyncio.create_task(asking("greedy", "g")) for _ in range(10)]
        await modest
        assert heard.count("g") < 60
        await asyncio.gather(*greedy)
        slices.close()

    run(work)


def test_nobody_has_more_waiting_than_a_person_needs() -> None:
    async def work() -> None:
        slices = Slices()
        asker.set("greedy")
        working = [asyncio.create_task(slices.run(counting(3, [], "g"))) for _ in range(MOST)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too"):
            await slices.run(counting(3, [], "g"))
        assert await asyncio.gather(*working) == ["g"] * MOST
        assert await slices.run(counting(3, [], "g")) == "g"
        slices.close()

    run(work)


def test_an_error_is_of_the_work_alone_and_who_gives_up_gets_no_more_of_it() -> None:
    async def work() -> None:
        def failing() -> Steps[None]:
            yield
            raise Refused("table-changed")

        heard: list[str] = []
        slices = Slices(Ticking())
        given_up = asyncio.create_task(slices.run(counting(1000, heard, "w")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(Refused):
            await slices.run(failing())
        await asyncio.sleep(0.01)
        assert len(heard) < 20
        assert await slices.run(counting(2, heard, "x")) == "x"
        slices.close()

    run(work)


def test_whoever_holds_up_nobody_does_it_all_at_once() -> None:
    assert done(counting(5, [], "x")) == "x"
