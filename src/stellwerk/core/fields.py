"""The fields of a position, each declared once: name, slot, bounds, secrecy.

From the declaration come the lines of a record, the plain values a client gets, their JSON Schema
(so the types of the client as well), the reading of what a seat may know, and the promise that
nothing on the table was forgotten.

A line is `name words…` for the table as a whole, or `seat N name words…` for one player. A saved
position writes every field; a person who sets up a situation writes only what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from stellwerk.core.bits import mask_of, members
from stellwerk.core.errors import NotationError
from stellwerk.core.json_schema import (
    HIDDEN,
    Schema,
    array,
    integer,
    maybe_hidden,
    one_of,
    optional,
    record,
)
from stellwerk.core.json_schema import seat as seat_schema
from stellwerk.core.position import EffectTable, PlayerBoard, Position

UNKNOWN: Final = -1
"""In a veiled position: a member of a list of names that the viewer may not know."""
SEATS: Final = "seats"
"""Where the values of a position have those of the players."""


class Field:
    """One named part of a position (or of a player's board).

    `secret` fields are those that a veiled position may hide, wholly or in part; all others are
    open to everybody. `also` names further slots that the same field covers.
    """

    sent = True
    """Whether clients get its value."""

    def __init__(
        self, name: str, attribute: str, *, secret: bool = False, also: Sequence[str] = ()
    ) -> None:
        self.name = name
        self.key = name.replace("-", "_")
        self.attribute = attribute
        self.secret = secret
        self.slots = (attribute, *also)

    # Text, for records.

    def write(self, owner: object) -> str:
        return self.text(getattr(owner, self.attribute))

    def read(self, owner: object, words: list[str]) -> None:
        setattr(owner, self.attribute, self.value(words))

    def text(self, value: Any) -> str:
        raise NotImplementedError

    def value(self, words: list[str]) -> Any:
        raise NotImplementedError

    # Plain values, for clients.

    def show(self, owner: object) -> Any:
        """Its value as JSON has it: its text, unless it says something better."""
        return self.write(owner)

    def schema(self) -> Schema:
        return {"type": "string"}


class PlainField(Field):
    """A field whose slot holds all there is to show."""

    def show(self, owner: object) -> Any:
        return self.plain(getattr(owner, self.attribute))

    def plain(self, value: Any) -> Any:
        """A value of the slot as JSON has it."""
        return value


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


class Number(PlainField):
    """An int."""

    def __init__(
        self, name: str, attribute: str, low: int, high: int, *, secret: bool = False
    ) -> None:
        super().__init__(name, attribute, secret=secret)
        self.low = low
        self.high = high

    def schema(self) -> Schema:
        return integer(self.low, self.high)

    def text(self, value: Any) -> str:
        return str(value)

    def value(self, words: list[str]) -> Any:
        if len(words) != 1:
            raise NotationError(f"one number is expected, not {len(words)} words")
        return number(words[0], self.low, self.high)


class Numbers(PlainField):
    """A list of ints; `count` None leaves its length open."""

    def __init__(
        self,
        name: str,
        attribute: str,
        low: int,
        high: int,
        count: int | None = None,
        *,
        secret: bool = False,
    ) -> None:
        super().__init__(name, attribute, secret=secret)
        self.low = low
        self.high = high
        self.count = count

    def plain(self, value: Any) -> Any:
        return list(value)

    def schema(self) -> Schema:
        return array(integer(self.low, self.high), self.count)

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

    def schema(self) -> Schema:
        return array(seat_schema())

    def text(self, value: Any) -> str:
        return " ".join(str(seat + 1) for seat in value)

    def value(self, words: list[str]) -> Any:
        return [seat - 1 for seat in super().value(words)]


class SeatSet(Seats):
    """An int as a set of seats."""

    def plain(self, value: Any) -> Any:
        return members(value)

    def text(self, value: Any) -> str:
        return super().text(members(value))

    def value(self, words: list[str]) -> Any:
        return mask_of(super().value(words))


class Seat(PlainField):
    """One seat, counted from 1 in the text, or nobody, which is negative."""

    def __init__(self, name: str, attribute: str, nobody: int = -1) -> None:
        super().__init__(name, attribute)
        self.nobody = nobody

    def plain(self, value: Any) -> Any:
        return None if value < 0 else value

    def schema(self) -> Schema:
        return optional(seat_schema())

    def text(self, value: Any) -> str:
        return "nobody" if value < 0 else str(value + 1)

    def value(self, words: list[str]) -> Any:
        if words == ["nobody"]:
            return self.nobody
        if len(words) != 1:
            raise NotationError(f"one seat is expected, not {len(words)} words")
        return Seats(self.name, self.attribute).value(words)[0]


class Names(PlainField):
    """A list of ints that index a table of names; in a secret field some may be UNKNOWN."""

    def __init__(
        self, name: str, attribute: str, names: Sequence[str], *, secret: bool = False
    ) -> None:
        super().__init__(name, attribute, secret=secret)
        self.names = names

    def plain(self, value: Any) -> Any:
        return [HIDDEN if n < 0 else self.names[n] for n in value]

    def schema(self) -> Schema:
        names = one_of(self.names)
        return array(maybe_hidden(names) if self.secret else names)

    def text(self, value: Any) -> str:
        return " ".join(self.plain(value))

    def value(self, words: list[str]) -> Any:
        return [self._index(word) for word in words]

    def _index(self, word: str) -> int:
        return UNKNOWN if self.secret and word == HIDDEN else named(word, self.names)


class NameSet(Names):
    """An int as a set of names; in a secret field a negative one is so many hidden members."""

    def plain(self, value: Any) -> Any:
        return [HIDDEN] * -value if value < 0 else super().plain(members(value))

    def value(self, words: list[str]) -> Any:
        if self.secret and HIDDEN in words:
            if set(words) != {HIDDEN}:
                raise NotationError("either all of it is hidden or nothing")
            return -len(words)
        return mask_of(named(word, self.names) for word in words)


class Owed(Field):
    """The stack of effects, the next one last. Clients get what is asked instead."""

    sent = False

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


class WorkedOut:
    """A value that clients get, but records need not: the rules work it out."""

    def __init__(self, name: str, schema: Schema, of: Callable[..., Any]) -> None:
        self.key = name.replace("-", "_")
        self.schema = schema
        self.of = of
        """Takes a position, whole or veiled, and for a value of each seat the seat."""


class PositionFields:
    """The fields of a title: of the table as a whole, and of each player's board.

    `boards` lists the boards of a position, `board` returns the board of a seat for writing on it.
    `derived` names the slots that follow from the fields, of the table and of boards; `worked_out`
    is what clients are told of each seat besides its fields, such as what it would score, and
    `worked_out_of_table` what they are told of the table, such as the phase that is going on.
    """

    def __init__(
        self,
        table: Sequence[Field],
        seat: Sequence[Field],
        boards: Callable[[Any], Sequence[PlayerBoard]],
        board: Callable[[Any, int], object],
        derived: Collection[str] = (),
        worked_out: Sequence[WorkedOut] = (),
        worked_out_of_table: Sequence[WorkedOut] = (),
    ) -> None:
        self.table = {field.name: field for field in table}
        self.seat = {field.name: field for field in seat}
        self.boards = boards
        self.board = board
        self.derived = frozenset(derived)
        self.worked_out = worked_out
        self.worked_out_of_table = worked_out_of_table
        self._sent = [(field.key, field) for field in table if field.sent]
        self._sent_of_seat = [(field.key, field) for field in seat if field.sent]

    def values(self, position: Position) -> dict[str, Any]:
        """Every field as JSON has it, those of the players by seat."""
        found: dict[str, Any] = {key: field.show(position) for key, field in self._sent}
        for worked_out in self.worked_out_of_table:
            found[worked_out.key] = worked_out.of(position)
        seats = []
        for seat, board in enumerate(self.boards(position)):
            values = {key: field.show(board) for key, field in self._sent_of_seat}
            for worked_out in self.worked_out:
                values[worked_out.key] = worked_out.of(position, seat)
            seats.append(values)
        found[SEATS] = seats
        return found

    def schema(self) -> Schema:
        """What `values` returns, as JSON Schema."""
        of_table = {key: field.schema() for key, field in self._sent}
        of_table |= {one.key: one.schema for one in self.worked_out_of_table}
        of_seat = {key: field.schema() for key, field in self._sent_of_seat}
        of_seat |= {one.key: one.schema for one in self.worked_out}
        return record({**of_table, SEATS: array(record(of_seat))})

    def forgotten(self, position: Position) -> list[str]:
        """The slots that are neither a field nor derived, here or as every position has them."""
        known = {slot for field in self._all() for slot in field.slots}
        known |= self.derived | COMMON
        owners: list[object] = [position, *self.boards(position)[:1]]
        return sorted({slot for owner in owners for slot in slots_of(owner)} - known)

    def secret_names(self) -> set[str]:
        """The names of the fields that a veiled position may hide."""
        return {field.name for field in self._all() if field.secret}

    def _all(self) -> list[Field]:
        return [*self.table.values(), *self.seat.values()]

    def write(self, position: Position) -> list[str]:
        """Every field, a line each."""
        lines = [f"{f.name} {f.write(position)}".rstrip() for f in self.table.values()]
        for seat, board in enumerate(self.boards(position), start=1):
            lines += [f"seat {seat} {f.name} {f.write(board)}".rstrip() for f in self.seat.values()]
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


COMMON: Final = frozenset({"players", "rules", "turn", "legal", "owned", "events", "edits"})
"""Slots of every position or board: known from the game itself, or followed from the rest."""


def slots_of(owner: object) -> set[str]:
    """The slots of an object, of all classes it derives from."""
    kinds = type(owner).__mro__
    # A compiled class lists its slots under another name.
    names = ("__slots__", "__mypyc_attrs__")
    found = {slot for kind in kinds for name in names for slot in getattr(kind, name, ())}
    return found - {"__dict__"}
