"""The bot that looks ahead: what the others will do, and what then."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from stellwerk.bots.evaluators import corrected, foretelling
from stellwerk.bots.greedy import PlanningBot
from stellwerk.bots.tree import Tree
from stellwerk.bots.values.value import Value
from stellwerk.core.position import Position
from stellwerk.core.title import Title

IMAGINED: Final = 48
"""Positions imagined for one search, at most."""
SECOND: Final = 4_000
"""Simulations that take about a second a turn with compiled rules."""


class SearchBot(PlanningBot):
    """Grows a tree of turns over imagined positions; `nodes` simulations for each turn."""

    def __init__(self, seed: str, nodes: int = SECOND) -> None:
        super().__init__(seed)
        self.nodes = nodes
        self.teller = Value()
        """Judges what turns come to; `value` finds them."""

    def judge(self, title: Title[Any]) -> Value:
        value = super().judge(title)
        self.teller = foretelling(value, title)
        return value

    def think(self, title: Title[Any], view: Position, seat: int, imagined: Position) -> list[int]:
        more = range(1, min(IMAGINED, self.nodes))
        positions = [imagined, *(title.imagine(view, seat, self.rng) for _ in more)]
        judge = corrected(self.teller, title, view)
        far = self.value.sees_far(view.players)
        with uncollected():
            # The tree has no name here, so it is gone before the collector is back.
            return Tree(title, self.value, self.rng, judge, far=far).search(positions, self.nodes)


@contextmanager
def uncollected() -> Iterator[None]:
    """Keep the garbage collector away from a tree: it is large, and there are no cycles in it.

    Looking it through again and again while it grows takes a quarter of a long search.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
