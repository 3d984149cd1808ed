"""What needs no person to choose it: the usual payment, passing, and the next turn to plan."""

from __future__ import annotations

from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.rules import NEXT_TURN, TAKE_TURN, Pay


def usual(railway: Railway) -> int | None:
    """Workers pay, with as few coins as possible; the black worker is kept."""
    move = railway.moves()[0]
    return move if isinstance(railway.stack[-1], Pay) and move < c.PAY_BLACK else None


def repeats(move: int) -> bool:
    """Steps on the lines and on the industry track."""
    return c.STEP <= move < c.TAKE_LOCOMOTIVE


def nothing_to_do(railway: Railway) -> int | None:
    """Pass, once no space can be paid for; nothing about that is secret."""
    turn = railway.stack and railway.stack[-1] is TAKE_TURN
    return c.PASS if turn and railway.moves() == [c.PASS] else None


def next_turn(railway: Railway, seat: int) -> Railway | None:
    """The seat takes a turn at the spaces as they are now."""
    if not railway.stack or railway.stack[0] not in (TAKE_TURN, NEXT_TURN):
        return None
    if railway.passed >> seat & 1:
        return None
    ahead = railway.copy()
    ahead.stack = [TAKE_TURN]
    ahead.active = seat
    ahead.settle()
    return ahead
