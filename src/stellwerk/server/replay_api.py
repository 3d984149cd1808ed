"""Finished games by HTTP: frames, history, and records that somebody brings along."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Router
from litestar.params import JSONBody, QueryParameter

from stellwerk.core.messages import Message
from stellwerk.core.position import SPECTATOR
from stellwerk.records import read_record, write_record
from stellwerk.server.dependencies import TheTableService
from stellwerk.server.routes import get, post
from stellwerk.server.table_service import TableService, UnknownTableError, now
from stellwerk.server.tables_api import FirstQuery, TableId
from stellwerk.server.tokens import id_of
from stellwerk.server.wire import Link, NewRecord
from stellwerk.store.journal import ConflictError
from stellwerk.store.maintenance import import_record
from stellwerk.table.errors import RefusedError
from stellwerk.table.log_entries import EVERYTHING
from stellwerk.table.replay import MOST_FRAMES, Frame, History, Replay

CountQuery = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)]
EyesQuery = Annotated[str, QueryParameter(name="seat", pattern="^(all|spectator|[0-9]|1[01])$")]
_EYES: Final = {"all": EVERYTHING, "spectator": SPECTATOR}


async def _replay(service: TableService, table_id: str) -> Replay:
    """The game of a table that is over; made once, and not in the event loop."""
    live_table = await service.live_table(table_id)
    async with service.reading(live_table) as table:
        if table.state != "over":
            raise RefusedError(Message("refused-not-over"))
        if live_table.replay is None:
            live_table.replay = await asyncio.to_thread(Replay, table.game)
        return live_table.replay


@get("/tables/{table_id:str}/frames", summary="A finished game, step by step")
async def get_frames(
    table_id: TableId,
    service: TheTableService,
    first: FirstQuery = 0,
    count: CountQuery = MOST_FRAMES,
    eyes: EyesQuery = "all",
) -> list[Frame]:
    """Up to a hundred frames from a step on, seen by a seat, by a spectator, or with all open."""
    replay = await _replay(service, table_id)
    viewer = _EYES[eyes] if eyes in _EYES else int(eyes)
    if viewer >= replay.game.players:
        raise RefusedError(Message("refused-eyes", {"last": replay.game.players - 1}))
    return await asyncio.to_thread(replay.frames, first, count, viewer)


@get("/tables/{table_id:str}/history", summary="How a finished game went")
async def get_history(table_id: TableId, service: TheTableService) -> History:
    """Points by step, turns with chances to win, rounds with points by source."""
    return (await _replay(service, table_id)).history()


@post("/records", summary="Bring a record along", status_code=200)
async def add_record(data: JSONBody[NewRecord], service: TheTableService) -> Link:
    """Keep a finished game as a table that is not listed; the same record is the same table."""
    record = await asyncio.to_thread(read_record, data.record, "record")
    if record.result is None:
        raise RefusedError(Message("refused-record-not-over"))
    id_ = id_of(write_record(record), service.secret)
    try:
        await service.live_table(id_)
    except UnknownTableError:
        try:
            await import_record(service.journal, id_, record, now(), listed=False)
        except ConflictError:
            return Link(id_)
    return Link(id_)


router = Router("/api", route_handlers=[get_frames, get_history, add_record], tags=["replays"])
