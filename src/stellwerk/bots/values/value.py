"""What a position is worth to a seat, in points at the end of the game.

A value is the judgement of a bot: not the points a position has but those it will come to. Each
title has its own, with weights kept as data; a title without one is judged by its points.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from stellwerk.core.position import NOBODY, Position

Weights = Mapping[str, float]

NEAREST: Final = 0.5
"""The least spread, in points: a lead of a few of these is safe."""

FAR: Final = 99
"""A horizon that reaches to the end of any game, in rounds."""


class Value:
    """The judgement for titles that have no value of their own: the points in hand."""

    __slots__ = ()

    def points(self, position: Position, seat: int) -> float:
        """The points `seat` will come to; the real ones once the game is over."""
        return float(position.scores()[seat])

    def spread(self, position: Position) -> float:
        """By how many points such an estimate is usually wrong."""
        return 3.0

    def mark(self, position: Position, worth: float) -> float:
        """A number by which positions inside a turn that come to the same are known.

        Most differ in their worth; what is still owed tells apart those that do not.
        """
        return worth + 1e-7 * len(position.stack)

    def tempo(self, position: Position, seat: int) -> float:
        """What it is worth to `seat`, between two turns, that its next one comes soon.

        Points count what a seat has; the turn of whoever comes next is about to bring more. With
        this, positions before and after an answer can be compared.
        """
        return 0.0

    def sees_far(self, players: int) -> bool:
        """Whether a search had better see far than wide (see `tree`).

        A title chooses what made its search stronger.
        """
        return False

    def standing(self, position: Position) -> list[float]:
        """Points and tempo of each seat."""
        seats = range(position.players)
        return [self.points(position, seat) + self.tempo(position, seat) for seat in seats]

    def shares(self, position: Position) -> list[float]:
        """The chance of each seat to win; 1 in all."""
        if position.turn == NOBODY:
            return won(position)
        return chances(self.standing(position), self.spread(position))

    def all_shares(self, positions: list[Position]) -> list[list[float]]:
        """The chances in each position."""
        return [self.shares(position) for position in positions]


def won(position: Position) -> list[float]:
    """The win of a finished game, shared by the winners."""
    winners = position.winners()
    shares = [0.0] * position.players
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares


def chances(worth: list[float], spread: float) -> list[float]:
    """Chances to win from expected points: equal points are equal chances, `spread` is e to 1."""
    best = worth[0]
    for points in worth:
        if points > best:
            best = points
    scale = spread if spread > NEAREST else NEAREST
    shares: list[float] = []
    total = 0.0
    for points in worth:
        share = exp((points - best) / scale)
        shares.append(share)
        total += share
    return [share / total for share in shares]


def earliness(order: list[int], passed: int, turn: int, seat: int) -> float:
    """How soon a seat is on turn: 0 for the last who has not passed, nearly 1 for the first.

    Where a turn ends, its seat goes from the first place to the last and all others move up.
    """
    if turn not in order or passed >> seat & 1:
        return 0.0
    at = order.index(turn)
    waiting = 0
    before = 0
    for step in range(len(order)):
        other = order[(at + step) % len(order)]
        if other == seat:
            before = waiting
        if not passed >> other & 1:
            waiting += 1
    return (waiting - 1 - before) / waiting
