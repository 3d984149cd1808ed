"""The course of the game: rounds, turns, and the end (SK-2, SK-3)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import Effect, EffectTable
from title_skeleton.source import components as c
from title_skeleton.source.effects import CHOOSE, DRAWS
from title_skeleton.source.position import Sidings
from title_skeleton.source.scoring import longest


class Round(Effect[Sidings]):
    """A round begins, or the last one has ended (SK-3.2, SK-3.3)."""

    __slots__ = ()

    def resolve(self, position: Sidings) -> None:
        if position.round == c.ROUNDS:
            for seat in longest(position):
                position.writable(seat).points += c.LONGEST
                if position.events is not None:
                    position.tell("event-longest", seat=seat, points=c.LONGEST)
            return
        position.round += 1
        if position.events is not None:
            position.tell("event-round", number=position.round)
        position.stack.append(self)
        for seat in range(position.players - 1, -1, -1):
            position.stack.append(TURNS[seat])


class Turn(Effect[Sidings]):
    """The turn of a seat begins (SK-2.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"turn.{seat + 1}")
        self.seat: int = seat

    def resolve(self, position: Sidings) -> None:
        position.turns += 1
        position.active = self.seat
        position.stack.append(CHOOSE)


ROUND: Final = Round("round")
TURNS: Final[tuple[Turn, ...]] = tuple([Turn(seat) for seat in range(c.MOST_PLAYERS)])

EFFECTS: Final[EffectTable[Sidings]] = EffectTable()
for _effect in (ROUND, CHOOSE, *DRAWS, *TURNS):
    EFFECTS.add(_effect)
