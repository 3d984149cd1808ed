"""The terms of Glück Auf: the orders in hand, and what later deliveries need."""

from __future__ import annotations

from typing import Final

from stellwerk.bots.terms import SCORE, Groups
from stellwerk.bots.values.glueck_auf import CollieryValue
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.scoring import points

GROUPS: Final[Groups] = {
    "lorries": ("lorry", "lorry_points", "in_store", "in_row", "fit"),
    "wagons": ("wagon", "wagon_more"),
    "engines": ("engine", "engine_pair"),
    "shares": ("share_far",),
    "objectives": ("objective", "objective_part"),
    "innovations": ("innovation", "worker_innovation"),
    "workers": ("pip", "card"),
    "foreman": ("foreman",),
}
SHARED: Final[tuple[str, ...]] = ()


def remainder(value: CollieryValue, colliery: Colliery, seat: int) -> dict[str, float]:
    """Points so far, and what the orders in hand are likely to bring."""
    score = float(points(colliery.boards[seat]))
    return {SCORE: score, "orders": value.points(colliery, seat) - score}
