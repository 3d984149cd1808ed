"""What is known about stored tables and people, where there may be no database."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.table.acts import Act, read_act
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
    """A journal that cannot be read: an entry of it is damaged, or it is from a newer version."""

    def __init__(self, fault: Exception, entry: int) -> None:
        title = ""
        reason: Message | str
        if isinstance(fault, StellwerkError):
            title = fault.title
            reason = fault.message or str(fault)
        elif isinstance(fault, msgspec.MsgspecError):
            reason = Message("refused-entry-unreadable", {"entry": entry})
        else:
            reason = Message("refused-entry-misfit", {"entry": entry})
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


def check_numbers(numbers: Iterable[int], after: int = 0) -> None:
    """Refuse a journal, from number `after` on, if an entry of it is missing.

    This comes before anything is read: what lies before a gap may be fine.
    """
    for wanted, number in enumerate(numbers, start=after + 1):
        if number != wanted:
            raise StellwerkError(Message("refused-entry-missing", {"entry": wanted}))


def read_acts(rows: Sequence[tuple[int, int, str]], after: int = 0) -> list[tuple[int, Act]]:
    """The acts of a journal after number `after`, with their times.

    A row holds number, time and text of an act.
    """
    history: list[tuple[int, Act]] = []
    entry = after
    try:
        check_numbers((number for number, _, _ in rows), after)
        for number, at, text in rows:
            entry = number
            history.append((at, read_act(text)))
    except (ValueError, StellwerkError) as fault:
        raise UnreadableError(fault, entry) from None
    return history


def read_table(history: Iterable[tuple[int, Act]]) -> Table:
    """The table of a journal; UnreadableError, whatever is wrong with it."""
    entry = 0

    def counted() -> Iterator[tuple[int, Act]]:
        nonlocal entry
        for row in history:
            entry += 1
            yield row

    try:
        return Table.load(counted())
    except Exception as fault:
        raise UnreadableError(fault, entry) from None
