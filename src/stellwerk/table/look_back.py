"""Earlier steps of a game that goes on, as one viewer saw them, and what its rounds brought.

A viewer looks back no further than the steps they have seen: a turn that somebody else has not
confirmed yet is none of them. A step is described only by the events that this viewer got.
"""

from __future__ import annotations

from itertools import islice

from stellwerk.table.replay import MOST_STEPS, ReplayStep, RoundMark, replay_step
from stellwerk.table.table import Table


def look_back(table: Table, viewer: int, first: int, count: int = MOST_STEPS) -> list[ReplayStep]:
    """The table after `first` steps and after those that follow, `count` of them or fewer."""
    game = table.game
    last = min(first + min(count, MOST_STEPS) - 1, table.steps_seen(viewer))
    if first > last:
        return []
    found = [] if first else [replay_step(game, game.beginning(), 0, viewer, None)]
    start = max(first, 1)
    for number, (made, position) in enumerate(
        islice(game.replayed(last), start - 1, None), start=start
    ):
        found.append(replay_step(game, position, number, viewer, made))
    return found


def rounds_seen(table: Table, viewer: int) -> list[RoundMark]:
    """The rounds so far, each with the points at its end, or those of now in the current one."""
    game, title = table.game, table.title
    first = game.beginning()
    points = title.points(title.veil(first, viewer), title.nothing_reported(game.players))
    marks = [RoundMark(title.round_now(first), 0, points)]
    before = first.scores()
    for number, (made, position) in enumerate(game.replayed(table.steps_seen(viewer)), start=1):
        round_now = title.round_now(position)
        if position.scores() != before or round_now != marks[-1].round:
            before = position.scores()
            points = title.points(title.veil(position, viewer), made.reported)
        last = marks[-1]
        marks[-1] = RoundMark(last.round, last.step, points)
        if round_now != last.round:
            marks.append(RoundMark(round_now, number, points))
    return marks
