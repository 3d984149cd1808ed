"""Lists of tables, and the tables that need attention."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, func, or_, select, update

from stellwerk.core.errors import StellwerkError
from stellwerk.store.database import Database
from stellwerk.store.schema import acts, sittings, tables
from stellwerk.store.summary import Summary
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


class Lobby:
    """What is stored of all tables without looking into their journals."""

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
        """Whether a table may be listed, and what was wrong with it when it was loaded last."""
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
        """A table can be loaded after all, and is looked at now."""
        await self.database.execute(
            update(tables).where(tables.c.id == table).values(fault="", due=now)
        )

    async def ids(self) -> list[str]:
        """All tables, the oldest first."""
        query = select(tables.c.id).order_by(tables.c.created, tables.c.id)
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def with_scores(self, title: str, scores: Sequence[int]) -> list[str]:
        """The tables of a title at which the points stand just so."""
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
                    update(tables)
                    .where(tables.c.id == id_, tables.c.due == due)
                    .values(due=now + lease)
                ).rowcount
            ]

        return await self.database.write(claim) if found else []

    async def set_due(self, table: str, count: int, due: int | None) -> None:
        """Say when a table has to be looked at next, unless it has more acts than so many by now.

        Without this, one that was claimed and needed nothing would be claimed again and again.
        """
        await self.database.execute(
            update(tables)
            .where(tables.c.id == table, tables.c.acts == count, tables.c.state != "over")
            .values(due=due)
        )

    async def make_all_due(self, now: int) -> None:
        """Let every table that waits for bots or clocks be looked at now: after a start."""
        await self.database.execute(
            update(tables)
            .where(tables.c.state == "running", or_(tables.c.due > now, tables.c.due.is_(None)))
            .values(due=now)
        )

    async def stored_acts(self, table: str) -> tuple[int, int]:
        """How many acts the row of a table speaks of, and how many there are."""
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
