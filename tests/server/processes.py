"""Server processes on one database, people who play there, and what both have to survive."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from load.server import ServerProcess, free_port
from server.players import Players

TABLES = 4


class House:
    """Server processes on one database, and the people who play there."""

    def __init__(self, database: str, folder: Path, count: int, bot: str) -> None:
        self.database = database
        self.log = folder / "log"
        self.servers = [self.start(free_port()) for _ in range(count)]
        self.players = Players([f"http://127.0.0.1:{one.port}" for one in self.servers], bot)
        self.rng = Random(1)

    def start(self, port: int | None) -> ServerProcess:
        return ServerProcess(self.database, port, self.log)

    async def ready(self) -> None:
        """Wait until all servers answer."""
        for server in self.servers:
            await asyncio.to_thread(server.wait_until_ready)

    async def bear_kill(self) -> None:
        """Check that everything is there and continues."""
        assert await self.players.missing(self.database) == []
        await self.players.have_moved(self.rng.randrange(1, 8))

    async def end(self) -> int:
        """All tables continue, and every move is there; how many were looked for."""
        await self.players.have_moved_everywhere()
        assert await self.players.missing(self.database) == []
        return self.players.acknowledged

    def kill(self) -> None:
        """End all servers without a word."""
        for server in self.servers:
            server.kill()


@asynccontextmanager
async def play(
    database: str, folder: Path, count: int = 1, bot: str = "random"
) -> AsyncIterator[House]:
    """Servers at work, with people at some tables."""
    with ExitStack() as stack:
        house = House(database, folder, count, bot)
        stack.callback(house.kill)
        await house.ready()
        async with house.players.playing(TABLES):
            await house.players.have_moved(1)
            yield house
