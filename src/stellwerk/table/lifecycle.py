"""From the first seat to the rematch: opening, sitting down, standing up, starting, forking."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from stellwerk.core.messages import Message
from stellwerk.core.title import Title
from stellwerk.records import RecordedGame
from stellwerk.records.record import check_name
from stellwerk.table import acts
from stellwerk.table.clock import Clock
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.play import play_automatic_steps
from stellwerk.table.table import Table
from stellwerk.table.takeover import leave_game
from stellwerk.titles import load_title


def open_table(
    title: Title[Any],
    players: int,
    options: Mapping[str, str],
    clock: Clock,
    at: int,
    *,
    undo: acts.UndoRule = "free",
    spectators: bool = True,
    hints: bool | None = None,
) -> Table:
    """A new table with open seats; unless `hints` says so, hints are for one person and bots."""
    clock.check()
    title.new_game(players, options)
    chosen = dict(title.with_defaults(options))
    opened = acts.Opened(
        title.id,
        title.version,
        players,
        chosen,
        clock,
        undo=undo,
        spectators=spectators,
        hints=hints,
    )
    return Table(opened, at)


def open_course(title: Title[Any], at: int) -> Table:
    """A new table for the first game of somebody, with bots on the other seats."""
    course = title.course
    if course is None:
        raise RefusedError(Message("refused-no-lessons", {"title": title.name}))
    opened = acts.Opened(
        title.id,
        title.version,
        course.players,
        dict(title.with_defaults({})),
        Clock(),
        course.position,
        spectators=False,
        teaching="lessons",
    )
    table = Table(opened, at)
    for number, level in enumerate(course.bots, start=1):
        seat_bot(table, number, level, at)
    return table


def fork(
    recorded: RecordedGame,
    kept: int,
    clock: Clock,
    at: int,
    forked_from: str = "",
    *,
    undo: acts.UndoRule = "free",
    spectators: bool = True,
) -> Table:
    """A new table that continues after the first `kept` steps of a record."""
    clock.check()
    record = recorded.record
    if not 0 <= kept <= len(record.steps):
        raise RefusedError(Message("refused-fork-step", {"count": len(record.steps)}))
    opened = acts.Opened(
        record.title,
        record.rules,
        len(record.seats),
        record.options,
        clock,
        record.position,
        recorded.steps[:kept],
        forked_from,
        undo,
        spectators,
    )
    table = Table(opened, at)
    if table.game.over:
        raise RefusedError(Message("refused-fork-over"))
    return table


def recorded(game: RecordedGame, at: int) -> Table:
    """The table of a record: over if its game is, otherwise with open seats and ready to go on."""
    record = game.record
    opened = acts.Opened(
        record.title,
        record.rules,
        len(record.seats),
        record.options,
        Clock(),
        record.position,
        game.steps,
    )
    table = Table(opened, at, game)
    if table.state == "over":
        for number, name in enumerate(record.seats):
            table.note(acts.Seated(number, name), at)
    return table


def sit(table: Table, number: int, person: str, name: str, at: int) -> None:
    """A person takes an open seat."""
    _need_open(table, number)
    check_name(name)
    table.note(acts.Seated(number, name, person=person), at)


def seat_bot(table: Table, number: int, level: str, at: int) -> None:
    """A bot takes an open seat."""
    _need_open(table, number)
    table.note(acts.Seated(number, level, level=level), at)


def invite(table: Table, number: int, at: int) -> None:
    """Keep an open seat for whoever has the invitation."""
    _need_open(table, number)
    table.note(acts.Invited(number), at)


def rename(table: Table, number: int, name: str, at: int) -> None:
    """A person changes their name."""
    if not table.seat(number).person:
        raise NotYoursError(Message("refused-no-person"))
    check_name(name)
    table.note(acts.Renamed(number, name), at)


def colour(table: Table, number: int, wanted: int, at: int) -> None:
    """A person takes a colour that no other person has, before the game."""
    if table.state != "open":
        raise RefusedError(Message("refused-begun"))
    if not table.seat(number).person:
        raise NotYoursError(Message("refused-no-person"))
    if any(seat.colour == wanted and seat.person for seat in table.seats):
        raise RefusedError(Message("refused-colour"))
    table.note(acts.Coloured(number, wanted), at)


def stand(table: Table, number: int, at: int) -> None:
    """A seat is open again, before the game."""
    if table.state != "open":
        raise RefusedError(Message("refused-begun"))
    if table.seat(number).open:
        raise RefusedError(Message("refused-seat-open"))
    table.note(acts.Stood(number), at)


def clear(table: Table, number: int, at: int) -> None:
    """The host opens a seat again; the invitation that its person used is void."""
    invited = table.seat(number).person and table.seat(number).invitations
    stand(table, number, at)
    if invited:
        invite(table, number, at)


def allow_hints(table: Table, at: int, *, allowed: bool) -> None:
    """The host allows or forbids hints, before the game."""
    if table.state != "open":
        raise RefusedError(Message("refused-begun"))
    if allowed != table.hints_chosen:
        table.note(acts.HintsAllowed(allowed), at)


def give_up(table: Table, at: int) -> None:
    """The host gives the table up before the game."""
    if table.state != "open":
        raise RefusedError(Message("refused-begun"))
    table.note(acts.Abandoned(), at)


def leave(table: Table, number: int, level: str, at: int, chance: Random, grace: int = 0) -> None:
    """A person leaves: before the game the seat is open again, in the game a bot plays on."""
    if table.state == "open":
        stand(table, number, at)
    else:
        leave_game(table, number, level, at, chance, grace)


def start(table: Table, at: int, chance: Random) -> None:
    """The game begins, if somebody is on every seat."""
    if table.state != "open":
        raise RefusedError(Message("refused-begun"))
    if any(seat.open for seat in table.seats):
        raise RefusedError(Message("refused-seats-open"))
    table.note(acts.Started(), at)
    play_automatic_steps(table, at, chance)


def rematch(table: Table, other: str, opener: int, at: int) -> Table:
    """The same players, options and clock at a new table; everybody keeps their colour.

    Among people the seats move on by one, so that somebody else begins; against bots a person keeps
    the seat, and so the colour. Whoever is on the seat `opener` opens it, and so is its host.
    """
    if table.state != "over":
        raise RefusedError(Message("refused-not-over"))
    if table.rematch:
        raise RefusedError(Message("refused-rematch"))
    opened = table.opened
    fresh = Table(
        acts.Opened(
            opened.title,
            load_title(opened.title).version,
            opened.players,
            opened.options,
            opened.clock,
            undo=opened.undo,
            spectators=opened.spectators,
            hints=table.hints_chosen,
        ),
        at,
    )
    count = len(table.seats)
    further = int(sum(bool(seat.person) for seat in table.seats) > 1)
    for number in (*range(opener, count), *range(opener)):
        seat = table.seats[number]
        place = (number + further) % count
        if seat.person:
            fresh.note(acts.Seated(place, seat.name, person=seat.person), at)
        elif seat.level:
            fresh.note(acts.Seated(place, seat.name, level=seat.level), at)
        if fresh.seats[place].colour != seat.colour:
            fresh.note(acts.Coloured(place, seat.colour), at)
    table.note(acts.Rematched(other), at)
    return fresh


def _need_open(table: Table, number: int) -> None:
    if table.state != "open":
        raise RefusedError(Message("refused-begun"))
    if not table.seat(number).open:
        raise RefusedError(Message("refused-seat-taken"))
