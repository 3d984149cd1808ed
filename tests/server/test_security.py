"""What strangers, forgers and floods get."""

from __future__ import annotations

import logging
from datetime import timedelta
from io import StringIO

import pytest
from argon2 import PasswordHasher, extract_parameters
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.engine import URL

from server.guests import House, open_house, wait_for
from server.test_api import two_guests
from stellwerk.server.background import forget_addresses
from stellwerk.server.logs import JsonFormatter
from stellwerk.server.tokens import new_key, sign, signed


def test_another_site_cannot_use_the_cookie(house: House) -> None:
    anna, _, table = two_guests(house)
    step = anna.view(table)["step"]
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://[::1"},
        {"Origin": "http://testserver.local", "Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},
    ):
        anna.headers = headers
        assert anna.do(table, "move", 403, seat=0, step=step, move="left")["code"] == "not-yours"
    anna.headers = {"Sec-Fetch-Site": "same-origin"}
    anna.do(table, "move", seat=0, step=step, move="left")


def test_a_forged_cookie_is_nobody(house: House) -> None:
    anna, _, table = two_guests(house)
    thief = house.guest()
    person, _, signature = anna.cookie.partition(".")
    for cookie in (person, f"{person}.", f"{person}.{'0' * 64}", f"x.{signature}", "ü.x", "."):
        thief.cookie = cookie.encode("ascii", "ignore").decode()
        assert thief.view(table)["viewer"] == -3
        assert thief.get("/api/tables/mine") == []


def test_signatures() -> None:
    assert signed(sign("anna", "s"), "s") == "anna"
    assert signed(sign("anna", "s"), "t") is None
    assert signed("", "s") is None
    assert len({new_key() for _ in range(100)}) == 100


def test_passwords_are_hashed_with_much_work(real_hasher: PasswordHasher) -> None:
    """As RFC 9106 recommends it where memory is scarce."""
    hashed = real_hasher.hash("a password")
    used = extract_parameters(hashed)
    assert used.memory_cost >= 64 * 1024
    assert used.time_cost >= 3
    assert real_hasher.verify(hashed, "a password")


def test_cookie_and_page_headers(house: House) -> None:
    response = house.client.post(
        "/api/tables/", json={"title": "tiny", "seats": [{"name": "A"}, {}]}
    )
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    for path in ("/health", "/api/tables/", "/api/tables/nowhere", "/nothing"):
        headers = house.client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_cookies_are_secure_behind_https(url: URL) -> None:
    with open_house(url, base_url="https://games.example.org") as house:
        guest = house.guest()
        guest.headers = {"Origin": "https://games.example.org"}
        body = {"title": "tiny", "seats": [{"name": "A"}, {}]}
        response = house.client.post("/api/tables/", json=body, headers=guest.headers)
        assert "Secure" in response.headers["set-cookie"]
        assert response.json()["links"][0]["link"].startswith("https://games.example.org/seat#")
        guest.headers = {"Origin": "http://testserver.local"}
        guest.post("/api/tables/", body, 403)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"[]", 400),
        (b'{"do":"move"}', 400),
        (b'{"do":"move","seat":"x","step":0,"move":"left"}', 400),
        (b'{"do":"move","seat":0,"step":0,"move":"left","more":1}', 400),
        (b'{"do":"say","seat":0,"text":"' + b"x" * 300_000 + b'"}', 413),
        (b"[" * 50_000, 400),
        (b"\xff\xfe", 400),
    ],
)
def test_bad_bodies_get_a_clear_answer(house: House, body: bytes, status: int) -> None:
    anna, _, table = two_guests(house)
    headers = {"Content-Type": "application/json"}
    fault = anna.ask("POST", f"/api/tables/{table}/commands", status, content=body, headers=headers)
    assert fault["code"] in ("bad-request", "too-large")
    assert "Traceback" not in fault["message"]


def test_requests_and_guesses_are_limited(url: URL) -> None:
    with open_house(url, requests_per_minute=30, logins_per_minute=5) as house:
        guest = house.guest()
        wrong = {"name": "anna", "password": "wrong password"}
        for _ in range(5):
            guest.post("/api/people/login", wrong, 401)
        assert guest.post("/api/people/login", wrong, 429)["code"] == "too-many"
        for _ in range(30):
            house.client.get("/api/catalog")
        assert guest.get("/api/catalog", 429)["code"] == "too-many"
        assert guest.get("/health")["status"] == "alive"


def test_an_address_has_so_many_sockets(url: URL) -> None:
    with open_house(url, sockets_per_address=2) as house:
        anna, boris, table = two_guests(house)
        inside = house.client.app.state.open_sockets.inside
        with anna.live(table):
            with boris.live(table):
                with pytest.raises(WebSocketDisconnect) as fault, anna.live(table):
                    pass
                assert fault.value.code == 1013
                assert fault.value.detail == "An address may have 2 sockets open."
            wait_for(lambda: inside.total() == 1)
            with anna.live(table) as again:
                assert again.view["id"] == table
        wait_for(lambda: not inside)


def test_addresses_are_forgotten(house: House) -> None:
    stores = house.client.app.stores
    store = stores.get("rate_limit")
    with house.client.portal() as portal:
        portal.call(store.set, "long ago", b"", timedelta(microseconds=1))
        portal.call(store.set, "just now", b"", timedelta(minutes=1))
        portal.call(forget_addresses, stores)
        assert not portal.call(store.exists, "long ago")
        assert portal.call(store.exists, "just now")


def test_logs_hold_no_secret(house: House) -> None:
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        anna = house.guest()
        opened = anna.post("/api/tables/", {"title": "tiny", "seats": [{"name": "A"}, {}]}, 201)
        key = opened["links"][0]["key"]
        phone = house.guest()
        phone.post("/api/tables/claim", {"key": key})
        phone.post("/api/people/account", {"name": "Anna", "password": "my secret word"})
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    text = stream.getvalue()
    assert "/api/tables/claim" in text
    for secret in (key, anna.cookie, phone.cookie, "my secret word"):
        assert secret not in text
