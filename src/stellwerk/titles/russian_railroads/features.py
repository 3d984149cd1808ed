"""Russian Railroads as numbers for programs that learn (docs/research.md)."""

from __future__ import annotations

import re
from typing import Final, cast

from stellwerk.core.bits import mask_of
from stellwerk.core.features import (
    CHOICE,
    COUNT,
    SET,
    Feature,
    Features,
    Questions,
    Ring,
    RowWriter,
    flags,
    number,
    numbers,
    one_hot,
    three,
    turned,
    turned_places,
    turned_set,
    zeros,
)
from stellwerk.core.position import Position
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.end_bonuses import DECK_COUNT
from stellwerk.titles.russian_railroads.mat_features import MatScribe, mat_entries
from stellwerk.titles.russian_railroads.position import Railway, seat_of, space_of
from stellwerk.titles.russian_railroads.secrets import looks_through_stack

_MOST_PLAYERS: Final = 4
_ENGINEERS: Final = len(c.ENGINEERS) - 1
_ENGINEER_NAMES: Final = tuple(str(n) for n in range(1, _ENGINEERS + 1))
_LOCOMOTIVE_NAMES: Final = tuple(str(n) for n in range(1, c.STRONGEST + 1))
_LONGEST_ROW: Final = max(c.ROUNDS)
_ORIGINS: Final = ("new", *c.LINES, "special")


class RailwayQuestions(Questions):
    """With the space to pay for, the parts still to do, and where a locomotive comes from."""

    __slots__ = ()

    def parts(self) -> list[Feature]:
        return [
            Feature("asked", CHOICE, self.kinds),
            Feature("asked for a space", CHOICE, c.SPACE_NAMES),
            Feature("parts to do", COUNT, c.PART_NAMES, 5),
            Feature("in full", COUNT),
            Feature("black worker's step due", COUNT),
            Feature("locomotive or factory in hand", COUNT, high=c.STRONGEST),
            Feature("comes from", CHOICE, _ORIGINS),
        ]

    def read(self, name: str) -> list[int]:
        kind = self.kind_of(name)
        rest = name.removeprefix(kind).removeprefix(":").split(":")
        parts = dict(re.findall(r"([a-z-]+)\*(\d+)", rest[0])) if kind == "do" else {}
        in_hand = int(rest[0]) if kind in ("lay", "exchange") else 0
        return [
            *(int(known == kind) for known in self.kinds),
            *(int(kind in ("pay", "move-on") and space == rest[0]) for space in c.SPACE_NAMES),
            *(int(parts.get(part, 0)) for part in c.PART_NAMES),
            int(kind == "do" and "!" in name),
            int(kind == "do" and "^" in name),
            in_hand,
            *(int(kind == "lay" and origin == rest[-1]) for origin in _ORIGINS),
        ]


_QUESTIONS: Final = RailwayQuestions(
    (
        *("bonus", "turn", "pay", "do", "lay", "exchange", "again", "move-on"),
        *("pick-token", "pick-card", "take-end-card"),
    ),
    amounts=0,
)

_CLAIMS: Final = tuple(
    tuple(first + second for first in one_hot(players) for second in one_hot(players))
    for players in range(_MOST_PLAYERS + 1)
)
"""By number of players: the seats on O1 and O2, or nobody."""
_WHO: Final = tuple(
    tuple(seat + passed for seat in one_hot(players) for passed in flags(players))
    for players in range(_MOST_PLAYERS + 1)
)
"""By number of players: the active seat, none at the end, with each set of seats that passed."""
_ELEVEN: Final = flags(11)
_NINE: Final = flags(c.SPACE_COUNT - 33)
_ENGINEER: Final = one_hot(_ENGINEERS)
_CARDS: Final = flags(len(c.CARD_NAMES))
_BONUSES: Final = flags(len(c.START_BONUSES))
_END_CARDS: Final = flags(c.END_CARDS)
_NO_SPACES: Final = zeros(c.SPACE_COUNT)


class RailwayWatcher(RowWriter):
    """Keeps the pieces of mats, of the board, and of how the board looks from each seat.

    Lists of the table are never changed, always replaced, so it is enough to see whether they are
    the same.
    """

    __slots__ = (
        "board",
        "bonuses",
        "cards",
        "current_round",
        "doublers",
        "glances",
        "hands",
        "order",
        "own",
        "own_pieces",
        "placements",
        "places",
        "returned",
        "ring",
        "row",
        "row_piece",
        "scribes",
        "stock",
        "table",
        "up_to_date",
        "used",
    )

    def __init__(self, players: int) -> None:
        self.scribes: list[MatScribe] = [MatScribe() for _ in range(players)]
        self.ring: Ring = Ring(players)
        self.row: list[int] = []
        self.row_piece: bytes = b""
        self.stock: list[int] = []
        self.returned: list[int] = []
        self.current_round: int = -1
        self.doublers: int = 0
        self.cards: int = 0
        self.bonuses: int = 0
        self.board: bytes = b""
        self.placements: list[int] = []
        self.used: bytes = _NO_SPACES
        self.table: bytes = b""
        """Both: what is the same for all."""
        self.own: list[int] = [0] * players
        """The spaces each seat uses."""
        self.own_pieces: list[bytes] = [_NO_SPACES] * players
        self.order: list[int] = []
        self.glances: list[int] = []
        self.up_to_date: int = 0
        """The seats for which the order and the end-bonus cards are up to date, as a set."""
        self.places: list[bytes] = [b""] * players
        self.hands: list[bytes] = [b""] * players

    def observe(self, position: Position, seat: int) -> bytes:
        railway = cast(Railway, position)
        self._notice(railway)
        players = railway.players
        if not self.up_to_date >> seat & 1:
            self.up_to_date |= 1 << seat
            self.places[seat] = turned_places(railway.order, seat, players) + _held(railway, seat)
            self.hands[seat] = _hand(railway, seat)
        active = turned(railway.active, seat, players)
        passed = turned_set(railway.passed, seat, players)
        first = turned(railway.claims[0], seat, players)
        second = turned(railway.claims[1], seat, players)
        stack = railway.end_stack if looks_through_stack(railway, seat) else 0
        return b"%b%b%b%b%b%b%b%b%b%b%b" % (
            _QUESTIONS.on_top(railway.stack),
            _QUESTIONS.on_top(railway.stack, 1),
            self.table,
            _WHO[players][active << players | passed],
            self.own_pieces[seat],
            self.places[seat],
            _CLAIMS[players][first * (players + 1) + second],
            self.hands[seat],
            _END_CARDS[stack],
            self.ring.pieces[seat],
            self.ring.others(seat),
        )

    def _notice(self, railway: Railway) -> None:
        """Write again what has changed since the last row."""
        mats = railway.mats
        scribes = self.scribes
        for seat in range(len(mats)):
            mat = mats[seat]
            scribe = scribes[seat]
            if scribe.mat is not mat or scribe.edits != mat.edits:
                self.ring.put(seat, scribe.write(mat))
        if (
            self.current_round != railway.current_round
            or self.doublers != railway.doublers
            or self.stock is not railway.stock
            or self.row is not railway.row
            or self.returned is not railway.returned
            or self.cards != railway.cards
            or self.bonuses != railway.bonuses
        ):
            self._write_board(railway)
            self.table = self.board + self.used
        if self.placements is not railway.placements:
            self._write_spaces(railway)
            self.table = self.board + self.used
        if self.order is not railway.order or self.glances is not railway.glances:
            self.order = railway.order
            self.glances = railway.glances
            self.up_to_date = 0

    def _write_board(self, railway: Railway) -> None:
        """The round, the row of engineers, and what is left in the supply."""
        self.current_round = railway.current_round
        self.stock = stock = railway.stock
        self.returned = returned = railway.returned
        self.doublers = railway.doublers
        self.cards = railway.cards
        self.bonuses = railway.bonuses
        if self.row is not railway.row:
            self.row = railway.row
            self.row_piece = _row(railway.row)
        self.board = b"%b%b%b%b%b%b%b%b%b%b%b" % (
            number(railway.current_round),
            self.row_piece,
            three(stock[1], stock[2], stock[3]),
            three(stock[4], stock[5], stock[6]),
            three(stock[7], stock[8], stock[9]),
            three(returned[1], returned[2], returned[3]),
            three(returned[4], returned[5], returned[6]),
            three(returned[7], returned[8], returned[9]),
            number(railway.doublers),
            _CARDS[railway.cards],
            _BONUSES[railway.bonuses],
        )

    def _write_spaces(self, railway: Railway) -> None:
        """The spaces in use, and those of each seat; mostly there is one more than before."""
        placements = railway.placements
        known = len(self.placements)
        if len(placements) != known + 1 or placements[:known] != self.placements:
            known = 0
            for seat in range(railway.players):
                self.own[seat] = 0
                self.own_pieces[seat] = _NO_SPACES
        for n in range(known, len(placements)):
            seat = seat_of(placements[n])
            self.own[seat] |= 1 << space_of(placements[n])
            self.own_pieces[seat] = _spaces(self.own[seat])
        self.placements = placements
        self.used = _spaces(railway.occupied)


def _row(row: list[int]) -> bytes:
    """The engineers on offer."""
    pieces = [_ENGINEER[engineer - 1] for engineer in row]
    pieces += [_ENGINEER[-1]] * (_LONGEST_ROW - len(row))
    return b"".join(pieces)


def _held(railway: Railway, seat: int) -> bytes:
    """How many end-bonus cards each seat holds."""
    held = [0] * railway.players
    for glance in railway.glances:
        held[turned(glance >> 1, seat, railway.players)] += glance & 1
    return numbers(held)


def _hand(railway: Railway, seat: int) -> bytes:
    """The end-bonus cards of a seat, and those it saw last."""
    mat = railway.mats[seat]
    return _END_CARDS[mask_of(mat.end_cards)] + _END_CARDS[mat.looks[-1] if mat.looks else 0]


def _spaces(spaces: int) -> bytes:
    """A set of spaces."""
    return b"%b%b%b%b" % (
        _ELEVEN[spaces & 2047],
        _ELEVEN[spaces >> 11 & 2047],
        _ELEVEN[spaces >> 22 & 2047],
        _NINE[spaces >> 33],
    )


class RailwayFeatures(Features):
    """Seats are counted from the observing one: `you`, then `seat +1` to its left, and so on."""

    version = DECK_COUNT  # A new card makes the rows longer.
    actions = c.DEAL_SEAT

    def parts(self, start: Position) -> list[Feature]:
        seats = ("you", *(f"seat +{n}" for n in range(1, start.players)))
        then = [
            Feature(f"then {part.name}", part.kind, part.labels, part.high)
            for part in _QUESTIONS.parts()
        ]
        found = [
            *_QUESTIONS.parts(),
            *then,
            Feature("round", COUNT, high=_LONGEST_ROW),
            *(Feature(f"engineer {n + 1}", CHOICE, _ENGINEER_NAMES) for n in range(_LONGEST_ROW)),
            Feature("locomotives in stock", COUNT, _LOCOMOTIVE_NAMES, _MOST_PLAYERS),
            Feature("factories given back", COUNT, _LOCOMOTIVE_NAMES, _MOST_PLAYERS),
            Feature("doublers left", COUNT, high=c.DOUBLERS),
            Feature("cards left", SET, c.CARD_NAMES),
            Feature("start bonuses left", SET, c.START_BONUS_NAMES),
            Feature("spaces in use", SET, c.SPACE_NAMES),
            Feature("active", CHOICE, seats),
            Feature("passed", SET, seats),
            Feature("own spaces", SET, c.SPACE_NAMES),
            Feature("places in the order", COUNT, seats, _MOST_PLAYERS),
            Feature("end-bonus cards held", COUNT, seats, 2),
            Feature("claim on O1", CHOICE, seats),
            Feature("claim on O2", CHOICE, seats),
            Feature("own end-bonus cards", SET, c.END_CARD_NAMES),
            Feature("end-bonus cards last seen", SET, c.END_CARD_NAMES),
            Feature("end-bonus cards to choose from", SET, c.END_CARD_NAMES),
        ]
        for seat in seats:
            found += mat_entries(seat)
        return found

    def row_writer(self, players: int) -> RowWriter:
        return RailwayWatcher(players)


FEATURES: Final = RailwayFeatures()
