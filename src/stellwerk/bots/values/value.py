"""What a position is worth to a seat, in points at the end of the game.

A value is a bot's estimate: not the points a seat has but those it will end up with. Each title
has its own, with weights kept as data; a title without one is evaluated by its points.
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
    """The value for titles that have none of their own: the points so far."""

    __slots__ = ()

    def points(self, position: Position, seat: int) -> float:
        """The points `seat` will end up with; the real ones once the game is over."""
        return float(position.scores()[seat])

    def spread(self, position: Position) -> float:
        """By how many points such an estimate is usually wrong."""
        return 3.0

    def mark(self, position: Position, worth: float) -> float:
        """A number by which equivalent positions inside a turn are recognised.

        Most positions differ in their worth; what is still owed distinguishes the others.
        """
        return worth + 1e-7 * float(len(position.stack))

    def tempo(self, position: Position, seat: int) -> float:
        """What it is worth to `seat`, between two turns, that its next turn comes soon.

        Points count what a seat has; the seat whose turn is next is about to earn more. With this,
        positions before and after an answer can be compared.
        """
        return 0.0

    def sees_far(self, players: int) -> bool:
        """Whether a search should go deep rather than wide (see `tree`).

        A title chooses what made its search stronger.
        """
        return False

    def standing(self, position: Position) -> list[float]:
        """Points and tempo of each seat."""
        seats = range(position.players)
        return [self.points(position, seat) + self.tempo(position, seat) for seat in seats]

    def standings(self, positions: list[Position]) -> list[list[float]]:
        """The standing in each position."""
        return [self.standing(position) for position in positions]

    def shares(self, position: Position) -> list[float]:
        """The chance of each seat to win; they add up to 1."""
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
    """Chances to win from expected points: equal points give equal chances, a lead of `spread`
    points gives odds of e to 1."""
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
    """How soon a seat has its turn: 0 for the last that has not passed, nearly 1 for the first.

    When a turn ends, its seat goes from the first place to the last and all others move up.
    """
    players = len(order)
    at = 0
    while at < players and order[at] != turn:
        at += 1
    if at == players or passed >> seat & 1:
        return 0.0
    waiting = 0
    before = 0
    for _step in range(players):
        other = order[at]
        if other == seat:
            before = waiting
        if not passed >> other & 1:
            waiting += 1
        at += 1
        if at == players:
            at = 0
    return (waiting - 1 - before) / waiting
