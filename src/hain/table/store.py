"""Where tables are kept: SQLite in a file, or PostgreSQL.

Entries are written in batches: whatever waits when a transaction ends goes into the next one together, so a busy server
makes few commits. Nobody is told that an entry counts before its transaction is over.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Dialect, Insert, Row, Update, bindparam, event, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.compiler import SQLCompiler

from hain.core.errors import Refused
from hain.table.clock import Clock
from hain.table.deal import Deal
from hain.table.entry import SIT, Entry
from hain.table.schema import ENTRIES, PEOPLE, SETTINGS, SITTINGS, TABLES
from hain.table.table import Outlook

BATCH = 500
GATHERING = 0.004  # seconds in which more entries may join a batch: fewer batches are less work for all
LOOK_EVERY = 0.05  # seconds between looks at whether another process has written to the SQLite file
TIDY_EVERY = 1.0  # seconds between two times when SQLite's journal goes into its file, which nobody waits for
JOURNAL_PAGES = 10_000  # after which somebody has to wait for it
CHANNEL = "hain"
PATIENCE = 30.0  # seconds to wait for others who open the same file


class Summary(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    chairs: tuple[str, ...]
    made: float
    touched: float
    over: bool


class Account(NamedTuple):
    """A person who wants to find their tables on another device."""

    id: str
    login: str
    password: str


class News(NamedTuple):
    """Some process has written an entry."""

    table: str
    seq: int


class Conflict(Exception):
    """Somebody else was faster: there is an entry with this number, or a table with this name."""


class _Waiting(NamedTuple):
    """An entry, or a whole new table, that waits to be written."""

    table: str
    entries: Sequence[Entry]
    outlook: Outlook
    deal: Deal | None
    done: "asyncio.Future[bool]"


class _Many:
    """A statement that is carried out for many rows at once, over and over: it is put into words only once."""

    def __init__(self, statement: Insert | Update, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup is not None, "the driver takes values by name"
        self.text = compiled.string
        self.columns = compiled.positiontup

    async def run(self, connection: AsyncConnection, rows: list[dict[str, object]]) -> None:
        found = [tuple([row[column] for column in self.columns]) for row in rows]
        await connection.exec_driver_sql(self.text, found)


class Store:
    """Opened with `Store.open`; every method is safe to call from many tasks at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self._insert: Callable[..., Any] = sqlite.insert if self.is_sqlite else postgresql.insert
        self._add_entries = _Many(ENTRIES.insert(), engine.dialect)
        self._touch_tables = _Many(_TOUCH, engine.dialect)
        self._add_sittings = _Many(self._insert(SITTINGS).on_conflict_do_nothing(), engine.dialect)
        self._loop = asyncio.get_running_loop()
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._write())]
        if self.is_sqlite:
            self._tasks.append(asyncio.create_task(self._tidy()))

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect, and bring the database up to date."""
        url = _with_driver(url)
        options: dict[str, Any] = (
            {"pool_size": 8} if url.startswith("postgresql") else {"connect_args": {"timeout": 30}}
        )
        engine = create_async_engine(url, **options)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """What waits is written first."""
        await self._queue.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.engine.dispose()

    # tables

    async def create(self, deal: Deal, entries: Sequence[Entry], outlook: Outlook) -> None:
        """A new table, with what has happened at it already; Conflict if there is one of that name."""
        if not await self._store(deal.id, entries, outlook, deal):
            raise Conflict(deal.id)

    async def deal(self, table: str) -> Deal:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
        if row is None:
            raise Refused("table-unknown", table=table)
        moves = tuple((int(seat), str(move)) for seat, move in row["moves"])
        return Deal(
            row["id"],
            row["game"],
            row["version"],
            row["seed"],
            row["options"],
            tuple(row["chairs"]),
            Clock.parse(row["clock"]),
            row["made"],
            row["source"],
            moves,
        )

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(row.seq, row.at, row.kind, row.seat, row.text) for row in rows]

    async def append(self, table: str, entry: Entry, outlook: Outlook) -> None:
        """Returns when the entry is stored; Conflict if its number is taken."""
        if not await self._store(table, [entry], outlook, None):
            raise Conflict(table, entry.seq)

    async def _store(self, table: str, entries: Sequence[Entry], outlook: Outlook, deal: Deal | None) -> bool:
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put_nowait(_Waiting(table, entries, outlook, deal, done))
        return await done

    async def tables_of(self, person: str, most: int = 100) -> list[Summary]:
        """Where a person sits, last touched first."""
        query = (
            select(TABLES)
            .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
            .where(SITTINGS.c.person == person)
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [_summary(row) for row in await connection.execute(query)]

    async def postpone(self, table: str, seq: int, due: float | None) -> None:
        """Somebody has looked at the table: when to do it again, if nothing has happened in between."""
        query = update(TABLES).where(TABLES.c.id == table, TABLES.c.seq == seq).values(due=due)
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def finished(self, source: str, most: int = 100) -> list[Summary]:
        """The games that are over and came from the same place."""
        query = select(TABLES).where(TABLES.c.source == source, TABLES.c.over).order_by(TABLES.c.touched).limit(most)
        async with self.engine.connect() as connection:
            return [_summary(row) for row in await connection.execute(query)]

    async def due(self, now: float, most: int = 100) -> list[str]:
        """Tables that somebody should look at."""
        query = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # people

    async def add_account(self, account: Account, made: float) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(PEOPLE.insert(), [{**account._asdict(), "made": made}])
        except IntegrityError as error:
            raise Refused("account-taken", login=account.login) from error

    async def account(self, login: str) -> Account | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login))).first()
        return None if row is None else Account(row.id, row.login, row.password)

    async def setting(self, name: str, value: str) -> str:
        """The value that was set first, by whichever process."""
        async with self.engine.begin() as connection:
            await connection.execute(self._insert(SETTINGS).values(name=name, value=value).on_conflict_do_nothing())
            found = await connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name))
            return str(found.scalar_one())

    # writing

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            await asyncio.sleep(GATHERING)
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_batch(batch)
            except Exception:
                await self._write_one_by_one(batch)
            else:
                for waiting in batch:
                    _settle(waiting, True)
            for _ in batch:
                self._queue.task_done()

    async def _write_one_by_one(self, batch: list[_Waiting]) -> None:
        """Something in the batch cannot be stored; it alone is to suffer."""
        for waiting in batch:
            try:
                _settle(waiting, await self._write_if_free(waiting))
            except Exception as error:
                _settle(waiting, error)

    async def _write_if_free(self, waiting: _Waiting) -> bool:
        """Whether its numbers were free; otherwise nothing is written."""
        try:
            await self._write_batch([waiting])
        except IntegrityError:
            if not await self._is_taken(waiting):
                raise
            return False
        return True

    async def _is_taken(self, waiting: _Waiting) -> bool:
        """Whether there is such a table, or such an entry at it."""
        if waiting.deal is None:
            first = waiting.entries[0].seq
            return any(entry.seq == first for entry in await self.entries(waiting.table, first - 1))
        try:
            await self.deal(waiting.table)
        except Refused:
            return False
        return True

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        """All of them in one transaction, or none."""
        entries = [(item.table, entry) for item in batch for entry in item.entries]
        async with self.engine.begin() as connection:
            new = [_new_table(item.deal, item.outlook) for item in batch if item.deal is not None]
            if new:
                await connection.execute(TABLES.insert(), new)
            if entries:
                await self._add_entries.run(connection, [_row(*entry) for entry in entries])
                played = [item for item in batch if item.entries]
                await self._touch_tables.run(connection, [_touched(item) for item in played])
                await self._note_sittings(connection, entries)
                if not self.is_sqlite:
                    told = [f"{item.table} {item.entries[-1].seq}" for item in played]
                    await connection.execute(_NOTIFY, [{"channel": CHANNEL, "news": news} for news in told])

    async def _note_sittings(self, connection: AsyncConnection, entries: list[tuple[str, Entry]]) -> None:
        sat: list[dict[str, object]] = [
            {"person": entry.text.partition(" ")[0], "table_id": table} for table, entry in entries if entry.kind == SIT
        ]
        if sat:
            await self._add_sittings.run(connection, sat)

    async def _tidy(self) -> None:
        """SQLite would do it in the middle of a commit, and let all who want to store something wait for the disk."""
        async with self.engine.connect() as connection:
            while True:
                await asyncio.sleep(TIDY_EVERY)
                with suppress(OperationalError):
                    await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))
                await connection.rollback()

    # what other processes write

    @asynccontextmanager
    async def news(self) -> AsyncIterator["asyncio.Queue[News]"]:
        """New entries, written by any process. It ends with an error if the database is lost."""
        found: asyncio.Queue[News] = asyncio.Queue()
        watch = self._watch_file if self.is_sqlite else self._listen
        ready = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            task = group.create_task(watch(found, ready))
            await ready.wait()
            yield found
            task.cancel()

    async def _watch_file(self, found: "asyncio.Queue[News]", ready: asyncio.Event) -> None:
        """SQLite counts the changes that other connections have made; new entries have higher row numbers."""
        newest = text("SELECT coalesce(max(rowid), 0) FROM entries")
        fresh = text("SELECT rowid, table_id, seq FROM entries WHERE rowid > :last ORDER BY rowid")
        version = text("PRAGMA data_version")
        async with self.engine.connect() as connection:
            known = (await connection.execute(version)).scalar_one()
            last = int((await connection.execute(newest)).scalar_one())
            await connection.rollback()
            ready.set()
            while True:
                await asyncio.sleep(LOOK_EVERY)
                now = (await connection.execute(version)).scalar_one()
                if now != known:
                    known = now
                    for row in await connection.execute(fresh, {"last": last}):
                        last = int(row[0])
                        found.put_nowait(News(str(row[1]), int(row[2])))
                await connection.rollback()

    async def _listen(self, found: "asyncio.Queue[News]", ready: asyncio.Event) -> None:
        """PostgreSQL tells."""

        def told(*message: object) -> None:
            table, _, seq = str(message[-1]).partition(" ")
            found.put_nowait(News(table, int(seq)))

        async with self.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            await raw.add_listener(CHANNEL, told)
            ready.set()
            while not raw.is_closed():
                await asyncio.sleep(1)
            await connection.invalidate()
            raise ConnectionError("PostgreSQL has closed the connection")


_TOUCH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(seq=bindparam("number"), touched=bindparam("now"), over=bindparam("is_over"), due=bindparam("due_at"))
)
_NOTIFY = text("SELECT pg_notify(:channel, :news)")


def _new_table(deal: Deal, outlook: Outlook) -> dict[str, object]:
    return {
        **deal._asdict(),
        "chairs": list(deal.chairs),
        "clock": str(deal.clock),
        "moves": [list(move) for move in deal.moves],
        "seq": 0,
        "touched": deal.made,
        **outlook._asdict(),
    }


def _touched(item: _Waiting) -> dict[str, object]:
    last = item.entries[-1]
    return {
        "table": item.table,
        "number": last.seq,
        "now": last.at,
        "is_over": item.outlook.over,
        "due_at": item.outlook.due,
    }


def _summary(row: Row[Any]) -> Summary:
    return Summary(row.id, row.game, tuple(row.chairs), row.made, row.touched, row.over)


def _row(table: str, entry: Entry) -> dict[str, object]:
    return {"table_id": table, **entry._asdict()}


def _settle(waiting: _Waiting, outcome: bool | Exception) -> None:
    if waiting.done.done():
        return
    if isinstance(outcome, Exception):
        waiting.done.set_exception(outcome)
    else:
        waiting.done.set_result(outcome)


def _with_driver(url: str) -> str:
    """The asynchronous driver of each database, whatever form of its address people use."""
    for known, driver in (
        ("sqlite:", "sqlite+aiosqlite:"),
        ("postgresql:", "postgresql+asyncpg:"),
        ("postgres:", "postgresql+asyncpg:"),
    ):
        if url.startswith(known):
            return driver + url.removeprefix(known)
    return url


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and what is written survives the end of the process."""
    cursor = connection.cursor()
    journal = f"wal_autocheckpoint={JOURNAL_PAGES}"
    for pragma in ("busy_timeout=30000", "synchronous=NORMAL", "foreign_keys=ON", journal):
        cursor.execute(f"PRAGMA {pragma}")
    until = time.monotonic() + PATIENCE
    while True:  # the mode of a new file cannot be changed while another process does the same, and nobody waits
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    # several processes may start at once
    alone = "BEGIN IMMEDIATE" if connection.dialect.name == "sqlite" else "SELECT pg_advisory_xact_lock(72656)"
    connection.exec_driver_sql(alone)
    command.upgrade(config, "head")
