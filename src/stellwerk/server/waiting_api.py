"""Waiting for a turn by HTTP, for programs that have no socket."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

from litestar import Request
from litestar.params import QueryParameter

from stellwerk.core.messages import Message
from stellwerk.server.dependencies import TheTableService, Who
from stellwerk.server.live_table import LiveTable
from stellwerk.server.networks import network_of
from stellwerk.server.refusals import TooOftenError
from stellwerk.server.routes import get
from stellwerk.server.security import OpenSockets
from stellwerk.server.tables_api import SeatQuery, TableId, looking
from stellwerk.table.view import View

LONGEST: Final = 50
"""Seconds; many clients and proxies give up after a minute."""
SecondsQuery = Annotated[int, QueryParameter(ge=0, le=LONGEST)]


@get("/api/tables/{table_id:str}/wait", summary="Wait for your turn", tags=["tables"])
async def wait_for_turn(
    table_id: TableId,
    request: Request[Any, Any, Any],
    service: TheTableService,
    identity: Who,
    seat: SeatQuery = None,
    seconds: SecondsQuery = 25,
) -> View:
    """The table as soon as your seat may decide or the game is over, or after some seconds.

    Whoever waits counts as a socket of their address.
    """
    live_table = await service.live_table(table_id)
    inside: OpenSockets = request.app.state.open_sockets
    address = network_of(request)
    if not inside.enter(address):
        raise TooOftenError(Message("refused-often-network"), 1)
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not service.stopping.is_set():
                    async with looking(service, live_table, identity, seat) as viewer:
                        changed = live_table.changed
                        if _is_time(live_table, viewer):
                            break
                    await changed.wait()
    finally:
        inside.leave(address)
    async with looking(service, live_table, identity, seat) as viewer:
        return live_table.view(viewer)


def _is_time(live_table: LiveTable, viewer: int) -> bool:
    table = live_table.table
    return table.state == "over" or (table.state == "running" and viewer in table.awaited)
