"""Sets of action spaces, as bits: which a board has, which a purse can pay, which are alike."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import mask_of
from stellwerk.titles.russian_railroads import components as c

TURN_ORDER: Final = mask_of([c.O1, c.O2])
PUBLIC: Final = mask_of([c.E1, c.E2])
OWN_ENGINEERS: Final = ((1 << len(c.ENGINEERS)) - 2) << c.OWN_ENGINEER
ONE_WORKER: Final = OWN_ENGINEERS | mask_of(
    number for number, space in enumerate(c.SPACES) if space.workers == 1 and not space.coins
)
"""The spaces that take exactly one worker."""
REUSABLE: Final = ONE_WORKER & ~mask_of([c.A3, c.O1, c.O2])
"""The spaces that may be used again (RR-8.6)."""


def _spaces_within(cost: int) -> int:
    spaces = OWN_ENGINEERS if cost else 0
    for number, space in enumerate(c.SPACES):
        if space.workers <= cost and number != c.HIRE:
            spaces |= 1 << number
    return spaces


def _spaces_with(players: int) -> int:
    return mask_of(number for number, space in enumerate(c.SPACES) if players > 2 or space.with_two)


WITHIN_COST: Final = [_spaces_within(cost) for cost in range(4)]
"""By workers: the spaces that take no more of them."""
OPEN_SPACES: Final = [_spaces_with(players) for players in range(5)]
"""By number of players: the spaces of their board (RR-1.3)."""
