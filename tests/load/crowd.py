"""`make load`, second part: one person with hundreds of strong bots, and another with a trainee.

python -m load.crowd [--tables 200] [--bots 3] [--seconds 60] [--aim 2]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from load.player import UNKEPT
from load.server import ServerProcess, free_port

PAUSE = 4.0
"""Seconds between two looks at a table of the person who has so many."""


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        headers = {"Origin": address}
        self.client = httpx.AsyncClient(timeout=120, headers=headers, limits=UNKEPT)

    async def open(self, *levels: str) -> str:
        """A game with these bots that has begun; its path."""
        seats = [{"name": "P"}, *({"bot": level} for level in levels)]
        body = {"title": "russian-railroads", "seats": seats, "listed": False}
        answer = await self.client.post(f"{self.address}/api/tables/", json=body)
        answer.raise_for_status()
        table = f"{self.address}/api/tables/{answer.json()['id']}"
        await self.do(table, do="prefer", seat=0, confirm=False)
        await self.do(table, do="start")
        return table

    async def do(self, table: str, **command: Any) -> dict[str, Any]:
        answer = await self.client.post(f"{table}/commands", json=command)
        answer.raise_for_status()
        view: dict[str, Any] = answer.json()["view"]
        return view

    async def view(self, table: str) -> dict[str, Any]:
        view: dict[str, Any] = (await self.client.get(table)).json()
        return view

    async def end_turn(self, table: str) -> dict[str, Any]:
        """Play until somebody else has to decide."""
        view = await self.view(table)
        while view["awaited"] == [0]:
            move = view["moves"][-1]["move"]
            view = await self.do(table, do="move", seat=0, step=view["step"], move=move)
        return view


async def keep_busy(person: Person, table: str, until: float) -> None:
    """Let the bots of a table have something to think about, all the time."""
    while time.monotonic() < until:
        view = await person.end_turn(table)
        if view["state"] == "over":
            return
        await asyncio.sleep(PAUSE)


async def wait_for_turn(person: Person, table: str) -> float:
    """End a turn, and wait until the others have had theirs; how long that took."""
    await person.end_turn(table)
    begun = time.monotonic()
    while (await person.view(table))["awaited"] != [0]:
        await asyncio.sleep(0.01)
    return time.monotonic() - begun


async def run(address: str, tables: int, bots: int, seconds: float) -> list[float]:
    """The seconds another person waited for a trainee, again and again."""
    anna, boris = Person(address), Person(address)
    door = asyncio.Semaphore(8)

    async def open_one() -> str:
        async with door:
            return await anna.open(*["director"] * bots)

    # The first table brings the cookie that makes all the others hers.
    opened = [await open_one()]
    opened += await asyncio.gather(*(open_one() for _ in range(tables - 1)))
    until = time.monotonic() + seconds
    busy = [asyncio.create_task(keep_busy(anna, table, until)) for table in opened]
    waits: list[float] = []
    while time.monotonic() < until:
        table = await boris.open("trainee")
        for _ in range(5):
            waits.append(await wait_for_turn(boris, table))
            await asyncio.sleep(0.5)
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    await anna.client.aclose()
    await boris.client.aclose()
    return sorted(waits)


def main() -> int:
    """Start a server, load it, and report."""
    parser = argparse.ArgumentParser(prog="load.crowd")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--aim", type=float, default=2.0, help="seconds for the trainee")
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        port = free_port()
        log = Path(folder) / "log"
        server = ServerProcess(f"{folder}/load.db", port, log, workers=0, module="stellwerk")
        try:
            server.wait_until_ready()
            waits = asyncio.run(
                run(f"http://127.0.0.1:{port}", chosen.tables, chosen.bots, chosen.seconds)
            )
        finally:
            server.stop()
        sys.stdout.write(log.read_text(encoding="utf-8")[-2_000:])
    sys.stdout.write(
        f"{chosen.tables} tables with {chosen.bots} directors of one person: another person waited "
        f"{len(waits)} times for a trainee, {waits[len(waits) // 2]:.2f} s in the median, "
        f"{waits[-1]:.2f} s at most\n"
    )
    return 0 if waits[-1] <= chosen.aim else 1


if __name__ == "__main__":
    sys.exit(main())
