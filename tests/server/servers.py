"""Servers for tests: real processes on a free port, with a database of their own."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

HOME = "127.0.0.1"
SAME_DEAL = Path(__file__).parent / "same_deal"


class Server:
    """A running server, asked like a browser would."""

    def __init__(self, database: str, workers: int = 1, **environment: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.workers = workers
        self.environment = {**os.environ, "HAIN_DATABASE": database, "HAIN_THINKERS": "1", "HAIN_BUDGET": "0.05"}
        self.environment["PYTHONPATH"] = os.pathsep.join([str(SAME_DEAL), *sys.path])
        unlimited = ("HAIN_TABLES_PER_MINUTE", "HAIN_MESSAGES_PER_SECOND", "HAIN_LOGINS_PER_MINUTE", "HAIN_SOCKETS",
                     "HAIN_REQUESTS_PER_SECOND")  # fmt: skip
        self.environment |= {**dict.fromkeys(unlimited, "10000"), **environment}
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "hain", "serve", "--port", str(self.port), "--workers", str(self.workers)]
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - a pipe that nobody empties would stop the server one day
        process = subprocess.Popen(command, env=self.environment, stderr=self.log, start_new_session=True)
        until = time.monotonic() + 60
        while True:
            try:
                if httpx.get(f"{self.address}/health", timeout=2).status_code == 200:
                    return process
            except httpx.TransportError:
                pass
            assert process.poll() is None, self.logged()
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)

    def logged(self) -> str:
        self.log.seek(0)
        return self.log.read()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As if the machine had lost its power: no process of it gets to say a word."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(30)

    def restart(self) -> None:
        self.process = self._start()

    def stop(self) -> str:
        """Ends it, and returns what it has logged."""
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            raise
        return self.logged()

    def browser(self, source: str = HOME) -> httpx.Client:
        """Somebody with cookies of their own, at an address of this machine."""
        transport = httpx.HTTPTransport(local_address=source)
        return httpx.Client(base_url=self.address, timeout=30, transport=transport)


@contextmanager
def serving(database: str, workers: int = 1, **environment: str) -> Iterator[Server]:
    server = Server(database, workers, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Seat:
    """A socket at a seat."""

    def __init__(self, server: Server, table: str, key: str, since: int = 0, source: str = HOME, **hello: Any) -> None:
        address = f"ws://{HOME}:{server.port}/api/tables/{table}/socket"
        line = socket.create_connection((HOME, server.port), 30, (source, 0))
        self.socket: ClientConnection = connect(address, sock=line, open_timeout=30, compression=None).__enter__()
        self.received: list[str] = []
        self.asked = 0
        self.socket.send(json.dumps({"key": key, "since": since, **hello}))
        self.table = self.next()

    def next(self, timeout: float = 30) -> dict[str, Any]:
        text = str(self.socket.recv(timeout))
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.table = message
        return message

    def wait_for(self, seq: int) -> dict[str, Any]:
        """The table when it has come to this entry."""
        while self.table["seq"] < seq:
            assert self.next()["type"] == "table"
        return self.table

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def wish(self, **message: Any) -> dict[str, Any]:
        """Send it, and return the answer: a refusal, or the table after it was done."""
        before = self.table["seq"]
        self.send(seq=before, **message)
        while True:
            answer = self.next()
            if "id" not in answer and (answer["type"] == "refused" or answer["seq"] > before):
                return answer

    def ask(self, kind: str, **ask: Any) -> dict[str, Any]:
        """The answer to a question, or the refusal to give one."""
        self.asked += 1
        self.send(id=self.asked, ask={"type": kind, **ask})
        while True:
            message = self.next()
            if message.get("id") == self.asked:
                found: dict[str, Any] = message["answer"] if message["type"] == "answer" else message
                return found

    def close(self) -> None:
        self.socket.close()
