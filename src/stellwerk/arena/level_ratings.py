"""One scale for the levels of bots, from matches of each level against the next lower one.

The scale is Elo's: 100 points more win 64 % of games between two, 400 points 91 %. One seat of a
level against several of another is rated by the odds against one of them. The `driver`, which only
makes the best of each turn, has 1000 in every title, so ratings of different titles cannot be
compared. An interval grows with the distance from it, because the steps between add up.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import log10, sqrt
from typing import Final

import msgspec

from stellwerk.arena.standings import Standings
from stellwerk.arena.statistics import Z_95
from stellwerk.bots.levels import LEVELS

ANCHOR: Final = "driver"
ANCHORED_AT: Final = 1000.0
ODDS_OF_TEN: Final = 400.0
LN_TEN: Final = 2.302585092994046


class LevelRating(msgspec.Struct, frozen=True):
    """Where a level is on the scale; `within` is half of the 95 % interval."""

    rating: int
    within: int


class LevelStep(msgspec.Struct, frozen=True):
    """How much stronger a level is than the next lower one, and the variance of that."""

    height: float
    variance: float


def step_of(result: Standings) -> LevelStep:
    """The step that a match shows. Half a game is added to both sides, so none is endless."""
    upper = result.bots[0]
    games = upper.seats
    won = (upper.win_share * games + 0.5) / (games + 1)
    odds = won / (1 - won) * (result.players - 1)
    unit = ODDS_OF_TEN / LN_TEN
    return LevelStep(ODDS_OF_TEN * log10(odds), unit * unit / (games * won * (1 - won)))


def rate_levels(results: Iterable[Standings]) -> dict[str, dict[str, LevelRating]]:
    """By title and number of players, as in `volldampf-2`: the levels whose steps are known."""
    order = list(LEVELS)
    below = {upper: lower for lower, upper in pairwise(order)}
    tables: dict[str, dict[str, LevelStep]] = {}
    for result in results:
        upper, *others = (one.bot for one in result.bots)
        if others == [below.get(upper)]:
            table = tables.setdefault(f"{result.title}-{result.players}", {})
            table[upper] = step_of(result)
    return {name: _chain(order, steps) for name, steps in sorted(tables.items())}


def _chain(order: list[str], steps: dict[str, LevelStep]) -> dict[str, LevelRating]:
    """Up and down from the anchor, as far as there are steps."""
    start = order.index(ANCHOR)
    found = {ANCHOR: LevelRating(round(ANCHORED_AT), 0)}
    up = [(level, steps.get(level), 1.0) for level in order[start + 1 :]]
    down = [(order[n - 1], steps.get(order[n]), -1.0) for n in range(start, 0, -1)]
    for side in (up, down):
        rating = ANCHORED_AT
        variance = 0.0
        for level, step, sign in side:
            if step is None:
                break
            rating += sign * step.height
            variance += step.variance
            found[level] = LevelRating(round(rating), round(Z_95 * sqrt(variance)))
    return {level: found[level] for level in order if level in found}
