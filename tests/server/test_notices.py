"""Turn notices: once a turn, not in quiet hours, not to somebody who looks on."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from email import message_from_string
from email.policy import default
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.engine import URL

from server.guests import House, give_address, let_pass, open_house, wait_for
from server.posts import Hook, MailServer, Rounds
from server.test_api import two_guests
from stellwerk.server import outbound
from stellwerk.server.mails import send_mail
from stellwerk.server.outbound import OutboundClient, is_public
from stellwerk.server.quiet_hours import quiet_until
from stellwerk.server.settings import Smtp
from stellwerk.store.database import database_url
from stellwerk.store.people import Person
from stellwerk.store.schema import people

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


INSIDE = [
    "127.0.0.1",
    "10.0.0.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.0.8",
    "192.88.99.1",
    "224.0.0.1",
    "0.0.0.0",
    "::1",
    "::",
    "fe80::1",
    "fec0::1",
    "fd00::1",
    "ff0e::1",
    "::127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::10.0.0.1",
    "64:ff9b::169.254.169.254",
    "64:ff9b:1::1.1.1.1",
    "2002:a00:1::1",
    "2001:0:a00:1::1",
    "2001:db8::1",
    "2130706433",
    "nonsense",
]


def post(address: str) -> int:
    """Post to an address as webhooks are; the status of the answer."""

    async def run() -> int:
        async with OutboundClient() as way:
            return await way.post(address, b"{}", {})

    return asyncio.run(run())


def test_webhooks_lead_to_the_open_internet_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [address for address in INSIDE if is_public(address)] == []
    for address in ("1.1.1.1", "2606:4700::1111", "64:ff9b::1.1.1.1", "::ffff:1.1.1.1"):
        assert is_public(address)
    called: list[object] = []
    made = outbound._checked_socket

    def make(entry: object) -> object:
        found = made(entry)
        called.append(entry)
        return found

    monkeypatch.setattr(outbound, "_checked_socket", make)
    for host in ("localhost", "127.0.0.1", "[::1]", "2130706433", "127.1", "0x7f.1", "a..b"):
        assert post(f"https://{host}/hook") == 0
    for address in INSIDE:
        monkeypatch.setattr(outbound, "find_addresses", lambda _host, at=address: [(at, 443)])
        assert post("https://hooks.example/") == 0
    assert called == []


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
        ("fr", "Tiny : c’est à vous", "C’est à vous de jouer à Tiny."),
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


def test_a_webhook_is_not_followed_elsewhere(monkeypatch: pytest.MonkeyPatch, hook: Hook) -> None:
    assert post("https://hooks.example/a") == 204
    hook.status = 302
    assert post("https://hooks.example/b") == 302
    assert [path for path, _, _ in hook.posts] == ["/a", "/b"]
    monkeypatch.delenv("SSL_CERT_FILE")
    assert post("https://hooks.example/c") == 0, "a certificate nobody knows"


def test_a_bad_webhook_loses_nobody_elses_mail(
    url: URL, monkeypatch: pytest.MonkeyPatch, mails: MailServer, rounds: Rounds
) -> None:
    """Five people wait for a mail, and one has an address that makes the sending fail."""
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    with open_house(url, smtp=smtp) as house:
        for number in range(6):
            _, boris, _ = two_guests(house)
            give_address(house, boris, f"b{number}@example.org")
            if number == 0:
                spoil(house, "b0@example.org", "https://a..b/")
        let_pass(monkeypatch, 61)
        wait_for(lambda: len(mails.mails) == 6)
        rounds.wait_until_idle()
        assert len(mails.mails) == 6


def spoil(house: House, email: str, webhook: str) -> None:
    """Store a webhook that would be refused."""
    change = update(people).where(people.c.email == email).values(webhook=webhook)

    async def run() -> None:
        async with house.service.database.engine.begin() as connection:
            await connection.execute(change)

    with house.client.portal() as portal:
        portal.call(run)


def test_a_slow_webhook_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mails: MailServer, hook: Hook
) -> None:
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    with open_house(database_url(str(tmp_path / "t.db")), smtp=smtp) as house:
        _, boris, _ = two_guests(house)
        boris.ask("PUT", "/api/people/notices", json={"webhook": "https://hooks.example/slow"})
        let_pass(monkeypatch, 61)
        assert hook.slow.wait(30)
        _, clara, _ = two_guests(house)
        give_address(house, clara, "clara@example.org")
        let_pass(monkeypatch, 61)
        wait_for(lambda: mails.mails)
        assert not hook.left.is_set()


def test_a_slow_webhook_has_a_deadline(monkeypatch: pytest.MonkeyPatch, hook: Hook) -> None:
    monkeypatch.setattr(outbound, "DEADLINE", 0.5)

    async def run() -> None:
        async with OutboundClient() as way:
            assert await way.post("https://hooks.example/slow", b"{}", {}) == 0
            assert await asyncio.to_thread(hook.left.wait, 30), "the line is cut"

    asyncio.run(run())


def test_a_notice_that_fails_is_tried_again_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mails: MailServer, hook: Hook, rounds: Rounds
) -> None:
    """What has worked is not done again: one mail, and four posts that are refused."""
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    hook.status = 500
    with open_house(database_url(str(tmp_path / "t.db")), smtp=smtp) as house:
        _, boris, _ = two_guests(house)
        give_address(house, boris, "b@example.org")
        settings = {"email": "b@example.org", "webhook": "https://hooks.example/"}
        boris.ask("PUT", "/api/people/notices", json=settings)
        let_pass(monkeypatch, 61)
        for tries, wait in enumerate((120, 600, 3_600, 100_000), start=1):
            wait_for(lambda tries=tries: len(hook.posts) == tries)
            rounds.wait_until_idle()
            assert (len(hook.posts), len(mails.mails)) == (tries, 1)
            let_pass(monkeypatch, wait)
        rounds.wait_until_idle()
        assert (len(hook.posts), len(mails.mails)) == (4, 1)


def test_a_notice_is_sent_when_the_mail_server_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mails: MailServer, rounds: Rounds
) -> None:
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    monkeypatch.setattr("stellwerk.server.notices.send_mail", lambda *_: False)
    with open_house(database_url(str(tmp_path / "t.db")), smtp=smtp) as house:
        _, boris, _ = two_guests(house)
        give_address(house, boris, "b@example.org")
        let_pass(monkeypatch, 61)
        rounds.wait_until_idle()
        monkeypatch.setattr("stellwerk.server.notices.send_mail", send_mail)
        rounds.wait_until_idle()
        assert mails.mails == []
        let_pass(monkeypatch, 121)
        wait_for(lambda: mails.mails)
        rounds.wait_until_idle()
        assert len(mails.mails) == 1


def test_bad_addresses_are_refused(house: House) -> None:
    guest = house.guest()
    hosts = ("a..b", "localhost", "10.0.0.1", "[64:ff9b::a00:1]", "2130706433", "me@x.example")
    more = [{"webhook": f"https://{host}/"} for host in hosts] + [{"email": "a@b..c"}]
    more += [{"zone": zone} for zone in ("Nowhere", "../etc", "America", "a\0b", "/etc/passwd")]
    for bad in (
        {"email": "nobody"},
        {"email": "a@b.c, d@e.f"},
        {"webhook": "http://x.example"},
        *more,
    ):
        guest.ask("PUT", "/api/people/notices", 409, json=bad)
    for wrong in ({"quiet_from": 24}, {"language": "xx"}, {"language": "../de"}):
        guest.ask("PUT", "/api/people/notices", 400, json=wrong)
