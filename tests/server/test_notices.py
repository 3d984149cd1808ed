"""Turn notices: once a turn, not in quiet hours, not to somebody who looks on."""

from __future__ import annotations

import socket
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, cast

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


def test_a_turn_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "ROUND", 0.05)
    mails = MailServer()
    smtp = Smtp("127.0.0.1", mails.port, sender="house@example.org", starttls=False)
    url = database_url(str(tmp_path / "t.db"))
    with open_house(url, smtp=smtp, base_url="http://testserver.local") as house:
        anna, boris, table = two_guests(house)
        settings = {"email": "boris@example.org"}
        boris.ask("PUT", "/api/people/notices", json=settings)
        assert boris.get("/api/people/me")["notices"]["email"] == "boris@example.org"
        let_pass(monkeypatch, 61)
        wait_for(lambda: mails.mails)
        anna.do(table, "say", seat=0, text="hurry")
        let_pass(monkeypatch, 61)
        wait_for(lambda: house.client.get("/ready").status_code == 200)
        assert len(mails.mails) == 1
        assert f"http://testserver.local/table/{table}" in mails.mails[0]
        assert "To: boris@example.org" in mails.mails[0]
    mails.listener.close()


def test_bad_addresses_are_refused(house: House) -> None:
    guest = house.guest()
    for bad in ({"email": "nobody"}, {"email": "a@b.c, d@e.f"}, {"webhook": "http://x.example"}):
        guest.ask("PUT", "/api/people/notices", 409, json=bad)
    guest.ask("PUT", "/api/people/notices", 400, json={"quiet_from": 24})
