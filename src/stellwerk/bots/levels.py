"""Opponents for people, from gentle to as strong as we can make them.

The gentle ones make the mistakes people make. They look at the next scoring and not at the last
one; for a whole game they misjudge how much things are worth; they overlook a good turn now and
then; they carry out an action in the first way that looks good; and they ignore the others. None
plays a move without a reason.

How gentle each is, and how many nodes the others have, differs from title to title, so that the
steps from level to level are about as large everywhere: `weights/levels.json`.

Names and characters for people are in `bots.ftl` of each language, as `level-<id>` and
`level-<id>-character`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from stellwerk.bots.base import Bot
from stellwerk.bots.evaluators import make_value, weights_of
from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.plans import Planner
from stellwerk.bots.search import SearchBot
from stellwerk.bots.values.value import Value
from stellwerk.core.position import Position
from stellwerk.core.title import Title

USUAL: Final = "usual"
"""The levels of a title that has none of its own."""


class Failings(NamedTuple):
    """`horizon` is the number of scorings a bot looks ahead, `prejudice` how far its weights are
    off (0.3: by about a third), `oversight` the chance that it overlooks a turn, `width` how many
    ways to carry out an action it compares."""

    horizon: int
    prejudice: float
    oversight: float
    width: int


def failings_of(level: str, title_id: str) -> Failings:
    """The failings of a gentle level in a title."""
    return Failings(**_in_title(level, title_id))


def nodes_of(level: str, title_id: str) -> int:
    """The nodes that a level which searches has for each turn of a title."""
    nodes: int = _in_title(level, title_id)["nodes"]
    return nodes


def _in_title(level: str, title_id: str) -> dict[str, Any]:
    titles = _titles()
    settings: dict[str, Any] = titles.get(title_id, titles[USUAL])[level]
    return settings


@cache
def _titles() -> dict[str, Any]:
    page = files("stellwerk.bots") / "weights" / "levels.json"
    titles: dict[str, Any] = json.loads(page.read_text(encoding="utf-8"))
    return titles


@cache
def ratings_of(title_id: str) -> dict[str, dict[str, int]]:
    """By number of players and level, how strong the levels of a title are on one scale.

    `arena.level_ratings` says what the scale means. What was not measured is not there.
    """
    page = files("stellwerk.bots") / "weights" / "ratings.json"
    tables: dict[str, dict[str, dict[str, int]]] = json.loads(page.read_text(encoding="utf-8"))
    return {
        name.removeprefix(f"{title_id}-"): {level: one["rating"] for level, one in table.items()}
        for name, table in tables.items()
        if name.rpartition("-")[0] == title_id
    }


class GentleBot(GreedyBot):
    """Greedy with human failings."""

    def __init__(self, seed: str, *, level: str) -> None:
        super().__init__(seed)
        self.character = seed
        """The seed of its prejudice. A game may ask a new bot for each turn: its random numbers
        differ then, its character is the same."""
        self.level = level
        self.failings = failings_of(level, USUAL)

    def judge(self, title: Title[Any]) -> Value:
        self.failings = failings_of(self.level, title.id)
        opinion = Random(f"{self.character}:opinion")
        weights = {
            name: weight * exp(opinion.gauss(0.0, self.failings.prejudice))
            for name, weight in weights_of(title).items()
        }
        return make_value(title, weights, self.failings.horizon)

    def think(self, title: Title[Any], view: Position, seat: int, imagined: Position) -> list[int]:
        plans = Planner(self.value, self.rng, self.failings.width, self.depth).plans(imagined)
        noticed = [plan for plan in plans if self.rng.random() >= self.failings.oversight]
        return (noticed or plans)[0].moves[:]


class FarsightedBot(SearchBot):
    """Searches with as many nodes as its level has in a title."""

    def __init__(self, seed: str, *, level: str) -> None:
        super().__init__(seed, nodes_of(level, USUAL))
        self.level = level

    def judge(self, title: Title[Any]) -> Value:
        self.nodes = nodes_of(self.level, title.id)
        return super().judge(title)


LEVELS: Final[dict[str, Callable[[str], Bot]]] = {
    "trainee": partial(GentleBot, level="trainee"),
    "shunter": partial(GentleBot, level="shunter"),
    "stoker": partial(GentleBot, level="stoker"),
    "conductor": partial(GentleBot, level="conductor"),
    "driver": GreedyBot,
    "signaller": partial(FarsightedBot, level="signaller"),
    "dispatcher": partial(FarsightedBot, level="dispatcher"),
    "stationmaster": partial(FarsightedBot, level="stationmaster"),
    "director": partial(FarsightedBot, level="director"),
}
"""The levels, the gentlest first."""
