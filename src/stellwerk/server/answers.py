"""What is answered to requests about tables and titles, whoever serves them.

The server asks these after it has found out who somebody is; the site has only one person.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stellwerk import VERSION
from stellwerk.bots import BOTS
from stellwerk.bots.levels import LEVELS, ratings_of
from stellwerk.core.messages import Message
from stellwerk.core.position import SPECTATOR
from stellwerk.core.title import Title
from stellwerk.records import RecordedGame, write_record
from stellwerk.server.commands import check_level
from stellwerk.server.refusals import NotFoundError
from stellwerk.server.wire import Catalog, NewFork, NewSeat, NewTable, Picture, TitleView, Why
from stellwerk.store.summary import MyTable, Summary
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.lifecycle import fork, invite, open_table, seat_bot
from stellwerk.table.log_entries import message_view
from stellwerk.table.perspective import perspective
from stellwerk.table.table import Table
from stellwerk.titles import load_title, title_ids

# Titles.


def make_catalog() -> Catalog:
    """The titles with their options, and the levels of bots."""
    titles = [_title_view(load_title(id_)) for id_ in title_ids()]
    return Catalog(VERSION, titles, list(BOTS), list(LEVELS))


def _title_view(title: Title[Any]) -> TitleView:
    return TitleView(
        id=title.id,
        name=title.name,
        prefix=title.prefix,
        rules=title.version,
        sources=list(title.sources),
        players=list(title.players),
        minutes=title.minutes,
        options={name: list(values) for name, values in title.choices.items()},
        reactions=list(title.reactions),
        ratings=ratings_of(title.id),
    )


def known_title(id_: str) -> Title[Any]:
    """A title there is; any other is not found, rather than a bad request."""
    if id_ not in title_ids():
        raise NotFoundError(Message("refused-no-title"))
    return load_title(id_)


def printed_board(title_id: str, players: int, given: Mapping[str, str]) -> Mapping[str, object]:
    """What is printed, for a game with these options; the others have their defaults."""
    title = known_title(title_id)
    options = title.with_defaults(given)
    title.new_game(players, options)
    return title.board(players, options)


# New tables.


def new_table(data: NewTable, at: int) -> Table:
    """The table somebody wants to open, with open seats."""
    return open_table(
        load_title(data.title),
        len(data.seats),
        data.options,
        data.clock,
        at,
        undo=data.undo,
        spectators=data.spectators,
        hints=data.hints,
    )


def forked_table(data: NewFork, game: RecordedGame, at: int) -> Table:
    """The table that continues after a step of a game."""
    table = fork(
        game,
        data.kept,
        data.clock,
        at,
        data.table,
        undo=data.undo,
        spectators=data.spectators,
    )
    if len(data.seats) != len(table.seats):
        raise RefusedError(Message("refused-fork-players", {"count": len(table.seats)}))
    return table


def taken_seats(seats: Sequence[NewSeat]) -> list[tuple[int, str]]:
    """The seats of people at the host's screen, with their names."""
    return [(number, seat.name) for number, seat in enumerate(seats) if seat.name]


def seat_others(table: Table, seats: Sequence[NewSeat], at: int) -> None:
    """Bots sit down, and seats for friends are kept; somebody has to be there."""
    if not taken_seats(seats) and not all(seat.bot for seat in seats):
        raise RefusedError(Message("refused-no-host"))
    for number, seat in enumerate(seats):
        if seat.bot and not seat.name:
            check_level(seat.bot)
            seat_bot(table, number, seat.bot, at)
        elif seat.friend and not seat.name:
            invite(table, number, at)


# Tables.


def my_table(table: Summary, mine: Sequence[int]) -> MyTable:
    """A table in the list of somebody who has these seats at it."""
    turn = not table.fault and not set(mine).isdisjoint(table.awaited)
    fields = {name: getattr(table, name) for name in Summary.__struct_fields__}
    return MyTable(**fields, mine=list(mine), turn=turn)


def why_move(table: Table, viewer: int, move: str) -> Why:
    """Whether a move is legal for a seat now, and if not, why."""
    if viewer == SPECTATOR:
        raise NotYoursError(Message("refused-no-seat"))
    table.need_running()
    title = table.title
    position = perspective(table, viewer).position
    number = title.read_move(position, move)
    what = message_view(title.describe(position, number))
    if viewer in table.awaited and number in position.moves():
        return Why(open=True, what=what)
    reason = title.why_not(position, number)
    if reason is None:
        return Why(open=False, what=what)
    return Why(open=False, what=what, reason=message_view(reason), rule=reason.rule)


def picture_of(table: Table, viewer: int) -> Picture:
    """The table as text, as a viewer sees it."""
    return Picture(table.title.picture(perspective(table, viewer).position, viewer))


def record_of(table: Table) -> str:
    """The record of a finished game."""
    if table.state != "over":
        raise RefusedError(Message("refused-record-open"))
    return write_record(table.game.record(table.names))
