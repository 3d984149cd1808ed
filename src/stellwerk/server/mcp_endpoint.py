"""Tables for agents at /mcp, if the packages of the extra `agents` are installed.

`/mcp` tells agents their legal moves, `/mcp/unaided` does not. Nothing is kept between requests,
so any process of a server can answer any of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.util import find_spec
from typing import Any, Final

from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.handlers import ASGIRouteHandler, asgi
from litestar.types import Receive, Scope, Send

PATHS: Final = {"/mcp": True, "/mcp/unaided": False}
"""Each path, and whether agents get their legal moves there."""


def endpoints() -> list[ASGIRouteHandler]:
    """The routes, none where agents are not served."""
    if find_spec("mcp") is None:
        return []
    return [asgi(path, copy_scope=True)(_answer) for path in PATHS]


async def _answer(scope: Scope, receive: Receive, send: Send) -> None:
    path = scope["path"].rstrip("/")
    agents: _Agents | None = scope["litestar_app"].state.get("agents")
    if agents is None or path not in PATHS:
        raise NotFoundException
    manager = (await agents.managers())[path]
    await manager.handle_request(scope, receive, send)


@asynccontextmanager
async def serving(app: Litestar) -> AsyncIterator[None]:
    """Serve agents as long as the application runs, from the first request on."""
    if find_spec("mcp") is None:
        yield
        return
    agents = app.state["agents"] = _Agents(app)
    try:
        yield
    finally:
        await agents.stop()


class _Agents:
    """The servers of the protocol; their packages need a second, and few tables have agents."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.stopping = asyncio.Event()
        self.ready: asyncio.Future[dict[str, Any]] | None = None
        self.task: asyncio.Task[None] | None = None

    async def managers(self) -> dict[str, Any]:
        if self.ready is None:
            self.ready = asyncio.get_running_loop().create_future()
            self.task = asyncio.create_task(self._run(self.ready))
        return await asyncio.shield(self.ready)

    async def stop(self) -> None:
        self.stopping.set()
        if self.task is not None:
            await self.task

    async def _run(self, ready: asyncio.Future[dict[str, Any]]) -> None:
        """A task of its own: what it enters has to be left by the same task."""
        try:
            async with AsyncExitStack() as stack:
                managers = {}
                for path, moves in PATHS.items():
                    managers[path] = await stack.enter_async_context(
                        _manager(self.app, moves=moves)
                    )
                ready.set_result(managers)
                await self.stopping.wait()
        except Exception as error:
            if ready.done():
                raise
            ready.set_exception(error)


@asynccontextmanager
async def _manager(app: Litestar, *, moves: bool) -> AsyncIterator[Any]:
    from mcp.server.transport_security import TransportSecuritySettings

    from stellwerk.agents.door import Door
    from stellwerk.agents.tools import make_server

    # Our own guards have checked host and origin.
    trusting = TransportSecuritySettings(enable_dns_rebinding_protection=False)
    server = make_server(Door(app=app), moves=moves)
    server.streamable_http_app(stateless_http=True, json_response=True, transport_security=trusting)
    async with server.session_manager.run():
        yield server.session_manager
