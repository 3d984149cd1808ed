"""Exact texts of moves and positions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from stellwerk.core.bits import mask_of, members
from stellwerk.core.errors import NotationError, no_move
from stellwerk.core.position import NOBODY
from stellwerk.core.tables import Names
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.checks import faults
from stellwerk.titles.russian_railroads.conservation import misplaced, out_of_stock
from stellwerk.titles.russian_railroads.end_bonuses import NUMBERED_WITH, deck
from stellwerk.titles.russian_railroads.fields import FIELDS
from stellwerk.titles.russian_railroads.mat_actions import reached_fields
from stellwerk.titles.russian_railroads.position import (
    NO_SEAT,
    Railway,
    black_of,
    seat_of,
    space_of,
    temporary_of,
    workers_of,
)
from stellwerk.titles.russian_railroads.rules import TAKE_TURN
from stellwerk.titles.russian_railroads.secrets import (
    NO_CARD,
    imagine,
    lay_end_cards,
    looks_through_stack,
    veil,
)
from stellwerk.titles.russian_railroads.set_up import start


def _pay_name(mix: int) -> str:
    words = ["pay"] + ["black"] * (mix >> 2) + [f"{mix & 3}c"] * (mix & 3 > 0)
    return "-".join(words) if len(words) > 1 else "pay-workers"


def _move_names(end_cards: Names) -> Names:
    """The text of every move, by its number; more end-bonus cards move up all that follows."""
    return (
        *c.SPACE_NAMES,
        "pass",
        "done",
        *(_pay_name(mix) for mix in range(8)),
        *(name or f"stop-{piece}" for piece, name in enumerate(c.PIECE_NAMES)),
        "marker-1",
        "marker-2",
        "locomotive",
        "factory",
        *(f"factory-{n}" for n in range(1, 10)),
        *(f"lay-{name}" for name in c.PLACE_NAMES),
        "give-back",
        *(f"gap-{gap + 1}" for gap in range(c.GAPS)),
        "doubler",
        *c.TOKEN_NAMES,
        *c.CARD_NAMES,
        *end_cards,
        "ten-points",
        *c.START_BONUS_NAMES,
        *(f"seat-{seat + 1}" for seat in range(4)),
        *(f"engineer-{n}" for n in range(16)),
        *(f"box-{name}" for name in end_cards),
        "end-hidden",
        "box-hidden",
    )


MOVE_NAMES: Final = _move_names(c.END_CARD_NAMES)
_ONCE_NUMBERED: Final = _move_names(c.END_CARD_NAMES[:NUMBERED_WITH])
_MOVES_BY_NAME: Final = {name: move for move, name in enumerate(MOVE_NAMES)}


def read_move(text: str) -> int:
    """The move with this name."""
    if text not in _MOVES_BY_NAME:
        raise no_move(text, "Russian Railroads")
    return _MOVES_BY_NAME[text]


def move_numbered(number: int) -> int:
    """The move that had this number while databases kept the numbers of moves."""
    return _MOVES_BY_NAME[_ONCE_NUMBERED[number]]


# Positions. What follows from the rest is not written: which spaces are occupied, who is free.


def read_position(players: int, rules: int, lines: Sequence[str]) -> Railway:
    """A position from lines; what they leave out is as in the first turn of a game."""
    railway = _laid_out(players, rules, lines)
    if railway.boxed < 0 or any(mat.looks for mat in railway.mats):
        raise NotationError("a whole position hides no cards, and tells no looks")
    _lay_hidden(railway, _given(lines))
    _follow(railway)
    _check(railway)
    railway.settle()
    return railway


def read_veiled(players: int, rules: int, lines: Sequence[str], seat: int) -> Railway:
    """What a seat sees, from lines; hidden things may be anything that fits what was seen."""
    railway = _laid_out(players, rules, lines)
    if railway.boxed >= 0:
        return veil(read_position(players, rules, lines), seat)
    _follow(railway)
    railway.turn = railway.duties()[-1].actor(railway) if railway.stack else NOBODY
    if looks_through_stack(railway, seat) and not railway.end_stack:
        raise NotationError("a seat that looks through the end-bonus stack sees its cards")
    try:
        whole = imagine(railway, seat, Random(0))
    except (IndexError, ValueError):
        raise NotationError("what was seen of the end-bonus cards does not fit together") from None
    _check(whole)
    veiled = veil(whole, seat)
    if FIELDS.write(veiled) != FIELDS.write(railway):
        raise NotationError("this is not what a seat can see")
    return veiled


def _given(lines: Sequence[str]) -> set[str]:
    """The fields of the table that lines name."""
    return {line.split()[0] for line in lines}


def _laid_out(players: int, rules: int, lines: Sequence[str]) -> Railway:
    """What lines say, applied to the first turn of a game, and the stock that is left."""
    railway = _first_turn(players, rules)
    FIELDS.read(railway, lines)
    given = _given(lines)
    _check_seats(railway)
    if "returned" not in given:
        railway.returned[1] = _left_over(railway, 1)
    if "stock" not in given:
        _fill_stock(railway)
    return railway


def _check(railway: Railway) -> None:
    for fault in misplaced(railway):
        raise NotationError(f"the position does not add up: {fault}")
    for fault in faults(railway):
        raise NotationError(f"the position is not possible: {fault}")


def _first_turn(players: int, rules: int) -> Railway:
    railway = start(players, rules)
    rounds = c.ROUNDS[players]
    engineers = [*c.ENGINEERS_A[: c.ENGINEERS_A_USED], *c.ENGINEERS_B]
    railway.order = list(range(players))
    railway.row = engineers[:rounds]
    railway.bonuses = 0
    railway.current_round = 1
    railway.turns = 1
    railway.active = 0
    railway.stack = [TAKE_TURN]
    return railway


def _check_seats(railway: Railway) -> None:
    seats = [*railway.order, *members(railway.passed), *(seat_of(p) for p in railway.placements)]
    seats += [glance >> 1 for glance in railway.glances] + [railway.active]
    for seat in seats:
        if seat >= railway.players:
            raise NotationError(f"there is no seat {seat + 1} with {railway.players} players")
    if len(set(railway.order)) < len(railway.order):
        raise NotationError("the order names a seat twice")


def _fill_stock(railway: Railway) -> None:
    """The stock is what lies nowhere else; the 1s never lie in stock (RR-1.4)."""
    for kind in range(2, c.STRONGEST + 1):
        railway.stock[kind] = _left_over(railway, kind)


def _left_over(railway: Railway, kind: int) -> int:
    left = railway.players - out_of_stock(railway, kind)
    if left < 0:
        raise NotationError(f"there are only {railway.players} locomotives {kind}")
    return left


def _lay_hidden(railway: Railway, given: set[str]) -> None:
    """Box, stack and looks; if lines do not say, hands were taken seat by seat."""
    hands = [mat.end_cards[:] for mat in railway.mats]
    if "glances" not in given:
        railway.glances = [2 * seat + 1 for seat, hand in enumerate(hands) for _ in hand]
    if "boxed" not in given:
        held = mask_of(card for hand in hands for card in hand)
        railway.boxed = mask_of(members(deck(railway.rules) & ~held)[-c.END_CARDS_BOXED :])
    taken: list[int] = []
    for glance in railway.glances:
        hand = hands[glance >> 1]
        if glance & 1 and not hand:
            raise NotationError(f"seat {(glance >> 1) + 1} holds fewer cards than it took")
        taken.append(hand.pop(0) if glance & 1 else NO_CARD)
    if any(hands):
        raise NotationError("a seat holds more end-bonus cards than it took")
    lay_end_cards(railway, railway.boxed, taken)


def _follow(railway: Railway) -> None:
    """What follows from the rest."""
    railway.doublers = c.DOUBLERS - sum(mat.doublers for mat in railway.mats)
    stock = railway.stock
    railway.lowest = next((kind for kind in range(c.STRONGEST + 1) if stock[kind]), 0)
    railway.occupied = mask_of(space_of(placed) for placed in railway.placements)
    railway.occupied &= ~(1 << c.T12)
    hired = 0
    for seat, mat in enumerate(railway.mats):
        hired |= mat.engineers
        mat.claimed = reached_fields(mat)
        placed = [p for p in railway.placements if seat_of(p) == seat]
        mat.free = mat.workers - sum(map(workers_of, placed))
        mat.free_black = mat.black_worker - sum(map(black_of, placed))
        used = sum(map(temporary_of, placed))
        mat.temporary = 2 - used if any(space_of(p) == c.A3 for p in placed) else 0
    for space in (c.O1, c.O2):
        on_space = [seat_of(p) for p in railway.placements if space_of(p) == space]
        railway.claims[space - c.O1] = on_space[0] if on_space else NO_SEAT
    railway.away = mask_of([*c.ENGINEERS_A, *c.ENGINEERS_B]) & ~hired & ~mask_of(railway.row)
