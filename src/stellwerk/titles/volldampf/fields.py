"""The fields of a position, each declared once: the lines of records and the values clients get."""

from __future__ import annotations

from functools import cache
from typing import Final

from stellwerk.core.field_kinds import Number, Owed, Seats
from stellwerk.core.fields import PositionFields
from stellwerk.core.json_schema import one_of
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.field_kinds import (
    ID,
    Active,
    Cargo,
    CountedPile,
    Drawn,
    Ids,
    IdSet,
    NumberOrNone,
    Pile,
    Piles,
    Progress,
    Sealed,
    Shown,
    StoneList,
    Stones,
    TurnedGoods,
)
from stellwerk.titles.volldampf.rules import EFFECTS
from stellwerk.titles.volldampf.worked_out import OF_SEATS, OF_TABLE

_MUCH: Final = 9_999


@cache
def fields(edition: Edition) -> PositionFields:
    """The fields of a position with this edition."""
    places = [place.id for place in edition.fields]
    segments = [segment.id for segment in edition.segments]
    symbols = [symbol.id for symbol in edition.symbols]
    actions = one_of(c.ACTIONS)
    return PositionFields(
        table=[
            Number("round", "round", 0, max(c.ROUNDS)),
            Progress("turns", "turns", 0, c.LONGEST),
            Seats("order", "order"),
            Active("active", "active"),
            Progress("place", "place", c.NONE, c.MOST_DEALT - 1),
            Number("lap", "lap", 0, c.MOST_LAPS - 1),
            Progress("asked", "asked", c.NONE, c.MOST_PLAYERS - 1),
            Stones(edition),
            TurnedGoods("goods-turned", "goods", [card.id for card in edition.goods]),
            Ids("due", "due", places),
            CountedPile("routes-used", "used_routes", symbols, c.ROUTES_EACH, ID),
            Piles("groups", "groups", symbols, c.ROUTES_EACH, ID),
            Pile("discard", "discard", c.ACTIONS, c.ACTIONS_EACH, actions),
            NumberOrNone("highest", "highest", _MUCH),
            Seats("passed", "passed"),
            Progress("equal-bids", "equal_bids", 0, c.EQUAL_BIDS),
            Drawn("drawn", "drawn"),
            Cargo("cargo", "cargo", edition),
            Ids("path", "path", segments),
            Number("reach", "reach", c.REACH, c.FAST_REACH),
            StoneList("barred", "barred", edition),
            Owed(EFFECTS),
        ],
        seat=[
            Number("cash", "cash", 0, _MUCH),
            Number("income", "income", 0, _MUCH),
            Number("bonds", "bonds", 0, _MUCH),
            IdSet("track", "track", segments),
            Pile("routes", "routes", symbols, c.ROUTES_EACH, ID),
            Pile("actions", "actions", c.ACTIONS, c.ACTIONS_EACH, actions, secret=True),
            Number("hidden", "hidden", 0, c.size(c.ALL_ACTIONS), secret=True),
            Shown("shown", "shown", secret=True),
            NumberOrNone("bid", "bid", _MUCH),
            Sealed("sealed", "sealed", c.BONDS_IN_ALL, secret=True),
        ],
        boards=lambda position: position.companies,
        board=lambda position, seat: position.writable(seat),
        derived=(
            *("edition", "first_stop", "companies", "network", "bank", "bag", "lying"),
            *("routes", "deck", "at", "reached"),
        ),
        worked_out=OF_SEATS,
        worked_out_of_table=OF_TABLE,
    )
