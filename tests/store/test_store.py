"""Journals, people, ratings and notices, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from threading import Event

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from databases import fresh_postgres
from stellwerk.core.errors import StellwerkError
from stellwerk.records import read_record
from stellwerk.store.database import Database, database_url
from stellwerk.store.journal import Change, ConflictError, Journal, Notice
from stellwerk.store.lobby import Lobby
from stellwerk.store.maintenance import backup, check, export, import_record
from stellwerk.store.notices import WAITS, finish, take_notices
from stellwerk.store.notify import listen
from stellwerk.store.people import People, key_hash
from stellwerk.store.ratings import rate
from stellwerk.store.schema import metadata
from stellwerk.store.seat_holders import Claimant, Renewal, Sitting, load_holders
from stellwerk.store.summary import row
from stellwerk.table import acts
from stellwerk.table.errors import RefusedError
from stellwerk.table.table import Table
from table.tables import advance, running, seated


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[tuple[Database, Journal]]:
    """A store at work."""
    database = await Database.open(url)
    journal = Journal(database)
    writer = asyncio.create_task(journal.run())
    try:
        yield database, journal
    finally:
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer
        await database.close()


def change(
    table: Table,
    id_: str,
    seated: Sequence[Sitting] = (),
    freed: Sequence[int] = (),
    notices: Sequence[Notice] = (),
    renewed: Sequence[Renewal] = (),
) -> Change:
    """What is fresh at a table, to be stored."""
    first = table.count - len(table.fresh) + 1
    fresh, table.fresh = table.fresh, []
    kept = row(table, id_, listed=True, due=table.due())
    return Change(id_, first, fresh, kept, seated, freed, notices, renewed)


async def play_stored(journal: Journal, id_: str, luck: int) -> Table:
    """A whole game, stored act by act."""
    table = running(luck=luck)
    rng = Random(luck)
    await journal.append(change(table, id_))
    while table.state == "running":
        advance(table, rng, 5)
        await journal.append(change(table, id_))
    return table


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
    """Two processes change one table: the second is told, and nothing of it is kept."""

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


def test_people_seats_and_links(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal):
            people = People(database)
            for one in ("anna", "boris"):
                await people.add(one, 1)
            table = seated()
            anna, boris = Claimant("anna"), Claimant("boris")
            await journal.append(change(table, "t", seated=[Sitting(0, "anna", key_hash("k0"))]))
            holders = await load_holders(database, "t")
            assert holders.seats(anna) == holders.seats(Claimant("", key_hash("k0"))) == {0}
            assert holders.seats(boris) == holders.seats(Claimant()) == set()
            assert await people.seat_of_key("k0") == ("t", 0)
            assert await people.seat_of_key("k1") is None
            table.note(acts.Claimed(0), 2)
            await journal.append(change(table, "t", seated=[Sitting(0, "boris")]))
            assert (await load_holders(database, "t")).seats(boris) == {0}
            assert await people.tables("boris") == {"t": [0]}
            table.note(acts.Renewed(0), 2)
            renewal = Renewal(0, key_hash("k1"), ("anna",))
            await journal.append(change(table, "t", renewed=[renewal]))
            holders = await load_holders(database, "t")
            assert holders.seats(anna) == {0}
            assert holders.seats(boris) == holders.seats(Claimant("", key_hash("k0"))) == set()
            assert await people.seat_of_key("k1") == ("t", 0)
            table.note(acts.Stood(0), 2)
            await journal.append(change(table, "t", freed=[0]))
            assert (await load_holders(database, "t")).seats(anna) == set()
            assert await people.seat_of_key("k1") is None

    asyncio.run(run())


def test_accounts_have_names_of_their_own(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, _):
            people = People(database)
            for one in ("a", "b"):
                await people.add(one, 1)
            await people.make_account("a", "Anna", "hash")
            with pytest.raises(RefusedError, match="this name"):
                await people.make_account("b", "ANNA", "hash")
            with pytest.raises(RefusedError, match="an account already"):
                await people.make_account("a", "Other", "hash")
            found = await people.named("anna")
            assert found is not None
            assert found.id == "a"
            assert await people.get("nobody") is None
            await people.set_notices("a", webhook="", quiet_from=22, quiet_to=7)
            await people.want_email("a", "a@example.org")
            assert await people.confirm_email("a", "a@example.org")
            found = await people.get("a")
            assert found is not None
            assert (found.email, found.quiet_from) == ("a@example.org", 22)
            assert await people.setting("secret", "s1") == await people.setting("secret", "s2")

    asyncio.run(run())


def test_a_game_is_rated_once_among_accounts(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal):
            people = People(database)
            for one in ("a", "b", "guest"):
                await people.add(one, 1)
            for one in ("a", "b"):
                await people.make_account(one, one, "hash")
            for id_ in ("t1", "t2", "t3"):
                await play_stored(journal, id_, 1)
            ranks = {"a": 0, "b": 1, "guest": 2}
            assert await rate(database, "t1", "tiny", ranks)
            assert not await rate(database, "t1", "tiny", ranks)
            assert await rate(database, "t2", "tiny", ranks)
            assert not await rate(database, "t3", "tiny", {"a": 0, "guest": 1})
            (a,), (b,) = await people.ratings("a"), await people.ratings("b")
            assert a.mu > b.mu
            assert a.games == b.games == 2
            assert await people.ratings("guest") == []

    asyncio.run(run())


def test_a_turn_is_told_once_and_by_one_process(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal), opened(url) as (other, _):
            await People(database).add("a", 1)
            table = running()
            await journal.append(change(table, "t", notices=[Notice("a", 3, 100)]))
            table.note(acts.Said(0, "hm"), 1)
            await journal.append(change(table, "t", notices=[Notice("a", 3, 50)]))
            assert await take_notices(database, 99) == []
            assert [n.turn for n in await take_notices(database, 100)] == [3]
            assert await take_notices(other, 100) == []
            assert await take_notices(other, 100 + WAITS[0] - 1) == []
            (again,) = await take_notices(other, 100 + WAITS[0])
            assert (again.turn, again.tries) == (3, 2), "whoever took it first has died"
            await finish(other, again)
            assert await take_notices(database, 10**12) == []

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


def test_check_finds_what_no_longer_replays(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal):
            for luck in range(3):
                await play_stored(journal, f"t{luck}", luck)
            assert [f async for f in check(database) if f.fault] == []
            async with database.engine.begin() as connection:
                await connection.execute(
                    text("UPDATE acts SET act = :act WHERE table_id = 't1' AND number = 6"),
                    {"act": '{"act":"played","actor":0,"move":"whistle"}'},
                )
                await connection.execute(
                    text("DELETE FROM acts WHERE table_id = 't2' AND number > 10")
                )
            faults = {f.table: f.fault async for f in check(database)}
            assert faults["t0"] == ""
            assert "turn" in faults["t1"] or "not open" in faults["t1"]
            assert "acts" in faults["t2"]

    asyncio.run(run())


def test_export_and_import_keep_every_game(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal):
            over = await play_stored(journal, "over", 1)
            begun = running(luck=2)
            await journal.append(change(begun, "begun"))
            await journal.append(change(seated(), "waiting"))
            records = {found.table: found.record async for found in export(database)}
            assert set(records) == {"over", "begun", "waiting"}
            for id_, record in records.items():
                await import_record(journal, f"{id_}2", read_record(record, id_), 9)
            again = Table.load(await journal.load("over2"))
            assert again.state == "over"
            assert again.names == over.names
            assert again.game.position.state() == over.game.position.state()
            assert Table.load(await journal.load("begun2")).state == "open"

    asyncio.run(run())


def test_a_backup_is_a_store(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(database_url(str(tmp_path / "a.db"))) as (database, journal):
            await play_stored(journal, "t", 1)
            await backup(database, tmp_path / "b.db")
            with pytest.raises(StellwerkError, match="exists already"):
                await backup(database, tmp_path / "b.db")
        async with opened(database_url(str(tmp_path / "b.db"))) as (database, _):
            assert [f.fault async for f in check(database)] == [""]

    asyncio.run(run())


@pytest.fixture
def postgres_tools(postgres: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The programs that came with the PostgreSQL of the tests, first on the path."""
    with psycopg.connect(postgres) as connection:
        query = "SELECT setting FROM pg_config() WHERE name = 'BINDIR'"
        (folder,) = connection.execute(query).fetchone() or ("",)
    tools = Path(folder)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    return tools


def test_a_backup_of_postgresql_is_restored(
    postgres: str, postgres_tools: Path, tmp_path: Path
) -> None:
    """While games go on: what is in the dump is whole, and a server could go on with it."""
    source, target = fresh_postgres(postgres), fresh_postgres(postgres)
    dump = tmp_path / "club.dump"

    async def save() -> list[tuple[int, acts.Act]]:
        async with opened(source) as (database, journal):
            await People(database).add("anna", 1)
            await play_stored(journal, "done", 1)
            table = running()
            await journal.append(change(table, "going-on"))
            writing = asyncio.create_task(play_stored(journal, "meanwhile", 2))
            await backup(database, dump)
            assert dump.stat().st_mode & 0o077 == 0
            await writing
            with pytest.raises(StellwerkError, match="exists already"):
                await backup(database, dump)
            return await journal.load("going-on")

    async def look() -> None:
        async with opened(target) as (database, journal):
            found = {f.table: f.fault async for f in check(database)}
            assert found.keys() >= {"done", "going-on"}
            assert set(found.values()) == {""}
            assert await journal.load("going-on") == history
            assert await People(database).get("anna") is not None
            table = Table.load(history)
            advance(table, Random(3), table.changed)
            await journal.append(change(table, "going-on"))

    history = asyncio.run(save())
    address = target.set(drivername="postgresql").render_as_string(hide_password=False)
    restore = postgres_tools / "pg_restore"
    subprocess.run([restore, "--no-owner", f"--dbname={address}", dump], check=True)
    asyncio.run(look())


def test_a_backup_that_fails_leaves_nothing_behind(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "pg_dump"
    program.write_text("#!/bin/sh\necho half > club.dump\necho 'no luck today' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.chdir(tmp_path)

    async def run() -> None:
        async with opened(fresh_postgres(postgres)) as (database, _):
            with pytest.raises(StellwerkError, match="no luck today"):
                await backup(database, tmp_path / "club.dump")

    asyncio.run(run())
    assert not (tmp_path / "club.dump").exists()


def test_other_processes_hear_of_a_change(postgres: str) -> None:
    async def run() -> None:
        url = fresh_postgres(postgres)
        async with opened(url) as (_, journal), opened(url) as (other, _):
            bell = listen(other)
            assert await anext(bell) == ("", 0)
            table = running()
            await journal.append(change(table, "t"))
            assert await asyncio.wait_for(anext(bell), 5) == ("t", table.count)
            await bell.aclose()

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
