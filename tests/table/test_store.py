"""What is stored stays, in one order, whoever writes it; over SQLite and PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from hain import Refused
from hain.table import migration
from hain.table.deal import Deal, new_deal
from hain.table.entry import Entry
from hain.table.people import Account
from hain.table.result import Result
from hain.table.schema import VERSION
from hain.table.store import Conflict, Log, Store
from hain.table.table import Outlook

OUTLOOK = Outlook(False, None, [])


def a_deal() -> Deal:
    return new_deal(
        "evergreen", ("person", "tree"), 1000.0, {"sun": "w"}, 7, "bank 60+5", "somewhere", ((1, "draft x"),)
    )


def entry(number: int, text: str = "draft wild-bush") -> Entry:
    return Entry(number, 1000.5 + number, "move", 1, text)


async def a_look(store: Store) -> None:
    assert await store.tables_of("anna") == []


def run(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def opened() -> None:
        store = await Store.open(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(opened())


def test_a_deal_and_its_log_come_back_as_they_were(database: str) -> None:
    deal = a_deal()
    sat = Entry(1, 1000.0, "sit", 0, "anna Anna Maria")

    async def write(store: Store) -> None:
        await store.create(deal, [sat], OUTLOOK)
        await store.append(deal.id, entry(2, "draft „ß“"), Outlook(True, 5.5, [0, 1], result=Result([3, 4], [2, 1])))

    async def read(store: Store) -> None:
        assert await store.read(deal.id) == Log(deal, [sat, entry(2, "draft „ß“")], True, Result([3, 4], [2, 1]))
        assert await store.entries(deal.id, after=1) == [entry(2, "draft „ß“")]
        (found,) = await store.tables_of("anna")
        assert (found.id, found.game, found.chairs, found.over) == (deal.id, "evergreen", deal.chairs, True)
        assert (found.touched, found.owing, found.seated) == (entry(2).at, (0, 1), None)
        await store.note(deal.id, 1, [0], [], None)  # something has happened since
        assert await store.summary(deal.id) == found
        await store.note(deal.id, 2, [0], [["anna", "Anna", "", 1], ["", "", "tree", 0]], found.result)
        noted = found._replace(owing=(0,), seated=[["anna", "Anna", "", 1], ["", "", "tree", 0]])
        assert await store.summary(deal.id) == noted
        assert await store.tables_of("nobody") == []
        assert await store.due(5.4) == []
        assert await store.due(5.5) == [deal.id]
        await store.postpone(deal.id, 1, None)
        assert await store.due(5.5) == [deal.id]
        await store.postpone(deal.id, 2, None)
        assert await store.due(5.5) == []
        assert [summary.id for summary in await store.finished("somewhere")] == [deal.id]
        with pytest.raises(Refused, match="no table"):
            await store.read("elsewhere")

    run(database, write)
    run(database, read)


def test_a_number_is_taken_once(database: str) -> None:
    """Among many who want the same number exactly one gets it, also within one batch."""
    deal = a_deal()

    async def work(store: Store) -> None:
        await store.create(deal, [], OUTLOOK)
        other = await Store.open(database)
        try:
            for number in range(1, 21):
                wishes = [
                    writer.append(deal.id, entry(number, f"draft {place}"), OUTLOOK)
                    for place, writer in enumerate([store, other, store, other])
                ]
                outcomes = await asyncio.gather(*wishes)
                assert sorted(outcomes) == [False, False, False, True]
                stored = (await store.entries(deal.id))[-1]
                assert outcomes[int(stored.text.split()[1])]
            assert [line.seq for line in await other.entries(deal.id)] == list(range(1, 21))
        finally:
            await other.close()

    run(database, work)


def test_a_table_is_made_once(database: str) -> None:
    deal = a_deal()

    async def work(store: Store) -> None:
        await store.create(deal, [entry(1)], OUTLOOK)
        for entries in ([], [entry(1)], [entry(2)]):
            with pytest.raises(Conflict):
                await store.create(deal, entries, OUTLOOK)
        assert await store.entries(deal.id) == [entry(1)]

    run(database, work)


def test_many_at_once_are_all_stored(database: str) -> None:
    deals = [a_deal() for _ in range(40)]

    async def work(store: Store) -> None:
        for deal in deals:
            await store.create(deal, [], OUTLOOK)
        for number in range(1, 6):
            await asyncio.gather(*(store.append(deal.id, entry(number), OUTLOOK) for deal in deals))
        for deal in deals:
            assert len(await store.entries(deal.id)) == 5

    run(database, work)


def test_a_table_that_is_not_there_gets_no_entry(database: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Refused, match="no table nowhere"):
            await store.append("nowhere", entry(1), OUTLOOK)
        deal = a_deal()
        await store.create(deal, [], OUTLOOK)
        await store.append(deal.id, entry(1), OUTLOOK)

    run(database, work)


def test_whoever_finds_the_file_busy_writes_later_and_holds_up_nobody(tmp_path: Path) -> None:
    deal = a_deal()
    file = tmp_path / "busy.sqlite"

    async def write(store: Store) -> None:
        await store.create(deal, [], OUTLOOK)
        somebody = sqlite3.connect(file, isolation_level=None)
        somebody.execute("BEGIN IMMEDIATE")
        writing = store.append(deal.id, entry(1), OUTLOOK)
        for _ in range(20):
            await asyncio.sleep(0.005)
            assert not writing.done()
        assert await store.entries(deal.id) == []
        somebody.execute("COMMIT")
        await writing
        assert await store.entries(deal.id) == [entry(1)]

    run(f"sqlite:///{file}", write)


def test_what_waits_is_written_before_the_store_is_closed(database: str) -> None:
    deal = a_deal()

    async def leave(store: Store) -> None:
        await store.create(deal, [], OUTLOOK)
        assert not store.append(deal.id, entry(1), OUTLOOK).done()

    async def look(store: Store) -> None:
        assert await store.entries(deal.id) == [entry(1)]

    run(database, leave)
    run(database, look)


def test_other_processes_hear_of_it(database: str) -> None:
    deal = a_deal()

    async def work(store: Store) -> None:
        await store.create(deal, [], OUTLOOK)
        other = await Store.open(database)
        try:
            async with other.news() as news:
                await store.append(deal.id, entry(1), OUTLOOK)
                assert await asyncio.wait_for(news.get(), 10) == (deal.id, 1)
        finally:
            await other.close()

    run(database, work)


def test_settings_are_set_once_and_logins_belong_to_one(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.setting("key", "one") == "one"
        assert await store.setting("key", "two") == "one"
        assert await store.people.find("anna") is None
        await store.people.add(Account("id1", "anna", "hash"), 1.0)
        assert await store.people.find("anna") == Account("id1", "anna", "hash")
        with pytest.raises(Refused, match="taken"):
            await store.people.add(Account("id2", "anna", "hash"), 1.0)

    run(database, work)


def test_a_database_is_brought_up_to_date_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scripts = Config()
    scripts.set_main_option("script_location", str(migration.FOLDER))
    assert ScriptDirectory.from_config(scripts).get_current_head() == VERSION
    run(database, a_look)
    monkeypatch.setattr(command, "upgrade", lambda *_: pytest.fail("there is nothing to do"))
    run(database, a_look)


def test_several_may_open_a_new_database_at_once(database: str) -> None:
    async def work() -> None:
        stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(work())
