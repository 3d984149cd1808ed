"""Whatever is killed, again and again, no move is lost that the server said was done.

Killed are server processes on SQLite, one of two server processes on one PostgreSQL, connections of
servers to PostgreSQL, PostgreSQL itself, bot workers while they think, and connections of people in
the middle of a frame. After each kill all acknowledged moves are looked for, the database is
checked, and the games go on, bots included. `make soak` kills 500 times.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from databases import data_folder, fresh_postgres, start_postgres, stop_postgres
from load.server import ServerProcess
from server.guests import wait_for
from server.processes import play
from server.test_descriptors import workers_of

Record = Callable[[str, object], None]
"""Says in the report of a run how many acknowledged moves were looked for."""
STRONG = "stationmaster"
"""A bot that thinks long enough to be killed meanwhile."""


def address(postgres: str) -> str:
    """A new database on a server."""
    return fresh_postgres(postgres).render_as_string(hide_password=False)


# Server processes.


async def kill_servers(database: str, folder: Path, count: int, times: int) -> int:
    """Kill one of the servers and start it again; people go on at the other, if there is one."""
    async with play(database, folder, count) as house:
        for _ in range(times):
            victim = house.rng.randrange(count)
            server = house.servers[victim]
            await asyncio.to_thread(server.kill)
            if count > 1:
                await house.players.have_moved(1)
            house.servers[victim] = house.start(server.port)
            await house.ready()
            await house.bear_kill()
        return await house.end()


def test_a_server_that_is_killed(tmp_path: Path) -> None:
    assert asyncio.run(kill_servers(str(tmp_path / "kill.db"), tmp_path, 1, 2)) > 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(6))
@pytest.mark.usefixtures("part")
def test_a_server_that_is_killed_often(tmp_path: Path, record_property: Record) -> None:
    record_property("moves", asyncio.run(kill_servers(str(tmp_path / "kill.db"), tmp_path, 1, 25)))


def test_one_of_two_servers_that_is_killed(tmp_path: Path, postgres: str) -> None:
    assert asyncio.run(kill_servers(address(postgres), tmp_path, 2, 2)) > 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
@pytest.mark.usefixtures("part")
def test_one_of_two_servers_that_is_killed_often(
    tmp_path: Path, postgres: str, record_property: Record
) -> None:
    record_property("moves", asyncio.run(kill_servers(address(postgres), tmp_path, 2, 25)))


# PostgreSQL.


async def end_connections(database: str, folder: Path, times: int) -> int:
    """End all connections of two servers to PostgreSQL, whatever they are used for now."""
    async with play(database, folder, 2) as house:
        for _ in range(times):
            with psycopg.connect(
                database.replace("postgresql+psycopg", "postgresql"), autocommit=True
            ) as connection:
                ended = connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                ).fetchall()
            assert len(ended) >= 2, "each server has one at least, to hear of the other"
            await house.bear_kill()
        await house.ready()
        moves = await house.end()
        assert house.players.closed == 0, "nobody's socket was closed for it"
        return moves


def test_connections_to_postgres_that_are_ended(tmp_path: Path, postgres: str) -> None:
    assert asyncio.run(end_connections(address(postgres), tmp_path, 3)) > 0


@pytest.mark.soak
def test_connections_to_postgres_that_are_ended_often(
    tmp_path: Path, postgres: str, record_property: Record
) -> None:
    record_property("moves", asyncio.run(end_connections(address(postgres), tmp_path, 80)))


async def stop_and_start(database: str, folder: Path, data: Path, times: int) -> int:
    """Stop PostgreSQL at once while people play, and start it when they have noticed."""
    async with play(database, folder, 2) as house:
        for _ in range(times):
            with stopped(data):
                await house.players.are_told()
            await house.ready()
            await house.bear_kill()
        moves = await house.end()
        assert house.players.closed == 0, "nobody's socket was closed for it"
        return moves


@contextmanager
def stopped(data: Path) -> Iterator[None]:
    """A PostgreSQL server is gone, without a word, and comes back."""
    stop_postgres(data)
    try:
        yield
    finally:
        start_postgres(data)


def test_a_postgres_that_is_stopped(tmp_path: Path, postgres: str) -> None:
    assert asyncio.run(stop_and_start(address(postgres), tmp_path, data_folder(postgres), 1)) > 0


@pytest.mark.soak
def test_a_postgres_that_is_stopped_often(
    tmp_path: Path, postgres: str, record_property: Record
) -> None:
    record_property(
        "moves", asyncio.run(stop_and_start(address(postgres), tmp_path, data_folder(postgres), 20))
    )


# Bot workers.


async def kill_workers(database: str, folder: Path, times: int) -> int:
    """Kill a worker that thinks; its question is asked again."""
    async with play(database, folder, bot=STRONG) as house:
        for _ in range(times):
            worker = await asyncio.to_thread(thinking_worker, house.servers[0])
            os.kill(worker, signal.SIGKILL)
            await house.bear_kill()
        moves = await house.end()
        assert house.players.closed == 0, "nobody's socket was closed for it"
        return moves


def thinking_worker(server: ServerProcess) -> int:
    """A worker that is at work now; one that waits for a question reads its first descriptor."""
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


def test_workers_that_are_killed(tmp_path: Path) -> None:
    assert asyncio.run(kill_workers(str(tmp_path / "workers.db"), tmp_path, 2)) > 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(2))
@pytest.mark.usefixtures("part")
def test_workers_that_are_killed_often(tmp_path: Path, record_property: Record) -> None:
    record_property("moves", asyncio.run(kill_workers(str(tmp_path / "workers.db"), tmp_path, 40)))


# Connections of people.


async def cut_sockets(database: str, folder: Path, times: int) -> int:
    """Cut connections of people while they send a move."""
    async with play(database, folder) as house:
        for _ in range(times):
            house.players.cut_wanted = 1
            await house.players.lose_a_socket()
            await house.bear_kill()
        moves = await house.end()
        assert house.players.closed == times, "nobody else's socket was closed for it"
        return moves


def test_sockets_that_are_cut(tmp_path: Path) -> None:
    assert asyncio.run(cut_sockets(str(tmp_path / "cut.db"), tmp_path, 5)) > 0


@pytest.mark.soak
def test_sockets_that_are_cut_often(tmp_path: Path, record_property: Record) -> None:
    record_property("moves", asyncio.run(cut_sockets(str(tmp_path / "cut.db"), tmp_path, 70)))
