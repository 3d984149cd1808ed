"""One table that cannot be loaded harms only itself."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from cli.command import stellwerk
from databases import execute
from server.guests import House, open_house
from server.test_api import play_out, two_guests
from stellwerk.store.database import database_url

CHANGE = "UPDATE acts SET act = :act WHERE table_id = :id AND number = :number"
SWAP = "UPDATE acts SET act = replace(act, :was, :act) WHERE table_id = :id AND number = 1"
DROP = "DELETE FROM acts WHERE table_id = :id AND number = :number"
LOADED = "The table cannot be loaded: "
MISSING = f"{LOADED}entry 3 of its journal is missing."
UNREADABLE = f"{LOADED}entry %s of its journal cannot be read."
DAMAGE: dict[str, tuple[str, dict[str, object], str]] = {
    "an act is missing": (DROP, {"number": 3}, MISSING),
    "an act is no act": (CHANGE, {"number": 3, "act": "choo"}, UNREADABLE % 3),
    "a move is by number": (
        CHANGE,
        {"number": 5, "act": '{"act":"played","actor":-1,"move":4}'},
        UNREADABLE % 5,
    ),
    "a move is not open": (
        CHANGE,
        {"number": 5, "act": '{"act":"played","actor":-1,"move":"rest"}'},
        f"{LOADED}rest is not possible now",
    ),
    "a seat is not there": (
        CHANGE,
        {"number": 4, "act": '{"act":"noted","seat":9,"text":"x"}'},
        f"{LOADED}entry 4 of its journal does not fit what comes before it.",
    ),
    "newer rules": (
        SWAP,
        {"was": '"rules":2', "act": '"rules":3'},
        f"{LOADED}Version 3 of the rules of Tiny is not known here; the newest is version 2.",
    ),
    "a title of the future": (
        SWAP,
        {"was": "tiny", "act": "huge"},
        f"{LOADED}There is no title 'huge'",
    ),
}


def listed(house: House) -> dict[str, str]:
    """The fault of every table in the lists."""
    guest = house.guest()
    return {
        one["id"]: one["fault"]
        for over in (False, True)
        for one in guest.get("/api/tables/", over=over)
    }


@pytest.mark.parametrize(("statement", "values", "sentence"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_table_is_listed_as_such_and_the_others_go_on(
    url: URL,
    statement: str,
    values: dict[str, object],
    sentence: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with open_house(url) as house:
        anna, boris, bad = two_guests(house)
        *_, good = two_guests(house)
        cookies = anna.cookie, boris.cookie
    execute(url, statement, id=bad, **values)
    caplog.set_level(logging.WARNING)
    with open_house(url) as house:
        anna, boris = house.guest(), house.guest()
        anna.cookie, boris.cookie = cookies
        fault = anna.ask("GET", f"/api/tables/{bad}", 409)
        assert fault["code"] == "unreadable"
        assert fault["message"].startswith(sentence)
        assert listed(house)[bad].startswith(sentence)
        assert listed(house)[good] == ""
        for path in ("log", "picture", "record", "history", "replay", "mine"):
            anna.ask("GET", f"/api/tables/{bad}/{path}", 409)
        anna.do(bad, "start", 409)
        mine = {one["id"]: one for one in anna.get("/api/tables/mine")}
        assert mine[bad]["fault"].startswith(sentence)
        assert not mine[bad]["turn"]
    warned = [record for record in caplog.records if getattr(record, "table", "") == bad]
    assert len(warned) == 1
    assert warned[0].exc_info is None


def test_a_table_that_can_be_read_again_goes_on(url: URL) -> None:
    with open_house(url) as house:
        anna, boris, table = two_guests(house)
        cookies = anna.cookie, boris.cookie
    execute(url, SWAP, was='"rules":2', act='"rules":3', id=table)
    with open_house(url) as house:
        house.guest().ask("GET", f"/api/tables/{table}", 409)
        assert listed(house)[table]
    execute(url, SWAP, was='"rules":3', act='"rules":2', id=table)
    with open_house(url) as house:
        anna, boris = house.guest(), house.guest()
        anna.cookie, boris.cookie = cookies
        play_out(table, anna, boris)
        assert listed(house)[table] == ""


def test_a_list_entry_that_cannot_be_read_is_listed_all_the_same(url: URL) -> None:
    with open_house(url) as house:
        *_, table = two_guests(house)
        *_, other = two_guests(house)
        execute(url, "UPDATE tables SET summary = '{' WHERE id = :id", id=table)
        assert listed(house)[table]
        assert listed(house)[other] == ""


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A database with three games, of which the second is damaged."""
    path = tmp_path / "games.db"
    url = database_url(str(path))
    with open_house(url) as house:
        tables = [two_guests(house)[2] for _ in range(3)]
    execute(url, CHANGE, act="choo", number=2, id=tables[1])
    return path


def test_check_export_and_backup_go_on(store: Path, tmp_path: Path) -> None:
    found = stellwerk("db", "check", "--database", str(store))
    assert found.returncode == 1
    assert UNREADABLE % 2 in found.stdout
    assert "3 tables, 1 of them with faults." in found.stdout
    written = stellwerk("db", "export", str(tmp_path / "out"), "--database", str(store))
    assert written.returncode == 1
    assert UNREADABLE % 2 in written.stdout
    assert "2 records are in" in written.stdout
    assert len(list((tmp_path / "out").iterdir())) == 2
    copy = tmp_path / "copy.db"
    assert stellwerk("db", "backup", str(copy), "--database", str(store)).returncode == 0
    assert "3 tables, 1 of" in stellwerk("db", "check", "--database", str(copy)).stdout


def overwrite(start: float, size: int) -> Callable[[Path], None]:
    """Put nonsense into a file, from a share of its length on."""

    def work(path: Path) -> None:
        data = bytearray(path.read_bytes())
        first = int(len(data) * start)
        data[first : first + size] = b"\xa5" * size
        path.write_bytes(data)

    return work


def statement(*statements: str) -> Callable[[Path], None]:
    """Change a database file by hand."""

    def work(path: Path) -> None:
        connection = sqlite3.connect(path)
        for one in statements:
            connection.execute(one)
        connection.commit()
        connection.close()

    return work


def cut(share: float) -> Callable[[Path], None]:
    def work(path: Path) -> None:
        data = path.read_bytes()
        path.write_bytes(data[: int(len(data) * share)])

    return work


FILES: dict[str, Callable[[Path], None]] = {
    "empty": cut(0),
    "cut in the first page": cut(0.01),
    "cut in the middle": cut(0.5),
    "no database": overwrite(0, 99_999),
    "nonsense in the header": overwrite(0, 100),
    "nonsense in the first page": overwrite(0.002, 400),
    "nonsense in the middle": overwrite(0.3, 40_000),
    "nonsense near the end": overwrite(0.8, 4_000),
    "no acts": statement("DROP TABLE acts"),
    "no tables": statement("PRAGMA foreign_keys = OFF", "DROP TABLE tables"),
    "no revision": statement("DROP TABLE alembic_version"),
    "two revisions": statement("INSERT INTO alembic_version VALUES ('0001')"),
    "an unknown revision": statement("UPDATE alembic_version SET version_num = 'x'"),
    "bytes for texts": statement("UPDATE acts SET act = x'ff00ff'"),
    "texts for numbers": statement(
        "UPDATE acts SET at = 'noon'", "UPDATE tables SET acts = 'many'"
    ),
    "a column is gone": statement("ALTER TABLE tables DROP COLUMN summary"),
}


@pytest.mark.parametrize("damage", FILES.values(), ids=FILES)
def test_a_damaged_file_gets_sentences(store: Path, damage: Callable[[Path], None]) -> None:
    damage(store)
    found = stellwerk("db", "check", "--database", str(store))
    assert "Traceback" not in found.stdout + found.stderr
    assert found.returncode == 1
    assert found.stdout.strip() or found.stderr.startswith("stellwerk: ")


def test_a_missing_file_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "none.db"
    for command in (
        ["check"],
        ["export", str(tmp_path / "out")],
        ["backup", str(tmp_path / "b.db")],
    ):
        found = stellwerk("db", *command, "--database", str(path))
        assert found.returncode == 1
        assert found.stderr == f"stellwerk: There is no database at {path}.\n"
    assert list(tmp_path.iterdir()) == []
