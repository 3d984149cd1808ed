"""What needs no person to choose it: passing with nothing left, and the next turn to plan."""

from __future__ import annotations

from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.position import TURN_LEVEL, Colliery
from stellwerk.titles.glueck_auf.rules import NEXT_TURN, TURN


def nothing_to_do(position: Colliery) -> int | None:
    """Pass, unless a card in hand that the others have not seen might open something."""
    if not position.stack or position.stack[-1] is not TURN or position.moves() != [c.PASS]:
        return None
    board = position.boards[position.active]
    return c.PASS if board.innovations == board.shown_innovations else None


def next_turn(position: Colliery, seat: int) -> Colliery | None:
    """The seat takes a turn at the areas as they are now, unless it is out of the shift."""
    board = position.boards[seat]
    if not position.stack or position.stack[0] is not NEXT_TURN or position.passed >> seat & 1:
        return None
    if not board.workers and not board.innovations:
        return None
    ahead = position.copy()
    ahead.stack = [*position.stack[:TURN_LEVEL], TURN]
    ahead.active = seat
    ahead.area = c.NONE
    ahead.settle()
    return ahead
