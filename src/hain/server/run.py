"""Running the server: one process or several on one port, with logs that programs can read."""

import asyncio
import gc
import json
import logging
import os
import socket
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
import uvicorn

from hain.core.errors import Refused
from hain.server.connection import Connection, SocketConnection
from hain.server.settings import from_environment
from hain.table.database import open_database

HOME = "127.0.0.1"
PORTS = 20  # that are tried

MESSAGE_BYTES = 1 << 14  # nobody has more to say at once
GARBAGE = (10_000, 2, 10_000)  # looked for among new objects only, and hardly ever among all: nobody waits long


def prepare() -> None:
    """Before anything is served: settings that mean nothing and a database that cannot be opened or is damaged are
    refused, and it is up to date before several processes use it."""
    asyncio.run(_open_once(from_environment().database))


async def _open_once(address: str) -> None:
    database = await open_database(address)
    try:
        await database.check()
    finally:
        await database.close()


def run(host: str, port: int, workers: int) -> None:
    """Until it is interrupted."""
    uvicorn.run(workers=workers, **_options(host, port))


def run_at_home(port: int, ready: Callable[[], None]) -> None:
    """For whoever sits at this machine; `ready` is called as soon as a browser can come."""
    _HomeServer(uvicorn.Config(**_options(HOME, port)), ready).run()


class _HomeServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def free_port(first: int) -> int:
    """The first port from there on where nobody listens."""
    for port in range(first, first + PORTS):
        with socket.socket() as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # one that was left a moment ago is free
            with suppress(OSError):
                probe.bind((HOME, port))
                return port
    raise Refused("serve-no-port", first=first, last=first + PORTS - 1)


def is_hain(port: int) -> bool:
    """Whether this machine serves Hain there already."""
    with suppress(OSError, ValueError):
        try:
            answer = urllib.request.urlopen(f"http://{HOME}:{port}/health", timeout=2)
        except urllib.error.HTTPError as ill:
            answer = ill
        with answer:
            return json.load(answer).get("status") in ("well", "ill")
    return False


def _options(host: str, port: int) -> dict[str, Any]:
    return {
        "app": "hain.server.run:application",
        "factory": True,
        "host": host,
        "port": port,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "http": Connection,
        "ws": SocketConnection,
        "ws_max_size": MESSAGE_BYTES,
        "ws_ping_interval": 20.0,
        "timeout_graceful_shutdown": 3,
    }


class _Lines(structlog.WriteLogger):
    """What is logged. A full disk may be that of the log, too: nobody is refused anything for a line that is lost."""

    def msg(self, message: str) -> None:
        with suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


def application() -> object:
    """What each process serves."""
    from hain.server.app import create_app

    gc.freeze()  # what has been imported stays
    gc.set_threshold(*GARBAGE)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: _Lines(sys.stderr),
        cache_logger_on_first_use=True,
    )
    return create_app()
