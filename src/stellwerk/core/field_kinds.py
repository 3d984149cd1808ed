"""The kinds of fields: how a number, a seat, a name or a set of them is written, read and shown."""

from __future__ import annotations

from collections.abc import Sequence
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
)
from stellwerk.core.json_schema import seat as seat_schema
from stellwerk.core.position import EffectTable

UNKNOWN: Final = -1
"""In a veiled position: a member of a list of names that the viewer may not know."""


class Field:
    """One named part of a position (or of a player's board).

    `secret` fields are those that a veiled position may hide, wholly or in part; everybody can see
    all others. `also` names further slots that the same field covers.
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
        """Its value as JSON: its text, unless it says something better."""
        return self.write(owner)

    def schema(self) -> Schema:
        return {"type": "string"}


class PlainField(Field):
    """A field whose value is that of its slot."""

    def show(self, owner: object) -> Any:
        return self.plain(getattr(owner, self.attribute))

    def plain(self, value: Any) -> Any:
        """A value of the slot as JSON."""
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


class SeatNumber(PlainField):
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
    """An int as a set of names; in a secret field -n is n hidden members."""

    def plain(self, value: Any) -> Any:
        return [HIDDEN] * -value if value < 0 else super().plain(members(value))

    def value(self, words: list[str]) -> Any:
        if self.secret and HIDDEN in words:
            if set(words) != {HIDDEN}:
                raise NotationError("either all of it is hidden or nothing")
            return -len(words)
        return mask_of(named(word, self.names) for word in words)


class Owed(Field):
    """The stack of effects, the next one last. Clients get the question to answer instead."""

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
