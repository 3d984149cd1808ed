"""Lists of tables, and the tables that need attention."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, and_, func, or_, select, text, update

from stellwerk.core.errors import StellwerkError
from stellwerk.store.database import Database
from stellwerk.store.schema import acts, sittings, tables
from stellwerk.store.summary import Summary
from stellwerk.table.clock import SECOND
from stellwerk.titles import load_title

_SUMMARIES: Final = select(
    tables.c.id,
    tables.c.title,
    tables.c.players,
    tables.c.state,
    tables.c.changed,
    tables.c.summary,
    tables.c.fault,
).order_by(tables.c.changed.desc(), tables.c.id)

FAR: Final = 60 * SECOND
"""The clocks of several machines differ by less than this."""
_CLAIM: Final = text("UPDATE tables SET due = :later WHERE id = :id AND due = :due")
"""Plain SQL: moves wait while a hundred tables are claimed, and a statement built from columns
takes five times as long."""


class Lobby:
    """What is known about all tables without reading their journals."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def listed(self, states: Sequence[str], limit: int) -> list[Summary]:
        """The tables that may be listed, the latest first."""
        return await self._summaries(
            _SUMMARIES.where(tables.c.listed, tables.c.state.in_(states)).limit(limit)
        )

    async def unfinished(self, person: str) -> list[Summary]:
        """The tables somebody has a seat at whose games are not over."""
        seats = select(sittings.c.table_id).where(sittings.c.person == person)
        return await self._summaries(
            _SUMMARIES.where(tables.c.state != "over", tables.c.id.in_(seats))
        )

    async def summaries(self, ids: Sequence[str]) -> list[Summary]:
        """Certain tables, the latest first."""
        return await self._summaries(_SUMMARIES.where(tables.c.id.in_(ids)))

    async def _summaries(self, query: Select[Any]) -> list[Summary]:
        async with self.database.engine.connect() as connection:
            return [_summary(row) for row in await connection.execute(query)]

    async def listing(self, table: str) -> tuple[bool, str]:
        """Whether a table may be listed, and what was wrong with it when it was last loaded."""
        query = select(tables.c.listed, tables.c.fault).where(tables.c.id == table)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return (False, "") if row is None else (row.listed, row.fault)

    async def mark(self, table: str, fault: str) -> None:
        """Note why a table cannot be loaded, so that nobody tries again and again."""
        await self.database.execute(
            update(tables).where(tables.c.id == table).values(fault=fault, due=None)
        )

    async def unmark(self, table: str, now: int) -> None:
        """A table can be loaded after all, and needs attention now."""
        await self.database.execute(
            update(tables).where(tables.c.id == table).values(fault="", due=now)
        )

    async def ids(self) -> list[str]:
        """All tables, the oldest first."""
        query = select(tables.c.id).order_by(tables.c.created, tables.c.id)
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def with_scores(self, title: str, scores: Sequence[int]) -> list[str]:
        """The tables of a title with exactly these points."""
        found = await self._summaries(_SUMMARIES.where(tables.c.title == title))
        return [table.id for table in found if table.scores == list(scores)]

    async def count(self) -> dict[str, int]:
        """How many tables there are in each state."""
        query = select(tables.c.state, func.count()).group_by(tables.c.state)
        async with self.database.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def claim_due(self, now: int, lease: int, limit: int = 100) -> list[str]:
        """Tables whose time has come; other processes leave them alone until the lease is over."""
        query = (
            select(tables.c.id, tables.c.due)
            .where(tables.c.due <= now)
            .order_by(tables.c.due)
            .limit(limit)
        )
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(query)).all()

        def claim(connection: Connection) -> list[str]:
            return [
                id_
                for id_, due in found
                if connection.execute(
                    _CLAIM, {"id": id_, "due": due, "later": now + lease}
                ).rowcount
            ]

        return await self.database.write(claim) if found else []

    async def set_due(self, table: str, count: int, due: int | None) -> None:
        """Set when a table needs attention next, unless it has more than `acts` acts by now.

        Without this, one that was claimed and needed nothing would be claimed again and again.
        """
        await self.database.execute(
            update(tables)
            .where(tables.c.id == table, tables.c.acts == count, tables.c.state != "over")
            .values(due=due)
        )

    async def make_all_due(self, now: int) -> None:
        """Let every table that waits for bots or clocks be looked at now: after a start.

        On PostgreSQL other processes may be at work with them, so only those are that were changed
        by a clock ahead of this one: a bot that did not answer would be asked as much too late.
        If it was far ahead, it may also have put off tables that it did not change.
        """
        waits = or_(tables.c.due > now, tables.c.due.is_(None))
        if self.database.is_postgres:
            other = tables.alias()
            far = select(other.c.id).where(other.c.changed > now + FAR).exists()
            waits = or_(tables.c.changed > now, and_(tables.c.due > now, far))
        await self.database.execute(
            update(tables).where(tables.c.state == "running", waits).values(due=now)
        )

    async def stored_acts(self, table: str) -> tuple[int, int]:
        """How many acts the row of a table claims, and how many there are."""
        async with self.database.engine.connect() as connection:
            spoken = await connection.execute(select(tables.c.acts).where(tables.c.id == table))
            there = await connection.execute(select(func.count()).where(acts.c.table_id == table))
            return spoken.scalar() or 0, there.scalar() or 0


def _summary(row: Row[Any]) -> Summary:
    """A table as a list shows it, also one that cannot be loaded."""
    try:
        found = msgspec.json.decode(row.summary, type=Summary)
        load_title(found.title, found.rules)
    except (StellwerkError, ValueError) as fault:
        return Summary(
            id=row.id,
            title=row.title,
            options={},
            clock="none",
            state=row.state,
            seats=[],
            awaited=[],
            step=0,
            changed=row.changed,
            players=row.players,
            fault=row.fault or str(fault),
        )
    return msgspec.structs.replace(found, fault=row.fault) if row.fault else found
