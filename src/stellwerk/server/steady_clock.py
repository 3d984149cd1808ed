"""The time of the server: that of the machine, except that it never goes back.

When the clock of the machine is set back, time continues from where it was; when it is set
forward, or the machine slept, it follows.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_MILLISECOND: Final = 1_000_000


class SteadyClock:
    """Two clocks: one has the time but may be set, one only counts up."""

    def __init__(
        self,
        wall: Callable[[], int] = lambda: time.time_ns(),
        counter: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self.wall = wall
        self.counter = counter
        self.start()

    def start(self) -> None:
        """Trust the clock of the machine as it is now."""
        self.ahead = self.wall() - self.counter()

    def now(self) -> int:
        """The time in milliseconds."""
        count = self.counter()
        self.ahead = max(self.ahead, self.wall() - count)
        return (count + self.ahead) // _MILLISECOND
