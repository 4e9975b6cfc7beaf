"""A SQLite file, for one machine.

Work is done in the thread that asks for it: under load, handing it to another thread and back cost a tenth of all
moves. It never waits for a lock in that thread; it tries again a little later.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection, Insert, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError

from hain.table.database import Database, News, Result
from hain.table.migration import bring_up_to_date

JOURNAL_PAGES = 60_000  # after which somebody has to wait until the journal has gone into the file
PATIENCE = 30.0  # seconds to wait for others who use the same file
RETRY = 0.002  # seconds after which the file is tried again that somebody else writes to
LOOK_EVERY = 0.05  # seconds between looks at whether another process has written to the file
TIDY_EVERY = 2.0  # seconds between two times when the journal goes into the file: whoever writes meanwhile feels it


class SqliteFile(Database):
    """Readers do not wait for the writer, and what is written survives the end of the process."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url)
        event.listen(self._engine, "connect", _prepare)
        try:
            with self._engine.begin() as connection:
                bring_up_to_date(connection, "BEGIN IMMEDIATE")
            self._pen = self._engine.connect()
        except BaseException:
            self._engine.dispose()
            raise
        self._pen.exec_driver_sql("PRAGMA busy_timeout=0")
        self._pen.commit()
        self.dialect = self._engine.dialect
        self._closing = asyncio.Event()
        self._tidying = asyncio.create_task(self._tidy())

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with self._pen.begin():
                    return work(self._pen)
            except OperationalError as error:
                if not _is_busy(error) or time.monotonic() > until:
                    raise
            await asyncio.sleep(RETRY)

    def insert_if_new(self, table: Table) -> Insert:
        return sqlite.insert(table).on_conflict_do_nothing()

    def announce(self, connection: Connection, news: Sequence[News]) -> None:
        """The file itself tells."""

    async def listen(self, found: "asyncio.Queue[News]", ready: asyncio.Event) -> None:
        """SQLite counts the changes that others have made; new entries have higher row numbers."""
        known = await self.run(_changes)
        last = await self.run(_last_row)
        ready.set()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            changes = await self.run(_changes)
            if changes != known:
                known = changes
                for row, table, seq in await self.run(partial(_rows_after, last=last)):
                    last = row
                    found.put_nowait(News(table, seq))

    async def close(self) -> None:
        self._closing.set()
        await self._tidying
        self._pen.close()
        self._engine.dispose()

    async def _tidy(self) -> None:
        """SQLite would do it in the middle of a commit, and let all who want to store something wait for the disk."""
        with self._engine.connect() as connection:
            while not self._closing.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), TIDY_EVERY)
                await asyncio.to_thread(_tidy_up, connection)


def _tidy_up(connection: Connection) -> None:
    with suppress(OperationalError), connection.begin():
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _changes(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def _last_row(connection: Connection) -> int:
    return int(connection.exec_driver_sql("SELECT coalesce(max(rowid), 0) FROM entries").scalar_one())


def _rows_after(connection: Connection, last: int) -> Sequence[Any]:
    query = "SELECT rowid, table_id, seq FROM entries WHERE rowid > ? ORDER BY rowid"
    return connection.exec_driver_sql(query, (last,)).all()


def _is_busy(error: OperationalError) -> bool:
    """Whether somebody else is just writing to the file."""
    cause = error.orig
    return isinstance(cause, sqlite3.OperationalError) and cause.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    journal = f"wal_autocheckpoint={JOURNAL_PAGES}"
    for pragma in (f"busy_timeout={PATIENCE * 1000:.0f}", "synchronous=NORMAL", "foreign_keys=ON", journal):
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
