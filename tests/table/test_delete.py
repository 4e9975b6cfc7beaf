"""Tables that are deleted, by their people or because nobody touches them, are gone for every process."""

import asyncio

import pytest
from sqlalchemy import Connection, text

from hain import Refused
from hain.core.state import State
from hain.table.deal import new_deal
from hain.table.house import House, Live
from hain.table.store import Store
from hain.table.sweep import Sweep
from hain.table.thinker import Place
from tests.table.test_house import Quick, a_pair, moving, run, until

ROWS = """SELECT (SELECT count(*) FROM tables WHERE id = :table)
    + (SELECT count(*) FROM entries WHERE table_id = :table)
    + (SELECT count(*) FROM sittings WHERE table_id = :table)"""


async def rows_of(store: Store, table: str) -> int:
    """All that the database has of a table."""

    def work(connection: Connection) -> int:
        return int(connection.execute(text(ROWS), {"table": table}).scalar_one())

    return await store.database.run(work)


async def alone(house: House) -> Live:
    return await house.create(new_deal("evergreen", ("person", "person"), 1000.0, seed=7), "anna", "Anna")


async def is_told(live: Live) -> None:
    """Until whoever watches knows that the table is gone."""
    changed = asyncio.Event()
    live.watchers.add(changed)
    while not live.is_deleted:
        await asyncio.wait_for(changed.wait(), 20)
        changed.clear()


def test_a_game_alone_is_deleted_at_once(database: str) -> None:
    async def work(house: House) -> None:
        live, other = await alone(house), await alone(house)
        table = live.table.deal.id
        with pytest.raises(Refused, match="not on your list"):
            await house.remove(table, "bela")
        assert await house.remove(table, "anna")
        assert live.is_deleted
        assert await rows_of(house.store, table) == 0
        for ask in (house.live, house.current):
            with pytest.raises(Refused, match="no table"):
                await ask(table)
        with pytest.raises(Refused, match="not on your list"):
            await house.remove(table, "anna")
        assert [found.id for found in await house.store.tables_of("anna")] == [other.table.deal.id]

    run(database, work)


def test_a_table_of_several_stays_until_nobody_has_it_on_their_list(database: str) -> None:
    async def work(house: House) -> None:
        live = await a_pair(house)
        table = live.table.deal.id
        assert not await house.remove(table, "anna")
        assert await house.store.tables_of("anna") == []
        assert [found.id for found in await house.store.tables_of("bela")] == [table]
        await house.do(table, moving(1, "draft wild-bush"))
        await house.do(table, moving(0, "draft snow-sprout"))  # the seat is still theirs
        assert await house.remove(table, "bela")
        assert await rows_of(house.store, table) == 0

    run(database, work)


def test_other_processes_hear_of_it_and_write_nothing_more(database: str) -> None:
    async def work(house: House) -> None:
        async with House(await Store.open(database), Quick(), house.clock) as other:
            first, second = await alone(house), await alone(house)
            there = await other.live(first.table.deal.id)
            await house.remove(first.table.deal.id, "anna")
            await is_told(there)
            assert first.table.deal.id not in other.lives
            # even one that has not heard of it yet
            there = await other.live(second.table.deal.id)
            await house.store.remove(second.table.deal.id, "anna")
            with pytest.raises(Refused, match="no table"):
                await other.do(second.table.deal.id, moving(1, "draft wild-bush"))
            assert there.is_deleted
            assert await rows_of(house.store, second.table.deal.id) == 0
            # and what is written later is heard as before: numbers of rows may be given anew
            third = await a_pair(house)
            watched = await other.live(third.table.deal.id)
            await house.do(third.table.deal.id, moving(1, "draft wild-bush"))
            await until(watched, lambda table: table.seq == 3)
        await other.store.close()

    run(database, work)


def test_entries_are_heard_of_after_those_before_them_were_deleted(database: str) -> None:
    async def work(house: House) -> None:
        async with House(await Store.open(database), Quick(), house.clock) as other:
            kept = await a_pair(house)
            watched = await other.live(kept.table.deal.id)
            gone = await a_pair(house)
            heard = await other.live(gone.table.deal.id)
            await house.do(gone.table.deal.id, moving(1, "draft wild-bush"))
            await until(heard, lambda table: table.seq == 3)
            for person in ("anna", "bela"):
                await house.remove(gone.table.deal.id, person)
            await house.do(kept.table.deal.id, moving(1, "draft wild-bush"))
            await until(watched, lambda table: table.seq == 3)
        await other.store.close()

    run(database, work)


class Slow(Quick):
    """Thinks until it may answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def choose(self, state: State, place: Place) -> str:
        self.asked += 1
        await self.may_answer.wait()
        return await super().choose(state, place)


@pytest.mark.parametrize("is_elsewhere", [False, True], ids=["here", "elsewhere"])
def test_a_bot_that_still_thinks_brings_nothing_back(database: str, is_elsewhere: bool) -> None:
    async def work(house: House) -> None:
        thinker = Slow()
        async with House(await Store.open(database), thinker, house.clock) as other:
            live = await other.create(new_deal("evergreen", ("person", "sprout"), 1000.0, seed=7), "anna", "Anna")
            table = live.table.deal.id
            while not thinker.asked:
                await asyncio.sleep(0.001)
            if is_elsewhere:
                await house.store.remove(table, "anna")
            else:
                await other.remove(table, "anna")
            thinker.may_answer.set()
            await is_told(live)
            for _ in range(50):
                await asyncio.sleep(0)
            assert thinker.asked == 1
            assert await rows_of(other.store, table) == 0
        await other.store.close()

    run(database, work)


def test_tables_that_nobody_touches_are_swept_away(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hain.table.sweep.STEP", 2)
    now = [1000.0]

    async def work(house: House) -> None:
        old = [await alone(house) for _ in range(5)]
        touched = await a_pair(house)
        now[0] += 600
        await house.do(touched.table.deal.id, moving(1, "draft wild-bush"))
        watched = old.pop()
        watched.watchers.add(asyncio.Event())
        now[0] += 600
        sweep = Sweep(house, 1000)
        for _ in range(4):
            before = len(house.lives)
            await sweep.go_on()
            assert before - len(house.lives) <= 2
        assert set(house.lives) == {touched.table.deal.id, watched.table.deal.id}
        for live in old:
            assert live.is_deleted
            assert await rows_of(house.store, live.table.deal.id) == 0
        await sweep.go_on()  # it rests
        assert await rows_of(house.store, watched.table.deal.id) > 0
        assert not await house.store.sweep_away(touched.table.deal.id, now[0] - 1000)

    run(database, work, lambda: now[0])


def test_a_house_sweeps_if_it_is_to(database: str) -> None:
    now = [1000.0]

    async def work(house: House) -> None:
        live = await alone(house)
        now[0] += 2000
        async with House(await Store.open(database), Quick(), house.clock, keep=1000) as other:
            await is_told(live)
            assert await rows_of(house.store, live.table.deal.id) == 0
        await other.store.close()

    run(database, work, lambda: now[0])
