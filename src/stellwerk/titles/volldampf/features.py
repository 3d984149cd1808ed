"""Volldampf as numbers for programs that learn (docs/research.md).

Boards of any edition fit into the same row: it has room for the largest.
"""

from __future__ import annotations

from typing import Final, cast

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
    one_hot,
    turned,
    turned_places,
    zeros,
)
from stellwerk.core.position import Position
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.company_features import (
    CompanyScribe,
    actions_piece,
    company_entries,
    names,
    routes_piece,
    segment_names,
    segments_piece,
    stones_piece,
)
from stellwerk.titles.volldampf.position import Railroad

_QUESTIONS: Final = Questions(
    (
        *("issue", "secret-bonds", "bid", "secret-bids", "all-new?", "sort", "take-group"),
        *("lay", "bargain-card", "bargain-segment", "transport", "step", "sabotage?", "freight"),
        *("unload", "subsidy?", "subsidised", "plan", "replace", "rob"),
    ),
    amounts=0,
)

_SEATS: Final = tuple(one_hot(players) for players in range(c.MOST_PLAYERS + 1))
_SEAT_SETS: Final = tuple(flags(players) for players in range(c.MOST_PLAYERS + 1))
_COLOUR: Final = one_hot(len(c.COLOURS))
_FIELD: Final = one_hot(c.MOST_FIELDS)
_PLACE: Final = one_hot(c.MOST_PLACES)
_NINE: Final = flags(9)
"""Half of the goods cards."""
_NO_CARGO: Final = _COLOUR[-1] + _FIELD[-1] + _PLACE[-1] + segments_piece(0)


class TableWatcher(RowWriter):
    """Keeps the pieces of companies, of the board, and of how the table looks from each seat.

    Lists of the table are never changed, always replaced, so it is enough to see whether they are
    the same.
    """

    __slots__ = (
        "age",
        "ages",
        "bag",
        "board",
        "deck",
        "fields",
        "groups",
        "offer",
        "order",
        "passed",
        "ring",
        "routes",
        "scribes",
        "sides",
        "stones",
        "used_routes",
    )

    def __init__(self, players: int) -> None:
        self.scribes: list[CompanyScribe] = [CompanyScribe() for _ in range(players)]
        self.ring: Ring = Ring(players)
        self.stones: list[int] = [-1] * c.MOST_FIELDS
        self.fields: list[bytes] = [zeros(len(c.COLOURS))] * c.MOST_FIELDS
        """By field its stones; a board may have fewer fields than there is room for."""
        self.bag: int = -1
        self.board: bytes = b""
        """Stones in the bag and on the fields."""
        self.groups: list[int] = []
        self.routes: int = -1
        self.used_routes: int = -1
        self.offer: bytes = b""
        """Route cards: undealt, used, and in groups."""
        self.order: list[int] = []
        self.passed: list[int] = []
        self.deck: int = -1
        self.age: int = 0
        """How often something has changed that looks different from each seat."""
        self.ages: list[int] = [-1] * players
        self.sides: list[bytes] = [b""] * players

    def observe(self, position: Position, seat: int) -> bytes:
        table = cast(Railroad, position)
        self._notice(table)
        players = table.players
        if self.ages[seat] != self.age:
            self.ages[seat] = self.age
            self.sides[seat] = _side(table, seat)
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            _QUESTIONS.on_top(table.stack),
            number(table.first_stop),
            number(table.round),
            number(table.lap),
            self.board,
            _NINE[table.goods & 511],
            _NINE[table.goods >> 9],
            self.offer,
            actions_piece(table.discard),
            number(table.highest + 1),
            _COLOUR[table.drawn],
            _cargo(table),
            number(table.reach),
            number(len(table.barred)),
            _SEATS[players][turned(table.active, seat, players)],
            self.sides[seat],
            self.ring.pieces[seat],
            self.ring.others(seat),
        )

    def _notice(self, table: Railroad) -> None:
        """Write again what has changed since the last row."""
        changed = (
            self.order is not table.order
            or self.passed is not table.passed
            or self.deck != table.deck
        )
        for seat in range(table.players):
            company = table.companies[seat]
            scribe = self.scribes[seat]
            if scribe.company is not company or scribe.edits != company.edits:
                self.ring.put(seat, scribe.write(company))
                changed = True
        if changed:
            self.order = table.order
            self.passed = table.passed
            self.deck = table.deck
            self.age += 1
        if self.stones is not table.stones or self.bag != table.bag:
            self._write_board(table)
        if (
            self.groups is not table.groups
            or self.routes != table.routes
            or self.used_routes != table.used_routes
        ):
            self.groups = table.groups
            self.routes = table.routes
            self.used_routes = table.used_routes
            self.offer = _offer(table)

    def _write_board(self, table: Railroad) -> None:
        """The bag, and for each field its stones."""
        before = self.stones
        stones = table.stones
        for field in range(len(stones)):
            if before[field] != stones[field]:
                self.fields[field] = stones_piece(stones[field])
        self.stones = stones
        self.bag = table.bag
        self.board = stones_piece(table.bag) + b"".join(self.fields)


def _offer(table: Railroad) -> bytes:
    pieces = [routes_piece(table.routes), routes_piece(table.used_routes)]
    pieces += [routes_piece(group) for group in table.groups]
    pieces.append(zeros((c.MOST_PLAYERS - len(table.groups)) * c.SYMBOLS))
    return b"".join(pieces)


def _cargo(table: Railroad) -> bytes:
    """The stone that is moved, where it has got to, and the segments it has passed."""
    if table.cargo == c.NONE:
        return _NO_CARGO
    passed = 0
    for segment in table.path:
        passed |= 1 << segment
    colour, field = divmod(table.cargo, c.MOST_FIELDS)
    return b"%b%b%b%b" % (
        _COLOUR[colour],
        _FIELD[field],
        _PLACE[table.at],
        segments_piece(passed),
    )


def _side(table: Railroad, seat: int) -> bytes:
    """What depends on the seat: order, who passed, its hand, and what it knows of the others'."""
    players = table.players
    passed = 0
    for other in table.passed:
        passed |= 1 << turned(other, seat, players)
    company = table.companies[seat]
    pieces = [
        turned_places(table.order, seat, players),
        _SEAT_SETS[players][passed],
        actions_piece(company.actions),
        number(company.sealed + 1),
    ]
    unseen = table.deck
    for step in range(1, players):
        hand = table.companies[(seat + step) % players]
        known = hand.shown[seat]
        unseen += hand.actions - known
        pieces.append(actions_piece(known))
    pieces.append(actions_piece(unseen))
    return b"".join(pieces)


class TableFeatures(Features):
    """Seats are counted from the observing one: `you`, then `seat +1` to its left, and so on."""

    version = 1
    actions = c.DRAW_STONE

    def parts(self, start: Position) -> list[Feature]:
        table = cast(Railroad, start)
        edition = table.edition
        players = table.players
        seats = ("you", *(f"seat +{n}" for n in range(1, players)))
        fields = names([field.id for field in edition.fields], c.MOST_FIELDS, "field")
        places = names([place.id for place in edition.places], c.MOST_PLACES, "place")
        symbols = tuple(symbol.id for symbol in edition.symbols)
        found = [
            *_QUESTIONS.parts(),
            Feature("stop at the first field", COUNT),
            Feature("round", COUNT, high=max(c.ROUNDS)),
            Feature("lap", COUNT, high=c.TRANSPORT_ROUNDS),
            Feature("stones in the bag", COUNT, c.COLOURS, c.STONES_EACH),
            *(Feature(f"stones in {field}", COUNT, c.COLOURS, c.STONES_EACH) for field in fields),
            Feature("goods cards left", SET, tuple(str(n + 1) for n in range(c.GOODS_CARDS))),
            Feature("undealt route cards", COUNT, symbols, c.ROUTES_EACH),
            Feature("used route cards", COUNT, symbols, c.ROUTES_EACH),
            *(
                Feature(f"group {n + 1}", COUNT, symbols, c.ROUTES_EACH)
                for n in range(c.MOST_PLAYERS)
            ),
            Feature("used action cards", COUNT, c.ACTIONS, c.ACTIONS_EACH),
            Feature("highest bid from 1", COUNT, high=c.HIGHEST_BID + 1),
            Feature("stone in hand", CHOICE, c.COLOURS),
            Feature("cargo", CHOICE, c.COLOURS),
            Feature("cargo from", CHOICE, fields),
            Feature("cargo at", CHOICE, places),
            Feature("cargo came over", SET, segment_names(edition)),
            Feature("reach", COUNT, high=c.FAST_REACH),
            Feature("sabotaged stones", COUNT, high=c.ACTIONS_EACH),
            Feature("active", CHOICE, seats),
            Feature("places in the order", COUNT, seats, c.MOST_PLAYERS),
            Feature("passed", SET, seats),
            Feature("own action cards", COUNT, c.ACTIONS, c.ACTIONS_EACH),
            Feature("own secret choice from 1", COUNT, high=c.SECRET_BONDS + 1),
        ]
        for seat in seats[1:]:
            name = f"{seat} action cards drawn from you"
            found.append(Feature(name, COUNT, c.ACTIONS, c.ACTIONS_EACH))
        found.append(Feature("action cards out of sight", COUNT, c.ACTIONS, c.ACTIONS_EACH))
        for seat in seats:
            found += company_entries(seat, edition)
        return found

    def row_writer(self, players: int) -> RowWriter:
        return TableWatcher(players)


FEATURES: Final = TableFeatures()
