"""What the teacher at a table is asked: from one seat's view, and only what it may be asked now."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from stellwerk.analysis.advice import Advice
from stellwerk.core.messages import Message
from stellwerk.core.position import Position
from stellwerk.core.title import Title
from stellwerk.records import Record
from stellwerk.records.replay import give_turn, starting_position
from stellwerk.server.bot_worker import AnalysedTurn, TeacherQuestion
from stellwerk.server.commands import SeatNumber
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.line import line_of
from stellwerk.table.planning import LONGEST, foresee
from stellwerk.table.table import Table

NODES: Final = {"quick": 100, "normal": 300, "deep": 900}
"""How many simulations each level of the teacher has."""


class AdviceQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `seat` asks the teacher: what to play now, or how good a turn is.

    That turn is the last one of `about`, or one of their own that they try out: its `moves`, in the
    turn at hand or as if it were theirs now. With `line` the moves are those of a line that may go
    past their turn, and the question is what whoever decides at its end should play.
    """

    seat: SeatNumber
    about: SeatNumber | None = None
    level: Literal["quick", "normal", "deep"] = "normal"
    moves: Annotated[tuple[str, ...], msgspec.Meta(max_length=LONGEST)] = ()
    line: bool = False


class LastTurn(msgspec.Struct, frozen=True):
    """The position before the last turn of a seat, and its moves as a viewer saw them."""

    position: list[str]
    moves: list[str]


def last_turn(title: Title[Any], record: Record, seat: int, viewer: int) -> LastTurn | None:
    """The last turn of a seat; None if it had none, or the viewer has not seen its moves.

    It begins again where the seat saw something new. Of the viewer's own turns the last one
    with a choice counts; whether somebody else had one may be a secret.
    """
    position = starting_position(title, record)
    begun, before = position, None
    made, moves = list[str](), list[str]()
    begins, chose, seen, turn = True, False, True, -1
    for actor, move in record.steps:
        give_turn(position, actor)
        earlier = position.copy()
        if actor == seat:
            if begins or position.turns != turn:
                begun, made, seen, turn = earlier, [], True, position.turns
                chose = viewer != seat
            chose = chose or len(position.moves()) > 1
            seen = seen and title.veil_move(position, move, viewer) == move
            made.append(title.write_move(position, move))
            if chose:
                before, moves = (begun if seen else None), made
        position.play(move)
        begins = actor != seat or title.reveals_to_actor(earlier, actor, move, position)
    return None if before is None else LastTurn(title.write_position(before), moves)


def need_hints(table: Table, question: AdviceQuestion) -> None:
    """Refuse what the teacher is not asked here, or not now."""
    seat, about = question.seat, question.about
    if not table.hints:
        raise RefusedError(Message("refused-hints"))
    table.need_running()
    table.need_person(seat)
    if about is not None:
        table.seat(about)
    elif not (question.moves or question.line) and (
        seat not in table.awaited
        or table.holding == seat
        or seat not in seen(table, seat).awaited()
    ):
        raise RefusedError(Message("refused-hint-turn"))


def seen(table: Table, seat: int) -> Position:
    """The whole position that a seat sees a part of: without the turn somebody else tries out."""
    return table.game.asked(seat) if seat == table.drafting else table.game.before_draft()


def now_asked(table: Table, viewer: int, data: AdviceQuestion) -> TeacherQuestion:
    """The question to the teacher, from what `viewer` can know; of a past turn without the turn."""
    if viewer != data.seat:
        raise NotYoursError(Message("refused-no-seat"))
    need_hints(table, data)
    game, title = table.game, table.title
    seat = viewer if data.about is None else data.about
    if data.line and data.about is None:
        # Whoever asks imagines all of it, so the seat that decides may know its hand there.
        line = line_of(table, viewer, data.moves)
        viewer = seat = line.decides
        if seat < 0:
            raise RefusedError(Message("refused-hint-forced"))
        position = title.write_position(line.position)
    elif data.about is not None:
        position = []
    elif data.moves:
        position = title.write_position(foresee(table, viewer, data.moves).start)
    else:
        position = title.write_position(seen(table, viewer))
    return TeacherQuestion(
        title=title.id,
        rules=title.version,
        players=game.players,
        options=dict(game.options),
        position=position,
        viewer=viewer,
        seat=seat,
        nodes=NODES[data.level],
        moves=[] if data.line or data.about is not None else list(data.moves),
    )


def shown_record(table: Table) -> Record:
    """A game without the turn that somebody has not confirmed: nobody's business, nor over."""
    record = table.game.record(table.names)
    return msgspec.structs.replace(record, steps=record.steps[: table.game.shown])


def with_last_turn(question: TeacherQuestion, title: Title[Any], record: Record) -> TeacherQuestion:
    """The question with the last turn of its seat in it."""
    last = last_turn(title, record, question.seat, question.viewer)
    if last is None:
        raise RefusedError(Message("refused-hint-nothing"))
    return msgspec.structs.replace(question, position=last.position, moves=last.moves)


def read_advice(found: AnalysedTurn | None) -> Advice:
    """What the teacher says."""
    if found is None:
        raise RefusedError(Message("refused-judge-busy"))
    advice = msgspec.json.decode(bytes(found.turn), type=Advice | None)
    if advice is None:
        raise RefusedError(Message("refused-hint-forced"))
    return advice
