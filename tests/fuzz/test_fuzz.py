"""Whatever is sent, the server answers, says nothing of its own fault, and people play on."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.engine import URL

from databases import fresh_postgres, postgres, url
from fuzz.run import Report, faults_in, fuzz
from fuzz.server import in_use
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


@pytest.mark.soak
def test_a_hundred_thousand_odd_requests_on_postgres(tmp_path: Path, postgres: str) -> None:
    attacked(fresh_postgres(postgres), tmp_path, 100_000, 100_000)


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


def test_what_is_kept_is_in_use() -> None:
    before = in_use()
    kept = [f"{number:060}" for number in range(50_000)]
    more = in_use() - before
    assert 3_000_000 < more < 9_000_000, "109 bytes each, or the middle size of a block"
    kept.clear()
    assert in_use() - before < 1_000_000


def sizes(size_at: Callable[[float], float]) -> list[tuple[float, float]]:
    """Megabytes in the course of a run."""
    return [(number / 200, size_at(number / 200)) for number in range(201)]


@pytest.mark.parametrize("bytes_", [100, 0])
def test_what_is_kept_of_each_of_many_requests_is_found(bytes_: int) -> None:
    """Beside caches that fill, tables that come and go, and hashes that take much for a moment."""
    rng = Random(1)

    def warming_up(share: float) -> float:
        hash_ = 64.0 if rng.random() < 0.05 else 0.0
        return 90 + 20 * (1 - exp(-share * 12)) + hash_ + 2 * rng.random()

    def kept(share: float) -> float:
        return warming_up(share) + bytes_ * 100_000 * share / 2**20

    report = Report(
        *(100_000, 900_000, 20_000, 1_500.0, {}, {}, []),
        memory=sizes(warming_up),
        in_use=sizes(kept),
        schema_cases=1,
        tables=100,
        moves=100,
        slowest=0.1,
        not_ready=0,
        log=[],
    )
    assert report.is_long
    assert (report.wrong() == []) == (bytes_ == 0)
