"""Exact texts of moves and positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.core.errors import NotationError, no_move
from stellwerk.core.field_kinds import Number, Owed, SeatNumber, SeatSet
from stellwerk.core.fields import PositionFields
from stellwerk.core.position import NOBODY
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import display_fields as d
from stellwerk.titles.glueck_auf import fields as f
from stellwerk.titles.glueck_auf import glimpse_fields as g
from stellwerk.titles.glueck_auf.checks import faults, unknown_references, unknown_seats
from stellwerk.titles.glueck_auf.conservation import laid_out, misplaced
from stellwerk.titles.glueck_auf.edition import Edition
from stellwerk.titles.glueck_auf.position import EFFECTS, HAND_BITS, Colliery
from stellwerk.titles.glueck_auf.rules import NEXT_TURN, TURN
from stellwerk.titles.glueck_auf.secrets import visible_moves
from stellwerk.titles.glueck_auf.set_up import start

_FIXED_NAMES: Final = (
    *c.AREA_NAMES,
    *c.INNOVATION_NAMES[c.WORKER_INNOVATIONS :],
    "pass",
    "done",
    *(f"track-{track + 1}" for track in range(c.TRACKS)),
    *(f"pay-{value}" for value in c.WORKER_VALUES),
    *(
        f"pay-{c.INNOVATION_NAMES[innovation]}-as-{value + 1}"
        for innovation, highest in enumerate(c.HIGHEST_OF)
        for value in range(highest)
    ),
    "store",
    *(f"load-{berth}" for berth in c.BERTH_NAMES),
    *(f"load-{c.FACE_NAMES[face]}-{c.BERTH_NAMES[berth]}" for face, berth in c.STORED_LOADS),
    *(f"fulfil-{name}" for name in c.FACE_NAMES[c.ORDERS : c.SHARES]),
    *(f"keep-{name}" for name in c.FACE_NAMES),
    *(f"start-{seat + 1}" for seat in range(c.MOST_PLAYERS)),
)
_UNSEEN_NAMES: Final = ("card-unseen", "keep-unseen")
_MOVES_BY_NAME: Final = {name: move for move, name in enumerate(_FIXED_NAMES)} | {
    name: c.UNSEEN_CARD + n for n, name in enumerate(_UNSEEN_NAMES)
}
_NUMBER: Final = "#"


def write_move(edition: Edition, move: int) -> str:
    """The name of a move; a card that is drawn has its number among equal ones: `wheel-1#3`."""
    if move < c.CARD:
        return _FIXED_NAMES[move]
    if move >= c.UNSEEN_CARD:
        return _UNSEEN_NAMES[move - c.UNSEEN_CARD]
    face = edition.face_of[move - c.CARD]
    return f"{c.FACE_NAMES[face]}{_NUMBER}{move - edition.first[face] + 1}"


def read_move(edition: Edition, text: str) -> int:
    """The move with this name."""
    name, mark, count = text.partition(_NUMBER)
    if mark and name in c.FACE_NAMES:
        face = c.FACE_NAMES.index(name)
        if count in {str(n + 1) for n in range(edition.counts[face])}:
            return edition.first[face] + int(count) - 1
    elif text in _MOVES_BY_NAME:
        return _MOVES_BY_NAME[text]
    raise no_move(text, "Glück Auf")


# Positions. What follows from the rest is not written: worker cards in hand, cards nobody has seen.

FIELDS: Final = PositionFields(
    table=(
        Number("shift", "shift", 1, c.TOKENS),
        Number("turns", "turns", 0, 10_000),
        SeatNumber("starter", "starter"),
        SeatNumber("active", "active"),
        SeatNumber("foreman", "foreman"),
        SeatSet("passed", "passed"),
        d.SentTo("area", "area"),
        *(d.Area(area) for area in range(c.AREAS)),
        *(d.Pile(pile) for pile in range(c.PILES)),
        f.Box(),
        g.Glimpses(),
        g.Bared("bared", "bared"),
        g.Revealed("revealed", "revealed"),
        Owed(EFFECTS),
    ),
    seat=(
        f.Cards("row", "row", c.LORRY, ordered=True),
        f.Cards("store", "store", c.LORRY),
        *(f.Track(track) for track in range(c.TRACKS)),
        f.Orders("orders", c.ORDER),
        f.Innovations("innovations", c.INNOVATION),
        f.Shares(),
        f.Objectives(),
        f.Tokens(),
        f.CountedCards("delivered", "delivered", c.LORRY, c.WAGON, c.ENGINE, c.ORDER, ordered=True),
    ),
    boards=lambda colliery: colliery.boards,
    board=f.board_of,
    derived=("boards", "cargo", "edition", "empty", "fresh", "workers"),
)


def read_position(players: int, rules: int, edition: Edition, lines: Sequence[str]) -> Colliery:
    """A position from lines; what they leave out is as in the first turn of a game."""
    position = _first_turn(players, rules, edition)
    FIELDS.read(position, lines)
    for fault in (*unknown_seats(position), *unknown_references(position)):
        raise NotationError(fault)
    _fill_piles(position)
    _fill_hands(position)
    for fault in misplaced(position):
        raise NotationError(f"the position does not add up: {fault}")
    for fault in faults(position):
        raise NotationError(f"the position is not possible: {fault}")
    if not position.stack:
        position.turn = NOBODY
        position.legal = []
    elif laid_out(position)[c.UNKNOWN]:
        position.turn = position.stack[-1].actor(position)
        position.legal = visible_moves(position)
    else:
        position.settle()
    return position


def _first_turn(players: int, rules: int, edition: Edition) -> Colliery:
    position = start(players, rules, edition)
    position.starter = 0
    position.active = 0
    position.turns = 1
    position.stack = [NEXT_TURN, TURN]
    position.tops = [c.UNKNOWN] * c.PILES
    position.deep = [d.TO_BE_COUNTED] * c.PILES
    return position


def _fill_piles(position: Colliery) -> None:
    """Tops and depths that no line gives, and the cards nobody has seen: what lies nowhere else."""
    edition = position.edition
    open_tops = [pile for pile in range(c.PILES) if position.tops[pile] == c.UNKNOWN]
    position.tops = [c.NONE if top == c.UNKNOWN else top for top in position.tops]
    seen = laid_out(position)
    left = [count - seen[face] for face, count in enumerate(edition.counts)]
    for face, count in enumerate(left):
        if count < 0:
            name = c.FACE_NAMES[face]
            raise NotationError(
                f"{name} is named {seen[face]} times, but exists {edition.counts[face]} times"
            )
    for pile in open_tops:
        kind = c.KIND_OF_PILE[pile]
        faces = range(c.FIRST_FACE[kind], c.FIRST_FACE[kind + 1])
        top = next((face for face in faces if left[face]), c.NONE)
        if top == c.NONE:
            position.stocked &= ~(1 << pile)
        else:
            left[top] -= 1
        position.tops[pile] = top
    position.fresh = [edition.cards(kind, left) for kind in range(len(c.KINDS))]
    for kind, piles in enumerate(c.PILES_OF_KIND):
        given = sum(position.deep[pile] for pile in piles if position.deep[pile] >= 0)
        rest = len(position.fresh[kind]) - given
        waiting = [pile for pile in piles if position.deep[pile] == d.TO_BE_COUNTED]
        for n, pile in enumerate(reversed(waiting)):
            position.deep[pile] = (max(rest, 0) + n) // len(waiting)


def _fill_hands(position: Colliery) -> None:
    """Worker cards that lie in no area are in hand."""
    full = c.hand_of(position.players)
    for seat in range(position.players):
        hand = 0
        for n, value in enumerate(c.WORKER_VALUES):
            shift = c.WORKER_SHIFT[n]
            count = full >> shift & c.WORKER_MASK[n]
            for lying in position.lying:
                count -= lying >> HAND_BITS * seat + shift & c.WORKER_MASK[n]
            if count < 0:
                raise NotationError(f"seat {seat + 1} has fewer worker cards {value}")
            hand += count << shift
        position.writable(seat).workers = hand
