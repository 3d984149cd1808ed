"""A server under attack while real games go on, and what can be observed of it."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import linear_regression
from typing import Any, Final

import httpx
import msgspec

from fuzz.attack import Attack, Findings
from fuzz.requests import Requests
from fuzz.scene import MOST_TABLES, Scene
from fuzz.server import OPTION
from fuzz.wire import BrokenError, Door, Line
from load.player import UNKEPT, TableOfPeople, Tally
from load.server import ServerProcess

ASKERS: Final = 24
"""Attackers with requests."""
TALKERS: Final = 16
"""Attackers with frames."""
FRESH: Final = 2_500
"""After so many requests and frames there is a new table to attack."""
WARM: Final = 1 / 3
"""The share of a run after which all caches are full, and tables come and go as before."""
PARTS: Final = 10
"""Of the run after that; what is in use differs from one to the next by a megabyte or two."""
KEPT: Final = 5.0
"""Megabytes in use that a whole run may add: of a million, 50 bytes of each request, or 6 of each
frame. The tables that happen to be in memory make one or two of them."""
SCATTERED: Final = 32.0
"""The same for what the system has given: about 20, for what was freed stays in pieces."""
PAUSE: Final = 0.3
"""Seconds between two moves of a real game."""
LOOK: Final = 1.0
ASK: Final = 5.0
"""Seconds between two questions of what is in use, for which all that is kept is looked at."""
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
    """The share of the run that was done, and the megabytes the server had of the system then."""
    in_use: list[tuple[float, float]]
    """The same for the megabytes that were in use."""
    schema_cases: int
    tables: int
    moves: int
    """Those people made in the real games."""
    slowest: float
    """Seconds the slowest of them took to be heard of by all."""
    not_ready: int
    log: list[str]
    """Lines of the server's log that report a fault."""

    @property
    def is_long(self) -> bool:
        """Whether all tables that are attacked were replaced in each part."""
        return (self.requests + self.frames) * (1 - WARM) / PARTS > FRESH * MOST_TABLES

    def wrong(self) -> list[str]:
        """Everything that must not happen."""
        found = [*self.faults, *self.log]
        for what, sizes, most in (
            ("what is in use", self.in_use, KEPT),
            ("what the system gave", self.memory, SCATTERED),
        ):
            if self.is_long and growth(sizes) > most:
                found.append(f"{what} grew by {growth(sizes):.1f} MB")
        if self.not_ready:
            found.append(f"/ready was not 200, {self.not_ready} times")
        if not self.moves:
            found.append("nobody could make a move")
        return found


def middle(sizes: Sequence[tuple[float, float]], first: float, last: float) -> float:
    """The middle one of the sizes in a part of a run."""
    found = sorted(size for share, size in sizes if first <= share <= last)
    return found[len(found) // 2] if found else 0.0


def growth(sizes: Sequence[tuple[float, float]]) -> float:
    """The megabytes a run adds if all of it is as after warming up: a line through its parts."""
    width = (1 - WARM) / PARTS
    starts = [WARM + number * width for number in range(PARTS)]
    found = [(start, middle(sizes, start, start + width)) for start in starts]
    return linear_regression(*zip(*found, strict=True)).slope


class Run:
    """Attackers, players and a spectator."""

    def __init__(self, server: ServerProcess, uses: Path, findings: Findings, seed: int) -> None:
        self.server = server
        self.port = server.port or 0
        self.uses = uses
        """Where the server tells what it uses."""
        self.seed = seed
        self.findings = findings
        self.tally = Tally()
        self.memory: list[tuple[float, float]] = []
        self.in_use: list[tuple[float, float]] = []
        self.not_ready = 0
        self.scene = Scene(Door(self.port, 60_000), Random(f"scene {seed}"))

    async def go(self, log: Path) -> Report:
        """Attack until everything was sent."""
        await self.scene.prepare()
        examples = max(3, min(100, self.findings.most_requests // 5_000))
        made = await asyncio.to_thread(Requests, self.scene, examples, self.seed)
        attack = Attack(self.port, self.scene, made, self.findings, self.seed)
        begun = time.monotonic()
        errands = (self._look(), self._ask_what_is_used(), self._refresh())
        beside = [asyncio.create_task(errand) for errand in errands]
        beside += [asyncio.create_task(self._play(title)) for title in self.scene.titles]
        askers = [attack.send_requests(n) for n in range(ASKERS)]
        talkers = [attack.send_frames(n) for n in range(TALKERS)]
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
            in_use=self.in_use,
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
        self.memory.append((self.findings.share, self.server.memory()))
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

    async def _ask_what_is_used(self) -> None:
        """Ask the server every few seconds what it uses."""
        while True:
            share = self.findings.share
            self.server.process.send_signal(signal.SIGUSR2)
            while len(lines := self.uses.read_text(encoding="ascii").split()) == len(self.in_use):
                await asyncio.sleep(LOOK)
            self.in_use.append((share, int(lines[-1]) / 2**20))
            await asyncio.sleep(ASK)

    def _line(self) -> str:
        found = self.findings
        return (
            f"{found.share:4.0%}  {found.requests} requests  {found.frames} frames"
            f"  {self.memory[-1][1]:.1f} MB, {self.in_use[-1][1] if self.in_use else 0:.1f} in use"
            f"  {self.tally.moves} moves  {len(found.faults)} faults"
        )

    async def _refresh(self) -> None:
        """Open new tables during the attack."""
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
        headers = {"Origin": address}
        async with httpx.AsyncClient(timeout=60, headers=headers, limits=UNKEPT) as client:
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
    """The lines of a log that report an error or have a traceback."""
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
    uses = log.with_name("uses")
    server = ServerProcess(database, port, log, more=[f"{OPTION}{uses}"], module="fuzz.server")
    try:
        server.wait_until_ready()
        return asyncio.run(Run(server, uses, Findings(requests, frames), seed).go(log))
    finally:
        server.stop()
