"""A full disk, a damaged file, a database that is gone: told in words, and nothing that was stored is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from hain import Refused
from hain.core.state import State
from hain.table.deal import new_deal
from hain.table.house import GRACE, House
from hain.table.store import Store
from hain.table.thinker import Place
from hain.table.trouble import DAMAGED, FULL, GONE, Trouble
from tests.databases import new_database, postgres_server
from tests.table.test_house import Quick, until
from tests.table.test_store import OUTLOOK, a_deal, entry, run

LONG = "x" * 100_000

REFUSE = """
CREATE FUNCTION no_space() RETURNS trigger AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
END $$ LANGUAGE plpgsql;
CREATE TRIGGER no_space BEFORE INSERT ON entries EXECUTE FUNCTION no_space();
CREATE TRIGGER no_space BEFORE UPDATE ON settings EXECUTE FUNCTION no_space()
"""
ALLOW = "DROP FUNCTION no_space CASCADE"


async def do(store: Store, *statements: str) -> None:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement)).close()

    await store.database.run(work)


async def fill(store: Store, database: str) -> None:
    """From now on there is no more space."""
    if database.startswith("sqlite:"):
        await do(store, "PRAGMA max_page_count=1")
    else:
        function, *triggers = REFUSE.split("plpgsql;")
        await do(store, function + "plpgsql", *triggers[0].strip().split(";"))


async def clear(store: Store, database: str) -> None:
    await do(store, "PRAGMA max_page_count=1000000" if database.startswith("sqlite:") else ALLOW)


def test_a_full_disk_is_told_and_when_there_is_space_again_all_goes_on(database: str) -> None:
    deal = a_deal()

    async def work(store: Store) -> None:
        await store.create(deal, [entry(1)], OUTLOOK)
        await store.probe()
        await fill(store, database)
        for _ in range(2):
            with pytest.raises(Trouble, match=r"not stored.*full") as told:
                await store.append(deal.id, entry(2, LONG), OUTLOOK)
            assert told.value.key == FULL
        with pytest.raises(Trouble, match="full"):
            await store.create(a_deal(), [entry(1, LONG)], OUTLOOK)
        assert store.database.trouble is not None
        assert await store.entries(deal.id) == [entry(1)]
        await clear(store, database)
        await store.append(deal.id, entry(2, LONG), OUTLOOK)
        await store.probe()
        assert store.database.trouble is None
        assert len(await store.entries(deal.id)) == 2

    run(database, work)


def test_whether_something_can_be_stored_is_found_out_by_storing_something(tmp_path: Path) -> None:
    database = new_database("postgresql", tmp_path)

    async def work(store: Store) -> None:
        await store.probe()
        await fill(store, database)
        with pytest.raises(Trouble):
            await store.append("nowhere", entry(1), OUTLOOK)
        for _ in range(2):
            with pytest.raises(Trouble, match="full"):
                await store.probe()
        await clear(store, database)
        await store.probe()

    run(database, work)


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    deals = [a_deal() for _ in range(50)]
    file = tmp_path / "hain.sqlite"

    async def write(store: Store) -> None:
        for deal in deals:
            await store.create(deal, [entry(number, "x" * 500) for number in range(1, 20)], OUTLOOK)

    async def read(store: Store) -> None:
        told = await asyncio.gather(*(store.read(deal.id) for deal in deals), return_exceptions=True)
        assert any(isinstance(error, Trouble) and error.key == DAMAGED for error in told)
        for _ in range(2):  # it does not get well by itself
            with pytest.raises(Trouble, match="damaged"):
                await store.probe()
        with pytest.raises(Refused, match=r"damaged: .+ backup"):
            await store.database.check()

    async def look(store: Store) -> None:
        await store.database.check()

    run(f"sqlite:///{file}", write)
    run(f"sqlite:///{file}", look)
    damage(file)
    run(f"sqlite:///{file}", read)


def damage(file: Path) -> None:
    """Bytes in the middle are overwritten."""
    with file.open("r+b") as opened:
        size = file.stat().st_size
        opened.seek(size // 3)
        opened.write(bytes(range(256)) * (size // 3 // 256))


def test_a_check_takes_no_longer_than_it_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hain.table.sqlite.CHECKING", -1.0)

    async def work(store: Store) -> None:
        for _ in range(100):
            await store.create(a_deal(), [entry(number, "x" * 500) for number in range(1, 20)], OUTLOOK)
        await store.database.check()
        await store.create(a_deal(), [], OUTLOOK)

    run(f"sqlite:///{tmp_path}/hain.sqlite", work)


def test_a_database_that_is_gone_is_told() -> None:
    deal = a_deal()

    async def work() -> None:
        with postgres_server() as address:
            store = await Store.open(f"{address}/postgres")
            await store.create(deal, [], OUTLOOK)
        asked: list[Callable[[], Awaitable[object]]] = [
            lambda: store.append(deal.id, entry(1), OUTLOOK),
            lambda: store.read(deal.id),
            store.probe,
        ]
        for ask in asked:
            with pytest.raises(Trouble, match="cannot reach") as told:
                await ask()
            assert told.value.key == GONE
        await store.close()

    asyncio.run(work())


class Counted(Quick):
    """Counts how often a bot was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def choose(self, state: State, place: Place) -> str:
        self.asked += 1
        return await super().choose(state, place)


def test_bots_wait_until_something_can_be_stored_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They neither think over and over meanwhile nor are they forgotten."""
    now = [1000.0]
    deal = new_deal("evergreen", ("person", "sprout"), 1000.0, seed=7)

    async def work(store: Store) -> None:
        thinker = Counted()
        house = House(store, thinker, lambda: now[0])
        told: list[Exception] = []
        house.failed = told.append

        def full(*_: object) -> "asyncio.Future[bool]":
            failing: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            failing.set_exception(Trouble(FULL, OSError()))
            return failing

        async with house:
            with monkeypatch.context() as patched:
                patched.setattr(store, "append", full)
                live = await house.create(deal, "anna", "Anna")
                for _ in range(200):
                    await asyncio.sleep(0)
            assert live.table.bots_to_act() == [1]
            assert thinker.asked == 1
            assert [type(error) for error in told] == [Trouble]
            now[0] += GRACE
            await until(live, lambda table: not table.bots_to_act())

    run(f"sqlite:///{tmp_path}/hain.sqlite", work)
