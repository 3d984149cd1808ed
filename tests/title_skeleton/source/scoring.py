"""Where points come from (SK-3)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import NOBODY
from title_skeleton.source import components as c
from title_skeleton.source.position import Sidings

SOURCES: Final[tuple[str, ...]] = ("points-wagons", "points-longest")


def longest(position: Sidings) -> list[int]:
    """The seats with the longest train; a train has at least one wagon (SK-3.3)."""
    most = max([len(train.wagons) for train in position.trains])
    if most == 0:
        return []
    return [seat for seat in range(position.players) if len(position.trains[seat].wagons) == most]


def forecast(position: Sidings) -> list[list[int]]:
    """By seat and source what the end of this round would add: something in the last one only."""
    rows = [[0] * len(SOURCES) for _ in range(position.players)]
    if position.round == c.ROUNDS and position.turn != NOBODY:
        for seat in longest(position):
            rows[seat][1] = c.LONGEST
    return rows
