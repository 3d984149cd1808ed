"""Notices that wait to be sent.

A process that takes one postpones it first, longer each time. So nobody else sends it meanwhile,
one that fails is tried again, and one whose process died is not lost. It is done once it was sent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, select, text, update
from sqlalchemy.sql import ColumnElement

from stellwerk.store.database import Database
from stellwerk.store.schema import notices
from stellwerk.table.clock import SECOND

WAITS: Final = (120 * SECOND, 600 * SECOND, 3_600 * SECOND)
"""How long until the second, third and last try."""
TRIES: Final = len(WAITS) + 1
FEW: Final = 5
"""The most notices of one person that are taken at once."""
MANY: Final = 200
"""The most notices that are looked at to take some: moves wait for that."""


_TAKE: Final = text(
    "UPDATE notices SET due = :later, tries = :tries WHERE table_id = :table_id"
    " AND person = :person AND turn = :turn AND sent = false AND due = :due"
)
"""Plain SQL: moves wait while a hundred are taken, and a statement built from columns takes eight
times as long."""
_DROP: Final = text(
    "UPDATE notices SET sent = true WHERE table_id = :table_id AND person = :person"
    " AND turn = :turn"
)
_DROP_UNREACHABLE: Final = text(
    "UPDATE notices SET sent = true WHERE sent = false AND due <= :now"
    " AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = notices.person"
    " AND (people.webhook <> '' OR people.email <> ''))"
    " AND NOT EXISTS (SELECT 1 FROM push_subscriptions"
    " WHERE push_subscriptions.person = notices.person)"
)


class OpenNotice(NamedTuple):
    """Whom to notify about which turn at which table.

    `tries` includes this one; `worked` names the ways that have already worked.
    """

    table: str
    person: str
    turn: int
    tries: int
    worked: frozenset[str]


def _still_needed(_notice: OpenNotice) -> bool:
    return False


async def take_notices(
    database: Database,
    now: int,
    busy: Collection[str] = (),
    limit: int = 100,
    is_over: Callable[[OpenNotice], bool] = _still_needed,
) -> list[OpenNotice]:
    """Notices that are due, a few for each person, except people being notified right now.

    Those that `is_over` knows nobody needs any more are done, all in the same transaction, and do
    not count.
    """
    query = (
        select(notices)
        .where(notices.c.sent.is_(False), notices.c.due <= now, notices.c.person.not_in(busy))
        .order_by(notices.c.due)
        .limit(max(limit, MANY))
    )
    async with database.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    over: list[dict[str, object]] = []
    wanted: list[tuple[OpenNotice, dict[str, object]]] = []
    counts: Counter[str] = Counter()
    for row in rows:
        tries = row.tries + 1
        worked = frozenset(row.told.split())
        notice = OpenNotice(row.table_id, row.person, row.turn, tries, worked)
        which = {"table_id": row.table_id, "person": row.person, "turn": row.turn}
        if is_over(notice):
            over.append(which)
        elif counts[row.person] < FEW and len(wanted) < limit:
            counts[row.person] += 1
            later = now + WAITS[min(row.tries, len(WAITS) - 1)]
            wanted.append((notice, {**which, "later": later, "tries": tries, "due": row.due}))
    if not over and not wanted:
        return []

    def take(connection: Connection) -> list[OpenNotice]:
        if over:
            connection.execute(_DROP, over)
        return [notice for notice, values in wanted if connection.execute(_TAKE, values).rowcount]

    return await database.write(take)


async def drop_unreachable(database: Database, now: int) -> None:
    """Notices that are due to people who chose no way to get any are done, all at once."""

    def drop(connection: Connection) -> None:
        connection.execute(_DROP_UNREACHABLE, {"now": now})

    await database.write(drop)


async def finish(database: Database, notice: OpenNotice) -> None:
    """Mark a notice as done: it was sent, or nobody needs it any more."""
    await _set(database, notice, sent=True)


async def note_worked(database: Database, notice: OpenNotice, ways: Collection[str]) -> None:
    """Some ways have worked; the next try is for the others only."""
    await _set(database, notice, told=" ".join(sorted(ways)))


async def put_off(database: Database, notice: OpenNotice, due: int) -> None:
    """Send a notice later; this does not count as a try."""
    await _set(database, notice, due=due, tries=notice.tries - 1)


async def forget_notices(database: Database, before: int) -> None:
    """Delete what was sent long ago."""
    await database.execute(delete(notices).where(notices.c.sent.is_(True), notices.c.due < before))


async def _set(database: Database, notice: OpenNotice, **values: object) -> None:
    await database.execute(update(notices).where(_is(notice)).values(values))


def _is(notice: OpenNotice) -> ColumnElement[bool]:
    return and_(
        notices.c.table_id == notice.table,
        notices.c.person == notice.person,
        notices.c.turn == notice.turn,
    )
