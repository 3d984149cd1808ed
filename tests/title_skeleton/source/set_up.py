"""Set-up: the table before the first wagon is drawn (SK-1)."""

from __future__ import annotations

from title_skeleton.source import components as c
from title_skeleton.source.effects import DRAWS
from title_skeleton.source.position import Sidings
from title_skeleton.source.rules import ROUND


def start(players: int, rules: int) -> Sidings:
    """All wagons are in the yard, and everybody is still to get theirs (SK-1.1, SK-1.2)."""
    position = Sidings(players, rules)
    position.stack.append(ROUND)
    for seat in range(players - 1, -1, -1):
        for _ in range(c.HAND):
            position.stack.append(DRAWS[seat])
    position.settle()
    return position
