"""A database that the first version of the rules of Earth left behind; `write.py` tells what is in it."""

import asyncio
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from hain.table.migration import FOLDER
from tests.databases import new_database

DUMP = Path(__file__).parent / "tables.sql"
WRITTEN_BY = "0001"
SECRET = "older"
"""What signs the keys and identities of this database."""


def older_database(kind: str, folder: Path) -> str:
    """The address of a new database with these tables, as it was written."""
    file = folder / "older.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript(DUMP.read_text("utf-8"))
    if kind == "sqlite":
        return f"sqlite:///{file}"
    address = new_database(kind, folder)
    asyncio.run(_move(file, address.replace("postgresql:", "postgresql+asyncpg:")))
    return address


def stopping_database(folder: Path) -> str:
    """The same for a server whose rules are as they are: one of the tables has a move that is no longer possible,
    and one is of a game that is gone."""
    address = older_database("sqlite", folder)
    with sqlite3.connect(address.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET version = 0, due = 1")
        connection.execute("UPDATE entries SET text = 'compost e999' WHERE table_id = 'stopped' AND seq = 12")
        connection.execute("UPDATE tables SET game = 'chess' WHERE id = 'clock'")
        connection.execute("UPDATE tables SET source = 'deal:stopped' WHERE id = 'over'")
    return address


async def _move(file: Path, address: str) -> None:
    """The same rows in PostgreSQL, in tables of that time."""
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(_copy, file)
    await engine.dispose()


def _copy(connection: Connection, file: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, WRITTEN_BY)
    known = MetaData()
    known.reflect(connection)
    source = create_engine(f"sqlite:///{file}")
    with source.connect() as written:
        for table in known.sorted_tables:
            if table.name != "alembic_version" and (rows := written.execute(select(table)).mappings().all()):
                connection.execute(insert(table), [dict(row) for row in rows])
    source.dispose()
