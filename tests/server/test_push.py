"""Web push: browsers get turn notices in messages only they can read."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy.engine import URL

from server.guests import Guest, House, let_pass, open_house, wait_for
from server.posts import Hook, Rounds
from server.test_api import two_guests
from stellwerk.server.push import contact
from stellwerk.server.settings import Settings, Smtp
from stellwerk.store.database import database_url


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """A browser with a subscription: it alone can read what is pushed to it."""

    def __init__(self, path: str = "one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.endpoint = f"https://hooks.example/push/{path}"
        self.path = f"/push/{path}"

    def subscribe(self, guest: Guest, **more: str) -> Any:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self.auth)}
        return guest.post("/api/push", {"endpoint": self.endpoint, **keys, **more})

    def read(self, body: bytes) -> Any:
        """What a push says."""
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return msgspec.json.decode(plain)

    def got(self, hook: Hook) -> list[Any]:
        """Everything that was pushed to this browser."""
        return [self.read(body) for path, _, body in hook.posts if path == self.path]


def test_a_turn_is_pushed_to_every_browser_of_the_person(
    url: URL, monkeypatch: pytest.MonkeyPatch, hook: Hook, rounds: Rounds
) -> None:
    hook.status = 201
    with open_house(url, base_url="https://testserver.local") as house:
        house.client.base_url = "https://testserver.local"
        anna, boris, table = guests(house)
        one, two, others = Browser("one"), Browser("two"), Browser("others")
        assert one.subscribe(boris, language="de")["count"] == 1
        assert two.subscribe(boris, language="de")["count"] == 2
        assert two.subscribe(boris, language="de")["count"] == 2
        others.subscribe(house.guest())
        let_pass(monkeypatch, 61)
        wait_for(lambda: len(hook.posts) == 2)
        rounds.wait_until_idle()
        message = {
            "title": "Tiny: du bist dran",
            "body": "Mit Anna",
            "table": table,
            "link": f"/table/{table}",
        }
        assert one.got(hook) == two.got(hook) == [message]
        key = anna.get("/api/push")["key"]
        for head in hook.heads:
            assert (head["ttl"], head["topic"]) == ("86400", table)
            assert head["content-encoding"] == "aes128gcm"
            scheme, _, parts = head["authorization"].partition(" ")
            signed = dict(part.strip().split("=", 1) for part in parts.split(","))
            assert (scheme, signed["k"]) == ("vapid", key)
            assert Vapid02.verify(head["authorization"])


def guests(house: House) -> tuple[Guest, Guest, str]:
    """Two guests at a table where Boris is awaited, with the origin this server expects."""
    origin = house.service.settings.origin or "http://testserver.local"
    made = house.guest
    house.guest = lambda: at(made(), origin)  # type: ignore[method-assign]
    return two_guests(house)


def at(guest: Guest, origin: str) -> Guest:
    guest.headers = {"Origin": origin}
    return guest


def test_a_browser_that_is_gone_is_forgotten(
    url: URL, monkeypatch: pytest.MonkeyPatch, hook: Hook, rounds: Rounds
) -> None:
    hook.status = 410
    with open_house(url) as house:
        _, boris, _ = two_guests(house)
        Browser().subscribe(boris)
        let_pass(monkeypatch, 61)
        wait_for(lambda: hook.posts)
        rounds.wait_until_idle()
        assert boris.post("/api/push/forget", {"endpoint": "https://x.example/"})["count"] == 0
        let_pass(monkeypatch, 100_000)
        rounds.wait_until_idle()
        assert len(hook.posts) == 1


def test_a_push_service_that_is_down_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hook: Hook, rounds: Rounds
) -> None:
    hook.status = 503
    with open_house(database_url(str(tmp_path / "t.db"))) as house:
        _, boris, _ = two_guests(house)
        Browser().subscribe(boris)
        let_pass(monkeypatch, 61)
        wait_for(lambda: hook.posts)
        hook.status = 201
        let_pass(monkeypatch, 121)
        wait_for(lambda: len(hook.posts) == 2)
        let_pass(monkeypatch, 100_000)
        rounds.wait_until_idle()
        assert len(hook.posts) == 2


def test_a_browser_belongs_to_whoever_used_it_last(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    browser = Browser()
    assert browser.subscribe(anna)["count"] == 1
    assert browser.subscribe(boris)["count"] == 1
    forget = {"endpoint": browser.endpoint}
    assert anna.post("/api/push/forget", forget)["count"] == 0
    assert browser.subscribe(boris)["count"] == 1
    assert boris.post("/api/push/forget", forget)["count"] == 0


def test_a_person_has_so_many_browsers_and_no_more(house: House) -> None:
    guest = house.guest()
    counts = [Browser(str(number)).subscribe(guest)["count"] for number in range(22)]
    assert counts == [*range(1, 21), 20, 20]


def test_the_language_is_kept_and_the_zone_where_there_are_no_hours_yet(
    house: House,
) -> None:
    guest = house.guest()
    Browser().subscribe(guest, language="cs", zone="Europe/Prague")
    found = guest.get("/api/people/me")["notices"]
    assert (found["language"], found["zone"]) == ("cs", "Europe/Prague")
    hours = {"quiet_from": 22, "quiet_to": 7, "zone": "Asia/Tokyo"}
    guest.ask("PUT", "/api/people/notices", json=hours)
    Browser().subscribe(guest, language="fr", zone="Europe/Prague")
    found = guest.get("/api/people/me")["notices"]
    assert (found["language"], found["zone"]) == ("fr", "Asia/Tokyo")


def test_only_what_can_be_pushed_to_is_kept(house: House) -> None:
    guest = house.guest()
    good = {"endpoint": "https://push.example/1", "p256dh": "", "auth": text(b"0" * 16)}
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    good["p256dh"] = text(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    packed = text(point.public_bytes(Encoding.X962, PublicFormat.CompressedPoint))
    for bad in (
        {"endpoint": "https://10.0.0.1/x"},
        {"endpoint": "http://push.example/x"},
        {"p256dh": text(b"\x04" + b"1" * 64)},
        {"p256dh": packed},
        {"p256dh": "ü"},
        {"auth": text(b"0" * 15)},
        {"auth": "%"},
    ):
        guest.post("/api/push", {**good, **bad}, 409)
    guest.post("/api/push", {**good, "language": "xx"}, 400)
    assert guest.post("/api/push", {**good, "zone": "Nowhere"})["count"] == 1


def test_the_key_outlives_a_restart_and_is_no_secret(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "t.db"))
    keys = []
    for _ in range(2):
        with open_house(url) as house:
            keys.append(house.guest().get("/api/push")["key"])
            assert house.service.push_key != keys[0]
    assert keys[0] == keys[1]


@pytest.mark.parametrize(
    ("settings", "found"),
    [
        (Settings(), "mailto:nobody@localhost"),
        (Settings(base_url="https://games.example.org"), "https://games.example.org"),
        (Settings(smtp=Smtp("m", sender="House <h@example.org>")), "mailto:h@example.org"),
    ],
)
def test_a_push_service_knows_whom_to_ask(settings: Settings, found: str) -> None:
    assert contact(settings) == found
    claims = {"sub": found, "aud": "https://push.example", "exp": 1}
    key = Vapid02()
    key.generate_keys()
    assert key.sign(claims)["Authorization"]
