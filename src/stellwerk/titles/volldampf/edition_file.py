"""Reads an edition from its file and says exactly what is wrong with it (docs/editions.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from stellwerk.core.editions import EditionError, Shelf
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition, GoodsCard, Place, Segment, Symbol

BUILT_IN: Final = ("reconstruction-1",)
"""The editions that come with Stellwerk, the default first."""
FOLDER_OF_OWNER: Final = "STELLWERK_VOLLDAMPF_EDITIONS"
"""The environment variable that names a folder with added editions."""

_ID: Final = re.compile(r"[A-Z0-9][A-Z0-9.-]*")
_HIGHEST_COST: Final = 99
_EXTENT: Final = 1000


def shelf() -> Shelf[Edition]:
    """The editions of the package, and those that were added."""
    folder = files("stellwerk.titles.volldampf") / "editions"
    return Shelf(folder, BUILT_IN, read_edition, FOLDER_OF_OWNER)


class _Row:
    """One object of the file, which knows its place in the file."""

    def __init__(self, place: str, data: object) -> None:
        if not isinstance(data, dict):
            raise EditionError(f"{place} must be an object {{…}}.")
        self.data: Mapping[str, object] = data
        self.place = place
        if isinstance(data.get("id"), str):
            self.place = f"{place} ({data['id']})"

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing, which are usually typing errors."""
        for key in self.data:
            if key not in keys and key not in ("documented", "note"):
                raise self.fault(f"has {key!r}, which means nothing (known: {', '.join(keys)})")

    def fault(self, reason: str) -> EditionError:
        return EditionError(f"{self.place} {reason}.")

    def _value(self, key: str) -> object:
        if key not in self.data:
            raise self.fault(f"has no {key!r}")
        return self.data[key]

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(f"has {key} {value!r}, which must be a text")
        return value

    def id(self) -> str:
        value = self.text("id")
        if not _ID.fullmatch(value):
            raise self.fault(f"has id {value!r}: only capital letters A–Z, digits, '-' and '.'")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        value = self._value(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fault(f"has {key} {value!r}, which must be a whole number {low} to {high}")
        return value

    def one_of(self, key: str, names: Sequence[str]) -> int:
        value = self.text(key)
        if value not in names:
            raise self.fault(f"has {key} {value!r}, which is none of {', '.join(names)}")
        return names.index(value)

    def rows(self, key: str) -> list[_Row]:
        value = self._value(key)
        if not isinstance(value, list):
            raise self.fault(f"has {key!r}, which must be a list […]")
        return [_Row(f"{key} {number}", data) for number, data in enumerate(value, start=1)]

    def ids(self, key: str, names: Sequence[str]) -> list[int]:
        value = self._value(key)
        if not isinstance(value, list):
            raise self.fault(f"has {key!r}, which must be a list […]")
        for name in value:
            if name not in names:
                raise self.fault(f"names {name!r}, which is none of the fields")
        return [names.index(name) for name in value]


def read_edition(data: object) -> Edition:
    """An edition from the content of its file."""
    file = _Row("the file", data)
    file.only("title", "edition", "about", "symbols", "fields", "stops", "segments", "goods")
    if file.text("title") != "volldampf":
        raise file.fault(f"is for the title {file.text('title')!r}, not 'volldampf'")
    symbols = tuple(_symbol(row) for row in file.rows("symbols"))
    if len(symbols) != c.SYMBOLS:
        raise EditionError(f"There must be {c.SYMBOLS} symbols, not {len(symbols)}.")
    symbol_ids = _unique("symbol", [symbol.id for symbol in symbols])
    fields = tuple(_field(row) for row in file.rows("fields"))
    stops = tuple(_stop(row) for row in file.rows("stops"))
    place_ids = [place.id for place in fields + stops]
    segments = tuple(_segment(row, place_ids, symbol_ids) for row in file.rows("segments"))
    _unique("place or segment", place_ids + [segment.id for segment in segments])
    goods = tuple(_goods_card(row, place_ids[: len(fields)]) for row in file.rows("goods"))
    _unique("goods card", [card.id for card in goods])
    name, about = file.text("edition"), file.text("about")
    edition = Edition(name, about, symbols, fields, stops, segments, goods)
    _check_counts(edition)
    _check_joined(edition)
    return edition


def _symbol(row: _Row) -> Symbol:
    row.only("id", "region", "colour", "shape")
    return Symbol(row.id(), row.text("region"), row.text("colour"), row.text("shape"))


def _field(row: _Row) -> Place:
    row.only("id", "name", "colour", "x", "y")
    x, y = row.number("x", 0, _EXTENT), row.number("y", 0, _EXTENT)
    return Place(row.id(), row.text("name"), row.one_of("colour", c.COLOURS), x, y)


def _stop(row: _Row) -> Place:
    row.only("id", "name", "x", "y")
    x, y = row.number("x", 0, _EXTENT), row.number("y", 0, _EXTENT)
    return Place(row.id(), row.text("name"), c.NONE, x, y)


def _segment(row: _Row, places: Sequence[str], symbols: Sequence[str]) -> Segment:
    row.only("id", "from", "to", "symbol", "cost", "x", "y")
    ends = row.one_of("from", places), row.one_of("to", places)
    if ends[0] == ends[1]:
        raise row.fault(f"begins and ends in {places[ends[0]]}")
    symbol, cost = row.one_of("symbol", symbols), row.number("cost", 1, _HIGHEST_COST)
    x, y = row.number("x", 0, _EXTENT), row.number("y", 0, _EXTENT)
    return Segment(row.id(), ends, symbol, cost, x, y)


def _goods_card(row: _Row, fields: Sequence[str]) -> GoodsCard:
    row.only("id", "fields")
    named = row.ids("fields", fields)
    if len(named) != c.FIELDS_ON_A_CARD or len(set(named)) != c.FIELDS_ON_A_CARD:
        raise row.fault(f"must name {c.FIELDS_ON_A_CARD} different fields")
    return GoodsCard(row.id(), tuple(named))


def _unique(what: str, ids: list[str]) -> list[str]:
    for number, id_ in enumerate(ids):
        if id_ in ids[:number]:
            raise EditionError(f"Two have the id {id_!r} of a {what}.")
    return ids


def _check_counts(edition: Edition) -> None:
    if len(edition.fields) > c.MOST_FIELDS:
        raise EditionError(f"There are {len(edition.fields)} fields; {c.MOST_FIELDS} fit.")
    if len(edition.places) > c.MOST_PLACES:
        raise EditionError(f"There are {len(edition.places)} places; {c.MOST_PLACES} fit.")
    if len(edition.segments) > c.MOST_SEGMENTS:
        raise EditionError(f"There are {len(edition.segments)} segments; {c.MOST_SEGMENTS} fit.")
    if len(edition.goods) != c.GOODS_CARDS:
        raise EditionError(f"There must be {c.GOODS_CARDS} goods cards, not {len(edition.goods)}.")
    for colour, goal in enumerate(edition.goals):
        if not goal:
            raise EditionError(f"No field is {c.COLOURS[colour]}.")
    for symbol, segments in enumerate(edition.of_symbol):
        if len(segments) < c.ROUTES_EACH:
            raise EditionError(
                f"Symbol {edition.symbols[symbol].id} is on {len(segments)} segments; "
                f"its {c.ROUTES_EACH} route cards need one each."
            )


def _check_joined(edition: Edition) -> None:
    """Every place is on a line, no line ends at a stop, and the whole board is connected."""
    for number, links in enumerate(edition.links):
        place = edition.places[number]
        if not links:
            raise EditionError(f"No segment touches {place.id} ({place.name}).")
        if place.colour == c.NONE and len(links) == 1:
            raise EditionError(f"The line that ends at the stop {place.id} leads nowhere.")
    reached = {0}
    front = [0]
    while front:
        for _, place_number in edition.links[front.pop()]:
            if place_number not in reached:
                reached.add(place_number)
                front.append(place_number)
    for number, place in enumerate(edition.places):
        if number not in reached:
            first = edition.places[0]
            raise EditionError(f"No way leads from {first.id} ({first.name}) to {place.id}.")
