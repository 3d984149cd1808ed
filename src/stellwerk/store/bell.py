"""What other server processes changed: PostgreSQL rings when their transactions are done.

The ring is part of the transaction that appends the acts, so it can neither be lost nor come too
early; a process that lost its connection is told so, and looks at everything again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from psycopg import AsyncConnection, Error

from stellwerk.store.database import Database
from stellwerk.store.journal import CHANNEL

RETRY = 1.0
"""Seconds to wait before connecting again."""


async def listen(database: Database) -> AsyncGenerator[str, None]:
    """The ids of tables that changed; an empty one where something may have been missed."""
    address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                yield ""
                async for notice in connection.notifies():
                    yield notice.payload
        except Error:
            await asyncio.sleep(RETRY)
