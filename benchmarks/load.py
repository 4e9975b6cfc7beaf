"""Many tables with scripted people over real WebSockets: Hain's server, and boardgame.io's in the same run.

    python -m benchmarks.load --tables 10,50,200 --rounds 5 --seconds 5
    python -m benchmarks.load --tables 50 --sync
    python -m benchmarks.load --hold 500 --rate 300 --seconds 20
    python -m benchmarks.load --hold 500 --rate 100 --bot sprout --seconds 20

Two people sit at every table and make one move after the other as soon as they can (`--tables`), or all tables together
make so many moves a second (`--hold`); with `--bot` one of the two is a bot, whose moves are not counted. A move counts
when the one who made it sees it on the table; that is its latency, too. Hain plays Evergreen and stores every move in
SQLite; boardgame.io plays tic-tac-toe and keeps it in memory. The load has the same shape if at nearly every table a
move is under way all the time. So all people sit down before anybody plays, those of boardgame.io keep their sockets
from match to match, and a match there lasts as many moves as a game of Evergreen: one board after the other. Matches of
a single board are measured, too; people wait for the next one after a few moves, which does not count as latency.

A shared machine is quick at one moment and slow at the next. So the servers take turns, each new for each round, they
are compared within each round, and what counts is the median of these ratios. With `--sync` Hain takes turns with
itself instead: waiting for the disk before a move counts, as it does by default, and with `HAIN_SYNC=normal`.
"""

import argparse
import asyncio
import gc
import itertools
import math
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from tests.server.servers import Server, serving

Links = dict[str, str]
"""Tables, and a key to each."""

PEER = Path(__file__).parent / "boardgame.io"
EVERGREEN_MOVES = 116  # in a game for two, on average
WARM_UP = 4.0  # seconds that do not count


class Count:
    """The latencies of the moves that were made while it counted, in seconds. It begins when all people sit."""

    def __init__(self, people: int, seconds: float) -> None:
        self.seconds = seconds
        self.latencies: list[float] = []
        self.processor = 0.0
        self._starts = self._ends = math.inf
        self._missing = people
        self._complete = asyncio.Event()

    @property
    def is_complete(self) -> bool:
        return self._complete.is_set()

    def sit_down(self) -> None:
        """One more sits for the first time; when all do, they may begin."""
        self._missing -= 1
        if self._missing == 0:
            self._starts = time.perf_counter() + WARM_UP
            self._ends = self._starts + self.seconds
            self._complete.set()

    async def turn_of(self, chance: random.Random) -> None:
        """Waits until a table may begin: a while after all people sit, for not all games are to end at once."""
        if not self.is_complete:
            await self._complete.wait()
            await asyncio.sleep(chance.random() * WARM_UP / 2)

    def moved(self, began: float) -> None:
        now = time.perf_counter()
        if self._starts <= now < self._ends:
            self.latencies.append(now - began)

    async def watch(self, process: int) -> None:
        """Until it has counted; notes how much of the processor the server takes meanwhile."""
        await self._complete.wait()
        await asyncio.sleep(self._starts - time.perf_counter())
        before = processor_time(process)
        await asyncio.sleep(self._ends - time.perf_counter())
        self.processor = processor_time(process) - before

    def figures(self) -> "Figures":
        """What was measured; all zero if there were not enough moves."""
        moves = len(self.latencies)
        if moves < 2:
            return Figures(0, 0, 0, 0, 0, 0)
        cuts = [1000 * cut for cut in statistics.quantiles(self.latencies, n=100)]
        under_way = sum(self.latencies) / self.seconds
        return Figures(moves / self.seconds, under_way, cuts[49], cuts[89], cuts[98], 1000 * self.processor / moves)


class Figures(NamedTuple):
    """Moves a second, how many of them were under way at a time, percentiles in milliseconds, and milliseconds of
    processor time that a move took the server."""

    rate: float
    under_way: float
    p50: float
    p90: float
    p99: float
    processor: float

    def __str__(self) -> str:
        percentiles = f"p50 {self.p50:6.1f} ms   p90 {self.p90:6.1f} ms   p99 {self.p99:6.1f} ms"
        return (
            f"{self.rate:6.0f} moves/s ({self.under_way:3.0f} under way)   {percentiles}   {self.processor:.2f} ms CPU"
        )


def median(rounds: Sequence[Figures]) -> Figures:
    """Of each figure by itself."""
    return Figures(*(statistics.median(column) for column in zip(*rounds)))


def processor_time(process: int) -> float:
    """Seconds that a process has computed so far."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# Hain


class HainView(msgspec.Struct, frozen=True):
    to_act: tuple[int, ...] = ()


class HainMessage(msgspec.Struct):
    """What has to be read of a message to make the next move; the rest of it is for people's eyes."""

    type: str
    seq: int = 0
    moves: list[str] = []
    over: bool = False
    sentence: str = ""
    view: HainView = HainView()


class HainTable:
    """Two people at a table, who make one move after the other, each as soon as it can be made."""

    def __init__(self, chance: random.Random, count: Count, pause: float) -> None:
        self.chance = chance
        self.count = count
        self.pause = pause
        self.sockets: dict[int, ClientConnection] = {}
        self.told: dict[int, HainMessage] = {}  # the last message to each seat
        self.mover: int | None = None
        self.may_begin = False
        self.began = 0.0

    async def begin(self) -> None:
        await self.count.turn_of(self.chance)
        self.may_begin = True
        if self.told:
            await self._move_on()

    async def sit(self, address: str, key: str, seat: int) -> None:
        async with connect(address, compression=None, max_size=None) as socket:
            self.sockets[seat] = socket
            await socket.send(msgspec.json.encode({"key": key}), text=True)
            while True:
                message = _READ_HAIN.decode(await socket.recv(decode=False))
                if message.type == "refused":
                    raise AssertionError(message.sentence)
                seen = seat in self.told
                if not seen and not self.count.is_complete:
                    self.count.sit_down()
                self.told[seat] = message
                if seat == self.mover and seen:
                    self.count.moved(self.began)
                    self.mover = None
                if message.over:
                    return
                if self.may_begin and self.mover is None:
                    await self._move_on()

    async def _move_on(self) -> None:
        """Whoever may move and has seen everything makes the next move, once no bot owes one."""
        newest = max(message.seq for message in self.told.values())
        owing = next(message.view.to_act for message in self.told.values() if message.seq == newest)
        if not set(owing) <= set(self.told):
            return
        able = [seat for seat, message in self.told.items() if message.seq == newest and message.moves]
        if not able:
            return
        self.mover = seat = self.chance.choice(able)
        if self.pause:
            await asyncio.sleep(self.chance.expovariate(1 / self.pause))
        self.began = time.perf_counter()
        message = self.told[seat]
        wanted = {"seq": message.seq, "move": self.chance.choice(message.moves)}
        await self.sockets[seat].send(msgspec.json.encode(wanted), text=True)


_READ_HAIN = msgspec.json.Decoder(HainMessage)


async def hain_table(
    browser: httpx.AsyncClient, number: int, count: Count, pause: float, last: Links, second: str
) -> None:
    """One game after the other; `last` gets the key to the last one."""
    wish = {"game": "evergreen", "chairs": ["person", second], "name": "Anna"}
    chance = random.Random(number)
    while True:
        made = (await browser.post("/api/tables", json=wish)).json()
        last[made["table"]] = made["links"]["0"]
        address = f"{str(browser.base_url).replace('http', 'ws').rstrip('/')}/api/tables/{made['table']}/socket"
        table = HainTable(chance, count, pause)
        people = (table.sit(address, made["links"][str(seat)], seat) for seat in made["seats"])
        await asyncio.gather(table.begin(), *people)


async def load_hain(
    server: Server, tables: int, seconds: float, pause: float, last: Links, second: str = "person"
) -> Count:
    count = Count(2 * tables if second == "person" else tables, seconds)
    limits = httpx.Limits(max_connections=10, keepalive_expiry=1.0)
    async with httpx.AsyncClient(base_url=server.address, timeout=60, limits=limits) as browser:
        people = [hain_table(browser, number, count, pause, last, second) for number in range(tables)]
        await watch(count, server.process.pid, people)
    return count


async def watch(count: Count, process: int, people: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Let people play until the server has been measured."""
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(person) for person in people]
        await count.watch(process)
        for task in playing:
            task.cancel()


# boardgame.io speaks socket.io over a WebSocket


class Packets:
    """The few packets of socket.io that a player needs."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def open(self) -> None:
        await self.socket.recv()
        await self.socket.send("40/tic-tac-toe,")
        while not str(await self.socket.recv()).startswith("40/tic-tac-toe"):
            pass

    async def emit(self, *what: object) -> None:
        await self.socket.send(b"42/tic-tac-toe," + msgspec.json.encode(what), text=True)

    async def next_state(self, match: str) -> "PeerState":
        """How a match stands, when it has changed."""
        while True:
            message = await self.socket.recv(decode=False)
            if message == b"2":
                await self.socket.send("3")
            if not message.startswith(b"42/tic-tac-toe,"):
                continue
            kind, where, content, *_ = _READ_PACKET.decode(message.partition(b",")[2])
            if _READ_WORD.decode(where) != match:
                continue
            what = _READ_WORD.decode(kind)
            if what == "update":
                return _READ_STATE.decode(content)
            if what == "sync":
                return _READ_SYNC.decode(content).state


class PeerBoard(msgspec.Struct):
    cells: list[str | None]


class PeerContext(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: dict[str, str | bool] | None = None


class PeerState(msgspec.Struct):
    """What has to be read of a match to make the next move."""

    G: PeerBoard
    ctx: PeerContext
    number: int = msgspec.field(name="_stateID")


class PeerSync(msgspec.Struct):
    state: PeerState


_READ_PACKET = msgspec.json.Decoder(list[msgspec.Raw])
_READ_WORD = msgspec.json.Decoder(str)
_READ_STATE = msgspec.json.Decoder(PeerState)
_READ_SYNC = msgspec.json.Decoder(PeerSync)


class PeerPlayer:
    """One of the two people at a table, who play one match after the other."""

    def __init__(self, number: int, player: str, count: Count) -> None:
        self.number = number
        self.player = player
        self.chance = random.Random(f"{number} {player}")
        self.count = count

    async def sit(self, address: str) -> None:
        """With a socket that is kept: under load, it takes this server many seconds to open another one."""
        async with connect(address, compression=None, max_size=None) as socket:
            packets = Packets(socket)
            await packets.open()
            for turn in itertools.count():
                await self._play(packets, f"match-{self.number}-{turn}")

    async def _play(self, packets: Packets, match: str) -> None:
        """Whatever cell is free, until the match is over."""
        await packets.emit("sync", match, self.player, None, 2)
        began: float | None = None
        while True:
            state = await packets.next_state(match)
            if not self.count.is_complete:
                self.count.sit_down()
            await self.count.turn_of(self.chance)
            if began is not None:
                self.count.moved(began)
                began = None
            if state.ctx.gameover:
                return
            if state.ctx.currentPlayer == self.player:
                free = [cell for cell, mark in enumerate(state.G.cells) if mark is None]
                move = {"type": "clickCell", "args": [self.chance.choice(free)], "playerID": self.player}
                began = time.perf_counter()
                await packets.emit("update", {"type": "MAKE_MOVE", "payload": move}, state.number, match, self.player)


async def load_peer(peer: "Peer", tables: int, seconds: float) -> Count:
    count = Count(2 * tables, seconds)
    address = f"ws://127.0.0.1:{peer.port}/socket.io/?EIO=4&transport=websocket"
    players = [PeerPlayer(number, player, count) for number in range(tables) for player in ("0", "1")]
    await watch(count, peer.process, [player.sit(address) for player in players])
    return count


class Peer(NamedTuple):
    """Where boardgame.io listens, and the number of its process."""

    port: int
    process: int


@asynccontextmanager
async def peer_server(port: int, moves: int) -> AsyncIterator[Peer]:
    """Installed from npm beside this file when it is first needed. A match lasts so many moves, or one board."""
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    process = subprocess.Popen(["node", "server.js", str(port), str(moves)], cwd=PEER, stdout=subprocess.DEVNULL)
    try:
        for _ in range(100):
            await asyncio.sleep(0.1)
            try:
                httpx.get(f"http://127.0.0.1:{port}/games")
                break
            except httpx.TransportError:
                continue
        yield Peer(port, process.pid)
    finally:
        process.terminate()
        process.wait(10)


# what is measured


HAIN = "Hain"
LONG = "boardgame.io"
SHORT = "boardgame.io, single boards"
NORMAL = "Hain, HAIN_SYNC=normal"


async def compare(others: Sequence[str], tables: int, rounds: int, seconds: float) -> None:
    found: dict[str, list[Figures]] = {name: [] for name in (HAIN, *others)}
    for number in range(rounds):
        for name, figures in found.items():
            figures.append(await measure(name, tables, seconds))
            print(f"{tables:4} tables, round {number + 1}   {name:28}{figures[-1]}", flush=True)
    for name, figures in found.items():
        print(f"{tables:4} tables, median    {name:28}{median(figures)}")
    for name in others:
        rates = [ours.rate / theirs.rate for ours, theirs in zip(found[HAIN], found[name])]
        tails = [ours.p99 / theirs.p99 for ours, theirs in zip(found[HAIN], found[name])]
        print(
            f"{tables:4} tables, Hain over {name:28}{told(rates)} times the moves, {told(tails)} times the p99",
            flush=True,
        )


def told(ratios: list[float]) -> str:
    """The median over all rounds, and the least and the greatest."""
    return f"{statistics.median(ratios):.2f} [{min(ratios):.2f}–{max(ratios):.2f}]"


async def measure(name: str, tables: int, seconds: float) -> Figures:
    """One round of a server that is started for it."""
    if name in (HAIN, NORMAL):
        sync = "normal" if name == NORMAL else "full"
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(f"sqlite:///{folder}/hain.sqlite", HAIN_SYNC=sync) as server,
        ):
            return (await load_hain(server, tables, seconds, 0.0, {})).figures()
    async with peer_server(8099, EVERGREEN_MOVES if name == LONG else 0) as peer:
        return (await load_peer(peer, tables, seconds)).figures()


async def hold(tables: int, rate: float, seconds: float, second: str) -> None:
    """So many tables, so many moves of people a second in all; then a restart with all tables alive."""
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/hain.sqlite") as server:
        before = memory(server)
        last: Links = {}
        count = await load_hain(server, tables, seconds, tables / rate, last, second)
        sockets = 2 * tables if second == "person" else tables
        print(f"{tables} tables, {sockets} sockets   {count.figures()}")
        print(f"memory: {(memory(server) - before) / tables / 1024:.0f} kB for each table")
        server.kill()
        began = time.perf_counter()
        server.restart()
        up = time.perf_counter() - began
        reopen(server, last)
        whole = time.perf_counter() - began
        print(f"after a kill: answers in {up:.1f} s, all {len(last)} tables are back in {whole:.1f} s")


def reopen(server: Server, last: Links) -> None:
    """Whoever sat at a table finds it again; eight ask at a time, by a client that takes hardly any time itself."""
    tables = list(last.items())
    with ThreadPoolExecutor(8) as people:
        for asked in [people.submit(ask_for, server, tables[number::8]) for number in range(8)]:
            asked.result()


def ask_for(server: Server, tables: list[tuple[str, str]]) -> None:
    """One table after the other."""
    browser = HTTPConnection("127.0.0.1", server.port, timeout=60)
    for table, key in tables:
        browser.request("GET", f"/api/tables/{table}", headers={"x-hain-key": key})
        answer = browser.getresponse()
        assert answer.status == 200
        assert answer.read()
    browser.close()


def memory(server: Server) -> int:
    """Resident bytes of the process that serves."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("utf-8")
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", default="", help="compare at these numbers of tables, such as 10,50,200")
    parser.add_argument("--sync", action="store_true", help="compare Hain with itself under HAIN_SYNC=normal")
    parser.add_argument("--hold", type=int, default=0, help="hold so many tables at a steady rate")
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--bot", default="person", help="the level of the bot at each of the tables that are held")
    parser.add_argument("--rounds", type=int, default=5, help="how often the servers that are compared take turns")
    parser.add_argument("--seconds", type=float, default=5.0, help="that are measured, after a warm-up")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    gc.disable()  # what is measured is the server
    if not options.tables and not options.hold:
        sys.exit("give --tables or --hold")
    others = (NORMAL,) if options.sync else (LONG, SHORT)
    for number in options.tables.split(",") if options.tables else []:
        uvloop.run(compare(others, int(number), options.rounds, options.seconds))
    if options.hold:
        uvloop.run(hold(options.hold, options.rate, options.seconds, options.bot))


if __name__ == "__main__":
    main()
