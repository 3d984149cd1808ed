"""The map and the cards of Volldampf as plain values, to draw them from.

Names of places and regions are those of the edition; a language that has names of its own knows
them by `word`, for the messages `place` and `region`. An action card and a colour are message keys
behind `action-` and `colour-`.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition, Place, Segment
from stellwerk.titles.volldampf.names import plain_word
from stellwerk.titles.volldampf.phases import PHASES
from stellwerk.titles.volldampf.tips import TIPS, VolldampfTip

EXTENT: Final = 1000
"""The map is a square of this size; coordinates go from 0 in the upper left corner."""


class SymbolLayout(TypedDict):
    """A kind of route card."""

    id: str
    region: str
    word: str
    colour: str
    shape: str
    cards: int


class PlaceLayout(TypedDict):
    """A field with its colour, or a stop, which has none."""

    id: str
    name: str
    word: str
    colour: str
    x: int
    y: int


class SegmentLayout(TypedDict):
    """Room for a piece of track: `x`, `y` for its symbol, `curve` the point that bends it there.

    A quadratic Bézier curve from end to end with `curve` as its control point goes through the
    symbol.
    """

    id: str
    ends: list[str]
    symbol: str
    cost: int
    x: int
    y: int
    curve: list[int]


class GoodsLayout(TypedDict):
    """A goods card: the fields that get a stone each."""

    id: str
    fields: list[str]


class ActionLayout(TypedDict):
    """A kind of action card; its `text` is a message key."""

    name: str
    text: str
    cards: int


class VolldampfLayout(TypedDict):
    """Everything that is printed."""

    title: Literal["volldampf"]
    players: int
    edition: str
    about: str
    rounds: int
    phases: list[str]
    extent: int
    colours: list[str]
    stones: int
    symbols: list[SymbolLayout]
    fields: list[PlaceLayout]
    stops: list[PlaceLayout]
    segments: list[SegmentLayout]
    goods: list[GoodsLayout]
    actions: list[ActionLayout]
    pieces: int
    cash: int
    mark_per_bond: int
    bond_values: list[int]
    bonds: int
    group_size: int
    goods_at_start: int
    goods_per_round: int
    transports: int
    reach: int
    fast_reach: int
    gain_per_piece: int
    bargain_price: int
    income_track: int
    tips: list[VolldampfTip]


INCOME_TRACK: Final = 80
"""Fields of the income track, 0 to 79; whoever goes farther continues from its start."""


def board(players: int, edition: Edition) -> VolldampfLayout:
    """The game of an edition for this number of players."""
    return {
        "title": "volldampf",
        "players": players,
        "edition": edition.name,
        "about": edition.about,
        "rounds": c.ROUNDS[players],
        "phases": list(PHASES),
        "extent": EXTENT,
        "colours": list(c.COLOURS),
        "stones": c.STONES_EACH,
        "symbols": [
            {
                "id": symbol.id,
                "region": symbol.region,
                "word": plain_word(symbol.region),
                "colour": symbol.colour,
                "shape": symbol.shape,
                "cards": c.ROUTES_EACH - c.ROUTES_OUT_OF_EACH[players],
            }
            for symbol in edition.symbols
        ],
        "fields": [_place(place) for place in edition.fields],
        "stops": [_place(place) for place in edition.places[edition.field_count :]],
        "segments": [_segment(segment, edition) for segment in edition.segments],
        "goods": [
            {"id": card.id, "fields": [edition.places[field].id for field in card.fields]}
            for card in edition.goods
        ],
        "actions": [
            {"name": name, "text": f"action-{name}", "cards": c.ACTIONS_EACH} for name in c.ACTIONS
        ],
        "pieces": c.PIECES[players],
        "cash": c.CASH_AT_START,
        "mark_per_bond": c.MARK_PER_BOND,
        "bond_values": list(c.BOND_VALUES),
        "bonds": c.BONDS_IN_ALL,
        "group_size": c.GROUP_SIZE[players],
        "goods_at_start": c.GOODS_AT_START[players],
        "goods_per_round": c.GOODS_PER_ROUND[players],
        "transports": c.TRANSPORT_ROUNDS,
        "reach": c.REACH,
        "fast_reach": c.FAST_REACH,
        "gain_per_piece": c.GAIN_PER_PIECE,
        "bargain_price": c.BARGAIN_PRICE,
        "income_track": INCOME_TRACK,
        "tips": TIPS,
    }


def _place(place: Place) -> PlaceLayout:
    colour = "" if place.colour == c.NONE else c.COLOURS[place.colour]
    return {
        "id": place.id,
        "name": place.name,
        "word": plain_word(place.name),
        "colour": colour,
        "x": place.x,
        "y": place.y,
    }


def _segment(segment: Segment, edition: Edition) -> SegmentLayout:
    a, b = (edition.places[end] for end in segment.ends)
    return {
        "id": segment.id,
        "ends": [a.id, b.id],
        "symbol": edition.symbols[segment.symbol].id,
        "cost": segment.cost,
        "x": segment.x,
        "y": segment.y,
        "curve": [2 * segment.x - (a.x + b.x) // 2, 2 * segment.y - (a.y + b.y) // 2],
    }
