"""Where the store is, and the way there: one code, two engines."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stellwerk.core.errors import StellwerkError

MIGRATION_LOCK: Final = 7_316_001
"""The PostgreSQL advisory lock of whoever renews the schema."""

T = TypeVar("T")


def database_url(given: str = "") -> URL:
    """The address of the database: as given, from STELLWERK_DATABASE, or a file of the user."""
    given = given or os.environ.get("STELLWERK_DATABASE", "")
    if not given:
        return _file(user_data_path("stellwerk") / "stellwerk.db")
    if "://" not in given:
        return _file(Path(given))
    try:
        url = make_url(given)
    except ArgumentError:
        raise StellwerkError("The database address cannot be read.") from None
    backend = url.get_backend_name()
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    raise StellwerkError("The database is a file or an address postgresql://….")


def _file(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path.expanduser().absolute()))


class Database:
    """An open database with the schema of this version."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_postgres = url.get_backend_name() == "postgresql"
        options: dict[str, Any] = {}
        if self.is_postgres:
            options = {"pool_size": 5, "max_overflow": 5, "pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(url, **options)
        self._writer: Engine | None = None
        if not self.is_postgres:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            self._writer = create_engine(url.set(drivername="sqlite+pysqlite"))
            event.listen(self._writer, "connect", _set_up_sqlite)
        self._thread = ThreadPoolExecutor(1, "stellwerk-writer")

    @classmethod
    async def open(cls, url: URL) -> Database:
        """Open the database, and create or renew its schema."""
        database = cls(url)
        if not database.is_postgres and url.database:
            _make_file(Path(url.database))
        try:
            async with database.engine.begin() as connection:
                if database.is_postgres:
                    await connection.execute(
                        text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                    )
                await connection.run_sync(migrate)
        except (DBAPIError, NoSuchModuleError) as fault:
            await database.close()
            reason = str(getattr(fault, "orig", fault)).strip().splitlines()[0]
            raise StellwerkError(f"The database cannot be opened: {reason}.") from None
        return database

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction.

        SQLite does it in one visit to a thread: a visit for each statement, as its asynchronous
        driver makes them, would wait for the interpreter each time.
        """
        if self._writer is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _in_transaction, self._writer, work)

    async def close(self) -> None:
        """Give all connections back."""
        self._thread.shutdown()
        if self._writer is not None:
            self._writer.dispose()
        await self.engine.dispose()


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _make_file(path: Path) -> None:
    """Make sure that the file of a database is there and can be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
    except OSError as fault:
        raise StellwerkError(f"{path} cannot be opened: {fault.strerror}.") from None


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Readers beside one writer; every commit reaches the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to a revision."""
    config = Config()
    config.set_main_option("script_location", "stellwerk:store/migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
