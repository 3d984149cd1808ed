"""People who use a server in tests, each with a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession
from sqlalchemy.engine import URL

from server.worker_commands import TINY_WORKER
from stellwerk.core.compiled import is_compiled
from stellwerk.server.app import create_app
from stellwerk.server.bots import COMMAND, BotPool
from stellwerk.server.settings import Settings
from stellwerk.server.static_files import StaticFiles
from stellwerk.server.table_service import TableService, now
from stellwerk.table.delta import Delta
from stellwerk.table.view import View
from table.tables import Mirror

ORIGIN = "http://testserver.local"
PATIENCE = 180.0
"""Seconds a busy machine may take for anything."""
NO_CLIENT = StaticFiles(Path(__file__).with_name("no client is built here"))


class House:
    """A server at work."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.service: TableService = client.app.state.service
        # Games go the same way each time.
        self.service.chance = Random(1)

    def guest(self) -> Guest:
        return Guest(self.client)


class Guest:
    """Somebody with a browser: a cookie jar of their own and the right origin."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.cookie = ""
        self.headers = {"Origin": ORIGIN}

    def ask(self, method: str, path: str, expect: int = 200, **more: Any) -> Any:
        """Send a request and look at the answer."""
        headers = {**self.headers, **more.pop("headers", {})}
        if self.cookie:
            headers["Cookie"] = f"stellwerk={self.cookie}"
        response = self.client.request(method, path, headers=headers, **more)
        self.client.cookies.clear()
        if "stellwerk" in response.cookies:
            self.cookie = response.cookies["stellwerk"]
        assert response.status_code == expect, response.text
        if "json" in response.headers.get("content-type", ""):
            return response.json()
        return response.text

    def get(self, path: str, expect: int = 200, **params: Any) -> Any:
        return self.ask("GET", path, expect, params=params)

    def post(self, path: str, body: object = None, expect: int = 200) -> Any:
        return self.ask("POST", path, expect, json=body)

    def open(self, title: str = "tiny", *seats: dict[str, str], **more: Any) -> str:
        """Open a table; its id."""
        body = {"title": title, "seats": list(seats) or [{"name": "Anna"}, {}], **more}
        opened: str = self.post("/api/tables/", body, 201)["id"]
        return opened

    def do(self, table: str, what: str, expect: int = 200, **more: Any) -> Any:
        """Do something at a table."""
        return self.post(f"/api/tables/{table}/commands", {"do": what, **more}, expect)

    def view(self, table: str, **params: Any) -> Any:
        return self.get(f"/api/tables/{table}", **params)

    @contextmanager
    def live(self, table: str, query: str = "") -> Iterator[Socket]:
        """Watch a table."""
        headers = dict(self.headers)
        if self.cookie:
            headers["Cookie"] = f"stellwerk={self.cookie}"
        path = f"/api/tables/{table}/live{query}"
        with self.client.websocket_connect(path, headers=headers) as session:
            yield Socket(session)


class Socket:
    """A socket and the view it lives on."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        first = session.receive_json(timeout=PATIENCE)
        assert first["type"] == "view"
        self.mirror = Mirror(msgspec.convert(first["view"], View))

    @property
    def view(self) -> Any:
        return self.mirror.view

    def next(self) -> Any:
        """The next message, taken into the view."""
        message = self.session.receive_json(timeout=PATIENCE)
        if message["type"] == "delta":
            text = msgspec.json.encode(message["delta"])
            self.mirror.patch(msgspec.json.decode(text, type=Delta))
        elif message["type"] == "view":
            self.mirror.view = message["view"]
        return message

    def until(self, kind: str) -> Any:
        """Take messages until one of a kind comes."""
        while True:
            message = self.next()
            if message["type"] == kind:
                return message

    def do(self, what: str, **more: Any) -> None:
        self.session.send_json({"type": "command", "id": 1, "command": {"do": what, **more}})


@contextmanager
def open_house(url: URL, bots: BotPool | None = None, **more: Any) -> Iterator[House]:
    """A server on a database, with a bot worker once a bot is asked."""
    address = url.render_as_string(hide_password=False)
    more = {"requests_per_minute": 100_000, "logins_per_minute": 1_000, **more}
    more = {"tables_per_person": 100_000, "guests_per_hour": 100_000, **more}
    more = {"host": "testserver.local", **more}
    # Nobody is there who would have to follow what stand-ins do.
    more = {"stand_in": "random", "stand_in_grace_seconds": 0, "stand_in_pace_seconds": 0, **more}
    # Workers of tests know Tiny as well, which the compiled package cannot build on.
    pool = bots or BotPool(1, 30.0, COMMAND if is_compiled() else TINY_WORKER, ahead=False)
    app = create_app(Settings(database=address, workers=1, **more), pool, NO_CLIENT)
    with TestClient(app, base_url=ORIGIN, raise_server_exceptions=False) as client:
        yield House(client)


def give_address(house: House, guest: Guest, address: str) -> None:
    """Give somebody an address as if they had confirmed it."""

    async def give() -> None:
        session = await house.service.sessions.find(guest.cookie, house.service.secret, now())
        assert session is not None
        await house.service.people.want_email(session.person, address)
        assert await house.service.people.confirm_email(session.person, address)

    with house.client.portal() as portal:
        portal.call(give)


def let_pass(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """Let time pass for the server, at once."""
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + seconds * 1_000_000_000)


def wait_for(condition: Any, seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)
