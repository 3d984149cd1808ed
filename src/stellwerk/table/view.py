"""What one viewer may know of a table, for any client to draw.

`perspective` makes what is said of the game: lines, points, and the open moves of a seat
that is awaited.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec

from stellwerk.table.acts import UndoRule
from stellwerk.table.clock import Clock
from stellwerk.table.game import SHOWN
from stellwerk.table.log_entries import EVERYTHING, LogEntry, MessageView, message_view
from stellwerk.table.perspective import MoveView, perspective
from stellwerk.table.seat import Seat
from stellwerk.table.table import NO_SEAT, Table

_encoder = msgspec.json.Encoder()


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. `bank` and `since` are milliseconds: what is left, and since when it runs.

    An open seat with `invited` is kept for whoever has the invitation. `hurried` is the level that
    made the last move of a bot, where the bot itself would have kept people waiting. `former`: the
    person who had it deleted their account.
    """

    name: str
    kind: str
    level: str = ""
    stand_in: str = ""
    hurried: str = ""
    host: bool = False
    invited: bool = False
    former: bool = False
    bank: int = 0
    since: int | None = None
    deadline: int | None = None


class UndoView(msgspec.Struct, frozen=True):
    """How many steps this viewer may take back, and whether a held turn waits to be confirmed.

    `rule` is that of the table: undo is free, needs everyone's consent, or there is none.
    """

    steps: int = 0
    turn: int = 0
    confirm: bool = False
    rule: UndoRule = "free"


class QuestionView(msgspec.Struct, frozen=True):
    """What is asked of everybody, and which seats have agreed."""

    seat: int
    what: str
    kept: int
    agreed: list[int]


class LineView(msgspec.Struct, frozen=True, gc=False):
    """A line of chat."""

    number: int
    at: int
    seat: int
    text: str


class OwnView(msgspec.Struct, frozen=True):
    """What a seat set for itself alone."""

    note: str
    confirm: bool
    declined: list[str]


class View(msgspec.Struct, frozen=True):
    """A table as one viewer sees it; `viewer` is a seat, or -3 for a spectator.

    `position` has the fields of the title's positions, with those of the players under `seats`, and
    `asked` what is asked now; the schema of each title says what is in them.

    `points` are those so far and `forecast` those the end of the round would add, by seat and
    source in the order of the title's sources.
    """

    id: str
    viewer: int
    title: str
    rules: int
    options: dict[str, str]
    clock: Clock
    spectators: bool
    state: str
    step: int
    steps: int
    turns: int
    round: int
    rounds: int
    awaited: list[int]
    seats: list[SeatView]
    scores: list[int]
    points: list[list[int]]
    forecast: list[list[int]]
    winners: list[int]
    position: dict[str, Any]
    asked: dict[str, Any] | None
    prompt: MessageView | None
    moves: list[MoveView]
    undo: UndoView
    question: QuestionView | None
    own: OwnView | None
    log: list[LogEntry]
    chat: list[LineView]
    rematch: str
    forked_from: str
    fingerprint: str


def view_fingerprint(step: int, position: dict[str, Any], moves: list[str]) -> str:
    """CRC-32 of step, position and moves: eight hexadecimal digits any client can compute."""
    return f"{crc32(_encoder.encode((step, position, moves))):08x}"


def view(table: Table, id_: str, viewer: int) -> View:
    """The whole view of a viewer."""
    title = table.title
    seen = perspective(table, viewer)
    position = seen.position
    decides = viewer in table.awaited and table.holding == NO_SEAT
    moves = seen.moves() if decides and table.seats[viewer].present else []
    over = table.state == "over"
    own = table.seats[viewer] if viewer >= 0 else None
    question = table.question
    return View(
        id=id_,
        viewer=viewer,
        title=title.id,
        rules=title.version,
        options=dict(table.game.options),
        clock=table.clock,
        spectators=table.opened.spectators,
        state=table.state,
        step=table.step,
        steps=len(table.game.move_list),
        turns=position.turns,
        round=title.round_now(position),
        rounds=title.round_count(position),
        awaited=table.awaited,
        seats=[_seat(table, number, seat) for number, seat in enumerate(table.seats)],
        scores=position.scores(),
        points=seen.points,
        forecast=title.forecast(position),
        winners=position.winners() if over else [],
        position=seen.values,
        asked=seen.asked,
        prompt=message_view(title.prompt(position)) if moves else None,
        moves=moves,
        undo=_undo(table, viewer),
        question=None
        if question is None
        else QuestionView(
            question.seat,
            question.what,
            question.kept,
            [n for n, seat in enumerate(table.seats) if seat.person in question.agreed],
        ),
        own=None if own is None else OwnView(own.note, own.confirm, sorted(own.declined)),
        log=entries(table, viewer, max(0, len(table.game.move_list) - SHOWN)),
        chat=chat(table, max(0, len(table.lines) - SHOWN)),
        rematch=table.rematch,
        forked_from=table.opened.forked_from,
        fingerprint=view_fingerprint(table.step, seen.values, [move.move for move in moves]),
    )


def _seat(table: Table, number: int, seat: Seat) -> SeatView:
    return SeatView(
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        stand_in=seat.stand_in,
        hurried=seat.hurried,
        host=number == table.host,
        invited=seat.open and seat.invitations > 0,
        former=seat.former,
        bank=seat.bank,
        since=seat.since,
        deadline=table.deadline(number),
    )


def _undo(table: Table, viewer: int) -> UndoView:
    rule = table.opened.undo
    if viewer < 0 or table.state != "running" or not table.seats[viewer].present:
        return UndoView(rule=rule)
    if rule != "free":
        return UndoView(confirm=table.holding == viewer, rule=rule)
    return UndoView(
        steps=table.game.reach(viewer),
        turn=table.game.turn_start(viewer),
        confirm=table.holding == viewer,
        rule=rule,
    )


def entries(table: Table, viewer: int, first: int, count: int = SHOWN) -> list[LogEntry]:
    """Steps of the game from number `first` on, as the viewer saw them."""
    if table.state == "over":
        viewer = EVERYTHING
    return [step.entry(viewer) for step in table.game.steps(first, count)]


def chat(table: Table, first: int) -> list[LineView]:
    """Lines of chat from number `first` on."""
    return [
        LineView(number, line.at, line.seat, line.text)
        for number, line in enumerate(table.lines[first:], start=first)
    ]
