"""The bot that plays the turn after which it stands best, and thinks no further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stellwerk.bots.base import Bot
from stellwerk.bots.evaluators import title_of, value_of
from stellwerk.bots.plans import Planner, likeliest
from stellwerk.bots.values.value import Value
from stellwerk.core.position import Position
from stellwerk.core.title import Title


class PlanningBot(Bot):
    """A bot that thinks once a turn and keeps to its plan while it holds.

    It holds while the seat sees exactly what the plan foresaw; a card that turns up, or an
    answer of somebody else, makes the bot think again.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.title: Title[Any] | None = None
        self.value = Value()
        self._ahead: list[int] = []
        self._foreseen: Position | None = None

    def choose(self, view: Position, seat: int, moves: Sequence[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        title = self.meet(view)
        if not self._ahead or self._ahead[0] not in moves or not self._holds(title, view, seat):
            imagined = title.imagine(view, seat, self.rng)
            self._ahead = self.think(title, view, seat, imagined)
            self._foreseen = imagined
        move = self._ahead.pop(0)
        assert self._foreseen is not None
        self._foreseen.play(move)
        return move

    def meet(self, view: Position) -> Title[Any]:
        """Get to know the title at the first position of it."""
        if self.title is None or not isinstance(self._foreseen, type(view)):
            self.title = title_of(view)
            self.value = self.judge(self.title)
            self._ahead = []
        return self.title

    def _holds(self, title: Title[Any], view: Position, seat: int) -> bool:
        foreseen = self._foreseen
        return (
            foreseen is not None
            and foreseen.turn == seat
            and title.veil(foreseen, seat).state() == view.state()
        )

    def judge(self, title: Title[Any]) -> Value:
        """The value this bot has of a title."""
        return value_of(title)

    def think(self, title: Title[Any], view: Position, seat: int, imagined: Position) -> list[int]:
        """The moves of a turn, legal one after the other in the `imagined` position."""
        raise NotImplementedError


class GreedyBot(PlanningBot):
    """Weighs whole turns by the chance to win that the value gives right after them."""

    width = 6
    depth = 12
    shortlist = 12
    """Plans that are weighed against the standing of the others, too."""

    def think(self, title: Title[Any], view: Position, seat: int, imagined: Position) -> list[int]:
        plans = Planner(self.value, self.rng, self.width, self.depth).plans(imagined)
        return likeliest(plans[: self.shortlist], self.value, seat).moves[:]
