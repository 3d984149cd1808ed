"""What a seat may know of a game, as a row of numbers for programs that learn.

A row is made of parts, one after another; `Features.parts` names them. Each number takes two
bytes, the low one first. Rows are joined from pieces precomputed in tables: looking up and joining
pieces is faster in compiled code than writing number after number. If the number of pieces is
fixed, `b"%b%b"` joins them without making a list first.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from stellwerk.core.position import Effect, Position

LOWEST: Final = -128
HIGHEST: Final = 1_279
"""The bounds of a number of a row; no title comes near either."""

COUNT: Final = "count"
"""Numbers by label, or a single number if the label is empty."""
CHOICE: Final = "choice"
"""At most one of the labels is 1."""
SET: Final = "set"
"""Any of the labels are 1."""


class Feature:
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


class RowWriter:
    """Writes the rows of one game, and keeps the pieces of what has not changed since."""

    __slots__ = ()

    def observe(self, position: Position, seat: int) -> bytes:
        """The row of what `seat` may know."""
        raise NotImplementedError


class Features:
    """How a title is seen by programs: `version` changes whenever the meaning of a row does.

    Players choose among the moves below `actions`; the moves from there on are the dealer's.
    """

    version: int
    actions: int

    def parts(self, start: Position) -> list[Feature]:
        """The parts of a row, in order, for tables set up like this one."""
        raise NotImplementedError

    def row_writer(self, players: int) -> RowWriter:
        """A writer for a new game, or for a single row."""
        raise NotImplementedError


# Pieces.


def _row(numbers: Sequence[int]) -> bytes:
    return b"".join([value.to_bytes(2, "little", signed=True) for value in numbers])


_NUMBERS: Final[tuple[bytes, ...]] = tuple(_row([n]) for n in range(LOWEST, HIGHEST + 1))


def number(value: int) -> bytes:
    """One number."""
    return _NUMBERS[value - LOWEST]


THREE: Final[tuple[bytes, ...]] = tuple(_row([n & 15, n >> 4 & 15, n >> 8]) for n in range(4096))
"""Three numbers below 16, packed into an int by four bits, the first one lowest."""


def three(first: int, second: int, third: int) -> bytes:
    """Three numbers below 16."""
    return THREE[first | second << 4 | third << 8]


def numbers(values: list[int]) -> bytes:
    """Any numbers, three at a time where they are small."""
    pieces: list[bytes] = []
    at = 0
    while at < len(values):
        first = values[at]
        if at + 2 < len(values):
            second, third = values[at + 1], values[at + 2]
            if 0 <= first < 16 and 0 <= second < 16 and 0 <= third < 16:
                pieces.append(three(first, second, third))
                at += 3
                continue
        pieces.append(number(first))
        at += 1
    return b"".join(pieces)


def one_hot(size: int) -> tuple[bytes, ...]:
    """By index the piece with a 1 in that place; the last, which is also at -1, has none."""
    return tuple(_row([int(n == at) for n in range(size)]) for at in range(size + 1))


def flags(size: int) -> tuple[bytes, ...]:
    """By set of members, up to twelve of them, the piece with a 1 for each."""
    return tuple(_row([mask >> n & 1 for n in range(size)]) for mask in range(1 << size))


def zeros(size: int) -> bytes:
    """A piece of nothing."""
    return bytes(2 * size)


# Seats, counted from the one that observes: itself, then on to its left.


def turned(other: int, seat: int, players: int) -> int:
    """How far to the left of `seat` another sits; for nobody, the number of players."""
    if other < 0:
        return players
    return other - seat if other >= seat else other - seat + players


def turned_set(seats: int, seat: int, players: int) -> int:
    """A set of seats."""
    return (seats >> seat | seats << players - seat) & (1 << players) - 1


def turned_places(order: list[int], seat: int, players: int) -> bytes:
    """The place of each seat in an order, from 1."""
    places = [0] * players
    for place, other in enumerate(order):
        places[turned(other, seat, players)] = place + 1
    return numbers(places)


class Ring:
    """The pieces of the boards around the table."""

    __slots__ = ("joined", "pieces", "players", "rest")

    def __init__(self, players: int) -> None:
        self.players: int = players
        self.pieces: list[bytes] = [b""] * (2 * players)
        """By seat, twice around the table, so that those from each seat on are a slice."""
        self.rest: list[bytes] = [b""] * players
        """By seat the boards of the others, joined."""
        self.joined: int = 0
        """The seats whose `rest` is up to date, as a set."""

    def put(self, seat: int, piece: bytes) -> None:
        """A board has changed: everybody but its owner has to join the boards of others again."""
        self.pieces[seat] = piece
        self.pieces[seat + self.players] = piece
        self.joined &= 1 << seat

    def others(self, seat: int) -> bytes:
        """The boards of all the others, from the left of a seat on."""
        if not self.joined >> seat & 1:
            self.joined |= 1 << seat
            self.rest[seat] = b"".join(self.pieces[seat + 1 : seat + self.players])
        return self.rest[seat]


class Questions:
    """What has to be decided, from the name of the effect on top of the stack: kind and numbers.

    A kind is a name or the beginning of one, up to a separator; the longest that fits counts.
    """

    __slots__ = ("amounts", "kinds", "nothing", "pieces")

    def __init__(self, kinds: Sequence[str], amounts: int) -> None:
        self.kinds: tuple[str, ...] = tuple(kinds)
        self.amounts: int = amounts
        self.pieces: list[bytes] = []
        """By the code of the effect, empty until it is needed."""
        self.nothing: bytes = numbers(self.read(""))
        """No player has anything to decide."""

    def parts(self) -> list[Feature]:
        labels = tuple(f"number {n + 1}" for n in range(self.amounts))
        found = [Feature("asked", CHOICE, self.kinds)]
        if labels:
            found.append(Feature("asked numbers", COUNT, labels, 20))
        return found

    def on_top(self, stack: list[Effect[Any]], below: int = 0) -> bytes:
        """The piece of the effect `below` the top of the stack."""
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
        """The kind of a question, empty if it is not one for a player."""
        fitting = [kind for kind in self.kinds if re.match(re.escape(kind) + r"($|[-:])", name)]
        return max(fitting, key=len, default="")
