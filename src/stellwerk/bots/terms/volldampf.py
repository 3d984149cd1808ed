"""The terms of Volldampf: income so far, transports to come, money and cards."""

from __future__ import annotations

from typing import Final

from stellwerk.bots.terms import SCORE, Groups
from stellwerk.bots.values.volldampf import TableValue
from stellwerk.titles.volldampf.position import Railroad

GROUPS: Final[Groups] = {
    "transports": ("stones",),
    "later-transports": ("later_stones",),
    "money": ("cash", "saved"),
    "bonds": ("bond",),
    "actions": ("action",),
    "routes": ("route",),
    "order": ("first",),
}
SHARED: Final[tuple[str, ...]] = ("prospects",)


def remainder(value: TableValue, table: Railroad, seat: int) -> dict[str, float]:
    """Points so far, and what is already under way: a moving stone, bonds just chosen, a debt."""
    score = float(table.companies[seat].score())
    return {SCORE: score, "under-way": value.points(table, seat) - score}
