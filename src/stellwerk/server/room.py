"""A table in memory, and who is watching it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from stellwerk.core.position import SPECTATOR
from stellwerk.table.delta import delta
from stellwerk.table.replay import Replay
from stellwerk.table.table import Table
from stellwerk.table.view import View, view

BACKLOG: Final = 64
"""Messages a slow client may be behind; then it gets one full view instead of them."""

_encoder: Final = msgspec.json.Encoder()


def encode(kind: str, name: str, value: object) -> bytes:
    """A message of a socket: its kind and one part."""
    return _encoder.encode({"type": kind, name: value})


class Watcher:
    """One socket: a viewer, and the messages that wait for it."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        """None is the last: nothing more may be seen here."""

    def send(self, message: bytes, full: bytes | None) -> None:
        """Let a message wait; a client too far behind gets the full view `full` makes."""
        self.messages.put_nowait(message)
        if self.messages.qsize() > BACKLOG and full is not None:
            while not self.messages.empty():
                self.messages.get_nowait()
            self.messages.put_nowait(full)


class Room:
    """A table in memory. `lock` is held by whoever changes it; `stale` asks for loading again."""

    def __init__(self, id_: str, table: Table, *, listed: bool) -> None:
        self.id = id_
        self.table = table
        self.listed = listed
        self.lock = asyncio.Lock()
        self.stale = False
        self.sitters: dict[str, frozenset[int]] = {}
        """The seats each person may decide for, as far as they asked."""
        self.keys_renewed = 0
        """Counts how often secret links to its seats were made or lost their seats."""
        self.watchers: dict[int, set[Watcher]] = {}
        self.views: dict[int, View] = {}
        self.used = 0
        self.replay: Replay | None = None
        """The game again, once somebody has asked for it after its end."""

    def view(self, viewer: int) -> View:
        """The table as a viewer sees it now."""
        return view(self.table, self.id, viewer)

    def awaited_people(self) -> set[str]:
        """The people who may decide now, by a seat of their own or one they have a link to."""
        awaited = set(self.table.awaited)
        people = {self.table.seats[seat].person for seat in awaited}
        people |= {one for one, seats in self.sitters.items() if awaited & seats}
        return people - {""}

    def watch(self, viewer: int) -> Watcher:
        """A new socket looks on; its first message is the full view."""
        if viewer not in self.views:
            self.views[viewer] = self.view(viewer)
        watcher = Watcher(viewer)
        watcher.messages.put_nowait(encode("view", "view", self.views[viewer]))
        self.watchers.setdefault(viewer, set()).add(watcher)
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        """A socket is gone."""
        watching = self.watchers.get(watcher.viewer, set())
        watching.discard(watcher)
        if not watching:
            self.watchers.pop(watcher.viewer, None)
            self.views.pop(watcher.viewer, None)

    def announce(self) -> None:
        """Tell every watcher what changed."""
        if not self.table.watchable:
            for watcher in self.watchers.pop(SPECTATOR, ()):
                watcher.messages.put_nowait(None)
        for viewer, watching in self.watchers.items():
            old, new = self.views[viewer], self.view(viewer)
            self.views[viewer] = new
            message = encode("delta", "delta", delta(old, new))
            behind = any(watcher.messages.qsize() >= BACKLOG for watcher in watching)
            full = encode("view", "view", new) if behind else None
            for watcher in watching:
                watcher.send(message, full)
