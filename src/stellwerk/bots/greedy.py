"""The bot that plays the turn that leaves it best placed, and thinks no further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stellwerk.bots.base import Bot
from stellwerk.bots.evaluators import title_of, value_of
from stellwerk.bots.leanings import leaning_values
from stellwerk.bots.plans import Planner, likeliest
from stellwerk.bots.sealed import Sealed, before_sealed
from stellwerk.bots.values.value import Value
from stellwerk.core.position import Position
from stellwerk.core.title import Title


class PlanningBot(Bot):
    """A bot that thinks once per turn and keeps to its plan while it holds.

    It holds while the seat sees exactly what the plan expected; when a card is revealed or
    somebody else acts, the bot thinks again.
    """

    mixes = True
    """Whether it draws at random where two seats choose at once."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.title: Title[Any] | None = None
        self.value = Value()
        self.leaning = ""
        """What it loves, if anything (see `leanings`)."""
        self._ahead: list[int] = []
        self._foreseen: Position | None = None

    def choose(self, view: Position, seat: int, moves: Sequence[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        title = self.meet(view)
        if not self._ahead or self._ahead[0] not in moves or not self._holds(title, view, seat):
            imagined = title.imagine(view, seat, self.rng)
            open_ = before_sealed(title, imagined) if self.mixes else None
            if open_ is None:
                self._ahead = self.think(title, view, seat, imagined)
            else:
                self._ahead = [self.think_sealed(title, view, seat, open_)]
            self._foreseen = imagined
        move = self._ahead.pop(0)
        assert self._foreseen is not None
        self._foreseen.play(move)
        return move

    def meet(self, view: Position) -> Title[Any]:
        """Find out the title from its first position."""
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
        """The value this bot uses for a title."""
        return leaning_values(title, self.leaning)[0] if self.leaning else value_of(title)

    def think(self, title: Title[Any], view: Position, seat: int, imagined: Position) -> list[int]:
        """The moves of a turn, each legal after the one before in the `imagined` position."""
        raise NotImplementedError

    def think_sealed(self, title: Title[Any], view: Position, seat: int, open_: Position) -> int:
        """The move where two seats choose at once, from the position before they do."""
        sealed = Sealed(title, open_, self.value)
        return sealed.choices[sealed.draw(0, self.rng)]


class GreedyBot(PlanningBot):
    """Compares whole turns by the chance to win that the value gives right after them."""

    width = 6
    depth = 12
    shortlist = 12
    """How many plans are compared by the chance to win, which also counts the others' points."""

    def think(self, title: Title[Any], view: Position, seat: int, imagined: Position) -> list[int]:
        plans = Planner(self.value, self.rng, self.width, self.depth).plans(imagined)
        return likeliest(plans[: self.shortlist], self.value, seat).moves[:]
