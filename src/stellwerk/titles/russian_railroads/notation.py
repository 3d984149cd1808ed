"""Exact texts of moves and positions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from stellwerk.core.bits import mask_of, members
from stellwerk.core.errors import NotationError
from stellwerk.core.fields import (
    Field,
    Names,
    NameSet,
    Number,
    Numbers,
    Owed,
    PositionFields,
    Seats,
    named,
    number,
)
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.checks import faults
from stellwerk.titles.russian_railroads.conservation import missing, out_of_stock
from stellwerk.titles.russian_railroads.deeds import reached_fields
from stellwerk.titles.russian_railroads.position import (
    NO_SEAT,
    Railway,
    black_of,
    coins_of,
    placement,
    seat_of,
    space_of,
    temporary_of,
    workers_of,
)
from stellwerk.titles.russian_railroads.rules import TAKE_TURN
from stellwerk.titles.russian_railroads.secrets import NO_CARD, lay_end_cards
from stellwerk.titles.russian_railroads.set_up import start
from stellwerk.titles.russian_railroads.work import EFFECTS


def _pay_name(mix: int) -> str:
    words = ["pay"] + ["black"] * (mix >> 2) + [f"{mix & 3}c"] * (mix & 3 > 0)
    return "-".join(words) if len(words) > 1 else "pay-workers"


MOVE_NAMES: Final = (
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
    *c.END_CARD_NAMES,
    "ten-points",
    *c.START_BONUS_NAMES,
    *(f"seat-{seat + 1}" for seat in range(4)),
    *(f"engineer-{n}" for n in range(16)),
    *(f"box-{name}" for name in c.END_CARD_NAMES),
    "end-hidden",
    "box-hidden",
)
_MOVES_BY_NAME: Final = {name: move for move, name in enumerate(MOVE_NAMES)}


def read_move(text: str) -> int:
    """The move with this name."""
    if text not in _MOVES_BY_NAME:
        raise NotationError(f"{text!r} is not a move of Russian Railroads")
    return _MOVES_BY_NAME[text]


# Positions. What follows from the rest is not written: which spaces are occupied, who is free.


class Line(Field):
    """The pieces on a line: `black 9 grey 7`."""

    def __init__(self, line: int) -> None:
        super().__init__(c.LINES[line], "tracks")
        self.line = line
        self.first = c.STOPS[line] + 1

    def write(self, owner: object) -> str:
        tracks = getattr(owner, self.attribute)
        pieces = range(c.COLOURS_OF_LINE[self.line])
        return " ".join(f"{c.COLOURS[n]} {tracks[self.first + n]}" for n in pieces)

    def read(self, owner: object, words: list[str]) -> None:
        if len(words) % 2:
            raise NotationError("colours and spaces are expected in pairs")
        colours = c.COLOURS_OF_LINE[self.line]
        found = [1] + [0] * (colours - 1)
        for colour, space in zip(words[::2], words[1::2], strict=True):
            at = named(colour, c.COLOURS[:colours])
            found[at] = number(space, 0, c.LINE_ENDS[self.line])
        for ahead, behind in pairwise(found):
            if behind and behind >= ahead:
                raise NotationError("each piece must stand behind the one before it (RR-4.4)")
        tracks = getattr(owner, self.attribute)
        tracks[self.first : self.first + colours] = found


class Placed(Field):
    """What was placed this round: `2:L3:w2c1` is two workers and a coin of seat 2 on L3."""

    def text(self, value: Any) -> str:
        return " ".join(map(self._word, value))

    def _word(self, placed: int) -> str:
        counts = (workers_of(placed), temporary_of(placed), black_of(placed), coins_of(placed))
        pieces = "".join(f"{kind}{n}" for kind, n in zip("wtbc", counts, strict=True) if n)
        return f"{seat_of(placed) + 1}:{c.SPACE_NAMES[space_of(placed)]}:{pieces}"

    def value(self, words: list[str]) -> Any:
        return [self._placed(word) for word in words]

    def _placed(self, word: str) -> int:
        seat, _, rest = word.partition(":")
        space, _, pieces = rest.partition(":")
        counts = dict.fromkeys("wtbc", 0)
        for kind, count in zip(pieces[::2], pieces[1::2], strict=False):
            if kind in counts:
                counts[kind] = number(count, 1, 3)
        placed = placement(number(seat, 1, 4) - 1, named(space, c.SPACE_NAMES), *counts.values())
        if self._word(placed) != word:
            raise NotationError(f"{word!r} is not seat:space:pieces, such as 2:L3:w2c1")
        return placed


class Glances(Field):
    """Who looked through the end-bonus stack: `2+` seat 2 took a card, `2-` it took the points."""

    def text(self, value: Any) -> str:
        return " ".join(f"{(glance >> 1) + 1}{'-+'[glance & 1]}" for glance in value)

    def value(self, words: list[str]) -> Any:
        for word in words:
            if word[-1] not in "+-":
                raise NotationError(f"{word!r} must end in + or -")
        return [2 * (number(word[:-1], 1, 4) - 1) + (word[-1] == "+") for word in words]


class Seat(Field):
    """One seat, or nobody."""

    def text(self, value: Any) -> str:
        return str(value + 1) if value != NO_SEAT else "nobody"

    def value(self, words: list[str]) -> Any:
        if words == ["nobody"]:
            return NO_SEAT
        if len(words) != 1:
            raise NotationError(f"one seat is expected, not {len(words)} words")
        return Seats(self.name, self.attribute).value(words)[0]


_ENGINEER_NAMES: Final = ("", *(str(n) for n in range(1, 16)))
_SEAT_NAMES: Final = ("1", "2", "3", "4")

FIELDS: Final = PositionFields(
    table=(
        Number("round", "current_round", 0, 7),
        Number("turns", "turns", 0, 10_000),
        Seats("order", "order"),
        Seat("active", "active"),
        NameSet("passed", "passed", _SEAT_NAMES),
        Placed("placed", "placements"),
        Numbers("engineers", "row", 0, 15),
        Numbers("stock", "stock", 0, 4, 10),
        Numbers("returned", "returned", 0, 5, 10),
        NameSet("cards", "cards", c.CARD_NAMES),
        NameSet("bonuses", "bonuses", c.START_BONUS_NAMES),
        NameSet("boxed", "boxed", c.END_CARD_NAMES),
        Glances("glances", "glances"),
        Owed(EFFECTS),
    ),
    seat=(
        Number("score", "score", 0, 2_000),
        Number("workers", "workers", 5, 8),
        Number("black-worker", "black_worker", 0, 1),
        Number("coins", "coins", 0, 100),
        *(Line(line) for line in range(len(c.LINES))),
        Numbers("locomotives", "locomotives", 0, 9, c.PLACES),
        Numbers("factories", "factories", 1, 9),
        Number("marker", "marker", 0, c.INDUSTRY_END),
        Number("second-marker", "second_marker", c.NOT_IN_PLAY, c.INDUSTRY_END),
        Number("doublers", "doublers", 0, c.DOUBLER_FIELDS),
        NameSet("engineers", "engineers", _ENGINEER_NAMES),
        NameSet("tokens", "tokens", c.TOKEN_NAMES),
        Names("end-cards", "end_cards", c.END_CARD_NAMES),
    ),
    boards=lambda railway: railway.mats,
    board=Railway.writable,
)


def read_position(players: int, rules: int, lines: Sequence[str]) -> Railway:
    """A position from lines; what they leave out is as in the first turn of a game."""
    railway = _first_turn(players, rules)
    FIELDS.read(railway, lines)
    given = {line.split()[0] for line in lines}
    _check_seats(railway)
    if "returned" not in given:
        railway.returned[1] = _left_over(railway, 1)
    if "stock" not in given:
        _fill_stock(railway)
    _lay_hidden(railway, given)
    _follow(railway)
    for fault in missing(railway):
        raise NotationError(f"the position does not add up: {fault}")
    for fault in faults(railway):
        raise NotationError(f"the position is not possible: {fault}")
    railway.settle()
    return railway


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
    """Box, stack and looks; without a word about it, hands were taken seat by seat."""
    hands = [mat.end_cards[:] for mat in railway.mats]
    if "glances" not in given:
        railway.glances = [2 * seat + 1 for seat, hand in enumerate(hands) for _ in hand]
    if "boxed" not in given:
        held = mask_of(card for hand in hands for card in hand)
        railway.boxed = mask_of(members((1 << c.END_CARDS) - 1 & ~held)[-c.END_CARDS_BOXED :])
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
