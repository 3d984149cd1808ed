"""What happened among the people at a table: who left or came back, what was asked and answered."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from stellwerk.table.acts import QuestionKind

KEPT: Final = 40
"""How many of the latest are kept."""

What = Literal[
    "asked",
    "agreed",
    "refused",
    "withdrew",
    "granted",
    "lapsed",
    "left",
    "ran-out",
    "returned",
    "resigned",
]


class Happening(NamedTuple):
    """Something a person did, or that was done for them; `about` is what was asked.

    `after` is how many steps of the game everybody had seen by then.
    """

    number: int
    what: What
    seat: int
    about: QuestionKind | None
    after: int


class Happenings:
    """The latest of them, numbered from 0."""

    __slots__ = ("count", "latest")

    def __init__(self) -> None:
        self.latest: list[Happening] = []
        self.count = 0

    def add(self, what: What, seat: int, about: QuestionKind | None, after: int) -> None:
        """Something happened."""
        self.latest.append(Happening(self.count, what, seat, about, after))
        del self.latest[:-KEPT]
        self.count += 1

    def back(self, kept: int) -> None:
        """The game went back: what happened later, happened after the steps that are left."""
        self.latest = [one._replace(after=min(one.after, kept)) for one in self.latest]
