"""The part of a row of numbers for one board, which everybody can see."""

from __future__ import annotations

from typing import Final

from stellwerk.core.features import CHOICE, COUNT, SET, Feature, flags, number, numbers, one_hot
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import UNSEEN_INNOVATION, Board, berth_of, count_of, lorry_of
from stellwerk.titles.glueck_auf.scoring import points

ORDER_NAMES: Final = c.FACE_NAMES[c.ORDERS : c.SHARES]
_LORRY_NAMES: Final = c.FACE_NAMES[: c.WAGONS]
_LOADED_NAMES: Final = tuple(
    f"{c.FACE_NAMES[face]} in {c.BERTH_NAMES[berth]}" for face, berth in c.STORED_LOADS
)
_PLACE_OF_LOAD: Final = tuple(
    c.STORED_LOADS.index((face, berth)) if (face, berth) in c.STORED_LOADS else c.NONE
    for berth in range(len(c.BERTHS))
    for face in range(c.WAGONS)
)
"""The place of a loaded wagon, packed by `load`, among all that fit."""
_FRONT: Final = 3
"""How many cards at the head of a mining row are distinguished."""
_DELIVERABLE: Final = c.SHARES
"""Faces below are lorries, wagons, engines and orders: what a delivered stack is made of."""

_LORRY: Final = one_hot(c.WAGONS)
_ENGINE: Final = one_hot(len(c.ENGINE_TYPES))
_TOKENS: Final = flags(c.TOKENS)
_NINE: Final = flags(9)
"""Half of the objectives."""
_WORKERS: Final = tuple(
    numbers([hand >> c.WORKER_SHIFT[n] & c.WORKER_MASK[n] for n in range(len(c.WORKER_VALUES))])
    for hand in range(c.HANDS)
)
"""By hand of worker cards."""


class BoardScribe:
    """Writes what all can see of one board; what has not changed since is not written again.

    Tuples of a board are never changed, always replaced, so it is enough to see whether they are
    the same.
    """

    __slots__ = (
        "board",
        "delivered",
        "delivered_piece",
        "edits",
        "engines",
        "engines_piece",
        "innovations",
        "loaded",
        "loaded_piece",
        "objectives",
        "orders",
        "papers_piece",
        "points_piece",
        "row",
        "row_piece",
        "shares",
        "shown_innovations",
        "shown_orders",
        "spare",
        "spare_piece",
        "store",
        "store_piece",
        "tokens",
    )

    def __init__(self, board: Board) -> None:
        self._take(board)
        self.points_piece: bytes = number(points(board))
        self.row_piece: bytes = _row(board.row)
        self.store_piece: bytes = _lorries(board.store)
        self.spare_piece: bytes = _spare(board.spare)
        self.loaded_piece: bytes = _loaded(board)
        self.engines_piece: bytes = _engines(board.engines)
        self.papers_piece: bytes = _papers(board)
        self.delivered_piece: bytes = _delivered(board.delivered)

    def _take(self, board: Board) -> None:
        self.board: Board = board
        self.edits: int = board.edits
        self.row: tuple[int, ...] = board.row
        self.store: tuple[int, ...] = board.store
        self.spare: int = board.spare
        self.loaded: tuple[int, ...] = board.loaded
        self.engines: tuple[int, ...] = board.engines
        self.orders: tuple[int, ...] = board.orders
        self.shown_orders: tuple[int, ...] = board.shown_orders
        self.innovations: int = board.innovations
        self.shown_innovations: int = board.shown_innovations
        self.shares: tuple[int, ...] = board.shares
        self.objectives: int = board.objectives
        self.tokens: int = board.tokens
        self.delivered: tuple[int, ...] = board.delivered

    def is_hand_of(self, board: Board) -> bool:
        """Whether the hand is the one written last."""
        return (
            self.orders is board.orders
            and self.innovations == board.innovations
            and self.shown_orders is board.shown_orders
            and self.shown_innovations == board.shown_innovations
        )

    def write(self, board: Board) -> bytes:
        """The piece of a board that may have been written on."""
        if self.row is not board.row:
            self.row_piece = _row(board.row)
        if self.store is not board.store:
            self.store_piece = _lorries(board.store)
        if self.spare != board.spare:
            self.spare_piece = _spare(board.spare)
        if self.loaded is not board.loaded:
            self.loaded_piece = _loaded(board)
        if self.engines is not board.engines:
            self.engines_piece = _engines(board.engines)
        fewer = self.delivered is not board.delivered
        if fewer:
            self.delivered_piece = _delivered(board.delivered)
        bare = self.shares is not board.shares
        if bare or not self.is_hand_of(board):
            self.papers_piece = _papers(board)
        if fewer or bare or self.objectives != board.objectives or self.tokens != board.tokens:
            self.points_piece = number(points(board))
        self._take(board)
        return b"%b%b%b%b%b%b%b%b%b%b%b%b" % (
            self.points_piece,
            _WORKERS[board.workers],
            self.row_piece,
            self.store_piece,
            self.spare_piece,
            self.loaded_piece,
            self.engines_piece,
            self.papers_piece,
            _NINE[board.objectives & 511],
            _NINE[board.objectives >> 9],
            _TOKENS[board.tokens],
            self.delivered_piece,
        )


def _row(row: tuple[int, ...]) -> bytes:
    """The cards in front, then all of them."""
    front = [_LORRY[row[n] if n < len(row) else -1] for n in range(_FRONT)]
    return b"".join([*front, _lorries(row)])


def _lorries(cards: tuple[int, ...]) -> bytes:
    return _counted(cards, 0, c.WAGONS)


def orders_piece(cards: tuple[int, ...]) -> bytes:
    return _counted(cards, c.ORDERS, c.SHARES - c.ORDERS)


def _delivered(cards: tuple[int, ...]) -> bytes:
    return _counted(cards, 0, _DELIVERABLE)


def _counted(cards: tuple[int, ...], first: int, width: int) -> bytes:
    """The cards by face, of so many faces from the first on."""
    counts = [0] * width
    for face in cards:
        counts[face - first] += 1
    return numbers(counts)


def innovations_piece(packed: int) -> bytes:
    return numbers([count_of(packed, n) for n in range(len(c.INNOVATION_NAMES))])


def _spare(packed: int) -> bytes:
    return numbers([count_of(packed, berth) for berth in range(len(c.BERTHS))])


def _loaded(board: Board) -> bytes:
    """Loaded wagons, and the lorries they come to on each track."""
    counts = [0] * len(c.STORED_LOADS)
    for wagon in board.loaded:
        counts[_PLACE_OF_LOAD[berth_of(wagon) * c.WAGONS + lorry_of(wagon)]] += 1
    return numbers(counts + list(board.cargo))


def _engines(engines: tuple[int, ...]) -> bytes:
    return b"".join([_ENGINE[engine] for engine in engines])


def _papers(board: Board) -> bytes:
    """What is in hand, as far as all have seen it, and shares."""
    shares = [0] * len(c.DESTINATIONS)
    for face in board.shares:
        shares[c.destination(face)] += 1
    hidden = 0
    for n in range(UNSEEN_INNOVATION + 1):
        hidden += count_of(board.innovations, n) - count_of(board.shown_innovations, n)
    return b"%b%b%b%b%b" % (
        number(len(board.orders) - len(board.shown_orders)),
        orders_piece(board.shown_orders),
        number(hidden),
        innovations_piece(board.shown_innovations),
        numbers(shares),
    )


def board_entries(seat: str) -> list[Feature]:
    return [
        Feature(f"{seat} points", COUNT, high=400),
        Feature(f"{seat} workers", COUNT, tuple(map(str, c.WORKER_VALUES)), 5),
        *(Feature(f"{seat} row card {n + 1}", CHOICE, _LORRY_NAMES) for n in range(_FRONT)),
        Feature(f"{seat} row", COUNT, _LORRY_NAMES, 10),
        Feature(f"{seat} store", COUNT, _LORRY_NAMES, 10),
        Feature(f"{seat} empty wagons", COUNT, c.BERTH_NAMES, 16),
        Feature(f"{seat} loaded wagons", COUNT, _LOADED_NAMES, 10),
        Feature(f"{seat} cargo", COUNT, tuple(f"track {n + 1}" for n in range(c.TRACKS)), 80),
        *(Feature(f"{seat} engine {n + 1}", CHOICE, c.ENGINE_TYPES) for n in range(c.TRACKS)),
        Feature(f"{seat} unseen orders", COUNT, high=28),
        Feature(f"{seat} shown orders", COUNT, ORDER_NAMES, 7),
        Feature(f"{seat} unseen innovations", COUNT, high=16),
        Feature(f"{seat} shown innovations", COUNT, c.INNOVATION_NAMES, 16),
        Feature(f"{seat} shares", COUNT, c.DESTINATIONS, c.SHARES_PER_DESTINATION),
        Feature(f"{seat} objectives", SET, c.OBJECTIVE_NAMES),
        Feature(f"{seat} shift tokens", SET, tuple(str(n + 1) for n in range(c.TOKENS))),
        Feature(f"{seat} delivered", COUNT, c.FACE_NAMES[:_DELIVERABLE], 16),
    ]
