"""What other server processes changed, and who is there, by notifications of PostgreSQL.

The notification is part of the transaction that appends the acts, so it can neither be lost nor
come too early; a process that lost its connection finds out, and checks everything again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator, Mapping
from typing import Final, NamedTuple

from sqlalchemy import text

from stellwerk.store.database import Database
from stellwerk.store.journal import CHANNEL

RETRY: Final = 1.0
"""Seconds to wait before connecting again."""
PRESENCE: Final = "stellwerk_presence"
MOST_TABLES: Final = 100
"""How many tables one notification names: it has at most 8,000 bytes."""
_SAY: Final = text(f"SELECT pg_notify('{PRESENCE}', :word)")


class News(NamedTuple):
    """A table that changed and how many acts it has now; no table if any may have changed."""

    table: str
    acts: int


class Word(NamedTuple):
    """What a process says of itself: that it is alive, and the seats of tables that are open there.

    With `all`, the others are to say everything they know of theirs.
    """

    process: str
    seats: Mapping[str, frozenset[int]]
    all: bool = False

    def write(self) -> Iterator[str]:
        """As texts that are short enough for a notification."""
        entries = [f"{id_}:{'.'.join(map(str, sorted(on)))}" for id_, on in self.seats.items()]
        for first in range(0, max(1, len(entries)), MOST_TABLES):
            yield " ".join(
                [self.process, "?" if self.all else "!", *entries[first : first + MOST_TABLES]]
            )


def read_word(written: str) -> Word:
    """What a process said."""
    process, asks, *entries = written.split(" ")
    parts = (entry.partition(":") for entry in entries)
    seats = {id_: frozenset(int(seat) for seat in on.split(".") if seat) for id_, _, on in parts}
    return Word(process, seats, all=asks == "?")


async def tell_others(database: Database, word: Word) -> None:
    """Say something to all processes; it is kept nowhere."""
    async with database.engine.begin() as connection:
        for written in word.write():
            await connection.execute(_SAY, {"word": written})


async def listen(database: Database) -> AsyncGenerator[News | Word, None]:
    """What other processes, and this one, did and said."""
    # Imported here, because a server with SQLite does not need PostgreSQL's driver.
    from psycopg import AsyncConnection, Error

    address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(f"LISTEN {PRESENCE}")
                yield News("", 0)
                async for notice in connection.notifies():
                    if notice.channel == PRESENCE:
                        yield read_word(notice.payload)
                        continue
                    table, _, acts = notice.payload.partition(" ")
                    yield News(table, int(acts))
        except Error:
            await asyncio.sleep(RETRY)
