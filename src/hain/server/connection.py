"""Connections where there is no proxy in between: a head of sensible size, and nobody who holds one for nothing.

Whoever does not say what they want, does not send all of it, or does not take the answer is let go after a while; and
no address has more connections than many people behind it would need.
"""

from asyncio import BaseTransport, TimerHandle, Transport
from typing import NamedTuple, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from hain.server.address import network_of
from hain.server.frames import PatientSocket
from hain.server.limit import Crowd

HEADER = 32  # bytes that a header costs besides its own
TIMEOUT = 408
HEAD_TOO_LARGE = 431
TOO_MANY = 503


class Patience(NamedTuple):
    """Seconds, bytes and connections; see docs/hosting.md."""

    head: float = 10.0  # seconds until all headers are there, from the connection on or the end of the last answer
    body: float = 30.0  # seconds from there until the rest is
    reading: float = 30.0  # seconds in which whoever reads an answer has to take a bit of it
    pace: float = 1000.0  # bytes a second that are a bit
    farewell: float = 1.0  # seconds in which whoever is refused can read so
    largest_head: int = 1 << 15  # bytes
    connections: int = 200  # of one address, to this process


class SocketConnection(PatientSocket):
    """A connection that has become a socket is counted until it ends."""

    network = ""
    crowd = Crowd()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.network:
            self.crowd.leave(self.network)


class Connection(HttpToolsProtocol):
    """Whoever asks over HTTP. A proxy that is believed speaks for many, and is not counted."""

    patience = Patience()
    crowd = Crowd()
    _network = ""  # where it comes from, if that is counted
    _is_begun = False  # whether a request has come in part
    _is_in_head = True
    _head = 0  # bytes of the headers that are there
    _unfinished = 0  # bytes of the one that is not
    _is_heard = False  # whether the last bytes finished anything
    _is_refused = False
    _unread: int | None = None  # bytes of answers that had not been taken when it was last looked at
    _waiting: TimerHandle | None = None  # for the head, or for the body
    _reading: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        address = self.client[0] if self.client else ""
        if address and address not in getattr(self.app, "trusted_hosts", ()):
            self._network = network_of(address)
            if self.crowd.enter(self._network) > self.patience.connections:
                self._refuse(TOO_MANY)
                return
        self._wait_for(self.patience.head)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._wait_for(None)
        if self._reading is not None:
            self._reading.cancel()
        if self._network:
            self.crowd.leave(self._network)

    # what comes in

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        if self._waiting is None and self._is_in_head:
            self._wait_for(self.patience.head)
        self._is_heard = False
        super().data_received(data)
        if self._is_in_head and not self._is_heard:
            self._unfinished += len(data)
            self._check_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_begun = self._is_heard = True
        self._head = self._unfinished = 0

    def on_url(self, url: bytes) -> None:
        self._is_heard = True
        self._head += len(url)
        if self._check_head():
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._is_heard = True
        self._unfinished = 0
        self._head += len(name) + len(value) + HEADER
        if self._check_head():
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._wait_for(self.patience.body)
        if not self._is_refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_in_head = self._is_heard = True
        self._is_begun = False
        self._wait_for(None)
        if not self._is_refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """What comes now has times of its own: a first message within half a minute, and pings."""
        self._wait_for(None)
        super().handle_websocket_upgrade()
        taken_over = self.transport.get_protocol()
        if isinstance(taken_over, SocketConnection):
            taken_over.network, taken_over.crowd, self._network = self._network, self.crowd, ""

    def _check_head(self) -> bool:
        if self._head + self._unfinished > self.patience.largest_head and not self._is_refused:
            self._refuse(HEAD_TOO_LARGE)
        return not self._is_refused

    def _wait_for(self, seconds: float | None) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None if seconds is None else self.loop.call_later(seconds, self._lose_patience)

    def _lose_patience(self) -> None:
        self._waiting = None
        if self._is_begun:
            self._refuse(TIMEOUT)
        else:
            self.transport.close()

    def _refuse(self, status: int) -> None:
        """Say so, unless an answer to something else is under way; what still comes is not read."""
        self._is_refused = True
        running = None if self.cycle is None or self.cycle.response_complete else self.cycle
        if running is None or not (self._is_in_head or running.response_started):
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        if running is not None:
            running.disconnected = True
            running.message_event.set()
        self._wait_for(None)
        self._watch_reader()
        if status == TOO_MANY:
            self.transport.close()
        else:  # whoever is cut off while they send does not see the answer
            self.loop.call_later(self.patience.farewell, self.transport.close)

    # what goes out

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch_reader()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread = None

    def _watch_reader(self) -> None:
        if self._reading is None and self.transport.get_write_buffer_size():
            self._unread = self.transport.get_write_buffer_size()
            self._reading = self.loop.call_later(self.patience.reading, self._look_at_reader)

    def _look_at_reader(self) -> None:
        self._reading = None
        least = self.patience.pace * self.patience.reading
        unread = self.transport.get_write_buffer_size()
        if unread and self._unread is not None and self._unread - unread < least:
            self.transport.abort()
        else:
            self._watch_reader()
