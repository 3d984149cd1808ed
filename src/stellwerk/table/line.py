"""A line tried out past a player's own turn, with moves of the others, in an imagined world.

It begins where the game is, as its player sees it. Everything hidden is imagined from their view
alone, what chance brings included, so a line is the same in all games they cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from stellwerk.core.errors import IllegalMoveError
from stellwerk.core.messages import Event
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.table.log_entries import LogEntry, message_view
from stellwerk.table.perspective import Perspective, perspective
from stellwerk.table.table import Table
from stellwerk.table.view import UndoView, View, view, view_fingerprint
from stellwerk.table.worth import difference, standing, worth


class Line:
    """Moves of any seats, one after another; chance comes in by itself."""

    def __init__(self, table: Table, number: int) -> None:
        title: Title[Any] = table.title
        table.need_running()
        table.need_person(number)
        self.title = title
        self.position: Position = title.imagine(
            perspective(table, number).position, number, Random(0)
        )
        if number in table.awaited and number in self.position.awaited():
            self.position.give_turn_to(number)
        game = table.game
        drafting = table.drafting == number
        self.reported = game.reported if drafting else game.reported_before_draft()
        self.first = table.steps_seen(number)
        self.entries: list[LogEntry] = []
        self._draw()

    def play(self, text: str) -> None:
        """The next move, of whoever decides; it has to be legal."""
        title, position = self.title, self.position
        seat = position.turn
        move = title.read_move(position, text)
        if move not in position.moves():
            refusal = title.refusal(title.veil(position, max(seat, 0)), move)
            raise IllegalMoveError(refusal, title.id)
        self._make(seat, move, text)
        self._draw()

    def _draw(self) -> None:
        position = self.position
        while position.turn == DEALER:
            # Not by what is hidden: the dice depend on nothing but the length of the line.
            move = Random(len(self.entries)).choice(position.moves())
            self._make(DEALER, move, self.title.write_move(position, move))

    def _make(self, actor: int, move: int, text: str) -> None:
        title, position = self.title, self.position
        before, turn = position.copy(), position.turns
        events: list[Event] = []
        position.events = events
        position.play(move)
        position.events = None
        self.reported = title.listen(self.reported, events)
        heard = tuple(message_view(event) for event in events if event.only in (NOBODY, actor))
        ends_round = title.round_now(position) != title.round_now(before)
        now = position.scores() if ends_round else worth(title, position)
        gains = difference(worth(title, before), now)
        scored = difference(before.scores(), position.scores())
        place = self.first + len(self.entries)
        self.entries.append(LogEntry(place, turn, actor, text, heard, gains, scored, ends_round))

    @property
    def decides(self) -> int:
        """The seat that decides next; NOBODY once the game is over."""
        return self.position.turn

    def perspective(self, viewer: int) -> Perspective:
        """What a seat sees in this world."""
        title, position = self.title, self.position
        veiled = title.veil(position, viewer) if self.decides != NOBODY else position
        stand = standing(title, position, self.reported)
        return Perspective(title, veiled, stand, viewer, title.values(veiled))


def line_of(table: Table, number: int, moves: Sequence[str]) -> Line:
    """The line that a seat tries out."""
    line = Line(table, number)
    for move in moves:
        line.play(move)
    return line


def line_view(table: Table, id_: str, number: int, moves: Sequence[str]) -> View:
    """The table at the end of a line, as the seat sees it that decides there.

    `viewer` is that seat, with what it would have in hand in the world of whoever tries the line.
    `undo.gain` is what the line brings them.
    """
    line = line_of(table, number, moves)
    now = view(table, id_, number)
    title, position = table.title, line.position
    actor = line.decides if line.decides >= 0 else number
    seen = line.perspective(actor)
    open_moves = seen.moves() if line.decides >= 0 else []
    before = perspective(table, number).standing.worth[number]
    step = table.step + len(line.entries)
    made = 0
    for entry in reversed(line.entries):
        if entry.actor != actor or entry.turn != position.turns or line.decides < 0:
            break
        made += 1
    return msgspec.structs.replace(
        now,
        viewer=actor,
        step=step,
        steps=now.steps + len(line.entries),
        turns=position.turns,
        round=title.round_now(position),
        awaited=[actor] if open_moves else [],
        scores=seen.standing.scores,
        points=seen.standing.points,
        forecast=seen.standing.forecast,
        position=seen.values,
        asked=seen.asked if open_moves else None,
        prompt=message_view(title.prompt(seen.position)) if open_moves else None,
        moves=open_moves,
        ways=seen.ways() if open_moves else [],
        undo=UndoView(
            steps=len(moves),
            turn=made,
            confirm=False,
            rule="free",
            gain=seen.standing.worth[number] - before,
            imagined=True,
        ),
        question=None,
        log=[*now.log, *line.entries],
        fingerprint=view_fingerprint(step, seen.values, [one.move for one in open_moves]),
    )
