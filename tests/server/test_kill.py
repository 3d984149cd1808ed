"""Killed without a word, again and again, the server loses no move it said was done."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from load.player import TableOfPeople, Tally
from load.server import ServerProcess, free_port
from stellwerk.store.care import check
from stellwerk.store.database import Database, database_url

TABLES = 6


async def play_until_killed(
    tables: list[TableOfPeople], tally: Tally, server: ServerProcess, moves: int
) -> None:
    """People play at all tables while the server dies, after so many moves or their last one."""
    until = time.monotonic() + 60
    goal = sum(tally.acknowledged.values()) + moves
    games = [asyncio.create_task(table.play(tally, 0.01, until)) for table in tables]
    while sum(tally.acknowledged.values()) < goal and not all(game.done() for game in games):
        await asyncio.sleep(0.001)
    await asyncio.to_thread(server.kill)
    assert set(await asyncio.gather(*games)) <= {"closed", "over"}


async def steps_of(address: str, tables: list[TableOfPeople]) -> dict[str, tuple[int, str]]:
    """How far each table is, as the restarted server tells it."""
    found = {}
    async with httpx.AsyncClient(timeout=30) as client:
        for table in tables:
            view = (await client.get(f"{address}/api/tables/{table.id}")).json()
            found[table.id] = (view["step"], view["state"])
    return found


async def open_tables(address: str, title: str, bots: int, first: int) -> list[TableOfPeople]:
    """New tables for three, some of them bots."""
    tables = [TableOfPeople(address, title, 3 - bots, bots, first + n) for n in range(TABLES)]
    async with httpx.AsyncClient(timeout=30, headers={"Origin": address}) as client:
        for table in tables:
            await table.open(client)
    return tables


def kill_often(tmp_path: Path, title: str, bots: int, times: int) -> int:
    """Kill the server many times under load; how many acknowledged moves were looked for."""
    rng = Random(1)
    database = str(tmp_path / "kill.db")
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    tables: list[TableOfPeople] = []
    tally = Tally()
    for number in range(times + 1):
        server = ServerProcess(database, port, tmp_path / "log")
        try:
            server.wait_until_ready()
            states = asyncio.run(steps_of(address, tables))
            for id_, (step, _) in states.items():
                assert step >= tally.acknowledged.get(id_, 0), "an acknowledged move is lost"
            going = [table for table in tables if states[table.id][1] == "running"]
            if len(going) < TABLES:
                tables = going + asyncio.run(open_tables(address, title, bots, number * TABLES))
            if number < times:
                asyncio.run(play_until_killed(tables, tally, server, rng.randrange(5, 40)))
        finally:
            server.kill()
    assert tally.faults == []

    async def faults() -> list[str]:
        store = await Database.open(database_url(database))
        found = [finding.fault async for finding in check(store) if finding.fault]
        await store.close()
        return found

    assert asyncio.run(faults()) == []
    return sum(tally.acknowledged.values())


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    assert kill_often(tmp_path, "tiny", 0, 3) > 10


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_in_two_hundred_kills(tmp_path: Path) -> None:
    """A game of the house: the package may be the compiled one, which Tiny cannot build on."""
    assert kill_often(tmp_path, "volldampf", 1, 200) > 1_000
