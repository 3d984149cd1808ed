"""What runs in the background is kept alive, and `/ready` says what is not."""

from __future__ import annotations

import asyncio
import errno
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from server.guests import PATIENCE, House, open_house, wait_for
from server.test_bots import ask, put, question
from server.worker_commands import worker_command
from stellwerk.server import supervisor as supervisor_module
from stellwerk.server.bots import BotPool
from stellwerk.server.logs import FEW, Fold
from stellwerk.server.supervisor import Supervisor
from stellwerk.store.database import database_url


class Moody:
    """A job that dies several times, and then works until it is asked to end."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.begun = 0
        self.works = asyncio.Event()

    async def __call__(self) -> None:
        self.begun += 1
        if self.begun <= self.times:
            raise RuntimeError("a bad day")
        self.works.set()
        await asyncio.Event().wait()


def test_a_task_that_dies_is_started_again_and_told_of_until_it_works(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 0.01)
    monkeypatch.setattr(supervisor_module, "SOUND", 0.05)

    async def run() -> None:
        stopping = asyncio.Event()
        supervisor = Supervisor(stopping)
        job = Moody(3)
        supervisor.keep("clocks", job)
        supervisor.keep("journal", Moody(0))
        await job.works.wait()
        assert job.begun == 4
        assert supervisor.troubles == {
            "clocks": "It stopped (a bad day) and is started again.",
        }
        while supervisor.troubles:
            await asyncio.sleep(0.01)
        await supervisor.stop([], 1.0)
        assert all(task.done() for task in supervisor.tasks.values())

    asyncio.run(run())
    said = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len([record for record in said if record.exc_info]) == 1
    assert len(said) == 2


def test_a_job_that_ends_is_started_again_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 0.01)

    async def run() -> None:
        begun = asyncio.Semaphore(0)

        async def job() -> None:
            begun.release()

        supervisor = Supervisor(asyncio.Event())
        supervisor.keep("bots", job)
        await begun.acquire()
        await begun.acquire()
        assert supervisor.troubles == {"bots": "It stopped (it ended) and is started again."}
        await supervisor.stop([], 1.0)

    asyncio.run(run())


@contextmanager
def broken(part: Any, name: str, fault: Exception) -> Iterator[list[str]]:
    """A part of the server fails for a while; an entry for each time."""
    failures: list[str] = []

    async def fail(*_args: object, **_more: object) -> None:
        failures.append(name)
        raise fault

    whole = getattr(part, name)
    setattr(part, name, fail)
    try:
        yield failures
    finally:
        setattr(part, name, whole)


def test_ready_names_the_task_in_trouble_until_it_works_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 0.05)
    monkeypatch.setattr(supervisor_module, "SOUND", 3_600.0)
    guest = house.guest()
    assert guest.get("/ready") == {"status": "ready"}
    with broken(house.service.lobby, "claim_due", RuntimeError("no clock")) as failures:
        wait_for(lambda: house.client.get("/ready").status_code == 503)
        said = guest.get("/ready", 503)
        assert said["status"] == "in trouble"
        assert said["troubles"] == {"clocks": "It stopped (no clock) and is started again."}
        assert guest.get("/health")["status"] == "alive"
        # The next start counts as a success after less than an hour.
        monkeypatch.setattr(supervisor_module, "SOUND", 0.2)
        before = len(failures)
        wait_for(lambda: len(failures) > before)
    wait_for(lambda: house.client.get("/ready").status_code == 200)


class OutOfFiles(BotPool):
    """A pool on a machine that cannot start a process, so many times."""

    def __init__(self, times: int) -> None:
        super().__init__(1, 30.0, worker_command())
        self.times = times
        self.reports: list[str] = []
        self.told = asyncio.Event()
        self.report = self.note

    def note(self, sentence: str) -> None:
        self.reports.append(sentence)
        self.told.set()

    async def _start(self) -> Any:
        if self.times:
            self.times -= 1
            raise OSError(errno.EMFILE, "Too many open files")
        return await super()._start()


def test_a_worker_that_cannot_be_started_is_tried_again() -> None:
    pool = OutOfFiles(2)
    assert ask(pool, [(question(), True)]) == ["t1"]
    sentence = "No worker can be started: Too many open files."
    assert pool.reports == [sentence, sentence, ""]


def test_a_pool_that_is_started_again_is_not_in_trouble_for_ever() -> None:
    pool = OutOfFiles(10**9)

    async def run() -> None:
        put(pool, question(), urgent=True)
        work = asyncio.create_task(pool.run())
        async with asyncio.timeout(PATIENCE):
            await pool.told.wait()
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work

    asyncio.run(run())
    assert set(pool.reports) == {"No worker can be started: Too many open files."}
    pool.times = 0
    assert ask(pool, [(question(), True)]) == ["t1"]
    assert pool.reports[-1] == ""


def test_ready_tells_that_no_bot_can_be_started(tmp_path: Path) -> None:
    pool = OutOfFiles(10**9)
    with open_house(database_url(str(tmp_path / "t.db")), pool) as house:
        anna = house.guest()
        table = anna.open("tiny", {"name": "Anna"}, {"bot": "random"})
        anna.do(table, "start")
        wait_for(lambda: house.client.get("/ready").status_code == 503)
        assert anna.get("/ready", 503)["troubles"] == {
            "bot workers": "No worker can be started: Too many open files."
        }
        pool.times = 0
        wait_for(lambda: house.client.get("/ready").status_code == 200)


def test_a_line_that_is_repeated_is_folded_and_counted() -> None:
    fold = Fold()

    def line(at: float, number: int = errno.EMFILE) -> logging.LogRecord:
        try:
            raise OSError(number, "no")
        except OSError as fault:
            info = (type(fault), fault, fault.__traceback__)
            record = logging.LogRecord("a", logging.ERROR, "f", 1, "it %s", ("x",), info)
        record.created = at
        return record

    assert [fold.filter(line(1.0)) for _ in range(2_000)].count(True) == FEW
    assert fold.filter(line(2.0, errno.ENOSPC))
    later = line(70.0)
    assert fold.filter(later)
    assert later.__dict__["repeated"] == 2_000 - FEW
    for _ in range(FEW):
        fold.filter(line(71.0))
    assert fold.filter(line(71.0 - 3_600)), "the clock was set back"
    quiet = logging.LogRecord("a", logging.INFO, "f", 1, "fine", (), None)
    assert all(fold.filter(quiet) for _ in range(100))


def test_a_task_that_does_not_hear_the_first_word_is_stopped_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervisor_module, "INSISTENCE", 0.01)

    async def run() -> None:
        supervisor = Supervisor(asyncio.Event())
        begun = asyncio.Event()

        async def job() -> None:
            with suppress(asyncio.CancelledError):
                begun.set()
                await asyncio.Event().wait()
            await asyncio.Event().wait()

        supervisor.keep("deaf", job)
        await begun.wait()
        async with asyncio.timeout(PATIENCE):
            await supervisor.stop([], 1.0)

    asyncio.run(run())
