"""Where notices go in tests: a mail server and webhooks on this machine."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec
import pytest

from server.guests import wait_for
from stellwerk.server import notices, outbound
from stellwerk.server.notices import Teller

CERTIFICATE = Path(__file__).with_name("certificate")
"""Of hooks.example, signed by itself, with a key that opens nothing else."""


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
    """A webhook at hooks.example: an HTTPS server on this machine that writes down what it gets.

    At /slow it answers a byte at a time and never ends, until the other side does.
    """

    def __init__(self) -> None:
        self.status = 204
        self.posts: list[tuple[str, str, Any]] = []
        self.heads: list[dict[str, str]] = []
        self.slow = threading.Event()
        self.left = threading.Event()
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.path == "/slow":
                    self._dawdle()
                    return
                hook.heads.append({name.lower(): value for name, value in self.headers.items()})
                hook.posts.append((self.path, self.headers["Host"], _read(body)))
                self.send_response(hook.status)
                self.send_header("Location", "https://hooks.example/elsewhere")
                self.end_headers()

            def _dawdle(self) -> None:
                hook.slow.set()
                self.wfile.write(b"HTTP/1.1 200 ")
                try:
                    while not hook.left.wait(0.02):
                        self.wfile.write(b"a")
                except OSError:
                    hook.left.set()

            def log_message(self, *_: object) -> None:
                """Nothing on the screen."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(CERTIFICATE / "certificate.pem", CERTIFICATE / "key.pem")
        self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        self.port = int(self.server.server_address[1])
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.left.set()
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


def _read(body: bytes) -> Any:
    """What was posted: JSON, or something only its reader understands."""
    try:
        return msgspec.json.decode(body)
    except msgspec.DecodeError:
        return body


class Rounds:
    """Follows the server's looks at its notices, which it takes in quick succession."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.over = 0
        self.teller: Teller | None = None
        look = Teller.look

        async def look_and_count(teller: Teller) -> None:
            await look(teller)
            self.teller = teller
            self.over += 1

        monkeypatch.setattr(Teller, "look", look_and_count)
        monkeypatch.setattr(notices, "ROUND", 0.02)

    def wait_until_idle(self) -> None:
        """Wait for a round of notices that starts from now on, and until all of them are sent."""
        goal = self.over + 2
        wait_for(lambda: self.over >= goal and self.teller and not self.teller.telling)


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> Rounds:
    """The looks of the test's server at its notices."""
    return Rounds(monkeypatch)


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch, rounds: Rounds) -> Iterator[Hook]:
    """The webhook, which only this test takes for a public one."""
    assert rounds.over == 0
    hook = Hook()
    monkeypatch.setattr(outbound, "find_addresses", lambda _host: [("127.0.0.1", hook.port)])
    monkeypatch.setattr(outbound, "is_public", lambda address: address == "127.0.0.1")
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE / "certificate.pem"))
    yield hook
    hook.close()


@pytest.fixture
def mails(rounds: Rounds) -> Iterator[MailServer]:
    """A mail server."""
    assert rounds.over == 0
    server = MailServer()
    yield server
    server.listener.close()
