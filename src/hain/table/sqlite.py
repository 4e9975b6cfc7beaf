"""A SQLite file, for one machine.

Work is done in the thread that asks for it: under load, handing it to another thread and back cost a tenth of all
moves. It never waits for a lock in that thread; it tries again a little later. Only the disk is waited for elsewhere:
a commit leaves what it wrote in the journal with the system, and it counts once the disk has it.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Insert, Table, create_engine, event, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, OperationalError

from hain.core.errors import Refused
from hain.table.database import DELETED, Database, News, Result
from hain.table.journal import Journal
from hain.table.migration import bring_up_to_date

JOURNAL_PAGES = 60_000  # after which somebody has to wait until the journal has gone into the file
PATIENCE = 30.0  # seconds to wait for others who use the same file
RETRY = 0.002  # seconds after which the file is tried again that somebody else writes to
LOOK_EVERY = 0.05  # seconds between looks at whether another process has written to the file
TIDY_EVERY = 2.0  # seconds between two times when the journal goes into the file: whoever writes meanwhile feels it
CHECKING = 5.0  # seconds for a look at the whole file when a server starts
REMEMBERED = 1000  # deleted tables of which other processes may still hear
PRIVATE = 0o600  # the secret that signs keys is inside


class SqliteFile(Database):
    """Readers do not wait for the writer. What is written survives the end of the process; if it is to be lasting, that
    of the machine, too."""

    def __init__(self, url: str, lasting: bool = True) -> None:
        file = _file(url)
        if file is not None:
            _keep_private(file)
        self._engine = create_engine(url)
        event.listen(self._engine, "connect", _prepare)
        try:
            with self._engine.begin() as connection:
                bring_up_to_date(connection, "BEGIN IMMEDIATE")
            self._pen = self._engine.connect()
        except BaseException:
            self._engine.dispose()
            raise
        for pragma in ("busy_timeout=0", "synchronous=NORMAL", "schema_version"):  # the last one opens the journal
            self._pen.exec_driver_sql(f"PRAGMA {pragma}")
        self._pen.commit()
        self._raw: Any = self._pen.connection.driver_connection
        self._journal = Journal(file) if lasting and file is not None else None
        self.dialect = self._engine.dialect
        self._closing = asyncio.Event()
        self._tidying = asyncio.create_task(self._tidy())

    async def _run(self, work: Callable[[Connection], Result]) -> Result:
        until = time.monotonic() + PATIENCE
        before = self._raw.total_changes
        while True:
            try:
                with self._pen.begin():
                    result = work(self._pen)
                break
            except OperationalError as error:
                if not _is_busy(error) or time.monotonic() > until:
                    raise
            await asyncio.sleep(RETRY)
        if self._journal is not None and self._raw.total_changes != before:
            await self._journal.settle()
        return result

    async def check(self) -> None:
        """The whole file, or as much of it as can be read in a few seconds."""
        reason = await asyncio.to_thread(self._look_for_damage)
        if reason:
            raise Refused("serve-damaged", reason=reason)

    def _look_for_damage(self) -> str:
        """What SQLite finds first, if anything."""
        with self._engine.connect() as connection:
            raw: Any = connection.connection.driver_connection
            until = time.monotonic() + CHECKING
            raw.set_progress_handler(lambda: time.monotonic() > until, 100_000)
            try:
                found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
            except DBAPIError as error:
                code = getattr(error.orig, "sqlite_errorcode", 0)
                return "" if code == sqlite3.SQLITE_INTERRUPT else str(error.orig)
            finally:
                raw.set_progress_handler(None, 0)
        return "" if found == "ok" else found.splitlines()[-1]

    def insert_if_new(self, table: Table) -> Insert:
        return sqlite.insert(table).on_conflict_do_nothing()

    def announce(self, connection: Connection, news: Sequence[News]) -> None:
        """The file itself tells of entries. Of a deleted table it keeps a note, with the last row that there is now:
        the numbers of rows that were after it are given anew."""
        for table, seq in news:
            if seq == DELETED:
                number = _last_note(connection) + 1
                note = (_note_name(number), f"{_last_row(connection)} {table}")
                connection.exec_driver_sql("INSERT INTO settings (name, value) VALUES (?, ?)", note)
                passed = (_note_name(0), _note_name(number - REMEMBERED))
                connection.exec_driver_sql("DELETE FROM settings WHERE name > ? AND name < ?", passed)

    async def listen(self, found: "asyncio.Queue[News]", ready: asyncio.Event) -> None:
        """SQLite counts the changes that others have made; new entries have higher row numbers."""
        known = await self.run(_changes)
        last, note = await self.run(lambda connection: (_last_row(connection), _last_note(connection)))
        ready.set()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            changes = await self.run(_changes)
            if changes != known:
                known = changes
                last, note, news = await self.run(partial(_news_after, last=last, note=note))
                for each in news:
                    found.put_nowait(each)

    async def close(self) -> None:
        self._closing.set()
        await self._tidying
        if self._journal is not None:
            self._journal.close()
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
    with suppress(DBAPIError), connection.begin():
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _file(url: str) -> Path | None:
    """Where it is, unless it is in memory or has a name that only SQLite understands."""
    name = make_url(url).database or ""
    return None if name in ("", ":memory:") or name.startswith("file:") else Path(name)


def _keep_private(file: Path) -> None:
    """For its owner alone, from the first moment; SQLite makes the files beside it like it. What cannot be opened or
    changed is told, or not, by SQLite. A file that is there is not opened: to close it again would end the locks that
    this process has on it."""
    if os.name != "posix":
        return
    with suppress(OSError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):
            if part.stat().st_mode & 0o077:
                part.chmod(PRIVATE)


def _changes(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def _last_row(connection: Connection) -> int:
    return int(connection.exec_driver_sql("SELECT coalesce(max(rowid), 0) FROM entries").scalar_one())


def _note_name(number: int) -> str:
    return f"deleted {number:015}"


def _last_note(connection: Connection) -> int:
    query = "SELECT max(name) FROM settings WHERE name > ? AND name < 'deleted!'"
    name = connection.exec_driver_sql(query, (_note_name(0),)).scalar()
    return 0 if name is None else int(str(name).split()[1])


def _news_after(connection: Connection, last: int, note: int) -> tuple[int, int, list[News]]:
    """What came after this row and this note, and the last of both."""
    query = "SELECT name, value FROM settings WHERE name > ? AND name < 'deleted!' ORDER BY name"
    found = []
    for name, value in connection.exec_driver_sql(query, (_note_name(note),)):
        note = int(name.split()[1])
        row, table = value.split(" ", 1)
        last = min(last, int(row))
        found.append(News(table, DELETED))
    query = "SELECT rowid, table_id, seq FROM entries WHERE rowid > ? ORDER BY rowid"
    for row, table, seq in connection.exec_driver_sql(query, (last,)):
        last = row
        found.append(News(table, seq))
    return last, note, found


def _is_busy(error: OperationalError) -> bool:
    """Whether somebody else is just writing to the file."""
    cause = error.orig
    return isinstance(cause, sqlite3.OperationalError) and _names_busy(cause)


def _names_busy(error: sqlite3.OperationalError) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    journal = f"wal_autocheckpoint={JOURNAL_PAGES}"
    for pragma in (f"busy_timeout={PATIENCE * 1000:.0f}", "synchronous=FULL", "foreign_keys=ON", journal):
        cursor.execute(f"PRAGMA {pragma}")
    until = time.monotonic() + PATIENCE
    while True:  # the mode of a new file cannot be changed while another process does the same, and nobody waits
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError as error:
            if not _names_busy(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)
    cursor.close()
