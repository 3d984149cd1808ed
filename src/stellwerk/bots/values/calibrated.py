"""A judge whose chances can be believed.

A value says what each seat will end up with. How likely a lead of so many points is to win is
another question, and its answer was measured in games (`bots.calibrating`): by title, number of
players and round.
"""

from __future__ import annotations

from typing import Any

from stellwerk.bots.values.value import Value, chances, won
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title


class CalibratedValue(Value):
    """A value with a measured spread; `spreads` has one for each round, from round 0."""

    __slots__ = ("judge", "spreads", "title")

    def __init__(self, judge: Value, title: Title[Any], spreads: list[float]) -> None:
        self.judge: Value = judge
        self.title: Title[Any] = title
        self.spreads: list[float] = spreads

    def points(self, position: Position, seat: int) -> float:
        return self.judge.points(position, seat)

    def mark(self, position: Position, worth: float) -> float:
        return self.judge.mark(position, worth)

    def tempo(self, position: Position, seat: int) -> float:
        return self.judge.tempo(position, seat)

    def sees_far(self, players: int) -> bool:
        return self.judge.sees_far(players)

    def spread(self, position: Position) -> float:
        now: int = self.title.round_now(position)
        last = len(self.spreads) - 1
        return self.spreads[now if now < last else last]

    def standing(self, position: Position) -> list[float]:
        return self.judge.standing(position)

    def standings(self, positions: list[Position]) -> list[list[float]]:
        return self.judge.standings(positions)

    def all_shares(self, positions: list[Position]) -> list[list[float]]:
        going_on = [position for position in positions if position.turn != NOBODY]
        standings = self.judge.standings(going_on) if going_on else []
        found: list[list[float]] = []
        at = 0
        for position in positions:
            if position.turn == NOBODY:
                found.append(won(position))
            else:
                found.append(chances(standings[at], self.spread(position)))
                at += 1
        return found
