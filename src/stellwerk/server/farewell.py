"""Deleting an account: games keep a neutral name, and nothing else of the person.

The account is gone at once; then table after table lets go of the person. Whatever happens to this
process meanwhile, some process goes on with it.
"""

from __future__ import annotations

from random import Random

from stellwerk.server.hall import Hall, UnknownTableError, now
from stellwerk.store.journal import UnreadableError
from stellwerk.store.traces import remove_traces
from stellwerk.table.table import Table
from stellwerk.table.takeover import forget


async def say_farewell(hall: Hall, person: str) -> None:
    """Delete the account of a person, end their sessions, and let every table forget them."""
    await hall.people.leave(person, now())
    await hall.sessions.end_all(person, now())
    await _forget(hall, person)


async def finish_farewells(hall: Hall) -> None:
    """Go on where a process stopped in the middle of it."""
    for person in await hall.people.leaving():
        await _forget(hall, person)


async def _forget(hall: Hall, person: str) -> None:
    def deed(table: Table, at: int, chance: Random) -> None:
        forget(table, person, hall.settings.stand_in, at, chance)

    for table in await hall.people.tables(person):
        await remove_traces(hall.database, table, person)
        try:
            await hall.change(await hall.room(table), deed)
        except (UnreadableError, UnknownTableError):
            continue  # Nobody can look at it, and its journal is without a name.
    await hall.people.remove(person)
