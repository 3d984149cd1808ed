"""Nobody else on the machine reads a database, what SQLite puts beside it, or a backup."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.stored import old_house, sqlite_url
from stellwerk.store.database import Database, database_url
from stellwerk.store.maintenance import backup
from stellwerk.store.people import People


@pytest.fixture(autouse=True)
def open_mask() -> Iterator[None]:
    """Files are open to everybody unless we see to it."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """The rights others have to each file."""
    return {path.name: path.stat().st_mode & 0o077 for path in folder.iterdir()}


def work(path: Path) -> dict[str, int]:
    """Write something, and look at the files while the database is open."""

    async def run() -> dict[str, int]:
        database = await Database.open(database_url(str(path)))
        await People(database).add("p", 1)
        found = modes(path.parent)
        await backup(database, path.parent / "backup.db")
        found |= modes(path.parent)
        await database.close()
        return found

    return asyncio.run(run())


def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    found = work(tmp_path / "inner" / "club.db")
    names = ("club.db", "club.db-wal", "club.db-shm", "backup.db")
    assert found == dict.fromkeys(names, 0)
    assert (tmp_path / "inner").stat().st_mode & 0o077 == 0


def test_an_older_one_is_closed_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "inner"
    folder.mkdir(mode=0o755)
    old_house(sqlite_url(folder))
    for name in ("club.db", "club.db-wal", "club.db-shm", "club-schema-0000.db", "other.db"):
        (folder / name).touch()
        (folder / name).chmod(0o644)
    found = work(folder / "club.db")
    assert found.pop("other.db") == 0o044
    assert set(found.values()) == {0}
    assert {"club-schema-0001.db", "club-schema-0000.db"} <= found.keys()
