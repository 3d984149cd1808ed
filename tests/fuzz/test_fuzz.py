"""Whatever is sent, the server answers, says nothing of its own fault, and people play on."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from databases import postgres, url
from fuzz.run import Report, faults_in, fuzz
from load.server import free_port
from stellwerk.store.database import database_url

__all__ = ["postgres", "url"]


def attacked(url: URL, folder: Path, requests: int, frames: int) -> Report:
    """A server on this database after an attack; nothing was wrong."""
    database = url.database if url.drivername.startswith("sqlite") else None
    address = database or url.set(drivername="postgresql").render_as_string(hide_password=False)
    report = fuzz(address, folder / "log", free_port(), requests, frames, seed=1)
    assert report.wrong() == []
    assert report.requests >= requests
    assert report.frames >= frames
    assert {200, 400, 403, 404, 405, 409} <= report.statuses.keys()
    assert report.moves > 5
    return report


def test_a_few_thousand_odd_requests_and_frames(url: URL, tmp_path: Path) -> None:
    attacked(url, tmp_path, 1_500, 2_500)


@pytest.mark.soak
def test_a_million_odd_requests_and_frames(tmp_path: Path) -> None:
    report = attacked(database_url(str(tmp_path / "fuzz.db")), tmp_path, 100_000, 900_000)
    assert report.is_long, "shorter than that, growth is not to be told from warming up"


def test_a_trace_and_an_error_in_a_log_are_found(tmp_path: Path) -> None:
    log = tmp_path / "log"
    lines = [
        "Stellwerk is at http://127.0.0.1:8000",
        '{"level":"warning","message":"Invalid HTTP request received."}',
        '{"level":"error","message":"request failed"}',
        '{"level":"warning","message":"x","trace":"Trace…"}',
        "Traceback (most recent call last):",
    ]
    log.write_text("\n".join(lines), encoding="utf-8")
    assert faults_in(log) == lines[2:]
