"""Tables over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Response, Router
from litestar.exceptions import ValidationException
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import ValidationError

from stellwerk.core.messages import Message
from stellwerk.core.position import SPECTATOR
from stellwerk.records import play_record, read_game
from stellwerk.server import seat_links
from stellwerk.server.answers import (
    forked_table,
    my_table,
    new_table,
    picture_of,
    record_of,
    seat_others,
    taken_seats,
    why_move,
)
from stellwerk.server.commands import Command, Sit
from stellwerk.server.dependencies import TheSettings, TheTableService, Who
from stellwerk.server.earlier import command_of
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
from stellwerk.table.line import line_view
from stellwerk.table.log_entries import LogEntry
from stellwerk.table.plan_view import plan_view
from stellwerk.table.planning import LONGEST
from stellwerk.table.report import report
from stellwerk.table.table import Table
from stellwerk.table.view import View, entries

TableId = Annotated[str, PathParameter(max_length=32)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=11)]
ViewerQuery = Annotated[int | None, QueryParameter(name="seat", ge=SPECTATOR, le=11)]
"""A seat, or a spectator's place for somebody who has seats: a screen that is handed over."""
WordQuery = Annotated[str, QueryParameter(min_length=1, max_length=100)]
MovesQuery = Annotated[list[WordQuery] | None, QueryParameter(max_items=LONGEST)]
FirstQuery = Annotated[int, QueryParameter(name="from", ge=0, le=10_000_000)]


@asynccontextmanager
async def looking(
    service: TableService, live_table: LiveTable, identity: Identity, seat: int | None = None
) -> AsyncIterator[int]:
    """A table as it is stored, and the seat the client sees it from, or a spectator."""
    await identity.seats(live_table)
    async with service.reading(live_table):
        yield live_table.viewer(identity.who, seat)


@get("/", summary="Tables that may be listed")
async def list_tables(service: TheTableService, *, over: FromQuery[bool] = False) -> list[Summary]:
    """The tables of the lobby: open and running ones, or those that are over."""
    states = ["over"] if over else ["open", "running", "paused"]
    return [service.keeping.dated(table) for table in await service.lobby.listed(states, 100)]


@get("/mine", summary="Your tables")
async def my_tables(service: TheTableService, identity: Who) -> list[MyTable]:
    """The tables you have a seat at: first those that wait for you, then the latest.

    Those that were given up before their game are left out.
    """
    seats = await service.people.tables(identity.person) if identity.person else {}
    found = [
        my_table(service.keeping.dated(table), seats[table.id])
        for table in await service.lobby.summaries(list(seats))
        if not table.given_up
    ]
    return sorted(found, key=lambda table: not table.turn)


@post("/", summary="Open a table")
async def open_new(
    data: JSONBody[NewTable], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[OpenedTable]:
    """Open a table; whoever opens it is its host and has a seat."""
    table = new_table(data, now())
    return await put_up(table, data.seats, service, identity, settings, listed=data.listed)


@post("/fork", summary="Continue from a step of a game")
async def fork_game(
    data: JSONBody[NewFork], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[OpenedTable]:
    """Open a table that continues after a step of a finished game here, or of a record."""
    if bool(data.table) == bool(data.record):
        raise RefusedError(Message("refused-fork"))
    if data.table:
        async with service.reading(await service.live_table(data.table)) as original:
            if original.state != "over":
                raise RefusedError(Message("refused-not-over"))
            game = play_record(original.game.record(original.names))
    else:
        game = read_game(data.record, "record")
    table = forked_table(data, game, now())
    return await put_up(table, data.seats, service, identity, settings, listed=data.listed)


async def put_up(
    table: Table,
    seats: list[NewSeat],
    service: TableService,
    identity: Identity,
    settings: Settings,
    *,
    listed: bool,
) -> Response[OpenedTable]:
    """Seat people and bots at a new table, and store it."""
    taken = taken_seats(seats)
    seat_others(table, seats, now())
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
    """The secret link to a seat. The secret comes after the #, which browsers never send."""
    return SeatLink(seat, key, f"{settings.base_url}/seat#{key}")


def invitation_to(settings: Settings, table: str, seat: int, secret: str) -> Invitation:
    """The link to a seat for a friend, also with its secret after the #."""
    return Invitation(seat, secret, f"{settings.base_url}/join/{table}?seat={seat}#{secret}")


@get("/{table_id:str}", summary="A table")
async def get_table(
    table_id: TableId, service: TheTableService, identity: Who, seat: SeatQuery = None
) -> View:
    """The table as one of your seats sees it, or as a spectator does."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        return live_table.view(viewer)


@post("/{table_id:str}/commands", summary="Do something at a table", status_code=200)
async def do_command(
    table_id: TableId,
    data: JSONBody[Command],
    service: TheTableService,
    identity: Who,
    settings: TheSettings,
) -> Response[Done]:
    """Sit down, start, move, undo, talk …: see the kinds of command."""
    return await _done(table_id, data, service, identity, settings)


@post("/{table_id:str}/deeds", status_code=200, include_in_schema=False)
async def do_deed(
    table_id: TableId,
    data: JSONBody[dict[str, object]],
    service: TheTableService,
    identity: Who,
    settings: TheSettings,
) -> Response[Done]:
    """The same for programs of an earlier version."""
    try:
        command = command_of(data)
    except ValidationError as fault:
        raise ValidationException(str(fault)) from None
    return await _done(table_id, command, service, identity, settings)


async def _done(
    table_id: str, data: Command, service: TableService, identity: Identity, settings: Settings
) -> Response[Done]:
    """Carry out a command; the table after it."""
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
    """The table as the seat of a command sees it, if the client may decide there."""
    seat = command.own_seat
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


@post("/{table_id:str}/delete", summary="Delete a finished game", status_code=200)
async def delete_game(table_id: TableId, service: TheTableService, identity: Who) -> Link:
    """Delete a game that is over and in which nobody else played, for good."""
    live_table = await service.live_table(table_id)
    await identity.seats(live_table)
    await service.delete(live_table, identity.who)
    return Link(live_table.id)


@post("/{table_id:str}/links/{seat:int}", summary="A new secret link", status_code=200)
async def renew_link(
    table_id: TableId,
    seat: FromPath[int],
    service: TheTableService,
    identity: Who,
    settings: TheSettings,
) -> SeatLink:
    """A new secret link to your seat; the old one and everybody who used it lose the seat."""
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


@get("/{table_id:str}/mine", summary="Your seats")
async def my_seats(table_id: TableId, service: TheTableService, identity: Who) -> Mine:
    """The seats you may decide for at a table: several if people share a screen."""
    live_table = await service.live_table(table_id)
    seats = await identity.seats(live_table)
    table = live_table.table
    opened = live_table.holders.opened_by(identity.who)
    return Mine(sorted(seats), opened if table.show else table.host in seats)


@post("/claim", summary="Use a secret link", status_code=200)
async def claim_seat(
    data: JSONBody[Key], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[Place]:
    """Let this browser decide for the seat of a secret link."""
    table, seat = await seat_links.claim(service, data.key, await identity.need_person())
    return Response(Place(table, seat), cookies=identity.cookies(settings))


@get("/{table_id:str}/why", summary="Whether a move is legal, and why not")
async def why_not(
    table_id: TableId,
    move: WordQuery,
    service: TheTableService,
    identity: Who,
    seat: SeatQuery = None,
) -> Why:
    """Whether a move is legal for your seat now, and if not, why."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        return why_move(live_table.table, viewer, move)


@get("/{table_id:str}/log", summary="Steps of the game")
async def get_log(
    table_id: TableId,
    service: TheTableService,
    identity: Who,
    first: FirstQuery = 0,
    seat: SeatQuery = None,
) -> list[LogEntry]:
    """Up to a hundred steps from a number on, as you saw them."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        return entries(live_table.table, viewer, first, 100)


@get("/{table_id:str}/plan", summary="Try out a turn")
async def get_plan(
    table_id: TableId,
    service: TheTableService,
    identity: Who,
    seat: Annotated[int, QueryParameter(ge=0, le=11)],
    move: MovesQuery = None,
    *,
    line: Annotated[bool, QueryParameter()] = False,
) -> View:
    """The table as it would be for you after these moves, in your turn or if it were yours now.

    With `line` they may go past your turn: the moves of others are among them, in their order, and
    the table is seen by whoever decides next. Nothing is played or kept, and nobody is told. What
    is hidden from you, and what chance brings, is imagined.
    """
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat):
        look = line_view if line else plan_view
        return look(live_table.table, live_table.id, seat, move or [])


@get("/{table_id:str}/report", summary="A problem report", media_type="text/plain")
async def get_report(
    table_id: TableId, service: TheTableService, identity: Who, seat: SeatQuery = None
) -> str:
    """The game and the table as you may know them, as a text to send along. It has no names."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        return report(live_table.table, viewer)


@get("/{table_id:str}/picture", summary="The table as text")
async def get_picture(
    table_id: TableId, service: TheTableService, identity: Who, seat: SeatQuery = None
) -> Picture:
    """The table as text, as you see it."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, seat) as viewer:
        return picture_of(live_table.table, viewer)


@get("/{table_id:str}/record", summary="The record of a finished game", media_type="text/plain")
async def get_record(table_id: TableId, service: TheTableService) -> str:
    """The game as a text a person can read and post."""
    async with service.reading(await service.live_table(table_id)) as table:
        return record_of(table)


router = Router(
    "/api/tables",
    route_handlers=[
        list_tables,
        my_tables,
        open_new,
        fork_game,
        get_table,
        do_command,
        do_deed,
        play_again,
        delete_game,
        renew_link,
        invite_friend,
        my_seats,
        claim_seat,
        why_not,
        get_log,
        get_plan,
        get_report,
        get_picture,
        get_record,
    ],
    tags=["tables"],
)
