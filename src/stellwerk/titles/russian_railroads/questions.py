"""The decision to make, as values: the kinds of each decision, and what it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stellwerk.core.bits import members
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
from stellwerk.core.title import Asked
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.action_parts import ActionParts
from stellwerk.titles.russian_railroads.effects import (
    ExchangeFactory,
    LayLocomotive,
    PickCard,
    PickToken,
    TakeEndCard,
    UseAgain,
)
from stellwerk.titles.russian_railroads.end_bonuses import EXTRA_ENGINEERS
from stellwerk.titles.russian_railroads.end_of_round import MoveOn
from stellwerk.titles.russian_railroads.fields import partial
from stellwerk.titles.russian_railroads.position import Duty, Railway
from stellwerk.titles.russian_railroads.rules import Pay, TakeTurn
from stellwerk.titles.russian_railroads.scoring import end_card_points
from stellwerk.titles.russian_railroads.set_up import (
    BoxEndCards,
    DealEngineers,
    DealOrder,
    PickBonus,
)

WORK: Final = "work"
WORK_IN_PART: Final = "work-in-part"
_KINDS: Final[Mapping[type[Duty], str]] = {
    DealOrder: "deal-order",
    DealEngineers: "deal-engineers",
    BoxEndCards: "box-end-cards",
    PickBonus: "bonus",
    TakeTurn: "turn",
    Pay: "pay",
    ActionParts: WORK,
    LayLocomotive: "lay",
    ExchangeFactory: "exchange",
    UseAgain: "again",
    PickToken: "pick-token",
    PickCard: "pick-card",
    TakeEndCard: "take-end-card",
    MoveOn: "move-on",
}
_PARTS: Final = partial({}, dict.fromkeys(c.PART_NAMES, integer(1, 5)))
ASKS: Final[Mapping[str, Mapping[str, Schema]]] = {
    **{kind: {} for kind in _KINDS.values()},
    "pay": {
        "space": one_of(c.SPACE_NAMES),
        "workers": integer(0, 3),
        "coins": integer(0, 1),
    },
    WORK: {"parts": _PARTS},
    WORK_IN_PART: {"parts": _PARTS},
    "lay": {"number": integer(1, c.STRONGEST)},
    "exchange": {"number": integer(1, c.STRONGEST)},
    "move-on": {"space": one_of((c.SPACE_NAMES[c.O1], c.SPACE_NAMES[c.O2]))},
    "take-end-card": {
        "cards": maybe_hidden(
            array(record({"card": one_of(c.END_CARD_NAMES), "points": optional(integer(0, 200))}))
        )
    },
}
"""A payment has the cost in workers, and the coins besides; `work-in-part` may be skipped. A card
to take has what it would bring as things stand, null where that depends on the others."""


def asked(railway: Railway) -> Asked | None:
    """What has to be decided; None once the game is over."""
    if not railway.stack:
        return None
    top = railway.duties()[-1]
    kind = _KINDS[type(top)]
    return Asked(WORK_IN_PART if kind == WORK and not top.full else kind, _about(railway, top))


def _about(railway: Railway, top: Duty) -> dict[str, Any]:
    if isinstance(top, ActionParts):
        parts = zip(c.PART_NAMES, top.parts, strict=True)
        return {"parts": {part: count for part, count in parts if count}}
    if isinstance(top, Pay):
        return {"space": c.SPACE_NAMES[top.space], "workers": top.cost, "coins": top.fee}
    if isinstance(top, LayLocomotive | ExchangeFactory):
        return {"number": top.number}
    if isinstance(top, MoveOn):
        return {"space": c.SPACE_NAMES[c.O1 + top.claim]}
    if isinstance(top, TakeEndCard):
        return {"cards": _cards(railway)}
    return {}


def _cards(railway: Railway) -> str | list[dict[str, str | int | None]]:
    """The end-bonus stack in hand with what each card would bring, for whoever may see it."""
    if not railway.end_stack:
        return HIDDEN
    mat = railway.mats[railway.active]
    start = c.WORKERS_AT_START[railway.players]
    return [
        {
            "card": c.END_CARD_NAMES[card],
            "points": None if EXTRA_ENGINEERS[card] else end_card_points(mat, card, start),
        }
        for card in members(railway.end_stack)
    ]
