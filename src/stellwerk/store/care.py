"""Looking after a store: check, export, import, backup."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import text

from stellwerk.core.errors import StellwerkError
from stellwerk.records import Record, write_record
from stellwerk.store.database import Database
from stellwerk.store.journal import Change, Journal
from stellwerk.store.lobby import Lobby
from stellwerk.store.summary import row
from stellwerk.table import acts
from stellwerk.table.clock import SECOND, Clock
from stellwerk.table.table import Table


class Finding(NamedTuple):
    """A table that was looked at, and what is wrong with it, if anything."""

    table: str
    fault: str


async def check(database: Database) -> AsyncIterator[Finding]:
    """Replay every stored game."""
    lobby, journal = Lobby(database), Journal(database)
    for id_ in await lobby.ids():
        fault = ""
        try:
            table = Table.load(await journal.load(id_))
            spoken, there = await lobby.stored_acts(id_)
            if not spoken == there == table.count:
                fault = f"It has {there} acts, where {spoken} are spoken of."
        except (StellwerkError, msgspec.MsgspecError, IndexError, ValueError) as found:
            fault = str(found)
        yield Finding(id_, fault)


async def export(database: Database) -> AsyncIterator[tuple[str, str]]:
    """The id and the record of every game, finished or not, that has begun."""
    journal = Journal(database)
    for id_ in await Lobby(database).ids():
        history = await journal.load(id_)
        table = Table.load(history)
        if table.state != "open":
            record = table.game.record(table.names)
            day = datetime.fromtimestamp(history[0][0] / SECOND, UTC).date()
            yield id_, write_record(msgspec.structs.replace(record, date=day))


async def import_record(
    journal: Journal, id_: str, record: Record, at: int, *, listed: bool = True
) -> None:
    """A table of a record: over if its game is, otherwise with open seats and ready to go on."""
    opened = acts.Opened(
        record.title,
        record.rules,
        len(record.seats),
        record.options,
        Clock(),
        record.position,
        record.steps,
    )
    table = Table(opened, at)
    if table.state == "over":
        for number, name in enumerate(record.seats):
            table.note(acts.Seated(number, name), at)
    await journal.append(Change(id_, 1, table.fresh, row(table, id_, listed=listed, due=None)))


async def backup(database: Database, target: Path) -> None:
    """Copy the whole store to a file while servers go on working with it."""
    if target.exists():
        raise StellwerkError(f"{target} exists already; choose another name.")
    if database.is_postgres:
        await _dump(database, target)
        return
    async with database.engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text("VACUUM INTO :target"), {"target": str(target)})


async def _dump(database: Database, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise StellwerkError("pg_dump, which comes with PostgreSQL, is not installed here.")
    # A command line is open to all users of the machine; the environment is not.
    address = database.url.set(drivername="postgresql", password=None).render_as_string()
    environment = dict(os.environ)
    if database.url.password is not None:
        environment["PGPASSWORD"] = str(database.url.password)
    process = await asyncio.create_subprocess_exec(
        program,
        "--format=custom",
        f"--file={target}",
        f"--dbname={address}",
        env=environment,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await process.communicate()
    if process.returncode:
        target.unlink(missing_ok=True)
        reason = "; ".join(said.decode(errors="replace").split("\n")).strip("; .")
        raise StellwerkError(f"There is no backup: {reason or 'pg_dump failed'}.")
