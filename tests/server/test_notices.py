"""Turn notices: once a turn, not in quiet hours, not to somebody who looks on."""

from __future__ import annotations

import socket
import ssl
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec
import pytest

from server.guests import House, let_pass, open_house, wait_for
from server.test_api import two_guests
from stellwerk.server import notices
from stellwerk.server.notices import public_address, quiet_until, send_webhook
from stellwerk.server.settings import Smtp
from stellwerk.store.database import database_url
from stellwerk.store.people import Person

MIDNIGHT = int(datetime(2030, 1, 1, tzinfo=UTC).timestamp()) * 1_000
HOUR = 3_600_000
CERTIFICATE = Path(__file__).with_name("certificate")
"""Of hooks.example, signed by itself, with a key that opens nothing else."""


@pytest.mark.parametrize(
    ("start", "end", "hour", "until"),
    [(22, 7, 23, 31), (22, 7, 3, 7), (22, 7, 7, None), (22, 7, 12, None), (0, 0, 5, None)],
)
def test_quiet_hours(start: int, end: int, hour: int, until: int | None) -> None:
    person = Person("p", quiet_from=start, quiet_to=end)
    found = quiet_until(person, MIDNIGHT + hour * HOUR + 60_000)
    assert found == (None if until is None else MIDNIGHT + until * HOUR)


def test_webhooks_lead_to_the_open_internet_only() -> None:
    for host in ("localhost", "127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "no.such.invalid"):
        assert public_address(host) is None
        assert not send_webhook(f"https://{host}/hook", b"{}")
    assert public_address("1.1.1.1") == "1.1.1.1"


class MailServer:
    """Takes mails as an SMTP server does."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            with client, client.makefile("rwb") as stream:
                self._talk(cast(BinaryIO, stream))

    def _talk(self, stream: BinaryIO) -> None:
        def say(line: str) -> None:
            stream.write(line.encode() + b"\r\n")
            stream.flush()

        say("220 here")
        while line := stream.readline().decode():
            word = line.split()[0].upper()
            if word == "DATA":
                say("354 go on")
                mail = ""
                while (part := stream.readline().decode()) != ".\r\n":
                    mail += part
                self.mails.append(mail)
            say("221 bye" if word == "QUIT" else "250 ok")


class Hook:
    """A webhook at hooks.example: an HTTPS server on this machine that writes down what it gets."""

    def __init__(self, status: int = 204) -> None:
        self.posts: list[tuple[str, str, Any]] = []
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.posts.append((self.path, self.headers["Host"], msgspec.json.decode(body)))
                self.send_response(status)
                self.send_header("Location", "https://hooks.example/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing on the screen."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(CERTIFICATE / "certificate.pem", CERTIFICATE / "key.pem")
        self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hook]:
    """The webhook, which only this test takes for a public one."""
    hook = Hook()
    monkeypatch.setattr(notices, "WEBHOOK_PORT", hook.port)
    monkeypatch.setattr(
        notices, "public_address", lambda host: "127.0.0.1" if host == "hooks.example" else None
    )
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE / "certificate.pem"))
    monkeypatch.setattr(notices, "ROUND", 0.05)
    yield hook
    hook.close()


@pytest.fixture
def mails(monkeypatch: pytest.MonkeyPatch) -> Iterator[MailServer]:
    """A mail server."""
    monkeypatch.setattr(notices, "ROUND", 0.05)
    server = MailServer()
    yield server
    server.listener.close()


def settle(house: House) -> None:
    """Let the server look for notices several times."""
    end = time.monotonic() + 0.5
    while time.monotonic() < end:
        assert house.client.get("/ready").status_code == 200


def test_a_turn_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mails: MailServer, hook: Hook
) -> None:
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    url = database_url(str(tmp_path / "t.db"))
    with open_house(url, smtp=smtp, base_url="http://testserver.local") as house:
        anna, boris, table = two_guests(house)
        settings = {"email": "boris@example.org", "webhook": "https://hooks.example/turns?me=1"}
        boris.ask("PUT", "/api/people/notices", json=settings)
        assert boris.get("/api/people/me")["notices"]["email"] == "boris@example.org"
        let_pass(monkeypatch, 61)
        wait_for(lambda: mails.mails and hook.posts)
        anna.do(table, "say", seat=0, text="hurry")
        let_pass(monkeypatch, 61)
        settle(house)
        assert len(mails.mails) == len(hook.posts) == 1
        assert f"http://testserver.local/table/{table}" in mails.mails[0]
        assert "To: boris@example.org" in mails.mails[0]
        link = f"http://testserver.local/table/{table}"
        turn = house.hall.rooms[table].table.game.position.turns
        news = {"event": "turn", "table": table, "title": "tiny", "turn": turn, "link": link}
        assert hook.posts == [("/turns?me=1", f"hooks.example:{hook.port}", news)]
        step = anna.view(table)["step"]
        anna.do(table, "move", seat=0, step=step, move="left")
        boris.do(table, "move", seat=1, step=step + 1, move="left")
        anna.do(table, "move", seat=0, step=step + 2, move="rest")
        anna.do(table, "confirm", seat=0, step=step + 3)
        let_pass(monkeypatch, 122)
        wait_for(lambda: len(hook.posts) == 2)
        settle(house)
        assert len(mails.mails) == len(hook.posts) == 2
        assert hook.posts[1][2]["turn"] > turn


def test_nobody_is_told_in_quiet_hours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mails: MailServer, hook: Hook
) -> None:
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    with open_house(database_url(str(tmp_path / "t.db")), smtp=smtp) as house:
        _, boris, _ = two_guests(house)
        hour = datetime.now(UTC).hour
        settings = {
            "email": "boris@example.org",
            "webhook": "https://hooks.example/turns",
            "quiet_from": (hour - 1) % 24,
            "quiet_to": (hour + 2) % 24,
        }
        boris.ask("PUT", "/api/people/notices", json=settings)
        let_pass(monkeypatch, 61)
        settle(house)
        assert (mails.mails, hook.posts) == ([], [])
        let_pass(monkeypatch, 3 * 3_600)
        wait_for(lambda: mails.mails and hook.posts)
        settle(house)
        assert len(mails.mails) == len(hook.posts) == 1


def test_somebody_who_plays_in_time_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hook: Hook
) -> None:
    with open_house(database_url(str(tmp_path / "t.db"))) as house:
        _, boris, table = two_guests(house)
        boris.ask("PUT", "/api/people/notices", json={"webhook": "https://hooks.example/x"})
        boris.do(table, "move", seat=1, step=boris.view(table)["step"], move="left")
        let_pass(monkeypatch, 61)
        settle(house)
        assert hook.posts == []


def test_a_webhook_is_not_followed_elsewhere(monkeypatch: pytest.MonkeyPatch, hook: Hook) -> None:
    assert send_webhook("https://hooks.example/a", b"{}")
    moved = Hook(302)
    monkeypatch.setattr(notices, "WEBHOOK_PORT", moved.port)
    assert not send_webhook("https://hooks.example/b", b"{}")
    moved.close()
    assert [post[0] for post in (*hook.posts, *moved.posts)] == ["/a", "/b"]
    monkeypatch.delenv("SSL_CERT_FILE")
    monkeypatch.setattr(notices, "WEBHOOK_PORT", hook.port)
    assert not send_webhook("https://hooks.example/c", b"{}"), "a certificate nobody knows"


def test_bad_addresses_are_refused(house: House) -> None:
    guest = house.guest()
    for bad in ({"email": "nobody"}, {"email": "a@b.c, d@e.f"}, {"webhook": "http://x.example"}):
        guest.ask("PUT", "/api/people/notices", 409, json=bad)
    guest.ask("PUT", "/api/people/notices", 400, json={"quiet_from": 24})
