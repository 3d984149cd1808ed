"""How often something was done recently, counted for all processes together."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, text

from stellwerk.store.database import Database
from stellwerk.store.schema import tallies

_COUNT: Final = text(
    "INSERT INTO tallies (name, count, until) VALUES (:name, 1, :until)"
    " ON CONFLICT (name) DO UPDATE SET"
    " count = CASE WHEN tallies.until BETWEEN :next AND :until THEN tallies.count + 1 ELSE 1 END,"
    " until = CASE WHEN tallies.until BETWEEN :next AND :until THEN tallies.until"
    " ELSE excluded.until END"
    " RETURNING count, until"
)
"""A span that ends later than one that begins now is from a clock that was ahead."""


class RateCount(NamedTuple):
    """How often, and when counting starts over."""

    times: int
    until: int


class RateCounts:
    """The counts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, name: str, span: int, now: int) -> RateCount:
        """Count one more; the first of them begins a span of time."""

        def count(connection: Connection) -> RateCount:
            values = {"name": name, "next": now + 1, "until": now + span}
            return RateCount(*connection.execute(_COUNT, values).one())

        return await self.database.write(count)

    async def drop(self, name: str) -> None:
        """Count from the beginning."""
        await self.database.execute(delete(tallies).where(tallies.c.name == name))

    async def forget(self, now: int) -> None:
        """Delete what no longer counts."""
        await self.database.execute(delete(tallies).where(tallies.c.until <= now))
