"""What can be measured of processes from outside, and of this one from inside."""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

TICK = 0.01
"""Seconds between two looks at how late this process is."""
_SCHEDULED = 2
"""The clock of a process that counts the nanoseconds it was running."""


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
    """The time processors have worked for a process, without its children.

    It is read from the clock Linux has for each process: the ticks in /proc are too long for what
    a database does in a few seconds. ProcessLookupError if it has ended.
    """
    try:
        return time.clock_gettime((~process << 3) | _SCHEDULED)
    except OSError:
        raise ProcessLookupError(process) from None


def children(process: int) -> list[int]:
    """The processes that the main thread of another one has started and that still run."""
    path = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in path.read_text(encoding="ascii").split()]


def pin(process: int, cores: Iterable[int]) -> None:
    """Let all threads of a process run on these cores only."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)


class ProcessorTime:
    """How long processors worked for some processes, since the last time somebody asked."""

    def __init__(self) -> None:
        self._known: dict[int, float] = {}

    def seconds(self, processes: Iterable[int]) -> float:
        """All of them together; one that was not asked for before counts from its start.

        One that has ended since it was listed, as workers of PostgreSQL do now and then, does not
        count.
        """
        now: dict[int, float] = {}
        for process in processes:
            with suppress(ProcessLookupError):
                now[process] = processor_seconds(process)
        spent = sum(seconds - self._known.get(process, 0.0) for process, seconds in now.items())
        self._known |= now
        return spent


class Lateness:
    """How late this process does its own work: that much of a delay may be its own."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def watch(self) -> None:
        """Look again and again, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.seconds.append(loop.time() - wanted)
