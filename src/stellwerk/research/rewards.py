"""The rewards of a game: the outcome at the end and, if wanted, points on the way."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray


def leads(points: ArrayLike) -> NDArray[np.float32]:
    """By how much each seat is ahead of the mean of the others; the seats are the last axis."""
    scores: NDArray[np.float32] = np.asarray(points, np.float32)
    players = scores.shape[-1]
    mean = scores.mean(-1, keepdims=True)
    ahead: NDArray[np.float32] = (scores - mean) * np.float32(players / (players - 1))
    return ahead
