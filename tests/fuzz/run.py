"""A server under attack, with real games beside it, and what is to be seen of it."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec

from fuzz.attack import Attack, Findings
from fuzz.requests import Requests
from fuzz.scene import Scene
from fuzz.wire import BrokenError, Door, Line
from load.player import TableOfPeople, Tally
from load.server import ServerProcess
from stellwerk.server.table_service import IDLE
from stellwerk.table.clock import SECOND

ASKERS: Final = 24
"""Attackers with requests."""
TALKERS: Final = 16
"""Attackers with frames."""
FRESH: Final = 2_500
"""After so many requests and frames there is a new table to attack."""
WARM: Final = 0.2
"""The share of the run after which memory may not grow any more."""
GROWTH: Final = 16.0
"""Megabytes it may grow after that: tables come and go, and where they lay in memory differs."""
PAUSE: Final = 0.3
"""Seconds between two moves of a real game."""
LOOK: Final = 1.0
SAY: Final = 30.0


class Report(msgspec.Struct):
    """What a run found."""

    requests: int
    frames: int
    sockets: int
    seconds: float
    statuses: dict[int, int]
    closings: dict[int, int]
    faults: list[str]
    memory: list[tuple[float, float]]
    """The share of the run that was done, and the megabytes of the server then."""
    schema_cases: int
    tables: int
    moves: int
    """Those people made in the real games."""
    slowest: float
    """Seconds the slowest of them took to be heard of by all."""
    not_ready: int
    log: list[str]
    """Lines of the log of the server that tell of a fault."""

    def at(self, first: float, last: float) -> float:
        """The memory in the middle of a part of the run."""
        found = sorted(size for share, size in self.memory if first <= share <= last)
        return found[len(found) // 2] if found else 0.0

    @property
    def growth(self) -> float:
        """Megabytes by which the server grew after it was warm."""
        return self.at(0.95, 1.0) - self.at(WARM, WARM + 0.05)

    @property
    def is_long(self) -> bool:
        """Whether tables nobody looks at any more have left memory: what comes then is growth."""
        return self.seconds * WARM > IDLE / SECOND

    def wrong(self) -> list[str]:
        """All that must not be."""
        found = [*self.faults, *self.log]
        if self.is_long and self.growth > GROWTH:
            found.append(f"it grew by {self.growth:.1f} MB")
        if self.not_ready:
            found.append(f"/ready was not 200, {self.not_ready} times")
        if not self.moves:
            found.append("nobody could make a move")
        return found


class Run:
    """Attackers, players and somebody who looks on."""

    def __init__(
        self, server: ServerProcess, port: int, requests: int, frames: int, seed: int
    ) -> None:
        self.server = server
        self.port = port
        self.requests = requests
        self.frames = frames
        self.seed = seed
        self.findings = Findings()
        self.tally = Tally()
        self.memory: list[tuple[float, float]] = []
        self.not_ready = 0
        self.scene = Scene(Door(port, 60_000), Random(f"scene {seed}"))

    @property
    def share(self) -> float:
        """How much of it is done."""
        sent = min(self.findings.requests, self.requests) + min(self.findings.frames, self.frames)
        return sent / (self.requests + self.frames)

    async def go(self, log: Path) -> Report:
        """Attack until everything was sent."""
        await self.scene.prepare()
        examples = max(3, min(100, self.requests // 5_000))
        made = await asyncio.to_thread(Requests, self.scene, examples, self.seed)
        attack = Attack(self.port, self.scene, made, self.findings, self.seed)
        begun = time.monotonic()
        beside = [asyncio.create_task(self._look()), asyncio.create_task(self._refresh())]
        beside += [asyncio.create_task(self._play(title)) for title in self.scene.titles]
        askers = [attack.send_requests(n, self.requests) for n in range(ASKERS)]
        talkers = [attack.send_frames(n, self.frames) for n in range(TALKERS)]
        await asyncio.gather(*askers, *talkers)
        attack.end()
        await self._look_once()
        self.scene.line.hang_up()
        for task in beside:
            if task.done() and not task.cancelled() and (fault := task.exception()) is not None:
                self.findings.fault(repr(fault))
        await _end(beside)
        self.findings.faults += self.tally.faults
        return Report(
            requests=self.findings.requests,
            frames=self.findings.frames,
            sockets=self.findings.sockets,
            seconds=time.monotonic() - begun,
            statuses=dict(sorted(self.findings.statuses.items())),
            closings=dict(sorted(self.findings.closings.items())),
            faults=self.findings.faults,
            memory=self.memory,
            schema_cases=len(made.cases),
            tables=self.scene.opened,
            moves=self.tally.moves,
            slowest=max(self.tally.delays, default=0.0),
            not_ready=self.not_ready,
            log=faults_in(log),
        )

    async def _look(self) -> None:
        """Look at the server every second."""
        said = time.monotonic()
        while True:
            await self._look_once()
            if time.monotonic() > said + SAY:
                said = time.monotonic()
                say(self._line())
            await asyncio.sleep(LOOK)

    async def _look_once(self) -> None:
        self.memory.append((self.share, self.server.memory()))
        line = Line(Door(self.port, 60_001))
        try:
            answer = await line.ask(line.door.request("GET", "/ready"))
        except (BrokenError, TimeoutError) as fault:
            self.findings.fault(f"/ready: {fault!r}")
            return
        finally:
            line.hang_up()
        if answer.status != 200:
            self.not_ready += 1
            self.findings.fault(f"/ready: {answer.status} {answer.body[:300]!r}")

    def _line(self) -> str:
        found = self.findings
        return (
            f"{self.share:4.0%}  {found.requests} requests  {found.frames} frames"
            f"  {self.memory[-1][1]:.1f} MB  {self.tally.moves} moves  {len(found.faults)} faults"
        )

    async def _refresh(self) -> None:
        """Put up fresh tables as the attack goes on."""
        done = 0
        while True:
            sent = self.findings.requests + self.findings.frames
            if sent // FRESH > done:
                done += 1
                await self.scene.add()
            else:
                await asyncio.sleep(0.05)

    async def _play(self, title: str) -> None:
        """Two people and a bot play one game after the other."""
        address = f"http://127.0.0.1:{self.port}"
        number = 0
        async with httpx.AsyncClient(timeout=60, headers={"Origin": address}) as client:
            while True:
                players = self.scene.titles[title]
                bots = 1 if 3 in players else 0
                table = TableOfPeople(address, title, 2, bots, self.seed + number)
                await table.open(client)
                end = await table.play(self.tally, PAUSE, until=float("inf"))
                if end != "over":
                    self.findings.fault(f"a real game of {title} ended: {end}")
                    return
                number += 1


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks until they are done: `wait_for` of Python 3.11 may swallow a cancel."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=1.0)


def faults_in(log: Path) -> list[str]:
    """The lines of a log that tell of an error, or have a trace in them."""
    found = []
    for text in log.read_text(encoding="utf-8", errors="replace").splitlines():
        line: dict[str, Any] = {}
        with suppress(json.JSONDecodeError):
            line = json.loads(text)
        if "Traceback" in text or "trace" in line or line.get("level") in ("error", "critical"):
            found.append(text[-3_000:])
    return found


def say(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def fuzz(database: str, log: Path, port: int, requests: int, frames: int, seed: int) -> Report:
    """Start a server on a database and attack it."""
    server = ServerProcess(database, port, log, module="stellwerk")
    try:
        server.wait_until_ready()
        return asyncio.run(Run(server, port, requests, frames, seed).go(log))
    finally:
        server.stop()
