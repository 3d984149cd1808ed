"""A table as a player sees it who tries out a turn: as if it were that turn now."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stellwerk.table.log_entries import message_view
from stellwerk.table.perspective import perspective
from stellwerk.table.planning import foresee
from stellwerk.table.table import Table
from stellwerk.table.view import UndoView, View, view, view_fingerprint


def plan_view(table: Table, id_: str, number: int, moves: Sequence[str]) -> View:
    """The table after some moves that a seat tries out, with those that can follow."""
    ahead = foresee(table, number, moves)
    now = view(table, id_, number)
    seen = ahead.perspective()
    title = table.title
    step = table.step + len(moves)
    open_moves = [] if ahead.over else seen.moves()
    before = perspective(table, number).standing.worth[number]
    gain = seen.standing.worth[number] - before
    return msgspec.structs.replace(
        now,
        step=step,
        steps=now.steps + len(moves),
        awaited=[number],
        scores=seen.standing.scores,
        points=seen.standing.points,
        forecast=seen.standing.forecast,
        position=seen.values,
        asked=None if ahead.over else seen.asked,
        prompt=message_view(title.prompt(seen.position)) if open_moves else None,
        moves=open_moves,
        ways=seen.ways() if open_moves else [],
        undo=UndoView(
            steps=len(moves),
            turn=len(moves),
            confirm=ahead.over,
            rule="free",
            gain=gain,
            imagined=ahead.imagined,
        ),
        log=[*now.log, *ahead.entries],
        fingerprint=view_fingerprint(step, seen.values, [one.move for one in open_moves]),
    )
