"""What a seat may know of a game, as a row of numbers for programs that learn.

A row is made of entries, one after the other; `Features.entries` names them. Each number takes two
bytes, the low one first. Rows are put together from pieces that lie ready in tables: looking up and
joining pieces is faster in compiled code than writing number after number.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from stellwerk.core.position import Effect, Position

LOWEST: Final = -128
HIGHEST: Final = 1_279
"""What a number of a row can be; no title comes near either end."""

COUNT: Final = "count"
"""Numbers by label, or a single number if the label is empty."""
CHOICE: Final = "choice"
"""At most one of the labels is 1."""
SET: Final = "set"
"""Any of the labels are 1."""


class Entry:
    """A part of a row: its name, what its numbers stand for, and their bounds."""

    __slots__ = ("high", "kind", "labels", "low", "name")

    def __init__(
        self, name: str, kind: str, labels: Sequence[str] = ("",), high: int = 1, low: int = 0
    ) -> None:
        self.name: str = name
        self.kind: str = kind
        self.labels: tuple[str, ...] = tuple(labels)
        self.high: int = high
        self.low: int = low


class Watcher:
    """Looks at one game from its seats, move by move.

    It keeps the pieces of boards that nobody has written on since, so every move has to go through
    `play`.
    """

    __slots__ = ()

    def play(self, position: Position, move: int) -> None:
        """Carry out a move and notice which boards it changes."""
        raise NotImplementedError

    def observe(self, position: Position, seat: int) -> bytes:
        """The row of what `seat` may know."""
        raise NotImplementedError


class Features:
    """How a title is seen by programs: `version` changes whenever the meaning of a row does.

    Players choose among the moves below `actions`; the moves from there on are the dealer's.
    """

    version: int
    actions: int

    def entries(self, start: Position) -> list[Entry]:
        """The parts of a row, in order, for tables set up like this one."""
        raise NotImplementedError

    def watcher(self, players: int) -> Watcher:
        """For a game that begins, or one that is looked at only once."""
        raise NotImplementedError


# Pieces.


def _row(numbers: Sequence[int]) -> bytes:
    return b"".join([value.to_bytes(2, "little", signed=True) for value in numbers])


_NUMBERS: Final[tuple[bytes, ...]] = tuple(_row([n]) for n in range(LOWEST, HIGHEST + 1))


def number(value: int) -> bytes:
    """One number."""
    return _NUMBERS[value - LOWEST]


def numbers(values: list[int]) -> bytes:
    """Numbers that are seldom needed; what is needed often lies in a table."""
    return b"".join([_NUMBERS[value - LOWEST] for value in values])


def one_hot(size: int) -> tuple[bytes, ...]:
    """By index the piece with a 1 in that place; the last, which is also at -1, has none."""
    return tuple(_row([int(n == at) for n in range(size)]) for at in range(size + 1))


def flags(size: int) -> tuple[bytes, ...]:
    """By set of members, up to twelve of them, the piece with a 1 for each."""
    return tuple(_row([mask >> n & 1 for n in range(size)]) for mask in range(1 << size))


def zeros(size: int) -> bytes:
    """A piece of nothing."""
    return bytes(2 * size)


class Questions:
    """What is asked, read from the name of the effect on top of the stack: kind and numbers.

    A kind is a name or the beginning of one, up to a separator; the longest that fits counts.
    """

    __slots__ = ("amounts", "kinds", "nothing", "pieces")

    def __init__(self, kinds: Sequence[str], amounts: int) -> None:
        self.kinds: tuple[str, ...] = tuple(kinds)
        self.amounts: int = amounts
        self.pieces: list[bytes] = []
        """By the code of the effect, empty until it is asked for."""
        self.nothing: bytes = numbers(self.read(""))
        """Nothing is asked of a player."""

    def entries(self) -> list[Entry]:
        labels = tuple(f"number {n + 1}" for n in range(self.amounts))
        found = [Entry("asked", CHOICE, self.kinds)]
        if labels:
            found.append(Entry("asked numbers", COUNT, labels, 20))
        return found

    def on_top(self, stack: list[Effect[Any]], below: int = 0) -> bytes:
        """The piece of the effect so far below the top of the stack."""
        if below >= len(stack):
            return self.nothing
        effect = stack[-1 - below]
        code = effect.code
        if code >= len(self.pieces):
            self.pieces += [b""] * (code + 1 - len(self.pieces))
        found = self.pieces[code]
        if not found:
            found = numbers(self.read(effect.name))
            self.pieces[code] = found
        return found

    def read(self, name: str) -> list[int]:
        """The numbers of a piece."""
        kind = self.kind_of(name)
        amounts: list[int] = []
        if kind:
            amounts = [int(text) for text in re.findall(r"\d+", name.removeprefix(kind))]
        amounts = (amounts + [0] * self.amounts)[: self.amounts]
        return [int(known == kind) for known in self.kinds] + amounts

    def kind_of(self, name: str) -> str:
        """The kind of a question, empty if it is none for a player."""
        fitting = [kind for kind in self.kinds if re.match(re.escape(kind) + r"($|[-:])", name)]
        return max(fitting, key=len, default="")
