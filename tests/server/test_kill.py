"""Whatever is killed, again and again, no move is lost that the server said was done.

Killed are server processes on SQLite, one of two server processes on one PostgreSQL, connections of
servers to PostgreSQL, PostgreSQL itself, bot workers while they think, and connections of people in
the middle of a frame. After each kill all acknowledged moves are looked for, the database is
checked, and the games continue, bots included. `make soak` kills 500 times.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from databases import (
    data_folder,
    disconnect_all,
    fresh_postgres,
    plain_address,
    start_postgres,
    stop_postgres,
)
from load.server import ServerProcess
from server.guests import wait_for
from server.processes import House, play
from server.test_descriptors import workers_of
from stellwerk.store.database import database_url

STRONG = "stationmaster"
"""A bot that thinks long enough to be killed meanwhile."""
Kill = Callable[[House, int], Awaitable[None]]
Record = Callable[[str, object], None]
"""Says in the report of a run how many acknowledged moves were looked for."""


async def kill_servers(house: House, times: int) -> None:
    """Kill one of the servers and start it again; people continue on the other, if there is one."""
    for _ in range(times):
        victim = house.rng.randrange(len(house.servers))
        server = house.servers[victim]
        await asyncio.to_thread(server.kill)
        if len(house.servers) > 1:
            await house.players.have_moved(1)
        house.servers[victim] = house.start(server.port)
        await house.ready()
        await house.bear_kill()


async def end_connections(house: House, times: int) -> None:
    """End all connections of two servers to PostgreSQL, whatever they are used for now."""
    closed = house.players.closed
    for _ in range(times):
        ended = await asyncio.to_thread(disconnect_all, database_url(house.database))
        assert ended >= 2, "each server has one at least, to hear of the other"
        await house.bear_kill()
    await house.ready()
    assert house.players.closed == closed, house.players.endings


async def stop_postgres_under(house: House, times: int) -> None:
    """Stop PostgreSQL at once while people play, and start it when they have noticed."""
    closed = house.players.closed
    data = data_folder(plain_address(database_url(house.database)))
    for _ in range(times):
        async with stopped(data):
            await house.players.are_told()
        await house.ready()
        await house.bear_kill()
    assert house.players.closed == closed, house.players.endings


@asynccontextmanager
async def stopped(data: Path) -> AsyncIterator[None]:
    """A PostgreSQL server is gone, without a word, and comes back.

    People read meanwhile: a socket that nobody reads for ten seconds is closed.
    """
    await asyncio.to_thread(stop_postgres, data)
    try:
        yield
    finally:
        await asyncio.to_thread(start_postgres, data)


async def kill_workers(house: House, times: int) -> None:
    """Kill a worker that thinks; its question is asked again."""
    closed = house.players.closed
    for _ in range(times):
        worker = await asyncio.to_thread(thinking_worker, house.servers[0])
        os.kill(worker, signal.SIGKILL)
        await house.bear_kill()
    assert house.players.closed == closed, house.players.endings


def thinking_worker(server: ServerProcess) -> int:
    """A worker that is at work now; one that waits for a question is in a system call."""
    found: list[int] = []

    def looked_for() -> bool:
        for worker in workers_of(server):
            with suppress(OSError):
                call = Path(f"/proc/{worker}/syscall").read_text(encoding="ascii")
                if call.startswith("running"):
                    found.append(worker)
        return bool(found)

    wait_for(looked_for)
    return found[0]


async def cut_sockets(house: House, times: int) -> None:
    """Cut connections of people while they send a move."""
    closed = house.players.closed
    for _ in range(times):
        house.players.cut_wanted = 1
        await house.players.lose_a_socket()
        await house.bear_kill()
    assert house.players.closed == closed + times, house.players.endings


# A few of each kind.


async def kill_a_few(database: str, folder: Path, servers: int, bot: str, *kills: Kill) -> None:
    async with play(database, folder, servers, bot) as house:
        for kill in kills:
            await kill(house, 1)
        assert await house.end() > 0


def test_a_few_kills_on_sqlite(tmp_path: Path) -> None:
    kills = (cut_sockets, kill_workers, kill_servers)
    asyncio.run(kill_a_few(str(tmp_path / "kill.db"), tmp_path, 1, "dispatcher", *kills))


def test_a_few_kills_on_postgres(tmp_path: Path, postgres: str) -> None:
    kills = (end_connections, stop_postgres_under, kill_servers)
    asyncio.run(kill_a_few(address(postgres), tmp_path, 2, "random", *kills))


def address(postgres: str) -> str:
    """A new database on a server."""
    return fresh_postgres(postgres).render_as_string(hide_password=False)


# Five hundred.


async def kill_often(
    database: str, folder: Path, kill: Kill, times: int, servers: int = 1, bot: str = "random"
) -> int:
    """How many acknowledged moves were looked for."""
    async with play(database, folder, servers, bot) as house:
        await kill(house, times)
        return await house.end()


@pytest.mark.soak
@pytest.mark.parametrize("part", range(6))
@pytest.mark.usefixtures("part")
def test_servers_on_sqlite(tmp_path: Path, record_property: Record) -> None:
    moves = asyncio.run(kill_often(str(tmp_path / "kill.db"), tmp_path, kill_servers, 25))
    record_property("moves", moves)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
@pytest.mark.usefixtures("part")
def test_two_servers_on_postgres(tmp_path: Path, postgres: str, record_property: Record) -> None:
    moves = asyncio.run(kill_often(address(postgres), tmp_path, kill_servers, 25, servers=2))
    record_property("moves", moves)


@pytest.mark.soak
def test_connections_to_postgres(tmp_path: Path, postgres: str, record_property: Record) -> None:
    moves = asyncio.run(kill_often(address(postgres), tmp_path, end_connections, 80, servers=2))
    record_property("moves", moves)


@pytest.mark.soak
def test_postgres_itself(tmp_path: Path, postgres: str, record_property: Record) -> None:
    moves = asyncio.run(kill_often(address(postgres), tmp_path, stop_postgres_under, 20, servers=2))
    record_property("moves", moves)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(2))
@pytest.mark.usefixtures("part")
def test_workers(tmp_path: Path, record_property: Record) -> None:
    database = str(tmp_path / "kill.db")
    moves = asyncio.run(kill_often(database, tmp_path, kill_workers, 40, bot=STRONG))
    record_property("moves", moves)


@pytest.mark.soak
def test_sockets(tmp_path: Path, record_property: Record) -> None:
    moves = asyncio.run(kill_often(str(tmp_path / "kill.db"), tmp_path, cut_sockets, 70))
    record_property("moves", moves)
