"""Notes the moves of a game while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.records.record import Record, RecordedGame, Result, check_name
from stellwerk.titles import load_title


class Recorder:
    """A game and its notes. All moves go through `play`; `position` is the current table."""

    def __init__(
        self,
        title: Title[Any],
        position: Position,
        seats: Sequence[str],
        day: date | None = None,
    ) -> None:
        for name in seats:
            check_name(name)
        self.title = title
        self.position = position
        self.seats = tuple(seats)
        self.day = day
        self.start: tuple[str, ...] = ()
        self.steps: list[tuple[int, int]] = []

    @classmethod
    def resume(cls, game: RecordedGame, seats: Sequence[str] | None = None) -> Recorder:
        """Go on with a recorded game, with other players if `seats` names them."""
        record = game.record
        title = load_title(record.title, record.rules)
        recorder = cls(title, game.position.copy(), seats or record.seats, record.date)
        recorder.start = record.position
        recorder.steps = list(record.steps)
        return recorder

    def play(self, move: int) -> None:
        """Note a move of the actor whose turn it is, and carry it out; refuse an illegal one."""
        position = self.position
        self.title.check(position, move)
        self.steps.append((position.turn, move))
        position.play(move)

    def record(self) -> Record:
        """The game so far."""
        position = self.position
        result = None
        if position.turn == NOBODY:
            result = Result(tuple(position.scores()), tuple(position.winners()))
        return Record(
            title=self.title.id,
            rules=self.title.version,
            options=dict(self.title.options_of(position)),
            seats=self.seats,
            date=self.day,
            result=result,
            position=self.start,
            steps=tuple(self.steps),
        )
