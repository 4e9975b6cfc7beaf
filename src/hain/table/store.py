"""Where tables are kept: SQLite in a file, or PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from sqlalchemy import Row, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from hain.core.errors import Refused
from hain.table.clock import Clock
from hain.table.database import insert_if_new, is_sqlite, open_database
from hain.table.deal import Deal
from hain.table.entry import Entry
from hain.table.schema import ENTRIES, PEOPLE, SETTINGS, SITTINGS, TABLES
from hain.table.table import Outlook
from hain.table.writer import CHANNEL, Writer

LOOK_EVERY = 0.05  # seconds between looks at whether another process has written to the SQLite file
TIDY_EVERY = 0.25  # seconds between two times when SQLite's journal goes into its file, which nobody waits for


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


class Store:
    """Opened with `Store.open`; every method is safe to call from many tasks at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = Writer(engine)
        self._tidying = asyncio.create_task(self._tidy()) if is_sqlite(engine) else None

    @classmethod
    async def open(cls, url: str) -> "Store":
        return cls(await open_database(url))

    async def close(self) -> None:
        """What waits is written first."""
        await self._writer.close()
        if self._tidying is not None:
            self._tidying.cancel()
            with suppress(asyncio.CancelledError):
                await self._tidying
        await self.engine.dispose()

    # tables

    async def create(self, deal: Deal, entries: Sequence[Entry], outlook: Outlook) -> None:
        """A new table, with what has happened at it already; Conflict if there is one of that name."""
        if not await self._writer.write(deal.id, entries, outlook, deal):
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
        if not await self._writer.write(table, [entry], outlook):
            raise Conflict(table, entry.seq)

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
            await connection.execute(insert_if_new(SETTINGS, self.engine).values(name=name, value=value))
            found = await connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name))
            return str(found.scalar_one())

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
        watch = self._watch_file if is_sqlite(self.engine) else self._listen
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


def _summary(row: Row[Any]) -> Summary:
    return Summary(row.id, row.game, tuple(row.chairs), row.made, row.touched, row.over)
