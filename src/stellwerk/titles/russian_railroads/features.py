"""Russian Railroads as numbers for programs that learn (docs/research.md)."""

from __future__ import annotations

import re
from typing import Final, cast

from stellwerk.core.features import (
    CHOICE,
    COUNT,
    SET,
    Entry,
    Features,
    Questions,
    Watcher,
    flags,
    number,
    numbers,
    one_hot,
    zeros,
)
from stellwerk.core.position import Position
from stellwerk.titles.russian_railroads import components as c
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

    def entries(self) -> list[Entry]:
        return [
            Entry("asked", CHOICE, self.kinds),
            Entry("asked for a space", CHOICE, c.SPACE_NAMES),
            Entry("parts to do", COUNT, c.PART_NAMES, 5),
            Entry("in full", COUNT),
            Entry("black worker's step due", COUNT),
            Entry("locomotive or factory in hand", COUNT, high=c.STRONGEST),
            Entry("comes from", CHOICE, _ORIGINS),
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

_SEATS: Final = tuple(one_hot(players) for players in range(_MOST_PLAYERS + 1))
_WHO: Final = tuple(
    tuple(seat + passed for seat in one_hot(players) for passed in flags(players))
    for players in range(_MOST_PLAYERS + 1)
)
"""By players: the active seat, none at the end, with each set of seats that passed."""
_ELEVEN: Final = flags(11)
_NINE: Final = flags(c.SPACE_COUNT - 33)
_ENGINEER: Final = one_hot(_ENGINEERS)
_CARDS: Final = flags(len(c.CARD_NAMES))
_BONUSES: Final = flags(len(c.START_BONUSES))
_END_CARDS: Final = flags(c.END_CARDS)
_NO_SPACES: Final = zeros(c.SPACE_COUNT)


class RailwayWatcher(Watcher):
    """Keeps the pieces of mats, of the board, and of how the board looks from each seat.

    Lists of the table are never changed, always replaced, so it is enough to see whether they are
    the same.
    """

    __slots__ = (
        "ages",
        "board",
        "bonuses",
        "cards",
        "claims",
        "current_round",
        "doublers",
        "glances",
        "mats",
        "order",
        "own",
        "own_pieces",
        "placements",
        "returned",
        "row",
        "scribes",
        "side_age",
        "sides",
        "stock",
        "table",
        "used",
    )

    def __init__(self, players: int) -> None:
        self.scribes: list[MatScribe] = [MatScribe() for _ in range(players)]
        self.mats: list[bytes] = [b""] * (2 * players)
        """Their pieces, twice around the table: from each seat on they stand in a row."""
        self.row: list[int] = []
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
        self.claims: list[int] = []
        self.glances: list[int] = []
        self.side_age: int = 0
        """How often something has changed that looks different from each seat."""
        self.ages: list[int] = [-1] * players
        self.sides: list[bytes] = [b""] * players

    def play(self, position: Position, move: int) -> None:
        cast(Railway, position).owned = 0
        position.play(move)

    def observe(self, position: Position, seat: int) -> bytes:
        railway = cast(Railway, position)
        self._notice(railway)
        players = railway.players
        if self.ages[seat] != self.side_age:
            self.ages[seat] = self.side_age
            self.sides[seat] = _side(railway, seat)
        passed = railway.passed
        passed = (passed >> seat | passed << players - seat) & (1 << players) - 1
        active = (railway.active - seat) % players if railway.active >= 0 else players
        side = self.sides[seat]
        if looks_through_stack(railway, seat):
            side = side[: -len(_END_CARDS[0])] + _END_CARDS[railway.end_stack]
        pieces = [
            _QUESTIONS.on_top(railway.stack),
            _QUESTIONS.on_top(railway.stack, 1),
            self.table,
            _WHO[players][active << players | passed],
            self.own_pieces[seat],
            side,
        ]
        pieces += self.mats[seat : seat + players]
        return b"".join(pieces)

    def _notice(self, railway: Railway) -> None:
        """Write anew what has changed since the last look."""
        mats = railway.mats
        scribes = self.scribes
        for seat in range(len(mats)):
            mat = mats[seat]
            scribe = scribes[seat]
            if scribe.mat is not mat:
                scribe.write(mat)
                self.mats[seat] = scribe.piece
                self.mats[seat + railway.players] = scribe.piece
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
        if (
            self.order is not railway.order
            or self.claims is not railway.claims
            or self.glances is not railway.glances
        ):
            self.order = railway.order
            self.claims = railway.claims
            self.glances = railway.glances
            self.side_age += 1

    def _write_board(self, railway: Railway) -> None:
        """The round, the row of engineers, and what is left in the supply."""
        self.current_round = railway.current_round
        self.row = railway.row
        self.stock = railway.stock
        self.returned = railway.returned
        self.doublers = railway.doublers
        self.cards = railway.cards
        self.bonuses = railway.bonuses
        pieces = [number(railway.current_round)]
        pieces += [_ENGINEER[engineer - 1] for engineer in railway.row]
        pieces += [_ENGINEER[-1]] * (_LONGEST_ROW - len(railway.row))
        pieces.append(numbers(railway.stock[1:] + railway.returned[1:]))
        pieces.append(number(railway.doublers))
        pieces.append(_CARDS[railway.cards])
        pieces.append(_BONUSES[railway.bonuses])
        self.board = b"".join(pieces)

    def _write_spaces(self, railway: Railway) -> None:
        """The spaces in use, and those of each seat; mostly there is one more than before."""
        placements = railway.placements
        known = len(self.placements)
        if len(placements) != known + 1:
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


def _side(railway: Railway, seat: int) -> bytes:
    """What is told from a seat: order, claims, end-bonus cards and what it knows of them."""
    players = railway.players
    places = [0] * players
    for place, other in enumerate(railway.order):
        places[(other - seat) % players] = place + 1
    held = [0] * players
    for glance in railway.glances:
        held[((glance >> 1) - seat) % players] += glance & 1
    seats = _SEATS[players]
    claims = [seats[(other - seat) % players if other >= 0 else -1] for other in railway.claims]
    mat = railway.mats[seat]
    own = 0
    for card in mat.end_cards:
        own |= 1 << card
    seen = mat.looks[-1] if mat.looks else 0
    cards = [_END_CARDS[own], _END_CARDS[seen], _END_CARDS[0]]
    return b"".join([numbers(places), numbers(held), *claims, *cards])


def _spaces(spaces: int) -> bytes:
    """A set of spaces."""
    return b"".join(
        [
            _ELEVEN[spaces & 2047],
            _ELEVEN[spaces >> 11 & 2047],
            _ELEVEN[spaces >> 22 & 2047],
            _NINE[spaces >> 33],
        ]
    )


class RailwayFeatures(Features):
    """Seats are told from the one that looks: `you`, then `seat +1` to its left, and on."""

    version = 1
    actions = c.DEAL_SEAT

    def entries(self, start: Position) -> list[Entry]:
        seats = ("you", *(f"seat +{n}" for n in range(1, start.players)))
        then = [
            Entry(f"then {entry.name}", entry.kind, entry.labels, entry.high)
            for entry in _QUESTIONS.entries()
        ]
        found = [
            *_QUESTIONS.entries(),
            *then,
            Entry("round", COUNT, high=_LONGEST_ROW),
            *(Entry(f"engineer {n + 1}", CHOICE, _ENGINEER_NAMES) for n in range(_LONGEST_ROW)),
            Entry("locomotives in stock", COUNT, _LOCOMOTIVE_NAMES, _MOST_PLAYERS),
            Entry("factories given back", COUNT, _LOCOMOTIVE_NAMES, _MOST_PLAYERS),
            Entry("doublers left", COUNT, high=c.DOUBLERS),
            Entry("cards left", SET, c.CARD_NAMES),
            Entry("start bonuses left", SET, c.START_BONUS_NAMES),
            Entry("spaces in use", SET, c.SPACE_NAMES),
            Entry("active", CHOICE, seats),
            Entry("passed", SET, seats),
            Entry("own spaces", SET, c.SPACE_NAMES),
            Entry("places in the order", COUNT, seats, _MOST_PLAYERS),
            Entry("end-bonus cards held", COUNT, seats, 2),
            Entry("claim on O1", CHOICE, seats),
            Entry("claim on O2", CHOICE, seats),
            Entry("own end-bonus cards", SET, c.END_CARD_NAMES),
            Entry("end-bonus cards last seen", SET, c.END_CARD_NAMES),
            Entry("end-bonus cards to choose from", SET, c.END_CARD_NAMES),
        ]
        for seat in seats:
            found += mat_entries(seat)
        return found

    def watcher(self, players: int) -> Watcher:
        return RailwayWatcher(players)


FEATURES: Final = RailwayFeatures()
