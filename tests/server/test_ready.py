"""`/ready` says why the database cannot be written, and takes it back when it can."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import URL

from databases import disconnect_all, fresh_postgres, laid_out, plain_address
from server.guests import PATIENCE, House, open_house, wait_for
from stellwerk.server import readiness
from stellwerk.server.bot_questions import question_for
from stellwerk.server.bot_worker import BotQuestion, decide
from stellwerk.server.bots import BotPool
from stellwerk.server.supervisor import Supervisor
from stellwerk.store.database import Database, database_url
from stellwerk.table.table import Table

QUICKLY = 5.0
"""Seconds, on a busy machine, for an answer that waits two or three."""


@pytest.fixture(autouse=True)
def _ask_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process has the file for itself."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.rollback()


def trouble(house: House) -> str:
    """What `/ready` says of the database, nothing if all is well."""
    response = house.client.get("/ready")
    assert response.status_code in (200, 503)
    sentence: str = response.json().get("troubles", {}).get("database", "")
    assert bool(sentence) <= (response.status_code == 503)
    return sentence


def test_a_locked_file_is_told_quickly_and_recovers(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with open_house(database_url(str(path))) as house:
        anna = house.guest()
        table = anna.open()
        assert trouble(house) == ""
        with locked(path):
            begun = time.monotonic()
            assert trouble(house) == "It cannot be written: database is locked."
            assert time.monotonic() - begun < QUICKLY
            begun = time.monotonic()
            refused = anna.do(table, "say", 503, seat=0, text="hello")
            assert time.monotonic() - begun < QUICKLY
            assert refused["code"] == "no-database"
            assert refused["message"] == (
                "The database is not working now (database is locked); "
                "nothing was changed, try again later."
            )
        wait_for(lambda: house.client.get("/ready").status_code == 200)
        anna.do(table, "say", seat=0, text="hello")
        assert [line["text"] for line in anna.view(table)["chat"]] == ["hello"]


def test_a_socket_outlives_a_locked_file(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with open_house(database_url(str(path))) as house:
        anna = house.guest()
        table = anna.open()
        with anna.live(table) as socket:
            with locked(path):
                socket.do("say", seat=0, text="hello")
                assert socket.until("fault")["fault"]["message"] == (
                    "The database is not working now (database is locked); "
                    "nothing was changed, try again later."
                )
                socket.session.send_json({"type": "view"})
                assert socket.until("view")["view"]["chat"] == []
            socket.do("say", seat=0, text="hello")
            socket.until("done")
            assert [line["text"] for line in socket.view["chat"]] == ["hello"]


class AskedBots(BotPool):
    """Bots that are asked, and answer when the test says so."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.questions: list[BotQuestion] = []

    def ask(self, id_: str, table: Table, seats: Sequence[int]) -> None:
        self.questions += [question_for(id_, table, seat, self.secret) for seat in seats]

    async def run(self) -> None:
        await asyncio.Event().wait()


def test_a_move_of_a_bot_outlives_a_locked_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is stored as soon as possible; asking again after a while would make it twice as late."""
    path = tmp_path / "t.db"
    bots = AskedBots()
    with open_house(database_url(str(path)), bots) as house, house.client.portal() as portal:
        anna = house.guest()
        table = anna.open("tiny", {"bot": "random"}, {"name": "Anna"})
        anna.do(table, "start")
        step = anna.view(table)["step"]
        question = bots.questions[-1]
        with locked(path):
            move = portal.start_task_soon(house.service.bot_decided, question, decide(question))
            wait_for(lambda: "is stored later" in caplog.text)
            assert anna.view(table)["step"] == step
        move.result(PATIENCE)
        assert anna.view(table)["step"] > step


def test_a_file_that_cannot_grow_is_told(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with open_house(database_url(str(path))) as house:
        wait_for(lambda: trouble(house) == "")

        def write(*_arguments: object) -> None:
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA max_page_count=1")
                connection.execute("CREATE TABLE more AS SELECT zeroblob(1000000)")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(readiness, "_write_file", write)
            assert trouble(house) == "It cannot be written: database or disk is full."
        assert trouble(house) == ""


def test_a_read_only_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.db"
    with open_house(database_url(str(path))) as house:
        real = sqlite3.connect

        def read_only(*_given: object, **_more: object) -> sqlite3.Connection:
            connection = real(path)
            connection.execute("PRAGMA query_only=ON")
            return connection

        with monkeypatch.context() as patch:
            patch.setattr(sqlite3, "connect", read_only)
            assert trouble(house) == ("It cannot be written: attempt to write a readonly database.")
        assert trouble(house) == ""


def test_a_trial_that_hangs_is_told_and_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.1)
    with open_house(database_url(str(tmp_path / "t.db"))) as house:
        trials = []
        go_on: list[int] = []

        def hang(*_arguments: object) -> None:
            trials.append(1)
            while not go_on:
                time.sleep(0.01)

        monkeypatch.setattr(readiness, "_write_file", hang)
        for _ in range(3):
            assert trouble(house) == "It did not take a write within 0.1 seconds."
        assert len(trials) == 1
        go_on.append(1)
        wait_for(lambda: trouble(house) == "")


def test_a_postgres_that_only_reads_is_told(postgres: str) -> None:
    url: URL = fresh_postgres(postgres)
    with open_house(url) as house:
        anna = house.guest()
        table = anna.open()
        assert trouble(house) == ""

        set_writable(url, writable=False)
        wait_for(lambda: "read-only transaction" in trouble(house))
        refused = anna.do(table, "say", 503, seat=0, text="hello")
        assert "read-only transaction" in refused["message"]
        set_writable(url, writable=True)
        wait_for(lambda: trouble(house) == "")
        anna.do(table, "say", seat=0, text="hello")


def test_a_trial_that_hangs_ends_before_the_database_is_closed(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.1)
    url = laid_out(fresh_postgres(postgres))

    with psycopg.connect(plain_address(url)) as lock:
        lock.execute("LOCK TABLE settings")

        def is_alone() -> bool:
            lock.execute("SELECT pg_stat_clear_snapshot()")
            found = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            return lock.execute(found).fetchone() == (1,)

        async def run() -> None:
            database = await Database.open(url, renew=False)
            ready = readiness.Readiness(database, Supervisor(asyncio.Event()))
            assert "did not take a write" in (await ready.troubles())["database"]
            await ready.stop()
            await database.close()
            await asyncio.to_thread(wait_for, is_alone)

        asyncio.run(run())


def set_writable(url: URL, *, writable: bool) -> None:
    """Let a database be written, or not, by whoever connects from now on."""
    only = "off" if writable else "on"
    with psycopg.connect(plain_address(url), autocommit=True) as connection:
        connection.execute("SET default_transaction_read_only = off")
        connection.execute(
            f'ALTER DATABASE "{url.database}" SET default_transaction_read_only = {only}'
        )
    disconnect_all(url)
