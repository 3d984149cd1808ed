"""Sends the home page listed tables that change and, at once, tables that wait for the person.

Changes of tables are collected for a moment, made into a message once, and sent to all: a message
for each person and each move would cost more the more people watch.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from stellwerk.server.live_table import LiveTable, encode
from stellwerk.server.outbox import Outbox
from stellwerk.store.summary import summary
from stellwerk.table.table import Table

Reading = Callable[[LiveTable], AbstractAsyncContextManager[Table]]
"""Gives a table as it is stored, and keeps it while it is used."""
MOMENT: Final = 0.5
"""Seconds for which changes are collected."""
log: Final = logging.getLogger(__name__)


class Subscriber:
    """One socket of a home page."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.outbox = Outbox()
        self.turns: dict[str, int] = {}
        """The last turn at each table that was sent."""

    async def catch_up(self) -> bytes:
        """The message that replaces all messages that were dropped."""
        self.outbox.behind = False
        return encode("missed", "tables", None)


class LobbyFeed:
    """Everybody who has the home page open now."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.subscribers: dict[str, set[Subscriber]] = {}
        """By person; unknown people are under an empty name."""
        self.changed: dict[str, LiveTable] = {}
        self.news = asyncio.Event()

    def enter(self, person: str) -> Subscriber:
        """Somebody opens the home page."""
        subscriber = Subscriber(person)
        self.subscribers.setdefault(person, set()).add(subscriber)
        return subscriber

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody goes."""
        there = self.subscribers[subscriber.person]
        there.discard(subscriber)
        if not there:
            del self.subscribers[subscriber.person]

    def hear(self, live_table: LiveTable) -> None:
        """A table has changed."""
        if not self.subscribers:
            return
        if live_table.listed:
            self.changed[live_table.id] = live_table
            self.news.set()
        turn = live_table.table.game.position.turns
        for person in live_table.awaited_people():
            for subscriber in self.subscribers.get(person, ()):
                if subscriber.turns.get(live_table.id) != turn:
                    subscriber.turns[live_table.id] = turn
                    subscriber.outbox.tell(encode("turn", "table", live_table.id))

    async def run(self) -> None:
        """Send what has changed, for ever."""
        while True:
            await self.news.wait()
            await asyncio.sleep(MOMENT)
            self.news.clear()
            live_tables, self.changed = self.changed, {}
            for live_table in live_tables.values():
                try:
                    async with self.reading(live_table) as table:
                        message = encode("table", "table", summary(table, live_table.id))
                except Exception:
                    log.exception("the lobby did not get a table", extra={"table": live_table.id})
                    continue
                for subscribers in self.subscribers.values():
                    for subscriber in subscribers:
                        subscriber.outbox.tell(message)
