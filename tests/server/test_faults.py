"""A machine that fails under a server at work: it answers, says why, and recovers by itself.

The faults are real ones of the operating system, and the server is a process of its own. People
play all the time. Their sockets stay open, and no move is lost that was acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from email.utils import parsedate_to_datetime
from pathlib import Path

import httpx
import pytest

from server.guests import PATIENCE, wait_for
from server.players import HTTP_PATIENCE
from server.processes import House, play
from server.test_descriptors import workers_of
from server.test_ready import locked

pytestmark = pytest.mark.soak
HOUR = 3_600
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount and freeze files")


async def troubles(client: httpx.AsyncClient, house: House) -> dict[str, str]:
    """What `/ready` says does not work; other answers of the server are looked at as well."""
    address = house.players.addresses[0]
    assert (await client.get(f"{address}/health")).status_code == 200
    table = house.players.games[-1].id
    for path in (f"/api/tables/{table}", "/api/tables/", "/api/catalog"):
        answer = await client.get(address + path)
        assert answer.status_code in (200, 503), answer.text
        if answer.status_code == 503:
            assert answer.json()["code"] == "no-database"
    ready = await client.get(f"{address}/ready")
    assert ready.status_code in (200, 503)
    found: dict[str, str] = ready.json().get("troubles", {})
    assert bool(found) == (ready.status_code == 503)
    return found


async def wait_for_trouble(house: House, part: str, sentence: str) -> None:
    """Wait until `/ready` says so of a part of the server."""
    async with asyncio.timeout(60), httpx.AsyncClient(timeout=HTTP_PATIENCE) as client:
        while (await troubles(client, house)).get(part) != sentence:
            await asyncio.sleep(0.02)


async def recover(house: House) -> None:
    """All is well again, without a restart, and nothing is lost."""
    await house.ready()
    await house.players.have_moved_everywhere()
    assert await house.players.missing(house.database) == []
    assert house.players.closed == 0, house.players.endings


async def bear(
    database: Path, fault: Callable[[House], AbstractContextManager[None]], *reasons: str
) -> None:
    """Let a fault come and go under a database; what the probe says, then what people may hear."""
    async with play(str(database), database.parent) as house:
        for _ in range(2):
            with fault(house):
                await house.players.are_told()
                await wait_for_trouble(house, "database", f"It cannot be written: {reasons[0]}.")
            await recover(house)
        sentences = {
            f"The database is not working now ({reason}); nothing was changed, try again later."
            for reason in reasons
        }
        assert set(house.players.faults) <= sentences


# The disk.


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small file system of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def empty_log(database: Path) -> None:
    """Let SQLite give back its log of writes, whose room it would use again: it has to grow."""
    with closing(sqlite3.connect(database)) as connection:
        wait_for(
            lambda: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone() == (0, 0, 0)
        )


@needs_root
def test_a_full_disk(disk: Path) -> None:
    path = disk / "full.db"

    @contextmanager
    def full(_house: House) -> Iterator[None]:
        empty_log(path)
        ballast = disk / "ballast"
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4_096))
        assert shutil.disk_usage(disk).free == 0
        yield
        ballast.unlink()

    asyncio.run(bear(path, full, "database or disk is full", "disk I/O error"))


def test_files_that_cannot_grow(tmp_path: Path) -> None:
    path = tmp_path / "small.db"

    @contextmanager
    def no_growth(house: House) -> Iterator[None]:
        process = house.servers[0].process.pid
        empty_log(path)
        before = resource.prlimit(process, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        yield
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)

    asyncio.run(bear(path, no_growth, "disk I/O error", "database or disk is full"))


@needs_root
def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    path = tmp_path / "frozen.db"
    files = [path, path.with_name("frozen.db-wal")]
    path.touch(mode=0o600)
    if subprocess.run(["chattr", "+i", path], check=False, capture_output=True).returncode:
        pytest.skip("this file system freezes no files")
    subprocess.run(["chattr", "-i", path], check=True)

    @contextmanager
    def frozen(_house: House) -> Iterator[None]:
        subprocess.run(["chattr", "+i", *files], check=True)
        try:
            yield
        finally:
            subprocess.run(["chattr", "-i", *files], check=True)

    asyncio.run(bear(path, frozen, "attempt to write a readonly database", "disk I/O error"))


def test_a_database_another_process_has_locked(tmp_path: Path) -> None:
    path = tmp_path / "locked.db"
    asyncio.run(bear(path, lambda _house: locked(path), "database is locked"))


# The clock.


def faketime() -> Path | None:
    """The library by which a process has a clock of its own (package libfaketime of Debian)."""
    return next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)


@pytest.mark.skipif(faketime() is None, reason="libfaketime is not installed")
def test_a_clock_that_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is set forward by an hour, back, and back again; then the server starts again."""
    clock = tmp_path / "clock"

    def jump(seconds: int) -> None:
        fresh = clock.with_suffix(".new")
        fresh.write_text(f"{seconds:+d}")
        fresh.replace(clock)

    async def play_on() -> None:
        async with play(str(tmp_path / "clock.db"), tmp_path) as house:
            for hours in (1, 0, -1, 1):
                jump(hours * HOUR)
                await wait_for_time(house, hours * HOUR)
                await recover(house)
            ahead, back = times(house.database)
            assert ahead > HOUR - 60, "time follows when the clock is set forward"
            assert back == 0, "it never goes back"
            await asyncio.to_thread(house.servers[0].kill)
            jump(-HOUR)
            house.servers[0] = house.start(house.servers[0].port)
            await house.ready()
            await house.players.have_moved_everywhere()
            assert await house.players.missing(house.database) == []

    jump(0)
    monkeypatch.setenv("LD_PRELOAD", str(faketime()))
    monkeypatch.setenv("FAKETIME_TIMESTAMP_FILE", str(clock))
    # To read the file at each look at a clock would hold up threads, which look often.
    monkeypatch.setenv("FAKETIME_CACHE_DURATION", "1")
    monkeypatch.setenv("FAKETIME_DONT_FAKE_MONOTONIC", "1")
    asyncio.run(play_on())


async def wait_for_time(house: House, ahead: int) -> None:
    """Wait until the clock of the server is so many seconds ahead."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=HTTP_PATIENCE) as client:
        while True:
            answer = await client.get(f"{house.players.addresses[0]}/health")
            shown = parsedate_to_datetime(answer.headers["date"]).timestamp()
            if abs(shown - time.time() - ahead) < HOUR / 2:
                return
            await asyncio.sleep(0.02)


def times(database: str) -> tuple[float, int]:
    """How many seconds the latest act is ahead of now, and how many are before the one before."""
    with closing(sqlite3.connect(database)) as connection:
        ((latest, back),) = connection.execute(
            "SELECT max(at), count(*) FILTER (WHERE at < before) FROM"
            " (SELECT at, lag(at) OVER (PARTITION BY table_id ORDER BY number) before FROM acts)"
        )
    return latest / 1_000 - time.time(), back


# Bot workers.


@pytest.fixture
def python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An interpreter of its own for the server and its workers, with the same packages."""
    environment = tmp_path / "environment"
    (environment / "bin").mkdir(parents=True)
    (environment / "lib").symlink_to(Path(sys.prefix) / "lib")
    shutil.copy(Path(sys.prefix) / "pyvenv.cfg", environment)
    python = environment / "bin" / "python"
    python.symlink_to(Path(sys.executable).resolve())
    monkeypatch.setattr(sys, "executable", str(python))
    return python


def test_workers_that_cannot_be_started(tmp_path: Path, python: Path) -> None:
    async def play_on() -> None:
        async with play(str(tmp_path / "workers.db"), tmp_path) as house:
            away = python.rename(python.with_name("away"))
            for worker in workers_of(house.servers[0]):
                os.kill(worker, signal.SIGKILL)
            sentence = "No worker can be started: No such file or directory."
            await wait_for_trouble(house, "bot workers", sentence)
            away.rename(python)
            await recover(house)

    asyncio.run(play_on())
