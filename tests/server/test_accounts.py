"""Accounts: passwords, sessions, addresses, personal data, and leaving for good."""

from __future__ import annotations

import asyncio
import email
import re
import time
from collections.abc import Iterator
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from databases import fresh_postgres
from games.stored import old_house
from load.server import free_port
from server.guests import Guest, House, let_pass, open_house, wait_for
from server.posts import MailServer
from server.test_api import two_guests
from stellwerk.records import read_record
from stellwerk.server import account_deletion
from stellwerk.server.settings import Smtp
from stellwerk.store.database import Database, database_url
from stellwerk.store.schema import metadata

ANNA = {"name": "Anna", "password": "Anna knows"}
DAY = 24 * 3_600


def account(house: House, name: str = "Anna") -> Guest:
    """Somebody with an account."""
    guest = house.guest()
    guest.post("/api/people/account", {"name": name, "password": f"{name} knows"})
    return guest


def device(house: House, name: str = "Anna") -> Guest:
    """Another device of somebody with an account."""
    guest = house.guest()
    guest.headers["User-Agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0"
    guest.post("/api/people/login", {"name": name, "password": f"{name} knows"})
    return guest


def name_of(guest: Guest) -> Any:
    return guest.get("/api/people/me")["name"]


def everything(url: URL) -> str:
    """Everything that is stored, as one text."""

    async def run() -> str:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            rows = [
                list(await connection.execute(select(table))) for table in metadata.sorted_tables
            ]
        await engine.dispose()
        return str(rows)

    return asyncio.run(run())


# Passwords and sessions.


def test_another_password_ends_all_other_sessions(house: House) -> None:
    anna = account(house)
    phone = device(house)
    before = anna.cookie
    wrong = {"old": "Anna guesses", "new": "a better one"}
    fault = anna.ask("PUT", "/api/people/password", 403, json=wrong)
    assert fault["message"] == "The password is wrong."
    assert name_of(phone) == "Anna"
    short = {"old": "Anna knows", "new": "short"}
    anna.ask("PUT", "/api/people/password", 400, json=short)
    left = anna.ask("PUT", "/api/people/password", json={**wrong, "old": "Anna knows"})
    assert [session["here"] for session in left] == [True]
    assert name_of(anna) == "Anna"
    assert name_of(phone) is None
    anna.cookie = before
    assert name_of(anna) is None
    house.guest().post("/api/people/login", ANNA, 401)
    house.guest().post("/api/people/login", {**ANNA, "password": "a better one"})


def test_the_old_password_is_not_guessed_from_inside(house: House) -> None:
    anna = account(house)
    wrong = {"old": "Anna guesses", "new": "a better one"}
    for _ in range(10):
        anna.ask("PUT", "/api/people/password", 403, json=wrong)
    anna.ask("PUT", "/api/people/password", 429, json=wrong)


def test_sessions_are_listed_and_ended(house: House) -> None:
    anna = account(house)
    phone, laptop = device(house), device(house)
    listed = anna.get("/api/people/sessions")
    assert [session["here"] for session in listed] == [True, False, False]
    assert {session["device"] for session in listed if not session["here"]} == {"Firefox, Android"}
    (mine,) = (session["id"] for session in phone.get("/api/people/sessions") if session["here"])
    left = anna.post("/api/people/sessions/end", {"id": mine})
    assert len(left) == 2
    assert name_of(phone) is None
    assert name_of(laptop) == "Anna"
    boris = account(house, "Boris")
    (his,) = (session["id"] for session in boris.get("/api/people/sessions"))
    anna.post("/api/people/sessions/end", {"id": his}, 403)
    left = anna.post("/api/people/sessions/end-others")
    assert [session["here"] for session in left] == [True]
    assert name_of(laptop) is None
    assert name_of(boris) == "Boris"
    assert house.guest().get("/api/people/sessions") == []


def test_one_person_has_so_many_sessions(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.store.sessions.MOST", 2)
    anna = account(house)
    let_pass(monkeypatch, 1)
    phone = device(house)
    let_pass(monkeypatch, 1)
    laptop = device(house)
    assert [name_of(guest) for guest in (anna, phone, laptop)] == [None, "Anna", "Anna"]


# Addresses.


@pytest.fixture
def mails() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.listener.close()


@pytest.fixture
def posting(url: URL, mails: MailServer) -> Iterator[House]:
    """A server that sends mails."""
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    with open_house(url, smtp=smtp, base_url="http://testserver.local") as house:
        yield house


def want(guest: Guest, address: str, expect: int = 200, **more: Any) -> Any:
    return guest.ask("PUT", "/api/people/notices", expect, json={"email": address}, **more)


def link(mail: str) -> str:
    """The secret in the link of a mail."""
    body = email.message_from_string(mail, policy=default).get_content()
    (found,) = re.findall(r"http://testserver\.local/confirm#(\S+)", body)
    return str(found)


def stored_email(house: House, name: str = "Anna") -> str:
    """The address mails are sent to."""
    with house.client.portal() as portal:
        person = portal.call(house.service.people.named, name)
    assert person is not None
    return person.email


def test_an_address_is_confirmed_before_anything_is_sent(posting: House, mails: MailServer) -> None:
    anna = account(posting)
    want(anna, "anna@example.org")
    me = anna.get("/api/people/me")
    assert (me["notices"]["email"], me["confirmed"], me["mails"]) == ("anna@example.org", "", True)
    assert stored_email(posting) == ""
    (mail,) = mails.mails
    assert "To: anna@example.org" in mail
    reader = posting.guest()
    confirmed = reader.post("/api/people/email/confirm", {"token": link(mail)})
    assert confirmed == {"email": "anna@example.org"}
    assert stored_email(posting) == "anna@example.org"
    assert anna.get("/api/people/me")["confirmed"] == "anna@example.org"
    want(anna, "anna@example.org")
    assert len(mails.mails) == 1, "what is confirmed is not asked again"
    want(anna, "other@example.org")
    assert stored_email(posting) == "anna@example.org", "until the new one is confirmed"
    want(anna, "")
    assert stored_email(posting) == ""
    fault = reader.post("/api/people/email/confirm", {"token": link(mails.mails[1])}, 409)
    assert fault["message"] == "This address was replaced or removed."


def test_the_mail_is_in_the_language_of_the_browser(posting: House, mails: MailServer) -> None:
    anna = account(posting)
    want(anna, "anna@example.org", headers={"Accept-Language": "de-AT,de;q=0.9"})
    want(anna, "anna@example.com", headers={"Accept-Language": "xx"})
    subjects = [email.message_from_string(mail, policy=default)["subject"] for mail in mails.mails]
    assert subjects == [
        "testserver.local: Ist das deine Adresse?",
        "testserver.local: is this your address?",
    ]


def test_a_link_in_a_mail_works_for_a_day(
    posting: House, mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = account(posting)
    want(anna, "anna@example.org")
    token = link(mails.mails[0])
    posting.guest().post("/api/people/email/confirm", {"token": "x" + token}, 409)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + DAY + 1)
    fault = posting.guest().post("/api/people/email/confirm", {"token": token}, 409)
    assert fault["message"].startswith("This link is too old or incomplete")
    monkeypatch.setattr(time, "time", real)
    posting.guest().post("/api/people/email/confirm", {"token": token})


def test_nobody_is_flooded_with_questions(
    posting: House, mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = account(posting)
    anna.post("/api/people/email/resend", expect=409)
    want(anna, "anna@example.org")
    anna.post("/api/people/email/resend")
    anna.post("/api/people/email/resend")
    anna.post("/api/people/email/resend", expect=429)
    want(posting.guest(), "Anna@example.org", 429)
    assert len(mails.mails) == 3
    let_pass(monkeypatch, 3_601)
    anna.post("/api/people/email/resend")
    assert len(mails.mails) == 4


def test_without_mails_there_are_no_addresses(house: House) -> None:
    fault = want(account(house), "anna@example.org", 409)
    assert fault["message"] == "This server sends no e-mail."


def test_a_mail_server_that_is_gone_is_told(url: URL) -> None:
    smtp = Smtp("127.0.0.1", free_port(), sender="house@example.org")
    with open_house(url, smtp=smtp, base_url="http://testserver.local") as house:
        anna = account(house)
        fault = want(anna, "anna@example.org", 409)
        assert fault["message"] == "The e-mail could not be sent; try again later."
        assert anna.get("/api/people/me")["notices"]["email"] == ""


def test_addresses_from_before_are_to_be_confirmed(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "t.db"))
    old_house(url)

    async def run() -> list[Any]:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE people SET email = 'a@example.org'"))
        await engine.dispose()
        database = await Database.open(url)
        async with database.engine.connect() as connection:
            query = text("SELECT DISTINCT email, unconfirmed FROM people")
            found = [tuple(row) for row in await connection.execute(query)]
        await database.close()
        return found

    assert asyncio.run(run()) == [("", "a@example.org")]


# Personal data, and leaving.


def test_people_get_all_that_is_kept_of_them(house: House) -> None:
    anna, boris, table = two_guests(house)
    anna.post("/api/people/account", ANNA)
    anna.do(table, "say", seat=0, text="my own words")
    boris.do(table, "say", seat=1, text="the words of another")
    anna.do(table, "note", seat=0, text="my thoughts")
    data = anna.get("/api/people/export")
    assert (data["name"], len(data["sessions"]), data["passkeys"]) == ("Anna", 1, [])
    (kept,) = data["tables"]
    assert (kept["id"], kept["title"], kept["state"]) == (table, "tiny", "running")
    (seat,) = kept["seats"]
    assert (seat["seat"], seat["name"], seat["note"]) == (0, "Anna", "my thoughts")
    assert [line for _, line in seat["chat"]] == ["my own words"]
    assert "another" not in str(data)
    assert "argon2" not in str(data)
    house.guest().get("/api/people/export", 403)
    for _ in range(9):
        anna.get("/api/people/export")
    anna.get("/api/people/export", 429)


def test_who_leaves_is_forgotten(url: URL) -> None:
    """A game before its start, a running one and a finished one; nobody else loses anything."""
    words = ("Wilhelmina", "my own words", "my thoughts")
    with open_house(url) as house:
        anna, boris = house.guest(), account(house, "Boris")
        anna.post("/api/people/account", {"name": words[0], "password": "a good password"})
        running, over, opened = (anna.open("tiny", {"name": words[0]}, {}) for _ in range(3))
        for table in (running, over, opened):
            boris.do(table, "sit", seat=1, name="Boris")
            anna.do(table, "say", seat=0, text=words[1])
            boris.do(table, "say", seat=1, text="hello")
            anna.do(table, "note", seat=0, text=words[2])
        anna.do(running, "start")
        anna.do(over, "start")
        anna.do(over, "leave", seat=0)
        boris.do(over, "leave", seat=1)
        wait_for(lambda: boris.view(over)["state"] == "over")
        fault = anna.post("/api/people/delete", {"password": "a bad password"}, 403)
        assert fault["message"] == "The password is wrong."
        anna.post("/api/people/delete", {"password": "a good password"})
        assert name_of(anna) is None
        assert anna.get("/api/tables/mine") == []
        wait_for(lambda: boris.view(running)["awaited"] == [1])
        for table in (running, over):
            view = boris.view(table, seat=1)
            assert (view["seats"][0]["name"], view["seats"][0]["former"]) == ("–", True)
            assert "former" not in view["seats"][1]
            assert [line["text"] for line in view["chat"]] == ["…", "hello"]
        assert boris.view(running)["seats"][0]["kind"] == "bot"
        assert boris.view(over)["seats"][0]["kind"] == "person"
        record = boris.get(f"/api/tables/{over}/record")
        assert read_record(record, "record").seats == ("–", "Boris")
        (listed,) = boris.get("/api/tables/", over=True)
        assert [seat["former"] for seat in listed["seats"]] == [True, False]
        assert boris.view(opened)["seats"][0]["kind"] == "open"
        again = boris.post(f"/api/tables/{over}/rematch")["table"]
        assert [seat["kind"] for seat in boris.view(again)["seats"]] == ["open", "person"]
        anna.post("/api/people/login", {"name": words[0], "password": "a good password"}, 401)
        account(house, words[0]).post("/api/people/logout")
    kept = everything(url).replace(words[0], "", 2)
    assert [word for word in words if word in kept] == []
    with open_house(url) as house:
        assert house.guest().view(running)["seats"][0]["name"] == "–"


def test_guests_can_leave_too(house: House) -> None:
    anna, boris, table = two_guests(house)
    anna.post("/api/people/delete", {})
    assert boris.view(table)["seats"][0]["kind"] == "bot"
    anna.post("/api/people/delete", {}, 403)
    assert name_of(anna) is None


def test_other_processes_forget_as_well(postgres: str) -> None:
    url = fresh_postgres(postgres)
    with open_house(url) as one, open_house(url) as other:
        anna, boris = one.guest(), other.guest()
        table = anna.open()
        boris.do(table, "sit", seat=1, name="Boris")
        anna.do(table, "say", seat=0, text="my own words")
        wait_for(lambda: boris.view(table)["chat"])
        anna.do(table, "start")
        wait_for(lambda: boris.view(table)["state"] == "running")
        anna.post("/api/people/delete", {})
        wait_for(lambda: boris.view(table)["seats"][0]["name"] == "–")
        assert [line["text"] for line in boris.view(table)["chat"]] == ["…"]


def test_leaving_goes_on_after_a_crash(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    async def crash(*_: object) -> None:
        raise RuntimeError("the power is out")

    with monkeypatch.context() as patch, open_house(url) as house:
        patch.setattr(account_deletion, "remove_personal_data", crash)
        anna = account(house)
        table = anna.open()
        anna.post("/api/people/delete", {"password": "Anna knows"}, 500)
        assert name_of(anna) is None
    with open_house(url) as house:
        wait_for(lambda: house.guest().view(table)["seats"][0]["kind"] == "open")
    assert "Anna" not in everything(url)


# What cannot be understood.

HEADERS = {"Content-Type": "application/json"}
ROUTES = [
    ("POST", "account", ["name", "password"]),
    ("POST", "login", ["name", "password"]),
    ("PUT", "name", ["name"]),
    ("PUT", "notices", ["email", "webhook"]),
    ("PUT", "password", ["old", "new"]),
    ("POST", "delete", ["password"]),
    ("POST", "sessions/end", ["id"]),
    ("POST", "email/confirm", ["token"]),
]
BAD = [
    b"\xff\xfe",
    b'{"%s":"\xff\xfe"}',
    b'{"%s":"\\u0000 with a nul"}',
    b'{"%s":"\\ud800"}',
    b'{"%s":7}',
    b'{"%s":null}',
    b'{"%s":"' + b"x" * 100_000 + b'"}',
    b'{"%s":"' + "ß".encode() * 60 + b'"}',
    b"[]",
    b"",
]


@pytest.mark.parametrize(("method", "path", "fields"), ROUTES)
def test_nonsense_gets_a_sentence(house: House, method: str, path: str, fields: list[str]) -> None:
    anna = account(house)
    for body in BAD:
        for field in fields if b"%s" in body else [""]:
            rest = b"".join(
                b',"%s":"long enough"' % other.encode() for other in fields if other != field
            )
            sent = body.replace(b"%s", field.encode())
            sent = sent[:-1] + rest + b"}" if field else sent
            response = house.client.request(
                method,
                f"/api/people/{path}",
                content=sent,
                headers={**anna.headers, **HEADERS, "Cookie": f"stellwerk={anna.cookie}"},
            )
            house.client.cookies.clear()
            assert 400 <= response.status_code < 500, (sent[:80], response.text)
            assert len(response.json()["message"]) > 10
