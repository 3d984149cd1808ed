"""Limits: one network is one address, and all processes count expensive requests together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Scope, Send
from sqlalchemy.engine import URL

from databases import fresh_postgres
from server.guests import Guest, House, let_pass, open_house
from stellwerk.server.networks import network
from stellwerk.store.database import database_url

WRONG = {"name": "Anna", "password": "not the one"}
RIGHT = {"name": "Anna", "password": "Anna knows"}


@pytest.mark.parametrize(
    ("address", "one"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(address: str, one: str) -> None:
    assert network(address) == one


@contextmanager
def coming_from(house: House, address: str) -> Iterator[None]:
    """Everything comes from this address for a while."""
    client: Any = house.client
    inner = client.app.asgi_handler

    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        changed: Any = {"client": (address, 40_000), "changed": True}
        changed = scope if "changed" in scope else {**scope, **changed}
        await inner(changed, receive, send)

    client.app.asgi_handler = outer
    try:
        yield
    finally:
        client.app.asgi_handler = inner


def log_in(house: House, address: str, expect: int, name: str = "nobody") -> Any:
    with coming_from(house, address):
        return house.guest().post("/api/people/login", {**WRONG, "name": name}, expect)


def test_guesses_from_one_network_are_counted_together(url: URL) -> None:
    with open_house(url, logins_per_minute=4) as house:
        for number in range(4):
            log_in(house, f"2001:db8::{number:x}", 401, f"name {number}")
        fault = log_in(house, "2001:db8::ffff", 429)
        assert fault["message"] == "Too many requests are coming from your network; wait a minute."
        log_in(house, "2001:db8:0:1::1", 401)


def test_requests_and_sockets_of_one_network_are_counted_together(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "t.db"))
    with open_house(url, requests_per_minute=6, sockets_per_address=1) as house:
        anna = house.guest()
        with coming_from(house, "2001:db8::1"):
            table = anna.open()
            with anna.live(table):
                with (
                    coming_from(house, "2001:db8::2"),
                    pytest.raises(WebSocketDisconnect),
                    anna.live(table),
                ):
                    pass
                with coming_from(house, "2001:db8:0:1::2"), anna.live(table):
                    pass
        for number in range(5):
            with coming_from(house, f"2001:db8::{number:x}"):
                house.guest().get("/api/catalog")
        with coming_from(house, "2001:db8::aaaa"):
            house.guest().get("/api/catalog", 429)
        with coming_from(house, "2001:db8:0:1::"):
            house.guest().get("/api/catalog")


def guess(guest: Guest, expect: int, **body: str) -> Any:
    return guest.post("/api/people/login", {**WRONG, **body}, expect)


def test_one_account_is_not_guessed_from_many_addresses(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest()
    anna.post("/api/people/account", RIGHT)
    for number in range(9):
        log_in(house, f"198.51.100.{number}", 401, "ANNA")
    anna.post("/api/people/login", RIGHT)
    for number in range(10):
        log_in(house, f"198.51.100.{number}", 401, "anna")
    fault = log_in(house, "203.0.113.9", 429, "Anna")
    assert fault["message"].startswith("Too many wrong passwords for this account")
    guess(house.guest(), 429, **RIGHT)
    assert anna.get("/api/people/me")["name"] == "Anna", "whoever is inside stays"
    guess(house.guest(), 401, name="Boris")
    let_pass(monkeypatch, 601)
    guess(house.guest(), 200, **RIGHT)


def test_a_clock_that_was_ahead_keeps_nobody_out(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as wrong:
        let_pass(wrong, 86_400)
        with open_house(url, logins_per_minute=1) as house:
            guess(house.guest(), 401)
            guess(house.guest(), 429)
    with open_house(url, logins_per_minute=1) as house:
        guess(house.guest(), 401)
        guess(house.guest(), 429)


def test_processes_count_together(postgres: str) -> None:
    url = fresh_postgres(postgres)
    more: dict[str, Any] = {"logins_per_minute": 6}
    with open_house(url, **more) as one, open_house(url, **more) as other:
        for house in (one, other) * 3:
            guess(house.guest(), 401)
        guess(one.guest(), 429)
        guess(other.guest(), 429)


def test_the_answer_says_how_long_to_wait(url: URL) -> None:
    with open_house(url, logins_per_minute=1) as house:
        guess(house.guest(), 401)
        answer = house.client.post("/api/people/login", json=WRONG)
        assert answer.status_code == 429
        assert 1 <= int(answer.headers["retry-after"]) <= 60


def test_who_keeps_no_cookie_is_not_many_people(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Quotas and the turns of bots are for each person."""
    with open_house(url, guests_per_hour=2) as house:
        anna, eve = house.guest(), house.guest()
        with coming_from(house, "2001:db8::1"):
            table = anna.open()
            house.guest().open()
        with coming_from(house, "2001:db8::2"):
            fault = eve.post("/api/tables/", {"title": "tiny", "seats": [{"name": "Eve"}, {}]}, 429)
            assert fault["message"].startswith("Too many new people have come from your network")
            eve.do(table, "sit", 429, seat=1, name="Eve")
            eve.post("/api/people/account", RIGHT, 429)
            anna.open()
            anna.post("/api/people/account", RIGHT)
            eve.post("/api/people/login", RIGHT)
            eve.open()
        with coming_from(house, "2001:db8:0:1::1"):
            house.guest().open()
        let_pass(monkeypatch, 3_601)
        with coming_from(house, "2001:db8::3"):
            house.guest().do(table, "sit", seat=1, name="Boris")
