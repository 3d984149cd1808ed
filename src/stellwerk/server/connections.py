"""Limits for idle connections, and for the number of connections.

uvicorn waits for ever for a request that does not come, and accepts connections until the process
has no file descriptor left for its database or a bot.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS: Final = 20.0
"""Seconds for a complete request: from the connection, or from its first byte."""
RESERVED: Final = 64
"""Descriptors kept for the database, bots and files."""
MOST: Final = 16_384
"""The most connections of a process."""
ANSWERED: Final = 16
"""How many more get an answer that says why they are refused; the others are just closed."""
ANSWER_SECONDS: Final = 1.0
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"retry-after: 5\r\nconnection: close\r\n\r\nThe server has too many connections.\n"
)


def room_for_connections() -> int:
    """How many connections there is room for, once the process has as many files as it may."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVED
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(1, min(soft - RESERVED, MOST))


class PatientProtocol(H11Protocol):
    """HTTP that neither waits for ever nor takes more connections than there is room for."""

    most = MOST
    seconds = REQUEST_SECONDS

    @classmethod
    def limited(cls, most: int, seconds: float = REQUEST_SECONDS) -> type[PatientProtocol]:
        """The same with other limits."""
        return type("LimitedProtocol", (cls,), {"most": most, "seconds": seconds})

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.deadline: asyncio.TimerHandle | None = None
        self.turned_away = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        over = len(self.connections) - self.most
        self.turned_away = over > 0
        if over > ANSWERED:
            transport.abort()
        elif over > 0:
            self.deadline = self.loop.call_later(ANSWER_SECONDS, self._too_slow)
        else:
            self._watch()

    def data_received(self, data: bytes) -> None:
        if self.turned_away:
            # A client that has sent nothing yet would not read the answer.
            if not self.transport.is_closing():
                self.transport.write(FULL)
                self.transport.close()
        else:
            super().data_received(data)
            self._watch()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP; a handler that answers the part before it stops.

        uvicorn would let both answer, and log a traceback.
        """
        answering = self.cycle is not None and not self.cycle.response_complete
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            # The answer to HEAD has no body, which uvicorn forgets.
            has_body = not (answering and self.cycle.scope["method"] == "HEAD")
            super().send_400_response(msg if has_body else "")
        else:
            self.transport.close()
        if answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Start the timer while a request is incomplete."""
        is_socket = self.transport.get_protocol() is not self
        if is_socket or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._forget()
        elif self.deadline is None and self.timeout_keep_alive_task is None:
            self.deadline = self.loop.call_later(self.seconds, self._too_slow)

    def _forget(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_slow(self) -> None:
        self.deadline = None
        if not self.transport.is_closing():
            self.transport.abort()
