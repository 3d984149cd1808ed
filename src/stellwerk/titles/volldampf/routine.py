"""What needs no person to choose it: turns without a choice, and the next turn to plan."""

from __future__ import annotations

from typing import Final

from stellwerk.titles.volldampf import auction, building, transport
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Railroad

_TURNS: Final = (auction.PLACE_BID, building.TAKE_GROUP, building.LAY, transport.TRANSPORT)
_IN_ORDER: Final = (building.CHOICE, building.LAYING, transport.TRANSPORTS)


def nothing_to_do(position: Railroad) -> int | None:
    """The only move of a turn, if there are no action cards in hand that might open another."""
    if not position.stack or position.stack[-1] not in _TURNS or len(position.moves()) > 1:
        return None
    return None if position.companies[position.active].actions else position.moves()[0]


def next_turn(position: Railroad, seat: int) -> Railroad | None:
    """The next turn of the phase that is going on, if all have theirs in order."""
    phase = next((effect for effect in position.stack[::-1] if effect in _IN_ORDER), None)
    if phase is None or position.place == c.NONE:
        return None
    place = phase.place_of(position, seat)
    lap = position.lap + (place <= position.place)
    if lap >= phase.rounds(position):
        return None
    ahead = position.copy()
    transport.end_transport(ahead)
    ahead.asked = c.NONE
    ahead.stack = [*position.stack[: position.stack.index(phase) + 1], phase.turn]
    ahead.place = place
    ahead.lap = lap
    ahead.begin(seat)
    ahead.settle()
    return ahead
