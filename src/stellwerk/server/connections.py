"""Connections that say nothing, and too many of them.

uvicorn waits for ever for a request that does not come, and takes connections until the process
has no descriptor left for its database or a bot.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS: Final = 20.0
"""A request has to be here whole by then: after the connection, or after its first byte."""
RESERVED: Final = 64
"""Descriptors kept for the database, bots and files."""
MOST: Final = 16_384
"""Connections a process has use for."""
TOLD: Final = 16
"""So many beyond that are told why they are turned away, the others are just closed."""
TOLD_SECONDS: Final = 1.0
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
        if over > TOLD:
            transport.abort()
        elif over > 0:
            self.deadline = self.loop.call_later(TOLD_SECONDS, self._too_slow)
        else:
            self._watch()

    def data_received(self, data: bytes) -> None:
        if self.turned_away:
            # Who has sent nothing yet would not hear the answer.
            if not self.transport.is_closing():
                self.transport.write(FULL)
                self.transport.close()
        else:
            super().data_received(data)
            self._watch()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP; whoever answers the part before it need not any more.

        uvicorn would have both answer, and write a trace of that.
        """
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Let the time run while a request is not here whole."""
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
