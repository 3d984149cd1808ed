"""Connections that say nothing are closed, and there are never too many."""

from __future__ import annotations

import asyncio
import logging
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection

import pytest
import uvicorn
from websockets.sync.client import connect

from server.guests import PATIENCE, wait_for
from stellwerk.cli.serve import listen
from stellwerk.server.connections import RESERVED, PatientProtocol

SECONDS = 0.5
"""The patience of a server that is tried."""


async def echo(scope, receive, send):  # type: ignore[no-untyped-def]
    """Answers a request when all of it is here, or at once, and every frame of a socket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": event["text"]})
        return
    while scope["path"] != "/at-once" and (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"yes"})


@contextmanager
def serving(most: int, patience: float = PATIENCE) -> Iterator[int]:
    """A server that waits so long for a request; its port."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(
            echo,
            http=PatientProtocol.limited(most, patience),
            ws="websockets-sansio",
            lifespan="off",
            log_config=None,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=lambda: server.run(sockets=[listener]))
        thread.start()
        try:
            wait_for(lambda: server.started)
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()


def is_closed(connection: socket.socket) -> bool:
    """Wait until the other side closes."""
    connection.settimeout(PATIENCE)
    try:
        while connection.recv(1_000):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nabc",
    ],
)
def test_who_does_not_finish_a_request_is_closed(sent: bytes) -> None:
    with (
        serving(10, SECONDS) as port,
        socket.create_connection(("127.0.0.1", port)) as silent,
    ):
        silent.sendall(sent)
        assert is_closed(silent)


def test_who_sends_a_byte_now_and_then_is_closed_as_well() -> None:
    with serving(10, SECONDS) as port, socket.create_connection(("127.0.0.1", port)) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\n")
        slow.settimeout(SECONDS / 10)

        def trickle() -> None:
            """A byte now and then, as long as there is somebody to send it to."""
            for _ in range(1_000):
                slow.sendall(b"X")
                with suppress(TimeoutError):
                    slow.recv(100)

        with pytest.raises(ConnectionError):
            trickle()


def test_a_socket_and_a_second_request_have_all_the_time() -> None:
    with serving(10, SECONDS) as port, connect(f"ws://127.0.0.1:{port}/") as live:
        live.send("one")
        assert live.recv(PATIENCE) == "one"
        connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        # Each silent one takes as long as the patience of the server.
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", port)) as silent:
                assert is_closed(silent)
            connection.request("GET", "/")
            assert connection.getresponse().read() == b"yes"
        connection.close()
        live.send("two")
        assert live.recv(PATIENCE) == "two"


def test_one_connection_too_many_is_told_so() -> None:
    def ask(port: int) -> tuple[int, bytes]:
        connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        connection.request("GET", "/")
        answer = connection.getresponse()
        found = answer.status, answer.read()
        connection.close()
        return found

    with serving(3) as port:
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            assert ask(port) == (503, b"The server has too many connections.\n")
        wait_for(lambda: ask(port) == (200, b"yes"))


def test_silent_connections_make_room_in_the_end() -> None:
    with serving(1, SECONDS) as port, socket.create_connection(("127.0.0.1", port)) as silent:
        assert is_closed(silent)
        connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        connection.request("GET", "/")
        assert connection.getresponse().status == 200
        connection.close()


@pytest.mark.parametrize("method", ["POST", "HEAD"])
@pytest.mark.parametrize("path", ["/", "/at-once"])
def test_what_turns_out_to_be_no_http_is_answered_once(
    method: str, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    begun = f"{method} {path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n"
    with serving(10) as port, caplog.at_level(logging.ERROR):
        for pieces in ([begun + "no number\r\n"], [begun, "no number\r\n"]):
            with socket.create_connection(("127.0.0.1", port)) as odd:
                odd.settimeout(PATIENCE)
                heard = b""
                for piece in pieces:
                    odd.sendall(piece.encode())
                    if path == "/at-once" and piece == begun:
                        heard += odd.recv(10_000)
                with suppress(ConnectionResetError):
                    while more := odd.recv(10_000):
                        heard += more
            assert heard.count(b"HTTP/1.1 ") == 1
    assert caplog.records == []


def test_the_cap_leaves_descriptors_for_database_and_bots() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (128, 200))\n"
        "from stellwerk.server.connections import room_for_connections as room\n"
        "print(room(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    outcome = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert outcome.stdout.split() == [str(200 - RESERVED), "200"]


def test_a_small_message_does_not_wait_for_the_one_before() -> None:
    """What a client acknowledges late would hold up the next message for 40 milliseconds."""

    async def options_of_accepted() -> int:
        found = asyncio.get_running_loop().create_future()

        class Accepted(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                client = transport.get_extra_info("socket")
                found.set_result(client.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
                transport.close()

        listener = listen("127.0.0.1", 0)
        server = await asyncio.get_running_loop().create_server(Accepted, sock=listener)
        async with server:
            with socket.create_connection(listener.getsockname()):
                no_delay: int = await found
        return no_delay

    assert asyncio.run(options_of_accepted()) != 0
