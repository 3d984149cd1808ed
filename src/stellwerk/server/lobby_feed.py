"""Who looks at the home page hears of listed tables, and at once when it is their turn.

Changes of tables are gathered for a moment, made into a message once, and sent to all: the more
people look, the more a message for each of them and each move would cost.
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
"""Gives a table as it is stored, for as long as it is looked at."""
MOMENT: Final = 0.5
"""Seconds for which changes are gathered."""
log: Final = logging.getLogger(__name__)


class Subscriber:
    """One socket of somebody at the home page."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.outbox = Outbox()
        self.turns: dict[str, int] = {}
        """The turn at each table that this one has been told of."""

    async def catch_up(self) -> bytes:
        """What somebody gets instead of all the news that were left out."""
        self.outbox.behind = False
        return encode("missed", "tables", None)


class LobbyFeed:
    """Everybody who looks at the home page now."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.subscribers: dict[str, set[Subscriber]] = {}
        """By person; those nobody knows are under no name."""
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
        """Tell of what has changed, for ever."""
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
                    log.exception(
                        "the lobby was not told of a table", extra={"table": live_table.id}
                    )
                    continue
                for subscribers in self.subscribers.values():
                    for subscriber in subscribers:
                        subscriber.outbox.tell(message)
