"""Opponents for people, from gentle to as strong as we can make them.

The gentle ones make the mistakes people make. They look at today's scoring and not at the last
one; they have a prejudice, for a whole game, about what is worth how much; they overlook a good
turn now and then; they stop at the first way to carry out an action that looks well; and they
mind their own business. None plays a move without a reason.

Names and characters for people are in `bots.ftl` of each language, as `level-<id>` and
`level-<id>-character`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import exp
from random import Random
from typing import Any, Final

from stellwerk.bots.base import Bot
from stellwerk.bots.evaluators import make_value, weights_of
from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.plans import Planner
from stellwerk.bots.search import SearchBot
from stellwerk.bots.values.value import Value
from stellwerk.core.position import Position
from stellwerk.core.title import Title


class GentleBot(GreedyBot):
    """Greedy with human failings.

    `horizon` is the number of scorings it thinks of, `prejudice` how far its weights are off (0.3:
    by a third or so), `oversight` the chance that it does not notice a turn, `width` how many
    ways to carry out an action it compares.
    """

    def __init__(
        self, seed: str, *, horizon: int, prejudice: float, oversight: float, width: int
    ) -> None:
        super().__init__(seed)
        self.character = seed
        """What its prejudice comes from. A game may ask a new bot for each turn: the dice are
        others then, the character is the same."""
        self.horizon = horizon
        self.prejudice = prejudice
        self.oversight = oversight
        self.width = width

    def judge(self, title: Title[Any]) -> Value:
        opinion = Random(f"{self.character}:opinion")
        weights = {
            name: weight * exp(opinion.gauss(0.0, self.prejudice))
            for name, weight in weights_of(title).items()
        }
        return make_value(title, weights, self.horizon)

    def think(self, title: Title[Any], view: Position, seat: int, imagined: Position) -> list[int]:
        plans = Planner(self.value, self.rng, self.width, self.depth).plans(imagined)
        noticed = [plan for plan in plans if self.rng.random() >= self.oversight]
        return (noticed or plans)[0].moves[:]


LEVELS: Final[dict[str, Callable[[str], Bot]]] = {
    "trainee": partial(GentleBot, horizon=1, prejudice=0.8, oversight=0.5, width=1),
    "shunter": partial(GentleBot, horizon=2, prejudice=0.5, oversight=0.3, width=1),
    "conductor": partial(GentleBot, horizon=3, prejudice=0.3, oversight=0.15, width=2),
    "driver": GreedyBot,
    "dispatcher": partial(SearchBot, nodes=150),
    "stationmaster": partial(SearchBot, nodes=1_000),
    "director": partial(SearchBot, nodes=6_000),
}
"""The levels, the gentlest first."""
