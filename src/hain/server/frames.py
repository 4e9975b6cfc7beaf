"""Sockets that take in a little at a time.

Whatever arrives at once would be understood at once, be it tens of thousands of empty frames, and nobody else would be
served meanwhile. What has come is understood before more is read, so nobody piles it up here either. And whoever sends
more frames than any page ever needs is let go.
"""

import time
from functools import cache
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame

from hain.core.errors import Refused
from hain.server.limit import Bucket
from hain.server.settings import from_environment

PIECE = 256  # bytes that are understood before somebody else comes
PER_MESSAGE = 2  # frames of any kind for each message that somebody may send


@cache
def _messages_per_second() -> float:
    return from_environment().messages_per_second


class PatientSocket(WebSocketsSansIOProtocol):
    """As uvicorn's own, but piece by piece."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._left = memoryview(b"")  # what has come and was not looked at yet
        frames = PER_MESSAGE * _messages_per_second()
        self._allowance = Bucket(frames, 2 * frames, time.monotonic)
        self._receive_frame = self.conn.recv_frame
        setattr(self.conn, "recv_frame", self._counted)  # noqa: B010

    def data_received(self, data: bytes) -> None:
        if self._left:  # it was on its way when reading stopped
            self._left = memoryview(bytes(self._left) + data)
        else:
            self._take_in(memoryview(data))

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; whoever has taken the last one gets no more to read while something is left."""
        message = await super().receive()
        self._read_or_wait()
        return message

    def _take_in(self, data: memoryview) -> None:
        super().data_received(bytes(data[:PIECE]))
        self._left = data[PIECE:] if not self.transport.is_closing() else memoryview(b"")
        self._read_or_wait()
        if self._left:
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._take_in(self._left)

    def _read_or_wait(self) -> None:
        if self.transport.is_closing():
            return
        if self._left:
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _counted(self, frame: Frame) -> None:
        try:
            self._allowance.take()
        except Refused as error:
            raise ProtocolError("too many frames") from error
        self._receive_frame(frame)
