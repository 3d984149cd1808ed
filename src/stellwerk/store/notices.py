"""Notices that wait to be sent, each taken by one process and sent at most once."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, select, update

from stellwerk.store.database import Database
from stellwerk.store.schema import notices


class OpenNotice(NamedTuple):
    """Whom to tell of which turn at which table."""

    table: str
    person: str
    turn: int


async def take_notices(database: Database, now: int, limit: int = 100) -> list[OpenNotice]:
    """The notices whose time has come; nobody else gets them."""
    query = (
        select(notices.c.table_id, notices.c.person, notices.c.turn)
        .where(notices.c.sent.is_(False), notices.c.due <= now)
        .order_by(notices.c.due)
        .limit(limit)
    )
    taken = []
    async with database.engine.begin() as connection:
        for row in (await connection.execute(query)).all():
            notice = OpenNotice(*row)
            mine = await connection.execute(
                update(notices)
                .where(
                    notices.c.table_id == notice.table,
                    notices.c.person == notice.person,
                    notices.c.turn == notice.turn,
                    notices.c.sent.is_(False),
                )
                .values(sent=True)
            )
            if mine.rowcount:
                taken.append(notice)
    return taken


async def put_off(database: Database, notice: OpenNotice, due: int) -> None:
    """Send a notice later."""
    async with database.engine.begin() as connection:
        await connection.execute(
            update(notices)
            .where(
                notices.c.table_id == notice.table,
                notices.c.person == notice.person,
                notices.c.turn == notice.turn,
            )
            .values(sent=False, due=due)
        )


async def forget_notices(database: Database, before: int) -> None:
    """Forget what was sent long ago."""
    async with database.engine.begin() as connection:
        await connection.execute(
            delete(notices).where(notices.c.sent.is_(True), notices.c.due < before)
        )
