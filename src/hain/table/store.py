"""Where tables are kept: SQLite in a file, or PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, bindparam, delete, select, update

from hain.core.errors import BadSetup, Refused
from hain.core.seed import read_seed
from hain.table.clock import Clock
from hain.table.database import DELETED, Database, News, open_database
from hain.table.deal import Deal
from hain.table.entry import Entry
from hain.table.people import People
from hain.table.result import Result
from hain.table.schema import ENTRIES, SETTINGS, SITTINGS, TABLES
from hain.table.table import Outlook
from hain.table.writer import Writer, owing_text

PROBING = 10.0  # seconds in which it is not tried again whether something can be stored


class Summary(NamedTuple):
    """A table in a list. `owing` and `seated`, who is asked and who sits where, are missing if nobody has touched the
    table since they are noted."""

    id: str
    game: str
    chairs: tuple[str, ...]
    made: float
    touched: float
    over: bool
    version: int
    owing: tuple[int, ...] | None
    seated: list[list[Any]] | None
    result: Result | None


class Log(NamedTuple):
    """How a table began, all that has happened at it, and whether its game was over then."""

    deal: Deal
    entries: list[Entry]
    over: bool
    result: Result | None  # if it was noted at the end


class Conflict(Exception):
    """Somebody else was faster: there is a table with this name."""


class Unreadable(Refused):
    """Not even how a table began is understood; it may have been written by another version."""

    def __init__(self) -> None:
        super().__init__("table-damaged")


class Store:
    """Opened with `Store.open`; every method is safe to call from many tasks at once."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = Writer(database)
        self.people = People(database)
        self._probed = 0.0

    @classmethod
    async def open(cls, url: str, lasting: bool = True) -> "Store":
        return cls(await open_database(url, lasting))

    async def close(self) -> None:
        """What waits is written first."""
        await self._writer.close()
        await self.database.close()

    # tables

    async def create(self, deal: Deal, entries: Sequence[Entry], outlook: Outlook) -> None:
        """A new table, with what has happened at it already; Conflict if there is one of that name."""
        if not await self._writer.write(deal.id, entries, outlook, deal):
            raise Conflict(deal.id)

    async def read(self, table: str) -> Log:
        def work(connection: Connection) -> Log:
            row = connection.execute(_DEAL, {"table": table}).first()
            if row is None:
                raise Refused("table-unknown", table=table)
            try:
                deal = _deal(row)
            except (Refused, TypeError, ValueError) as error:
                raise Unreadable from error
            return Log(deal, _entries(connection, table, 0), row.over, _result(row))

        return await self.database.run(work)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self.database.run(lambda connection: _entries(connection, table, after))

    def append(
        self, table: str, entry: Entry, outlook: Outlook, further: Sequence[Entry] = ()
    ) -> "asyncio.Future[bool]":
        """Done when the entry is stored, with further ones that belong to it: true, or false if its number is taken. It
        is stored whoever waits for it."""
        return self._writer.write(table, [entry, *further], outlook)

    async def settle(self) -> None:
        """Returns when all is stored that waits by now."""
        await self._writer.write("", (), Outlook(False, None, []))

    async def tables_of(self, person: str, most: int = 100) -> list[Summary]:
        """Where a person sits, last touched first."""
        query = (
            select(TABLES)
            .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
            .where(SITTINGS.c.person == person)
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        return await self.database.run(lambda connection: [_summary(row) for row in connection.execute(query)])

    async def note(
        self, table: str, seq: int, owing: Sequence[int], seated: list[list[Any]], result: Result | None
    ) -> None:
        """What lists tell of a table, if this entry is still the last."""
        values = {"owing": owing_text(owing), "seated": seated, "result": result and result._asdict()}
        query = update(TABLES).where(TABLES.c.id == table, TABLES.c.seq == seq).values(values)
        await self.database.run(lambda connection: connection.execute(query))

    async def postpone(self, table: str, seq: int | None, due: float | None) -> None:
        """Somebody has looked at the table: when to do it again, if this entry is still the last, or in any case."""
        query = update(TABLES).where(TABLES.c.id == table).values(due=due)
        if seq is not None:
            query = query.where(TABLES.c.seq == seq)
        await self.database.run(lambda connection: connection.execute(query))

    async def summary(self, table: str) -> Summary:
        row = await self.database.run(lambda connection: connection.execute(_DEAL, {"table": table}).first())
        if row is None:
            raise Refused("table-unknown", table=table)
        return _summary(row)

    async def finished(self, source: str, most: int = 100) -> list[Summary]:
        """The games that are over and came from the same place."""
        query = select(TABLES).where(TABLES.c.source == source, TABLES.c.over).order_by(TABLES.c.touched).limit(most)
        return await self.database.run(lambda connection: [_summary(row) for row in connection.execute(query)])

    async def due(self, now: float, most: int = 100) -> list[str]:
        """Tables that somebody should look at."""
        query = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        return await self.database.run(lambda connection: list(connection.execute(query).scalars()))

    async def remove(self, table: str, person: str) -> bool:
        """Off the list of a person; with the last list that it was on, the table goes itself. Whether it did."""
        listed = select(SITTINGS.c.person).where(SITTINGS.c.table_id == table)

        def work(connection: Connection) -> bool:
            connection.execute(_HOLD, {"table": table})
            people = set(connection.execute(listed).scalars())
            if person not in people:
                raise Refused("table-not-listed")
            if people == {person}:
                self._wipe(connection, table)
                return True
            connection.execute(delete(SITTINGS).where(SITTINGS.c.table_id == table, SITTINGS.c.person == person))
            return False

        return await self.database.run(work)

    async def untouched(self, since: float, after: str, most: int) -> tuple[list[str], str]:
        """Among the next so many tables, in the order of their names, those at which nothing has happened since; and
        the last of all, or nothing if there are no more."""
        query = select(TABLES.c.id, TABLES.c.touched).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(most)
        rows = await self.database.run(lambda connection: connection.execute(query).all())
        return [row.id for row in rows if row.touched < since], rows[-1].id if len(rows) == most else ""

    async def sweep_away(self, table: str, since: float) -> bool:
        """Whether it was deleted: not if something has happened at it meanwhile."""

        def work(connection: Connection) -> bool:
            row = connection.execute(_HOLD, {"table": table}).first()
            if row is None or row.touched >= since:
                return False
            self._wipe(connection, table)
            return True

        return await self.database.run(work)

    def _wipe(self, connection: Connection, table: str) -> None:
        """All that is known of a table; whoever has it in memory is told, and can write nothing for it any more."""
        for rows in (ENTRIES, SITTINGS):
            connection.execute(delete(rows).where(rows.c.table_id == table))
        connection.execute(delete(TABLES).where(TABLES.c.id == table))
        self.database.announce(connection, [News(table, DELETED)])

    # whether it is well

    async def probe(self) -> None:
        """Trouble if nothing can be stored; it is tried unless it went well a moment ago."""
        if self.database.trouble is None and time.monotonic() < self._probed + PROBING:
            await self.due(0.0)
            return
        new = self.database.insert_if_new(SETTINGS).values(name="probe", value="")
        change = update(SETTINGS).where(SETTINGS.c.name == "probe").values(value=str(time.time()))

        def work(connection: Connection) -> None:
            connection.execute(new)
            connection.execute(change)

        await self.database.run(work)
        self.database.recover()
        self._probed = time.monotonic()

    # settings

    async def setting(self, name: str, value: str) -> str:
        """The value that was set first, by whichever process."""
        suggestion = self.database.insert_if_new(SETTINGS).values(name=name, value=value)
        query = select(SETTINGS.c.value).where(SETTINGS.c.name == name)

        def work(connection: Connection) -> str:
            connection.execute(suggestion)
            return str(connection.execute(query).scalar_one())

        return await self.database.run(work)

    # what other processes write

    @asynccontextmanager
    async def news(self) -> AsyncIterator["asyncio.Queue[News]"]:
        """New entries, written by other processes. It ends with an error if the database is lost."""
        found: asyncio.Queue[News] = asyncio.Queue()
        ready = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            task = group.create_task(self.database.listen(found, ready))
            await ready.wait()
            yield found
            task.cancel()


_HOLD = select(TABLES.c.touched).where(TABLES.c.id == bindparam("table")).with_for_update()
_DEAL = select(TABLES).where(TABLES.c.id == bindparam("table"))
_ENTRIES = (
    select(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)


def _deal(row: Row[Any]) -> Deal:
    return Deal(
        row.id,
        row.game,
        row.version,
        read_seed(row.seed),
        row.options,
        tuple(row.chairs),
        _clock(row.clock),
        row.made,
        row.source,
        tuple((int(seat), str(move)) for seat, move in row.moves),
    )


def _clock(text: str) -> Clock:
    """Time that is not understood is not counted."""
    try:
        return Clock.parse(text)
    except BadSetup:
        return Clock("none")


def _entries(connection: Connection, table: str, after: int) -> list[Entry]:
    rows = connection.execute(_ENTRIES, {"table": table, "after": after})
    return [Entry(row.seq, row.at, row.kind, row.seat, row.text) for row in rows]


def _summary(row: Row[Any]) -> Summary:
    chairs, owing, result = tuple(row.chairs), _owing(row), _result(row)
    return Summary(row.id, row.game, chairs, row.made, row.touched, row.over, row.version, owing, row.seated, result)


def _owing(row: Row[Any]) -> tuple[int, ...] | None:
    """What is not understood has not been noted."""
    try:
        return None if row.owing is None else tuple(map(int, row.owing.split()))
    except ValueError:
        return None


def _result(row: Row[Any]) -> Result | None:
    try:
        return None if row.result is None else Result(**row.result)
    except TypeError:
        return None
