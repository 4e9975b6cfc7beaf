"""One socket for each seat or onlooker: what the table looks like goes out, wishes come in.

What goes out is always the table as it is now, with what has happened since the last message. So somebody who reads
slowly misses nothing and holds up nobody: what has piled up in between is one message. Who does not even answer pings
is let go by the server below.
"""

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import orjson
from pydantic import ValidationError

from hain.core.errors import Refused
from hain.server.address import network_in
from hain.server.edition import with_edition
from hain.server.guard import Receive, Scope, Send, is_own_host, is_same_origin
from hain.server.identity import Pass
from hain.server.limit import Bucket, Crowd, Limit
from hain.server.metrics import ENTRIES, REFUSALS, SOCKETS, STORING
from hain.server.speech import language_of, refusal
from hain.server.wire import Hello, Wanted, table_text
from hain.table.entry import Entry
from hain.table.house import House, Live, Wish
from hain.table.keepsake import Stopped
from hain.table.slices import asker
from hain.table.table import Table
from hain.table.trouble import KINDS

PATIENCE = 30.0  # seconds for the first message
STRIKES = 20  # messages one after another that nobody sends who means well
TOLD = 10  # of them are answered
MISUSE = ("server-too-often", "server-message", "server-onlooker")
BAD_HELLO = 4400
FORBIDDEN = 4403
NO_TABLE = 4404
STOPPED = 4410
TRY_LATER = 1013
CODES = {
    "table-unknown": NO_TABLE,
    "table-deleted": NO_TABLE,
    "table-stopped": STOPPED,
    **dict.fromkeys(KINDS, TRY_LATER),
}
PATH = re.compile("/api/tables/([^/]+)/socket")

WISHES: dict[str, Callable[[Table, int, str, float], Entry]] = {
    "take_back": lambda table, seat, text, at: table.take_back(seat, at),
    "agree": lambda table, seat, text, at: table.agree(seat, at),
    "decline": lambda table, seat, text, at: table.decline(seat, at),
    "leave": lambda table, seat, text, at: table.leave(seat, at, text) if text else table.leave(seat, at),
    "return": lambda table, seat, text, at: table.come_back(seat, at),
    "resign": lambda table, seat, text, at: table.resign(seat, at, text) if text else table.resign(seat, at),
    "say": lambda table, seat, text, at: table.say(seat, text, at),
    "rename": lambda table, seat, text, at: table.rename(seat, text, at),
    "free": lambda table, seat, text, at: table.free(seat, _seat_in(text), at),
}


class Gone(Exception):
    """The other side has closed the socket."""


class Sockets:
    """Answers whoever wants a socket to a table. It stands before the application, which has nothing to add to it."""

    def __init__(self, origin: str, opening: Limit, most: int) -> None:
        self.origin = origin
        self.opening = opening
        self.most = most
        self.open = Crowd()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        asked = PATH.fullmatch(scope["path"])
        if asked is None or not (is_own_host(scope, self.origin) and is_same_origin(scope, self.origin)):
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        desk = scope["app"].state.desk
        where = network_in(scope)
        asker.set(where)
        await send({"type": "websocket.accept"})
        visit = Visit(receive, send, desk.house, [desk.sending.bucket(), desk.sending_there.kept(where)])
        with suppress(Gone):
            try:
                self.opening.take(where)
                with self.open.one(where, self.most):
                    await visit.run(asked[1], desk.keys.read)
            except Refused as error:
                await visit.close(TRY_LATER, error)


class Visit:
    """One open socket."""

    def __init__(self, receive: Receive, send: Send, house: House, allowances: Sequence[Bucket]) -> None:
        self.receive = receive
        self.send = send
        self.house = house
        self.allowances = allowances
        self.language = "en"

    async def run(self, table: str, opens: Callable[[str, str], Pass]) -> None:
        """From the first message to the last."""
        try:
            first = await asyncio.wait_for(self._next(), PATIENCE)
            self.language = _language_in(first)
            hello = Hello.model_validate_json(first)
        except (TimeoutError, ValidationError):
            await self.close(BAD_HELLO, Refused("server-message"))
            return
        try:
            admission = opens(table, hello.key)
            live = await self.house.current(table)  # another process may know that somebody sat down, or was let go
            admission.eyes(live.table)
        except Refused as error:
            await self.close(CODES.get(error.key, FORBIDDEN), error)
            return
        with self.house.watching(live) as changed, SOCKETS.track_inprogress():
            telling = asyncio.create_task(self._tell(live, admission, hello.since, changed))
            listening = asyncio.create_task(self._listen(live, admission))
            try:
                done, _ = await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            except Stopped as error:
                await self.close(STOPPED, error)
            except Refused as error:
                await self.close(CODES.get(error.key, FORBIDDEN), error)
            finally:
                for task in (telling, listening):
                    task.cancel()
                await asyncio.gather(telling, listening, return_exceptions=True)

    async def _tell(self, live: Live, admission: Pass, since: int, changed: asyncio.Event) -> None:
        """Ends with a refusal when the seat is somebody else's."""
        is_first = True
        while True:
            if live.stopped is not None:
                raise Stopped(live.stopped)
            if live.is_deleted:
                raise Refused("table-deleted")
            text = table_text(live, admission.eyes(live.table), since, self.house.clock())
            since = live.table.seq
            await self._send(with_edition(text) if is_first else text)
            is_first = False
            await changed.wait()
            changed.clear()

    async def _listen(self, live: Live, admission: Pass) -> None:
        """Ends when somebody goes on sending what is not a wish, or more than anybody means."""
        strikes = 0
        while strikes < STRIKES:
            text = await self._next()
            try:
                for allowance in self.allowances:
                    allowance.take()
                await self._wish(live, admission, text)
                strikes = 0
            except Refused as error:
                REFUSALS.labels(error.key).inc()
                strikes = strikes + 1 if error.key in MISUSE else 0
                if strikes <= TOLD:  # what is told again and again is not read
                    await self._send(orjson.dumps({**refusal(error, self.language), "seq": live.table.seq}))
            await asyncio.sleep(0)  # the next message may be there already, and others want to be served
        await self.close(TRY_LATER, Refused("server-flood"))

    async def _wish(self, live: Live, admission: Pass, text: str) -> None:
        try:
            wanted = Wanted.model_validate_json(text)
        except ValidationError as error:
            raise Refused("server-message") from error
        seat = admission.hand(live.table)
        wish = _wish_of(wanted, admission)
        started = time.perf_counter()
        picked = wanted.moves[0] if wanted.moves else wanted.move
        seen = None if picked is None else (wanted.seq, seat)
        entry = await self.house.do(live.table.deal.id, wish, seen, picked or "")
        STORING.observe(time.perf_counter() - started)
        ENTRIES.labels(entry.kind).inc()

    async def _next(self) -> str:
        """The next message; whoever sends bytes has not understood."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or ""

    async def _send(self, text: bytes) -> None:
        try:
            await self.send({"type": "websocket.send", "text": text.decode()})
        except (OSError, RuntimeError) as error:  # it was closed a moment ago
            raise Gone from error

    async def close(self, code: int, error: Refused) -> None:
        await self._send(orjson.dumps(refusal(error, self.language)))
        await self.send({"type": "websocket.close", "code": code})


def _wish_of(wanted: Wanted, admission: Pass) -> Wish:
    """The seat may have been freed by the time the wish is carried out."""
    if [wanted.move, wanted.moves, wanted.do].count(None) != 2:
        raise Refused("server-message")
    move, moves = wanted.move, wanted.moves
    if move is not None:
        return lambda table, at: table.move(admission.hand(table), move, at)
    if moves is not None:
        return lambda table, at: table.moves(admission.hand(table), moves, at)
    wish, text = WISHES[str(wanted.do)], wanted.text
    return lambda table, at: wish(table, admission.hand(table), text, at)


def _language_in(text: str) -> str:
    """Of a first message, even if the rest of it is not understood: an old page is told so in its language."""
    with suppress(orjson.JSONDecodeError):
        said = orjson.loads(text)
        if isinstance(said, dict):
            return language_of(str(said.get("lang", "")))
    return "en"


def _seat_in(text: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", text):
        raise Refused("server-message")
    return int(text)
