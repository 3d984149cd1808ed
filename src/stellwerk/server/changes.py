"""What is stored when a table has changed: its acts, its row, who sits there, whom to notify."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stellwerk.server.bot_questions import BOT_LEASE as BOT_LEASE
from stellwerk.server.bot_questions import due as due
from stellwerk.server.live_table import LiveTable
from stellwerk.server.seat_changes import freed
from stellwerk.server.tokens import new_key
from stellwerk.store.journal import Change, Notice
from stellwerk.store.people import key_hash
from stellwerk.store.seat_holders import Sitting
from stellwerk.store.summary import row
from stellwerk.table.clock import SECOND
from stellwerk.table.table import Table

GRACE: Final = 60 * SECOND
"""Nobody gets a notice for a turn they take within this time."""


class NewLiveTable(NamedTuple):
    """A new table, and who sits at it."""

    live_table: LiveTable
    seated: Sequence[Sitting]


def change_of(live_table: LiveTable, at: int, seated: Sequence[Sitting], pace: int) -> Change:
    """What has happened at a table since it was stored last."""
    table = live_table.table
    fresh = table.fresh
    return Change(
        table=live_table.id,
        first=table.count - len(fresh) + 1,
        acts=fresh,
        row=row(table, live_table.id, listed=live_table.listed, due=due(table, at, pace)),
        seated=seated,
        freed=freed(act for _, act in fresh),
    )


def notices_of(live_table: LiveTable, awaited: set[int], at: int) -> list[Notice]:
    """Whom to notify of their turn: people who were not awaited before and are not watching."""
    table = live_table.table
    turn = table.game.position.turns
    return [
        Notice(table.seats[seat].person, turn, at + GRACE)
        for seat in table.awaited
        if seat not in awaited and table.seats[seat].present and seat not in live_table.watchers
    ]


def people_of(table: Table) -> list[Sitting]:
    """Everybody who sits at a new table, with new links."""
    return [
        Sitting(number, seat.person, key_hash(new_key()))
        for number, seat in enumerate(table.seats)
        if seat.person
    ]
