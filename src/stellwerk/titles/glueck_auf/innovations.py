"""Action innovations: what they do, and when they may be played (GA-8)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import DEALER
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import words
from stellwerk.titles.glueck_auf.areas import affordable, worker_actions
from stellwerk.titles.glueck_auf.board import COUNT_BITS, COUNT_MASK, Board
from stellwerk.titles.glueck_auf.delivery import DELIVER, can_deliver
from stellwerk.titles.glueck_auf.effects import TAKE, TAKE_LORRY, TAKE_WAGON
from stellwerk.titles.glueck_auf.mining import EXTRA_MINE, can_step
from stellwerk.titles.glueck_auf.position import Colliery, Duty
from stellwerk.titles.glueck_auf.secrecy import show_innovation

EXTRA_ACTIONS: Final = (
    *(TAKE_LORRY, TAKE_WAGON, TAKE[c.ENGINE_PILE], TAKE[c.ORDER_PILE], TAKE[c.SHARE_PILE]),
    *(EXTRA_MINE, DELIVER),
)
_EXTRA_BITS: Final = tuple(
    COUNT_MASK << COUNT_BITS * (c.WORKER_INNOVATIONS + n) for n in range(len(EXTRA_ACTIONS))
)
ACTING: Final = sum(_EXTRA_BITS)
"""The action innovations of a hand."""

_CLOSED_BY: Final = (
    *(c.LORRY_PILES, c.WAGON_PILES),
    *(1 << c.ENGINE_PILE, 1 << c.ORDER_PILE, 1 << c.SHARE_PILE),
    *(c.MORE_MINING, c.MORE_MINING | 1 << c.DELIVERY),
)
"""The areas that carrying out an action innovation may close, besides the wild action."""


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


def leaves_action(position: Colliery, extra: int, open_areas: int) -> bool:
    """Whether some way of carrying out an action innovation leaves a worker action (GA-8.8)."""
    if open_areas & ~(_CLOSED_BY[extra] | 1 << c.WILD):
        return True
    return affordable(position, position.boards[position.active]) > 0 and _some_way(position, extra)


def _some_way(position: Colliery, extra: int) -> bool:
    """Try all ways; which cards come up does not matter, so the first of them will do."""
    first = position.copy()
    first.stack = [SENTINEL]
    play_extra(first, extra)
    first.settle()
    waiting = [first]
    known: set[tuple[int, ...]] = set()
    while waiting:
        ahead = waiting.pop()
        if ahead.stack[-1] is SENTINEL:
            if worker_actions(ahead, ahead.boards[ahead.active]):
                return True
            continue
        for move in _telling_moves(ahead):
            after = ahead.copy()
            after.play(move)
            state = tuple(after.state())
            if state not in known:
                known.add(state)
                waiting.append(after)
    return False


def _telling_moves(ahead: Colliery) -> list[int]:
    """The moves that can make a difference to which areas will be open."""
    moves = ahead.moves()
    if ahead.turn == DEALER:
        return moves[:1]
    board = ahead.boards[ahead.active]
    if affordable(ahead, board) & c.MORE_MINING:
        return moves
    # Nothing is mined after this but for a delivery, which needs an engine.
    return [move for move in moves if not _loads_for_nothing(board, move)]


def _loads_for_nothing(board: Board, move: int) -> bool:
    if not c.LOAD <= move < c.FULFIL:
        return False
    berth = move - c.LOAD if move < c.LOAD_STORED else c.STORED_LOADS[move - c.LOAD_STORED][1]
    return board.engines[c.TRACK_OF_BERTH[berth]] == c.NONE


def play_extra(position: Colliery, extra: int) -> None:
    """An action innovation leaves the game and is carried out (GA-8.3)."""
    innovation = extra + c.WORKER_INNOVATIONS
    show_innovation(position, innovation)
    position.box += 1 << COUNT_BITS * innovation
    if position.events is not None:
        card = words.INNOVATIONS[innovation]
        position.tell("played-innovation", seat=position.active, card=card)
    position.stack.append(EXTRA_ACTIONS[extra])


class Sentinel(Duty):
    """The end of what is looked at ahead; never on the stack of a real game."""

    __slots__ = ()

    def options(self, position: Colliery) -> list[int]:
        return [c.DONE]


SENTINEL: Final = Sentinel("sentinel")
