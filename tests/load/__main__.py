"""`make load`: hundreds of live tables on one server with SQLite, and what they have to wait.

python -m load [--tables 500] [--seconds 600] [--rate 200] [--aim 50] [--apart]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from load.gauges import Lateness, ProcessorTime, children, delays
from load.player import Tally, keep_playing, open_table, pause_for, strangers
from load.server import ServerProcess, free_port, stored_acts


async def run(
    address: str, server: ServerProcess, tables: int, seconds: float, rate: float
) -> Tally:
    """Open many tables, then play at all of them and say every half minute how it goes."""
    tally = Tally()
    async with strangers() as client:
        watch = Watch(server, client, address, tally)
        door = asyncio.Semaphore(20)
        opened = await asyncio.gather(
            *(open_table(client, tally, seed, door, address) for seed in range(tables))
        )
        await watch.begin()
        lateness = asyncio.create_task(watch.lateness.watch())
        until = watch.begun + seconds
        pause = pause_for(rate, tables)
        games = [
            asyncio.create_task(keep_playing(table, client, tally, pause, until))
            for table in opened
        ]
        while time.monotonic() < until:
            await asyncio.sleep(min(30.0, max(0.1, until - time.monotonic())))
            await watch.report()
        lateness.cancel()
        for result in await asyncio.gather(*games, return_exceptions=True):
            if isinstance(result, Exception):
                tally.faults.append(repr(result))
        watch.sum_up()
    return tally


class Watch:
    """Looks at a server under load, at its bot workers, and at this process."""

    def __init__(
        self, server: ServerProcess, client: httpx.AsyncClient, address: str, tally: Tally
    ) -> None:
        self.server = server
        self.client = client
        self.address = address
        self.tally = tally
        self.begun = time.monotonic()
        self.memory = [server.memory()]
        self.lateness = Lateness()
        self.work = [ProcessorTime(), ProcessorTime(), ProcessorTime()]
        self.worked = [0.0, 0.0, 0.0]
        self.seen = self.seen_late = 0
        self.acts = 0.0
        self.at = self.begun
        write(f"memory at the start {self.memory[0]:.0f} MB")

    async def begin(self) -> None:
        """All tables are open: from now on it counts."""
        self.memory.append(self.server.memory())
        write(
            f"all tables open after {time.monotonic() - self.begun:.0f} s, {self.memory[-1]:.0f} MB"
        )
        self.acts = await stored_acts(self.client, self.address)
        self._spent()
        self.begun = self.at = time.monotonic()

    async def report(self) -> None:
        """A line of figures since the last; the load of the machine says how far to trust them."""
        now = time.monotonic()
        spent = now - self.at
        acts = await stored_acts(self.client, self.address)
        waits = self.tally.delays[self.seen :]
        late = self.lateness.seconds[self.seen_late :]
        spells = self._spent()
        self.worked = [whole + part for whole, part in zip(self.worked, spells, strict=True)]
        self.memory.append(self.server.memory())
        write(
            f"{now - self.begun:5.0f} s  {(acts - self.acts) / spent:5.1f} moves/s, "
            f"{len(waits) / spent:5.1f} of people  {percentiles(waits)}"
            f"  {shares(spells, spent)}  generator {percentiles(late)} late"
            f"  {self.memory[-1]:4.0f} MB  {len(self.tally.faults)} faults"
            f"  load {os.getloadavg()[0]:.1f}"
        )
        self.seen, self.seen_late = len(self.tally.delays), len(self.lateness.seconds)
        self.acts, self.at = acts, now

    def _spent(self) -> list[float]:
        """Processor time since the last look: the server, its bot workers, this process."""
        server = self.server.process.pid
        groups = [[server], children(server), [os.getpid()]]
        return [work.seconds(group) for work, group in zip(self.work, groups, strict=True)]

    def sum_up(self) -> None:
        """The figures of the whole run."""
        write(
            f"in all  {len(self.tally.delays)} moves of people  {percentiles(self.tally.delays)}"
            f"  {shares(self.worked, self.at - self.begun)}"
            f"  generator {percentiles(self.lateness.seconds)} late"
            f"  memory {self.memory[0]:.0f} MB at the start, {self.memory[1]:.0f} MB with all"
            f" tables open, {self.memory[-1]:.0f} MB at the end  {len(self.tally.faults)} faults"
        )


def percentiles(seconds: Sequence[float]) -> str:
    """Delays, such as from a move to the last seat that hears of it."""
    found = delays(seconds)
    return f"p50 {found.p50:.1f} ms  p99 {found.p99:.1f} ms" if found else "no moves yet"


def shares(worked: Sequence[float], spent: float) -> str:
    """How much of a core each took."""
    server, workers, generator = (f"{seconds / spent:.0%}" for seconds in worked)
    return f"server {server} of a core, bots {workers}, generator {generator}"


def write(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Start a server, load it, and report."""
    parser = argparse.ArgumentParser(prog="load")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--aim", type=float, default=50.0, help="milliseconds for the p99")
    parser.add_argument("--apart", action="store_true", help="the server has a core to itself")
    chosen = parser.parse_args()
    # A pause of this process would be taken for one of the server.
    gc.disable()
    with TemporaryDirectory() as folder:
        port = free_port()
        server = ServerProcess(f"{folder}/load.db", port, Path(folder) / "log")
        try:
            server.wait_until_ready()
            if chosen.apart:
                server.keep_apart()
            address = f"http://127.0.0.1:{port}"
            tally = asyncio.run(run(address, server, chosen.tables, chosen.seconds, chosen.rate))
        finally:
            server.stop()
        sys.stdout.write((Path(folder) / "log").read_text(encoding="utf-8")[-2_000:])
    for fault in tally.faults[:5]:
        sys.stdout.write(f"fault: {fault}\n")
    found = delays(tally.delays)
    return 1 if tally.faults or found is None or found.p99 > chosen.aim else 0


if __name__ == "__main__":
    sys.exit(main())
