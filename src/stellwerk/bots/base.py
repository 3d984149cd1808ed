"""What a bot is given, and what it gives back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from stellwerk.core.position import Position


class Bot(ABC):
    """A program that plays. It sees what its seat sees and has its own random numbers."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    @abstractmethod
    def choose(self, view: Position, seat: int, moves: Sequence[int]) -> int:
        """One of the legal `moves` of `seat`.

        `view` is the position veiled for the seat: what the seat cannot know is not in it.
        """
