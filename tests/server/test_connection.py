"""Connections without a proxy in between: what is too large or too slow is let go, over real sockets."""

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import closing, contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import connect

from hain.server.connection import Connection, Patience, SocketConnection
from hain.server.limit import Crowd
from hain.server.run import _options

Message = MutableMapping[str, Any]
LARGE = 40_000_000
HASTY = Patience(head=2.0, body=2.0, reading=1.0, farewell=0.3, largest_head=4000, connections=5)
PROXY = "192.0.2.1"


class Hasty(Connection):
    """Has little time."""

    patience = HASTY


async def echo(
    scope: MutableMapping[str, Any],
    receive: Callable[[], Awaitable[Message]],
    send: Callable[[Message], Awaitable[None]],
) -> None:
    """Tells how many bytes came, or sends many; a socket hears nothing."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    taken = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        taken += len(message["body"])
        if not message["more_body"]:
            break
    body = b"x" * LARGE if scope["path"] == "/large" else str(taken).encode()
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    await send({"type": "http.response.body", "body": body})


@contextmanager
def listening(trusted: str = PROXY, keep_alive: int = 5) -> Iterator[int]:
    """The port of a server with little patience."""
    Hasty.crowd = Crowd()
    config = uvicorn.Config(
        echo, port=0, lifespan="off", log_level="critical", http=Hasty, ws=SocketConnection,
        forwarded_allow_ips=trusted, timeout_keep_alive=keep_alive,
    )  # fmt: skip
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until = time.monotonic() + 30
        while not server.started:
            assert time.monotonic() < until
            time.sleep(0.01)
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(30)


@pytest.fixture
def port() -> Iterator[int]:
    with listening() as found:
        yield found


def dial(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 30)


def rest(connection: socket.socket) -> bytes:
    """What still comes until the other side ends it."""
    found = b""
    while True:
        try:
            part = connection.recv(65536)
        except ConnectionResetError:
            return found
        if not part:
            return found
        found += part


def trickle(connection: socket.socket, piece: bytes) -> bytes:
    """Sends a little again and again until there is an answer or an end; returns it."""
    connection.settimeout(0.05)
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            connection.sendall(piece)
            return connection.recv(65536)
        except TimeoutError:
            continue
        except OSError:
            return b""
    pytest.fail("it was never ended")


def test_the_server_uses_it() -> None:
    options = _options("127.0.0.1", 1)
    assert (options["http"], options["ws"]) == (Connection, SocketConnection)
    assert Connection.patience == Patience(10.0, 30.0, 30.0, 1000.0, 1.0, 1 << 15, 200)


def test_what_is_well_gets_its_answers(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        for number in range(3):
            assert client.post("/", content=b"x" * 100_000 * number).text == str(100_000 * number)
        time.sleep(1.5 * HASTY.head)  # nobody is in a hurry between two requests
        assert client.get("/").text == "0"
        assert len(client.get("/large").content) == LARGE


def test_requests_one_after_the_other_without_waiting_are_all_answered(port: int) -> None:
    one = b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3000\r\n\r\n" + b"x" * 3000
    with closing(dial(port)) as connection:
        connection.sendall(one * 5)
        found = b""
        while found.count(b"\r\n\r\n3000") < 5:
            found += connection.recv(65536)


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nhost: a\r\nlong: " + b"x" * 5000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 500 + b"\r\n",
        b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nhost: a\r\n\r\n",
        b"POST / HTTP/1.1\r\nlong: " + b"x" * 5000 + b"\r\ncontent-length: 5\r\n\r\nhello" + b"GET / HTTP/1.1\r\n\r\n",
    ],
    ids=["one", "many", "address", "body"],
)
def test_a_head_that_is_too_large_is_refused(port: int, head: bytes) -> None:
    with closing(dial(port)) as connection:
        connection.sendall(head)
        answer = rest(connection)
    assert answer.startswith(b"HTTP/1.1 431 ")
    assert answer.count(b"HTTP/1.1") == 1


def test_a_header_that_never_ends_is_refused_as_well(port: int) -> None:
    with closing(dial(port)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nlong: ")
        assert trickle(connection, b"x" * 1000).startswith(b"HTTP/1.1 431 ")


def test_who_says_nothing_is_let_go(port: int) -> None:
    with closing(dial(port)) as connection:
        assert rest(connection) == b""


@pytest.mark.parametrize("piece", [b"a: b\r\n", b"a"])
def test_who_never_comes_to_the_end_of_the_head_is_let_go(port: int, piece: bytes) -> None:
    with closing(dial(port)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        assert trickle(connection, piece).startswith(b"HTTP/1.1 408 ")


def test_neither_do_empty_lines_keep_a_connection(port: int) -> None:
    with closing(dial(port)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n")
        assert b"200" in connection.recv(65536)
        assert trickle(connection, b"\r\n") == b""


def test_who_never_comes_to_the_end_of_the_body_is_let_go(port: int) -> None:
    with closing(dial(port)) as connection:
        connection.sendall(b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n")
        assert trickle(connection, b"x").startswith(b"HTTP/1.1 408 ")


def test_who_does_not_take_the_answer_is_let_go(port: int) -> None:
    with closing(dial(port)) as connection:
        connection.sendall(b"GET /large HTTP/1.1\r\nhost: a\r\n\r\n")
        time.sleep(4 * HASTY.reading)
        assert len(rest(connection)) < LARGE


def test_who_asks_for_nothing_more_is_let_go() -> None:
    with listening(keep_alive=1) as port, closing(dial(port)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n")
        assert rest(connection).endswith(b"\r\n\r\n0")


def opened(port: int, count: int) -> list[socket.socket]:
    """Connections that have each got an answer."""
    found = [dial(port) for _ in range(count)]
    for connection in found:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
    return found


def test_an_address_has_only_so_many_connections_sockets_included(port: int) -> None:
    address = f"ws://127.0.0.1:{port}/"
    sockets = [connect(address, proxy=None).__enter__() for _ in range(2)]
    connections = opened(port, HASTY.connections - 2)
    with closing(dial(port)) as one_more:
        assert rest(one_more).startswith(b"HTTP/1.1 503 ") or not rest(one_more)
    with pytest.raises((InvalidStatus, InvalidMessage, ConnectionClosed, OSError)):
        connect(address, proxy=None).__enter__()
    sockets.pop().close()
    connections.pop().close()
    until = time.monotonic() + 30
    while Hasty.crowd.enter("127.0.0.1") > HASTY.connections - 1:  # the server hears of it a little later
        Hasty.crowd.leave("127.0.0.1")
        assert time.monotonic() < until
        time.sleep(0.01)
    Hasty.crowd.leave("127.0.0.1")
    for connection in (*connections, *opened(port, 1)):
        connection.close()
    sockets.pop().close()


def test_a_proxy_that_is_believed_speaks_for_many() -> None:
    with listening(trusted="127.0.0.1") as port:
        for connection in opened(port, 2 * HASTY.connections):
            connection.close()


def test_a_socket_outlives_all_patience(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/", proxy=None) as open_one:
        time.sleep(1.5 * HASTY.head)
        open_one.ping().wait(30)


def test_nothing_is_counted_once_all_are_gone(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/", proxy=None):
        for connection in opened(port, 3):
            connection.close()

    async def gone() -> None:
        while Hasty.crowd._open:
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(gone(), 30))
