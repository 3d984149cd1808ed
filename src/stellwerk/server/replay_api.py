"""Finished games by HTTP: frames, history, and records that somebody brings along."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Router
from litestar.params import JSONBody, QueryParameter

from stellwerk.core.position import SPECTATOR
from stellwerk.core.words import Message
from stellwerk.records import read_record, write_record
from stellwerk.server.hall import Hall, UnknownTableError, now
from stellwerk.server.inject import TheHall
from stellwerk.server.routes import get, post
from stellwerk.server.tables_api import FirstQuery, TableId
from stellwerk.server.tokens import id_of
from stellwerk.server.wire import Link, NewRecord
from stellwerk.store.care import import_record
from stellwerk.store.journal import ConflictError
from stellwerk.table.errors import RefusedError
from stellwerk.table.replay import MOST_FRAMES, Frame, History, Replay
from stellwerk.table.told import EVERYTHING

CountQuery = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)]
EyesQuery = Annotated[str, QueryParameter(name="seat", pattern="^(all|spectator|[0-9]|1[01])$")]
_EYES: Final = {"all": EVERYTHING, "spectator": SPECTATOR}


async def _replay(hall: Hall, table_id: str) -> Replay:
    """The game of a table that is over; made once, and not in the event loop."""
    room = await hall.room(table_id)
    async with hall.reading(room) as table:
        if table.state != "over":
            raise RefusedError(Message("refused-not-over"))
        if room.replay is None:
            room.replay = await asyncio.to_thread(Replay, table.game)
        return room.replay


@get("/tables/{table_id:str}/frames", summary="A finished game, step by step")
async def get_frames(
    table_id: TableId,
    hall: TheHall,
    first: FirstQuery = 0,
    count: CountQuery = MOST_FRAMES,
    eyes: EyesQuery = "all",
) -> list[Frame]:
    """Up to a hundred frames from a step on, seen by a seat, by a spectator, or with all open."""
    replay = await _replay(hall, table_id)
    viewer = _EYES[eyes] if eyes in _EYES else int(eyes)
    if viewer >= replay.game.players:
        raise RefusedError(Message("refused-eyes", {"last": replay.game.players - 1}))
    return await asyncio.to_thread(replay.frames, first, count, viewer)


@get("/tables/{table_id:str}/history", summary="How a finished game went")
async def get_history(table_id: TableId, hall: TheHall) -> History:
    """Points by step, turns with chances to win, rounds with points by source."""
    return (await _replay(hall, table_id)).history()


@post("/records", summary="Bring a record along", status_code=200)
async def add_record(data: JSONBody[NewRecord], hall: TheHall) -> Link:
    """Keep a finished game as a table that is not listed; the same record is the same table."""
    record = await asyncio.to_thread(read_record, data.record, "record")
    if record.result is None:
        raise RefusedError(Message("refused-record-not-over"))
    id_ = id_of(write_record(record), hall.secret)
    try:
        await hall.room(id_)
    except UnknownTableError:
        try:
            await import_record(hall.journal, id_, record, now(), listed=False)
        except ConflictError:
            return Link(id_)
    return Link(id_)


router = Router("/api", route_handlers=[get_frames, get_history, add_record], tags=["replays"])
