"""A table in memory, and who is watching it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from stellwerk.core.messages import Message
from stellwerk.core.position import SPECTATOR
from stellwerk.locales import in_english
from stellwerk.server.outbox import NOT_ALLOWED, End, Outbox
from stellwerk.store.seat_holders import Claimant, SeatHolders
from stellwerk.table.delta import delta
from stellwerk.table.errors import NotYoursError
from stellwerk.table.replay import Replay
from stellwerk.table.table import Table
from stellwerk.table.view import View, view

NO_SPECTATORS: Final = Message("refused-no-spectators")

_encoder: Final = msgspec.json.Encoder()


def encode(kind: str, name: str, value: object) -> bytes:
    """A message of a socket: its kind and one part."""
    return _encoder.encode({"type": kind, name: value})


SEAT_LOST: Final = End(4403, "This seat is no longer yours.")
"""The client may come back as a spectator, or on another seat."""


def _shut() -> End:
    return End(NOT_ALLOWED, in_english(NO_SPECTATORS))


class Watcher:
    """One socket: who looks from where, and the messages that wait for it."""

    def __init__(self, viewer: int, who: Claimant) -> None:
        self.viewer = viewer
        self.who = who
        self.outbox = Outbox()


class LiveTable:
    """A table in memory. `lock` is held by whoever changes it; `stale` asks for loading again."""

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
        self.watchers: dict[int, set[Watcher]] = {}
        self.views: dict[int, View] = {}
        self.used = 0
        self.replay: Replay | None = None
        """The game again, once somebody has asked for it after its end."""

    # Who may do what.

    def need_seat(self, who: Claimant, seat: int) -> None:
        """Refuse what only those may do who decide for a seat."""
        if seat not in self.holders.seats(who):
            raise NotYoursError(Message("refused-not-your-seat"))

    def need_host(self, who: Claimant) -> None:
        """Refuse what only those may do who have the seat of the host, by whatever device."""
        if self.table.host not in self.holders.seats(who):
            raise NotYoursError(Message("refused-not-host"))

    def viewer(self, who: Claimant, seat: int | None) -> int:
        """The seat to look from: the one asked for, one's first, or a spectator's place."""
        viewer = min(self.holders.seats(who), default=SPECTATOR) if seat is None else seat
        if not self._may_look(who, viewer):
            not_yours = Message("refused-not-your-seat")
            raise NotYoursError(NO_SPECTATORS if viewer == SPECTATOR else not_yours)
        return viewer

    def _may_look(self, who: Claimant, viewer: int) -> bool:
        if viewer == SPECTATOR:
            return self.table.watchable
        return viewer in self.holders.seats(who)

    def awaited_people(self) -> set[str]:
        """The people who may decide now, by a seat of their own or one they have a link to."""
        awaited = set(self.table.awaited)
        people = {self.table.seats[seat].person for seat in awaited}
        people |= {one for one, seats in self.holders.people.items() if awaited & seats}
        return people - {""}

    # Who is watching.

    def view(self, viewer: int) -> View:
        """The table as a viewer sees it now."""
        return view(self.table, self.id, viewer)

    def shown(self, watcher: Watcher) -> View | None:
        """The table as a socket has it from its deltas; None once it may not look any more."""
        watches = watcher in self.watchers.get(watcher.viewer, ())
        return self.views.get(watcher.viewer) if watches else None

    def catch_up(self, watcher: Watcher) -> bytes | None:
        """All of it, for a socket that is behind; None once it may not look any more."""
        watcher.outbox.behind = False
        view = self.shown(watcher)
        return None if view is None else encode("view", "view", view)

    def watch(self, who: Claimant, seat: int | None) -> Watcher:
        """A new socket looks on, if it may; its first message is the full view."""
        watcher = Watcher(self.viewer(who, seat), who)
        viewer = watcher.viewer
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
        """Close the sockets of all who may no longer look from where they do."""
        for watching in list(self.watchers.values()):
            for watcher in list(watching):
                if not self._may_look(watcher.who, watcher.viewer):
                    self.unwatch(watcher)
                    watcher.outbox.close(SEAT_LOST if watcher.viewer >= 0 else _shut())

    def announce(self) -> None:
        """Tell every watcher what changed, as far as they may still look."""
        self.dismiss()
        for viewer, watching in self.watchers.items():
            old, new = self.views[viewer], self.view(viewer)
            self.views[viewer] = new
            message = encode("delta", "delta", delta(old, new))
            for watcher in watching:
                watcher.outbox.tell(message)
