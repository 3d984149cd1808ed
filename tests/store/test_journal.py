"""Journals, who writes into them, and who hears of it, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from databases import fresh_postgres
from stellwerk.core.errors import StellwerkError
from stellwerk.store.database import Database, database_url
from stellwerk.store.journal import ConflictError
from stellwerk.store.lobby import Lobby
from stellwerk.store.notify import listen
from stellwerk.store.people import People
from stellwerk.store.ratings import rate
from stellwerk.store.schema import metadata
from stellwerk.table import acts
from stellwerk.table.table import Table
from store.stores import change, opened, play_stored
from table.tables import running


def test_the_schema_is_what_the_migrations_make(url: URL) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def run() -> None:
        async with opened(url) as (database, _), database.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        async with opened(url):
            pass

    asyncio.run(run())


def test_what_was_appended_is_loaded(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (_, journal):
            table = await play_stored(journal, "t1", 1)
        async with opened(url) as (database, journal):
            again = Table.load(await journal.load("t1"))
            assert again.game.position.state() == table.game.position.state()
            assert again.count == table.count
            assert len(await journal.load("t1", after=3)) == table.count - 3
            assert await Lobby(database).count() == {"over": 1}

    asyncio.run(run())


def test_one_writer_for_each_number(url: URL) -> None:
    """Two processes change one table: the second gets an error, and nothing of it is kept."""

    async def run() -> None:
        async with opened(url) as (_, here), opened(url) as (_, there):
            table = running()
            await here.append(change(table, "t"))
            copy = Table.load(await there.load("t"))
            for one in (table, copy):
                one.note(acts.Said(0, "first!"), 1)
            await here.append(change(table, "t"))
            with pytest.raises(ConflictError):
                await there.append(change(copy, "t"))
            assert len(await there.load("t")) == table.count

    asyncio.run(run())


def test_a_conflict_fails_alone_among_changes_that_wait_together(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (_, journal):
            tables = {f"t{n}": running(luck=n) for n in range(20)}
            for id_, table in tables.items():
                await journal.append(change(table, id_))
            stale = Table.load(await journal.load("t7"))
            before = journal.transactions
            changes = []
            for id_, table in tables.items():
                table.note(acts.Said(0, "hello"), 1)
                changes.append(change(table, id_))
            stale.note(acts.Said(1, "late"), 1)
            changes.append(change(stale, "t7"))
            results = await asyncio.gather(*map(journal.append, changes), return_exceptions=True)
            assert results[:-1] == [None] * 20
            assert isinstance(results[-1], ConflictError)
            for table in tables.values():
                table.note(acts.Said(0, "again"), 2)
            await asyncio.gather(*(journal.append(change(t, i)) for i, t in tables.items()))
            assert journal.transactions - before < 30

    asyncio.run(run())


def test_due_tables_are_claimed_once(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal), opened(url) as (other, _):
            table = running()
            await journal.append(change(table, "t"))
            due = table.due() or 0
            assert await Lobby(database).claim_due(due - 1, 10) == []
            assert await Lobby(database).claim_due(due, 10) == ["t"]
            assert await Lobby(other).claim_due(due, 10) == []
            assert await Lobby(other).claim_due(due + 10, 10) == ["t"]

    asyncio.run(run())


def test_a_clock_that_was_far_ahead_leaves_no_table_waiting(url: URL) -> None:
    """Also none that it only put off, without changing it."""
    ahead, now = 3_600_000, 10_000

    async def run() -> None:
        async with opened(url) as (database, journal):
            lobby = Lobby(database)
            for id_, at in (("before", 5), ("meanwhile", ahead)):
                table = running()
                table.note(acts.Renewed(0), at)
                await journal.append(change(table, id_))
                await lobby.set_due(id_, table.count, at)
            assert await lobby.claim_due(ahead, 20_000) == ["before", "meanwhile"]
            assert await lobby.claim_due(now, 20_000) == []
            await lobby.make_all_due(now)
            assert sorted(await lobby.claim_due(now, 20_000)) == ["before", "meanwhile"]

    asyncio.run(run())


def test_whoever_writes_waits_for_their_turn_and_not_for_a_locked_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite lets a second writer look again after pauses, up to a tenth of a second each."""
    monkeypatch.setattr("stellwerk.store.database.PATIENCE", 0)

    async def run() -> None:
        async with opened(database_url(str(tmp_path / "t.db"))) as (database, journal):
            people, lobby = People(database), Lobby(database)
            numbers = range(20)
            await asyncio.gather(
                *(journal.append(change(running(), f"t{number}")) for number in numbers),
                *(people.add(f"p{number}", 0) for number in numbers),
            )
            await lobby.make_all_due(1)
            claiming = asyncio.create_task(lobby.claim_due(2, 10))
            await asyncio.gather(
                *(journal.append(change(running(), f"more{number}")) for number in numbers),
                *(people.set_password(f"p{number}", "hash") for number in numbers),
                *(rate(database, f"t{number}", "tiny", {"p1": 0, "p2": 1}) for number in numbers),
            )
            assert sorted(await claiming) == sorted(f"t{number}" for number in numbers)
            assert len(await lobby.ids()) == 40

    asyncio.run(run())


def test_moves_do_not_wait_until_all_others_have_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(database_url(str(tmp_path / "t.db"))) as (database, journal):
            order: list[str] = []
            busy, go_on = Event(), Event()

            def keep_busy(_connection: Connection) -> None:
                busy.set()
                go_on.wait()

            def note(connection: Connection) -> None:
                moves = connection.execute(text("SELECT count(*) FROM acts")).scalar()
                order.append("after the move" if moves else "before the move")

            first = asyncio.create_task(database.write(keep_busy))
            await asyncio.to_thread(busy.wait)
            others = [asyncio.create_task(database.write(note)) for _ in range(9)]
            await asyncio.sleep(0)
            move = asyncio.create_task(journal.append(change(running(), "t")))
            for _ in range(9):
                await asyncio.sleep(0)  # Until the journal has asked for its turn.
            go_on.set()
            await asyncio.gather(first, *others, move)
            assert order.count("after the move") >= 8

    asyncio.run(run())


def test_other_processes_hear_of_a_change(postgres: str) -> None:
    async def run() -> None:
        url = fresh_postgres(postgres)
        async with opened(url) as (_, journal), opened(url) as (other, _):
            news = listen(other)
            assert await anext(news) == ("", 0)
            table = running()
            await journal.append(change(table, "t"))
            assert await asyncio.wait_for(anext(news), 60) == ("t", table.count)
            await news.aclose()

    asyncio.run(run())


def test_bad_addresses_get_a_sentence(tmp_path: Path) -> None:
    for address in ("mysql://host/db", "sqlite://"):
        with pytest.raises(StellwerkError, match="database"):
            database_url(address)
    (tmp_path / "file").write_text("no folder")
    for path in (tmp_path / "file" / "x.db", tmp_path):
        with pytest.raises(StellwerkError, match="cannot be"):
            asyncio.run(Database.open(database_url(str(path))))


def test_the_environment_names_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STELLWERK_DATABASE", "postgresql://somewhere/club")
    assert database_url().drivername == "postgresql+psycopg"
    assert database_url("/tmp/x.db").drivername == "sqlite+aiosqlite"
    monkeypatch.delenv("STELLWERK_DATABASE")
    assert str(database_url().database).endswith("stellwerk.db")
