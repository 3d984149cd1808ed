"""How the seats stand in a position, as everybody can work it out."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, sub
from typing import Any, NamedTuple

from stellwerk.core.position import Position
from stellwerk.core.title import Points, Title


class Standing(NamedTuple):
    """Points so far and those the end of the round would add, by seat and source.

    `scores` are the points so far, `worth` those with what the end of the round would add.
    """

    points: list[list[int]]
    forecast: list[list[int]]
    scores: list[int]
    worth: tuple[int, ...]


def standing(title: Title[Any], position: Position, reported: Points) -> Standing:
    """How the seats stand; `reported` is what the events of the game reported."""
    points = title.points(position, reported)
    forecast = title.forecast(position)
    scores = [sum(row) for row in points]
    return Standing(points, forecast, scores, _together(scores, forecast))


def worth(title: Title[Any], position: Position) -> tuple[int, ...]:
    """Points so far with those the end of the round would add, by seat."""
    return _together(position.scores(), title.forecast(position))


def _together(scores: Sequence[int], forecast: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(map(add, scores, map(sum, forecast)))


def difference(before: Sequence[int], now: Sequence[int]) -> tuple[int, ...]:
    """What changed for each seat; nothing at all if nothing did."""
    found = tuple(map(sub, now, before))
    return found if any(found) else ()
