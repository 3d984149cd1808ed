"""How often something besides moves may happen at a table: every act is stored.

Nobody who plays comes near these numbers. They count for each seat, whoever is on it,
and undo for the whole table.
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.messages import Message
from stellwerk.table import acts
from stellwerk.table.acts import Act
from stellwerk.table.errors import RefusedError

PIECE: Final = 1_000
"""How many characters of a note count as one change."""

_MOST: Final[dict[type[Act], tuple[int, Message]]] = {
    acts.Seated: (200, Message("refused-often-seated")),
    acts.Invited: (100, Message("refused-often-invited")),
    acts.Claimed: (100, Message("refused-often-claimed")),
    acts.Renewed: (100, Message("refused-often-renewed")),
    acts.Renamed: (50, Message("refused-often-renamed")),
    acts.Preferred: (300, Message("refused-often-preferred")),
    acts.Planned: (3_000, Message("refused-often-planned")),
    acts.Coloured: (100, Message("refused-often-preferred")),
    acts.Paced: (300, Message("refused-often-preferred")),
    acts.HintsAllowed: (100, Message("refused-often-preferred")),
    acts.Noted: (500, Message("refused-often-noted")),
    acts.Undone: (3_000, Message("refused-often-undone")),
    acts.Asked: (300, Message("refused-often-asked")),
    acts.Answered: (1_000, Message("refused-often-answered")),
    acts.Returned: (200, Message("refused-often-returned")),
}


class ActCounts:
    """How often each limited thing has happened at each seat."""

    __slots__ = ("_counts",)

    def __init__(self) -> None:
        self._counts: dict[tuple[type[Act], int], int] = {}

    def add(self, act: Act) -> None:
        """Something happened."""
        kind = type(act)
        if kind in _MOST:
            key = (kind, _seat(act))
            self._counts[key] = self._counts.get(key, 0) + _cost(act)
            if kind is acts.Renewed:
                self._counts.pop((acts.Claimed, _seat(act)), None)

    def check(self, act: Act) -> None:
        """Refuse what has happened often enough."""
        if type(act) not in _MOST:
            return
        most, message = _MOST[type(act)]
        if self._counts.get((type(act), _seat(act)), 0) + _cost(act) > most:
            raise RefusedError(message)


def _seat(act: Act) -> int:
    seat: int = getattr(act, "seat", -1)
    return seat


def _cost(act: Act) -> int:
    return 1 + len(act.text) // PIECE if isinstance(act, acts.Noted) else 1
