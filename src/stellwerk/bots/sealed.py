"""Choices that two seats make at once, each without seeing the other's.

Whoever always chooses the same can be predicted; and where equal choices are made again, two bots
of one mind would choose equally for ever. So such a choice is drawn at random: all pairs of choices
are evaluated, each seat answers the mix of the other with a mix of its own (better choices are
likelier), and both settle down (stochastic fictitious play, Fudenberg and Kreps, 1993). A search
draws among the turns at its root (`Tree.drawn`), which it knows better than a look at each pair.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from stellwerk.bots.values.value import Value
from stellwerk.core.position import Position
from stellwerk.core.title import Title

DECISIVE: Final = 0.005
"""By how much of a chance to win two choices may differ and still be nearly as likely."""
REPEATED: Final = 0.01
"""The same where equal choices are made again: there it is worth something to differ."""
PATIENCE: Final = 8.0
"""How many times as much after each choice in vain: nobody waits for ever."""
ROUNDS: Final = 60
"""How often both seats answer each other before the first draw."""


def before_sealed(title: Title[Any], position: Position) -> Position | None:
    """The position before two seats chose at once, if that is what the seat to move does here."""
    open_: Position | None = title.unsealed(position)
    return open_ if open_ is not None and len(open_.awaited()) == 2 else None


def temperature(title: Title[Any], start: Position) -> float:
    """How freely to choose where two seats choose at once."""
    end = start.copy()
    for _ in range(2):
        end.play(end.moves()[0])
    if end.stack != start.stack:
        return DECISIVE
    return float(REPEATED * PATIENCE ** title.times_tied(start))


class Sealed:
    """All pairs of choices from one position. Side 0 is the seat to move, side 1 the other."""

    __slots__ = (
        "again",
        "answers",
        "choices",
        "mixes",
        "rounds",
        "seats",
        "temperature",
        "worths",
    )

    def __init__(self, title: Title[Any], start: Position, value: Value) -> None:
        seat = start.turn
        other = sum(start.awaited()) - seat
        self.seats: tuple[int, int] = (seat, other)
        self.choices: list[int] = start.moves()
        """The moves of the seat to move."""
        self.answers: list[int] = []
        """The moves of the other."""
        self.again: list[bool] = []
        """By pair: whether both have to choose again."""
        self.worths: tuple[list[float], list[float]] = ([], [])
        """By side and pair: its chance to win."""
        for choice in self.choices:
            half = start.copy()
            half.play(choice)
            self.answers = half.moves()
            for answer in self.answers:
                end = half.copy()
                end.play(answer)
                shares = value.shares(end)
                self.again.append(end.stack == start.stack)
                self.worths[0].append(shares[seat])
                self.worths[1].append(shares[other])
        self.temperature: float = temperature(title, start)
        self.mixes: tuple[list[float], list[float]] = (
            [1.0 / len(self.choices)] * len(self.choices),
            [1.0 / len(self.answers)] * len(self.answers),
        )
        self.rounds: int = 0
        self.solve(ROUNDS)

    def solve(self, rounds: int) -> None:
        """Both seats answer each other's mix, and move their own ever less."""
        for _ in range(rounds):
            self.rounds += 1
            step = 1.0 / (self.rounds + 1.0)
            better = [self.response(0), self.response(1)]
            for side in range(2):
                mix = self.mixes[side]
                for n in range(len(mix)):
                    mix[n] = mix[n] + step * (better[side][n] - mix[n])

    def response(self, side: int) -> list[float]:
        """The mix of one side that answers the current one of the other.

        A pair that is chosen again is worth what all others are worth.
        """
        width = len(self.answers)
        mine = self.mixes[side]
        theirs = self.mixes[1 - side]
        worths = self.worths[side]
        worth: list[float] = []
        decided: list[float] = []
        mean = 0.0
        known = 0.0
        for n in range(len(mine)):
            total = 0.0
            chance = 0.0
            for m in range(len(theirs)):
                pair = n * width + m if side == 0 else m * width + n
                if not self.again[pair]:
                    total += theirs[m] * worths[pair]
                    chance += theirs[m]
            worth.append(total)
            decided.append(chance)
            mean += mine[n] * total
            known += mine[n] * chance
        mean = mean / known if known else 0.0
        for n in range(len(mine)):
            worth[n] = worth[n] + (1.0 - decided[n]) * mean
        best = max(worth)
        mix = [exp((share - best) / self.temperature) for share in worth]
        whole = sum(mix)
        return [share / whole for share in mix]

    def draw(self, side: int, rng: Random) -> int:
        """The number of a choice of one side, drawn from its mix."""
        left = rng.random()
        mix = self.mixes[side]
        for n in range(len(mix) - 1):
            left -= mix[n]
            if left < 0.0:
                return n
        return len(mix) - 1
