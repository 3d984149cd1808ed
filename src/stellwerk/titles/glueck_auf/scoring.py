"""The points of a player, in five categories (GA-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.tables import Names
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import Board

CATEGORIES: Final[Names] = ("lorries", "orders", "shares", "tokens", "objectives")
SOURCES: Final[Names] = tuple(f"points-{category}" for category in CATEGORIES)


class Tally:
    """What the delivered stack and the shares of a player come to."""

    __slots__ = ("assigned", "engines", "fulfilled", "lorries", "orders", "volume")

    def __init__(self, board: Board) -> None:
        lorries = 0
        orders = 0
        engines = [0] * len(c.ENGINE_TYPES)
        fulfilled = [0] * len(c.DESTINATIONS)
        volume = [0] * len(c.DESTINATIONS)
        for face in board.delivered:
            if face < c.WAGONS:
                lorries += c.WORTH[face]
            elif face < c.ENGINES:
                continue
            elif face < c.ORDERS:
                engines[face - c.ENGINES] += 1
            elif face < c.SHARES:
                orders += c.WORTH[face]
                fulfilled[c.destination(face)] += 1
                volume[c.destination(face)] += c.order_size(face)
            else:
                raise ValueError(f"{c.FACE_NAMES[face]} cannot be delivered")
        shares = [0] * len(c.DESTINATIONS)
        for face in board.shares:
            shares[c.destination(face)] += 1
        self.lorries: int = lorries
        """Points on delivered lorries."""
        self.orders: int = orders
        """Points of fulfilled orders."""
        self.engines: list[int] = engines
        """Delivered engines by type."""
        self.fulfilled: list[int] = fulfilled
        """Fulfilled orders by destination, as all that follows."""
        self.volume: list[int] = volume
        """The lorries these orders asked for."""
        self.assigned: list[int] = [min(pair) for pair in zip(shares, fulfilled, strict=True)]
        """Shares that have an order each (GA-10.4)."""


def points(board: Board) -> int:
    """What a player has scored if the game ended now (GA-10.13)."""
    return sum(categories(board))


def categories(board: Board) -> list[int]:
    """Points for lorries, orders, assigned shares, shift tokens and objectives."""
    tally = Tally(board)
    objectives = sum(objective_points(board, tally)) if board.objectives else 0
    shares = sum(tally.assigned) * c.SHARE_POINTS
    return [tally.lorries, tally.orders, shares, board.tokens.bit_count(), objectives]


def objective_points(board: Board, tally: Tally) -> list[int]:
    """What each objective of a player scores, in their order (GA-10.6 to GA-10.11)."""
    times = [board.tokens.bit_count() // 2, board.objectives.bit_count()]
    times += tally.engines
    times += tally.assigned
    times += tally.fulfilled
    times += [int(lorries >= c.VOLUME_NEEDED) for lorries in tally.volume]
    return [
        times[objective] * c.WORTH[c.OBJECTIVES + objective]
        for objective in members(board.objectives)
    ]


def leaders(boards: Sequence[Board]) -> list[int]:
    """Most points win; of tied players the one with the highest token (GA-10.12)."""
    scores = [points(board) for board in boards]
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    highest = max(boards[seat].tokens.bit_length() for seat in tied)
    return [seat for seat in tied if boards[seat].tokens.bit_length() == highest]
