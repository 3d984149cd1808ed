"""`stellwerk db`"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter
from sqlalchemy.exc import SQLAlchemyError

from stellwerk.cli import FAILED
from stellwerk.cli.screen import console
from stellwerk.core.errors import StellwerkError
from stellwerk.records import load_record
from stellwerk.server.tokens import new_id
from stellwerk.store import housekeeping, maintenance
from stellwerk.store.database import Database, database_url, reason
from stellwerk.store.journal import Journal
from stellwerk.table.clock import DAY, SECOND

DatabaseAddress = Annotated[
    str,
    Parameter(
        name="--database",
        env_var="STELLWERK_DATABASE",
        help="A file, or postgresql://user@host/name; a file of the user by default.",
    ),
]

db: Final = App(
    name="db", help="Look after the database: check, export, import, backup, tidy, upgrade."
)


@asynccontextmanager
async def _store(
    address: str, *, create: bool = False, renew: bool = True
) -> AsyncIterator[tuple[Database, Journal]]:
    """The database at an address; what it does not do is said in a sentence."""
    database = await Database.open(database_url(address), _say, create=create, renew=renew)
    journal = Journal(database)
    writer = asyncio.create_task(journal.run())
    try:
        yield database, journal
    except SQLAlchemyError as fault:
        raise StellwerkError(f"The database cannot be read: {reason(fault)}.") from None
    finally:
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer
        await database.close()


def _say(sentence: str) -> None:
    console().print(sentence, soft_wrap=True)


@db.command
def check(*, database: DatabaseAddress = "") -> int:
    """Replay every stored game and report what no longer replays."""

    async def work() -> int:
        games = faults = 0
        sound = True
        async with _store(database) as (store, _):
            async for finding in maintenance.check(store):
                games += bool(finding.table)
                if finding.fault:
                    sound = False
                    faults += bool(finding.table)
                    _say(f"{finding.table}: {finding.fault}".removeprefix(": "))
        _say(f"{games} tables, {faults} of them with faults.")
        return 0 if sound else FAILED

    return asyncio.run(work())


@db.command
def export(folder: Path, *, database: DatabaseAddress = "") -> int:
    """Write every game into a folder, as a record each.

    Parameters
    ----------
    folder
        Where the records go; it is made if it is not there.
    """

    async def work() -> tuple[int, int]:
        count = faults = 0
        async with _store(database) as (store, _):
            folder.mkdir(parents=True, exist_ok=True)
            async for table in maintenance.export(store):
                if table.fault:
                    faults += 1
                    _say(f"{table.table}: {table.fault}")
                    continue
                file = folder / f"{table.table}.txt"
                file.write_text(table.record, encoding="utf-8", newline="\n")
                count += 1
        return count, faults

    try:
        count, faults = asyncio.run(work())
    except OSError as fault:
        raise StellwerkError(f"{folder} cannot be written: {fault.strerror}.") from None
    _say(f"{count} records are in {folder}.")
    return FAILED if faults else 0


@db.command(name="import")
def import_(*records: Path, database: DatabaseAddress = "") -> None:
    """Put records into the database: finished games to look at, others to go on with.

    Parameters
    ----------
    records
        Files with a record each.
    """
    games = [(path, load_record(path)) for path in records]

    async def work() -> int:
        added = 0
        async with _store(database, create=True) as (store, journal):
            for path, game in games:
                known = await maintenance.find_game(store, game)
                if known:
                    _say(f"{path} is there already, as table {known}.")
                    continue
                await maintenance.import_record(
                    journal, new_id(), game, time.time_ns() // 1_000_000
                )
                added += 1
        return added

    _say(f"{asyncio.run(work())} of {len(games)} records were added to the database.")


@db.command
def backup(file: Path, *, database: DatabaseAddress = "") -> None:
    """Copy the whole database into a file, as it is, while servers go on working.

    Parameters
    ----------
    file
        A file that is not there yet: SQLite, or for PostgreSQL a custom-format dump.
    """

    async def work() -> None:
        async with _store(database, renew=False) as (store, _):
            await maintenance.backup(store, file)

    asyncio.run(work())
    _say(f"The backup is in {file}.")


@db.command
def tidy(
    *,
    waiting_days: int = 30,
    finished_days: int = 365,
    delete: Annotated[bool, Parameter(negative=())] = False,
    database: DatabaseAddress = "",
) -> None:
    """List the tables nobody has touched for long, and delete them if asked to.

    Parameters
    ----------
    waiting_days
        Tables that never started are old after so many days; 0 leaves them out.
    finished_days
        Finished games, and records somebody brought along, are old after so many days; 0 leaves
        them out.
    delete
        Delete what is listed.
    """

    async def work() -> None:
        now = time.time_ns() // 1_000_000
        limits = [now - days * DAY if days else 0 for days in (waiting_days, finished_days)]
        async with _store(database) as (store, _):
            old = await housekeeping.old_tables(store, *limits)
            for table in old:
                day = datetime.fromtimestamp(table.changed / SECOND, UTC).date()
                what = "never started" if table.state == "open" else "finished"
                _say(f"{table.id}: {table.title}, {what}, last touched on {day}.")
            if not delete:
                _say(f"{len(old)} tables are old; --delete deletes them.")
                return
            count = len(await housekeeping.delete_tables(store, old))
            await housekeeping.give_back(store)
        _say(f"{count} tables were deleted.")

    asyncio.run(work())


@db.command
def upgrade(*, database: DatabaseAddress = "") -> None:
    """Bring the database to the schema of this version, as the server does when it starts."""

    async def work() -> None:
        async with _store(database):
            pass

    asyncio.run(work())
    _say("The database has the schema of this version.")
