"""Tables by HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec
from litestar import Response, Router
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from stellwerk.core.messages import Message
from stellwerk.core.position import SPECTATOR
from stellwerk.records import read_record, write_record
from stellwerk.server import seat_links
from stellwerk.server.commands import Command, Sit, check_level, needed_seat
from stellwerk.server.dependencies import TheSettings, TheTableService, Who
from stellwerk.server.identity import Identity
from stellwerk.server.live_table import LiveTable
from stellwerk.server.routes import get, post
from stellwerk.server.settings import Settings
from stellwerk.server.table_service import TableService, now
from stellwerk.server.tokens import invitation
from stellwerk.server.wire import (
    Done,
    Invitation,
    Key,
    Link,
    Mine,
    NewFork,
    NewSeat,
    NewTable,
    OpenedTable,
    Picture,
    Place,
    SeatLink,
    StaleCommandError,
    Why,
)
from stellwerk.store.summary import MyTable, Summary
from stellwerk.table.errors import NotYoursError, RefusedError, StaleError
from stellwerk.table.lifecycle import fork, invite, open_table, seat_bot
from stellwerk.table.log_entries import LogEntry, message_view
from stellwerk.table.perspective import perspective
from stellwerk.table.table import Table
from stellwerk.table.view import View, entries
from stellwerk.titles import load_title

TableId = Annotated[str, PathParameter(max_length=32)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=11)]
WordQuery = Annotated[str, QueryParameter(min_length=1, max_length=100)]
FirstQuery = Annotated[int, QueryParameter(name="from", ge=0, le=10_000_000)]


@asynccontextmanager
async def looking(
    service: TableService, live_table: LiveTable, identity: Identity, seat: int | None = None
) -> AsyncIterator[int]:
    """Look at a table as it is stored, from a seat of one's own or as a spectator."""
    await identity.seats(live_table)
    async with service.reading(live_table):
        yield live_table.viewer(identity.who, seat)


@get("/", summary="Tables that may be listed")
async def list_tables(service: TheTableService, *, over: FromQuery[bool] = False) -> list[Summary]:
    """The tables of the lobby: open and running ones, or those that are over."""
    states = ["over"] if over else ["open", "running", "paused"]
    return [service.keeping.dated(table) for table in await service.lobby.listed(states, 100)]


@get("/mine", summary="One's own tables")
async def my_tables(service: TheTableService, identity: Who) -> list[MyTable]:
    """The tables one has a seat at, those that wait for one first, then the latest."""
    seats = await service.people.tables(identity.person) if identity.person else {}
    found = []
    for table in await service.lobby.summaries(list(seats)):
        mine = seats[table.id]
        turn = not table.fault and not set(mine).isdisjoint(table.awaited)
        dated = service.keeping.dated(table)
        found.append(MyTable(**msgspec.structs.asdict(dated), mine=mine, turn=turn))
    return sorted(found, key=lambda table: not table.turn)


@post("/", summary="Open a table")
async def open_new(
    data: JSONBody[NewTable], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[OpenedTable]:
    """Open a table; whoever opens it is its host and has a seat."""
    title = load_title(data.title)
    table = open_table(
        title,
        len(data.seats),
        data.options,
        data.clock,
        now(),
        undo=data.undo,
        spectators=data.spectators,
    )
    return await _put_up(table, data.seats, service, identity, settings, listed=data.listed)


@post("/fork", summary="Go on from a step of a game")
async def fork_game(
    data: JSONBody[NewFork], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[OpenedTable]:
    """Open a table that goes on after a step of a finished game here, or of a record."""
    if bool(data.table) == bool(data.record):
        raise RefusedError(Message("refused-fork"))
    if data.table:
        async with service.reading(await service.live_table(data.table)) as original:
            if original.state != "over":
                raise RefusedError(Message("refused-not-over"))
            record = original.game.record(original.names)
    else:
        record = read_record(data.record, "record")
    table = fork(
        record,
        data.kept,
        data.clock,
        now(),
        data.table,
        undo=data.undo,
        spectators=data.spectators,
    )
    if len(data.seats) != len(table.seats):
        raise RefusedError(Message("refused-fork-players", {"count": len(table.seats)}))
    return await _put_up(table, data.seats, service, identity, settings, listed=data.listed)


async def _put_up(
    table: Table,
    seats: list[NewSeat],
    service: TableService,
    identity: Identity,
    settings: Settings,
    *,
    listed: bool,
) -> Response[OpenedTable]:
    taken = [(number, seat.name) for number, seat in enumerate(seats) if seat.name]
    if not taken:
        raise RefusedError(Message("refused-no-host"))
    for number, seat in enumerate(seats):
        if seat.bot and not seat.name:
            check_level(seat.bot)
            seat_bot(table, number, seat.bot, now())
        elif seat.friend and not seat.name:
            invite(table, number, now())
    person = await identity.need_person()
    levels = [seat.level for seat in table.seats if seat.level]
    async with service.quotas.claim(person, levels, tables=1):
        live_table, keys = await service.add(table, person, taken, listed=listed)
    links = [link_to(settings, seat, key) for (seat, _), key in zip(taken, keys, strict=True)]
    friends = [number for number, seat in enumerate(live_table.table.seats) if seat.invitations]
    invitations = [
        invitation_to(
            settings, live_table.id, number, invitation(live_table.id, number, 1, service.secret)
        )
        for number in friends
    ]
    return Response(
        OpenedTable(live_table.id, links, invitations), cookies=identity.cookies(settings)
    )


def link_to(settings: Settings, seat: int, key: str) -> SeatLink:
    """The secret link to a seat. The secret is behind the #, which browsers never send."""
    return SeatLink(seat, key, f"{settings.base_url}/seat#{key}")


def invitation_to(settings: Settings, table: str, seat: int, secret: str) -> Invitation:
    """The link to a seat for a friend, its secret behind the #, too."""
    return Invitation(seat, secret, f"{settings.base_url}/join/{table}?seat={seat}#{secret}")


@get("/{table_id:str}", summary="A table")
async def get_table(
    table_id: TableId, service: TheTableService, identity: Who, seat: SeatQuery = None
) -> View:
    """The table as one of one's seats sees it, or as a spectator does."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        return live_table.view(viewer)


@post("/{table_id:str}/deeds", summary="Do something at a table", status_code=200)
async def do_deed(
    table_id: TableId,
    data: JSONBody[Command],
    service: TheTableService,
    identity: Who,
    settings: TheSettings,
) -> Response[Done]:
    """Sit down, start, move, undo, talk …: see the kinds of command."""
    live_table = await service.live_table(table_id)
    if isinstance(data, Sit):
        await identity.need_person()
    try:
        await identity.seats(live_table)
        key = await service.do(live_table, data, identity.who)
    except StaleError as fault:
        raise StaleCommandError(
            fault, await _view_after(data, service, live_table, identity)
        ) from None
    link = link_to(settings, data.seat, key) if isinstance(data, Sit) else None
    done = Done(await _view_after(data, service, live_table, identity), link)
    return Response(done, cookies=identity.cookies(settings))


async def _view_after(
    command: Command, service: TableService, live_table: LiveTable, identity: Identity
) -> View:
    """The table as the seat of a command sees it, if it is one's own."""
    seat = needed_seat(command)
    mine = seat if seat in await identity.seats(live_table) else None
    async with looking(service, live_table, identity, mine) as viewer:
        return live_table.view(viewer)


@post("/{table_id:str}/rematch", summary="Play again", status_code=200)
async def play_again(table_id: TableId, service: TheTableService, identity: Who) -> Link:
    """Open a table for the same people, or find the one somebody opened."""
    live_table = await service.live_table(table_id)
    if not await identity.seats(live_table):
        raise NotYoursError(Message("refused-no-seat"))
    if live_table.table.rematch:
        return Link(live_table.table.rematch)
    levels = [seat.level for seat in live_table.table.seats if seat.level]
    async with service.quotas.claim(identity.person, levels, tables=1):
        return Link(await service.rematch(live_table, identity.who))


@post("/{table_id:str}/links/{seat:int}", summary="A new secret link", status_code=200)
async def renew_link(
    table_id: TableId,
    seat: FromPath[int],
    service: TheTableService,
    identity: Who,
    settings: TheSettings,
) -> SeatLink:
    """A new secret link to one's seat; the old one, and all who came by it, are out."""
    live_table = await service.live_table(table_id)
    await identity.seats(live_table)
    return link_to(
        settings, seat, await seat_links.renew_link(service, live_table, seat, identity.who)
    )


@post("/{table_id:str}/invite/{seat:int}", summary="Invite a friend", status_code=200)
async def invite_friend(
    table_id: TableId,
    seat: FromPath[int],
    service: TheTableService,
    identity: Who,
    settings: TheSettings,
) -> Invitation:
    """Keep an open seat for whoever has the link; an earlier link to it no longer works."""
    live_table = await service.live_table(table_id)
    await identity.seats(live_table)
    secret = await seat_links.invite_to(service, live_table, seat, identity.who)
    return invitation_to(settings, table_id, seat, secret)


@get("/{table_id:str}/mine", summary="One's own seats")
async def my_seats(table_id: TableId, service: TheTableService, identity: Who) -> Mine:
    """The seats one may decide for at a table: several if people share a screen."""
    live_table = await service.live_table(table_id)
    seats = await identity.seats(live_table)
    return Mine(sorted(seats), live_table.table.host in seats)


@post("/claim", summary="Use a secret link", status_code=200)
async def claim_seat(
    data: JSONBody[Key], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[Place]:
    """Let this browser decide for the seat of a secret link."""
    table, seat = await seat_links.claim(service, data.key, await identity.need_person())
    return Response(Place(table, seat), cookies=identity.cookies(settings))


@get("/{table_id:str}/why", summary="Why a move is open or closed")
async def why_not(
    table_id: TableId,
    move: WordQuery,
    service: TheTableService,
    identity: Who,
    seat: SeatQuery = None,
) -> Why:
    """Whether a move is open now to one's seat, and why not."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        if viewer == SPECTATOR:
            raise NotYoursError(Message("refused-no-seat"))
        live_table.table.need_running()
        title = live_table.table.title
        position = perspective(live_table.table, viewer).position
        number = title.read_move(position, move)
        what = message_view(title.describe(position, number))
        if viewer in live_table.table.awaited and number in position.moves():
            return Why(open=True, what=what)
        reason = title.why_not(position, number)
    if reason is None:
        return Why(open=False, what=what)
    return Why(open=False, what=what, reason=message_view(reason), rule=reason.rule)


@get("/{table_id:str}/log", summary="Steps of the game")
async def get_log(
    table_id: TableId,
    service: TheTableService,
    identity: Who,
    first: FirstQuery = 0,
    seat: SeatQuery = None,
) -> list[LogEntry]:
    """Up to a hundred steps from a number on, as one saw them."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        return entries(live_table.table, viewer, first, 100)


@get("/{table_id:str}/picture", summary="The table drawn in text")
async def get_picture(
    table_id: TableId, service: TheTableService, identity: Who, seat: SeatQuery = None
) -> Picture:
    """The table as text, as one sees it."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        return Picture(live_table.table.title.picture(live_table.table.game.position, viewer))


@get("/{table_id:str}/record", summary="The record of a finished game", media_type="text/plain")
async def get_record(table_id: TableId, service: TheTableService) -> str:
    """The game as a text a person can read and post."""
    async with service.reading(await service.live_table(table_id)) as table:
        if table.state != "over":
            raise RefusedError(Message("refused-record-open"))
        return write_record(table.game.record(table.names))


router = Router(
    "/api/tables",
    route_handlers=[
        list_tables,
        my_tables,
        open_new,
        fork_game,
        get_table,
        do_deed,
        play_again,
        renew_link,
        invite_friend,
        my_seats,
        claim_seat,
        why_not,
        get_log,
        get_picture,
        get_record,
    ],
    tags=["tables"],
)
