"""What one viewer may know about a table, for any client to draw.

`perspective` makes what belongs to the game: values, points, and the legal moves of a seat
that is awaited.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any
from zlib import crc32

import msgspec

from stellwerk.core.position import DEALER
from stellwerk.table.acts import Phrase, QuestionKind, Teaching, UndoRule
from stellwerk.table.clock import Clock
from stellwerk.table.game import SHOWN
from stellwerk.table.happenings import What
from stellwerk.table.log_entries import EVERYTHING, LogEntry, MessageView, message_view, place
from stellwerk.table.perspective import MoveView, WayView, perspective
from stellwerk.table.seat import NO_SEAT, Seat
from stellwerk.table.table import Table

_encoder = msgspec.json.Encoder()


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. `bank` and `since` are milliseconds: what is left, and since when it runs.

    An open seat with `invited` is kept for whoever has the invitation. `hurried` is the level that
    made the last move of a bot, if the bot itself would have kept people waiting. `former`: the
    person who had it deleted their account. A stand-in decides nothing before `stand_in_from`, and
    plays to the end for somebody who `resigned`.
    `colour` is the number of its colour, from 0.
    """

    name: str
    kind: str
    colour: int = 0
    level: str = ""
    stand_in: str = ""
    stand_in_from: int = 0
    hurried: str = ""
    host: bool = False
    invited: bool = False
    former: bool = False
    resigned: bool = False
    bank: int = 0
    since: int | None = None
    deadline: int | None = None


class InsteadView(msgspec.Struct, frozen=True):
    """Another move for a step that was made by itself in the viewer's turn, and what it does."""

    step: int
    move: str
    what: MessageView


class UndoView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many steps this viewer may take back, and whether a held turn waits to be confirmed.

    `gain` is what these steps bring the viewer, with the points the end of the round would add.
    `chance`: something is drawn once the turn is confirmed. `rule` is that of the table: undo is
    free, needs everyone's consent, or there is none. `instead` is what could have been chosen for
    steps that were made by themselves. `imagined`: a turn that is only tried out shows something
    that is hidden from the viewer, and not as it is.
    """

    steps: int
    turn: int
    confirm: bool
    rule: UndoRule
    gain: int = 0
    chance: bool = False
    instead: tuple[InsteadView, ...] = ()
    imagined: bool = False


class QuestionView(msgspec.Struct, frozen=True):
    """A question to everybody, and which seats have agreed."""

    seat: int
    what: str
    kept: int
    agreed: list[int]


class LineView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of chat: a text, or a phrase for everybody to read in their own language."""

    number: int
    at: int
    seat: int
    text: str
    phrase: Phrase | None = None


class HappeningView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened among the people after `after` steps of the game.

    `about` is what was asked.
    """

    number: int
    what: What
    seat: int
    after: int
    about: QuestionKind | None = None


class OwnView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The private note and settings of a seat, and the moves of the turn its player has planned.

    `plan_dropped`: the last plan no longer fitted when the turn came.
    """

    note: str
    confirm: bool
    declined: list[str]
    passes: bool = False
    plan: tuple[str, ...] = ()
    plan_dropped: bool = False


class View(msgspec.Struct, frozen=True):
    """A table as one viewer sees it; `viewer` is a seat, or -3 for a spectator.

    `position` has the fields of the title's positions, with those of the players under `seats`, and
    `asked` the decision to make now; the schema of each title says what is in them.

    `points` are those so far and `forecast` those the end of the round would add, by seat and
    source in the order of the title's sources.

    `connected` are the seats of people who have the table open now. An `abandoned` game is over
    and has no winners.
    `pace` is how many milliseconds bots take for a turn where they play alone, otherwise 0.
    `teaching` says whether the table has the lessons of a first game, `hints` whether the teacher
    may be asked here.
    """

    id: str
    viewer: int
    title: str
    rules: int
    options: dict[str, str]
    clock: Clock
    pace: int
    spectators: bool
    teaching: Teaching
    hints: bool
    state: str
    step: int
    steps: int
    turns: int
    round: int
    rounds: int
    awaited: list[int]
    seats: list[SeatView]
    connected: list[int]
    scores: list[int]
    points: list[list[int]]
    forecast: list[list[int]]
    winners: list[int]
    abandoned: bool
    position: dict[str, Any]
    asked: dict[str, Any] | None
    prompt: MessageView | None
    moves: list[MoveView]
    ways: list[WayView]
    undo: UndoView
    question: QuestionView | None
    own: OwnView | None
    log: list[LogEntry]
    chat: list[LineView]
    happenings: list[HappeningView]
    rematch: str
    forked_from: str
    fingerprint: str


def view_fingerprint(step: int, position: dict[str, Any], moves: list[str]) -> str:
    """CRC-32 of step, position and moves: eight hexadecimal digits any client can compute."""
    return f"{crc32(_encoder.encode((step, position, moves))):08x}"


def view(
    table: Table,
    id_: str,
    viewer: int,
    connected: Collection[int] = (),
    seats: list[SeatView] | None = None,
) -> View:
    """The whole view of a viewer; `connected` are the seats of people who are there.

    `seats` are those of `seat_views`, if they are at hand: all viewers see the same.
    """
    title = table.title
    seen = perspective(table, viewer)
    position = seen.position
    decides = viewer in table.awaited and table.holding == NO_SEAT
    moves = seen.moves() if decides and table.seats[viewer].present else []
    over = table.state == "over"
    own = table.seats[viewer] if viewer >= 0 else None
    question = table.question
    steps = table.steps_seen(viewer)
    return View(
        id=id_,
        viewer=viewer,
        title=title.id,
        rules=title.version,
        options=dict(table.game.options),
        clock=table.clock,
        pace=table.pace if table.show else 0,
        spectators=table.opened.spectators,
        teaching=table.opened.teaching,
        hints=table.hints,
        state=table.state,
        step=table.step,
        steps=steps,
        turns=position.turns,
        round=title.round_now(position),
        rounds=title.round_count(position),
        awaited=table.awaited,
        seats=seat_views(table) if seats is None else seats,
        connected=sorted(connected),
        scores=seen.standing.scores,
        points=seen.standing.points,
        forecast=seen.standing.forecast,
        winners=position.winners() if over and not table.abandoned else [],
        abandoned=table.abandoned,
        position=seen.values,
        asked=None if over else seen.asked,
        prompt=message_view(title.prompt(position)) if moves else None,
        moves=moves,
        ways=seen.ways() if moves else [],
        undo=_undo(table, viewer),
        question=None
        if question is None
        else QuestionView(
            question.seat,
            question.what,
            question.kept,
            [n for n, seat in enumerate(table.seats) if seat.person in question.agreed],
        ),
        own=None if own is None else _own(own),
        log=entries(table, viewer, max(0, steps - SHOWN)),
        chat=chat(table, max(0, len(table.lines) - SHOWN)),
        happenings=[
            HappeningView(one.number, one.what, one.seat, one.after, one.about)
            for one in table.happenings.latest
        ],
        rematch=table.rematch,
        forked_from=table.opened.forked_from,
        fingerprint=view_fingerprint(table.step, seen.values, [move.move for move in moves]),
    )


def _own(seat: Seat) -> OwnView:
    return OwnView(
        seat.note,
        seat.confirm,
        sorted(seat.declined),
        seat.passes,
        seat.plan,
        seat.plan_dropped,
    )


def seat_views(table: Table) -> list[SeatView]:
    """The seats as everybody sees them."""
    return [_seat(table, number, seat) for number, seat in enumerate(table.seats)]


def _seat(table: Table, number: int, seat: Seat) -> SeatView:
    return SeatView(
        name=seat.name,
        kind=seat.kind,
        colour=seat.colour,
        level=seat.level,
        stand_in=seat.stand_in,
        stand_in_from=seat.stand_in_from if seat.stand_in else 0,
        hurried=seat.hurried,
        host=number == table.host,
        invited=seat.open and seat.invitations > 0,
        former=seat.former,
        resigned=seat.resigned,
        bank=seat.bank,
        since=seat.since,
        deadline=table.deadline(number),
    )


def _undo(table: Table, viewer: int) -> UndoView:
    rule = table.opened.undo
    if viewer < 0 or table.state != "running" or not table.seats[viewer].present:
        return UndoView(0, 0, confirm=False, rule=rule)
    if rule != "free":
        return UndoView(0, 0, confirm=table.holding == viewer, rule=rule)
    game = table.game
    confirm = table.holding == viewer
    return UndoView(
        steps=game.reach(viewer),
        turn=game.turn_start(viewer),
        confirm=confirm,
        gain=_gain(table, viewer) if confirm else 0,
        chance=confirm and game.position.turn == DEALER,
        rule=rule,
        instead=tuple(_instead(table, viewer)),
    )


def _instead(table: Table, viewer: int) -> list[InsteadView]:
    """The choices of this turn that nobody was asked for."""
    game, title = table.game, table.title
    made = len(game.move_list)
    found = []
    for step in sorted(table.followed):
        if step < made - game.turn_start(viewer):
            continue
        position = title.veil(game.trail[step - made], viewer)
        chosen = game.latest[step - made].move
        found += [
            InsteadView(
                step,
                title.write_move(position, move),
                message_view(title.describe(position, move)),
            )
            for move in position.moves()
            if move != chosen
        ]
    return found


def _gain(table: Table, viewer: int) -> int:
    """What a held turn brings; once the round is over, what was foreseen has become points."""
    title, game = table.title, table.game
    same = title.round_now(game.before_draft()) == title.round_now(game.position)
    after = game.standing()
    now = after.worth if same else after.scores
    return now[viewer] - game.standing_before_draft().worth[viewer]


def entries(table: Table, viewer: int, first: int, count: int = SHOWN) -> list[LogEntry]:
    """Steps of the game from number `first` on, as the viewer saw them."""
    count = max(0, min(count, table.steps_seen(viewer) - first))
    if table.state == "over":
        viewer = EVERYTHING
    its = place(viewer)
    return [step.entries[its] for step in table.game.steps(first, count)]


def chat(table: Table, first: int) -> list[LineView]:
    """Lines of chat from number `first` on."""
    return [
        LineView(number, line.at, line.seat, line.text, line.phrase)
        for number, line in enumerate(table.lines[first:], start=first)
    ]
