"""The messages that wait for one socket: bounded in number and in bytes, whatever their kind.

News (deltas, changes in the lobby) can be dropped if a client is too far behind: the sender makes
one message with everything instead. Answers cannot: a client that does not read them is not served
any more, and after a while its socket is closed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, NamedTuple

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 256 * 1024
NOT_ALLOWED: Final = 1008


class End(NamedTuple):
    """The last message of a socket: why it is closed."""

    code: int
    reason: str


UNREAD: Final = End(NOT_ALLOWED, "Answers were not read.")


class _Message(NamedTuple):
    text: bytes
    is_news: bool


class Outbox:
    """What waits for a socket. `behind`: news were dropped, and the next message has everything."""

    def __init__(self) -> None:
        self.behind = False
        self.end: End | None = None
        self._waiting: deque[_Message] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self._room = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def tell(self, news: bytes) -> None:
        """Add news, unless everything will be sent anyway; if there is no room, drop all news."""
        if self.end is not None or self.behind:
            return
        if self._fits(news):
            self._add(_Message(news, is_news=True))
        else:
            self.tell_all()

    def tell_all(self) -> None:
        """Drop the news that wait: the next message has everything."""
        self._waiting = deque(message for message in self._waiting if not message.is_news)
        self._bytes = sum(len(message.text) for message in self._waiting)
        self.behind = True
        self._something.set()

    def answer(self, text: bytes) -> None:
        """Add an answer; news are dropped to make room, and without any the socket closes."""
        if not self._fits(text) and self.end is None:
            self.tell_all()
        if self._fits(text):
            self._add(_Message(text, is_news=False))
        else:
            self.close(UNREAD)
            self._waiting.clear()

    async def has_room(self, seconds: float) -> bool:
        """Wait until answers take at most half of the room, or close it; whether it is open."""
        try:
            async with asyncio.timeout(seconds):
                while self._is_half_full() and self.end is None:
                    self._room.clear()
                    await self._room.wait()
        except TimeoutError:
            self.close(UNREAD)
        return self.end is None

    def _is_half_full(self) -> bool:
        sizes = [len(message.text) for message in self._waiting if not message.is_news]
        return len(sizes) > MOST_MESSAGES // 2 or sum(sizes) > MOST_BYTES // 2

    def close(self, end: End) -> None:
        """No more news; answers that wait are sent, and then the end."""
        self.tell_all()
        self.behind = False
        self.end = self.end or end
        self._room.set()

    async def next(self) -> bytes | End | None:
        """What to send next; None means everything."""
        while True:
            if self.behind:
                return None
            if self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message.text)
                self._room.set()
                return message.text
            if self.end is not None:
                return self.end
            self._something.clear()
            await self._something.wait()

    def _fits(self, text: bytes) -> bool:
        return len(self._waiting) < MOST_MESSAGES and self._bytes + len(text) <= MOST_BYTES

    def _add(self, message: _Message) -> None:
        self._waiting.append(message)
        self._bytes += len(message.text)
        self._something.set()
