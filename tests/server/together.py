"""Several people at one table who answer at once, each at the end of a slow line.

`python -m benchmarks.together` plays whole games; a test plays the beginning of one.
"""

import asyncio
import json
import random
from collections import Counter
from typing import Any, NamedTuple

from websockets.asyncio.client import connect

from tests.server.servers import Server
from tests.server.trials import make_table

LONGEST = 600.0  # seconds for a game


class Outcome(NamedTuple):
    """How many moves were sent, and by code how many of them were refused."""

    sent: int
    refused: Counter[str]
    over: bool

    @property
    def share(self) -> float:
        return self.refused.total() / max(1, self.sent)


class Person:
    """Somebody who sees everything late, and whose moves arrive as late."""

    def __init__(self, seat: int, delay: float, chance: random.Random) -> None:
        self.seat = seat
        self.delay = delay
        self.chance = chance
        self.sent = 0
        self.refused: Counter[str] = Counter()
        self.table: dict[str, Any] = {}  # as it was seen last
        self.newest = 0  # the number of the last entry of which it is known, whether or not the table has been seen
        self.decided: dict[str, Any] | None = None  # the table to which the move belongs that is under way

    async def play(self, address: str, key: str, most: int) -> bool:
        """So many moves, or to the end of the game; whether it is over."""
        arrived: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        sending: asyncio.Queue[str] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        async with connect(address, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"key": key}))

            async def listen() -> None:
                async for text in socket:
                    loop.call_later(self.delay, arrived.put_nowait, json.loads(text))

            async def speak() -> None:
                while True:
                    await socket.send(await sending.get())

            listening, speaking = asyncio.create_task(listen()), asyncio.create_task(speak())
            try:
                while self.sent < most and not self.table.get("over"):
                    self._hear(await arrived.get())
                    if self.decided is None and self.table["seq"] >= self.newest and self.table["moves"]:
                        wish = self._decide()
                        loop.call_later(self.delay, sending.put_nowait, wish)
            finally:
                listening.cancel()
                speaking.cancel()
        return bool(self.table["over"])

    def _decide(self) -> str:
        self.sent += 1
        self.decided = self.table
        return json.dumps({"seq": self.table["seq"], "move": self.chance.choice(self.table["moves"])})

    def _hear(self, message: dict[str, Any]) -> None:
        """A refusal comes with the number of the last entry; a newer table is on its way then."""
        self.newest = max(self.newest, message["seq"])
        if message["type"] == "refused":
            self.refused[message["code"]] += 1
            self.decided = None
            return
        self.table = message
        if self.decided is not None and self._has_been_made(self.decided):
            self.decided = None

    def _has_been_made(self, before: dict[str, Any]) -> bool:
        """The move that was under way: something has happened to this seat, or it is asked something else."""
        own = any(event["seat"] == self.seat and event["seq"] > before["seq"] for event in self.table["events"])
        return own or any(self.table[name] != before[name] for name in ("moves", "question"))


async def _played(server: Server, table: str, links: dict[str, str], delay: float, most: int, seed: int) -> Outcome:
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    people = [Person(seat, delay, random.Random(f"{seed} {seat}")) for seat in range(len(links) - 1)]
    games = [person.play(address, links[str(person.seat)], most) for person in people]
    tasks = [asyncio.create_task(game) for game in games]
    done, left = await asyncio.wait(tasks, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    refused = sum((person.refused for person in people), Counter[str]())
    return Outcome(sum(person.sent for person in people), refused, any(task.result() for task in done))


def play_together(
    server: Server, game: str, seats: int, delay: float, most: int = 10_000, seed: int = 1, **options: Any
) -> Outcome:
    """A game of people who answer at once, with so many seconds of delay each way; to its end, or until one of them has
    sent `most` moves."""
    table, links = make_table(server, game=game, chairs=["person"] * seats, seed=str(seed), options=options)
    return asyncio.run(_played(server, table, links, delay, most, seed))
