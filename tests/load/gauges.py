"""What can be told of processes from outside, and of this one from inside."""

from __future__ import annotations

import asyncio
import os
import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

TICK = 0.01
"""Seconds between two looks at how late this process is."""


class Delays(NamedTuple):
    """What half of all waited at most, and 99 of a hundred, in milliseconds."""

    p50: float
    p99: float


def delays(seconds: Sequence[float]) -> Delays | None:
    """The delays in a row of measurements; None if there are too few."""
    if len(seconds) < 2:
        return None
    cuts = statistics.quantiles(seconds, n=100)
    return Delays(cuts[49] * 1000, cuts[98] * 1000)


def memory(process: int) -> float:
    """The memory of a process in megabytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def processor_seconds(process: int) -> float:
    """The time processors have worked for a process, without its children."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    user, system = stat.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def children(process: int) -> list[int]:
    """The processes that the main thread of another one has started and that still run."""
    path = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in path.read_text(encoding="ascii").split()]


def pin(process: int, cores: Iterable[int]) -> None:
    """Let all threads of a process run on these cores only."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)


class Work:
    """How long processors worked for some processes, since the last time somebody asked."""

    def __init__(self) -> None:
        self._known: dict[int, float] = {}

    def seconds(self, processes: Iterable[int]) -> float:
        """All of them together; one that was not asked for before counts from its start."""
        now = {process: processor_seconds(process) for process in processes}
        spent = sum(seconds - self._known.get(process, 0.0) for process, seconds in now.items())
        self._known |= now
        return spent


class Lateness:
    """How late this process comes to what it has to do: so much of a delay is its own."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def watch(self) -> None:
        """Look again and again, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.seconds.append(loop.time() - wanted)
