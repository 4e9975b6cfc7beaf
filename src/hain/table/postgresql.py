"""A PostgreSQL server, for any number of machines."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Table, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hain.table.database import Database, News, Result
from hain.table.migration import bring_up_to_date

CHANNEL = "hain"
CONNECTIONS = 8
_NOTIFY = text("SELECT pg_notify(:channel, :news)")


class PostgresqlServer(Database):
    """Opened with `PostgresqlServer.open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.dialect = engine.dialect

    @classmethod
    async def open(cls, url: str) -> "PostgresqlServer":
        opened = cls(create_async_engine(_with_driver(url), pool_size=CONNECTIONS))
        try:
            await opened._run(lambda connection: bring_up_to_date(connection, "SELECT pg_advisory_xact_lock(72656)"))
        except BaseException:
            await opened.close()
            raise
        return opened

    async def _run(self, work: Callable[[Connection], Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def check(self) -> None:
        """It looks after itself, and tells when it meets something damaged."""

    def insert_if_new(self, table: Table) -> Insert:
        return postgresql.insert(table).on_conflict_do_nothing()

    def announce(self, connection: Connection, news: Sequence[News]) -> None:
        connection.execute(_NOTIFY, [{"channel": CHANNEL, "news": f"{table} {seq}"} for table, seq in news])

    async def listen(self, found: "asyncio.Queue[News]", ready: asyncio.Event) -> None:
        def told(*message: object) -> None:
            table, _, seq = str(message[-1]).partition(" ")
            found.put_nowait(News(table, int(seq)))

        async with self._engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            await raw.add_listener(CHANNEL, told)
            ready.set()
            while not raw.is_closed():
                await asyncio.sleep(1)
            await connection.invalidate()
            raise ConnectionError("PostgreSQL has closed the connection")

    async def close(self) -> None:
        await self._engine.dispose()


def _with_driver(url: str) -> str:
    """The asynchronous driver, whatever form of the address people use."""
    for known in ("postgresql:", "postgres:"):
        if url.startswith(known):
            return "postgresql+asyncpg:" + url.removeprefix(known)
    return url
