"""What the things on a table of Volldampf are about: the rule that each of them links to.

The sentence of a thing is the message `vd-tip-` and its name.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

VolldampfThing = Literal[
    "segment",
    "segment-laid",
    "city",
    "city-from",
    "city-to",
    "city-put",
    "stone",
    "stop",
    "income-space",
    "income-marker",
    "symbol",
    "supply-stones",
    "supply-goods",
    "supply-routes",
    "supply-actions",
    "phase-goods",
    "phase-routes",
    "phase-bonds",
    "phase-auction",
    "phase-track",
    "phase-transport",
    "phase-income",
    "col-order",
    "col-income",
    "col-bonds",
    "col-score",
    "col-cash",
    "col-track",
    "col-cards",
    "col-moves",
    "col-routes",
    "col-bid",
    "group",
    "route-card",
    "lose",
    "give",
    "sort",
    "action-fast-locomotive",
    "action-subsidy",
    "action-bargain",
    "action-sabotage",
    "action-extra-freight",
    "action-all-new",
    "action-new-plan",
    "rob",
    "deliver",
    "decline",
    "skip",
    "pass",
    "new-bonds",
    "new-bid-two",
    "new-bid",
]


class VolldampfTip(TypedDict):
    """A kind of thing on the table, and the rule that explains it."""

    thing: VolldampfThing
    rule: str


_RULES: Final[dict[VolldampfThing, str]] = {
    "segment": "VD-7.2",
    "segment-laid": "VD-8.9",
    "city": "VD-2.1",
    "city-from": "VD-8.2",
    "city-to": "VD-8.3",
    "city-put": "VD-11.7",
    "stone": "VD-8.3",
    "stop": "VD-7.3",
    "income-space": "VD-9.4",
    "income-marker": "VD-9.1",
    "symbol": "VD-2.2",
    "supply-stones": "VD-1.5",
    "supply-goods": "VD-3.1",
    "supply-routes": "VD-3.2",
    "supply-actions": "VD-10.3",
    "phase-goods": "VD-3.1",
    "phase-routes": "VD-3.2",
    "phase-bonds": "VD-4.1",
    "phase-auction": "VD-5.1",
    "phase-track": "VD-7.1",
    "phase-transport": "VD-8.1",
    "phase-income": "VD-9.1",
    "col-order": "VD-5.4",
    "col-income": "VD-9.1",
    "col-bonds": "VD-4.2",
    "col-score": "VD-12.2",
    "col-cash": "VD-12.3",
    "col-track": "VD-7.7",
    "col-cards": "VD-10.2",
    "col-moves": "VD-8.1",
    "col-routes": "VD-6.1",
    "col-bid": "VD-5.2",
    "group": "VD-6.1",
    "route-card": "VD-7.2",
    "lose": "VD-7.5",
    "give": "VD-11.4",
    "sort": "VD-11.8",
    "action-fast-locomotive": "VD-11.1",
    "action-subsidy": "VD-11.2",
    "action-bargain": "VD-11.4",
    "action-sabotage": "VD-11.5",
    "action-extra-freight": "VD-11.7",
    "action-all-new": "VD-11.8",
    "action-new-plan": "VD-11.9",
    "rob": "VD-10.4",
    "deliver": "VD-8.9",
    "decline": "VD-10.5",
    "skip": "VD-8.10",
    "pass": "VD-5.4",
    "new-bonds": "VD-4.1",
    "new-bid-two": "VD-13.2",
    "new-bid": "VD-5.5",
}


TIPS: Final[list[VolldampfTip]] = [{"thing": thing, "rule": rule} for thing, rule in _RULES.items()]
