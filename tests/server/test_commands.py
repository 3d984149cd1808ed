"""`stellwerk db` and `stellwerk serve` from the shell."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path
from socket import create_server
from urllib.parse import urlsplit

import pytest

from cli.command import refusal, stellwerk
from load.server import ServerProcess, free_port
from server.guests import PATIENCE, open_house, wait_for
from server.test_api import play_out, two_guests
from stellwerk.store.database import database_url


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A database with a finished game."""
    path = tmp_path / "games.db"
    with open_house(database_url(str(path))) as house:
        anna, boris, table = two_guests(house)
        play_out(table, anna, boris)
    return str(path)


def test_check_export_import_and_backup(store: str, tmp_path: Path) -> None:
    assert "1 table, 0 of them with faults" in stellwerk("db", "check", "--database", store).stdout
    records = tmp_path / "records"
    assert "1 record is" in stellwerk("db", "export", str(records), "--database", store).stdout
    (record,) = records.iterdir()
    again = stellwerk("db", "import", str(record), "--database", store)
    assert again.returncode == 0
    assert " ".join(again.stdout.split()) == (
        f"{record} is already there, as table {record.stem}. "
        "0 of 1 record was added to the database."
    )
    other = tmp_path / "other.db"
    added = stellwerk("db", "import", str(record), "--database", str(other))
    assert "1 of 1 record was added" in added.stdout
    assert "1 table," in stellwerk("db", "check", "--database", store).stdout
    copy = tmp_path / "copy.db"
    assert stellwerk("db", "backup", str(copy), "--database", store).returncode == 0
    assert "1 table, 0" in stellwerk("db", "check", "--database", str(copy)).stdout
    again = stellwerk("db", "backup", str(copy), "--database", store)
    assert again.returncode == 1
    assert "exists already" in again.stderr


def test_a_record_that_is_none_changes_nothing(store: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("nonsense\n")
    assert stellwerk("db", "import", str(bad), "--database", store).returncode == 1
    assert "1 table," in stellwerk("db", "check", "--database", store).stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--base-url", "games"], "A base URL is"),
        (["--workers", "300"], "1 to 256 workers"),
        (["--tables-per-person", "0"], "at least one table"),
        (["--guests-per-hour", "0"], "at least one new person"),
        (["--connections", "-1"], "at least one connection"),
        (["--log-level", "loud"], "A log level is"),
        (["--stand-in", "nobody"], "no bot 'nobody'"),
        (["--host", "192.0.2.1"], "Cannot listen at 192.0.2.1"),
        (["--port", "70000"], "Cannot listen at 127.0.0.1:70000"),
    ],
)
def test_serve_refuses_bad_settings(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    store = tmp_path / "untouched.db"
    refused = refusal("serve", *arguments, "--database", str(store))
    assert sentence in refused
    assert not refused.endswith(".."), "the system's own words may end with a full stop"
    assert not store.exists()


def test_serve_answers_and_stops_gracefully(tmp_path: Path) -> None:
    port = free_port()
    server = ServerProcess(str(tmp_path / "s.db"), port, tmp_path / "log")
    try:
        server.wait_until_ready()
        connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        connection.request("GET", "/api/catalog")
        response = connection.getresponse()
        assert response.status == 200
        assert b"russian-railroads" in response.read()
        connection.close()
        assert server.memory() > 10
    finally:
        server.stop()
    assert server.process.returncode == -15
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_serve_without_a_port_finds_one_and_opens_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser is a script that writes down what it was asked to open."""
    opened = tmp_path / "opened"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    script.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(script))
    with ExitStack() as taken:
        with suppress(OSError):
            taken.enter_context(create_server(("127.0.0.1", 8000)))
        server = ServerProcess(str(tmp_path / "s.db"), None, tmp_path / "log", more=["--open"])
        try:
            wait_for(lambda: opened.exists() and opened.read_text().endswith("\n"))
            address = urlsplit(opened.read_text().strip())
            assert address.hostname == "127.0.0.1"
            assert address.port not in (None, 8000)
            connection = HTTPConnection("127.0.0.1", address.port, timeout=PATIENCE)
            connection.request("GET", "/health")
            assert connection.getresponse().status == 200
            connection.close()
        finally:
            server.stop()
