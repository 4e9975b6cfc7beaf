"""Sitting down while other processes write to the same table."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from hain.server.app import TRIES, create_app
from hain.server.settings import Settings
from hain.table.entry import SIT, Entry
from hain.table.house import House
from hain.table.store import Store
from hain.table.table import Outlook
from hain.table.thinker import Thinker
from tests.databases import new_database

WISH = {"game": "evergreen", "chairs": ["person", "open"], "name": "Anna"}
Meanwhile = Callable[[House, str, int], Awaitable[object]]


async def renamed(other: House, table: str, number: int) -> None:
    """Whoever sits there calls themselves something else."""
    await other.current(table)
    await other.do(table, lambda here, at: here.rename(0, f"Anna {number}", at))


async def taken(other: House, table: str, number: int) -> None:
    await other.current(table)
    await other.do(table, lambda here, at: here.sit(1, "carl", "Carl", at))


async def bela_sits_down(
    database: str, monkeypatch: pytest.MonkeyPatch, meanwhile: Meanwhile, times: int
) -> tuple[httpx.Response, int]:
    """Another process writes so often just before Bela's entry is stored; the answer, and how often it was tried."""
    app = create_app(Settings(database, thinkers=1))
    store = await Store.open(database)
    tried = 0
    async with app.router.lifespan_context(app), House(store, Thinker(1)) as other:
        mine: Store = app.state.desk.house.store
        append = mine.append

        def late(table: str, entry: Entry, outlook: Outlook, rest: Sequence[Entry] = ()) -> Any:
            nonlocal tried
            if entry.kind != SIT:
                return append(table, entry, outlook, rest)
            tried += 1

            async def work() -> bool:
                if tried <= times:
                    await meanwhile(other, table, tried)
                return await append(table, entry, outlook, rest)

            return asyncio.ensure_future(work())

        transport = httpx.ASGITransport(app)
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as anna,
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as bela,
        ):
            made = (await anna.post("/api/tables", json=WISH)).json()
            monkeypatch.setattr(mine, "append", late)
            headers = {"x-hain-key": made["links"]["1"]}
            answer = await bela.post(f"/api/tables/{made['table']}/sit", json={"name": "Bela"}, headers=headers)
    await store.close()
    return answer, tried


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize(
    ("meanwhile", "times", "status", "tries"),
    [(renamed, 0, 200, 1), (renamed, 1, 200, 2), (renamed, TRIES - 1, 200, TRIES), (renamed, 99, 409, TRIES),
     (taken, 1, 409, 1)],
)  # fmt: skip
def test_who_sits_down_is_not_told_that_another_process_was_faster(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    meanwhile: Meanwhile,
    times: int,
    status: int,
    tries: int,
) -> None:
    database = new_database(kind, tmp_path)
    answer, tried = asyncio.run(asyncio.wait_for(bela_sits_down(database, monkeypatch, meanwhile, times), 120))
    assert (answer.status_code, tried) == (status, tries), answer.text
    if status == 200:
        assert answer.json()["seats"] == [1]
    else:
        assert answer.json()["code"] == ("table-taken" if meanwhile is taken else "table-changed")
