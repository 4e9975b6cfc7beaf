"""How entries and new tables get into the database.

They are written in batches: whatever waits when a transaction ends goes into the next one together, so a busy server
makes few commits. Nobody is told that an entry counts before its transaction is over.
"""

import asyncio
from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

from sqlalchemy import Connection, Dialect, Insert, Update, bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler

from hain.core.errors import Refused
from hain.table.database import Database, News
from hain.table.deal import Deal
from hain.table.entry import RULES, SIT, Entry
from hain.table.schema import ENTRIES, SITTINGS, TABLES
from hain.table.table import Outlook
from hain.table.trouble import Trouble

BATCH = 500
GATHERING = 0.002  # seconds in which more entries may join a batch: fewer batches are less work for all


class Waiting(NamedTuple):
    """Entries, or a whole new table, that wait to be written."""

    table: str
    entries: Sequence[Entry]
    outlook: Outlook
    deal: Deal | None
    done: "asyncio.Future[bool]"


class Writer:
    """The only one in this process who writes what happens at tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._add_entries = _Many(ENTRIES.insert(), database.dialect)
        self._touch_tables = _Many(_TOUCH, database.dialect)
        self._raise_versions = _Many(_RAISE, database.dialect)
        self._add_sittings = _Many(database.insert_if_new(SITTINGS), database.dialect)
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._bell = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def write(
        self, table: str, entries: Sequence[Entry], outlook: Outlook, deal: Deal | None = None
    ) -> "asyncio.Future[bool]":
        """Done when they are stored: true, or false if there is such a table, or an entry with that number."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append(Waiting(table, entries, outlook, deal, done))
        self._bell.set()
        return done

    async def close(self) -> None:
        """What waits is written first."""
        self._closing = True
        self._bell.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._bell.wait()
            self._bell.clear()
            await asyncio.sleep(GATHERING)
            while self._waiting:
                batch = self._waiting[:BATCH]
                del self._waiting[:BATCH]
                await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        outcome: bool | Exception
        try:
            await self._write_whole(batch)
            outcome = True
        except Trouble as trouble:  # whatever is in the batch: one by one it would fare no better
            outcome = trouble
        except Exception:
            await self._write_one_by_one(batch)
            return
        for waiting in batch:
            _settle(waiting, outcome)

    async def _write_whole(self, batch: list[Waiting]) -> None:
        """Tried twice: a database that was started anew is found again by whoever has lost it."""
        try:
            await self.database.run(lambda connection: self._write_all(connection, batch))
        except Trouble:
            await self.database.run(lambda connection: self._write_all(connection, batch))

    async def _write_one_by_one(self, batch: list[Waiting]) -> None:
        """Something in the batch cannot be stored; it alone is to suffer."""
        for waiting in batch:
            try:
                _settle(waiting, await self._write_if_free(waiting))
            except Exception as error:
                _settle(waiting, error)

    async def _write_if_free(self, waiting: Waiting) -> bool:
        """Whether its numbers were free; otherwise nothing is written."""
        try:
            await self.database.run(lambda connection: self._write_all(connection, [waiting]))
        except IntegrityError as error:
            if await self.database.run(lambda connection: _is_taken(connection, waiting)):
                return False
            if not await self.database.run(lambda connection: _is_there(connection, waiting.table)):
                raise Refused("table-unknown", table=waiting.table) from error
            raise
        return True

    def _write_all(self, connection: Connection, batch: list[Waiting]) -> None:
        new = [_new_table(item.deal, item.outlook) for item in batch if item.deal is not None]
        if new:
            connection.execute(TABLES.insert(), new)
        played = [item for item in batch if item.entries]
        if not played:
            return
        entries = [(item.table, entry) for item in played for entry in item.entries]
        self._add_entries.run(connection, [{"table_id": table, **entry._asdict()} for table, entry in entries])
        self._touch_tables.run(connection, [_touched(item) for item in played])
        sat = [(table, entry.text.partition(" ")[0]) for table, entry in entries if entry.kind == SIT]
        if sat:
            self._add_sittings.run(connection, [{"person": person, "table_id": table} for table, person in sat])
        renewed = [{"table": table, "rules": int(entry.text)} for table, entry in entries if entry.kind == RULES]
        if renewed:
            self._raise_versions.run(connection, renewed)
        for item in played:
            if item.outlook.result is not None:
                connection.execute(_END, {"table": item.table, "reached": item.outlook.result._asdict()})
            if item.outlook.seated is not None and item.deal is None:
                connection.execute(_SEAT, {"table": item.table, "people": item.outlook.seated})
            if item.outlook.gone:
                connection.execute(_LEAVE, {"table": item.table, "gone": item.outlook.gone})
        self.database.announce(connection, [News(item.table, item.entries[-1].seq) for item in played])


class _Many:
    """A statement that is carried out for many rows at once, over and over: it is put into words only once."""

    def __init__(self, statement: Insert | Update, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup is not None, "the driver takes values by name"
        self.text = compiled.string
        self.values = itemgetter(*compiled.positiontup)

    def run(self, connection: Connection, rows: Sequence[dict[str, object]]) -> None:
        connection.exec_driver_sql(self.text, [self.values(row) for row in rows])


_TOUCH = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        seq=bindparam("number"),
        touched=bindparam("now"),
        over=bindparam("is_over"),
        owing=bindparam("asked"),
        due=bindparam("due_at"),
    )
)
_SEAT = update(TABLES).where(TABLES.c.id == bindparam("table")).values(seated=bindparam("people"))
_END = update(TABLES).where(TABLES.c.id == bindparam("table")).values(result=bindparam("reached"))
_RAISE = update(TABLES).where(TABLES.c.id == bindparam("table")).values(version=bindparam("rules"))
_LEAVE = delete(SITTINGS).where(SITTINGS.c.table_id == bindparam("table"), SITTINGS.c.person == bindparam("gone"))


def _is_taken(connection: Connection, waiting: Waiting) -> bool:
    """Whether there is such a table, or such an entry at it."""
    if waiting.deal is not None:
        return _is_there(connection, waiting.table)
    number = waiting.entries[0].seq
    query = select(ENTRIES.c.seq).where(ENTRIES.c.table_id == waiting.table, ENTRIES.c.seq == number)
    return connection.execute(query).first() is not None


def _is_there(connection: Connection, table: str) -> bool:
    return connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None


def _new_table(deal: Deal, outlook: Outlook) -> dict[str, object]:
    return {
        **deal._asdict(),
        "seed": str(deal.seed),
        "chairs": list(deal.chairs),
        "clock": str(deal.clock),
        "moves": [list(move) for move in deal.moves],
        "seq": 0,
        "touched": deal.made,
        "over": outlook.over,
        "owing": owing_text(outlook.owing),
        "result": outlook.result and outlook.result._asdict(),
        "seated": outlook.seated,
        "due": outlook.due,
    }


def _touched(item: Waiting) -> dict[str, object]:
    last = item.entries[-1]
    return {
        "table": item.table,
        "number": last.seq,
        "now": last.at,
        "is_over": item.outlook.over,
        "asked": owing_text(item.outlook.owing),
        "due_at": item.outlook.due,
    }


def owing_text(seats: Sequence[int]) -> str:
    return " ".join(map(str, seats))


def _settle(waiting: Waiting, outcome: bool | Exception) -> None:
    if waiting.done.done():
        return
    if isinstance(outcome, Exception):
        waiting.done.set_exception(outcome)
    else:
        waiting.done.set_result(outcome)
