"""HTTP and WebSocket byte by byte: a client that lets anything be sent."""

from __future__ import annotations

import asyncio
import base64
import re
import struct
from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

PATIENCE: Final = 60.0
"""Seconds after which a server that does not answer is at fault."""
PAUSE: Final = 0.3
"""Seconds of silence after which no more answer is expected to something that is not a request."""
LARGEST: Final = 4 * 1024 * 1024
STATUS: Final = re.compile(rb"HTTP/1\.1 (\d{3}) ")
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class BrokenError(Exception):
    """A server that answers nothing, or something that is not an answer."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


class Door:
    """Where the server listens, and an address of this machine to come from.

    Limits count by address, so everybody has one of their own, as people do.
    """

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.source = f"127.1.{number // 250}.{number % 250 + 1}"

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection."""
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0), limit=LARGEST
        )

    def request(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b""
    ) -> bytes:
        """A request as it should be written; what is in it may be anything."""
        lines = {"Host": self.host, "Origin": f"http://{self.host}", **(headers or {})}
        if body or method in ("POST", "PUT", "PATCH"):
            lines.setdefault("Content-Type", "application/json")
            lines["Content-Length"] = str(len(body))
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1", "replace") + body


class Line:
    """A connection for one request after the other; opened again when the server closes it."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, raw: bytes) -> Answer:
        """Send a request; it has to be answered."""
        fresh = self.writer is None
        try:
            return await self._ask(raw)
        except (OSError, asyncio.IncompleteReadError) as fault:
            self.hang_up()
            if fresh:
                raise BrokenError(f"no answer: {fault!r}") from None
        # The server may have closed an idle connection just when this was sent.
        try:
            return await self._ask(raw)
        except (OSError, asyncio.IncompleteReadError) as fault:
            self.hang_up()
            raise BrokenError(f"no answer: {fault!r}") from None

    async def _ask(self, raw: bytes) -> Answer:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await self.door.open()
        self.writer.write(raw)
        async with asyncio.timeout(PATIENCE):
            answer = await _read_answer(self.reader, has_body=not raw.startswith(b"HEAD "))
        if answer.headers.get("connection") == "close":
            self.hang_up()
        return answer

    def hang_up(self) -> None:
        """Close it without a word."""
        if self.writer is not None:
            self.writer.transport.abort()
        self.reader = self.writer = None


async def _read_answer(reader: asyncio.StreamReader, *, has_body: bool) -> Answer:
    head = await reader.readuntil(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    found = STATUS.match(first.encode("latin-1") + b" ")
    if found is None:
        raise BrokenError(f"no HTTP: {first[:100]!r}")
    status = int(found[1])
    pairs = (line.partition(":") for line in lines if line)
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    body = b""
    if has_body and status not in (204, 304):
        if headers.get("transfer-encoding") == "chunked":
            while size := int(await reader.readuntil(b"\r\n"), 16):
                body += (await reader.readexactly(size + 2))[:-2]
            await reader.readexactly(2)
        else:
            body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Answer(status, headers, body)


async def blurt(door: Door, raw: bytes, *, ends: bool) -> list[int]:
    """Send any bytes by a connection of their own; the statuses that come back, maybe none.

    With `ends` the server is told that nothing more will come.
    """
    reader, writer = await door.open()
    heard = b""
    try:
        writer.write(raw)
        await writer.drain()
        if ends:
            writer.write_eof()
        while len(heard) < LARGEST:
            async with asyncio.timeout(PAUSE):
                piece = await reader.read(65_536)
            if not piece:
                break
            heard += piece
    except (OSError, TimeoutError):
        pass
    finally:
        writer.transport.abort()
    return [int(status) for status in STATUS.findall(heard)]


def frame(kind: int, payload: bytes, *, first_bits: int = 0x80, masked: bool = True) -> bytes:
    """A frame of a client. The mask is zeros, so that bytes stay what they are."""
    size = len(payload)
    mask = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first_bits | kind, mask | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first_bits | kind, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first_bits | kind, mask | 127, size)
    return head + (b"\0\0\0\0" if masked else b"") + payload


class Heard(NamedTuple):
    """A frame of the server."""

    kind: int
    payload: bytes

    @property
    def code(self) -> int:
        """Why it closes the socket."""
        return int.from_bytes(self.payload[:2]) if len(self.payload) > 1 else 1005


class RawSocket:
    """A WebSocket that sends whatever it is given, whether it makes sense or not."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(
        cls, door: Door, path: str, headers: Mapping[str, str], rng: Random
    ) -> RawSocket | int:
        """A socket, or the status with which it was refused."""
        reader, writer = await door.open()
        key = base64.b64encode(rng.randbytes(16)).decode()
        more = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        raw = door.request("GET", path, {**more, "Sec-WebSocket-Key": key, **headers})
        try:
            writer.write(raw)
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
        except (OSError, asyncio.IncompleteReadError) as fault:
            writer.transport.abort()
            raise BrokenError(f"no handshake: {fault!r}") from None
        found = STATUS.match(head)
        status = int(found[1]) if found is not None else 0
        if status == 101:
            return cls(reader, writer)
        writer.transport.abort()
        return status

    def send(self, raw: bytes) -> None:
        """Send bytes: whole frames, parts of them, or none at all."""
        self.writer.write(raw)

    async def hear(self) -> Heard | None:
        """The next frame of the server, None when the connection is over."""
        try:
            async with asyncio.timeout(PATIENCE):
                kind, size = await self.reader.readexactly(2)
                if size == 126:
                    size = int.from_bytes(await self.reader.readexactly(2))
                elif size == 127:
                    size = int.from_bytes(await self.reader.readexactly(8))
                return Heard(kind & 15, await self.reader.readexactly(size))
        except (OSError, asyncio.IncompleteReadError):
            return None

    def abort(self) -> None:
        """Be gone without a word."""
        self.writer.transport.abort()
