"""Who looks at the home page hears of listed tables, and at once when it is their turn.

Changes of tables are gathered for a moment, made into a message once, and sent to all: the more
people look, the more a message for each of them and each move would cost.
"""

from __future__ import annotations

import asyncio
from typing import Final

from stellwerk.core.position import SPECTATOR
from stellwerk.server.room import Room, Watcher, encode
from stellwerk.store.summary import summary

MOMENT: Final = 0.5
"""Seconds for which changes are gathered."""
MOST_WAITING: Final = 256
"""Messages for a client that is slow; it misses the rest, and asks for the list when it likes."""


class Guest:
    """One socket of somebody at the home page."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.watcher = Watcher(SPECTATOR)
        self.turns: dict[str, int] = {}
        """The turn at each table that this one has been told of."""

    def send(self, message: bytes) -> None:
        """Let a message wait, if there is room."""
        if self.watcher.messages.qsize() < MOST_WAITING:
            self.watcher.send(message, None)


class Home:
    """Everybody who looks at the home page now."""

    def __init__(self) -> None:
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
                    guest.send(encode("turn", "table", room.id))

    async def run(self) -> None:
        """Tell of what has changed, for ever."""
        while True:
            await self.news.wait()
            await asyncio.sleep(MOMENT)
            self.news.clear()
            rooms, self.changed = self.changed, {}
            for room in rooms.values():
                message = encode("table", "table", summary(room.table, room.id))
                for guests in self.guests.values():
                    for guest in guests:
                        guest.send(message)
