"""Brings a database to the schema of this version: first a copy, then step by step, with reports.

An interrupted step continues where it stopped; the copy that was made before it is kept.

Most starts find the schema up to date. They do without Alembic, which takes a tenth of the time a
server needs to start.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.store.schema import REVISION

if TYPE_CHECKING:
    from alembic.config import Config

LOCK: Final = 7_316_001
"""The PostgreSQL advisory lock of the process that upgrades the schema."""
UNDER_WAY: Final = "upgrade"
"""The setting that says that an upgrade has begun."""

Say = Callable[[Message], None]
"""Reports progress, one message at a time."""


async def upgrade(engine: AsyncEngine, say: Say) -> None:
    """Create the schema, or bring an older one to that of this version."""
    async with _alone(engine) as connection:
        found = await connection.run_sync(_revision)
        await connection.rollback()
        if found == REVISION:
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
            say(Message("upgrade-done"))


def migrate(connection: Connection, revision: str = "head", say: Say | None = None) -> None:
    """Bring the schema to a revision; the transaction it leaves open is the last of several."""
    from alembic import command
    from alembic.util import CommandError

    connection.execute(text("SELECT 1"))
    config = _config()
    config.attributes["connection"] = connection
    config.attributes["say"] = say or (lambda _message: None)
    try:
        command.upgrade(config, revision)
    except CommandError as fault:
        raise StellwerkError(Message("refused-database", {"fault": fault})) from None


def known_revisions() -> list[str]:
    """The revisions there are steps to, the newest first."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return [script.revision for script in scripts]


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "stellwerk:store/migrations")
    return config


def _revision(connection: Connection) -> str | None:
    """The revision of a database, None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    if len(found) > 1:
        several = ", ".join(sorted(map(str, found)))
        raise StellwerkError(Message("refused-schemas", {"schemas": several}))
    return None if not found else str(found[0])


def _need_known(revision: str) -> None:
    if revision not in known_revisions():
        schemas = {"schema": revision, "newest": REVISION}
        raise StellwerkError(Message("refused-schema", schemas))


@asynccontextmanager
async def _alone(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection while no other process upgrades; SQLite has only one writer anyway."""
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
        say(Message("upgrade-continues"))
        return
    say(Message("upgrade-begins", {"schema": found, "newest": REVISION}))
    copy = ""
    file = connection.engine.url.database
    if connection.dialect.name == "sqlite" and file:
        copy = str(await asyncio.to_thread(_copy, Path(file), found))
        say(Message("upgrade-copy", {"file": copy}))
    await connection.execute(
        text("INSERT INTO settings (name, value) VALUES (:name, :value)"),
        {"name": UNDER_WAY, "value": copy},
    )
    await connection.commit()


def _copy(file: Path, revision: str) -> Path:
    """A copy beside a database file; it gets its name only when it is complete."""
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
    """Copy a database while others use it; only its owner can read the copy."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    connection = sqlite3.connect(file)
    try:
        connection.execute("VACUUM INTO ?", (str(target),))
    finally:
        connection.close()


def free_name(path: Path) -> Path:
    """This path, or the first one with a number added that does not exist."""
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free
