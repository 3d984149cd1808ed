"""Why a move is not legal, with the number of the rule."""

from __future__ import annotations

from stellwerk.core.messages import Reason
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import names
from stellwerk.titles.glueck_auf.areas import affordable
from stellwerk.titles.glueck_auf.board import Board, count_of
from stellwerk.titles.glueck_auf.delivery import Assign, Deliver, DeliverMore
from stellwerk.titles.glueck_auf.effects import (
    KeepOne,
    PlaceEngine,
    PlaceWagon,
    TakeEither,
    Wild,
)
from stellwerk.titles.glueck_auf.innovations import is_playable
from stellwerk.titles.glueck_auf.lookahead import imagined
from stellwerk.titles.glueck_auf.mining import Mine
from stellwerk.titles.glueck_auf.payment import Pay, PayOnes, innovation_paid
from stellwerk.titles.glueck_auf.position import TURN_LEVEL, Bond, Colliery, Duty
from stellwerk.titles.glueck_auf.rules import Afterwards, Turn


def why_not(position: Colliery, move: int) -> Reason | None:
    """Why a move is not legal now, or None if it is."""
    if move in position.moves():
        return None
    if position.turn == NOBODY:
        return Reason("why-over", "GA-9.6", {})
    if position.turn == DEALER:
        return Reason("why-dealing", "GA-4.1", {})
    if _is_left_out(position, move):
        return Reason("why-no-action-then", "GA-8.8", {})
    top: Duty = position.duties()[-1]
    board = position.boards[position.active]
    reason: Reason | None = None
    if move < c.EXTRA:
        reason = _area(position, board, top, move)
    elif move < c.PASS:
        reason = _extra(position, board, top, move - c.EXTRA)
    elif move == c.PASS:
        reason = _pass(top)
    elif move == c.DONE:
        reason = _done(top)
    elif move < c.PAY:
        reason = _track(board, top, move - c.TRACK)
    elif move < c.STORE:
        reason = _payment(board, top, move)
    elif move < c.FULFIL:
        reason = _mining(board, top, move)
    elif move < c.START:
        reason = _choice_of_card(board, top, move)
    return reason or Reason("why-not-asked", "GA-2.2", {})


def _is_left_out(position: Colliery, move: int) -> bool:
    """Whether a way of carrying out an innovation is closed only by what has to follow it."""
    if not isinstance(position.stack[-1], Bond) and isinstance(position.stack[TURN_LEVEL], Bond):
        ahead = imagined(position)
        ahead.settle()
        return move in ahead.moves()
    return False


# Areas and innovations.


def _area(position: Colliery, board: Board, top: Duty, area: int) -> Reason | None:
    if isinstance(top, Wild):
        if area >= c.PILES:
            return Reason("why-no-pile", "GA-7.1", {})
        return _pile(position, board, area)
    if isinstance(top, TakeEither):
        if area < c.PILES and top.piles >> area & 1:
            return _pile(position, board, area)
        return Reason("why-other-pile", "GA-8.3", {})
    if isinstance(top, Afterwards):
        return Reason("why-one-action", "GA-2.2", {})
    if not isinstance(top, Turn):
        return Reason("why-finish-first", "GA-2.2", {})
    if area == c.MINING_12 and position.players == 2:
        return Reason("why-not-with-two", "GA-1.9", {})
    reason = _pile(position, board, area) if area < c.PILES else None
    if reason is not None:
        return reason
    if not affordable(position, board) >> area & 1:
        price = position.last[area] + 1
        if price == c.PREPRINTED[c.WILD] + 1 and area == c.WILD:
            return Reason("why-wild-price", "GA-3.4", {"workers": price})
        return Reason("why-price", "GA-3.3", {"workers": price})
    if area in (c.MINING_12, c.MINING_23):
        return Reason("why-no-mining", "GA-5.9", {})
    return _no_delivery(board) if area == c.DELIVERY else Reason("why-no-wild", "GA-7.6", {})


def _pile(position: Colliery, board: Board, pile: int) -> Reason | None:
    if not position.stocked >> pile & 1:
        return Reason("why-empty-pile", "GA-4.10", {"pile": names.AREAS[pile]})
    if pile == c.ENGINE_PILE and c.NONE not in board.engines:
        return Reason("why-three-engines", "GA-4.5", {})
    return None


def _no_delivery(board: Board) -> Reason:
    if not board.orders:
        return Reason("why-no-order", "GA-6.5", {})
    if board.engines.count(c.NONE) == c.TRACKS:
        return Reason("why-no-engine", "GA-6.5", {})
    return Reason("why-no-train", "GA-6.5", {"lorries": c.order_size(board.orders[0])})


def _extra(position: Colliery, board: Board, top: Duty, extra: int) -> Reason:
    innovation = extra + c.WORKER_INNOVATIONS
    card = names.INNOVATIONS[innovation]
    if not count_of(board.innovations, innovation):
        return Reason("why-not-held", "GA-8.2", {"card": card})
    if not isinstance(top, Turn | Afterwards):
        return Reason("why-not-during", "GA-8.2", {"card": card})
    if not is_playable(position, board, extra):
        if innovation == c.EXTRA_ENGINE and c.NONE not in board.engines:
            return Reason("why-three-engines", "GA-8.10", {})
        return Reason("why-not-playable", "GA-8.4", {"card": card})
    return Reason("why-no-action-left", "GA-8.8", {"card": card})


def _pass(top: Duty) -> Reason:
    if isinstance(top, Turn):
        return Reason("why-committed", "GA-8.9", {})
    if isinstance(top, Afterwards):
        return Reason("why-acted", "GA-2.2", {})
    return Reason("why-finish-first", "GA-2.2", {})


def _done(top: Duty) -> Reason | None:
    if isinstance(top, Mine):
        return Reason("why-more-steps", "GA-5.1", {})
    if isinstance(top, Deliver):
        return Reason("why-one-train", "GA-6.2", {})
    return None


# Tracks, payment, mining, cards.


def _track(board: Board, top: Duty, track: int) -> Reason | None:
    if isinstance(top, PlaceWagon):
        return Reason("why-not-this-track", "GA-4.3", {"card": names.WAGONS[top.wagon]})
    if isinstance(top, PlaceEngine):
        return Reason("why-engine-there", "GA-4.5", {"track": track + 1})
    if not isinstance(top, Deliver | DeliverMore):
        return None
    engine = board.engines[track]
    if engine == c.NONE:
        return Reason("why-track-no-engine", "GA-6.1", {"track": track + 1})
    if isinstance(top, DeliverMore) and engine != top.engine_type:
        return Reason("why-other-type", "GA-6.2", {"card": names.ENGINES[top.engine_type]})
    return Reason("why-too-few-lorries", "GA-6.1", {"lorries": board.cargo[track]})


def _payment(board: Board, top: Duty, move: int) -> Reason | None:
    if not isinstance(top, Pay | PayOnes):
        return None
    if move < c.PAY_AS:
        value = move - c.PAY + 1
        held = board.workers >> c.WORKER_SHIFT[value - 1] & c.WORKER_MASK[value - 1]
        place = len(c.WORKER_VALUES) - value
    else:
        innovation = innovation_paid(move)
        value = move - c.PAY_AS_OF[innovation] + 1
        held = count_of(board.innovations, innovation)
        place = len(c.WORKER_VALUES) + c.WORKER_INNOVATIONS - 1 - innovation
    if not held:
        return Reason("why-no-such-card", "GA-3.3", {})
    if place < top.place:
        return Reason("why-order-of-cards", "GA-3.6", {})
    if isinstance(top, PayOnes):
        return Reason("why-as-ones", "GA-3.7", {})
    if value > top.owed:
        return Reason("why-too-many-workers", "GA-3.3", {"workers": top.owed})
    if move >= c.PAY_AS:
        return Reason("why-other-value", "GA-3.7", {})
    return Reason("why-not-exact", "GA-3.3", {})


def _mining(board: Board, top: Duty, move: int) -> Reason | None:
    if not isinstance(top, Mine):
        return None
    if move < c.LOAD_STORED:
        if not board.row:
            return Reason("why-empty-row", "GA-5.3", {})
        face = board.row[0]
        berth = move - c.LOAD if move >= c.LOAD else c.NONE
    else:
        face, berth = c.STORED_LOADS[move - c.LOAD_STORED]
        if face not in board.store:
            return Reason("why-not-stored", "GA-5.8", {"card": names.CARDS[face]})
    if berth != c.NONE:
        if not c.FITS[face] >> berth & 1:
            return Reason("why-crest", "GA-5.5", {"card": names.CARDS[face]})
        if not board.empty >> berth & 1:
            return Reason("why-no-empty-wagon", "GA-5.6", {})
    if c.LORRIES_ON[face] > top.most:
        return Reason("why-too-few-steps", "GA-5.4", {"card": names.CARDS[face]})
    return Reason("why-no-exact-end", "GA-5.9", {})


def _choice_of_card(board: Board, top: Duty, move: int) -> Reason | None:
    if move < c.KEEP:
        face = move - c.FULFIL + c.ORDERS
        if not isinstance(top, Assign):
            return None
        if face not in board.orders:
            return Reason("why-not-held", "GA-6.1", {"card": names.CARDS[face]})
        return Reason("why-order-too-large", "GA-6.1", {"lorries": board.cargo[top.track]})
    if isinstance(top, KeepOne):
        return Reason("why-not-seen", "GA-7.2", {"card": names.CARDS[move - c.KEEP]})
    return None
