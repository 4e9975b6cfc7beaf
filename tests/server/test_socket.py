"""A socket whose other side reads slowly."""

import asyncio
import json
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from hain.server.identity import Pass
from hain.server.limit import Limit
from hain.server.socket import Visit
from hain.table.deal import new_deal
from hain.table.house import House, Wish
from hain.table.store import Store
from hain.table.thinker import Thinker
from tests.databases import new_database


class Slow:
    """Takes the first message, and no other before it may."""

    def __init__(self) -> None:
        self.received: list[dict[str, Any]] = []
        self.may_read = asyncio.Event()
        self.read = asyncio.Semaphore(0)
        self.wishes: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if self.received:
            await self.may_read.wait()
        self.received.append(json.loads(message["text"]))
        self.read.release()


def moving(seat: int, text: str) -> Wish:
    return lambda table, at: table.move(seat, text, at)


def test_whoever_reads_slowly_holds_up_nobody_and_misses_nothing(tmp_path: Path) -> None:
    """What has piled up meanwhile is one message, with the table as it is and all that has happened."""

    async def work() -> None:
        store = await Store.open(new_database("sqlite", tmp_path))
        async with House(store, Thinker()) as house:
            live = await house.create(new_deal("evergreen", ("person", "person"), 1000.0, seed=7), "anna", "Anna")
            table = live.table.deal.id
            slow = Slow()
            visit = Visit(slow.wishes.get, slow.send, house, Limit(10, 10))
            visiting = asyncio.create_task(visit.run(table, lambda table, key: Pass()))
            slow.wishes.put_nowait({"type": "websocket.receive", "text": '{"key": "onlooker"}'})
            await slow.read.acquire()
            for seat, text in [(1, "draft wild-bush"), (0, "draft snow-sprout"), (0, "plant a1"), (1, "plant a1")]:
                await house.do(table, moving(seat, text))
                await asyncio.sleep(0.01)
            slow.may_read.set()
            await slow.read.acquire()
            await slow.read.acquire()
            visiting.cancel()
        await store.close()
        assert [message["seq"] for message in slow.received] == [2, 3, 6]  # the second was on its way
        told = [event["seq"] for message in slow.received for event in message["events"]]
        assert told == [entry.seq for entry, events, _ in live.history for _ in events]
        assert set(told) == {3, 4, 5, 6}
        assert slow.received[-1]["view"] == live.table.line.state.view(None)

    asyncio.run(asyncio.wait_for(work(), 60))
