"""What a store needs of a database, whichever it is.

Work is a function of a connection and is done in one transaction. SQLite and PostgreSQL differ in how a transaction is
run, in how one process hears what another has written, and in a few words; the rest of the house knows neither.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, Dialect, Insert, Table
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from hain.core.errors import Refused

Result = TypeVar("Result")


class News(NamedTuple):
    """Some process has written an entry."""

    table: str
    seq: int


class Database(ABC):
    """Up to date when it is opened."""

    dialect: Dialect

    @abstractmethod
    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Done as a whole or, if it fails, not at all."""

    @abstractmethod
    def insert_if_new(self, table: Table) -> Insert:
        """An insertion that does nothing if there is such a row."""

    @abstractmethod
    def announce(self, connection: Connection, news: Sequence[News]) -> None:
        """Part of the work that writes entries: other processes are to hear of them."""

    @abstractmethod
    async def listen(self, found: "asyncio.Queue[News]", ready: asyncio.Event) -> None:
        """Puts there what other processes write, from the moment that it is ready; an error if the database is lost."""

    @abstractmethod
    async def close(self) -> None: ...


async def open_database(url: str) -> Database:
    """By an address such as `sqlite:///file` or `postgresql://host/name`; only what it names is imported."""
    try:
        if url.startswith("sqlite:"):
            from hain.table.sqlite import SqliteFile

            return SqliteFile(url)
        from hain.table.postgresql import PostgresqlServer

        return await PostgresqlServer.open(url)
    except (SQLAlchemyError, OSError, ImportError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise Refused("serve-no-database", reason=str(cause)) from error
