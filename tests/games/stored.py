"""The database of a server that knew version 1 of the rules, as it was, on SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from stellwerk.store.database import database_url
from stellwerk.store.schema import metadata
from stellwerk.store.upgrade import migrate

FILE = Path(__file__).with_name("tables-rules-1.db")


def rows_of(file: Path) -> dict[str, list[dict[str, Any]]]:
    """Everything in an SQLite file of schema 0001, by table."""
    # SQLite leaves files of its own beside a database that may change.
    lasting = "&immutable=1" if file == FILE else ""
    connection = sqlite3.connect(f"file:{file}?mode=ro{lasting}", uri=True)
    connection.row_factory = sqlite3.Row
    there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    names = [table.name for table in metadata.sorted_tables if table.name in there]
    found = {
        name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in names
    }
    connection.close()
    return found


def people() -> dict[str, str]:
    """Whose seats there are at each table."""
    return {row["table_id"]: row["person"] for row in rows_of(FILE)["sittings"]}


def lay(url: URL, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Make a database of schema 0001 with these rows."""

    def fill(connection: Connection) -> None:
        migrate(connection, "0001")
        for table in metadata.sorted_tables:
            for row in rows.get(table.name, ()):
                values = {
                    column.name: bool(row[column.name])
                    if str(column.type) == "BOOLEAN"
                    else row[column.name]
                    for column in table.columns
                    if column.name in row
                }
                connection.execute(insert(table).values(values))
        connection.commit()

    async def run() -> None:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            await connection.run_sync(fill)
        await engine.dispose()

    asyncio.run(run())


def many(copies: int) -> dict[str, list[dict[str, Any]]]:
    """The rows of the file with every table and its journal so many times."""
    rows = rows_of(FILE)
    for name in ("tables", "acts"):
        key = "id" if name == "tables" else "table_id"
        rows[name] = [
            {**row, key: f"{row[key]}{copy:03}"} for copy in range(copies) for row in rows[name]
        ]
    return rows | {"sittings": [], "keys": [], "notices": []}


def old_house(url: URL) -> None:
    """The old database at an address."""
    if url.get_backend_name() == "sqlite":
        shutil.copy(FILE, str(url.database))
    else:
        lay(url, rows_of(FILE))


def sqlite_url(folder: Path) -> URL:
    """A database file in a folder."""
    return database_url(str(folder / "club.db"))


def revision(url: URL) -> str:
    """The schema a database has."""

    async def run() -> str:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            found = (
                await connection.execute(text("SELECT version_num FROM alembic_version"))
            ).scalar()
        await engine.dispose()
        return str(found)

    return asyncio.run(run())
