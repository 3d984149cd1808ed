"""Every wagon is somewhere exactly once."""

from __future__ import annotations

from title_skeleton.source import components as c
from title_skeleton.source.position import Sidings


def misplaced(position: Sidings) -> list[str]:
    """The kinds of wagon of which there are more or fewer than in the box."""
    found: list[str] = []
    for weight in range(c.WEIGHTS):
        count = position.yard[weight] + position.depot.count(weight)
        for train in position.trains:
            count += train.hand.count(weight) + train.wagons.count(weight)
        if count != c.EACH or position.yard[weight] < 0:
            found.append(c.WAGONS[weight])
    return found
