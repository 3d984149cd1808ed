"""`make load`: hundreds of live tables on one server with SQLite, and what they have to wait.

python -m load [--tables 500] [--seconds 600] [--rate 200]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from load.player import TableOfPeople, Tally
from load.server import ServerProcess, free_port


async def keep_playing(
    address: str, client: httpx.AsyncClient, tally: Tally, seed: int, pause: float, until: float
) -> None:
    """One table after the other: when a game is over, the next begins."""
    while time.monotonic() < until:
        table = TableOfPeople(address, "russian-railroads", people=2, bots=2, seed=seed)
        await table.open(client)
        end = await table.play(tally, pause, until)
        if end == "closed":
            tally.faults.append("a socket was closed")
        seed += 1_000_000


async def run(
    address: str, server: ServerProcess, tables: int, seconds: float, rate: float
) -> Tally:
    """Play at many tables at once and say every half minute how it goes."""
    tally = Tally()
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(timeout=120, limits=limits, headers={"Origin": address}) as client:
        begun = time.monotonic()
        until = begun + seconds
        # Two of four seats are people; every person's move is followed by about as many of bots.
        pause = tables / (rate / 2)
        games = [
            asyncio.create_task(keep_playing(address, client, tally, seed, pause, until))
            for seed in range(tables)
        ]
        while time.monotonic() < until:
            await asyncio.sleep(min(30.0, max(0.1, until - time.monotonic())))
            report(tally, time.monotonic() - begun, server)
        for result in await asyncio.gather(*games, return_exceptions=True):
            if isinstance(result, Exception):
                tally.faults.append(repr(result))
    return tally


def report(tally: Tally, seconds: float, server: ServerProcess) -> None:
    """A line of figures; the load of the machine says how far to trust them."""
    busy = os.getloadavg()[0]
    used = f"{server.processor_seconds() / seconds:4.0%} of a core  {server.memory():5.0f} MB"
    if len(tally.delays) < 2:
        sys.stdout.write(f"{seconds:6.0f} s  no moves yet  {used}\n")
        return
    cuts = statistics.quantiles(tally.delays, n=100)
    sys.stdout.write(
        f"{seconds:6.0f} s  {tally.moves / seconds:6.1f} moves/s of people"
        f"  p50 {cuts[49] * 1000:6.1f} ms  p99 {cuts[98] * 1000:6.1f} ms"
        f"  {used}  {len(tally.faults)} faults  load {busy:.1f}\n"
    )
    sys.stdout.flush()


def main() -> int:
    """Start a server, load it, and report."""
    parser = argparse.ArgumentParser(prog="load")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--rate", type=float, default=200.0)
    chosen = parser.parse_args()
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
