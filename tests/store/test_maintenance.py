"""Check, export, import and backup, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import subprocess
from pathlib import Path
from random import Random

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL

from databases import fresh_postgres
from stellwerk.core.errors import StellwerkError
from stellwerk.records import read_game
from stellwerk.store.database import database_url
from stellwerk.store.maintenance import backup, check, export, import_record
from stellwerk.store.people import People
from stellwerk.table import acts
from stellwerk.table.table import Table
from store.stores import change, opened, play_stored
from table.tables import advance, running, seated


def test_check_finds_what_no_longer_replays(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal):
            for luck in range(3):
                await play_stored(journal, f"t{luck}", luck)
            assert [f async for f in check(database) if f.fault] == []
            async with database.engine.begin() as connection:
                await connection.execute(
                    text("UPDATE acts SET act = :act WHERE table_id = 't1' AND number = 6"),
                    {"act": '{"act":"played","actor":0,"move":"whistle"}'},
                )
                await connection.execute(
                    text("DELETE FROM acts WHERE table_id = 't2' AND number > 10")
                )
            faults = {f.table: f.fault async for f in check(database)}
            assert faults["t0"] == ""
            assert "turn" in faults["t1"] or "not open" in faults["t1"]
            assert "acts" in faults["t2"]

    asyncio.run(run())


def test_export_and_import_keep_every_game(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal):
            over = await play_stored(journal, "over", 1)
            begun = running(luck=2)
            await journal.append(change(begun, "begun"))
            await journal.append(change(seated(), "waiting"))
            records = {found.table: found.record async for found in export(database)}
            assert set(records) == {"over", "begun", "waiting"}
            for id_, record in records.items():
                await import_record(journal, f"{id_}2", read_game(record, id_), 9)
            again = Table.load(await journal.load("over2"))
            assert again.state == "over"
            assert again.names == over.names
            assert again.game.position.state() == over.game.position.state()
            assert Table.load(await journal.load("begun2")).state == "open"

    asyncio.run(run())


def test_a_backup_is_a_store(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(database_url(str(tmp_path / "a.db"))) as (database, journal):
            await play_stored(journal, "t", 1)
            await backup(database, tmp_path / "b.db")
            with pytest.raises(StellwerkError, match="exists already"):
                await backup(database, tmp_path / "b.db")
        async with opened(database_url(str(tmp_path / "b.db"))) as (database, _):
            assert [f.fault async for f in check(database)] == [""]

    asyncio.run(run())


@pytest.fixture
def postgres_tools(postgres: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The programs that came with the PostgreSQL of the tests, first on the path."""
    with psycopg.connect(postgres) as connection:
        query = "SELECT setting FROM pg_config() WHERE name = 'BINDIR'"
        (folder,) = connection.execute(query).fetchone() or ("",)
    tools = Path(folder)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    return tools


def test_a_backup_of_postgresql_is_restored(
    postgres: str, postgres_tools: Path, tmp_path: Path
) -> None:
    """While games go on: what is in the dump is whole, and a server could go on with it."""
    source, target = fresh_postgres(postgres), fresh_postgres(postgres)
    dump = tmp_path / "club.dump"

    async def save() -> list[tuple[int, acts.Act]]:
        async with opened(source) as (database, journal):
            await People(database).add("anna", 1)
            await play_stored(journal, "done", 1)
            table = running()
            await journal.append(change(table, "going-on"))
            writing = asyncio.create_task(play_stored(journal, "meanwhile", 2))
            await backup(database, dump)
            assert dump.stat().st_mode & 0o077 == 0
            await writing
            with pytest.raises(StellwerkError, match="exists already"):
                await backup(database, dump)
            return await journal.load("going-on")

    async def look() -> None:
        async with opened(target) as (database, journal):
            found = {f.table: f.fault async for f in check(database)}
            assert found.keys() >= {"done", "going-on"}
            assert set(found.values()) == {""}
            assert await journal.load("going-on") == history
            assert await People(database).get("anna") is not None
            table = Table.load(history)
            advance(table, Random(3), table.changed)
            await journal.append(change(table, "going-on"))

    history = asyncio.run(save())
    address = target.set(drivername="postgresql").render_as_string(hide_password=False)
    restore = postgres_tools / "pg_restore"
    subprocess.run([restore, "--no-owner", f"--dbname={address}", dump], check=True)
    asyncio.run(look())


def test_a_backup_that_fails_leaves_nothing_behind(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "pg_dump"
    program.write_text("#!/bin/sh\necho half > club.dump\necho 'no luck today' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.chdir(tmp_path)

    async def run() -> None:
        async with opened(fresh_postgres(postgres)) as (database, _):
            with pytest.raises(StellwerkError, match="no luck today"):
                await backup(database, tmp_path / "club.dump")

    asyncio.run(run())
    assert not (tmp_path / "club.dump").exists()
