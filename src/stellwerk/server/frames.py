"""Frames that never become a message: pings, pongs, continuations, and bytes that are not text.

No layer above sees them, so none counts them: uvicorn answers each ping, read or not, keeps
continuations until the last one comes, and takes half a second for one read full of empty frames.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from stellwerk.server.security import Bucket

FRAMES_PER_SECOND: Final = 50.0
"""Of these per second; browsers send at most one per minute."""
PIECE: Final = 4_096
"""How many bytes are parsed before the number of their frames is checked."""


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket that is closed when it gets too many frames of these kinds."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.bucket = Bucket(FRAMES_PER_SECOND)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_ping(self) -> None:
        if self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(CloseCode.INVALID_DATA, "This is not text in UTF-8.")
        else:
            super().send_receive_event_to_app()

    def _is_allowed(self) -> bool:
        if self.close_sent:
            return False
        if not self.bucket.take():
            self._fail(CloseCode.POLICY_VIOLATION, "Too many frames.")
        return not self.close_sent

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Close the socket, and wake whoever reads from it."""
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
