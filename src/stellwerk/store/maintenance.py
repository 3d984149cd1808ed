"""Maintenance of a store: check, export, import, backup."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.records import RecordedGame, write_record
from stellwerk.store.database import PRIVATE, Database, reason
from stellwerk.store.journal import Change, Journal, UnreadableError, read_table
from stellwerk.store.lobby import Lobby
from stellwerk.store.summary import row
from stellwerk.store.upgrade import copy_sqlite
from stellwerk.table.clock import SECOND
from stellwerk.table.lifecycle import recorded


class Finding(NamedTuple):
    """A table that was checked, and what is wrong with it, if anything.

    A fault of the database as a whole has no table.
    """

    table: str
    fault: str


class ExportedRecord(NamedTuple):
    """The record of a table, or why there is none."""

    table: str
    record: str
    fault: str


async def check(database: Database) -> AsyncIterator[Finding]:
    """Check the database as a whole, then replay every stored game."""
    for fault in await _damage(database):
        yield Finding("", fault)
    lobby, journal = Lobby(database), Journal(database)
    for id_ in await lobby.ids():
        fault = ""
        try:
            table = read_table(await journal.load(id_))
            spoken, there = await lobby.stored_acts(id_)
            if not spoken == there == table.count:
                fault = f"It has {there} acts, where {spoken} are spoken of."
        except UnreadableError as found:
            fault = str(found)
        except SQLAlchemyError as found:
            fault = f"It cannot be read: {reason(found)}."
        yield Finding(id_, fault)


async def _damage(database: Database) -> list[str]:
    """What SQLite finds wrong with its file; PostgreSQL checks itself."""
    if database.is_postgres:
        return []
    async with database.engine.connect() as connection:
        rows = (await connection.execute(text("PRAGMA integrity_check(10)"))).scalars()
        return [
            f"The file is damaged: {line}."
            for row in rows
            for line in row.splitlines()
            if row != "ok"
        ]


async def export(database: Database) -> AsyncIterator[ExportedRecord]:
    """Every game as a record, begun or not; one that cannot be read does not stop the others."""
    journal = Journal(database)
    for id_ in await Lobby(database).ids():
        try:
            history = await journal.load(id_)
            table = read_table(history)
        except UnreadableError as found:
            yield ExportedRecord(id_, "", str(found))
        except SQLAlchemyError as found:
            yield ExportedRecord(id_, "", f"It cannot be read: {reason(found)}.")
        else:
            record = table.game.record(table.names)
            day = datetime.fromtimestamp(history[0][0] / SECOND, UTC).date()
            yield ExportedRecord(id_, write_record(msgspec.structs.replace(record, date=day)), "")


async def find_game(database: Database, game: RecordedGame) -> str:
    """The id of a table with just this game, whoever played it when; empty if there is none.

    Games that have not begun look alike but are not the same.
    """
    record = game.record
    if not record.steps:
        return ""
    lobby, journal = Lobby(database), Journal(database)
    for id_ in await lobby.with_scores(record.title, game.position.scores()):
        try:
            table = read_table(await journal.load(id_))
        except UnreadableError:
            continue
        other = table.game.record(record.seats)
        if msgspec.structs.replace(other, date=record.date) == record:
            return id_
    return ""


async def import_record(
    journal: Journal, id_: str, game: RecordedGame, at: int, *, listed: bool = True
) -> None:
    """A table of a record: over if its game is, otherwise with open seats and ready to go on."""
    table = recorded(game, at)
    await journal.append(Change(id_, 1, table.fresh, row(table, id_, listed=listed, due=None)))


async def backup(database: Database, target: Path) -> None:
    """Copy the whole store to a file while servers keep using it."""
    if target.exists():
        raise StellwerkError(Message("refused-file-exists", {"file": target}))
    if database.is_postgres:
        await _dump(database, target)
        return
    try:
        await asyncio.to_thread(copy_sqlite, Path(str(database.url.database)), target)
    except (OSError, sqlite3.Error) as fault:
        target.unlink(missing_ok=True)
        raise StellwerkError(Message("refused-backup", {"fault": fault})) from None


async def _dump(database: Database, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise StellwerkError(Message("refused-no-pg-dump"))
    # All users of the machine can see a command line, but not the environment.
    address = database.url.set(drivername="postgresql", password=None).render_as_string()
    environment = dict(os.environ)
    if database.url.password is not None:
        environment["PGPASSWORD"] = str(database.url.password)
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except OSError as fault:
        raise StellwerkError(Message("refused-backup", {"fault": fault.strerror})) from None
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
        why = "; ".join(said.decode(errors="replace").split("\n")).strip("; .")
        raise StellwerkError(Message("refused-backup", {"fault": why or "pg_dump failed"}))
