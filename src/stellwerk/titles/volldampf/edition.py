"""The board and the goods cards: what an edition of the game has printed."""

from __future__ import annotations

from typing import Final

from stellwerk.core import editions
from stellwerk.titles.volldampf import components as c


class Symbol:
    """One of the six kinds of route card, and the region of the board that shows it."""

    __slots__ = ("colour", "id", "region", "shape")

    def __init__(self, id_: str, region: str, colour: str, shape: str) -> None:
        self.id: str = id_
        self.region: str = region
        self.colour: str = colour
        self.shape: str = shape


class Place:
    """A field, which has a colour and holds stones, or a stop between two segments."""

    __slots__ = ("colour", "id", "name", "x", "y")

    def __init__(self, id_: str, name: str, colour: int, x: int, y: int) -> None:
        self.id: str = id_
        self.name: str = name
        self.colour: int = colour
        """NONE for a stop."""
        self.x: int = x
        self.y: int = y


class Segment:
    """Room for one piece of track between two places."""

    __slots__ = ("cost", "ends", "id", "symbol", "x", "y")

    def __init__(
        self, id_: str, ends: tuple[int, int], symbol: int, cost: int, x: int, y: int
    ) -> None:
        self.id: str = id_
        self.ends: tuple[int, int] = ends
        self.symbol: int = symbol
        self.cost: int = cost
        self.x: int = x
        self.y: int = y


class GoodsCard:
    """Three fields that get a stone each."""

    __slots__ = ("fields", "id")

    def __init__(self, id_: str, fields: tuple[int, ...]) -> None:
        self.id: str = id_
        self.fields: tuple[int, ...] = fields


class Edition(editions.Edition):
    """A printed game, and what follows from its board. Never changes; shared by all positions.

    Places are numbered fields first, so a field and its place have the same number.
    """

    __slots__ = (
        "about",
        "costs",
        "field_count",
        "german",
        "goals",
        "goods",
        "links",
        "of_symbol",
        "places",
        "segments",
        "symbol_of",
        "symbols",
    )

    def __init__(
        self,
        name: str,
        about: str,
        symbols: tuple[Symbol, ...],
        fields: tuple[Place, ...],
        stops: tuple[Place, ...],
        segments: tuple[Segment, ...],
        goods: tuple[GoodsCard, ...],
    ) -> None:
        super().__init__(name)
        self.about: Final[str] = about
        self.symbols: Final[tuple[Symbol, ...]] = symbols
        self.places: Final[tuple[Place, ...]] = fields + stops
        self.field_count: Final[int] = len(fields)
        self.segments: Final[tuple[Segment, ...]] = segments
        self.goods: Final[tuple[GoodsCard, ...]] = goods
        self.german: Final[list[int]] = [
            number for number, field in enumerate(fields) if field.colour in c.GERMAN
        ]
        self.goals: Final[list[int]] = [0] * len(c.COLOURS)
        """By colour: the fields that have it, as a set."""
        for number, field in enumerate(fields):
            self.goals[field.colour] |= 1 << number
        self.costs: Final[list[int]] = [segment.cost for segment in segments]
        self.symbol_of: Final[list[int]] = [segment.symbol for segment in segments]
        self.of_symbol: Final[list[list[int]]] = [
            [number for number, segment in enumerate(segments) if segment.symbol == symbol]
            for symbol in range(c.SYMBOLS)
        ]
        self.links: Final[list[list[tuple[int, int]]]] = [[] for _ in self.places]
        """By place: each segment that begins there, and the place at its other end."""
        for number, segment in enumerate(segments):
            a, b = segment.ends
            self.links[a].append((number, b))
            self.links[b].append((number, a))

    def printed(self) -> object:
        return [
            [symbol.id for symbol in self.symbols],
            [(place.id, place.colour) for place in self.places],
            [(s.id, s.ends, s.symbol, s.cost) for s in self.segments],
            [(card.id, card.fields) for card in self.goods],
        ]

    @property
    def fields(self) -> tuple[Place, ...]:
        return self.places[: self.field_count]
