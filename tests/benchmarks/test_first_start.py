"""The measurement of the first start sees what is on the screen."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from benchmarks.first_start import playing

MAKE = """#!/bin/sh
echo "{line}" >&2
"${{BROWSER% *}}" {address}
exec sleep 5
"""


class Page(BaseHTTPRequestHandler):
    """Answers with an empty page."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        return


@pytest.fixture
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a `make` of its own."""
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def give_make(folder: Path, line: str, address: str) -> None:
    make = folder / "make"
    make.write_text(MAKE.format(line=line, address=address), encoding="utf-8")
    make.chmod(0o700)


def test_a_page_that_opens_quietly_is_measured(start: Path, address: str) -> None:
    give_make(start, "The server's packages: 12 s", address)
    with playing(start, start) as (_, opened):
        assert opened == address


def test_a_warning_on_the_screen_is_an_error(start: Path, address: str) -> None:
    give_make(start, "WARNING: Location is ignored", address)
    with pytest.raises(SystemExit, match="Location is ignored"), playing(start, start):
        pass


def test_what_the_server_logs_on_a_busy_machine_is_no_warning_of_a_tool(
    start: Path, address: str
) -> None:
    logged = {"time": "2026-11-19T12:00:00.000+00:00", "level": "warning", "message": "slow"}
    line = json.dumps(logged, separators=(",", ":")).replace('"', '\\"')
    give_make(start, line, address)
    with playing(start, start) as (_, opened):
        assert opened == address
