"""Texts that no database and no screen can take get a 400 and a sentence, on every route."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.engine import URL

from server.guests import Guest, House, open_house
from server.test_api import two_guests

MARK = "MARK"
SEATS = [{"name": "Anna"}, {}]
TEXTS = {
    "invalid UTF-8": b"\xff\xfe",
    "half a character": b"\xc3",
    "NUL": b"\\u0000",
    "half a pair": b"\\ud800",
    "NUL as it is": b"\x00",
}
ROUTES: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/tables/", {"title": MARK, "seats": SEATS}),
    ("POST", "/api/tables/", {"title": "tiny", "seats": [{"name": MARK}, {}]}),
    ("POST", "/api/tables/", {"title": "tiny", "seats": SEATS, "options": {MARK: "x"}}),
    ("POST", "/api/tables/", {"title": "tiny", "seats": [{"name": "A"}, {"bot": MARK}]}),
    ("POST", "/api/tables/fork", {"table": MARK, "kept": 0, "seats": SEATS}),
    ("POST", "/api/tables/fork", {"record": MARK, "kept": 0, "seats": SEATS}),
    ("POST", "/api/tables/claim", {"key": MARK}),
    ("POST", "/api/records", {"record": MARK}),
    ("POST", "/api/people/login", {"name": MARK, "password": "a long password"}),
    ("POST", "/api/people/login", {"name": "Anna", "password": f"a long password{MARK}"}),
    ("POST", "/api/people/account", {"name": MARK, "password": "a long password"}),
    ("PUT", "/api/people/name", {"name": MARK}),
    ("PUT", "/api/people/notices", {"email": f"{MARK}@example.org"}),
    ("PUT", "/api/people/notices", {"webhook": f"https://example.org/{MARK}"}),
]
COMMANDS: list[dict[str, Any]] = [
    {"do": "sit", "seat": 1, "name": MARK},
    {"do": "sit", "seat": 1, "name": "B", "invitation": MARK},
    {"do": "bot", "seat": 1, "level": MARK},
    {"do": "rename", "seat": 0, "name": MARK},
    {"do": "say", "seat": 0, "text": MARK},
    {"do": "note", "seat": 0, "text": MARK},
    {"do": "prefer", "seat": 0, "confirm": True, "declined": [MARK]},
    {"do": "move", "seat": 0, "step": 0, "move": MARK},
]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def lasting(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server of each kind for all of these."""
    from databases import fresh_postgres
    from stellwerk.store.database import database_url

    url: URL = (
        database_url(str(tmp_path_factory.mktemp("odd") / "odd.db"))
        if request.param == "sqlite"
        else fresh_postgres(request.getfixturevalue("postgres"))
    )
    with open_house(url) as house:
        yield house


def bodies(body: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """The body with each text in place of the mark."""
    for name, text in TEXTS.items():
        yield name, json.dumps(body).encode().replace(MARK.encode(), text)


def refused(guest: Guest, method: str, path: str, content: bytes) -> None:
    """A refusal that says why; a password of any characters may also be a wrong one."""
    headers = {**guest.headers, "Content-Type": "application/json"}
    headers["Cookie"] = f"stellwerk={guest.cookie}"
    answer = guest.client.request(method, path, content=content, headers=headers)
    guest.client.cookies.clear()
    assert 400 <= answer.status_code < 500, (content, answer.text)
    assert answer.json()["message"]


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_odd_texts_are_refused(
    lasting: House, method: str, path: str, body: dict[str, Any]
) -> None:
    guest = lasting.guest()
    guest.open()
    for _, content in bodies(body):
        refused(guest, method, path, content)


@pytest.mark.parametrize("command", COMMANDS)
def test_odd_commands_are_refused(lasting: House, command: dict[str, Any]) -> None:
    anna = lasting.guest()
    if command["do"] == "move":
        anna, _, table = two_guests(lasting)
    else:
        table = anna.open()
    kept = anna.post(f"/api/tables/{table}/invite/1")["secret"] if command["do"] == "sit" else ""
    for _, content in bodies(command):
        refused(anna, "POST", f"/api/tables/{table}/commands", content)
    if kept:
        assert anna.view(table)["seats"][1]["kind"] == "open"


@pytest.mark.parametrize(
    "path", ["", "/mine", "/log", "/picture", "/record", "/replay", "/history"]
)
def test_odd_addresses_are_unknown_tables(lasting: House, path: str) -> None:
    guest = lasting.guest()
    guest.open()
    for id_ in ("%00", "a%00b", "%ff", "%ed%a0%80", "x" * 32):
        guest.get(f"/api/tables/{id_}{path}", 404)
    for id_ in ("%00", "a%00b"):
        for path in ("rematch", "links/0", "invite/0"):
            guest.post(f"/api/tables/{id_}/{path}", None, 404)
        with pytest.raises(WebSocketDisconnect) as end, guest.live(id_):
            pass
        assert end.value.code == 4404


def test_odd_questions_are_refused(lasting: House) -> None:
    anna, _, table = two_guests(lasting)
    for move in ("%00", "%ff", "%ed%a0%80"):
        anna.ask("GET", f"/api/tables/{table}/why?move={move}", 400)


def test_names_that_grow_when_their_case_is_folded(lasting: House) -> None:
    anna = lasting.guest()
    for name in ("ß" * 60, "ΐ" * 31):
        account = {"name": name, "password": "a long password"}
        fault = anna.post("/api/people/account", account, 400)
        assert "too long" in fault["message"]
        anna.post("/api/people/login", account, 400)
    anna.post("/api/people/account", {"name": "ß" * 30, "password": "a long password"})
    anna.ask("PUT", "/api/people/name", 400, json={"name": "ß" * 31})
    table = anna.open("tiny", {"name": "ß" * 60}, {})
    assert anna.view(table)["seats"][0]["name"] == "ß" * 60


def test_odd_keys_and_cookies_are_nobodys(lasting: House) -> None:
    guest = lasting.guest()
    table = guest.open()
    for header in (b"Bearer \xff\xfe", b"Bearer \xc3", b"Bearer", b"\xff"):
        answer = guest.client.get(f"/api/tables/{table}", headers={b"Authorization": header})
        assert answer.json()["viewer"] == -3
    for cookie in (b"stellwerk=\xff.\xff", b"stellwerk=%00.x", b"stellwerk=\xc3"):
        answer = guest.client.get(f"/api/tables/{table}", headers={b"Cookie": cookie})
        assert answer.json()["viewer"] == -3
