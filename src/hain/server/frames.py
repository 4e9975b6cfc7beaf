"""Sockets that take in a little at a time.

Whatever arrives at once would be understood at once, be it tens of thousands of empty frames, and nobody else would be
served meanwhile. And whoever sends more frames than any page ever needs is let go.
"""

import time
from functools import cache
from typing import Any

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
        self._left = b""  # what has come and was not looked at yet
        frames = PER_MESSAGE * _messages_per_second()
        self._allowance = Bucket(frames, 2 * frames, time.monotonic)
        self._receive_frame = self.conn.recv_frame
        setattr(self.conn, "recv_frame", self._counted)  # noqa: B010

    def data_received(self, data: bytes) -> None:
        if self._left:
            self._left += data
        else:
            self._take_in(data)

    def _take_in(self, data: bytes) -> None:
        super().data_received(data[:PIECE])
        self._left = b"" if self.transport.is_closing() else data[PIECE:]
        if self._left:
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._take_in(self._left)

    def _counted(self, frame: Frame) -> None:
        try:
            self._allowance.take()
        except Refused as error:
            raise ProtocolError("too many frames") from error
        self._receive_frame(frame)
