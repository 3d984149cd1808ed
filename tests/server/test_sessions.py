"""Sessions: they end, expire and renew themselves, and cookies of before become one."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.engine import URL

from databases import fresh_postgres
from games.stored import old_house, people
from server.guests import PATIENCE, Guest, House, let_pass, open_house, wait_for
from stellwerk.server.sessions import device
from stellwerk.server.tokens import sign, sign_session

DAY = 24 * 3_600
ANNA = {"name": "Anna", "password": "Anna knows"}


def copy_of(house: House, guest: Guest) -> Guest:
    """Somebody who has copied a cookie."""
    thief = house.guest()
    thief.cookie = guest.cookie
    return thief


def name_of(guest: Guest) -> Any:
    return guest.get("/api/people/me")["name"]


def test_a_copied_cookie_is_worth_nothing_after_logging_out(house: House) -> None:
    anna = house.guest()
    anna.post("/api/people/account", ANNA)
    thief = copy_of(house, anna)
    assert name_of(thief) == "Anna"
    anna.post("/api/people/logout")
    assert name_of(thief) is None
    assert name_of(anna) is None


def test_a_guest_who_logs_out_leaves_no_cookie_that_works(house: House) -> None:
    anna = house.guest()
    table = anna.open()
    thief = copy_of(house, anna)
    anna.post("/api/people/logout")
    assert thief.view(table)["viewer"] == -3
    thief.do(table, "start", 403)


def test_making_an_account_and_logging_in_begin_new_sessions(house: House) -> None:
    anna = house.guest()
    table = anna.open()
    guest = copy_of(house, anna)
    anna.post("/api/people/account", ANNA)
    assert anna.view(table)["viewer"] == 0
    assert guest.view(table)["viewer"] == -3
    before = copy_of(house, anna)
    anna.post("/api/people/login", ANNA)
    assert name_of(anna) == "Anna"
    assert name_of(before) is None


def test_a_socket_ends_with_its_session(house: House) -> None:
    anna = house.guest()
    table = anna.open()
    with anna.live(table) as socket:
        copy_of(house, anna).post("/api/people/logout")
        with pytest.raises(WebSocketDisconnect) as fault:
            socket.session.receive_json(timeout=PATIENCE)
    assert (fault.value.code, fault.value.detail) == (1008, "You are logged out.")


def test_a_session_ends_in_every_process(postgres: str) -> None:
    url = fresh_postgres(postgres)
    with open_house(url) as one, open_house(url) as other:
        anna = one.guest()
        table = anna.open()
        there = copy_of(other, anna)
        assert there.view(table)["viewer"] == 0
        with there.live(table) as socket:
            anna.post("/api/people/logout")
            with pytest.raises(WebSocketDisconnect):
                socket.session.receive_json(timeout=PATIENCE)
        wait_for(lambda: there.view(table)["viewer"] == -3, 2)


def test_old_cookies_are_exchanged_once(empty_url: URL) -> None:
    """Nobody loses a seat by an upgrade; but somebody who copied the old cookie has nothing."""
    old_house(empty_url)
    with open_house(empty_url) as house:
        table, person = next(iter(people().items()))
        guest = house.guest()
        old = guest.cookie = sign(person, house.service.secret)
        late = copy_of(house, guest)
        mine = guest.get(f"/api/tables/{table}/mine")["seats"]
        assert mine
        assert guest.cookie != old
        assert guest.get(f"/api/tables/{table}/mine")["seats"] == mine
        late.get("/api/tables/mine")
        assert late.cookie == old, "a request that was under way still works, and gets no cookie"


def test_an_old_cookie_is_worth_nothing_once_it_was_exchanged(
    empty_url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_house(empty_url)
    with open_house(empty_url) as house:
        table, person = next(iter(people().items()))
        guest = house.guest()
        guest.cookie = sign(person, house.service.secret)
        thief = copy_of(house, guest)
        lost = copy_of(house, guest)
        lost.get("/api/tables/mine")
        let_pass(monkeypatch, DAY)
        assert guest.get(f"/api/tables/{table}/mine")["seats"], "the answer to another was lost"
        assert guest.get(f"/api/tables/{table}/mine")["seats"]
        let_pass(monkeypatch, 61)
        assert thief.get(f"/api/tables/{table}/mine")["seats"] == []
        assert guest.get(f"/api/tables/{table}/mine")["seats"]


def test_only_people_from_before_have_old_cookies(house: House) -> None:
    anna = house.guest()
    table = anna.open()
    person = house.service.live_tables[table].table.seats[0].person
    anna.cookie = sign(person, house.service.secret)
    assert anna.view(table)["viewer"] == -3


def test_cookies_are_renewed_every_day(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.guest()
    table = anna.open()
    first = anna.cookie
    assert anna.view(table)["viewer"] == 0
    assert anna.cookie == first
    let_pass(monkeypatch, DAY + 1)
    thief = copy_of(house, anna)
    assert anna.view(table)["viewer"] == 0
    assert anna.cookie != first
    assert anna.view(table)["viewer"] == 0
    let_pass(monkeypatch, 61)
    assert thief.view(table)["viewer"] == -3
    assert anna.view(table)["viewer"] == 0


def test_sessions_nobody_uses_expire(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = house.guest(), house.guest()
    table = anna.open()
    boris.post("/api/people/account", {"name": "Boris", "password": "Boris knows"})
    let_pass(monkeypatch, 80 * DAY)
    assert name_of(boris) == "Boris"
    let_pass(monkeypatch, 80 * DAY)
    assert name_of(boris) == "Boris", "it was used meanwhile"
    let_pass(monkeypatch, 91 * DAY)
    assert name_of(boris) is None
    let_pass(monkeypatch, 100 * DAY)
    assert anna.view(table)["viewer"] == 0
    let_pass(monkeypatch, 366 * DAY)
    assert anna.view(table)["viewer"] == -3


@pytest.mark.parametrize(
    "cookie", ["", ".", "a.b", "a.b.c", "x" * 5_000, sign_session("nobody", 1, "another secret")]
)
def test_a_cookie_nobody_made_is_nobody(house: House, cookie: str) -> None:
    guest = house.guest()
    guest.cookie = cookie
    assert name_of(guest) is None
    guest.cookie = sign_session("no such session", 1, house.service.secret)
    assert name_of(guest) is None


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        (
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
                "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
            ),
            "Edge, Windows",
        ),
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
                "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
            ),
            "Safari, iPhone",
        ),
        ("python-httpx/0.28.1", "python-httpx"),
        ("<script>", ""),
        ("", ""),
        ("x" * 500, "x" * 40),
    ],
)
def test_devices_are_known_by_browser_and_system(agent: str, name: str) -> None:
    assert device(agent) == name
