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
from hain.table.trouble import DAMAGED, Trouble, trouble_in

Result = TypeVar("Result")


DELETED = -1  # the number of the entry with which a table is no more


class News(NamedTuple):
    """Some process has written an entry, or deleted a table."""

    table: str
    seq: int


class Database(ABC):
    """Up to date when it is opened."""

    dialect: Dialect
    trouble: Trouble | None = None  # what was the matter last, until something was stored again

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Done as a whole or, if it fails, not at all; what a database cannot do is told as Trouble."""
        try:
            return await self._run(work)
        except Exception as error:
            trouble = trouble_in(error)
            if trouble is None:
                raise
            if self.trouble is None or self.trouble.key != DAMAGED:
                self.trouble = trouble
            raise trouble from error

    def recover(self) -> None:
        """Something could be stored. A damaged database stays one, whatever can still be done with it."""
        if self.trouble is not None and self.trouble.key == DAMAGED:
            raise self.trouble
        self.trouble = None

    @abstractmethod
    async def _run(self, work: Callable[[Connection], Result]) -> Result:
        """The same, with whatever errors the driver has."""

    @abstractmethod
    async def check(self) -> None:
        """Refused if the database is damaged, as far as can be found out in a few seconds."""

    @abstractmethod
    def insert_if_new(self, table: Table) -> Insert:
        """An insertion that does nothing if there is such a row."""

    @abstractmethod
    def announce(self, connection: Connection, news: Sequence[News]) -> None:
        """Part of the work that writes entries or deletes tables: other processes are to hear of it."""

    @abstractmethod
    async def listen(self, found: "asyncio.Queue[News]", ready: asyncio.Event) -> None:
        """Puts there what other processes write, from the moment that it is ready; an error if the database is lost."""

    @abstractmethod
    async def close(self) -> None: ...


async def open_database(url: str, lasting: bool = True) -> Database:
    """By an address such as `sqlite:///file` or `postgresql://host/name`; only what it names is imported. With
    `lasting` a file keeps what was stored even if the machine loses its power."""
    try:
        if url.startswith("sqlite:"):
            from hain.table.sqlite import SqliteFile

            return SqliteFile(url, lasting)
        from hain.table.postgresql import PostgresqlServer

        return await PostgresqlServer.open(url)
    except (SQLAlchemyError, OSError, ImportError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        trouble = trouble_in(error)
        key = "serve-damaged" if trouble is not None and trouble.key == DAMAGED else "serve-no-database"
        raise Refused(key, reason=str(cause)) from error
