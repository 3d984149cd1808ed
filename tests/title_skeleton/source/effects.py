"""What can be owed in a turn: a wagon to choose, and one to draw (SK-2)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import DEALER, Effect
from title_skeleton.source import components as c
from title_skeleton.source.names import WAGONS
from title_skeleton.source.position import Sidings


class Draw(Effect[Sidings]):
    """The dealer draws a wagon for a seat (SK-1.2, SK-2.3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"draw.{seat + 1}")
        self.seat: int = seat

    def options(self, position: Sidings) -> list[int]:
        return [c.DRAW + weight for weight in range(c.WEIGHTS) if position.yard[weight]]

    def actor(self, position: Sidings) -> int:
        return DEALER

    def choose(self, position: Sidings, move: int) -> None:
        weight = move - c.DRAW
        yard = position.yard[:]
        yard[weight] = yard[weight] - 1
        position.yard = yard
        train = position.writable(self.seat)
        train.hand = sorted([*train.hand, weight])
        if position.events is not None:
            position.tell("event-drawn", only=self.seat, wagon=WAGONS[weight])


class Choose(Effect[Sidings]):
    """The active player couples a wagon or sends it to the depot (SK-2.1)."""

    __slots__ = ()

    def options(self, position: Sidings) -> list[int]:
        train = position.trains[position.active]
        held = [weight for weight in range(c.WEIGHTS) if weight in train.hand]
        found = [c.COUPLE + weight for weight in held if train.takes(weight)]
        found += [c.SEND + weight for weight in held]
        return found

    def actor(self, position: Sidings) -> int:
        return position.active

    def choose(self, position: Sidings, move: int) -> None:
        seat = position.active
        train = position.writable(seat)
        weight = move - c.COUPLE if move < c.SEND else move - c.SEND
        hand = train.hand[:]
        hand.remove(weight)
        train.hand = hand
        position.stack.append(DRAWS[seat])
        if move < c.SEND:
            train.wagons = [*train.wagons, weight]
            train.points += weight + 1
            if position.events is not None:
                wagon = WAGONS[weight]
                position.tell("event-coupled", seat=seat, wagon=wagon, points=weight + 1)
        else:
            position.depot = [*position.depot, weight]
            if position.events is not None:
                position.tell("event-sent", seat=seat, wagon=WAGONS[weight])


DRAWS: Final[tuple[Draw, ...]] = tuple([Draw(seat) for seat in range(c.MOST_PLAYERS)])
CHOOSE: Final = Choose("choose")
