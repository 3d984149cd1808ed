"""Notices on their way: where webhooks may lead, and what a way that fails holds up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update
from sqlalchemy.engine import URL

from server.guests import House, give_address, let_pass, open_house, wait_for
from server.posts import Hook, MailServer, Rounds
from server.test_api import two_guests
from stellwerk.server import outbound, outbound_session
from stellwerk.server.mails import send_mail
from stellwerk.server.notices import Teller
from stellwerk.server.outbound import OutboundClient, is_public
from stellwerk.server.settings import Smtp
from stellwerk.store.database import database_url
from stellwerk.store.notices import OpenNotice
from stellwerk.store.schema import notices, people

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
    made = outbound_session._checked_socket

    def make(entry: object) -> object:
        found = made(entry)
        called.append(entry)
        return found

    monkeypatch.setattr(outbound_session, "_checked_socket", make)
    for host in ("localhost", "127.0.0.1", "[::1]", "2130706433", "127.1", "0x7f.1", "a..b"):
        assert post(f"https://{host}/hook") == 0
    for address in INSIDE:
        monkeypatch.setattr(outbound, "find_addresses", lambda _host, at=address: [(at, 443)])
        assert post("https://hooks.example/") == 0
    assert called == []


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


async def fail(*_: object) -> int:
    raise RuntimeError("something nobody thought of")


def test_a_way_that_fails_holds_up_no_other_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mails: MailServer, rounds: Rounds
) -> None:
    """The mail is sent, and it is known that only the webhook has to be tried again."""
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    monkeypatch.setattr(OutboundClient, "post", fail)
    with open_house(database_url(str(tmp_path / "t.db")), smtp=smtp) as house:
        _, boris, _ = two_guests(house)
        give_address(house, boris, "b@example.org")
        settings = {"email": "b@example.org", "webhook": "https://hooks.example/"}
        boris.ask("PUT", "/api/people/notices", json=settings)
        let_pass(monkeypatch, 61)
        wait_for(lambda: mails.mails)
        rounds.wait_until_idle()
        assert "mail" in ways_that_worked(house)


def ways_that_worked(house: House) -> list[str]:
    """The ways that worked, for each notice that is not finished."""
    query = select(notices.c.told).where(notices.c.sent.is_(False))

    async def run() -> list[str]:
        async with house.service.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    with house.client.portal() as portal:
        return portal.call(run)


def test_a_notice_that_fails_holds_up_no_other_of_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mails: MailServer
) -> None:
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    tell, failed = Teller.tell, set[str]()

    async def fail_first(teller: Teller, notice: OpenNotice) -> None:
        if notice.person not in failed:
            failed.add(notice.person)
            await fail()
        await tell(teller, notice)

    monkeypatch.setattr(Teller, "tell", fail_first)
    with open_house(database_url(str(tmp_path / "t.db")), smtp=smtp) as house:
        anna, boris, _ = two_guests(house)
        give_address(house, boris, "b@example.org")
        other = anna.open()
        boris.do(other, "sit", seat=1, name="Boris")
        anna.do(other, "start")
        let_pass(monkeypatch, 61)
        wait_for(lambda: mails.mails)


def test_a_slow_webhook_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mails: MailServer, hook: Hook
) -> None:
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    monkeypatch.setattr(outbound, "DEADLINE", 3_600.0)
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
        async with OutboundClient() as way, asyncio.timeout(30):
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
