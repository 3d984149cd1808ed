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
from stellwerk.cli.screen import console, say_to_user
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.records import load_game
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
    name="db", help="Maintain the database: check, export, import, backup, tidy, upgrade."
)


@asynccontextmanager
async def _store(
    address: str, *, create: bool = False, renew: bool = True
) -> AsyncIterator[tuple[Database, Journal]]:
    """The database at an address; a problem with it becomes one sentence."""
    database = await Database.open(database_url(address), _report, create=create, renew=renew)
    journal = Journal(database)
    writer = asyncio.create_task(journal.run())
    try:
        yield database, journal
    except SQLAlchemyError as fault:
        raise StellwerkError(Message("refused-database-read", {"fault": reason(fault)})) from None
    finally:
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer
        await database.close()


def _say(sentence: str) -> None:
    console().print(sentence, soft_wrap=True)


def _report(message: Message) -> None:
    _say(say_to_user(message))


def _tell(key: str, **params: object) -> None:
    """A sentence in the language of whoever uses the command."""
    _report(Message(key, params))


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
        _tell("db-checked", games=games, faults=faults)
        return 0 if sound else FAILED

    return asyncio.run(work())


@db.command
def export(folder: Path, *, database: DatabaseAddress = "") -> int:
    """Write every game into a folder, each as a record.

    Parameters
    ----------
    folder
        Where the records go; it is made if necessary.
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
        raise StellwerkError(
            Message("refused-write", {"file": folder, "fault": fault.strerror})
        ) from None
    _tell("db-exported", count=count, folder=folder)
    return FAILED if faults else 0


@db.command(name="import")
def import_(*records: Path, database: DatabaseAddress = "") -> None:
    """Import records into the database: finished games to look at, others to continue.

    Parameters
    ----------
    records
        Files with one record each.
    """
    games = [(path, load_game(path)) for path in records]

    async def work() -> int:
        added = 0
        async with _store(database, create=True) as (store, journal):
            for path, game in games:
                known = await maintenance.find_game(store, game)
                if known:
                    _tell("db-known", file=path, table=known)
                    continue
                await maintenance.import_record(
                    journal, new_id(), game, time.time_ns() // 1_000_000
                )
                added += 1
        return added

    _tell("db-imported", added=asyncio.run(work()), count=len(games))


@db.command
def backup(file: Path, *, database: DatabaseAddress = "") -> None:
    """Copy the whole database into a file while servers keep running.

    Parameters
    ----------
    file
        A new file: SQLite, or for PostgreSQL a custom-format dump.
    """

    async def work() -> None:
        async with _store(database, renew=False) as (store, _):
            await maintenance.backup(store, file)

    asyncio.run(work())
    _tell("db-backed-up", file=file)


@db.command
def tidy(
    *,
    waiting_days: int = 30,
    finished_days: int = 365,
    delete: Annotated[bool, Parameter(negative=())] = False,
    database: DatabaseAddress = "",
) -> None:
    """List the tables nobody has used for a long time, and delete them if asked to.

    Parameters
    ----------
    waiting_days
        Tables that never started are old after this many days; 0 leaves them out.
    finished_days
        Finished games and imported records are old after this many days; 0 leaves them out.
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
                key = "db-never-started" if table.state == "open" else "db-finished"
                _tell(key, table=table.id, title=table.title, day=day)
            if not delete:
                _tell("db-old", count=len(old))
                return
            count = len(await housekeeping.delete_tables(store, old))
            await housekeeping.give_back(store)
        _tell("db-deleted", count=count)

    asyncio.run(work())


@db.command
def upgrade(*, database: DatabaseAddress = "") -> None:
    """Bring the database to the schema of this version, as the server does when it starts."""

    async def work() -> None:
        async with _store(database):
            pass

    asyncio.run(work())
    _tell("db-upgraded")
