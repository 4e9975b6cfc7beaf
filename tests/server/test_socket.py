"""Sockets whose other side reads slowly, or sends without end."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hain.server.answers import Answers
from hain.server.frames import PatientSocket
from hain.server.identity import Pass
from hain.server.limit import Bucket
from hain.server.socket import STRIKES, TOLD, Visit
from hain.table.deal import new_deal
from hain.table.house import House, Wish
from hain.table.store import Store
from hain.table.thinker import Thinker
from tests.databases import new_database
from tests.server.servers import Seat, Server, serving


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
            visit = Visit(slow.wishes.get, slow.send, Answers(house))
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
        assert told == [entry.seq for entry, events in live.history for _ in events]
        assert set(told) == {3, 4, 5, 6}
        assert slow.received[-1]["view"] == live.table.line.state.view(None)

    asyncio.run(asyncio.wait_for(work(), 60))


class Asked:
    """A visit whose messages are all there at once, and the answers it gets."""

    def __init__(self, messages: list[str]) -> None:
        self.messages = [{"type": "websocket.receive", "text": text} for text in messages]
        self.answers: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.read = 0

    async def receive(self) -> MutableMapping[str, Any]:
        if self.read == len(self.messages):
            await asyncio.Event().wait()
        self.read += 1
        return self.messages[self.read - 1]

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        else:
            self.answers.append(json.loads(message["text"]))


def test_whoever_floods_a_socket_is_answered_a_few_times_let_go_and_holds_up_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(new_database("sqlite", tmp_path))
        async with House(store, Thinker()) as house:
            live = await house.create(new_deal("evergreen", ("person", "person"), 1000.0, seed=7), "anna", "Anna")
            flood = Asked(['{"key": "0"}', *["" for _ in range(10_000)]])
            visit = Visit(flood.receive, flood.send, Answers(house))
            visiting = asyncio.create_task(visit.run(live.table.deal.id, lambda table, key: Pass(0, 1)))
            longest = before = 0
            while not visiting.done():
                longest, before = max(longest, flood.read - before), flood.read
                await asyncio.sleep(0)
            assert flood.read == 1 + STRIKES
            assert longest <= 2
            refusals = [answer for answer in flood.answers if answer["type"] == "refused"]
            assert len(refusals) == TOLD + 1
            assert refusals[-1]["code"] == "server-flood"
            assert flood.closed == 1013
            assert not live.watchers
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_more_than_anybody_means_is_dropped_and_what_is_meant_still_counts(tmp_path: Path) -> None:
    """A few messages too many are no reason to send anybody away."""

    async def work() -> None:
        store = await Store.open(new_database("sqlite", tmp_path))
        async with House(store, Thinker()) as house:
            live = await house.create(new_deal("evergreen", ("person", "person"), 1000.0, seed=7), "anna", "Anna")
            said = json.dumps({"seq": 0, "do": "say", "text": "hello"})
            keen = Asked(['{"key": "0"}', *[said] * 12])
            now = [0.0]
            allowance = Bucket(1, 3, lambda: now[0])
            visit = Visit(keen.receive, keen.send, Answers(house), [allowance])
            visiting = asyncio.create_task(visit.run(live.table.deal.id, lambda table, key: Pass(0, 1)))
            while keen.read < 13:
                await asyncio.sleep(0.001)
            now[0] = 10.0
            keen.messages.append({"type": "websocket.receive", "text": said})
            while [entry.kind for entry in live.table.entries].count("say") < 3:
                await asyncio.sleep(0.001)
            assert keen.closed is None
            visiting.cancel()
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_frames_are_understood_a_few_at_a_time_and_too_many_end_the_socket(tmp_path: Path) -> None:
    """Whatever its kind: text, pings, halves of messages. Somebody else is served meanwhile."""
    with (
        serving(new_database("sqlite", tmp_path), HAIN_MESSAGES_PER_SECOND="20") as server,
        server.browser() as browser,
    ):
        table = browser.post("/api/tables", json={"game": "evergreen", "chairs": ["person"], "name": "Ada"}).json()
        for head in (b"\x81\x80", b"\x89\x80", b"\x8a\x80", b"\x01\x80"):
            with socket.create_connection(("127.0.0.1", server.port), 30) as attacker:
                attacker.settimeout(30)
                attacker.sendall(
                    f"GET /api/tables/{table['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
                )
                assert b"101" in attacker.recv(4096)
                with suppress(OSError):
                    attacker.sendall((head + b"\0\0\0\0") * 40_000)
                received = b""
                with suppress(OSError):
                    while more := attacker.recv(65536):
                        received += more
                assert len(received) < 20_000  # it was not answered frame by frame
            assert Seat(server, table["table"], table["links"]["0"]).table["seat"] == 0


class Pipe(asyncio.Transport):
    """Notes whether more would be read."""

    is_read = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def write(self, data: Any) -> None: ...

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...


def test_no_more_is_read_before_what_has_come_is_understood() -> None:
    """Otherwise whoever sends faster than that piles it up in memory, and all wait for it."""
    pipe = Pipe()
    heard: list[int] = []

    async def listening(scope: object, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            heard.append(len((await receive())["text"]))
            assert not (pipe.is_read and visitor._left)

    async def work() -> None:
        visitor.connection_made(pipe)
        visitor.data_received(
            b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        while not visitor.handshake_complete:
            await asyncio.sleep(0)
        message = b"\x81\xfe\x03\xe8\0\0\0\0" + b"x" * 1000
        for _ in range(2):  # what was on its way already is not lost
            visitor.data_received(message * 5)
            assert not pipe.is_read
        while len(heard) < 10:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert pipe.is_read
        visitor.stop_keepalive()

    with asyncio.Runner() as runner:
        config = uvicorn.Config(listening, log_level="critical")
        visitor = PatientSocket(config, ServerState(), {}, runner.get_loop())
        runner.run(asyncio.wait_for(work(), 30))
    assert heard == [1000] * 10


def first_word(server: Server, table: dict[str, Any]) -> str:
    """What a socket is told first: that it is a table, or why not."""
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/socket") as visitor:
        with suppress(ConnectionClosed):
            visitor.send(json.dumps({"key": table["links"]["0"]}))
        told = json.loads(visitor.recv(30))
        return str(told.get("code", told["type"]))


def test_an_address_has_so_many_sockets_open_and_no_more(tmp_path: Path) -> None:
    with serving(new_database("sqlite", tmp_path), HAIN_SOCKETS="3") as server, server.browser() as browser:
        table = browser.post("/api/tables", json={"game": "evergreen", "chairs": ["person"], "name": "Ada"}).json()
        seats = [Seat(server, table["table"], table["links"]["0"]) for _ in range(3)]
        assert first_word(server, table) == "server-too-many"
        seats[0].close()
        until = time.monotonic() + 30
        while first_word(server, table) != "table":
            assert time.monotonic() < until
        assert seats[1].wish(do="say", text="hello")["seq"] == 2


def test_an_address_asks_so_often_and_no_more(tmp_path: Path) -> None:
    with serving(new_database("sqlite", tmp_path), HAIN_REQUESTS_PER_SECOND="1") as server, server.browser() as browser:
        statuses = [browser.get("/api/games").status_code for _ in range(30)]
        assert statuses[:10] == [200] * 10
        assert statuses[-1] == 429
        assert browser.get("/health").status_code == 200
        assert browser.get("/").status_code == 200
