"""Sessions: which browsers act for whom, until they are ended or expire."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update

from stellwerk.store.database import Database
from stellwerk.store.schema import sessions

MOST: Final = 50
"""The most sessions of one person; a new one ends the one that was unused longest."""


class Session(msgspec.Struct, frozen=True):
    """A browser that acts for a person.

    `serial` numbers its cookies: it is the number of the latest that came back from the browser,
    at the time `renewed` for the first time.
    """

    id: str
    person: str
    created: int
    used: int
    expires: int
    device: str
    serial: int
    renewed: int


_COLUMNS = [sessions.c[name] for name in Session.__struct_fields__]


class StoredSessions:
    """The sessions of everybody, shared by all processes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, session: Session) -> list[str]:
        """Keep a new session; returns those that had to end for it."""
        mine = await self.of(session.person, session.created)
        ended = [old.id for old in mine[MOST - 1 :]]
        await self.end(ended, session.created)
        await self.database.execute(insert(sessions).values(msgspec.structs.asdict(session)))
        return ended

    async def get(self, id_: str, now: int) -> Session | None:
        """A session that is open."""
        found = await self._find(sessions.c.id == id_, now)
        return found[0] if found else None

    async def of(self, person: str, now: int) -> list[Session]:
        """The open sessions of a person, the one used last first."""
        return await self._find(sessions.c.person == person, now)

    async def _find(self, condition: ColumnElement[bool], now: int) -> list[Session]:
        query = (
            select(*_COLUMNS)
            .where(condition, sessions.c.ended.is_(None), sessions.c.person.is_not(None))
            .where(sessions.c.expires > now)
            .order_by(sessions.c.used.desc(), sessions.c.id)
        )
        async with self.database.engine.connect() as connection:
            return [Session(*row) for row in await connection.execute(query)]

    async def note_use(self, session: Session) -> None:
        """Store when a session was used, how long it is valid, and which cookie came back."""
        query = (
            update(sessions)
            .where(sessions.c.id == session.id, sessions.c.serial <= session.serial)
            .values(
                used=session.used,
                expires=session.expires,
                serial=session.serial,
                renewed=session.renewed,
            )
        )
        await self.database.execute(query)

    async def end(self, ids: list[str], now: int) -> None:
        """End sessions; only the fact that they ended is kept."""
        if ids:
            query = update(sessions).where(sessions.c.id.in_(ids)).values(ended=now, device="")
            await self.database.execute(query)

    async def ended_since(self, time: int) -> list[str]:
        """The sessions ended since then, in any process."""
        query = select(sessions.c.id).where(sessions.c.ended >= time)
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def forget(self, ended_before: int, now: int) -> None:
        """Delete sessions that are over."""
        over = (sessions.c.ended < ended_before) | (sessions.c.expires <= now)
        await self.database.execute(delete(sessions).where(over))
