"""Databases of older schemas: brought up to date, with a copy first, and whatever happens."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from databases import execute
from games.stored import FILE, lay, many, old_house, revision, rows_of, sqlite_url
from server.guests import open_house
from server.test_api import play_out
from stellwerk.core.errors import StellwerkError
from stellwerk.locales import in_english
from stellwerk.records import read_record
from stellwerk.server.tokens import sign
from stellwerk.store.database import Database
from stellwerk.store.journal import Journal
from stellwerk.store.lobby import Lobby
from stellwerk.store.maintenance import check
from stellwerk.store.schema import REVISION
from stellwerk.store.upgrade import known_revisions
from stellwerk.table.table import Table


def upgrade(url: URL) -> list[str]:
    """Open a database and close it again; what was said."""
    said: list[str] = []

    async def run() -> None:
        await (await Database.open(url, lambda message: said.append(in_english(message)))).close()

    asyncio.run(run())
    return said


def tables(url: URL) -> dict[str, Table]:
    """All tables of a database."""

    async def run() -> dict[str, Table]:
        database = await Database.open(url)
        journal = Journal(database)
        found = {id_: Table.load(await journal.load(id_)) for id_ in await Lobby(database).ids()}
        await database.close()
        return found

    return asyncio.run(run())


def faults(url: URL) -> list[str]:
    """What a check of the database finds."""

    async def run() -> list[str]:
        database = await Database.open(url)
        found = [finding.fault async for finding in check(database) if finding.fault]
        await database.close()
        return found

    return asyncio.run(run())


def journal_of(url: URL) -> dict[tuple[str, int], str]:
    """All acts of a database, by table and number."""

    async def run() -> dict[tuple[str, int], str]:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            rows = await connection.execute(text("SELECT table_id, number, act FROM acts"))
            found = {(row.table_id, row.number): row.act for row in rows}
        await engine.dispose()
        return found

    return asyncio.run(run())


def test_moves_are_kept_by_name(url: URL) -> None:
    old_house(url)
    before = {(row["table_id"], row["number"]): row["act"] for row in rows_of(FILE)["acts"]}
    said = upgrade(url)
    assert revision(url) == REVISION
    assert "Games converted: 24 of 24." in said
    after = journal_of(url)
    assert after.keys() == before.keys()
    for place, act in after.items():
        old, new = msgspec.json.decode(before[place]), msgspec.json.decode(act)
        assert {**old, "move": ""} == {**new, "move": ""}
        assert isinstance(new.get("move", ""), str)
    assert faults(url) == []
    assert upgrade(url) == []


def test_a_copy_is_kept_beside_the_file(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    old_house(url)
    (tmp_path / "club-schema-0001.db").write_text("somebody's own")
    said = upgrade(url)
    copy = tmp_path / "club-schema-0001-2.db"
    assert f"A copy of the old one is in {copy}." in said
    assert copy.stat().st_mode & 0o077 == 0
    assert rows_of(copy) == rows_of(FILE)
    assert (tmp_path / "club-schema-0001.db").read_text() == "somebody's own"


def test_without_room_for_a_copy_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path)
    old_house(url)

    def full(_file: Path, _target: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("stellwerk.store.upgrade.copy_sqlite", full)
    with pytest.raises(StellwerkError, match=r"no copy could be made beside it: .*disk is full\."):
        upgrade(url)
    assert revision(url) == "0001"
    assert sorted(path.name for path in tmp_path.glob("*.db")) == ["club.db"]
    assert rows_of(Path(str(url.database))) == rows_of(FILE)


def test_a_game_that_cannot_be_read_is_left_as_it_is(url: URL) -> None:
    old_house(url)
    execute(
        url,
        "UPDATE acts SET act = :act WHERE table_id = 'u4gd2tjbu9k9d23b' AND number = 20",
        act='{"act":"played","actor":0,"move":9999}',
    )
    before = {(row["table_id"], row["number"]): row["act"] for row in rows_of(FILE)["acts"]}
    said = upgrade(url)
    assert "Left as they were, because they cannot be read: 1. See stellwerk db check." in said
    kept = {place: act for place, act in journal_of(url).items() if place[0] == "u4gd2tjbu9k9d23b"}
    assert all(act == before[place] for place, act in kept.items() if place[1] != 20)
    assert len(faults(url)) == 1


def test_the_newest_revision_is_the_last_step() -> None:
    assert known_revisions()[0] == REVISION


def test_two_revisions_at_once_are_refused(url: URL) -> None:
    upgrade(url)
    execute(url, "INSERT INTO alembic_version VALUES ('0001')")
    with pytest.raises(StellwerkError, match=rf"several schemas at once \(0001, {REVISION}\)"):
        upgrade(url)


def test_a_newer_database_is_not_touched(url: URL) -> None:
    upgrade(url)
    execute(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(
        StellwerkError, match=r"from a newer version of Stellwerk \(its schema is 9999"
    ):
        upgrade(url)
    assert revision(url) == "9999"


def tiny_by_number() -> dict[str, list[dict[str, Any]]]:
    """A game of Tiny under version 1, stored by the numbers moves had then, with an undo."""
    opened = {
        "act": "opened",
        "title": "tiny",
        "rules": 1,
        "players": 2,
        "options": {"rounds": "2"},
    }
    clock = {"kind": "none", "bank": 0, "increment": 0, "days": 0}
    left, right, rest, whistle = 6, 7, 8, 9
    acts: list[dict[str, Any]] = [
        {**opened, "clock": clock, "steps": [[-1, 4], [-1, 4]]},
        *({"act": "seated", "seat": n, "name": f"P{n}", "person": f"p{n}"} for n in range(2)),
        {"act": "started"},
        {"act": "played", "actor": 1, "move": right},
        {"act": "undone", "kept": 2},
        {"act": "played", "actor": 1, "move": left},
        {"act": "played", "actor": 0, "move": left},
        {"act": "played", "actor": 0, "move": rest, "holds": True},
        {"act": "confirmed"},
        {"act": "played", "actor": 1, "move": whistle},
    ]
    row = {"id": "t", "title": "tiny", "players": 2, "state": "running", "listed": True}
    row |= {
        "summary": "{}",
        "acts": len(acts),
        "created": 1,
        "changed": 1,
        "due": None,
        "rated": False,
    }
    rows = [
        {"table_id": "t", "number": number, "at": number, "act": msgspec.json.encode(act).decode()}
        for number, act in enumerate(acts, start=1)
    ]
    empty: dict[str, list[dict[str, Any]]] = {name: [] for name in rows_of(FILE)}
    people = [{"id": f"p{n}", "created": 1} for n in range(2)]
    sittings = [{"table_id": "t", "seat": n, "person": f"p{n}"} for n in range(2)]
    return {**empty, "tables": [row], "acts": rows, "people": people, "sittings": sittings}


def test_numbers_that_changed_since_are_understood(url: URL) -> None:
    """Tiny renumbered its moves with version 2: a game of version 1 continues all the same."""
    lay(url, tiny_by_number())
    upgrade(url)
    table = tables(url)["t"]
    position = table.game.position
    assert position.rules == 1
    assert position.scores() == [0, 0]
    texts = [table.game.write(move) for _, move in table.game.move_list]
    assert texts == ["w5", "w5", "left", "left", "rest", "whistle"]
    assert [table.game.write(move) for move in position.moves()] == ["at1"]
    assert table.awaited == [1]
    with open_house(url) as house:
        guests = [house.guest(), house.guest()]
        for number, guest in enumerate(guests):
            guest.cookie = sign(f"p{number}", house.service.secret)
        play_out("t", *guests)
        view = guests[0].view("t")
        assert (view["state"], view["rules"]) == ("over", 1)
        record = read_record(guests[0].get("/api/tables/t/record"), "t")
    assert record.rules == 1
    assert [table.title.write_move(position, move) for _, move in record.steps[:6]] == texts


UPGRADE = "import sys; from stellwerk.cli import main; sys.argv[1:] = ['db', 'upgrade']; main()"


def test_an_upgrade_is_told_in_the_language_of_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    shutil.copy(FILE, file)
    environment = {**os.environ, "STELLWERK_DATABASE": str(file), "LC_ALL": "de_DE.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", UPGRADE], env=environment, capture_output=True, encoding="utf-8"
    )
    assert "Umgestellte Partien: 24 von 24." in done.stdout
    assert "Die Datenbank ist auf dem neuesten Stand." in done.stdout


def kill_upgrades(url: URL, kills: int, games: int) -> int:
    """Kill the upgrade at random moments until it is done; how often it was killed on the way."""
    rng = random.Random(5)
    address = str(url.database)
    if url.get_backend_name() == "postgresql":
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    environment = {**os.environ, "STELLWERK_DATABASE": address, "LC_ALL": "C"}
    killed = 0
    while revision(url) != REVISION:
        process = subprocess.Popen(
            [sys.executable, "-c", UPGRADE], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        if killed < kills:
            lines = rng.randrange(4)
            for line in process.stdout:
                lines -= "converted" in line
                if lines <= 0 and "brought" not in line:
                    time.sleep(rng.random() * 0.05)
                    process.send_signal(signal.SIGKILL)
                    killed += 1
                    break
        process.communicate()
    assert len(journal_of(url)) == len(many(1)["acts"]) * games // len(rows_of(FILE)["tables"])
    return killed


def check_killed(url: URL, copies: int, kills: int) -> None:
    rows = many(copies)
    lay(url, rows)
    assert kill_upgrades(url, kills, len(rows["tables"])) == kills
    expected = _converted()
    for (id_, number), act in journal_of(url).items():
        assert act == expected[id_[:-3], number]
    assert faults(url) == []


def _converted() -> dict[tuple[str, int], str]:
    """The acts of the old file after an upgrade that nobody disturbed."""
    with TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder))
        old_house(url)
        upgrade(url)
        return journal_of(url)


def test_an_upgrade_that_is_killed_goes_on(url: URL) -> None:
    check_killed(url, 8, 3)


@pytest.mark.soak
def test_twenty_kills_lose_nothing(url: URL) -> None:
    check_killed(url, 60, 20)
