"""Positions as lines of text: a table of fields, each with the name of what lies on the table.

A line is `name words…` for the table as a whole, or `seat N name words…` for one player. A saved
position writes every field; a person who sets up a situation writes only what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stellwerk.core.bits import members
from stellwerk.core.errors import NotationError
from stellwerk.core.position import EffectTable, Position


class Field:
    """One named part of a position (or of a player's board) and its text."""

    def __init__(self, name: str, attribute: str) -> None:
        self.name = name
        self.attribute = attribute

    def write(self, owner: object) -> str:
        return self.text(getattr(owner, self.attribute))

    def read(self, owner: object, words: list[str]) -> None:
        setattr(owner, self.attribute, self.value(words))

    def text(self, value: Any) -> str:
        raise NotImplementedError

    def value(self, words: list[str]) -> Any:
        raise NotImplementedError


def number(word: str, low: int, high: int) -> int:
    """A whole number between two bounds."""
    if not word.removeprefix("-").isdecimal() or not word.isascii():
        raise NotationError(f"{word!r} is not a number")
    value = int(word)
    if not low <= value <= high:
        raise NotationError(f"{value} is not between {low} and {high}")
    return value


def named(word: str, names: Sequence[str]) -> int:
    """The index of a name in its table."""
    if word not in names:
        known = ", ".join(name for name in names if name)
        raise NotationError(f"{word!r} is none of {known}")
    return names.index(word)


class Number(Field):
    """An int."""

    def __init__(self, name: str, attribute: str, low: int, high: int) -> None:
        super().__init__(name, attribute)
        self.low = low
        self.high = high

    def text(self, value: Any) -> str:
        return str(value)

    def value(self, words: list[str]) -> Any:
        if len(words) != 1:
            raise NotationError(f"one number is expected, not {len(words)} words")
        return number(words[0], self.low, self.high)


class Numbers(Field):
    """A list of ints; `count` None leaves its length open."""

    def __init__(
        self, name: str, attribute: str, low: int, high: int, count: int | None = None
    ) -> None:
        super().__init__(name, attribute)
        self.low = low
        self.high = high
        self.count = count

    def text(self, value: Any) -> str:
        return " ".join(map(str, value))

    def value(self, words: list[str]) -> Any:
        if self.count is not None and len(words) != self.count:
            raise NotationError(f"{self.count} numbers are expected, not {len(words)}")
        return [number(word, self.low, self.high) for word in words]


class Seats(Numbers):
    """A list of seats, counted from 1 in the text."""

    def __init__(self, name: str, attribute: str) -> None:
        super().__init__(name, attribute, 1, 6)

    def text(self, value: Any) -> str:
        return " ".join(str(seat + 1) for seat in value)

    def value(self, words: list[str]) -> Any:
        return [seat - 1 for seat in super().value(words)]


class Seat(Field):
    """One seat, counted from 1 in the text, or nobody, which is -1."""

    def text(self, value: Any) -> str:
        return "nobody" if value < 0 else str(value + 1)

    def value(self, words: list[str]) -> Any:
        if words == ["nobody"]:
            return -1
        if len(words) != 1:
            raise NotationError(f"one seat is expected, not {len(words)} words")
        return Seats(self.name, self.attribute).value(words)[0]


class Names(Field):
    """A list of ints that index a table of names."""

    def __init__(self, name: str, attribute: str, names: Sequence[str]) -> None:
        super().__init__(name, attribute)
        self.names = names

    def text(self, value: Any) -> str:
        return " ".join(self.names[n] for n in value)

    def value(self, words: list[str]) -> Any:
        return [named(word, self.names) for word in words]


class NameSet(Names):
    """An int as a set of names; a negative one is so many members that are hidden, in a view."""

    def text(self, value: Any) -> str:
        return str(value) if value < 0 else super().text(members(value))

    def value(self, words: list[str]) -> Any:
        found = 0
        for word in words:
            found |= 1 << named(word, self.names)
        return found


class Owed(Field):
    """The stack of effects, the next one last."""

    def __init__(self, table: EffectTable[Any]) -> None:
        super().__init__("owed", "stack")
        self.table = table

    def text(self, value: Any) -> str:
        return " ".join(effect.name for effect in value)

    def value(self, words: list[str]) -> Any:
        for word in words:
            if word not in self.table.by_name:
                raise NotationError(f"{word!r} is nothing that can be owed")
        return [self.table.by_name[word] for word in words]


class Sheet:
    """The fields of a title: of the table as a whole, and of each player's board.

    `board` returns the board of a seat for writing into it.
    """

    def __init__(
        self,
        table: Sequence[Field],
        seat: Sequence[Field],
        board: Callable[[Any, int], object],
    ) -> None:
        self.table = {field.name: field for field in table}
        self.seat = {field.name: field for field in seat}
        self.board = board

    def write(self, position: Position) -> list[str]:
        """Every field, a line each."""
        lines = [f"{f.name} {f.write(position)}".rstrip() for f in self.table.values()]
        for seat in range(position.players):
            board = self.board(position, seat)
            lines += [
                f"seat {seat + 1} {f.name} {f.write(board)}".rstrip() for f in self.seat.values()
            ]
        return lines

    def read(self, position: Position, lines: Sequence[str]) -> None:
        """Lay the lines over a position; an error names its line, counted from 1."""
        for count, line in enumerate(lines, start=1):
            words = line.split()
            try:
                self._read_line(position, words)
            except NotationError as fault:
                raise NotationError(f"{' '.join(words[:3])}: {fault}", line=count) from None

    def _read_line(self, position: Position, words: list[str]) -> None:
        if not words:
            raise NotationError("the line is empty")
        if words[0] == "seat":
            if len(words) < 3:
                raise NotationError("a seat line is 'seat N name words…'")
            seat = number(words[1], 1, position.players) - 1
            field = self.seat.get(words[2])
            owner: object = self.board(position, seat)
            rest = words[3:]
        else:
            field = self.table.get(words[0])
            owner = position
            rest = words[1:]
        if field is None:
            known = ", ".join(self.seat if words[0] == "seat" else self.table)
            raise NotationError(f"there is no such field (there are: {known})")
        field.read(owner, rest)
