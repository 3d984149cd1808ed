"""Brings a database to the schema of this version: a copy first, step by step, and not in silence.

A step that is cut off goes on where it stopped; the copy that was made before it is kept.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message

LOCK: Final = 7_316_001
"""The PostgreSQL advisory lock of whoever renews the schema."""
UNDER_WAY: Final = "upgrade"
"""The setting that says that an upgrade has begun."""

Say = Callable[[str], None]
"""Tells whoever waits what is going on, a sentence at a time."""


async def upgrade(engine: AsyncEngine, say: Say) -> None:
    """Create the schema, or bring an older one to that of this version."""
    async with _alone(engine) as connection:
        found = await connection.run_sync(_revision)
        await connection.rollback()
        if found == newest():
            return
        if found is not None:
            _need_known(found)
            await _begin(connection, found, say)
        await connection.run_sync(lambda sync: migrate(sync, say=say))
        if found is not None:
            await connection.execute(
                text("DELETE FROM settings WHERE name = :name"), {"name": UNDER_WAY}
            )
        await connection.commit()
        if found is not None:
            say("The database is up to date.")


def migrate(connection: Connection, revision: str = "head", say: Say | None = None) -> None:
    """Bring the schema to a revision; the transaction it leaves open is the last of several."""
    connection.execute(text("SELECT 1"))
    config = _config()
    config.attributes["connection"] = connection
    config.attributes["say"] = say or (lambda _sentence: None)
    command.upgrade(config, revision)


def newest() -> str | None:
    """The revision of this version."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "stellwerk:store/migrations")
    return config


def _revision(connection: Connection) -> str | None:
    """The revision of a database, None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def _need_known(revision: str) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision not in known:
        schemas = {"schema": revision, "newest": newest()}
        raise StellwerkError(Message("refused-schema", schemas))


@asynccontextmanager
async def _alone(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that no other process upgrades beside; SQLite has one writer anyway."""
    async with engine.connect() as connection:
        if engine.dialect.name != "postgresql":
            yield connection
            return
        await connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
        await connection.commit()
        try:
            yield connection
        finally:
            await connection.rollback()
            await connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})
            await connection.commit()


async def _begin(connection: AsyncConnection, found: str, say: Say) -> None:
    """Keep a copy of a file as it is, once for each upgrade, and note that it has begun."""
    query = text("SELECT value FROM settings WHERE name = :name")
    kept = (await connection.execute(query, {"name": UNDER_WAY})).scalar()
    await connection.rollback()
    if kept is not None:
        say("The upgrade of the database was interrupted and goes on.")
        return
    say(f"The database is brought from schema {found} to {newest()}.")
    copy = ""
    file = connection.engine.url.database
    if connection.dialect.name == "sqlite" and file:
        copy = str(await asyncio.to_thread(_copy, Path(file), found))
        say(f"A copy of it as it was is in {copy}.")
    await connection.execute(
        text("INSERT INTO settings (name, value) VALUES (:name, :value)"),
        {"name": UNDER_WAY, "value": copy},
    )
    await connection.commit()


def _copy(file: Path, revision: str) -> Path:
    """A copy beside a database file; it has its name only when it is whole."""
    target = free_name(file.with_name(f"{file.stem}-schema-{revision}{file.suffix}"))
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        copy_sqlite(file, draft)
        draft.replace(target)
    except (OSError, sqlite3.Error) as fault:
        draft.unlink(missing_ok=True)
        raise StellwerkError(Message("refused-upgrade", {"fault": fault})) from None
    return target


def copy_sqlite(file: Path, target: Path) -> None:
    """Copy a database while others work with it; only its owner can read the copy."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    connection = sqlite3.connect(file)
    try:
        connection.execute("VACUUM INTO ?", (str(target),))
    finally:
        connection.close()


def free_name(path: Path) -> Path:
    """This path, or one with a number behind it, whichever nobody has taken."""
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free
