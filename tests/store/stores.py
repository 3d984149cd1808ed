"""A store at work, and what is put into it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random

from sqlalchemy.engine import URL

from stellwerk.store.database import Database
from stellwerk.store.journal import Change, Journal, Notice
from stellwerk.store.seat_holders import Renewal, Sitting
from stellwerk.store.summary import row
from stellwerk.table.table import Table
from table.tables import advance, running


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[tuple[Database, Journal]]:
    """A store at work."""
    database = await Database.open(url)
    journal = Journal(database)
    writer = asyncio.create_task(journal.run())
    try:
        yield database, journal
    finally:
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer
        await database.close()


def change(
    table: Table,
    id_: str,
    seated: Sequence[Sitting] = (),
    freed: Sequence[int] = (),
    notices: Sequence[Notice] = (),
    renewed: Sequence[Renewal] = (),
) -> Change:
    """What is fresh at a table, to be stored."""
    first = table.count - len(table.fresh) + 1
    fresh, table.fresh = table.fresh, []
    kept = row(table, id_, listed=True, due=table.due())
    return Change(id_, first, fresh, kept, seated, freed, notices, renewed)


async def play_stored(journal: Journal, id_: str, luck: int) -> Table:
    """A whole game, stored act by act."""
    table = running(luck=luck)
    rng = Random(luck)
    await journal.append(change(table, id_))
    while table.state == "running":
        advance(table, rng, 5)
        await journal.append(change(table, id_))
    return table
