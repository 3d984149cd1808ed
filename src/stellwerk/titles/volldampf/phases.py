"""The phases of a round, and what is owed in each (VD-2.3)."""

from __future__ import annotations

from typing import Final

from stellwerk.titles.volldampf.position import Railroad

PHASES: Final = ("goods", "routes", "bonds", "auction", "track", "transport", "income")
"""The seven phases as the rules count them; some take several steps."""
STEPS: Final = (
    *("round", "last-cards", "income", "subsidies", "transports", "laying", "choice"),
    *("auction", "bids-in-secret", "regrouping", "bonds", "bonds-in-secret", "routes"),
    *("goods-1", "goods-2", "goods-3", "goods-4", "goods-5", "stock"),
)
"""From the bottom of the stack to its top."""
STEP_OF: Final = {
    "issue": "bonds",
    "secret-bonds": "bonds-in-secret",
    "bid": "auction",
    "secret-bids": "bids-in-secret",
    "sort": "regrouping",
    "take-group": "choice",
    "lay": "laying",
    "bargain-card": "laying",
    "bargain-segment": "laying",
    "transport": "transports",
    "subsidised": "subsidies",
    "fill": "stock",
}
"""Turns, and the step each belongs to: no later step can lie on top of it."""
_PHASE_OF: Final = {
    "stock": "goods",
    "goods-1": "goods",
    "goods-2": "goods",
    "goods-3": "goods",
    "goods-4": "goods",
    "goods-5": "goods",
    "routes": "routes",
    "bonds": "bonds",
    "bonds-in-secret": "bonds",
    "regrouping": "auction",
    "auction": "auction",
    "bids-in-secret": "auction",
    "choice": "auction",
    "laying": "track",
    "transports": "transport",
    "subsidies": "transport",
    "income": "income",
    "last-cards": "income",
    "round": "income",
}
"""By step its phase. Between two rounds the last cards of the first are drawn."""


def phase_of(position: Railroad) -> str:
    """The phase that is going on: that of the topmost step owed. After the end it is the last."""
    for effect in reversed(position.stack):
        phase = _PHASE_OF.get(STEP_OF.get(effect.name, effect.name))
        if phase is not None:
            return phase
    return PHASES[-1]
