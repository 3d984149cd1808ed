"""What the things on a table of Glück Auf are about: the rule that each of them links to.

The sentence of a thing is the message `ga-tip-` and its name.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

GlueckAufThing = Literal[
    "pile-lorry",
    "pile-wagon",
    "pile-engine",
    "pile-order",
    "pile-share",
    "pile-innovation",
    "pile-objective",
    "mining",
    "delivery",
    "wild",
    "end",
    "no-more",
    "stop",
    "pass",
    "worker-card",
    "worker-gone",
    "price",
    "lantern",
    "shift-token",
    "track-plate",
    "track",
    "train",
    "engine",
    "no-engine",
    "wagon",
    "load",
    "row",
    "storage",
    "store",
    "order",
    "innovation",
    "worker-innovation",
    "kept",
    "delivered",
    "points-lorries",
    "points-orders",
    "points-shares",
    "points-tokens",
    "points-objectives",
    "points-total",
]


class GlueckAufTip(TypedDict):
    """A kind of thing on the table, and the rule that explains it."""

    thing: GlueckAufThing
    rule: str


_RULES: Final[dict[GlueckAufThing, str]] = {
    "pile-lorry": "GA-4.2",
    "pile-wagon": "GA-4.3",
    "pile-engine": "GA-4.5",
    "pile-order": "GA-4.6",
    "pile-share": "GA-4.7",
    "pile-innovation": "GA-4.8",
    "pile-objective": "GA-4.9",
    "mining": "GA-5.1",
    "delivery": "GA-6.1",
    "wild": "GA-7.2",
    "end": "GA-8.2",
    "no-more": "GA-6.2",
    "stop": "GA-5.1",
    "pass": "GA-2.3",
    "worker-card": "GA-3.3",
    "worker-gone": "GA-9.5",
    "price": "GA-3.2",
    "lantern": "GA-9.4",
    "shift-token": "GA-9.2",
    "track-plate": "GA-5.5",
    "track": "GA-4.4",
    "train": "GA-6.3",
    "engine": "GA-6.2",
    "no-engine": "GA-6.1",
    "wagon": "GA-5.6",
    "load": "GA-5.4",
    "row": "GA-5.3",
    "storage": "GA-5.8",
    "store": "GA-5.7",
    "order": "GA-10.3",
    "innovation": "GA-8.2",
    "worker-innovation": "GA-8.1",
    "kept": "GA-7.2",
    "delivered": "GA-10.1",
    "points-lorries": "GA-10.2",
    "points-orders": "GA-10.3",
    "points-shares": "GA-10.4",
    "points-tokens": "GA-10.5",
    "points-objectives": "GA-10.6",
    "points-total": "GA-10.13",
}


TIPS: Final[list[GlueckAufTip]] = [{"thing": thing, "rule": rule} for thing, rule in _RULES.items()]
