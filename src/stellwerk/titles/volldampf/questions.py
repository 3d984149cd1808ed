"""The decision to make, as a value: its kind, and what it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stellwerk.core.json_schema import Schema, boolean, integer, one_of, optional, record
from stellwerk.core.json_schema import seat as seat_schema
from stellwerk.core.position import NOBODY
from stellwerk.core.title import Asked
from stellwerk.titles.volldampf import auction, building, chance, effects, transport
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.field_kinds import COLOUR, ID
from stellwerk.titles.volldampf.position import Railroad

_GROUP: Final = integer(1, c.MOST_PLAYERS)
_REACH: Final = integer(c.REACH, c.FAST_REACH)
_PASSING: Final[Schema] = record(
    {
        "number": integer(1, c.MOST_PLAYERS),
        "price": integer(0, c.HIGHEST_BID),
        "share": one_of(("free", "half", "full")),
    }
)
"""The order number of a player who passes now, its cost, and which part of the last bid that is."""
_CARGO: Final[Mapping[str, Schema]] = {"colour": COLOUR, "start": ID, "place": ID}
"""The stone on its way: from where, and to where by now."""

ASKS: Final[Mapping[str, Mapping[str, Schema]]] = {
    # Drawn by chance.
    "fill": {"field": ID},
    "goods": {"cards": integer(1, max(c.GOODS_AT_START))},
    "routes": {"group": _GROUP},
    "draw": {"seat": seat_schema(), "victim": optional(seat_schema())},
    "freight": {"seat": seat_schema()},
    # Bonds and the auction; `if_passing` is null for the player who has to open it.
    "issue": {"left": integer(0, c.BONDS_IN_ALL)},
    "secret-bonds": {},
    "bid": {"if_passing": optional(_PASSING)},
    "secret-bids": {"again": boolean()},
    # Route cards and track.
    "all-new": {},
    "sort": {"group": _GROUP},
    "take-group": {},
    "lay": {},
    "bargain-card": {},
    "bargain-segment": {"cost": integer(c.BARGAIN_PRICE, c.BARGAIN_PRICE)},
    # Transport; `movable` says whether there is a stone to choose without another card.
    "transport": {
        "number": integer(1, c.TRANSPORT_ROUNDS),
        "reach": _REACH,
        "movable": boolean(),
    },
    "subsidised": {"reach": _REACH, "movable": boolean()},
    "step": {**_CARGO, "subsidised": boolean()},
    "sabotage": {"seat": seat_schema(), **_CARGO},
    "subsidy": {},
    "unload": {"colour": COLOUR},
    # Action cards at any time.
    "plan": {},
    "replace": {"colour": COLOUR, "start": ID},
    "rob": {},
}


def asked(position: Railroad) -> Asked | None:
    """What the seat whose turn it is has to decide."""
    if position.turn == NOBODY:
        return None
    top = position.stack[-1]
    if isinstance(top, effects.Chance):
        return _drawn(position, top)
    if isinstance(top, chance.Rob):
        return Asked("rob")
    if isinstance(top, effects.Question):
        stopped = top is transport.ASK_SABOTAGE
        about = {"seat": position.active, **_cargo(position)} if stopped else {}
        return Asked(c.ACTIONS[top.kind], about)
    return Asked(top.name, _about(position))


def _drawn(position: Railroad, top: effects.Chance) -> Asked:
    """What the dealer draws, and for whom."""
    if isinstance(top, chance.TurnGoods):
        return Asked("goods", {"cards": top.left})
    if isinstance(top, chance.DrawAction):
        return Asked("draw", {"seat": top.seat, "victim": None})
    if isinstance(top, chance.BlindDraw):
        return Asked("draw", {"seat": top.seat, "victim": top.victim})
    if top is chance.DEAL_ROUTES:
        return Asked("routes", {"group": _group(position)})
    if top is transport.FREIGHT:
        return Asked("freight", {"seat": position.active})
    return Asked("fill", {"field": position.edition.places[position.due[0]].id})


def _about(position: Railroad) -> Mapping[str, object]:
    """What a decision of the active player is about."""
    top = position.stack[-1]
    if isinstance(top, transport.Transport):
        about = {"reach": position.reach, "movable": any(transport.movable(position))}
        return about if top.subsidised else {"number": position.lap + 1, **about}
    if top is transport.STEP:
        return {**_cargo(position), "subsidised": transport.SUBSIDISED in position.stack}
    if top is transport.UNLOAD:
        return {"colour": c.COLOURS[position.drawn]}
    if top is effects.REPLACE:
        cargo = _cargo(position)
        return {"colour": cargo["colour"], "start": cargo["start"]}
    if top is auction.ISSUE:
        return {"left": auction.bonds_left(position)}
    if top is auction.PLACE_BID:
        return {"if_passing": _passing(position)}
    if top is auction.CHOOSE_BID:
        return {"again": position.equal_bids > 0}
    if top is building.SORT:
        return {"group": _group(position)}
    if top is building.BARGAIN_SEGMENT:
        return {"cost": c.BARGAIN_PRICE}
    return {}


def _group(position: Railroad) -> int:
    """The number of the group that the next route card goes into."""
    return (position.place + 1) // c.GROUP_SIZE[position.players] + 1


def _passing(position: Railroad) -> dict[str, object] | None:
    """What passing would mean; the first bid is a duty."""
    if position.highest == c.NONE:
        return None
    players = position.players
    number = players - len(position.passed)
    share = "half" if auction.pays_half(number) else "full"
    return {
        "number": number,
        "price": auction.price_of(number, position.companies[position.active].bid, players),
        "share": "free" if auction.is_free(number, players) else share,
    }


def _cargo(position: Railroad) -> dict[str, object]:
    colour, start = divmod(position.cargo, c.MOST_FIELDS)
    places = position.edition.places
    return {
        "colour": c.COLOURS[colour],
        "start": places[start].id,
        "place": places[position.at if position.path else start].id,
    }
