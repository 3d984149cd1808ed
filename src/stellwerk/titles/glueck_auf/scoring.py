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


def points(board: Board) -> int:
    """What a player has scored if the game ended now (GA-10.13)."""
    return sum(categories(board))


def categories(board: Board) -> list[int]:
    """Points for lorries, orders, assigned shares, shift tokens and objectives."""
    lorries = 0
    orders = 0
    engines = [0] * len(c.ENGINE_TYPES)
    fulfilled = [0] * len(c.DESTINATIONS)
    volume = [0] * len(c.DESTINATIONS)
    for face in board.delivered:
        if face < c.WAGONS:
            lorries += c.POINTS_ON[face]
        elif face >= c.ORDERS:
            size = c.order_size(face)
            orders += c.ORDER_POINTS[size - 1]
            fulfilled[c.destination(face)] += 1
            volume[c.destination(face)] += size
        elif face >= c.ENGINES:
            engines[face - c.ENGINES] += 1
    shares = [0] * len(c.DESTINATIONS)
    for face in board.shares:
        shares[c.destination(face)] += 1
    assigned = [min(pair) for pair in zip(shares, fulfilled, strict=True)]
    tokens = board.tokens.bit_count()
    objectives = 0
    for objective in members(board.objectives):
        if objective == c.OBJECTIVE_SHIFT:
            objectives += tokens // 2 * c.TOKEN_PAIR_POINTS
        elif objective == c.OBJECTIVE_COUNT:
            objectives += board.objectives.bit_count() * c.OBJECTIVE_CARD_POINTS
        elif objective < c.OBJECTIVE_SHARE:
            objectives += engines[objective - c.OBJECTIVE_ENGINE] * c.ENGINE_POINTS
        elif objective < c.OBJECTIVE_ORDER:
            objectives += assigned[objective - c.OBJECTIVE_SHARE] * c.SHARE_OBJECTIVE_POINTS
        elif objective < c.OBJECTIVE_VOLUME:
            objectives += fulfilled[objective - c.OBJECTIVE_ORDER] * c.ORDER_OBJECTIVE_POINTS
        elif volume[objective - c.OBJECTIVE_VOLUME] >= c.VOLUME_NEEDED:
            objectives += c.VOLUME_POINTS
    return [lorries, orders, sum(assigned) * c.SHARE_POINTS, tokens, objectives]


def leaders(boards: Sequence[Board]) -> list[int]:
    """Most points win; of tied players the one with the highest token (GA-10.12)."""
    scores = [points(board) for board in boards]
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    highest = max(boards[seat].tokens.bit_length() for seat in tied)
    return [seat for seat in tied if boards[seat].tokens.bit_length() == highest]
