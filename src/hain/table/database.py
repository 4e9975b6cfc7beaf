"""Connections to the database: SQLite in a file, or PostgreSQL."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Insert, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

JOURNAL_PAGES = 10_000  # after which somebody has to wait until SQLite's journal has gone into its file
PATIENCE = 30.0  # seconds to wait for others who use the same file


async def open_database(url: str) -> AsyncEngine:
    """Connect, and bring the database up to date."""
    url = _with_driver(url)
    options: dict[str, Any] = {"pool_size": 8} if url.startswith("postgresql") else {"connect_args": {"timeout": 30}}
    engine = create_async_engine(url, **options)
    if is_sqlite(engine):
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


def insert_if_new(table: Table, engine: AsyncEngine) -> Insert:
    """An insertion that does nothing if there is such a row; each database says it in its own way."""
    if is_sqlite(engine):
        return sqlite.insert(table).on_conflict_do_nothing()
    return postgresql.insert(table).on_conflict_do_nothing()


def open_here(engine: AsyncEngine) -> Connection:
    """A connection to SQLite's file for this thread. It waits for nobody: whoever finds it busy has to try again."""
    here = create_engine(engine.url.set(drivername="sqlite"))
    event.listen(here, "connect", _prepare_sqlite)
    connection = here.connect()
    connection.exec_driver_sql("PRAGMA busy_timeout=0")
    connection.commit()
    return connection


def is_busy(error: OperationalError) -> bool:
    """Whether somebody else is just writing to SQLite's file."""
    cause = error.orig
    return isinstance(cause, sqlite3.OperationalError) and cause.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


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
