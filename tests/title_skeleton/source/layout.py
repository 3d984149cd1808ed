"""What is printed, as plain values to draw a board from. Names are message keys."""

from __future__ import annotations

from typing import Literal, TypedDict

from title_skeleton.source import components as c


class WagonLayout(TypedDict):
    """A kind of wagon, and how many there are of it."""

    name: str
    weight: int
    count: int


class TitleSkeletonLayout(TypedDict):
    """All that is printed; `longest` is what the longest train brings."""

    title: Literal["skeleton"]
    players: int
    rounds: int
    longest: int
    wagons: list[WagonLayout]


def board(players: int) -> TitleSkeletonLayout:
    """What is printed."""
    return {
        "title": "skeleton",
        "players": players,
        "rounds": c.ROUNDS,
        "longest": c.LONGEST,
        "wagons": [
            {"name": name, "weight": weight, "count": c.EACH}
            for weight, name in enumerate(c.WAGONS, start=1)
        ],
    }
