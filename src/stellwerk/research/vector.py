"""Many games in one call: arrays in, arrays out, the work done by compiled code."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from stellwerk.core.batch import Batch
from stellwerk.core.errors import StellwerkError
from stellwerk.core.title import Options
from stellwerk.research.observation import NUMBER, Observer
from stellwerk.research.rewards import leads


class StepResult(NamedTuple):
    """What one call brought."""

    rewards: NDArray[np.float32]
    """By game and seat."""
    ended: NDArray[np.bool_]
    """By game: whether it ended; a new one has then begun in its place."""


class VectorEnv:
    """Games of one table side by side, each at a decision of one of its seats.

    `observations`, `masks` and `seats` are those of the seat that has to move in each game. They
    are new arrays after every step, so they can be kept.
    """

    def __init__(
        self,
        title: str,
        players: int | None = None,
        games: int = 256,
        *,
        seed: int = 0,
        options: Options | None = None,
        shaping: float = 0.0,
    ) -> None:
        if games < 1:
            raise StellwerkError(f"At least one game is played, not {games}.")
        self.observer = Observer(title, players, options)
        self.games = games
        self.players = self.observer.players
        self.actions = self.observer.actions
        self.shaping = shaping
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start over; game n depends only on the seed, on n and on the moves."""
        wants_points = self.shaping != 0.0
        observer = self.observer
        self._batch = Batch(
            observer.start, observer.features, self.games, seed, points=wants_points
        )
        self._leads = np.zeros((self.games, self.players), np.float32)
        self._look()

    def step(self, moves: ArrayLike) -> StepResult:
        """One move in each game. If one of them is not legal, it is refused and none is made."""
        given = np.asarray(moves)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise StellwerkError(
                f"A step takes {self.games} moves, whole numbers, not {given.dtype}{given.shape}."
            )
        batch = self._batch
        batch.step(given.tolist())
        rewards = np.zeros((self.games, self.players), np.float32)
        ended = np.zeros(self.games, np.bool_)
        if self.shaping:
            now = leads(batch.points)
            rewards += np.float32(self.shaping) * (now - self._leads)
            self._leads = now
        if batch.ended:
            ended[batch.ended] = True
            rewards[batch.ended] += np.asarray(batch.outcomes, np.float32)
            self._leads[batch.ended] = 0.0
        self._look()
        return StepResult(rewards, ended)

    def _look(self) -> None:
        batch = self._batch
        self.observations: NDArray[np.int16] = np.frombuffer(batch.observations, NUMBER).reshape(
            self.games, self.observer.size
        )
        self.masks: NDArray[np.bool_] = np.frombuffer(batch.masks, np.bool_).reshape(
            self.games, self.actions
        )
        self.seats: NDArray[np.uint8] = np.frombuffer(batch.seats, np.uint8)
