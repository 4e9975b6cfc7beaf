"""What a move costs on its way from a socket into the log and to everybody: it is looked at once and made once."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hain.core.state import State
from hain.server.answers import Answers
from hain.server.identity import Pass
from hain.server.socket import Visit
from hain.table.deal import new_deal
from hain.table.entry import Entry
from hain.table.house import House
from hain.table.store import Store
from hain.table.thinker import Thinker
from tests.databases import new_database
from tests.guests import FIFTH


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a state is played on, looked at for a move, and copied, in a game in plain Python."""
    monkeypatch.syspath_prepend(str(FIFTH))
    from berries.rules import RULES  # type: ignore[import-not-found]
    from berries.state import BerriesState  # type: ignore[import-not-found]

    monkeypatch.setattr("hain.table.deal.rules", lambda name: RULES)
    calls: Counter[str] = Counter()
    for name in ("play", "allows", "copy"):
        monkeypatch.setattr(BerriesState, name, counting(calls, name, getattr(BerriesState, name)))
    return calls


def counting(calls: Counter[str], name: str, real: Any) -> Any:
    def call(state: State, *given: Any) -> Any:
        calls[name] += 1
        return real(state, *given)

    return call


class Person:
    """A visit at a seat: what comes out of it, and what goes in."""

    def __init__(self, house: House, table: str, seat: int) -> None:
        self.wishes: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        visit = Visit(self.wishes.get, self.send, Answers(house))
        self.visiting = asyncio.create_task(visit.run(table, lambda table, key: Pass(seat, seat + 1)))
        self.say({"key": "key"})

    async def send(self, message: Any) -> None:
        self.heard.put_nowait(json.loads(message["text"]))

    def say(self, message: dict[str, Any]) -> None:
        self.wishes.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, seq: int) -> dict[str, Any]:
        while (message := await self.heard.get())["seq"] < seq:
            assert message["type"] == "table"
        return message


@pytest.mark.parametrize("sent", ["move", "moves", "tried"])
def test_a_move_is_checked_once_and_made_once(tmp_path: Path, counted: Counter[str], sent: str) -> None:
    """Also if it was tried before, for the same person."""

    async def work() -> None:
        store = await Store.open(new_database("sqlite", tmp_path))
        async with House(store, Thinker()) as house:
            live = await house.create(new_deal("berries", ("person", "person"), 1000.0, seed=7), "anna", "Anna")
            people = [Person(house, live.table.id, seat) for seat in range(2)]
            seen = [await person.until(2) for person in people]
            for step in range(6):
                mover = step % 2
                move = seen[mover]["moves"][0]
                counted.clear()
                if sent == "tried":
                    live.table.line.prepare(mover, move)
                people[mover].say({"seq": 2 + step, **({"moves": [move]} if sent == "moves" else {"move": move})})
                seen = [await person.until(3 + step) for person in people]
                assert counted == {"play": 1, "allows": 1, "copy": 1}
            for person in people:
                person.visiting.cancel()
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_what_is_read_from_the_log_is_made_once(counted: Counter[str]) -> None:
    from hain.table import Table

    table = Table(new_deal("berries", ("person", "person"), 1000.0, seed=7))
    counted.clear()
    table.apply(Entry(1, 1000.0, "move", 0, "pick red 1"))
    assert counted == {"play": 1, "allows": 1, "copy": 1}
