"""`stellwerk db`"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from stellwerk.cli import FAILED
from stellwerk.cli.screen import console
from stellwerk.core.errors import StellwerkError
from stellwerk.records import load_record
from stellwerk.server.tokens import new_id
from stellwerk.store import care
from stellwerk.store.database import Database, database_url
from stellwerk.store.journal import Journal

DatabaseAddress = Annotated[
    str,
    Parameter(
        name="--database",
        env_var="STELLWERK_DATABASE",
        help="A file, or postgresql://user@host/name; a file of the user by default.",
    ),
]

db: Final = App(name="db", help="Look after the database: check, export, import, backup.")


@asynccontextmanager
async def _store(address: str) -> AsyncIterator[tuple[Database, Journal]]:
    database = await Database.open(database_url(address))
    journal = Journal(database)
    writer = asyncio.create_task(journal.run())
    try:
        yield database, journal
    finally:
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer
        await database.close()


@db.command
def check(*, database: DatabaseAddress = "") -> int:
    """Replay every stored game and report what no longer replays."""

    async def work() -> int:
        games = faults = 0
        async with _store(database) as (store, _):
            async for finding in care.check(store):
                games += 1
                if finding.fault:
                    faults += 1
                    console().print(f"{finding.table}: {finding.fault}")
        console().print(f"{games} tables, {faults} of them with faults.")
        return FAILED if faults else 0

    return asyncio.run(work())


@db.command
def export(folder: Path, *, database: DatabaseAddress = "") -> None:
    """Write every game that has begun into a folder, as a record each.

    Parameters
    ----------
    folder
        Where the records go; it is made if it is not there.
    """

    async def work() -> int:
        count = 0
        async with _store(database) as (store, _):
            async for id_, record in care.export(store):
                (folder / f"{id_}.txt").write_text(record, encoding="utf-8", newline="\n")
                count += 1
        return count

    try:
        folder.mkdir(parents=True, exist_ok=True)
        count = asyncio.run(work())
    except OSError as fault:
        raise StellwerkError(f"{folder} cannot be written: {fault.strerror}.") from None
    console().print(f"{count} records are in {folder}.")


@db.command(name="import")
def import_(*records: Path, database: DatabaseAddress = "") -> None:
    """Put records into the database: finished games to look at, others to go on with.

    Parameters
    ----------
    records
        Files with a record each.
    """
    games = [load_record(path) for path in records]

    async def work() -> None:
        async with _store(database) as (_, journal):
            for game in games:
                await care.import_record(journal, new_id(), game, time.time_ns() // 1_000_000)

    asyncio.run(work())
    console().print(f"{len(games)} records are in the database.")


@db.command
def backup(file: Path, *, database: DatabaseAddress = "") -> None:
    """Copy the whole database into a file while servers go on working.

    Parameters
    ----------
    file
        A file that is not there yet: SQLite, or for PostgreSQL a custom-format dump.
    """

    async def work() -> None:
        async with _store(database) as (store, _):
            await care.backup(store, file)

    asyncio.run(work())
    console().print(f"The backup is in {file}.")
