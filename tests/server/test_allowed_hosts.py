"""Under which names a server answers, who may read its metrics, and what it tells browsers."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from server.guests import NO_CLIENT, ORIGIN, House, open_house
from server.worker_commands import TINY_WORKER
from stellwerk.server.allowed_hosts import is_known
from stellwerk.server.app import create_app
from stellwerk.server.bots import BotPool
from stellwerk.server.settings import Settings
from stellwerk.store.database import database_url

MACHINE = socket.gethostname().lower()


@pytest.mark.parametrize(
    ("host", "listening", "known"),
    [
        ("localhost:8000", "127.0.0.1", True),
        ("LOCALHOST.", "127.0.0.1", True),
        ("games.localhost", "127.0.0.1", True),
        ("127.0.0.1:8000", "127.0.0.1", True),
        ("[::1]:8000", "127.0.0.1", True),
        ("192.0.2.7:8000", "192.0.2.7", True),
        ("[2001:db8::7]", "2001:DB8:0::7", True),
        ("192.0.2.8", "192.0.2.7", False),
        ("192.0.2.8", "0.0.0.0", True),
        ("[2001:db8::8]", "::", True),
        (MACHINE, "0.0.0.0", True),
        (MACHINE, "127.0.0.1", MACHINE == "localhost"),
        ("railway", "railway", True),
        ("evil.example", "127.0.0.1", False),
        ("evil.example", "0.0.0.0", False),
        ("localhost.evil.example", "0.0.0.0", False),
        ("", "127.0.0.1", False),
        ("", "", False),
        ("[", "127.0.0.1", False),
        ("evil.example:x", "0.0.0.0", False),
    ],
)
def test_names_of_this_machine(host: str, listening: str, known: bool) -> None:
    assert is_known(host, listening) is known


def test_another_name_is_refused_by_http_and_by_socket(house: House) -> None:
    refused = house.client.get("/api/catalog", headers={"Host": "evil.example"})
    assert refused.status_code == 421
    assert refused.json()["message"] == (
        "This server does not answer under that name; --base-url gives it one."
    )
    anna = house.guest()
    table = anna.open()
    anna.headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    with pytest.raises(WebSocketDisconnect), anna.live(table):
        pass
    assert house.client.get("/", headers={"Host": "evil.example"}).status_code == 421


def test_a_server_with_an_address_leaves_names_to_its_proxy(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "t.db"))
    with open_house(url, base_url="https://games.example.org") as house:
        answer = house.client.get("/api/catalog", headers={"Host": "10.0.0.7"})
        assert answer.status_code == 200
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_without_https_browsers_are_not_bound_to_it(house: House) -> None:
    assert "strict-transport-security" not in house.client.get("/api/catalog").headers


def client_at(tmp_path: Path, address: str, token: str = "") -> TestClient[Litestar]:
    """Somebody at an address."""
    settings = Settings(
        database=str(tmp_path / "t.db"), host="testserver.local", metrics_token=token
    )
    app = create_app(settings, BotPool(1, 5.0, TINY_WORKER, ahead=False), NO_CLIENT)
    handle = app.asgi_handler

    async def from_address(scope: Any, receive: Any, send: Any) -> None:
        scope["client"] = (address, 1)
        await handle(scope, receive, send)

    app.asgi_handler = from_address
    return TestClient(app, base_url=ORIGIN)


@pytest.mark.parametrize(
    ("address", "token", "sent", "status"),
    [
        ("127.0.0.1", "", "", 200),
        ("::1", "", "", 200),
        ("192.0.2.7", "", "", 403),
        ("", "", "", 403),
        ("192.0.2.7", "secret", "Bearer secret", 200),
        ("192.0.2.7", "secret", "Bearer other", 401),
        ("192.0.2.7", "secret", "", 401),
        ("127.0.0.1", "secret", "", 401),
        ("127.0.0.1", "secret", "secret", 401),
    ],
)
def test_numbers_are_for_this_machine_or_who_has_the_token(
    tmp_path: Path, address: str, token: str, sent: str, status: int
) -> None:
    with client_at(tmp_path, address, token) as client:
        answer = client.get("/metrics", headers={"Authorization": sent} if sent else {})
        assert answer.status_code == status
        assert ("stellwerk_acts_total" in answer.text) is (status == 200)


def test_the_schema_is_made_while_others_are_served(tmp_path: Path) -> None:
    """Others are answered while it is made, and it is made once."""
    with open_house(database_url(str(tmp_path / "t.db"))) as house:
        house.client.get("/health")
        with ThreadPoolExecutor(2) as threads:
            schemas = [threads.submit(house.client.get, "/schema/openapi.json") for _ in range(2)]
            answered = 0
            while not all(schema.done() for schema in schemas):
                assert house.client.get("/health").status_code == 200
                answered += 1
            assert all(schema.result().status_code == 200 for schema in schemas)
        assert answered > 3
