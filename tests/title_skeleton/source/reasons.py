"""Why not: the reason a move is closed, with the number of its rule."""

from __future__ import annotations

from stellwerk.core.messages import Reason
from stellwerk.core.position import DEALER, NOBODY
from title_skeleton.source import components as c
from title_skeleton.source.names import WAGONS
from title_skeleton.source.position import Sidings


def why_not(position: Sidings, move: int) -> Reason | None:
    """Why a move is closed now, or None if it is open."""
    if move in position.moves():
        return None
    if position.turn == NOBODY:
        return Reason("why-over", "SK-3.2", {})
    if position.turn == DEALER or move >= c.DRAW:
        return Reason("why-drawn", "SK-2.3", {})
    weight = move - c.COUPLE if move < c.SEND else move - c.SEND
    if weight not in position.trains[position.active].hand:
        return Reason("why-not-held", "SK-2.1", {"wagon": WAGONS[weight]})
    return Reason("why-too-heavy", "SK-2.2", {"wagon": WAGONS[weight]})
