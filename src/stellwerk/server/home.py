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

from stellwerk.server.outbox import Outbox
from stellwerk.server.room import Room, encode
from stellwerk.store.summary import summary
from stellwerk.table.table import Table

Reading = Callable[[Room], AbstractAsyncContextManager[Table]]
"""Gives a table as it is stored, for as long as it is looked at."""
MOMENT: Final = 0.5
"""Seconds for which changes are gathered."""
log: Final = logging.getLogger(__name__)


class Guest:
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


class Home:
    """Everybody who looks at the home page now."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.guests: dict[str, set[Guest]] = {}
        """By person; those nobody knows are under no name."""
        self.changed: dict[str, Room] = {}
        self.news = asyncio.Event()

    def enter(self, person: str) -> Guest:
        """Somebody opens the home page."""
        guest = Guest(person)
        self.guests.setdefault(person, set()).add(guest)
        return guest

    def leave(self, guest: Guest) -> None:
        """Somebody goes."""
        there = self.guests[guest.person]
        there.discard(guest)
        if not there:
            del self.guests[guest.person]

    def hear(self, room: Room) -> None:
        """A table has changed."""
        if not self.guests:
            return
        if room.listed:
            self.changed[room.id] = room
            self.news.set()
        turn = room.table.game.position.turns
        for person in room.awaited_people():
            for guest in self.guests.get(person, ()):
                if guest.turns.get(room.id) != turn:
                    guest.turns[room.id] = turn
                    guest.outbox.tell(encode("turn", "table", room.id))

    async def run(self) -> None:
        """Tell of what has changed, for ever."""
        while True:
            await self.news.wait()
            await asyncio.sleep(MOMENT)
            self.news.clear()
            rooms, self.changed = self.changed, {}
            for room in rooms.values():
                try:
                    async with self.reading(room) as table:
                        message = encode("table", "table", summary(table, room.id))
                except Exception:
                    log.exception("the lobby was not told of a table", extra={"table": room.id})
                    continue
                for guests in self.guests.values():
                    for guest in guests:
                        guest.outbox.tell(message)
