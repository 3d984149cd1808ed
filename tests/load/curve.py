"""How the wait grows with the tables: steps of more and more of them, at one rate a table.

python -m load.curve [--tables 50 100 …] [--seconds 20] [--rate 0.4] [--kinds sqlite 1 2 4]
    [--docs FOLDER]

`sqlite` is one server with SQLite, a number so many servers with PostgreSQL. There a table is
opened at one server, and its second person comes by the next.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from datetime import date
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from benchmarks.run import this_machine
from databases import fresh_postgres, running_postgres
from load.curve_page import POSTGRES, SQLITE, Curve, Step, save, table_of
from load.gauges import TICK, Lateness, ProcessorTime, children, delays
from load.player import Tally, keep_playing, open_table, pause_for, strangers
from load.server import ServerProcess, free_port, stored_acts

FILE = "sqlite"
TOO_SLOW = 1000.0
"""Milliseconds of the p99 after which no more tables are tried."""
SETTLING = 5.0
"""Seconds of play before a step is measured."""
FEWEST = 10
"""The moves of people without which a step says nothing: it goes on until there are so many."""
PATIENCE = 60.0
"""Seconds it goes on at most."""


class Site:
    """Servers at one database, and what they cost."""

    def __init__(self, servers: Sequence[ServerProcess], database: int | None) -> None:
        self.servers = servers
        self.database = database
        self.addresses = [f"http://127.0.0.1:{server.port}" for server in servers]
        self.work = [ProcessorTime(), ProcessorTime(), ProcessorTime(), ProcessorTime()]

    def spent(self) -> list[float]:
        """Processor time since the last look: servers, bot workers, database, this process."""
        servers = [server.process.pid for server in self.servers]
        workers = [worker for server in servers for worker in children(server)]
        database = [] if self.database is None else [self.database, *children(self.database)]
        groups = [servers, workers, database, [os.getpid()]]
        return [work.seconds(group) for work, group in zip(self.work, groups, strict=True)]

    async def acts(self, client: httpx.AsyncClient) -> float:
        """The acts all servers have stored so far."""
        return sum([await stored_acts(client, address) for address in self.addresses])

    def places(self, number: int) -> list[str]:
        """The servers the people of a table come by, as a proxy that takes them in turn does it."""
        first = number % len(self.addresses)
        return [*self.addresses[first:], *self.addresses[:first]][:2]


@contextmanager
def site(kind: str) -> Iterator[Site]:
    """A site of a kind, that is up."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        count, database, process = 1, f"{folder}/load.db", None
        if kind != FILE:
            server = stack.enter_context(running_postgres())
            count, process = int(kind), server.process
            url = fresh_postgres(server.address)
            database = url.render_as_string(hide_password=False)
        servers: list[ServerProcess] = []
        for number in range(count):
            servers.append(ServerProcess(database, free_port(), folder / f"log-{number}"))
            stack.callback(servers[-1].stop)
            servers[-1].wait_until_ready()
        yield Site(servers, process)


@asynccontextmanager
async def lateness() -> AsyncIterator[Lateness]:
    """How late this process is while something is done."""
    found = Lateness()
    watch = asyncio.create_task(found.watch())
    try:
        yield found
    finally:
        watch.cancel()
        with suppress(asyncio.CancelledError):
            await watch


async def climb(house: Site, counts: Sequence[int], seconds: float, rate: float) -> list[Step]:
    """Open more and more tables and play at all of them; what each step took."""
    tally = Tally()
    games: list[asyncio.Task[None]] = []
    steps: list[Step] = []
    async with strangers() as client:
        door = asyncio.Semaphore(20)
        for count in counts:
            opened = await asyncio.gather(
                *(
                    open_table(client, tally, seed, door, *_split(house.places(seed)))
                    for seed in range(len(games), count)
                )
            )
            games += [
                asyncio.create_task(keep_playing(one, client, tally, pause_for(rate, 1), inf))
                for one in opened
            ]
            await asyncio.sleep(max(SETTLING, pause_for(rate, 1)))
            steps.append(await measure(house, client, tally, count, seconds))
            sys.stdout.write(f"{steps[-1]}\n")
            sys.stdout.flush()
            if steps[-1].p99 > TOO_SLOW:
                break
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
    return steps


def _split(places: Sequence[str]) -> tuple[str, Sequence[str]]:
    return places[0], places[1:]


async def measure(
    house: Site, client: httpx.AsyncClient, tally: Tally, tables: int, seconds: float
) -> Step:
    """What happens while so many tables play."""
    seen, faults, acts = len(tally.delays), len(tally.faults), await house.acts(client)
    house.spent()
    begun = time.monotonic()
    async with lateness() as late:
        await asyncio.sleep(seconds)
        while len(tally.delays) < seen + FEWEST and time.monotonic() < begun + PATIENCE:
            await asyncio.sleep(TICK)
    passed = time.monotonic() - begun
    servers, workers, database, generator = (spent / passed for spent in house.spent())
    waits, own = delays(tally.delays[seen:]), delays(late.seconds)
    if waits is None or own is None:
        raise RuntimeError(f"nobody moved within {passed:.0f} seconds: {tally.faults[:3]}")
    return Step(
        tables=tables,
        moves=round((await house.acts(client) - acts) / passed, 1),
        p50=round(waits.p50, 1),
        p99=round(waits.p99, 1),
        servers=round(servers, 3),
        workers=round(workers, 3),
        database=round(database, 3),
        generator=round(generator, 3),
        late=round(own.p99, 1),
        memory=round(sum(server.memory() for server in house.servers)),
        faults=len(tally.faults) - faults,
    )


def main() -> int:
    """Climb at each kind of site, and say what came of it."""
    parser = argparse.ArgumentParser(prog="load.curve")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[50, 100, 200, 400, 600, 800, 1200, 1600]
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="for a step")
    parser.add_argument("--rate", type=float, default=0.4, help="moves per second at each table")
    parser.add_argument("--kinds", nargs="+", default=[FILE, "1", "2", "4"])
    parser.add_argument("--docs", type=Path, help="where scaling.md, .json and .svg are renewed")
    chosen = parser.parse_args()
    # A pause of this process would be taken for one of the server.
    gc.disable()
    curves = []
    for kind in chosen.kinds:
        sys.stdout.write(f"{kind}\n")
        machine = this_machine()
        with site(kind) as house:
            steps = asyncio.run(climb(house, chosen.tables, chosen.seconds, chosen.rate))
        curve = Curve(
            database=SQLITE if kind == FILE else POSTGRES,
            processes=1 if kind == FILE else int(kind),
            date=date.today().isoformat(),
            machine=machine,
            seconds=chosen.seconds,
            rate=chosen.rate,
            steps=steps,
        )
        curves.append(curve)
    if chosen.docs:
        save(curves, chosen.docs)
    sys.stdout.write(f"{table_of(curves)}\n")
    return 1 if any(step.faults for curve in curves for step in curve.steps) else 0


if __name__ == "__main__":
    sys.exit(main())
