"""One socket for each seat or onlooker: what the table looks like goes out, wishes come in.

What goes out is always the table as it is now, with what has happened since the last message. So somebody who reads
slowly misses nothing and holds up nobody: what has piled up in between is one message. Who does not even answer pings
is let go by the server below.

What is asked besides is answered by its number, whenever the answer is there: no move waits for it. Who goes asks no
more.
"""

import asyncio
import json
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import orjson
from pydantic import TypeAdapter, ValidationError

from hain.core.errors import Refused
from hain.server.address import network_in
from hain.server.answers import Answers
from hain.server.asks import LAST_NUMBER, Asking
from hain.server.edition import with_edition
from hain.server.guard import Receive, Scope, Send, is_own_host, is_same_origin
from hain.server.identity import Pass
from hain.server.limit import Bucket, Crowd, Limit
from hain.server.metrics import ASKING, ENTRIES, REFUSALS, SOCKETS, STORING
from hain.server.speech import language_of, refusal
from hain.server.wire import Hello, Wanted, table_text
from hain.table.entry import Entry
from hain.table.house import Live, Wish
from hain.table.keepsake import Stopped
from hain.table.slices import asker
from hain.table.table import Table
from hain.table.trouble import KINDS

PATIENCE = 30.0  # seconds for the first message
STRIKES = 20  # messages one after another that nobody sends who means well
TOLD = 10  # of them are answered
MISUSE = ("server-too-often", "server-message", "server-onlooker")
AT_ONCE = 8  # questions on one socket to which the answers are still out
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
SAID: TypeAdapter[Wanted | Asking] = TypeAdapter(Wanted | Asking)
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
ABOUT_MOVES = ("take_back", "agree", "decline")
"""Whoever wishes for one of these means certain moves; sent twice, it is done once."""


class Gone(Exception):
    """The other side has closed the socket."""


class Sockets:
    """Answers whoever wants a socket to a table. It stands before the application, which has nothing to add to it."""

    def __init__(self, origin: str, opening: Limit, asking: Limit, most: int) -> None:
        """`asking` is for what is asked over HTTP, too."""
        self.origin = origin
        self.opening = opening
        self.asking = asking
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
        allowances = [desk.sending.bucket(), desk.sending_there.kept(where)]
        visit = Visit(receive, send, desk.answers, allowances, self.asking.kept(where))
        with suppress(Gone):
            try:
                self.opening.take(where)
                with self.open.one(where, self.most):
                    await visit.run(asked[1], desk.keys.read)
            except Refused as error:
                await visit.close(TRY_LATER, error)


class Visit:
    """One open socket."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        answers: Answers,
        allowances: Sequence[Bucket] = (),
        asking: Bucket | None = None,
    ) -> None:
        """`allowances` are for all messages, `asking` for questions besides."""
        self.receive = receive
        self.send = send
        self.answers = answers
        self.house = answers.house
        self.allowances = allowances
        self.asking = asking
        self.language = "en"
        self.asks: set[asyncio.Task[None]] = set()  # the questions to which the answers are still out

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
                tasks = (telling, listening, *self.asks)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

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
                said = _understood(text)
                if isinstance(said, Asking):
                    self._ask(live, admission, said)
                else:
                    await self._wish(live, admission, said)
                strikes = 0
            except Refused as error:
                REFUSALS.labels(error.key).inc()
                strikes = strikes + 1 if error.key in MISUSE else 0
                if strikes <= TOLD:  # what is told again and again is not read
                    await self._refuse(live, error, _number_in(text))
            await asyncio.sleep(0)  # the next message may be there already, and others want to be served
        await self.close(TRY_LATER, Refused("server-flood"))

    def _ask(self, live: Live, admission: Pass, asked: Asking) -> None:
        """Begin to answer; others may ask and move meanwhile."""
        if len(self.asks) >= AT_ONCE:
            raise Refused("server-too-often", seconds=1)
        if self.asking is not None:
            self.asking.take()
        task = asyncio.create_task(self._answer(live, admission, asked))
        self.asks.add(task)
        task.add_done_callback(self.asks.discard)

    async def _answer(self, live: Live, admission: Pass, asked: Asking) -> None:
        started = time.perf_counter()
        try:
            answer = await self.answers.to(live, admission.eyes(live.table), asked.ask, self.language)
            await self._send(orjson.dumps({"type": "answer", "id": asked.id, "answer": answer}))
        except Gone:
            pass
        except Refused as error:
            REFUSALS.labels(error.key).inc()
            with suppress(Gone):
                await self._refuse(live, error, asked.id)
        except Exception as error:  # nobody is to wait for ever
            self.house.failed(error)
            with suppress(Gone):
                await self._refuse(live, Refused("ask-failed"), asked.id)
        ASKING.labels(asked.ask.type).observe(time.perf_counter() - started)

    async def _refuse(self, live: Live, error: Refused, number: int | None) -> None:
        """`number` is that of the question that is refused."""
        asked = {} if number is None else {"id": number}
        said = refusal(error, self.language, live.table.chairs)
        await self._send(orjson.dumps({**said, "seq": live.table.seq, **asked}))

    async def _wish(self, live: Live, admission: Pass, wanted: Wanted) -> None:
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
    do, text = str(wanted.do), wanted.text

    def carry_out(table: Table, at: float) -> Entry:
        seat = admission.hand(table)
        if do in ABOUT_MOVES:
            table.check_seen(seat, wanted.seq)
        return WISHES[do](table, seat, text, at)

    return carry_out


def _understood(text: str) -> Wanted | Asking:
    try:
        return SAID.validate_json(text)
    except ValidationError as error:
        raise Refused("server-message") from error


def _number_in(text: str) -> int | None:
    """Of a question, even if the rest of it is not understood."""
    with suppress(ValueError, RecursionError):
        said = json.loads(text)  # which also reads what nobody can write
        if isinstance(said, dict) and type(number := said.get("id")) is int and "ask" in said:
            return number if 0 <= number <= LAST_NUMBER else None  # a larger one cannot be written into an answer
    return None


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
