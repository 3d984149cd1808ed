"""Frames that no application sees are counted as well, and bytes that are not text are refused."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
import uvicorn

from fuzz.wire import CLOSE, PING, PONG, TEXT, Door, Heard, RawSocket, frame
from server.guests import wait_for
from server.test_connections import echo
from stellwerk.server.connections import PatientProtocol
from stellwerk.server.frames import FRAMES_PER_SECOND, CountedSocket

MANY = 20_000
PIECE_OF_TEXT = frame(TEXT, b"a", first_bits=0)


@contextmanager
def serving() -> Iterator[Door]:
    """A server whose sockets say back what they hear."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(
            echo, http=PatientProtocol, ws=CountedSocket, lifespan="off", log_config=None
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=lambda: server.run(sockets=[listener]))
        thread.start()
        try:
            wait_for(lambda: server.started)
            yield Door(listener.getsockname()[1], 0)
        finally:
            server.should_exit = True
            thread.join()


async def answers(door: Door, sent: bytes) -> list[Heard]:
    """All a socket hears after it has sent something, up to the end if it comes."""
    live = await RawSocket.open(door, "/", {}, Random(1))
    assert isinstance(live, RawSocket)
    live.send(sent + frame(TEXT, b"the last"))
    heard: list[Heard] = []
    while not heard or (heard[-1].kind != CLOSE and heard[-1].payload != b"the last"):
        next_ = await live.hear()
        if next_ is None:
            break  # A client that is still sending may not hear why the connection is closed.
        heard.append(next_)
    live.abort()
    return heard


@pytest.mark.parametrize(
    "sent",
    [
        frame(PING, b"x" * 125) * MANY,
        frame(PONG, b"") * MANY,
        PIECE_OF_TEXT + frame(0, b"", first_bits=0) * MANY,
    ],
    ids=["pings", "pongs", "empty pieces"],
)
def test_who_sends_too_many_frames_of_no_message_is_closed(sent: bytes) -> None:
    with serving() as door:
        heard = asyncio.run(answers(door, sent))
    assert {one.code for one in heard if one.kind == CLOSE} <= {1008}
    assert {one.kind for one in heard} <= {PONG, CLOSE}
    assert len(heard) < 10 * FRAMES_PER_SECOND


def test_a_few_pings_and_pieces_are_nothing_unusual() -> None:
    pieces = PIECE_OF_TEXT + frame(PING, b"p") + frame(0, b"b", first_bits=0) + frame(0, b"c")
    with serving() as door:
        heard = asyncio.run(answers(door, pieces))
    assert heard == [Heard(PONG, b"p"), Heard(TEXT, b"abc"), Heard(TEXT, b"the last")]


@pytest.mark.parametrize("sent", [frame(TEXT, b"\xff"), PIECE_OF_TEXT + frame(0, b"\xc3")])
def test_bytes_that_are_no_text_leave_no_trace_in_the_log(
    sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with serving() as door, caplog.at_level(logging.WARNING):
        heard = asyncio.run(answers(door, sent))
    assert heard[-1].code == 1007
    assert caplog.records == []
