"""What a socket is attacked with: odd frames, and bytes that are not frames."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from fuzz.commands import any_command
from fuzz.odd import broken, odd_value, spoil, written
from fuzz.scene import SceneTable
from fuzz.wire import BINARY, CLOSE, PING, PONG, TEXT, frame

LARGEST_FRAME: Final = 16_384
FLOOD: Final = 200
"""Frames at once: more than any socket may send."""


class Shot(NamedTuple):
    """Bytes to send, and how many frames they are; after a `last` one the server may hang up."""

    raw: bytes
    frames: int
    last: bool = False


def shot(table: SceneTable, view: dict[str, Any] | None, rng: Random) -> Shot:
    """The next thing to send by a socket."""
    kind = rng.random()
    if kind < 0.35:
        return _said(_framed(any_command(table, view, rng), rng))
    if kind < 0.62:
        return _said(spoil(_framed(any_command(table, view, rng), rng), rng), rng)
    if kind < 0.74:
        return _said(_other(rng))
    if kind < 0.8:
        text = json.dumps(_framed(any_command(table, view, rng), rng)).encode()
        return Shot(frame(TEXT, broken(text, rng)), 1)
    if kind < 0.9:
        return _in_pieces(written(_framed(any_command(table, view, rng), rng), rng), rng)
    if kind < 0.97:
        return Shot(frame(rng.choice((PING, PONG)), rng.randbytes(rng.randrange(126))), 1)
    return _no_frame(rng)


def _framed(command: dict[str, Any], rng: Random) -> dict[str, Any]:
    return {"type": "command", "id": rng.choice((1, "a", None, 2**53 - 1)), "command": command}


def _other(rng: Random) -> dict[str, Any]:
    kind = rng.choice(("view", "ping", "ping", "pong", "command", "", "delta", "table"))
    return {"type": kind, "id": odd_value(rng)}


def _said(value: object, rng: Random | None = None) -> Shot:
    if rng is None:
        return Shot(frame(TEXT, json.dumps(value).encode("utf-8", "surrogatepass")), 1)
    return Shot(frame(TEXT, written(value, rng)), 1)


def _in_pieces(text: bytes, rng: Random) -> Shot:
    """One message as several frames, with a ping between them, which is allowed."""
    cuts = sorted(rng.randrange(len(text) + 1) for _ in range(rng.randrange(1, 5)))
    pieces = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    raw = b""
    for number, piece in enumerate(pieces):
        end = 0x80 if number == len(pieces) - 1 else 0
        raw += frame(TEXT if number == 0 else 0, piece, first_bits=end)
        if not end and rng.random() < 0.3:
            raw += frame(PING, b"")
    return Shot(raw, len(pieces))


def _no_frame(rng: Random) -> Shot:
    """What breaks the rules of WebSocket, or of this server."""
    view = b'{"type":"view"}'
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: frame(BINARY, rng.randbytes(20)),
        lambda: frame(TEXT, b"x" * (LARGEST_FRAME + 1)),
        lambda: frame(TEXT, b'{"type":"' + b"x" * (LARGEST_FRAME - 20) + b'"}'),
        lambda: frame(TEXT, "é".encode() * (LARGEST_FRAME // 2)),
        lambda: frame(TEXT, b"[" * LARGEST_FRAME),
        lambda: frame(TEXT, view, masked=False),
        lambda: frame(TEXT, view, first_bits=0xC0),
        lambda: frame(rng.choice((3, 7, 11, 15)), view),
        lambda: frame(0, view),
        lambda: frame(TEXT, view, first_bits=0) + frame(TEXT, view),
        lambda: frame(TEXT, b"x" * 9_000, first_bits=0) * 4,
        lambda: frame(PING, b"x" * 126),
        lambda: frame(PING, b"", first_bits=0),
        lambda: frame(TEXT, b"\xff\xfe"),
        lambda: frame(CLOSE, b""),
        lambda: frame(CLOSE, b"x"),
        lambda: frame(CLOSE, rng.choice((0, 999, 1000, 1005, 1006, 1015, 4999, 65535)).to_bytes(2)),
        lambda: frame(CLOSE, b"\x03\xe8" + b"\xff" * 20),
        lambda: frame(CLOSE, b"\x03\xe8") + frame(TEXT, view),
        lambda: frame(TEXT, view)[: rng.randrange(1, 15)],
        lambda: b"\x81\xff" + b"\xff" * 8,
        lambda: b"\x81\xfe\xff\xff\0\0\0\0" + b"x" * 100,
        lambda: rng.randbytes(rng.randrange(1, 100)),
    )
    if rng.random() < 0.05:
        return Shot(frame(TEXT, b'{"type":"ping"}') * FLOOD, FLOOD, last=True)
    return Shot(rng.choice(ways)(), 1, last=True)
