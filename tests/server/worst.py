"""One client does its worst within what a server allows, and two people play beside it: how long do they wait?

Each attack is a function of the server that goes on until it is told to stop. The people's moves are timed from when
one is sent until the answer is there.
"""

import asyncio
import json
import multiprocessing
import random
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from statistics import quantiles
from typing import Any, NamedTuple, Protocol

import httpx
from websockets.exceptions import WebSocketException

import hain
from hain import Dice, Record
from tests.server.servers import HOME, Seat, Server
from tests.tables import random_play


class Stop(Protocol):
    def is_set(self) -> bool: ...


Attack = Callable[[Server, Stop], None]
DEFAULTS = dict.fromkeys(
    (
        "HAIN_TABLES_PER_MINUTE",
        "HAIN_MESSAGES_PER_SECOND",
        "HAIN_SOCKETS",
        "HAIN_REQUESTS_PER_SECOND",
        "HAIN_BUDGET",
    ),
    "",
)
"""The limits are those of a server that nobody has set up."""
ELSEWHERE = "127.0.0.2"  # the attacker's address
GETTING_READY = 3.0  # seconds for an attack to come up to speed
PAUSE = 0.02  # seconds between two moves of the people


class Waits(NamedTuple):
    """Seconds."""

    moves: int
    median: float
    p99: float
    longest: float


class Attacker:
    """Somebody with a browser and bad intentions."""

    def __init__(self, server: Server, source: str = ELSEWHERE) -> None:
        self.server = server
        self.browser = server.browser(source)
        self.tables: list[dict[str, Any]] = []

    def table(self, game: str = "evergreen", *chairs: str) -> dict[str, Any]:
        wish = {"game": game, "chairs": chairs or ("person", "person"), "name": "Mallory"}
        made: dict[str, Any] = self.browser.post("/api/tables", json=wish).json()
        return made

    def long_table(self) -> dict[str, Any]:
        """A game of Earth that has come to its end."""
        made: dict[str, Any] = self.browser.post("/api/records", json={"text": long_record(), "name": "Mallory"}).json()
        return made

    def get(self, table: dict[str, Any], path: str) -> httpx.Response:
        return self.browser.get(f"/api/tables/{table['table']}{path}", headers={"x-hain-key": table["links"]["0"]})


def long_record() -> str:
    """A long game of Earth, played at random."""
    rules = hain.rules("earth")
    record = Record("earth", rules.version, 5, random.getrandbits(40))
    state = record.start(rules)
    for seat, move in random_play(state, Dice(1)):
        record.moves.append((seat, state.text(move)))
    return str(record)


def flood(server: Server, stop: Stop) -> None:
    """Empty frames by the ten thousand on eight sockets at once, over and over."""
    _pour(server, stop, b"\x81\x80\0\0\0\0" * 10_000)


def masses(server: Server, stop: Stop) -> None:
    """Messages of the greatest length, much faster than they can be understood."""
    _pour(server, stop, _frame(b"x" * 16_000) * 300)


def _frame(text: bytes) -> bytes:
    """A message of 126 to 65,535 bytes."""
    return b"\x81\xfe" + len(text).to_bytes(2, "big") + b"\0\0\0\0" + text


def _pour(server: Server, stop: Stop, frames: bytes) -> None:
    """All at once after a first message, again and again, by eight."""
    table = Attacker(server).table()
    head = (
        f"GET /api/tables/{table['table']}/socket HTTP/1.1\r\nHost: {HOME}:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    frames = _frame(json.dumps({"key": table["links"]["0"]}).encode().ljust(126)) + frames

    def pour() -> None:
        with suppress(OSError), socket.create_connection((HOME, server.port), 5, (ELSEWHERE, 0)) as attacker:
            attacker.sendall(head)
            attacker.recv(4096)
            attacker.sendall(frames)

    _by_eight(stop, pour)


def _by_eight(stop: Stop, work: Callable[[], object]) -> None:
    """Over and over until it is enough."""

    def again() -> None:
        while not stop.is_set():
            work()

    threads = [threading.Thread(target=again) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def take_backs(server: Server, stop: Stop) -> None:
    """Moves made and taken back as fast as they are answered."""
    attacker = Attacker(server)
    while not stop.is_set():
        table = attacker.table("earth", "person")
        with suppress(WebSocketException, OSError, KeyError):
            seat = Seat(server, table["table"], table["links"]["0"], source=ELSEWHERE)
            while not stop.is_set() and seat.table["moves"]:
                answer = seat.wish(move=random.choice(seat.table["moves"]))
                if answer.get("may_take_back"):
                    answer = seat.wish(do="take_back")
                if answer["type"] == "refused":
                    time.sleep(0.05)


def _repeat(server: Server, stop: Stop, ask: Callable[[Attacker, dict[str, Any]], object]) -> None:
    attacker = Attacker(server)
    table = attacker.long_table()

    def asked() -> None:
        with suppress(httpx.HTTPError):
            ask(attacker, table)

    _by_eight(stop, asked)


def imports(server: Server, stop: Stop) -> None:
    """The same long record, brought in again and again by eight at once."""
    text = long_record()
    _repeat(server, stop, lambda attacker, _: attacker.browser.post("/api/records", json={"text": text, "name": "M"}))


def moments(server: Server, stop: Stop) -> None:
    """The last moments of a long game, as table and as text."""
    paths = ("/moments/900", "/text?index=900", "/text", "/moments/800", "?since=0")
    _repeat(server, stop, lambda attacker, table: attacker.get(table, random.choice(paths)))


def courses(server: Server, stop: Stop) -> None:
    """How the points went, with the eyes of every seat, of as many long games as may be brought in."""

    def ask(attacker: Attacker, table: dict[str, Any]) -> None:
        made = attacker.long_table()
        attacker.tables.append(made if "links" in made else table)
        table = random.choice(attacker.tables)
        for seat in range(5):
            headers = {"x-hain-key": table["links"][str(seat)]}
            attacker.browser.get(f"/api/tables/{table['table']}/course", headers=headers)

    _repeat(server, stop, ask)


def asks(server: Server, stop: Stop) -> None:
    """As many questions at once as a socket may have open, on several of them, about a position that is always new."""

    def again(attacker: Attacker) -> None:
        while not stop.is_set():
            with suppress(WebSocketException, OSError, KeyError, TimeoutError):
                table = attacker.table("glade", "person")
                seat = Seat(server, table["table"], table["links"]["0"], source=ELSEWHERE)
                while not stop.is_set() and seat.table["moves"]:
                    seq = seat.table["seq"]
                    for number in range(7):
                        seat.send(id=number, ask={"type": "outlook", "seq": seq, "picked": [f"tile:{number}"]})
                    seat.send(id=7, ask={"type": "why", "seq": seq, "thing": "space:a1"})
                    if seat.wish(move=random.choice(seat.table["moves"]))["type"] == "refused":
                        time.sleep(0.05)

    attackers = [threading.Thread(target=again, args=(Attacker(server),)) for _ in range(4)]
    for attacker in attackers:
        attacker.start()
    for attacker in attackers:
        attacker.join()


def forks(server: Server, stop: Stop) -> None:
    """Played on from the end of a long game, again and again."""

    def ask(attacker: Attacker, table: dict[str, Any]) -> None:
        headers = {"x-hain-key": table["links"]["0"]}
        wish = {"index": 900, "name": "M", "level": "sprout"}
        attacker.browser.post(f"/api/tables/{table['table']}/fork", json=wish, headers=headers)

    _repeat(server, stop, ask)


def lists(server: Server, stop: Stop) -> None:
    """The list of as many tables as may be made, by eight at once."""

    def ask(attacker: Attacker, _: dict[str, Any]) -> None:
        if len(attacker.tables) < 100:
            attacker.tables.append(attacker.table("earth", "person", "person"))
        attacker.browser.get("/api/tables")

    _repeat(server, stop, ask)


def bots(server: Server, stop: Stop) -> None:
    """Thirty tables with slow bots that are all awaited and watched."""
    attacker = Attacker(server)
    tables = [attacker.table("earth", "person", "sequoia", "sequoia") for _ in range(30)]
    watched = []
    for table in tables:
        with suppress(WebSocketException, OSError, KeyError):
            watched.append(Seat(server, table["table"], table["links"]["0"], source=ELSEWHERE))
    while not stop.is_set():
        for seat in watched:
            with suppress(WebSocketException, OSError, TimeoutError):
                if seat.table.get("moves"):
                    seat.send(seq=seat.table["seq"], move=seat.table["moves"][0])
                seat.next(0.02)


def pages(server: Server, stop: Stop) -> None:
    """Whatever anybody may ask for without limit, on nearly as many connections as an address may have."""

    async def ask() -> None:
        while not stop.is_set():
            with suppress(OSError, EOFError, ValueError):
                reader, writer = await asyncio.open_connection(HOME, server.port, local_addr=(ELSEWHERE, 0))
                while not stop.is_set():
                    path = random.choice(("/", "/health", "/api", "/api/games", "/table/nowhere"))
                    writer.write(f"GET {path} HTTP/1.1\r\nHost: {HOME}:{server.port}\r\n\r\n".encode())
                    head = (await reader.readuntil(b"\r\n\r\n")).lower()
                    await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r")[0]))

    async def all_at_once() -> None:
        await asyncio.gather(*(ask() for _ in range(190)))

    asyncio.run(all_at_once())


def sockets(server: Server, stop: Stop) -> None:
    """As many sockets as can be had, each to another table, with wishes on all of them."""
    attacker = Attacker(server)
    seats: list[Seat] = []
    while not stop.is_set():
        with suppress(WebSocketException, OSError, KeyError, TimeoutError):
            table = attacker.table()
            seats.append(Seat(server, table["table"], table["links"]["0"], source=ELSEWHERE))
        for seat in seats[-50:]:
            with suppress(WebSocketException, OSError):
                seat.send(seq=0, move="plant z9")


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (flood, masses, take_backs, imports, moments, courses, asks, forks, lists, bots, pages, sockets)
}


def waits(server: Server, attack: str, seconds: float) -> Waits:
    """How long two people wait for their moves while somebody attacks, if anybody does."""
    people = Attacker(server, HOME)
    context = multiprocessing.get_context("fork")
    stop = context.Event()
    attacking = context.Process(target=ATTACKS[attack], args=(server, stop), daemon=True) if attack else None
    if attacking:
        attacking.start()
        time.sleep(min(seconds, GETTING_READY))
    found: list[float] = []
    ends = time.perf_counter() + seconds
    try:
        while time.perf_counter() < ends:
            table = people.table()
            seats = [Seat(server, table["table"], table["links"][str(place)]) for place in range(2)]
            while time.perf_counter() < ends and not seats[0].table["over"]:
                place = 0 if seats[0].table["moves"] else 1
                begun = time.perf_counter()
                seats[place].wish(move=seats[place].table["moves"][0])
                found.append(time.perf_counter() - begun)
                seats[1 - place].wait_for(seats[place].table["seq"])
                time.sleep(PAUSE)
            for seat in seats:
                seat.close()
    finally:
        stop.set()
        if attacking:
            attacking.join(10)
            attacking.kill()
    cuts = quantiles(found, n=100)
    return Waits(len(found), cuts[49], cuts[98], max(found))
