"""How often something may happen at a table that is no part of the game: every act is stored.

Nobody who plays comes near these numbers. They count for each seat, whoever is on it,
and undo for the whole table.
"""

from __future__ import annotations

from typing import Final

from stellwerk.table import acts
from stellwerk.table.acts import Act
from stellwerk.table.errors import RefusedError

PIECE: Final = 1_000
"""So many characters of a note count once."""

_MOST: Final[dict[type[Act], tuple[int, str]]] = {
    acts.Seated: (200, "Too many have come to this seat and gone; open another table."),
    acts.Invited: (100, "Enough invitations to this seat; open another table."),
    acts.Claimed: (100, "This link has been used too often; renew it."),
    acts.Renewed: (100, "Enough links to this seat have been made."),
    acts.Renamed: (50, "You have had enough names at this table."),
    acts.Preferred: (300, "You have changed this often enough at this table."),
    acts.Noted: (500, "Enough notes have been written at this seat."),
    acts.Undone: (3_000, "Enough has been taken back at this table."),
    acts.Asked: (300, "You have asked often enough at this table."),
    acts.Answered: (1_000, "You have answered often enough at this table."),
    acts.Returned: (200, "You have left and come back often enough at this table."),
}


class Tally:
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
        most, sentence = _MOST.get(type(act), (0, ""))
        if most and self._counts.get((type(act), _seat(act)), 0) + _cost(act) > most:
            raise RefusedError(sentence)


def _seat(act: Act) -> int:
    seat: int = getattr(act, "seat", -1)
    return seat


def _cost(act: Act) -> int:
    return 1 + len(act.text) // PIECE if isinstance(act, acts.Noted) else 1
