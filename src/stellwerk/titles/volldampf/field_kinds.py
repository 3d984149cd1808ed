"""The kinds of field that positions of this title have.

Ids of places, segments, symbols and goods cards are those of an edition. Every edition has its
own, so the schema of the API says only that they are texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stellwerk.core.errors import NotationError
from stellwerk.core.field_kinds import Names, NameSet, Number, PlainField, named, number
from stellwerk.core.json_schema import (
    HIDDEN,
    Schema,
    array,
    dictionary,
    integer,
    maybe_hidden,
    one_of,
    optional,
    record,
)
from stellwerk.core.json_schema import seat as seat_schema
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition

ID: Final[Schema] = {"type": "string"}
"""A name that an edition gives."""
COLOUR: Final = one_of(c.COLOURS)
STONE: Final = record({"colour": COLOUR, "field": ID})


class Progress(Number):
    """A count of how far things have gone, or -1. Clients get the phase and what is asked."""

    sent = False


class NumberOrNone(Number):
    """A number, or none, which is -1 in the text."""

    def __init__(self, name: str, attribute: str, high: int, *, secret: bool = False) -> None:
        super().__init__(name, attribute, c.NONE, high, secret=secret)

    def plain(self, value: Any) -> Any:
        return None if value == c.NONE else value

    def schema(self) -> Schema:
        return optional(integer(0, self.high))


class Sealed(NumberOrNone):
    """A secret choice: its number, none yet, or one that the viewer may not know."""

    def plain(self, value: Any) -> Any:
        return HIDDEN if value == c.HIDDEN else super().plain(value)

    def schema(self) -> Schema:
        return maybe_hidden(super().schema())

    def text(self, value: Any) -> str:
        return HIDDEN if value == c.HIDDEN else super().text(value)

    def value(self, words: list[str]) -> Any:
        return c.HIDDEN if words == [HIDDEN] else super().value(words)


class Active(PlainField):
    """A seat, counted from 1 in the text; never nobody."""

    def schema(self) -> Schema:
        return seat_schema()

    def text(self, value: Any) -> str:
        return str(value + 1)

    def value(self, words: list[str]) -> Any:
        if len(words) != 1:
            raise NotationError(f"one number is expected, not {len(words)} words")
        return number(words[0], 1, c.MOST_PLAYERS) - 1


class Ids(Names):
    """A list of things of an edition."""

    def schema(self) -> Schema:
        return array(ID)


class IdSet(NameSet):
    """A set of things of an edition."""

    def schema(self) -> Schema:
        return array(ID)


class TurnedGoods(IdSet):
    """The goods cards that were turned; the position keeps the others."""

    def plain(self, value: Any) -> Any:
        return super().plain((1 << c.GOODS_CARDS) - 1 & ~value)

    def value(self, words: list[str]) -> Any:
        return (1 << c.GOODS_CARDS) - 1 & ~super().value(words)


class Pile(PlainField):
    """A pile of named things; equal ones are repeated."""

    def __init__(
        self,
        name: str,
        attribute: str,
        names: Sequence[str],
        each: int,
        thing: Schema,
        *,
        secret: bool = False,
    ) -> None:
        super().__init__(name, attribute, secret=secret)
        self.names = names
        self.each = each
        self.thing = thing

    def plain(self, value: Any) -> Any:
        return [self.names[kind] for kind in c.things(value)]

    def schema(self) -> Schema:
        return array(self.thing)

    def text(self, value: Any) -> str:
        return " ".join(self.names[kind] for kind in c.things(value))

    def value(self, words: list[str]) -> Any:
        kinds = [named(word, self.names) for word in words]
        for kind in kinds:
            if kinds.count(kind) > self.each:
                raise NotationError(f"there are only {self.each} {self.names[kind]}")
        return c.packed(kinds)


class CountedPile(Pile):
    """A pile of which clients get how many of each there are."""

    def plain(self, value: Any) -> Any:
        return {name: found for n, name in enumerate(self.names) if (found := c.count(value, n))}

    def schema(self) -> Schema:
        return dictionary(integer(1, self.each))


class Piles(Pile):
    """Several piles: in the text things of one are joined by '+', an empty one is '-'."""

    def plain(self, value: Any) -> Any:
        return [super(Piles, self).plain(pile) for pile in value]

    def schema(self) -> Schema:
        return array(super().schema())

    def text(self, value: Any) -> str:
        return " ".join(super(Piles, self).text(pile).replace(" ", "+") or "-" for pile in value)

    def value(self, words: list[str]) -> Any:
        if len(words) > c.MOST_PLAYERS:
            raise NotationError(f"there are at most {c.MOST_PLAYERS} groups")
        return [super(Piles, self).value(word.split("+") if word != "-" else []) for word in words]


class Drawn(PlainField):
    """A colour, or none, which is '-' in the text."""

    def plain(self, value: Any) -> Any:
        return None if value == c.NONE else c.COLOURS[value]

    def schema(self) -> Schema:
        return optional(COLOUR)

    def text(self, value: Any) -> str:
        return "-" if value == c.NONE else c.COLOURS[value]

    def value(self, words: list[str]) -> Any:
        if len(words) != 1:
            raise NotationError(f"one word is expected, not {len(words)}")
        return c.NONE if words[0] == "-" else named(words[0], c.COLOURS)


class Stones(PlainField):
    """The stones on all fields; clients get by colour the field of each."""

    def __init__(self, edition: Edition) -> None:
        super().__init__("stones", "stones")
        self.edition = edition

    def plain(self, value: Any) -> Any:
        piles = list(zip(self.edition.fields, value, strict=True))
        return {
            name: [field.id for field, pile in piles for _ in range(c.count(pile, colour))]
            for colour, name in enumerate(c.COLOURS)
        }

    def schema(self) -> Schema:
        return record({colour: array(ID) for colour in c.COLOURS})

    def text(self, value: Any) -> str:
        return " ".join(
            f"{c.COLOURS[colour]}@{field.id}"
            for field, pile in zip(self.edition.fields, value, strict=True)
            for colour in c.things(pile)
        )

    def value(self, words: list[str]) -> Any:
        piles: list[list[int]] = [[] for _ in self.edition.fields]
        for word in words:
            colour, field = divmod(stone(self.edition, word), c.MOST_FIELDS)
            piles[field].append(colour)
        for colour, name in enumerate(c.COLOURS):
            if sum(pile.count(colour) for pile in piles) > c.STONES_EACH:
                raise NotationError(f"there are only {c.STONES_EACH} {name} stones")
        return [c.packed(pile) for pile in piles]


def stone(edition: Edition, word: str) -> int:
    """The stone a word like `violet@HAM` points at."""
    colour, at, field = word.partition("@")
    if not at:
        raise NotationError(f"a stone is 'colour@FIELD', not {word!r}")
    place = named(field, [place.id for place in edition.fields])
    return named(colour, c.COLOURS) * c.MOST_FIELDS + place


class StoneList(PlainField):
    """Stones that are pointed at."""

    def __init__(self, name: str, attribute: str, edition: Edition) -> None:
        super().__init__(name, attribute)
        self.edition = edition

    def plain(self, value: Any) -> Any:
        return [self.one(number) for number in value]

    def one(self, number: int) -> dict[str, str]:
        """One stone, as clients get it."""
        colour, field = divmod(number, c.MOST_FIELDS)
        return {"colour": c.COLOURS[colour], "field": self.edition.places[field].id}

    def schema(self) -> Schema:
        return array(STONE)

    def text(self, value: Any) -> str:
        return " ".join(f"{it['colour']}@{it['field']}" for it in map(self.one, value))

    def value(self, words: list[str]) -> Any:
        return [stone(self.edition, word) for word in words]


class Cargo(StoneList):
    """A stone that is pointed at, or none, which is '-' in the text."""

    def plain(self, value: Any) -> Any:
        return None if value == c.NONE else self.one(value)

    def schema(self) -> Schema:
        return optional(STONE)

    def text(self, value: Any) -> str:
        return "-" if value == c.NONE else super().text([value])

    def value(self, words: list[str]) -> Any:
        if len(words) != 1:
            raise NotationError(f"one stone or '-' is expected, not {len(words)} words")
        return c.NONE if words[0] == "-" else stone(self.edition, words[0])


class Shown(PlainField):
    """Action cards that were drawn from a hand, each with the seat that knows it."""

    def plain(self, value: Any) -> Any:
        return [
            {"action": c.ACTIONS[kind], "seat": seat}
            for seat, known in enumerate(value)
            for kind in c.things(known)
        ]

    def schema(self) -> Schema:
        return array(record({"action": one_of(c.ACTIONS), "seat": seat_schema()}))

    def text(self, value: Any) -> str:
        return " ".join(f"{it['action']}@{it['seat'] + 1}" for it in self.plain(value))

    def read(self, owner: Any, words: list[str]) -> None:
        shown = [0] * len(owner.shown)
        for word in words:
            action, _, seat = word.partition("@")
            shown[number(seat, 1, len(shown)) - 1] += c.one(named(action, c.ACTIONS))
        owner.shown = shown
