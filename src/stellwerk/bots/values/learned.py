"""What positions come to, learned from games: a small network that corrects a hand-made value.

The hand-made value counts what stands on the table; the network has seen how games went on from
there. It reads the row of numbers that programs see of a table (`core.features`), so it knows no
more than the seat it judges for.

Its weights are whole numbers. Sums of whole numbers are exact in whatever order a machine adds
them, so a seed gives the same game everywhere.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stellwerk.bots.values.value import Value, chances, won
from stellwerk.core.features import Features
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title

ROW: Final = np.dtype("<i2")
"""A number of a row."""
UNIT: Final = 4_096.0
"""What a weight of 1 is as a whole number."""


class Network:
    """One hidden layer of rectified sums beside a plain one; `errors` and `spreads` by round.

    What comes out is how far the hand-made value is off, in parts of its usual error in the round.
    `hidden` has a column for each hidden sum and a last one for the plain sum.
    """

    __slots__ = ("errors", "hidden", "inputs", "offsets", "outer", "spreads", "version")

    def __init__(
        self,
        hidden: NDArray[np.float64],
        offsets: NDArray[np.float64],
        outer: NDArray[np.float64],
        errors: list[float],
        spreads: list[float],
        version: int,
    ) -> None:
        self.hidden: NDArray[np.float64] = hidden
        self.offsets: NDArray[np.float64] = offsets
        self.outer: NDArray[np.float64] = outer
        self.errors: list[float] = errors
        self.spreads: list[float] = spreads
        """By how many points a corrected estimate is usually wrong."""
        self.version: int = version
        """The version of the features it was taught with."""
        self.inputs: int = hidden.shape[0]

    def judge(self, rows: list[bytes]) -> list[float]:
        """How far the hand-made value is off, for each row."""
        numbers = np.frombuffer(b"".join(rows), ROW).reshape(len(rows), self.inputs)
        sums = numbers.astype(np.float64) @ self.hidden + self.offsets
        off = np.maximum(sums[:, :-1], 0.0) @ self.outer + sums[:, -1]
        found: list[float] = (off / (UNIT * UNIT)).tolist()
        return found


def read_network(path: Path) -> Network:
    """A network from its file."""
    with np.load(path) as kept:
        return Network(
            kept["hidden"].astype(np.float64),
            kept["offsets"].astype(np.float64),
            kept["outer"].astype(np.float64),
            kept["errors"].tolist(),
            kept["spreads"].tolist(),
            int(kept["version"]),
        )


class LearnedValue(Value):
    """A hand-made value, corrected by a network between turns.

    Inside a turn, where bots compare thousands of steps, points and marks are the hand-made ones.
    """

    __slots__ = ("features", "hand", "network", "title")

    def __init__(
        self, hand: Value, title: Title[Any], features: Features, network: Network
    ) -> None:
        self.hand: Value = hand
        self.title: Title[Any] = title
        self.features: Features = features
        self.network: Network = network

    def points(self, position: Position, seat: int) -> float:
        return self.hand.points(position, seat)

    def mark(self, position: Position, worth: float) -> float:
        return self.hand.mark(position, worth)

    def tempo(self, position: Position, seat: int) -> float:
        return self.hand.tempo(position, seat)

    def spread(self, position: Position) -> float:
        return self.network.spreads[self.round_of(position)]

    def round_of(self, position: Position) -> int:
        """The round, or the last one the network knows."""
        now: int = self.title.round_now(position)
        last = len(self.network.errors) - 1
        return now if now < last else last

    def standing(self, position: Position) -> list[float]:
        return self.standings([position])[0]

    def standings(self, positions: list[Position]) -> list[list[float]]:
        """The standing of each position, all in one go."""
        rows: list[bytes] = []
        for position in positions:
            row_writer = self.features.row_writer(position.players)
            rows += [row_writer.observe(position, seat) for seat in range(position.players)]
        off = self.network.judge(rows)
        found: list[list[float]] = []
        at = 0
        for position in positions:
            standing = self.hand.standing(position)
            error = self.network.errors[self.round_of(position)]
            for seat in range(position.players):
                standing[seat] += error * off[at]
                at += 1
            found.append(standing)
        return found

    def all_shares(self, positions: list[Position]) -> list[list[float]]:
        going_on = [position for position in positions if position.turn != NOBODY]
        standings = self.standings(going_on) if going_on else []
        found: list[list[float]] = []
        at = 0
        for position in positions:
            if position.turn == NOBODY:
                found.append(won(position))
            else:
                found.append(chances(standings[at], self.spread(position)))
                at += 1
        return found
