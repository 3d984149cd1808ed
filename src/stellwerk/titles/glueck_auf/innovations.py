"""Action innovations: what they do, and when they may be played (GA-8)."""

from __future__ import annotations

from typing import Final

from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import names
from stellwerk.titles.glueck_auf.board import COUNT_BITS, COUNT_MASK, Board
from stellwerk.titles.glueck_auf.delivery import DELIVER, can_deliver
from stellwerk.titles.glueck_auf.effects import TAKE, TAKE_LORRY, TAKE_WAGON
from stellwerk.titles.glueck_auf.mining import EXTRA_MINE, can_step
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.revealing import show_innovation

EXTRA_ACTIONS: Final = (
    *(TAKE_LORRY, TAKE_WAGON, TAKE[c.ENGINE_PILE], TAKE[c.ORDER_PILE], TAKE[c.SHARE_PILE]),
    *(EXTRA_MINE, DELIVER),
)
_EXTRA_BITS: Final = tuple(
    COUNT_MASK << COUNT_BITS * (c.WORKER_INNOVATIONS + n) for n in range(len(EXTRA_ACTIONS))
)
ACTING: Final = sum(_EXTRA_BITS)
"""The action innovations of a hand."""


def is_playable(position: Colliery, board: Board, extra: int) -> bool:
    """Whether an action innovation can be carried out now (GA-8.4)."""
    innovation = extra + c.WORKER_INNOVATIONS
    stocked = position.stocked
    if innovation == c.EXTRA_LORRY:
        return stocked & c.LORRY_PILES > 0
    if innovation == c.EXTRA_WAGON:
        return stocked & c.WAGON_PILES > 0
    if innovation == c.EXTRA_ENGINE:
        return stocked >> c.ENGINE_PILE & 1 > 0 and c.NONE in board.engines
    if innovation == c.EXTRA_ORDER:
        return stocked >> c.ORDER_PILE & 1 > 0
    if innovation == c.EXTRA_SHARE:
        return stocked >> c.SHARE_PILE & 1 > 0
    if innovation == c.EXTRA_MINING:
        return can_step(board)
    return can_deliver(board)


def playable_extras(position: Colliery, board: Board) -> int:
    """The action innovations in hand that can be carried out, as a set of moves."""
    found = 0
    for extra in range(len(EXTRA_ACTIONS)):
        if board.innovations & _EXTRA_BITS[extra] and is_playable(position, board, extra):
            found |= 1 << c.EXTRA + extra
    return found


def play_extra(position: Colliery, extra: int) -> None:
    """An action innovation leaves the game and is carried out (GA-8.3)."""
    innovation = extra + c.WORKER_INNOVATIONS
    show_innovation(position, innovation)
    position.box += 1 << COUNT_BITS * innovation
    if position.events is not None:
        card = names.INNOVATIONS[innovation]
        position.tell("played-innovation", seat=position.active, card=card)
    position.stack.append(EXTRA_ACTIONS[extra])
