"""What other server processes changed: PostgreSQL notifies when their transactions are done.

The notification is part of the transaction that appends the acts, so it can neither be lost nor
come too early; a process that lost its connection is told so, and looks at everything again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Final, NamedTuple

from stellwerk.store.database import Database
from stellwerk.store.journal import CHANNEL

RETRY: Final = 1.0
"""Seconds to wait before connecting again."""


class News(NamedTuple):
    """A table that changed and how many acts it has now; no table where any may have changed."""

    table: str
    acts: int


async def listen(database: Database) -> AsyncGenerator[News, None]:
    """What other processes, and this one, did."""
    # Imported here, because a server with SQLite does without PostgreSQL's driver.
    from psycopg import AsyncConnection, Error

    address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                yield News("", 0)
                async for notice in connection.notifies():
                    table, _, acts = notice.payload.partition(" ")
                    yield News(table, int(acts))
        except Error:
            await asyncio.sleep(RETRY)
