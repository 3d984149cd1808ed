"""Where the store is, and how to reach it: one code, two engines."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from glob import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from platformdirs import user_data_path
from sqlalchemy import (
    Connection,
    Delete,
    Engine,
    Insert,
    Update,
    create_engine,
    event,
    make_url,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    ArgumentError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stellwerk.core import errors
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.extras import missing
from stellwerk.store.upgrade import Say, upgrade

PATIENCE: Final = 2_000
"""Milliseconds to wait for a file that another process has locked. A move may have to wait twice as
long, for one other write comes before it."""
PRIVATE: Final = 0o600
DATABASE_FAULTS: Final = (OperationalError, InternalError, InterfaceError, PoolTimeoutError)
"""What is raised when a database is locked, full, read-only or gone: it may recover."""
log: Final = logging.getLogger(__name__)

T = TypeVar("T")


def _note(message: Message) -> None:
    log.info(errors.say_in_english(message, ""))


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
        raise StellwerkError(Message("refused-database-address")) from None
    backend = url.get_backend_name()
    if backend in ("postgresql", "postgres"):
        if find_spec("psycopg") is None:
            raise missing("A PostgreSQL database", "postgres")
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    raise StellwerkError(Message("refused-database-kind"))


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
        self._others = asyncio.Lock()
        """Held by the one ordinary write that may wait for the thread; moves do not wait for it."""

    @classmethod
    async def open(
        cls, url: URL, say: Say | None = None, *, create: bool = True, renew: bool = True
    ) -> Database:
        """Open the database, and create its schema or bring it up to date.

        What happens is reported to `say`, or else to the log. Without `create` there has to be a
        file; without `renew` its schema stays as it is.
        """
        database = cls(url)
        if not database.is_postgres and url.database:
            _find_file(Path(url.database), create=create)
        try:
            if renew:
                await upgrade(database.engine, say or _note)
        except BaseException as fault:
            await database.close()
            if isinstance(fault, SQLAlchemyError | sqlite3.Error):
                raise StellwerkError(
                    Message("refused-database", {"fault": reason(fault)})
                ) from None
            raise
        return database

    async def write(self, work: Callable[[Connection], T], *, first: bool = False) -> T:
        """Do something in one transaction. Everything that changes the database goes through here.

        SQLite does it in one call to a thread: a call for each statement, as its asynchronous
        driver makes them, would wait for the interpreter each time. And only one thread writes at
        a time: one that finds the file locked sleeps for up to a tenth of a second.
        `first` waits for at most one other, however many there are.
        """
        if self._writer is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        async with nullcontext() if first else self._others:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, _in_transaction, self._writer, work)

    async def execute(self, query: Insert | Update | Delete) -> int:
        """Execute one statement, stored when this returns; how many rows it changed."""
        return await self.write(lambda connection: connection.execute(query).rowcount)

    async def close(self) -> None:
        """Give all connections back."""
        self._thread.shutdown()
        if self._writer is not None:
            self._writer.dispose()
        await self.engine.dispose()


def reason(fault: Exception) -> str:
    """What a database says is wrong, in one line."""
    lines = str(getattr(fault, "orig", None) or fault).strip().splitlines()
    return lines[0].strip(". ") if lines else type(fault).__name__


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _find_file(path: Path, *, create: bool) -> None:
    """Make sure that a database file exists and can be written, and only by its owner."""
    if not create and not (path.exists() and path.stat().st_size):
        raise StellwerkError(Message("refused-no-database", {"file": path}))
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_APPEND, PRIVATE))
    except OSError as fault:
        raise StellwerkError(
            Message("refused-file", {"file": path, "fault": fault.strerror})
        ) from None
    _close_to_others(path)


def _close_to_others(path: Path) -> None:
    """Hide a database, the files SQLite puts beside it, and our copies from other users.

    It contains secrets of people, and the one that signs cookies.
    """
    copies = path.parent.glob(f"{escape(path.stem)}-schema-*{escape(path.suffix)}")
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm")), *copies):
        try:
            if stat.S_IMODE(file.stat().st_mode) & 0o077:
                file.chmod(PRIVATE)
        except FileNotFoundError:
            continue
        except OSError:
            log.warning("other users of this machine may be able to read %s", file)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Allow reading while somebody writes; every commit is on disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE}")
    cursor.execute("PRAGMA page_count")
    if cursor.fetchone()[0] == 0:
        # It only works while the file is empty, and needs the lock of a writer.
        cursor.execute("PRAGMA auto_vacuum=INCREMENTAL")
    for pragma in (
        "journal_mode=WAL",
        "journal_size_limit=67108864",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
