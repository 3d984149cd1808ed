"""Which areas a player can send workers to (GA-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import Board
from stellwerk.titles.glueck_auf.delivery import DELIVER, can_deliver
from stellwerk.titles.glueck_auf.effects import TAKE, WILD_ACTION, takeable_piles
from stellwerk.titles.glueck_auf.mining import (
    MINE_01,
    MINE_12,
    MINE_23,
    can_step,
    can_take_two_steps,
)
from stellwerk.titles.glueck_auf.payment import REACH, WORKING, flexible
from stellwerk.titles.glueck_auf.position import Colliery

if TYPE_CHECKING:
    from stellwerk.core.tables import i64

AREA_ACTIONS: Final = (*TAKE, MINE_01, MINE_12, MINE_23, DELIVER, WILD_ACTION)


def affordable(position: Colliery, board: Board) -> int:
    """The areas in use whose price the hand can pay exactly, as a set (GA-3.3, GA-1.9)."""
    innovations = board.innovations & WORKING
    reach: i64 = REACH[flexible(innovations) if innovations else 0][board.workers] >> 1
    found: i64 = 0
    bit: i64 = 1
    for last in position.last:
        if reach >> last & 1:
            found |= bit
        bit <<= 1
    return found if position.players > 2 else found & ~(1 << c.MINING_12)


def worker_actions(position: Colliery, board: Board) -> int:
    """The areas the active player can send workers to, as a set (GA-3.5)."""
    found = affordable(position, board)
    piles = takeable_piles(position)
    possible = piles | 1 << c.MINING_01
    if found & 1 << c.MINING_23 and can_take_two_steps(board):
        possible |= 1 << c.MINING_23
    if found & 1 << c.MINING_12 and can_step(board):
        possible |= 1 << c.MINING_12
    if found & 1 << c.DELIVERY and can_deliver(board):
        possible |= 1 << c.DELIVERY
    if piles:
        possible |= 1 << c.WILD
    return found & possible
