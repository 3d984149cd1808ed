"""What is known about stored tables and people, where there may be no database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.table.acts import Act
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table

NONE: Final[frozenset[int]] = frozenset()


class Claimant(NamedTuple):
    """Who claims a seat: a person, the hash of a secret link, or both; empty if not known."""

    person: str = ""
    link: str = ""


class SeatHolders:
    """The seats each person may decide for, and the seat of each secret link."""

    __slots__ = ("links", "people")

    def __init__(
        self,
        people: Mapping[str, frozenset[int]] | None = None,
        links: Mapping[str, int] | None = None,
    ) -> None:
        self.people = people or {}
        self.links = links or {}

    def seats(self, who: Claimant) -> frozenset[int]:
        """The seats somebody may decide for."""
        seats = self.people.get(who.person, NONE) - {NO_SEAT}
        linked = self.links.get(who.link)
        return seats if linked is None else seats | {linked}

    def opened_by(self, who: Claimant) -> bool:
        """Whether somebody opened this table to watch bots at it."""
        return NO_SEAT in self.people.get(who.person, NONE)


class UnreadableError(StellwerkError):
    """A journal that cannot be read: it is damaged, or from a newer version."""

    def __init__(self, fault: Exception) -> None:
        title = ""
        reason: Message | str = Message("refused-damaged", {"fault": fault})
        if isinstance(fault, StellwerkError):
            title = fault.title
            reason = fault.message or str(fault)
        super().__init__(Message("refused-unreadable", {"reason": reason}), title)


class TableRow(msgspec.Struct):
    """What lists and timers need to know about a table."""

    title: str
    players: int
    state: str
    listed: bool
    summary: str
    due: int | None


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a title, and how certain that is."""

    title: str
    mu: float
    sigma: float
    games: int


def read_table(history: Sequence[tuple[int, Act]]) -> Table:
    """The table of a journal; UnreadableError, whatever is wrong with it."""
    try:
        return Table.load(history)
    except Exception as fault:
        raise UnreadableError(fault) from None
