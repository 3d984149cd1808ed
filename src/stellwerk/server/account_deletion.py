"""Deleting an account: games keep a neutral name, and nothing else about the person.

The account is gone at once; then the person is removed from one table after another. If this
process stops meanwhile, another one continues.
"""

from __future__ import annotations

from random import Random

from stellwerk.server.table_service import TableService, UnknownTableError, now
from stellwerk.store.journal import UnreadableError
from stellwerk.store.personal_data import remove_personal_data
from stellwerk.table.table import Table
from stellwerk.table.takeover import forget


async def delete_from_tables(service: TableService, person: str) -> None:
    """Delete the account of a person, end their sessions, and remove them from every table."""
    await service.people.leave(person, now())
    await service.sessions.end_all(person, now())
    await _forget(service, person)


async def finish_deletions(service: TableService) -> None:
    """Continue where a process stopped in the middle of it."""
    for person in await service.people.leaving():
        await _forget(service, person)


async def _forget(service: TableService, person: str) -> None:
    def action(table: Table, at: int, chance: Random) -> None:
        forget(table, person, service.settings.stand_in, at, chance)

    for table in await service.people.tables(person):
        await remove_personal_data(service.database, table, person)
        try:
            await service.change(await service.live_table(table), action)
        except (UnreadableError, UnknownTableError):
            continue  # Nobody can see it, and its journal has no name any more.
    await service.people.remove(person)
