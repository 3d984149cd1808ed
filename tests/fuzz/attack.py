"""The attack: many people at once, each with requests or frames of their own."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from random import Random
from typing import Any, Final

import msgspec

from fuzz.frames import shot
from fuzz.requests import Requests
from fuzz.scene import Scene, SceneTable
from fuzz.wire import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    BrokenError,
    Door,
    Heard,
    Line,
    RawSocket,
    blurt,
    frame,
)

ADDRESSES: Final = 400
"""So many addresses the attackers come from."""
STAY: Final = 150
"""Requests from one address, before the next is taken."""
SESSION: Final = 70
"""Frames by one socket: a few fewer than it may send at once."""
CLOSINGS: Final = {1000, 1002, 1003, 1005, 1007, 1008, 1009, 1013, 4403, 4404, 4999}
"""Codes with which a server may close a socket, 4999 being ours; 1011 would be its own fault."""
MESSAGES: Final = {"view", "delta", "done", "fault", "pong", "table", "turn", "missed"}
MOST_FAULTS: Final = 20
AHEAD: Final = 0.02
"""Requests and frames keep together by this part of the run: so each part is like the others."""
WAIT: Final = 0.02
"""Seconds after which those who are ahead look again."""
LINGER: Final = 0.5
"""Seconds a server gets to close a socket after something that is not a frame."""
SILENT: Final = 10
"""So many sockets are open that ask and never read."""


class Findings:
    """What was sent, of how much that there is to send, and what came of it."""

    def __init__(self, most_requests: int, most_frames: int) -> None:
        self.most_requests = most_requests
        self.most_frames = most_frames
        self.requests = 0
        self.frames = 0
        self.sockets = 0
        self.statuses: Counter[int] = Counter()
        self.closings: Counter[int] = Counter()
        self.faults: list[str] = []

    @property
    def share(self) -> float:
        """How much of all was sent."""
        sent = min(self.requests, self.most_requests) + min(self.frames, self.most_frames)
        return sent / (self.most_requests + self.most_frames)

    @property
    def requests_ahead(self) -> float:
        """By how much of the run requests are ahead of frames; less than 0 if they are behind."""
        return self.requests / max(1, self.most_requests) - self.frames / max(1, self.most_frames)

    def fault(self, what: str, raw: bytes = b"") -> None:
        """Something that must not happen, with what led to it."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(f"{what} after {raw[:600]!r}" if raw else what)

    def status(self, status: int, raw: bytes) -> None:
        """A request was answered."""
        self.statuses[status] += 1
        if status >= 500:
            self.fault(f"status {status}", raw)


class Attack:
    """Attackers who share a number of requests and frames."""

    def __init__(
        self, port: int, scene: Scene, made: Requests, findings: Findings, seed: int
    ) -> None:
        self.port = port
        self.scene = scene
        self.made = made
        self.findings = findings
        self.seed = seed
        self.silent: deque[RawSocket] = deque()

    def _door(self, rng: Random) -> Door:
        return Door(self.port, rng.randrange(ADDRESSES))

    async def send_requests(self, number: int) -> None:
        """Send requests until there were as many of all attackers as there should be."""
        rng = Random(f"requests {self.seed} {number}")
        findings = self.findings
        while findings.requests < findings.most_requests:
            line = Line(self._door(rng))
            for _ in range(STAY):
                while findings.requests_ahead > AHEAD and findings.frames < findings.most_frames:
                    await asyncio.sleep(WAIT)
                if findings.requests >= findings.most_requests:
                    break
                if rng.random() < 0.1:
                    raw, count = self.made.no_request(rng)
                    findings.requests += count
                    for status in await blurt(line.door, raw, ends=rng.random() < 0.8):
                        findings.status(status, raw)
                    continue
                raw = self.made.whole(rng)
                findings.requests += 1
                try:
                    findings.status((await line.ask(raw)).status, raw)
                except (BrokenError, TimeoutError) as fault:
                    findings.fault(repr(fault), raw)
            line.hang_up()

    async def send_frames(self, number: int) -> None:
        """Open socket after socket until there were as many frames of all as there should be."""
        rng = Random(f"frames {self.seed} {number}")
        findings = self.findings
        while findings.frames < findings.most_frames:
            if findings.requests_ahead < -AHEAD and findings.requests < findings.most_requests:
                await asyncio.sleep(WAIT)
                continue
            table = self.scene.table(rng)
            path = f"/api/tables/{table.id}/live"
            if rng.random() < 0.5:
                path += f"?seat={rng.randrange(table.players)}"
            if rng.random() < 0.05:
                path = "/api/lobby/live"
            headers = self.scene.headers(table, rng)
            try:
                socket = await RawSocket.open(self._door(rng), path, headers, rng)
            except (BrokenError, TimeoutError) as fault:
                self.findings.fault(repr(fault), path.encode())
                continue
            if isinstance(socket, int):
                self.findings.status(socket, path.encode())
                continue
            self.findings.sockets += 1
            if rng.random() < 0.02:
                self._keep_silent(socket)
            else:
                await Session(socket, table, self.findings, rng).run()

    def _keep_silent(self, socket: RawSocket) -> None:
        """Ask, and never read; those of before are gone without a word."""
        socket.send(frame(TEXT, b'{"type":"view"}') * 40)
        self.findings.frames += 40
        self.silent.append(socket)
        if len(self.silent) > SILENT:
            self.silent.popleft().abort()

    def end(self) -> None:
        """Let go of what is still open."""
        while self.silent:
            self.silent.pop().abort()


class Session:
    """One socket, from its first frame to its last."""

    def __init__(
        self, socket: RawSocket, table: SceneTable, findings: Findings, rng: Random
    ) -> None:
        self.socket = socket
        self.table = table
        self.findings = findings
        self.rng = rng
        self.view: dict[str, Any] | None = None

    async def run(self) -> None:
        """Send frames by turns with listening, until one of both has had enough."""
        sent, raw = 0, b""
        try:
            while sent < SESSION:
                raw, last = b"", False
                for _ in range(self.rng.randrange(1, 9)):
                    next_ = shot(self.table, self.view, self.rng)
                    raw += next_.raw
                    sent += next_.frames
                    self.findings.frames += next_.frames
                    last = next_.last
                    if last:
                        break
                self.socket.send(raw if last else raw + frame(PING, b"here"))
                if last:
                    async with asyncio.timeout(LINGER):
                        await self._listen(raw, may_end=True)
                    return
                if not await self._listen(raw, may_end=False):
                    return
        except TimeoutError:
            if not last:
                self.findings.fault("a socket without an answer", raw)
        finally:
            self.socket.abort()

    async def _listen(self, raw: bytes, *, may_end: bool) -> bool:
        """Take what comes until the answer to the ping; whether the socket is still open."""
        while True:
            heard = await self.socket.hear()
            if heard is None:
                if not may_end:
                    self.findings.fault("a socket ended without a word", raw)
                return False
            if heard.kind == CLOSE:
                self.findings.closings[heard.code] += 1
                if heard.code not in CLOSINGS:
                    self.findings.fault(f"a socket was closed with {heard.code}", raw)
                return False
            if heard.kind == PONG and heard.payload == b"here":
                return True
            if heard.kind == TEXT:
                self._take(heard, raw)

    def _take(self, heard: Heard, raw: bytes) -> None:
        try:
            message = msgspec.json.decode(heard.payload)
        except msgspec.DecodeError:
            self.findings.fault(f"no JSON: {heard.payload[:100]!r}", raw)
            return
        if message["type"] not in MESSAGES:
            self.findings.fault(f"an unknown message: {message['type']}", raw)
        if message["type"] == "view":
            self.view = message["view"]
        elif message["type"] == "delta" and self.view is not None:
            self.view.update(message["delta"].get("set", {}))
