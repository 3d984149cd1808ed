"""Lists of tables, and the tables that need attention."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, or_, select, update

from stellwerk.store.database import Database
from stellwerk.store.schema import acts, tables


class Lobby:
    """What is stored of all tables without looking into their journals."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def listed(self, states: Sequence[str], limit: int) -> list[str]:
        """The summaries of tables that may be listed, the latest first."""
        query = (
            select(tables.c.summary)
            .where(tables.c.listed, tables.c.state.in_(states))
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(limit)
        )
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def summaries(self, ids: Sequence[str]) -> list[str]:
        """The summaries of certain tables, the latest first."""
        query = (
            select(tables.c.summary).where(tables.c.id.in_(ids)).order_by(tables.c.changed.desc())
        )
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def listing(self, table: str) -> bool:
        """Whether a table may be listed."""
        query = select(tables.c.listed).where(tables.c.id == table)
        async with self.database.engine.connect() as connection:
            return bool((await connection.execute(query)).scalar())

    async def ids(self) -> list[str]:
        """All tables, the oldest first."""
        query = select(tables.c.id).order_by(tables.c.created, tables.c.id)
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

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
        claimed = []
        async with self.database.engine.begin() as connection:
            for id_, due in (await connection.execute(query)).all():
                mine = await connection.execute(
                    update(tables)
                    .where(tables.c.id == id_, tables.c.due == due)
                    .values(due=now + lease)
                )
                if mine.rowcount:
                    claimed.append(id_)
        return claimed

    async def make_all_due(self, now: int) -> None:
        """Let every table that waits for bots or clocks be looked at now: after a start."""
        async with self.database.engine.begin() as connection:
            await connection.execute(
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
