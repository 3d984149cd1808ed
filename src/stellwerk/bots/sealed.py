"""Choices that two seats make at once, each without seeing the other's.

Whoever always chooses the same can be predicted; and where equal choices are made again, two bots
of one mind would choose equally for ever. So such a choice is drawn at random: all pairs of choices
are evaluated, each seat answers the mix of the other with a mix of its own (better choices are
likelier), and both settle down (stochastic fictitious play, Fudenberg and Kreps, 1993).
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
EXPLORING: Final = 0.03
"""The same for what simulations try."""
PRIOR: Final = 4.0
"""How many simulations a guess counts as."""
ROUNDS: Final = 60
"""How often both seats answer each other before a draw."""


def before_sealed(title: Title[Any], position: Position) -> Position | None:
    """The position before two seats chose at once, if that is what the seat to move does here."""
    open_: Position | None = title.unsealed(position)
    return open_ if open_ is not None and len(open_.awaited()) == 2 else None


class Sealed:
    """All pairs of choices from one position. Side 0 is the seat to move, side 1 the other."""

    __slots__ = (
        "again",
        "answers",
        "choices",
        "guesses",
        "mixes",
        "seats",
        "temperature",
        "totals",
        "visits",
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
        self.guesses: tuple[list[float], list[float]] = ([], [])
        """By side and pair: the value's chance to win."""
        self.totals: tuple[list[float], list[float]] = ([], [])
        """By side and pair: the sum of the chances that simulations found."""
        self.visits: list[int] = []
        """By pair: the simulations."""
        for choice in self.choices:
            half = start.copy()
            half.play(choice)
            self.answers = half.moves()
            for answer in self.answers:
                end = half.copy()
                end.play(answer)
                shares = value.shares(end)
                self.again.append(end.stack == start.stack)
                for side in range(2):
                    self.guesses[side].append(shares[self.seats[side]])
                    self.totals[side].append(0.0)
                self.visits.append(0)
        self.worths: tuple[list[float], list[float]] = self.guesses
        """By side and pair: what the choices are worth, by guesses and simulations."""
        self.temperature: float = DECISIVE
        if True in self.again:
            self.temperature = REPEATED * PATIENCE ** float(title.times_tied(start))
        self.mixes: tuple[list[float], list[float]] = ([], [])
        """By side: how likely each choice is."""
        self.decide()

    def decide(self) -> None:
        """Find the mixes to choose from."""
        self.settle(ROUNDS, self.temperature)

    def explore(self) -> None:
        """Find the mixes of what is worth a simulation."""
        self.settle(ROUNDS, EXPLORING)

    def settle(self, rounds: int, temperature: float) -> None:
        """Both seats answer each other's mix, and move their own ever less."""
        self.worths = (self.corrected(0), self.corrected(1))
        self.mixes = (
            [1.0 / len(self.choices)] * len(self.choices),
            [1.0 / len(self.answers)] * len(self.answers),
        )
        for round_ in range(rounds):
            step = 1.0 / (round_ + 2.0)
            better = [self.response(0, temperature), self.response(1, temperature)]
            for side in range(2):
                mix = self.mixes[side]
                for n in range(len(mix)):
                    mix[n] = mix[n] + step * (better[side][n] - mix[n])

    def response(self, side: int, temperature: float) -> list[float]:
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
        mix = [exp((share - best) / temperature) for share in worth]
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

    def note(self, pair: int, shares: list[float]) -> None:
        """What a simulation found after a pair of choices."""
        self.visits[pair] = self.visits[pair] + 1
        for side in range(2):
            totals = self.totals[side]
            totals[pair] = totals[pair] + shares[self.seats[side]]

    def corrected(self, side: int) -> list[float]:
        """The worth of all pairs for one side: the guesses, corrected by what simulations found.

        Guesses are wrong by about as much after one choice as after another, whatever the other
        seat chooses, as far as simulations do not say otherwise.
        """
        width = len(self.answers)
        guesses = self.guesses[side]
        totals = self.totals[side]
        visits = self.visits
        seen = sum(visits)
        if not seen:
            return guesses
        error = sum([totals[pair] - visits[pair] * guesses[pair] for pair in range(len(visits))])
        shift = error / seen
        rows = [0.0] * len(self.choices)
        columns = [0.0] * width
        row_visits = [PRIOR] * len(self.choices)
        column_visits = [PRIOR] * width
        for pair in range(len(visits)):
            error = totals[pair] - visits[pair] * (guesses[pair] + shift)
            row = pair // width
            column = pair % width
            rows[row] += error
            columns[column] += error
            row_visits[row] += visits[pair]
            column_visits[column] += visits[pair]
        worths: list[float] = []
        for pair in range(len(visits)):
            row = pair // width
            column = pair % width
            guess = guesses[pair] + shift
            guess += rows[row] / row_visits[row] + columns[column] / column_visits[column]
            worths.append((PRIOR * guess + totals[pair]) / (PRIOR + visits[pair]))
        return worths
