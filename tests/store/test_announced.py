"""A rule about old tables is announced once, also by processes that start at the same time."""

from __future__ import annotations

import asyncio

from sqlalchemy.engine import URL

from stellwerk.store.database import Database
from stellwerk.store.housekeeping import Keep, announced


def test_two_processes_announce_the_same_rule(url: URL) -> None:
    async def announce() -> None:
        one, other = await Database.open(url), await Database.open(url)
        for number in range(30):
            found = await asyncio.gather(
                *(announced(house, f"rule-{number}", 30, number) for house in (one, other))
            )
            assert found == [Keep(30, number)] * 2
        await one.close()
        await other.close()

    asyncio.run(announce())
