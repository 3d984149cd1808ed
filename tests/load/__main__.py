"""`make load`: hundreds of live tables on one server with SQLite, and what they have to wait.

python -m load [--tables 500] [--seconds 600] [--rate 200]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from load.player import TableOfPeople, Tally
from load.server import ServerProcess, free_port


async def open_table(
    address: str, client: httpx.AsyncClient, tally: Tally, seed: int, door: asyncio.Semaphore
) -> TableOfPeople:
    """A table in play, with two people at it and two bots; so many at once as the door lets in."""
    table = TableOfPeople(address, "russian-railroads", people=2, bots=2, seed=seed)
    async with door:
        await table.open(client)
        await table.sit_down(tally)
    return table


async def keep_playing(
    table: TableOfPeople, client: httpx.AsyncClient, tally: Tally, pause: float, until: float
) -> None:
    """One table after the other: when a game is over, the next begins."""
    seed = table.seed
    while await table.play(tally, pause, until) == "over":
        seed += 1_000_000
        table = await open_table(table.address, client, tally, seed, asyncio.Semaphore())
    if time.monotonic() < until:
        tally.faults.append("a socket was closed")


async def run(
    address: str, server: ServerProcess, tables: int, seconds: float, rate: float
) -> Tally:
    """Open many tables, then play at all of them and say every half minute how it goes."""
    tally = Tally()
    async with httpx.AsyncClient(timeout=120, headers={"Origin": address}) as client:
        watch = Watch(server, client, address, tally)
        door = asyncio.Semaphore(20)
        opened = await asyncio.gather(
            *(open_table(address, client, tally, seed, door) for seed in range(tables))
        )
        await watch.begin()
        until = watch.begun + seconds
        # Two of four seats are people; every person's move is followed by about as many of bots.
        pause = tables / (rate / 2)
        games = [
            asyncio.create_task(keep_playing(table, client, tally, pause, until))
            for table in opened
        ]
        while time.monotonic() < until:
            await asyncio.sleep(min(30.0, max(0.1, until - time.monotonic())))
            await watch.report()
        for result in await asyncio.gather(*games, return_exceptions=True):
            if isinstance(result, Exception):
                tally.faults.append(repr(result))
        watch.sum_up()
    return tally


class Watch:
    """Looks at a server under load."""

    def __init__(
        self, server: ServerProcess, client: httpx.AsyncClient, address: str, tally: Tally
    ) -> None:
        self.server = server
        self.client = client
        self.address = address
        self.tally = tally
        self.begun = time.monotonic()
        self.memory = [server.memory()]
        self.seen = 0
        self.acts = 0.0
        self.worked = 0.0
        self.at = self.begun
        write(f"memory at the start {self.memory[0]:.0f} MB")

    async def begin(self) -> None:
        """All tables are open: from now on it counts."""
        self.memory.append(self.server.memory())
        write(
            f"all tables open after {time.monotonic() - self.begun:.0f} s, {self.memory[-1]:.0f} MB"
        )
        self.acts = await self._acts()
        self.worked = self.server.processor_seconds()
        self.begun = self.at = time.monotonic()

    async def report(self) -> None:
        """A line of figures since the last; the load of the machine says how far to trust them."""
        now = time.monotonic()
        spent = now - self.at
        acts = await self._acts()
        delays = self.tally.delays[self.seen :]
        worked = self.server.processor_seconds() - self.worked
        self.memory.append(self.server.memory())
        write(
            f"{now - self.begun:5.0f} s  {(acts - self.acts) / spent:5.1f} moves/s, "
            f"{len(delays) / spent:5.1f} of people  {quantiles(delays)}"
            f"  {worked / (now - self.begun):4.0%} of a core"
            f"  {self.memory[-1]:4.0f} MB  {len(self.tally.faults)} faults"
            f"  load {os.getloadavg()[0]:.1f}"
        )
        self.seen, self.acts, self.at = len(self.tally.delays), acts, now

    async def _acts(self) -> float:
        """The acts stored so far: moves, and a few when tables are opened."""
        text = (await self.client.get(f"{self.address}/metrics")).text
        line = next(line for line in text.splitlines() if line.startswith("stellwerk_acts_total"))
        return float(line.split()[1])

    def sum_up(self) -> None:
        """The figures of the whole run."""
        write(
            f"in all  {len(self.tally.delays)} moves of people  {quantiles(self.tally.delays)}"
            f"  memory {self.memory[0]:.0f} MB at the start, {self.memory[1]:.0f} MB with all"
            f" tables open, {self.memory[-1]:.0f} MB at the end  {len(self.tally.faults)} faults"
        )


def quantiles(delays: Sequence[float]) -> str:
    """From a move to the last seat that hears of it."""
    if len(delays) < 2:
        return "no moves yet"
    cuts = statistics.quantiles(delays, n=100)
    return f"p50 {cuts[49] * 1000:.1f} ms  p99 {cuts[98] * 1000:.1f} ms"


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
    chosen = parser.parse_args()
    # A pause of this process would be taken for one of the server.
    gc.disable()
    with TemporaryDirectory() as folder:
        port = free_port()
        server = ServerProcess(f"{folder}/load.db", port, Path(folder) / "log")
        try:
            server.wait_until_ready()
            address = f"http://127.0.0.1:{port}"
            tally = asyncio.run(run(address, server, chosen.tables, chosen.seconds, chosen.rate))
        finally:
            server.stop()
        sys.stdout.write((Path(folder) / "log").read_text(encoding="utf-8")[-2_000:])
    for fault in tally.faults[:5]:
        sys.stdout.write(f"fault: {fault}\n")
    return 1 if tally.faults else 0


sys.exit(main())
