"""Laid track, and where stones can go on it.

A network never changes: laying a piece makes a new one. So positions share it with their copies,
and what was found out about it stays true for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition

if TYPE_CHECKING:
    from stellwerk.core.tables import i64

SLOTS: Final = 67
"""The powers of 2 up to 2**65, divided by it, all leave different remainders."""


class Network:
    """The pieces on the board and their owners."""

    __slots__ = ("_loads", "edition", "near", "owners")

    def __init__(self, edition: Edition, owners: list[int], near: list[int]) -> None:
        self.edition: Edition = edition
        self.owners: list[int] = owners
        """By segment the seat of its owner, NONE where it is free."""
        self.near: list[int] = near
        """From each place, as a set of one modulo SLOTS, the places one piece away."""
        self._loads: list[list[int] | None] = [None] * (c.FAST_REACH + 1)

    def lay(self, segment: int, seat: int) -> Network:
        """The network with one more piece."""
        owners = self.owners[:]
        owners[segment] = seat
        near = self.near[:]
        a, b = self.edition.segments[segment].ends
        near[(1 << a) % SLOTS] |= 1 << b
        near[(1 << b) % SLOTS] |= 1 << a
        return Network(self.edition, owners, near)

    def loads(self, reach: int) -> list[int]:
        """By colour the fields from which a stone can be delivered over `reach` pieces (VD-8.3).

        Whether any way exists is a matter of the shortest, which never returns to a place. Found
        out once for each network, when somebody asks.
        """
        found = self._loads[reach]
        if found is None:
            found = [self._senders(goal, reach) for goal in self.edition.goals]
            self._loads[reach] = found
        return found

    def _senders(self, goals: int, reach: int) -> int:
        """The fields from which one of the goals is within reach, itself not counted."""
        known = front = goals
        for _piece in range(reach):
            front = self._around(front) & ~known
            known |= front
        senders = known & ~goals & (1 << self.edition.field_count) - 1
        rest = goals
        while rest:
            field = rest & -rest
            rest ^= field
            if self.leads(field, field, goals, reach):
                senders |= field
        return senders

    def leads(self, place: int, reached: int, goal: int, reach: int) -> bool:
        """Whether a way of at most `reach` pieces leads from a place to a goal.

        It does not go through what was `reached`. `place` is a set of one place.
        """
        front = self.near[place % SLOTS] & ~reached
        while front:
            if front & goal:
                return True
            reach -= 1
            if reach == 0:
                return False
            reached |= front
            front = self._around(front) & ~reached
        return False

    def _around(self, places: int) -> int:
        """The places one piece away from any of these."""
        near = self.near
        found: i64 = 0
        rest: i64 = places
        while rest:
            place = rest & -rest
            found |= near[place % SLOTS]
            rest ^= place
        return found

    def steps(self, at: int, reached: int, goal: int, reach: int) -> list[int]:
        """The segments a stone at a place can pass next and still arrive (VD-8.3, VD-8.4)."""
        found: list[int] = []
        owners = self.owners
        for segment, place in self.edition.links[at]:
            there = 1 << place
            if owners[segment] == c.NONE or reached & there:
                continue
            if goal & there or (reach > 1 and self.leads(there, reached | there, goal, reach - 1)):
                found.append(c.SEGMENT + segment)
        return found


def bare(edition: Edition) -> Network:
    """The board before any piece is laid."""
    return Network(edition, [c.NONE] * len(edition.segments), [0] * SLOTS)
