"""Turn notices: once per turn, not in quiet hours, not to somebody who is watching."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from email import message_from_string
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.engine import URL

from server.guests import Guest, House, give_address, let_pass, open_house, wait_for
from server.posts import Hook, MailServer, Rounds
from server.test_api import two_guests
from stellwerk.server import notices as server_notices
from stellwerk.server.mails import phrases
from stellwerk.server.notices import Teller
from stellwerk.server.outbound import OutboundClient
from stellwerk.server.quiet_hours import quiet_until
from stellwerk.server.settings import Smtp
from stellwerk.server.table_service import now
from stellwerk.store.database import Database, database_url
from stellwerk.store.people import Person
from stellwerk.store.schema import notices

MIDNIGHT = int(datetime(2030, 1, 1, tzinfo=UTC).timestamp()) * 1_000
HOUR = 3_600_000


@pytest.mark.parametrize(
    ("start", "end", "hour", "until"),
    [(22, 7, 23, 31), (22, 7, 3, 7), (22, 7, 7, None), (22, 7, 12, None), (0, 0, 5, None)],
)
def test_quiet_hours(start: int, end: int, hour: int, until: int | None) -> None:
    person = Person("p", quiet_from=start, quiet_to=end)
    found = quiet_until(person, MIDNIGHT + hour * HOUR + 60_000)
    assert found == (None if until is None else MIDNIGHT + until * HOUR)


@pytest.mark.parametrize(
    ("zone", "hours", "now", "until"),
    [
        # An ordinary night, by the clock in Prague, Tokyo and Kolkata.
        ("Europe/Prague", (22, 7), "2030-07-01 21:30", "2030-07-02 05:00"),
        ("Europe/Prague", (22, 7), "2030-07-01 19:59", None),
        ("Europe/Prague", (22, 7), "2030-01-01 21:30", "2030-01-02 06:00"),
        ("Asia/Tokyo", (22, 7), "2030-07-01 13:00", "2030-07-01 22:00"),
        ("Asia/Kolkata", (22, 7), "2030-07-01 01:29", "2030-07-01 01:30"),
        # The clocks go forward on 31 March 2030, from 2 to 3.
        ("Europe/Prague", (22, 7), "2030-03-30 23:00", "2030-03-31 05:00"),
        ("Europe/Prague", (22, 2), "2030-03-31 00:59", "2030-03-31 01:00"),
        ("Europe/Prague", (22, 2), "2030-03-31 01:00", None),
        # They go back on 27 October 2030, from 3 to 2: the night is an hour longer.
        ("Europe/Prague", (22, 7), "2030-10-26 21:00", "2030-10-27 06:00"),
        ("Europe/Prague", (1, 3), "2030-10-27 00:30", "2030-10-27 02:00"),
        ("Europe/Prague", (1, 3), "2030-10-27 01:30", "2030-10-27 02:00"),
        ("Europe/Prague", (22, 2), "2030-10-26 23:30", "2030-10-27 00:00"),
        ("Europe/Prague", (22, 2), "2030-10-27 01:30", None),
        # A zone that is not known here any more.
        ("Atlantis/Capital", (22, 7), "2030-07-01 23:00", "2030-07-02 07:00"),
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(
    zone: str, hours: tuple[int, int], now: str, until: str | None
) -> None:
    person = Person("p", quiet_from=hours[0], quiet_to=hours[1], zone=zone)
    assert quiet_until(person, moment(now)) == (until and moment(until))


def moment(text: str) -> int:
    """A time in UTC, in milliseconds."""
    return int(datetime.fromisoformat(f"{text}+00:00").timestamp()) * 1_000


def test_a_turn_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mails: MailServer, hook: Hook, rounds: Rounds
) -> None:
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    url = database_url(str(tmp_path / "t.db"))
    with open_house(url, smtp=smtp, base_url="http://testserver.local") as house:
        anna, boris, table = two_guests(house)
        give_address(house, boris, "boris@example.org")
        settings = {"email": "boris@example.org", "webhook": "https://hooks.example/turns?me=1"}
        boris.ask("PUT", "/api/people/notices", json=settings)
        assert boris.get("/api/people/me")["notices"]["email"] == "boris@example.org"
        let_pass(monkeypatch, 61)
        wait_for(lambda: mails.mails and hook.posts)
        anna.do(table, "say", seat=0, text="hurry")
        let_pass(monkeypatch, 61)
        rounds.wait_until_idle()
        assert len(mails.mails) == len(hook.posts) == 1
        assert f"http://testserver.local/table/{table}" in mails.mails[0]
        assert "To: boris@example.org" in mails.mails[0]
        link = f"http://testserver.local/table/{table}"
        turn = house.service.live_tables[table].table.game.position.turns
        news = {"event": "turn", "table": table, "title": "tiny", "turn": turn, "link": link}
        assert hook.posts == [("/turns?me=1", "hooks.example", news)]
        step = anna.view(table)["step"]
        anna.do(table, "move", seat=0, step=step, move="left")
        boris.do(table, "move", seat=1, step=step + 1, move="left")
        anna.do(table, "move", seat=0, step=step + 2, move="rest")
        anna.do(table, "confirm", seat=0, step=step + 3)
        let_pass(monkeypatch, 122)
        wait_for(lambda: len(hook.posts) == 2)
        rounds.wait_until_idle()
        assert len(mails.mails) == len(hook.posts) == 2
        assert hook.posts[1][2]["turn"] > turn


def test_nobody_is_told_in_quiet_hours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mails: MailServer, hook: Hook, rounds: Rounds
) -> None:
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    with open_house(database_url(str(tmp_path / "t.db")), smtp=smtp) as house:
        _, boris, _ = two_guests(house)
        give_address(house, boris, "boris@example.org")
        hour = datetime.now(UTC).hour
        settings = {
            "email": "boris@example.org",
            "webhook": "https://hooks.example/turns",
            "quiet_from": (hour - 1) % 24,
            "quiet_to": (hour + 2) % 24,
        }
        boris.ask("PUT", "/api/people/notices", json=settings)
        let_pass(monkeypatch, 61)
        rounds.wait_until_idle()
        assert (mails.mails, hook.posts) == ([], [])
        let_pass(monkeypatch, 3 * 3_600)
        wait_for(lambda: mails.mails and hook.posts)
        rounds.wait_until_idle()
        assert len(mails.mails) == len(hook.posts) == 1


@pytest.mark.parametrize(
    ("language", "subject", "said"),
    [
        ("", "Tiny: it is your turn", "It is your turn at Tiny."),
        ("de", "Tiny: du bist dran", "Du bist bei Tiny dran."),
        ("fr", "Tiny\u00a0: c’est à vous", "C’est à vous de jouer à Tiny."),
        ("cs", "Tiny: jste na tahu", "Ve hře Tiny jste na tahu."),
    ],
)
def test_mails_are_in_the_language_of_the_person(
    language: str,
    subject: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    mails: MailServer,
) -> None:
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    url = database_url(str(tmp_path / "t.db"))
    with open_house(url, smtp=smtp, base_url="http://testserver.local") as house:
        _, boris, table = two_guests(house)
        give_address(house, boris, "b@example.org")
        settings = {"email": "b@example.org", "language": language, "zone": "Europe/Prague"}
        boris.ask("PUT", "/api/people/notices", json=settings)
        assert boris.get("/api/people/me")["notices"] == {
            "webhook": "",
            "quiet_from": 0,
            "quiet_to": 0,
            **settings,
        }
        let_pass(monkeypatch, 61)
        wait_for(lambda: mails.mails)
    mail = message_from_string(mails.mails[0], policy=default)
    text = mail.get_content()
    assert mail["Subject"] == subject
    assert said in text
    assert f"http://testserver.local/table/{table}" in text
    assert "http://testserver.local/settings" in text


def test_a_language_nobody_speaks_keeps_no_sentences_of_its_own() -> None:
    assert phrases("qq") is phrases("en")


def test_somebody_who_plays_in_time_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hook: Hook, rounds: Rounds
) -> None:
    with open_house(database_url(str(tmp_path / "t.db"))) as house:
        _, boris, table = two_guests(house)
        boris.ask("PUT", "/api/people/notices", json={"webhook": "https://hooks.example/x"})
        boris.do(table, "move", seat=1, step=boris.view(table)["step"], move="left")
        let_pass(monkeypatch, 61)
        rounds.wait_until_idle()
        assert hook.posts == []


def writes_of_a_round(house: House, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often the database is written to while notices that are due are looked at."""
    written = 0
    write = Database.write

    async def count(database: Database, *given: Any, **more: Any) -> Any:
        nonlocal written
        written += 1
        return await write(database, *given, **more)

    async def run() -> None:
        async with OutboundClient() as way:
            teller = Teller(house.service, way)
            await teller.look()
            await asyncio.gather(*teller.telling.values())

    with house.client.portal() as portal, monkeypatch.context() as patch:
        patch.setattr(Database, "write", count)
        portal.call(run)
    return written


def open_notices(house: House, at: int = 2**62) -> int:
    """How many notices wait that are due at a time."""
    query = select(notices).where(~notices.c.sent, notices.c.due <= at)

    async def run() -> int:
        async with house.service.database.engine.connect() as connection:
            return len((await connection.execute(query)).all())

    with house.client.portal() as portal:
        return portal.call(run)


MANY_TABLES = 20


@pytest.mark.parametrize("reachable", [False, True])
def test_notices_nobody_needs_are_done_all_at_once(
    url: URL, monkeypatch: pytest.MonkeyPatch, hook: Hook, *, reachable: bool
) -> None:
    """Of people who get none in any way, and of turns that are over: moves wait for each write."""
    monkeypatch.setattr(server_notices, "ROUND", 3_600.0)
    with open_house(url) as house:
        tables = [two_guests(house) for _ in range(MANY_TABLES)]
        assert open_notices(house) >= MANY_TABLES
        let_pass(monkeypatch, 61)
        if reachable:
            for anna, boris, table in tables:
                for guest in (anna, boris):
                    webhook = {"webhook": "https://hooks.example/x"}
                    guest.ask("PUT", "/api/people/notices", json=webhook)
                end_turn(house, table, anna, boris)
        due = open_notices(house, at=now())
        assert due >= MANY_TABLES
        assert writes_of_a_round(house, monkeypatch) <= 2
        assert open_notices(house, at=now()) == 0
        assert hook.posts == []


def end_turn(house: House, table: str, *guests: Guest) -> None:
    """Play until the next turn."""
    turn = house.service.live_tables[table].table.game.position.turns
    while house.service.live_tables[table].table.game.position.turns == turn:
        seat = guests[0].view(table)["awaited"][0]
        view = guests[seat].view(table, seat=seat)
        if view["undo"]["confirm"]:
            guests[seat].do(table, "confirm", seat=seat, step=view["step"])
        else:
            move = view["moves"][0]["move"]
            guests[seat].do(table, "move", seat=seat, step=view["step"], move=move)
