"""How certain a share is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""The normal deviate with 2.5 % on either side."""


def wilson(successes: float, trials: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval of a share, 95 % by default; a shared win counts in part."""
    if trials <= 0:
        return (0.0, 1.0)
    share = successes / trials
    middle = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    low = 0.0 if successes <= 0 else max(0.0, (middle - spread) / scale)
    high = 1.0 if successes >= trials else min(1.0, (middle + spread) / scale)
    return (low, high)
