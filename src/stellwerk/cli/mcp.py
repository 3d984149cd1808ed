"""`stellwerk mcp`"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

from cyclopts import Parameter

from stellwerk.agents.door import Door
from stellwerk.agents.tools import make_server
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.server.app import create_app
from stellwerk.server.settings import Settings

UNLIMITED: Final = 1_000_000
"""In place of limits: only one agent uses this server."""


def mcp(
    *,
    server: str = "",
    database: str = "",
    legal_moves: Annotated[bool, Parameter(negative="--no-legal-moves")] = True,
) -> None:
    """Let an agent play, by the Model Context Protocol on standard input and output.

    Parameters
    ----------
    server
        The address of a Stellwerk server to play at; without one, games are played here.
    database
        A file that keeps the games that are played here; without one they are forgotten.
    legal_moves
        Whether the agent gets its legal moves.
    """
    if server:
        if not server.startswith(("http://", "https://")):
            raise StellwerkError(Message("refused-server-address", {"address": repr(server)}))
        asyncio.run(make_server(Door(server), moves=legal_moves).run_stdio_async())
        return
    with TemporaryDirectory(prefix="stellwerk-") as folder:
        asyncio.run(_play_here(database or str(Path(folder, "games.db")), moves=legal_moves))


async def _play_here(database: str, *, moves: bool) -> None:
    """A server in this process, without a port."""
    settings = Settings(database=database, requests_per_minute=UNLIMITED, guests_per_hour=UNLIMITED)
    app = create_app(settings)
    async with app.lifespan():
        await make_server(Door(app=app), moves=moves).run_stdio_async()
