"""Mining: lorry cards go from the row and the storage to wagons, step by step (GA-5)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.position import NO_MOVES
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import names
from stellwerk.titles.glueck_auf.board import Board, count_of, with_card
from stellwerk.titles.glueck_auf.position import EFFECTS, Colliery, Duty
from stellwerk.titles.glueck_auf.revealing import without

_LOADS: Final = [
    [c.LOAD + berth for berth in members(berths)] for berths in range(1 << len(c.BERTHS))
]
"""The moves that load the front card, by set of berths."""
_STORED: Final = [
    {berth: c.LOAD_STORED + c.STORED_LOADS.index((face, berth)) for berth in members(c.FITS[face])}
    for face in range(c.WAGONS)
]
"""The moves that load a stored card, by its face and the berth."""


def can_load(store: tuple[int, ...], empty: int) -> bool:
    """Whether any stored card has a wagon."""
    fits = 0
    for face in store:
        fits |= c.FITS[face]
    return fits & empty > 0


def can_step(board: Board) -> bool:
    """Whether any step is possible: the front card can always be stored (GA-5.7)."""
    return len(board.row) > 0 or can_load(board.store, board.empty)


def can_take_two_steps(board: Board) -> bool:
    """Whether exactly two or exactly three steps are possible (GA-5.9)."""
    row = board.row
    if len(row) > 1:
        return True
    if row:
        front = row[0]
        return c.LORRIES_ON[front] == 2 or can_load((front, *board.store), board.empty)
    for face in board.store:
        if c.FITS[face] & board.empty and (
            c.LORRIES_ON[face] == 2 or _load_leaves_load(board, face)
        ):
            return True
    return False


def _load_leaves_load(board: Board, face: int) -> bool:
    """Whether a stored card can be loaded so that another one can follow."""
    rest = without(board.store, face)
    for berth in members(c.FITS[face] & board.empty):
        if can_load(rest, empty_after(board, berth)):
            return True
    return False


def empty_after(board: Board, berth: int) -> int:
    """The berths with an empty wagon once one of a berth is loaded."""
    if count_of(board.spare, berth) > 1:
        return board.empty
    return board.empty & ~(1 << berth)


class Mine(Duty):
    """Mining steps still to make: `allowed` is the set of the numbers that end the action."""

    __slots__ = ("allowed", "most")

    def __init__(self, allowed: int) -> None:
        numbers = members(allowed)
        super().__init__(f"mine-{numbers[0]}-{numbers[-1]}")
        self.allowed: int = allowed
        self.most: int = numbers[-1]

    def options(self, position: Colliery) -> list[int]:
        found = self.steps(position.boards[position.active])
        return position.left_open(found) if len(found) > 1 else NO_MOVES

    def is_possible(self, position: Colliery) -> bool:
        return len(self.steps(position.boards[position.active])) > 0

    def resolve(self, position: Colliery) -> None:
        """One step is left to choose from, or none at all."""
        for move in self.steps(position.boards[position.active]):
            self.choose(position, move)

    def steps(self, board: Board) -> list[int]:
        """Every step after which the action can still end, and ending it where that is allowed."""
        row = board.row
        found: list[int] = []
        if row:
            front = row[0]
            cost = c.LORRIES_ON[front]
            if cost <= self.most:
                if self.allowed >> cost & 1:
                    found.append(c.STORE)
                    found += _LOADS[c.FITS[front] & board.empty]
                else:
                    self._front_steps(board, found)
        if board.store and board.empty:
            self._stored_steps(board, found)
        if self.allowed & 1:
            found.append(c.DONE)
        return found

    def _front_steps(self, board: Board, found: list[int]) -> None:
        """Steps of a single lorry in front that must leave another step."""
        front = board.row[0]
        more = len(board.row) > 1
        if more or can_load((front, *board.store), board.empty):
            found.append(c.STORE)
        found += [
            c.LOAD + berth
            for berth in members(c.FITS[front] & board.empty)
            if more or can_load(board.store, empty_after(board, berth))
        ]

    def _stored_steps(self, board: Board, found: list[int]) -> None:
        last = c.NONE
        for face in board.store:
            berths = c.FITS[face] & board.empty
            cost = c.LORRIES_ON[face]
            if face == last or not berths or cost > self.most:
                continue
            last = face
            ends = self.allowed >> cost & 1 or len(board.row) > 0
            rest = board.store if ends else without(board.store, face)
            found += [
                _STORED[face][berth]
                for berth in members(berths)
                if ends or can_load(rest, empty_after(board, berth))
            ]

    def choose(self, position: Colliery, move: int) -> None:
        if move == c.DONE:
            return
        if move < c.LOAD_STORED:
            face = position.boards[position.active].row[0]
            if move == c.STORE:
                store(position)
            else:
                load_front(position, move - c.LOAD)
        else:
            face, berth = c.STORED_LOADS[move - c.LOAD_STORED]
            load_stored(position, face, berth)
        left = self.allowed >> c.LORRIES_ON[face]
        if left > 1:
            position.stack.append(MINES[left])


def store(position: Colliery) -> None:
    board = position.writable(position.active)
    face = board.row[0]
    board.row = board.row[1:]
    board.store = with_card(board.store, face)
    if position.events is not None:
        position.tell("stored", seat=position.active, card=names.CARDS[face])


def load_front(position: Colliery, berth: int) -> None:
    board = position.writable(position.active)
    face = board.row[0]
    board.row = board.row[1:]
    _load(position, board, face, berth)


def load_stored(position: Colliery, face: int, berth: int) -> None:
    board = position.writable(position.active)
    board.store = without(board.store, face)
    _load(position, board, face, berth)


def _load(position: Colliery, board: Board, face: int, berth: int) -> None:
    board.load(berth, face)
    if position.events is not None:
        position.tell(
            "loaded",
            seat=position.active,
            card=names.CARDS[face],
            track=c.TRACK_OF_BERTH[berth] + 1,
        )


MINES: Final = {allowed: Mine(allowed) for allowed in (0b11, 0b110, 0b1100, 0b111, 0b1111, 0b11110)}
MINE_01: Final = MINES[0b11]
MINE_12: Final = MINES[0b110]
MINE_23: Final = MINES[0b1100]
EXTRA_MINE: Final = MINES[0b11110]
for _mine in MINES.values():
    EFFECTS.add(_mine)
