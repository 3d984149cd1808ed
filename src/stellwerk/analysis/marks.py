"""Marks and accuracy: how good a turn was, from the chance to win that it gave away."""

from __future__ import annotations

from math import exp
from typing import Final

from stellwerk.analysis.results import Mark

MARKS: Final[tuple[tuple[Mark, float], ...]] = (
    ("best", 0.005),
    ("good", 0.02),
    ("inaccuracy", 0.05),
    ("mistake", 0.1),
    ("blunder", 1.01),
)
"""Each mark with what a turn has to stay below to get it: 0.02 is 2 % of a won game."""
WRONG: Final[frozenset[Mark]] = frozenset({"mistake", "blunder"})
"""The marks of turns to learn from."""

_FADING: Final = 4.354
_FLOOR: Final = 3.1669


def mark_of(given_away: float) -> Mark:
    """The mark of a turn."""
    for mark, most in MARKS:
        if given_away < most:
            return mark
    return MARKS[-1][0]


def accuracy_of(given_away: list[float]) -> float:
    """How exactly somebody played, from 0 to 100: the mean over their turns.

    A turn that gives nothing away counts 100, one that gives away a tenth of a game about 64. It
    is the curve that chess players know from lichess.
    """
    if not given_away:
        return 100.0
    each = [max(0.0, (100.0 + _FLOOR) * exp(-_FADING * loss) - _FLOOR) for loss in given_away]
    return sum(each) / len(each)
