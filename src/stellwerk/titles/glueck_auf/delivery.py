"""Delivery: trains leave with their orders (GA-6)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import NO_MOVES
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import names
from stellwerk.titles.glueck_auf.board import (
    COUNT_BITS,
    COUNT_MASK,
    Board,
    berth_of,
    count_of,
    lorry_of,
)
from stellwerk.titles.glueck_auf.position import EFFECTS, Colliery, Duty
from stellwerk.titles.glueck_auf.revealing import show_order

_ANY_TYPE: Final = c.NONE


def can_deliver(board: Board) -> bool:
    """Whether some train can leave (GA-6.5)."""
    return len(board.orders) > 0 and len(ready_tracks(board, _ANY_TYPE)) > 0


def seems_to_deliver(board: Board) -> bool:
    """Whether some train can leave for all that the others know."""
    if len(board.orders) == len(board.shown_orders):
        return can_deliver(board)
    return len(loaded_tracks(board, _ANY_TYPE)) > 0


def ready_tracks(board: Board, engine_type: int) -> list[int]:
    """The tracks whose train carries enough for the smallest order in hand."""
    return _tracks(board, engine_type, c.order_size(board.orders[0])) if board.orders else []


def loaded_tracks(board: Board, engine_type: int) -> list[int]:
    """The tracks whose train could leave for all that the others know."""
    return _tracks(board, engine_type, 1)


def _tracks(board: Board, engine_type: int, least: int) -> list[int]:
    engines = board.engines
    cargo = board.cargo
    found: list[int] = []
    for track in range(c.TRACKS):
        engine = engines[track]
        if engine != c.NONE and cargo[track] >= least and engine_type in (_ANY_TYPE, engine):
            found.append(track)
    return found


class Deliver(Duty):
    """The first train of a delivery has to leave (GA-6.2)."""

    __slots__ = ()

    def options(self, position: Colliery) -> list[int]:
        board = position.boards[position.active]
        if len(loaded_tracks(board, _ANY_TYPE)) == 1:
            return NO_MOVES
        return position.left_open([c.TRACK + track for track in ready_tracks(board, _ANY_TYPE)])

    def is_possible(self, position: Colliery) -> bool:
        return can_deliver(position.boards[position.active])

    def resolve(self, position: Colliery) -> None:
        """There is but one train with an engine and a load, for all to see."""
        track = ready_tracks(position.boards[position.active], _ANY_TYPE)[0]
        self.choose(position, c.TRACK + track)

    def choose(self, position: Colliery, move: int) -> None:
        track = move - c.TRACK
        engine_type = position.boards[position.active].engines[track]
        position.stack.append(DELIVER_MORE[engine_type])
        position.stack.append(ASSIGN[track])


class DeliverMore(Duty):
    """Another train with an engine of the same type may leave."""

    __slots__ = ("engine_type",)

    def __init__(self, engine_type: int) -> None:
        super().__init__(f"deliver-more-{c.ENGINE_TYPES[engine_type]}")
        self.engine_type: int = engine_type

    def options(self, position: Colliery) -> list[int]:
        board = position.boards[position.active]
        if not board.orders or not loaded_tracks(board, self.engine_type):
            return NO_MOVES
        found = [c.TRACK + track for track in ready_tracks(board, self.engine_type)]
        found.insert(0, c.DONE)
        return position.left_open(found)

    def choose(self, position: Colliery, move: int) -> None:
        if move != c.DONE:
            position.stack.append(self)
            position.stack.append(ASSIGN[move - c.TRACK])


class Assign(Duty):
    """The train of a track needs one of the orders in hand."""

    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        super().__init__(f"assign-{track + 1}")
        self.track: int = track

    def options(self, position: Colliery) -> list[int]:
        board = position.boards[position.active]
        if len(board.orders) == 1:
            return NO_MOVES
        return position.left_open(self.orders(board))

    def orders(self, board: Board) -> list[int]:
        """Orders that the load is enough for, each face once."""
        found: list[int] = []
        last = c.NONE
        for face in board.orders:
            if face != last and c.order_size(face) <= board.cargo[self.track]:
                found.append(c.FULFIL + face - c.ORDERS)
            last = face
        return found

    def is_possible(self, position: Colliery) -> bool:
        board = position.boards[position.active]
        return board.engines[self.track] != c.NONE and len(self.orders(board)) > 0

    def resolve(self, position: Colliery) -> None:
        self.choose(position, c.FULFIL + position.boards[position.active].orders[0] - c.ORDERS)

    def choose(self, position: Colliery, move: int) -> None:
        leave(position, self.track, move - c.FULFIL + c.ORDERS)


def leave(position: Colliery, track: int, order: int) -> None:
    """The whole train goes to the delivered stack together with its order (GA-6.3)."""
    show_order(position, order)
    board = position.writable(position.active)
    train = [order, c.ENGINES + board.engines[track]]
    for wagon in range(len(c.WAGON_COUNTS)):
        berth = c.BERTH_OF[track][wagon]
        if berth != c.NONE:
            train += [c.WAGONS + wagon] * count_of(board.spare, berth)
            board.spare &= ~(COUNT_MASK << COUNT_BITS * berth)
            board.empty &= ~(1 << berth)
    staying: list[int] = []
    for loaded in board.loaded:
        berth = berth_of(loaded)
        if c.TRACK_OF_BERTH[berth] == track:
            train += (c.WAGONS + c.WAGON_OF_BERTH[berth], lorry_of(loaded))
        else:
            staying.append(loaded)
    lorries = board.cargo[track]
    board.loaded = tuple(staying)
    board.cargo = tuple(0 if t == track else n for t, n in enumerate(board.cargo))
    board.engines = tuple(c.NONE if t == track else n for t, n in enumerate(board.engines))
    board.delivered += tuple(train)
    if position.events is not None:
        position.tell(
            "delivered",
            seat=position.active,
            track=track + 1,
            card=names.CARDS[order],
            lorries=lorries,
        )


DELIVER: Final = Deliver("deliver")
DELIVER_MORE: Final = [DeliverMore(engine_type) for engine_type in range(len(c.ENGINE_TYPES))]
ASSIGN: Final = [Assign(track) for track in range(c.TRACKS)]
for _effect in (DELIVER, *DELIVER_MORE, *ASSIGN):
    EFFECTS.add(_effect)
