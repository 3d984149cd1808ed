"""The table drawn in text: one line per train."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.title import Words
from title_skeleton.source import components as c
from title_skeleton.source.position import Sidings


def draw(position: Sidings, words: Words) -> str:
    """The table as whoever it was veiled for sees it."""
    lines = [words("draw-round", round=position.round, rounds=c.ROUNDS), ""]
    for seat, train in enumerate(position.trains, start=1):
        hand, wagons = _row(train.hand), _row(train.wagons)
        points = f"{train.points:3}"
        lines.append(words("draw-train", number=seat, points=points, hand=hand, wagons=wagons))
    lines += ["", words("draw-depot", wagons=_row(sorted(position.depot)))]
    return "\n".join(lines)


def _row(wagons: Sequence[int]) -> str:
    return " ".join("?" if weight == c.UNKNOWN else str(weight + 1) for weight in wagons) or "–"
