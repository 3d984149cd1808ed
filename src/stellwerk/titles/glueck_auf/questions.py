"""The decision to make, as values: the kinds of decision, and what each is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.json_schema import Schema, integer, one_of
from stellwerk.core.title import Asked
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.delivery import Assign, DeliverMore
from stellwerk.titles.glueck_auf.effects import (
    Look,
    PlaceEngine,
    PlaceWagon,
    TakeEither,
    TurnUp,
)
from stellwerk.titles.glueck_auf.fields import faces_of
from stellwerk.titles.glueck_auf.mining import EXTRA_MINE, Mine
from stellwerk.titles.glueck_auf.payment import Pay, PayOnes
from stellwerk.titles.glueck_auf.position import Colliery, Duty
from stellwerk.titles.glueck_auf.rules import Turn

_PILE: Final[Mapping[str, Schema]] = {"pile": one_of(c.PILE_NAMES)}
_STEPS: Final = integer(0, EXTRA_MINE.most)
ASKS: Final[Mapping[str, Mapping[str, Schema]]] = {
    "draw-starter": {},
    "turn-up": _PILE,
    "turn": {},
    "turn-innovation": {},
    "turn-pass": {},
    "turn-on": {},
    "turn-on-innovation": {},
    "pay": {
        "area": one_of(c.AREA_NAMES),
        "workers": integer(1, c.HIGHEST_PRICE),
        "price": integer(1, c.HIGHEST_PRICE),
    },
    "pay-ones": {"cards": integer(1, c.HIGHEST_PRICE)},
    "take": {"card": one_of((c.KINDS[c.LORRY], c.KINDS[c.WAGON]))},
    "place": {"card": one_of(faces_of(c.WAGON, c.ENGINE))},
    "wild": {},
    "look": _PILE,
    "keep": {},
    "mine": {"least": _STEPS, "most": _STEPS},
    "deliver": {},
    "deliver-more": {"card": one_of(faces_of(c.ENGINE))},
    "assign": {"track": integer(1, c.TRACKS), "lorries": integer(1, 2 * c.KIND_SIZES[c.LORRY])},
    "afterwards": {},
}
"""`turn-on` follows an innovation; `…-innovation` if no area is open before another one is played,
and `turn-pass` if nothing else is left. Of a payment `workers` are still owed out of the `price`.
"""


def asked(position: Colliery) -> Asked | None:
    """The decision to make; None when the game is over."""
    if not position.stack:
        return None
    top: Duty = position.duties()[-1]
    if isinstance(top, Turn):
        return Asked(_turn(top, position.moves()))
    if isinstance(top, Pay):
        price = position.last[position.area]
        area = c.AREA_NAMES[position.area]
        return Asked("pay", {"area": area, "workers": top.owed, "price": price})
    if isinstance(top, PayOnes):
        return Asked("pay-ones", {"cards": top.cards})
    if isinstance(top, TakeEither):
        return Asked("take", {"card": c.KINDS[top.kind]})
    if isinstance(top, PlaceWagon):
        return Asked("place", {"card": c.FACE_NAMES[c.WAGONS + top.wagon]})
    if isinstance(top, PlaceEngine):
        return Asked("place", {"card": c.FACE_NAMES[c.ENGINES + top.engine_type]})
    if isinstance(top, Mine):
        numbers = members(top.allowed)
        return Asked("mine", {"least": numbers[0], "most": numbers[-1]})
    if isinstance(top, DeliverMore):
        return Asked("deliver-more", {"card": c.FACE_NAMES[c.ENGINES + top.engine_type]})
    if isinstance(top, Assign):
        cargo = position.boards[position.active].cargo[top.track]
        return Asked("assign", {"track": top.track + 1, "lorries": cargo})
    if isinstance(top, TurnUp | Look):
        kind = "turn-up" if isinstance(top, TurnUp) else "look"
        return Asked(kind, {"pile": c.PILE_NAMES[top.pile]})
    return Asked(top.name)


def _turn(turn: Turn, moves: Sequence[int]) -> str:
    """The kind of a turn, as far as the viewer knows what is open to the player."""
    if not moves or moves[0] < c.EXTRA:
        return turn.name
    return f"{turn.name}-pass" if moves[0] == c.PASS else f"{turn.name}-innovation"
