"""The bot that looks ahead: what the others will do, and what then."""

from __future__ import annotations

from typing import Any, Final

from stellwerk.bots.greedy import PlanningBot
from stellwerk.bots.judgement import corrected
from stellwerk.bots.tree import Tree
from stellwerk.core.position import Position
from stellwerk.core.title import Title

IMAGINED: Final = 48
"""Positions imagined for one search, at most."""
SECOND: Final = 4_000
"""Descents that take about a second a turn with compiled rules."""


class SearchBot(PlanningBot):
    """Grows a tree of turns over imagined positions; `nodes` descents for each turn."""

    def __init__(self, seed: str, nodes: int = SECOND) -> None:
        super().__init__(seed)
        self.nodes = nodes

    def think(self, title: Title[Any], view: Position, seat: int, imagined: Position) -> list[int]:
        more = range(1, min(IMAGINED, self.nodes))
        positions = [imagined, *(title.imagine(view, seat, self.rng) for _ in more)]
        judge = corrected(self.value, title, view)
        replies = self.value.replies(view.players)
        tree = Tree(title, self.value, self.rng, judge, replies=replies)
        return tree.search(positions, self.nodes)[:]
