"""What is in the box, and the numbers of the moves."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = 6
EACH: Final = 6
"""How many wagons there are of each weight (SK-1.1)."""
HAND: Final = 2
ROUNDS: Final = 6
LONGEST: Final = 4
"""What the longest train brings at the end (SK-3.3)."""
MOST_PLAYERS: Final = 4

# A weight is known by its place from 0. In a veiled position:
UNKNOWN: Final = -1
"""A wagon in the hand of somebody else."""

# Moves. Those of players come first, then those of the dealer; each has one for every weight.
COUPLE: Final = 0
SEND: Final = COUPLE + WEIGHTS
DRAW: Final = SEND + WEIGHTS
DRAW_UNSEEN: Final = DRAW + WEIGHTS
"""How others see the dealer draw."""
MOVE_COUNT: Final = DRAW_UNSEEN + 1

WAGONS: Final[tuple[str, ...]] = tuple(f"wagon-{weight + 1}" for weight in range(WEIGHTS))
"""By weight the name of a wagon: its word in a saved position, and its message key."""
