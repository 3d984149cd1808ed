"""Another turn at a step of a finished game: tried out by a seat, and shown to nobody else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stellwerk.core.errors import IllegalMoveError
from stellwerk.core.position import Position
from stellwerk.table.game import Step
from stellwerk.table.log_entries import message_view
from stellwerk.table.perspective import Perspective
from stellwerk.table.replay import Replay
from stellwerk.table.table import Table
from stellwerk.table.view import UndoView, View, view, view_fingerprint
from stellwerk.table.worth import standing


def trial_view(
    table: Table, id_: str, replay: Replay, after: int, actor: int, moves: Sequence[str]
) -> View:
    """The table as a seat saw it after some steps and some moves of its own, with what can follow.

    It waits to be confirmed once the turn is over: where somebody else, or chance, comes in.
    """
    title = table.title
    position, last = replay.open_at(after, actor)
    begun = last
    turn = position.turns
    made: list[Step] = []
    for text in moves:
        move = title.read_move(position, text)
        if position.turn != actor or position.turns != turn or move not in position.moves():
            raise IllegalMoveError(title.refusal(title.veil(position, actor), move), title.id)
        last = table.game.make_step(position, after + len(made), actor, move, last)
        made.append(last)
    over = position.turn != actor or position.turns != turn
    seen = _seen(table, position, actor, last)
    open_moves = [] if over else seen.moves()
    worth = 0 if begun is None else begun.worth[actor]
    now = view(table, id_, actor)
    return msgspec.structs.replace(
        now,
        state="running",
        winners=[],
        step=after + len(made),
        steps=after + len(made),
        turns=turn,
        round=title.round_now(position),
        awaited=[actor],
        scores=seen.standing.scores,
        points=seen.standing.points,
        forecast=seen.standing.forecast,
        position=seen.values,
        asked=None if over else seen.asked,
        prompt=message_view(title.prompt(seen.position)) if open_moves else None,
        moves=open_moves,
        ways=seen.ways() if open_moves else [],
        undo=UndoView(
            steps=len(made),
            turn=len(made),
            confirm=over,
            rule="free",
            gain=seen.standing.worth[actor] - worth,
        ),
        question=None,
        own=None,
        log=[step.entry(actor) for step in made],
        chat=[],
        happenings=[],
        fingerprint=view_fingerprint(
            after + len(made), seen.values, [one.move for one in open_moves]
        ),
    )


def _seen(table: Table, position: Position, actor: int, last: Step | None) -> Perspective:
    title = table.title
    reported = title.nothing_reported(table.game.players) if last is None else last.reported
    veiled = title.veil(position, actor)
    stand = standing(title, position, reported)
    return Perspective(title, veiled, stand, actor, title.values(veiled))
