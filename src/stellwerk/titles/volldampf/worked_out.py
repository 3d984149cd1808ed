"""What clients get besides the fields of a position, computed by the rules."""

from __future__ import annotations

from typing import Final

from stellwerk.core.fields import WorkedOut
from stellwerk.core.json_schema import Schema, array, integer, one_of, record
from stellwerk.core.json_schema import seat as seat_schema
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.auction import price_of
from stellwerk.titles.volldampf.phases import PHASES, phase_of
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.transport import transports_left
from stellwerk.titles.volldampf.ways import path_gains

_STANDING: Final[Schema] = record(
    {
        "seat": seat_schema(),
        "number": integer(1, c.MOST_PLAYERS),
        "price": integer(0, c.HIGHEST_BID),
    }
)


def _standings(position: Railroad) -> list[dict[str, int]]:
    """The order number and its price of each who has passed in an auction, in that order."""
    players = position.players
    return [
        {
            "seat": seat,
            "number": players - before,
            "price": price_of(players - before, position.companies[seat].bid, players),
        }
        for before, seat in enumerate(position.passed)
    ]


def _supply(position: Railroad) -> dict[str, int]:
    """What is left in the bag and in the piles, without the route cards that are never dealt."""
    hidden = sum(company.hidden for company in position.companies)
    return {
        "stones": c.size(position.bag),
        "goods": position.goods.bit_count(),
        "routes": c.size(position.routes) - c.ROUTES_OUT_UNSEEN[position.players],
        "actions": c.size(position.deck) - hidden,
    }


_SUPPLY: Final = record(
    {
        "stones": integer(0, c.size(c.ALL_STONES)),
        "goods": integer(0, c.GOODS_CARDS),
        "routes": integer(0, c.size(c.ALL_ROUTES)),
        "actions": integer(0, c.size(c.ALL_ACTIONS)),
    }
)

OF_TABLE: Final = (
    WorkedOut("phase", one_of(PHASES), phase_of),
    WorkedOut("supply", _SUPPLY, _supply),
    WorkedOut("standings", array(_STANDING), _standings),
    WorkedOut(
        "path-gains",
        array(integer(0, c.FAST_REACH * c.GAIN_PER_PIECE)),
        lambda position: list(path_gains(position, position.path)),
    ),
)
OF_SEATS: Final = (WorkedOut("transports-left", integer(0, c.TRANSPORT_ROUNDS), transports_left),)
