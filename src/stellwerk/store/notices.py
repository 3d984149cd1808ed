"""Notices that wait to be sent.

A process that takes one puts it off first, longer each time. So nobody else sends it meanwhile, one
that fails is tried again, and one whose process died is not lost. It is done with when it was sent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, select, update
from sqlalchemy.sql import ColumnElement

from stellwerk.store.database import Database
from stellwerk.store.schema import notices
from stellwerk.table.clock import SECOND

WAITS: Final = (120 * SECOND, 600 * SECOND, 3_600 * SECOND)
"""How long until the second, third and last try."""
TRIES: Final = len(WAITS) + 1
FEW: Final = 5
"""The most notices of one person that are taken at once."""


class OpenNotice(NamedTuple):
    """Whom to tell of which turn at which table.

    `tries` counts this one as well; `told` names the ways that have worked already.
    """

    table: str
    person: str
    turn: int
    tries: int
    told: frozenset[str]


async def take_notices(
    database: Database, now: int, busy: Collection[str] = (), limit: int = 100
) -> list[OpenNotice]:
    """Notices whose time has come, a few of each person who is not busy with others."""
    query = (
        select(notices)
        .where(notices.c.sent.is_(False), notices.c.due <= now, notices.c.person.not_in(busy))
        .order_by(notices.c.due)
        .limit(limit)
    )
    async with database.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    if not rows:
        return []

    def take(connection: Connection) -> list[OpenNotice]:
        taken = []
        counts: Counter[str] = Counter()
        for row in rows:
            counts[row.person] += 1
            if counts[row.person] > FEW:
                continue
            tries = row.tries + 1
            notice = OpenNotice(
                row.table_id, row.person, row.turn, tries, frozenset(row.told.split())
            )
            mine = connection.execute(
                update(notices)
                .where(_is(notice), notices.c.sent.is_(False), notices.c.due == row.due)
                .values(due=now + WAITS[min(row.tries, len(WAITS) - 1)], tries=tries)
            )
            if mine.rowcount:
                taken.append(notice)
        return taken

    return await database.write(take)


async def finish(database: Database, notice: OpenNotice) -> None:
    """A notice is done with: it was sent, or nobody needs it any more."""
    await _set(database, notice, sent=True)


async def note_told(database: Database, notice: OpenNotice, ways: Collection[str]) -> None:
    """Some ways have worked; the next try is for the others only."""
    await _set(database, notice, told=" ".join(sorted(ways)))


async def put_off(database: Database, notice: OpenNotice, due: int) -> None:
    """Send a notice later; that was no try."""
    await _set(database, notice, due=due, tries=notice.tries - 1)


async def forget_notices(database: Database, before: int) -> None:
    """Forget what was sent long ago."""
    await database.execute(delete(notices).where(notices.c.sent.is_(True), notices.c.due < before))


async def _set(database: Database, notice: OpenNotice, **values: object) -> None:
    await database.execute(update(notices).where(_is(notice)).values(values))


def _is(notice: OpenNotice) -> ColumnElement[bool]:
    return and_(
        notices.c.table_id == notice.table,
        notices.c.person == notice.person,
        notices.c.turn == notice.turn,
    )
