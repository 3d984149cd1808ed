"""Nothing is kept for ever that nobody needs, and nothing is deleted unannounced."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.engine import URL

from cli.command import stellwerk
from server.guests import Guest, House, let_pass, open_house, wait_for
from server.test_api import play_out, two_guests
from stellwerk.server.housekeeping import tidy
from stellwerk.store.database import database_url
from stellwerk.store.housekeeping import give_back
from stellwerk.store.people import People
from stellwerk.store.schema import people, tables

DAY = 24 * 60 * 60
MILLISECONDS = 1_000 * DAY


def call(house: House, work: Callable[..., Coroutine[Any, Any, Any]], *about: Any) -> Any:
    """Let something run inside the server."""
    with house.client.portal() as portal:
        return portal.call(work, *about)


def change(house: House, statement: Any) -> None:
    """Change something in the database."""

    async def work() -> None:
        async with house.service.database.engine.begin() as connection:
            await connection.execute(statement)

    call(house, work)


def ids(house: House) -> set[str]:
    return set(call(house, house.service.lobby.ids))


def finished(house: House) -> str:
    """A game that is over."""
    anna, boris, table = two_guests(house)
    play_out(table, anna, boris)
    return table


def brought(house: House, table: str) -> str:
    """A record that somebody brings along; it is not listed."""
    guest = house.guest()
    record = guest.get(f"/api/tables/{table}/record")
    brought: str = guest.post("/api/records", {"record": record})["table"]
    return brought


def test_tables_nobody_touched_are_announced_and_deleted(
    url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(url, keep_waiting_days=30, keep_finished_days=60) as house:
        anna = house.guest()
        waiting = anna.open()
        over = finished(house)
        record = brought(house, over)
        _, _, running = two_guests(house)
        broken = anna.open()
        change(house, update(tables).where(tables.c.id == broken).values(fault="It is broken."))
        everything = {waiting, over, record, running, broken}
        dates = {table["id"]: table for table in anna.get("/api/tables/mine")}
        assert dates[waiting]["kept_until"] == dates[waiting]["changed"] + 30 * MILLISECONDS
        assert dates[broken]["kept_until"] == 0
        listed = {table["id"]: table for table in anna.get("/api/tables", over=True)}
        assert listed[over]["kept_until"] == listed[over]["changed"] + 60 * MILLISECONDS
        call(house, tidy, house.service)
        assert ids(house) == everything
        let_pass(monkeypatch, 31 * DAY)
        with anna.live(waiting):
            call(house, tidy, house.service)
            assert ids(house) == everything, "somebody is looking"
        call(house, tidy, house.service)
        assert ids(house) == everything - {waiting}
        anna.get(f"/api/tables/{waiting}", 404)
        let_pass(monkeypatch, 30 * DAY)
        call(house, tidy, house.service)
        left = ids(house)
        assert not left & {waiting, over, record}
        assert left >= {running, broken}


def test_a_new_rule_is_announced_for_a_week(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(url) as house:
        anna = house.guest()
        waiting = anna.open()
        let_pass(monkeypatch, 400 * DAY)
        call(house, tidy, house.service)
        assert ids(house) == {waiting}, "kept for ever unless somebody says otherwise"
    with open_house(url, keep_waiting_days=30) as house:
        listed = Guest(house.client).get("/api/tables")
        assert listed[0]["kept_until"] > listed[0]["changed"] + 406 * MILLISECONDS
        call(house, tidy, house.service)
        assert ids(house) == {waiting}
    let_pass(monkeypatch, 7 * DAY)
    with open_house(url, keep_waiting_days=30) as house:
        call(house, tidy, house.service)
        assert ids(house) == set()


def test_a_table_that_is_touched_meanwhile_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(database_url(str(tmp_path / "t.db")), keep_waiting_days=30) as house:
        anna = house.guest()
        table = anna.open()
        let_pass(monkeypatch, 29 * DAY)
        anna.do(table, "say", seat=0, text="still here")
        let_pass(monkeypatch, 29 * DAY)
        call(house, tidy, house.service)
        assert ids(house) == {table}


def test_an_abandoned_game_ends_and_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After 14 days bots play for whoever does not, so every game ends."""
    with open_house(database_url(str(tmp_path / "t.db")), keep_finished_days=30) as house:
        anna, _, table = two_guests(house)
        let_pass(monkeypatch, 15 * DAY)
        wait_for(lambda: anna.view(table)["state"] == "over")
        let_pass(monkeypatch, 31 * DAY)
        call(house, tidy, house.service)
        assert ids(house) == set()


def test_strangers_are_forgotten_and_nobody_else(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(url) as house:
        seated, named, notified, stranger = (house.guest() for _ in range(4))
        seated.open()
        named.post("/api/people/account", {"name": "Clara", "password": "correct horse"})
        notified.ask("PUT", "/api/people/notices", json={"webhook": "https://example.org/"})
        stranger.ask("PUT", "/api/people/notices", json={})
        assert count(house) == 4
        call(house, tidy, house.service)
        assert count(house) == 4
        let_pass(monkeypatch, 91 * DAY)
        call(house, tidy, house.service)
        assert count(house) == 3
        stranger.open()
        assert count(house) == 4


def count(house: House) -> int:
    """How many people are known."""

    async def work() -> int:
        async with house.service.database.engine.connect() as connection:
            return len((await connection.execute(select(people.c.id))).all())

    found: int = call(house, work)
    return found


@pytest.mark.parametrize("mode", ["INCREMENTAL", "NONE"])
def test_empty_pages_are_given_back(tmp_path: Path, mode: str) -> None:
    """Bit by bit, and in a file of an older version at once."""
    file = tmp_path / "t.db"
    with open_house(database_url(str(file))) as house:
        if mode == "NONE":
            plain(house, "PRAGMA auto_vacuum=NONE", "VACUUM")
        for number in range(600):
            call(house, People(house.service.database).setting, f"filler-{number}", "x" * 40_000)
        plain(house, "PRAGMA wal_checkpoint(TRUNCATE)")
        full = file.stat().st_size
        change(house, text("DELETE FROM settings WHERE name LIKE 'filler%'"))
        assert call(house, give_back, house.service.database) > 5_000
        plain(house, "PRAGMA wal_checkpoint(TRUNCATE)")
        assert file.stat().st_size < full / 10


def plain(house: House, *statements: str) -> None:
    """Statements outside a transaction."""

    def work(connection: Any) -> None:
        for statement in statements:
            connection.connection.driver_connection.execute(statement).fetchall()

    call(house, house.service.database.write, work)


def test_the_command_lists_old_tables_and_deletes_them_when_asked(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with open_house(database_url(str(file))) as house:
        table = house.guest().open()
        month_ago = tables.c.changed - 31 * MILLISECONDS
        change(house, update(tables).values(changed=month_ago))
    tidied = ("db", "tidy", f"--database={file}")
    assert "0 tables are old" in stellwerk(*tidied, "--waiting-days=40").stdout
    said = stellwerk(*tidied).stdout
    assert f"{table}: tiny, never started, last used on " in said
    assert "1 table is old; --delete deletes it." in said
    assert "1 table was deleted." in stellwerk(*tidied, "--delete").stdout
    assert "0 tables are old" in stellwerk(*tidied).stdout
