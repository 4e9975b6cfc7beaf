"""What stands before every request: pace, size, host and origin, headers of safety, a line in the log and a count."""

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import orjson
import structlog
from starlette.requests import ClientDisconnect

from hain.core.errors import Refused
from hain.server.address import host_name, is_own_name, network_in
from hain.server.limit import Limit, Pace
from hain.server.metrics import REQUESTS, SECONDS
from hain.server.speech import language_of, refusal, status_of
from hain.table.slices import asker

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = [
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
     b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]  # fmt: skip
TLS_ONLY = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT = (b"cache-control", b"no-store")
API = "/api/"  # what nobody may ask for as often as they like
FOR_ALL = ("/api/words/", "/api/games", "/api/box/", "/api/rules/", "/api/examples/", "/api/daily/",
           "/api/openapi.json")  # fmt: skip

log = structlog.get_logger("hain")


class Guard:
    """Wraps the application; sockets have a way of their own."""

    def __init__(self, app: App, sockets: App, origin: str, body: int, asking: Limit, pace: Pace) -> None:
        self.app = app
        self.sockets = sockets
        self.origin = origin
        self.body = body
        self.asking = asking
        self.pace = pace

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and (seconds := self.pace.wait(network_in(scope))):
            await asyncio.sleep(seconds)
        if scope["type"] != "http":
            await (self.sockets if scope["type"] == "websocket" else self.app)(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            return message if taken <= self.body else {"type": "http.disconnect"}

        async def answered(message: Message) -> None:
            nonlocal status
            if taken > self.body:
                return  # whatever the application made of half a request
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(scope)]
            await send(message)

        where = network_in(scope)
        asker.set(where)
        try:
            if scope["path"].startswith(API):
                self.asking.take(where)
            if not is_own_host(scope, self.origin):
                await _refuse(answered, scope, Refused("server-host"))
            elif scope["method"] not in SAFE and not is_same_origin(scope, self.origin):
                await _refuse(answered, scope, Refused("server-origin"))
            else:
                await self.app(scope, limited, answered)
        except ClientDisconnect:
            pass
        except Refused as error:
            await _refuse(answered, scope, error)
        finally:
            if taken > self.body:
                status = await _refuse(send, scope, Refused("server-too-large", most=self.body))
            route = scope.get("route")
            path = getattr(route, "path", "other")
            seconds = time.perf_counter() - started
            REQUESTS.labels(scope["method"], path, status).inc()
            SECONDS.labels(path).observe(seconds)
            log.info("request", method=scope["method"], path=path, status=status, ms=round(1000 * seconds, 1))

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Whatever may hold a key or an identity is kept nowhere on the way."""
        path = scope["path"]
        more = [TLS_ONLY] if is_secure(scope["scheme"], self.origin) else []
        return [*HEADERS, *more, *([NOT_KEPT] if path.startswith(API) and not path.startswith(FOR_ALL) else [])]


def is_secure(scheme: str, origin: str) -> bool:
    """Whether people come by TLS, here or at the proxy."""
    return scheme == "https" or origin.startswith("https:")


def is_own_host(scope: Scope, origin: str) -> bool:
    """Whether all hosts that are named are ours. Programs that are no browsers may name none."""
    return all(
        is_own_name(host_name(value.decode("latin-1")), origin) for name, value in scope["headers"] if name == b"host"
    )


def is_same_origin(scope: Scope, origin: str) -> bool:
    """Whether the page that asks is ours. Programs that are no browsers send no origin."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    told = headers.get(b"origin")
    if told is None:
        return True
    asked = told.decode("latin-1")
    if origin:
        return asked == origin
    return asked.partition("://")[2] == headers.get(b"host", b"").decode("latin-1")


async def _refuse(send: Send, scope: Scope, error: Refused) -> int:
    """An answer that no route gives; returns its status."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    language = language_of(headers.get(b"accept-language", b"en").decode("latin-1"))
    status = status_of(error)
    kind = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": kind})
    await send({"type": "http.response.body", "body": orjson.dumps(refusal(error, language))})
    return status
