"""The bot that plays any legal move, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.bots.base import Bot
from stellwerk.core.position import Position


class RandomBot(Bot):
    """Knows the rules and nothing else; the measure every other bot has to beat."""

    def choose(self, view: Position, seat: int, moves: Sequence[int]) -> int:
        return self.rng.choice(moves)
