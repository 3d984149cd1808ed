"""Games over HTTP, step by step: running ones as far as a seat saw them, finished ones, records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Router
from litestar.params import JSONBody, QueryParameter

from stellwerk.core.messages import Message
from stellwerk.core.position import SPECTATOR
from stellwerk.records import read_game, write_game
from stellwerk.server.dependencies import TheTableService, Who
from stellwerk.server.routes import get, post
from stellwerk.server.table_service import TableService, UnknownTableError, now
from stellwerk.server.tables_api import FirstQuery, SeatQuery, TableId, looking
from stellwerk.server.tokens import id_of
from stellwerk.server.wire import Link, NewRecord
from stellwerk.store.journal import ConflictError
from stellwerk.store.maintenance import import_record
from stellwerk.table.errors import RefusedError
from stellwerk.table.log_entries import EVERYTHING
from stellwerk.table.look_back import look_back, rounds_seen
from stellwerk.table.replay import MOST_STEPS, History, Replay, ReplayStep, RoundMark

CountQuery = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)]
EyesQuery = Annotated[str, QueryParameter(name="seat", pattern="^(all|spectator|[0-9]|1[01])$")]
_EYES: Final = {"all": EVERYTHING, "spectator": SPECTATOR}


async def replay_of(service: TableService, table_id: str) -> Replay:
    """The replay of a table that is over; made once, and not in the event loop."""
    live_table = await service.live_table(table_id)
    async with service.reading(live_table) as table:
        if table.state != "over":
            raise RefusedError(Message("refused-not-over"))
        if live_table.replay is None:
            live_table.replay = await asyncio.to_thread(Replay, table.game)
        return live_table.replay


def viewer_of(replay: Replay, eyes: str) -> int:
    """Whose eyes a finished game is seen with."""
    viewer = _EYES[eyes] if eyes in _EYES else int(eyes)
    if viewer >= replay.game.players:
        raise RefusedError(Message("refused-eyes", {"last": replay.game.players - 1}))
    return viewer


@get("/tables/{table_id:str}/replay", summary="A finished game, step by step")
async def get_replay_steps(
    table_id: TableId,
    service: TheTableService,
    first: FirstQuery = 0,
    count: CountQuery = MOST_STEPS,
    eyes: EyesQuery = "all",
) -> list[ReplayStep]:
    """Up to a hundred steps, as seen by a seat, by a spectator, or with nothing hidden."""
    replay = await replay_of(service, table_id)
    return await asyncio.to_thread(replay.steps, first, count, viewer_of(replay, eyes))


@get("/tables/{table_id:str}/history", summary="How a finished game went")
async def get_history(table_id: TableId, service: TheTableService) -> History:
    """Points by step, turns with chances to win, rounds with points by source."""
    return (await replay_of(service, table_id)).history()


@get("/tables/{table_id:str}/look-back", summary="Earlier steps of a game, as you saw them")
async def get_earlier_steps(
    table_id: TableId,
    service: TheTableService,
    identity: Who,
    first: FirstQuery = 0,
    count: CountQuery = MOST_STEPS,
    seat: SeatQuery = None,
) -> list[ReplayStep]:
    """Up to a hundred steps that one of your seats has seen, or a spectator."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        return await asyncio.to_thread(look_back, live_table.table, viewer, first, count)


@get("/tables/{table_id:str}/rounds", summary="What the rounds of a game brought so far")
async def get_rounds(
    table_id: TableId, service: TheTableService, identity: Who, seat: SeatQuery = None
) -> list[RoundMark]:
    """The rounds so far, with the points by seat and source at the end of each, or now."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        return await asyncio.to_thread(rounds_seen, live_table.table, viewer)


@post("/records", summary="Import a record", status_code=200)
async def add_record(data: JSONBody[NewRecord], service: TheTableService) -> Link:
    """Keep a finished game as a table that is not listed; the same record is the same table."""
    game = await asyncio.to_thread(read_game, data.record, "record")
    if game.record.result is None:
        raise RefusedError(Message("refused-record-not-over"))
    id_ = id_of(write_game(game), service.secret)
    try:
        await service.live_table(id_)
    except UnknownTableError:
        try:
            await import_record(service.journal, id_, game, now(), listed=False)
        except ConflictError:
            return Link(id_)
    return Link(id_)


router = Router(
    "/api",
    route_handlers=[get_replay_steps, get_history, get_earlier_steps, get_rounds, add_record],
    tags=["replays"],
)
