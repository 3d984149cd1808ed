"""The end-bonus cards, one row each: what a card counts and what that is worth (RR-13.1)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import mask_of
from stellwerk.core.tables import Names, Numbers

# What a card can count; scoring.py says how.

ONCE: Final = 0
GAINED_WORKERS: Final = 1
DOUBLERS: Final = 2
STATIONS: Final = 3
BLACK_TRACK: Final = 4
STRENGTH: Final = 5
FACTORIES: Final = 6
TOKENS: Final = 7
ENGINEERS: Final = 8
COUNTED: Final[Names] = (
    *("once", "gained-workers", "doublers", "stations", "black-track", "strength", "factories"),
    *("tokens", "engineers"),
)


class EndBonus:
    """An end-bonus card. Its place in the table is its number in positions and moves."""

    __slots__ = ("counts", "each", "engineers", "name", "since", "steps")

    def __init__(
        self,
        name: str,
        counts: int,
        each: int = 0,
        *,
        steps: tuple[tuple[int, int], ...] = (),
        engineers: int = 0,
        since: int = 1,
    ) -> None:
        self.name: str = name
        self.counts: int = counts
        self.each: int = each
        self.steps: tuple[tuple[int, int], ...] = steps
        """Instead of `each`: from which count on it brings which points, the least first."""
        self.engineers: int = engineers
        """How many more engineers it counts as for the majority (RR-13.2)."""
        self.since: int = since
        """The version of the rules that brought it: older games do not have it."""


END_BONUSES: Final[tuple[EndBonus, ...]] = (
    EndBonus("end-flat", ONCE, 15),
    EndBonus("end-workers", GAINED_WORKERS, 10),
    EndBonus("end-doublers", DOUBLERS, steps=((4, 20), (7, 30))),
    EndBonus("end-stations", STATIONS, 10),
    EndBonus("end-black", BLACK_TRACK, 1),
    EndBonus("end-locomotives", STRENGTH, 1),
    EndBonus("end-factories", FACTORIES, 4),
    EndBonus("end-tokens", TOKENS, 7),
    EndBonus("end-engineers", ENGINEERS, 6),
    EndBonus("end-extra-engineer", ONCE, engineers=1),
)
"""A new card goes at the end, so that the numbers of the others stay (docs/adding-a-card.md)."""
NUMBERED_WITH: Final = 10
"""How many cards there were while databases kept the numbers of moves."""

EXTRA_ENGINEERS: Final[Numbers] = tuple(bonus.engineers for bonus in END_BONUSES)
NEWEST: Final = max(bonus.since for bonus in END_BONUSES)
"""The version of the rules that brought the newest card."""
DECK_COUNT: Final = len({bonus.since for bonus in END_BONUSES})
"""How many different decks of cards there have been."""
_DECKS: Final[Numbers] = tuple(
    mask_of(card for card, bonus in enumerate(END_BONUSES) if bonus.since <= rules)
    for rules in range(NEWEST + 1)
)


def deck(rules: int) -> int:
    """The cards of a game with this version of the rules, as a set."""
    return _DECKS[rules if rules < NEWEST else NEWEST]
