"""The bot that looks ahead: what the others will do, and what then."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from stellwerk.bots.evaluators import corrected
from stellwerk.bots.greedy import PlanningBot
from stellwerk.bots.leanings import leaning_values
from stellwerk.bots.sealed import temperature
from stellwerk.bots.tree import Tree
from stellwerk.bots.values.value import Value
from stellwerk.core.position import Position
from stellwerk.core.title import Title

IMAGINED: Final = 48
"""The most positions imagined for one search."""
SECOND: Final = 4_000
"""Simulations that take about a second per turn with compiled rules."""


class SearchBot(PlanningBot):
    """Grows a tree of turns over imagined positions; `nodes` simulations for each turn."""

    def __init__(self, seed: str, nodes: int = SECOND) -> None:
        super().__init__(seed)
        self.nodes = nodes
        self.players = 0
        """At the table it sits at."""
        self.teller = Value()
        """Evaluates the positions after turns; `value` finds the turns."""

    def meet(self, view: Position) -> Title[Any]:
        self.players = view.players
        return super().meet(view)

    def judge(self, title: Title[Any]) -> Value:
        value, self.teller = leaning_values(title, self.leaning, self.players)
        return value

    def think(self, title: Title[Any], view: Position, seat: int, imagined: Position) -> list[int]:
        with uncollected():
            positions = [imagined, *self.imagined(title, view, seat)]
            # No variable holds the tree, so it is freed before the collector is back.
            return self.tree(title, view).search(positions, self.nodes)

    def think_sealed(self, title: Title[Any], view: Position, seat: int, open_: Position) -> int:
        with uncollected():
            positions = [title.imagine(view, seat, self.rng), *self.imagined(title, view, seat)]
            tree = self.tree(title, view)
            tree.grow(positions, self.nodes)
            return tree.drawn(temperature(title, open_))[0]

    def imagined(self, title: Title[Any], view: Position, seat: int) -> list[Position]:
        """More positions that the seat cannot tell from the real one."""
        more = range(1, min(IMAGINED, self.nodes))
        return [title.imagine(view, seat, self.rng) for _ in more]

    def tree(self, title: Title[Any], view: Position) -> Tree:
        judge = corrected(self.teller, title, view)
        far = self.value.sees_far(view.players)
        return Tree(title, self.value, self.rng, judge, far=far)


@contextmanager
def uncollected() -> Iterator[None]:
    """Keep the garbage collector away from a tree: it is large and has no cycles.

    Visiting it again and again while it grows would take a quarter of a long search.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
