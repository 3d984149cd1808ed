"""A table in memory, and who is watching it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from stellwerk.core.messages import Message
from stellwerk.core.position import SPECTATOR
from stellwerk.locales import in_english
from stellwerk.server.outbox import NOT_ALLOWED, End, Outbox
from stellwerk.store.shapes import Claimant, SeatHolders
from stellwerk.table.delta import Delta, delta
from stellwerk.table.errors import NotYoursError
from stellwerk.table.replay import Replay
from stellwerk.table.table import Table
from stellwerk.table.view import View, seat_views, view

NO_SPECTATORS: Final = Message("refused-no-spectators")

_encoder: Final = msgspec.json.Encoder()


def encode(kind: str, name: str, value: object) -> bytes:
    """A message of a socket: its kind and one part."""
    return _encoder.encode({"type": kind, name: value})


SEAT_LOST: Final = End(4403, "This seat is no longer yours.")
"""The client may come back as a spectator, or on another seat."""
GONE: Final = End(4404, in_english(Message("refused-no-table")))
"""The table was deleted."""


def _shut() -> End:
    return End(NOT_ALLOWED, in_english(NO_SPECTATORS))


class Watcher:
    """One socket: who watches from which seat, and the messages that wait for it."""

    def __init__(self, viewer: int, who: Claimant) -> None:
        self.viewer = viewer
        self.who = who
        self.outbox = Outbox()


class LiveTable:
    """A table in memory. `lock` is held by whoever changes it; a `stale` one is loaded again."""

    def __init__(
        self, id_: str, table: Table, *, listed: bool, holders: SeatHolders | None = None
    ) -> None:
        self.id = id_
        self.table = table
        self.listed = listed
        self.holders = holders or SeatHolders()
        """Who may decide for which seat."""
        self.lock = asyncio.Lock()
        self.stale = False
        self.changed = asyncio.Event()
        """Set once the table has changed; then the next change has another."""
        self.watchers: dict[int, set[Watcher]] = {}
        self.views: dict[int, View] = {}
        self.claimants: list[Claimant] = []
        """Who has a socket at a seat here, once for each, or had one a moment ago."""
        self.connected_elsewhere: frozenset[int] = frozenset()
        """The seats of people with a socket in another process."""
        self.used = 0
        self.replay: Replay | None = None
        """The replay, once somebody has asked for it after the end."""

    # Who may do what.

    def need_seat(self, who: Claimant, seat: int) -> None:
        """Refuse what only somebody who may decide for the seat can do."""
        if seat not in self.holders.seats(who):
            raise NotYoursError(Message("refused-not-your-seat"))

    def need_host(self, who: Claimant) -> None:
        """Refuse what only somebody who has the seat of the host can do, on any device.

        Where bots play alone, it is whoever opened the table.
        """
        if self.table.show:
            allowed = self.holders.opened_by(who)
        else:
            allowed = self.table.host in self.holders.seats(who)
        if not allowed:
            raise NotYoursError(Message("refused-not-host"))

    def viewer(self, who: Claimant, seat: int | None) -> int:
        """The seat to watch from: the one asked for, the client's first, or a spectator's place."""
        viewer = min(self.holders.seats(who), default=SPECTATOR) if seat is None else seat
        if not self._may_look(who, viewer):
            not_yours = Message("refused-not-your-seat")
            raise NotYoursError(NO_SPECTATORS if viewer == SPECTATOR else not_yours)
        return viewer

    def _may_look(self, who: Claimant, viewer: int) -> bool:
        if viewer == SPECTATOR:
            return self.table.watchable or bool(self.holders.seats(who))
        return viewer in self.holders.seats(who)

    def awaited_people(self) -> set[str]:
        """The people who may decide now, with a seat of their own or a secret link."""
        awaited = set(self.table.awaited)
        people = {self.table.seats[seat].person for seat in awaited}
        people |= {one for one, seats in self.holders.people.items() if awaited & seats}
        return people - {""}

    # Who is there.

    @property
    def connected_here(self) -> frozenset[int]:
        """The seats of people with a socket in this process."""
        return frozenset(seat for who in self.claimants for seat in self.holders.seats(who))

    @property
    def connected(self) -> frozenset[int]:
        """The seats of people who have the table open."""
        return self.connected_here | self.connected_elsewhere

    def show_connected(self) -> None:
        """Send every watcher who is there, if that changed; nothing else is looked at."""
        connected = sorted(self.connected)
        for viewer, watching in self.watchers.items():
            old = self.views[viewer]
            if old.connected == connected:
                continue
            new = self.views[viewer] = msgspec.structs.replace(old, connected=connected)
            message = encode("delta", "delta", delta(old, new))
            for watcher in watching:
                watcher.outbox.tell(message)

    # Who is watching.

    def view(self, viewer: int) -> View:
        """The table as a viewer sees it now."""
        return view(self.table, self.id, viewer, self.connected)

    def shown(self, watcher: Watcher) -> View | None:
        """The table as a socket has it from its deltas; None once it may not watch any more."""
        watches = watcher in self.watchers.get(watcher.viewer, ())
        return self.views.get(watcher.viewer) if watches else None

    def catch_up(self, watcher: Watcher) -> bytes | None:
        """The full view, for a socket that is behind; None once it may not watch any more."""
        watcher.outbox.behind = False
        view = self.shown(watcher)
        return None if view is None else encode("view", "view", view)

    def watch(self, who: Claimant, seat: int | None) -> Watcher:
        """A new socket watches, if it may; its first message is the full view."""
        watcher = Watcher(self.viewer(who, seat), who)
        viewer = watcher.viewer
        if viewer != SPECTATOR:
            self.claimants.append(who)
            self.show_connected()
        if viewer not in self.views:
            self.views[viewer] = self.view(viewer)
        watcher.outbox.tell(encode("view", "view", self.views[viewer]))
        self.watchers.setdefault(viewer, set()).add(watcher)
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        """A socket is gone."""
        watching = self.watchers.get(watcher.viewer, set())
        watching.discard(watcher)
        if not watching:
            self.watchers.pop(watcher.viewer, None)
            self.views.pop(watcher.viewer, None)

    def dismiss(self) -> None:
        """Close the sockets of clients that may no longer watch from their seat."""
        for watching in list(self.watchers.values()):
            for watcher in list(watching):
                if not self._may_look(watcher.who, watcher.viewer):
                    self.unwatch(watcher)
                    watcher.outbox.close(SEAT_LOST if watcher.viewer >= 0 else _shut())

    def end(self, end: End) -> None:
        """Close all sockets."""
        for watching in list(self.watchers.values()):
            for watcher in list(watching):
                self.unwatch(watcher)
                watcher.outbox.close(end)

    def announce(self) -> None:
        """Send every watcher what changed for them, if they may still watch.

        Where nothing did, nothing is sent: a note or a plan of somebody else is not their business.
        """
        self.changed.set()
        self.changed = asyncio.Event()
        self.dismiss()
        if not self.watchers:
            return
        connected, seats = self.connected, seat_views(self.table)
        for viewer, watching in self.watchers.items():
            old, new = self.views[viewer], view(self.table, self.id, viewer, connected, seats)
            self.views[viewer] = new
            changed = delta(old, new)
            if changed == Delta(base=new.fingerprint, fingerprint=new.fingerprint):
                continue
            message = encode("delta", "delta", changed)
            for watcher in watching:
                watcher.outbox.tell(message)
