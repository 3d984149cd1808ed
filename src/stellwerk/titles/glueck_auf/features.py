"""Glück Auf as numbers for programs that learn (docs/research.md)."""

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
    numbers,
    one_hot,
    turned,
    turned_set,
    zeros,
)
from stellwerk.core.position import Position
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import Board, count_of
from stellwerk.titles.glueck_auf.board_features import (
    ORDER_NAMES,
    BoardScribe,
    board_entries,
    innovations_piece,
    orders_piece,
)
from stellwerk.titles.glueck_auf.position import BACKS, Colliery, Glimpse

_QUESTIONS: Final = Questions(
    (
        *("turn", "turn-on", "pay", "pay-ones", "take-a-lorry", "take-a-wagon"),
        *(f"place-{crest}-wagon" for crest in (*c.CRESTS, "wild")),
        *(f"place-engine-{letter}" for letter in c.ENGINE_TYPES),
        *("mine", "deliver", "assign"),
        *(f"deliver-more-{letter}" for letter in c.ENGINE_TYPES),
        *("wild", "keep", "afterwards"),
    ),
    amounts=2,
)

_SEATS: Final = tuple(one_hot(players) for players in range(c.MOST_PLAYERS + 1))
_WHO: Final = tuple(
    tuple(seat + passed for seat in one_hot(players) for passed in flags(players))
    for players in range(c.MOST_PLAYERS + 1)
)
"""By players: the active seat, or none before the start, and the seats that passed."""
_SHIFT_AREA: Final = tuple(
    tuple(number(shift) + area for area in one_hot(c.AREAS)) for shift in range(c.TOKENS + 1)
)
_KIND_WIDTH: Final = tuple(c.FIRST_FACE[k + 1] - c.FIRST_FACE[k] for k in range(len(c.KINDS)))
_TOP: Final = tuple(one_hot(_KIND_WIDTH[kind]) for kind in c.KIND_OF_PILE)
_NO_FACES: Final = zeros(c.FACES)


class CollieryWatcher(RowWriter):
    """Keeps the pieces of boards, of the display, and of what each seat knows in secret.

    Lists and tuples of the table are never changed, always replaced, so it is enough to see
    whether they are the same.
    """

    __slots__ = (
        "age",
        "ages",
        "counts",
        "deep",
        "fresh",
        "fresh_age",
        "fresh_ages",
        "fresh_pieces",
        "glimpses",
        "hidden",
        "last",
        "own",
        "piles",
        "prices",
        "ring",
        "scribes",
        "tops",
        "under",
        "unseen",
    )

    def __init__(self, players: int) -> None:
        self.scribes: list[BoardScribe] = []
        self.ring: Ring = Ring(players)
        self.last: list[int] = []
        self.prices: bytes = b""
        self.tops: list[int] = []
        self.deep: list[int] = []
        self.under: list[tuple[int, ...]] = []
        self.piles: bytes = b""
        self.glimpses: tuple[Glimpse, ...] = ()
        self.fresh: list[list[int]] = []
        self.counts: list[int] = [0] * c.FACES
        """The cards nobody has seen, by face."""
        self.fresh_pieces: list[bytes] = [b""] * len(c.KINDS)
        self.fresh_age: int = 0
        """How often a fresh card was drawn."""
        self.fresh_ages: list[int] = [-1] * players
        self.age: int = 0
        """How often a secret has changed."""
        self.ages: list[int] = [-1] * players
        """When what each seat knows was written."""
        self.own: list[bytes] = [b""] * players
        """The hand of each seat, what it looks at, and what it knows of cards under piles."""
        self.hidden: list[list[int]] = [[]] * players
        """The cards that others have seen and the seat has not, by face."""
        self.unseen: list[bytes] = [b""] * players

    def observe(self, position: Position, seat: int) -> bytes:
        colliery = cast(Colliery, position)
        self._notice(colliery)
        self._write_own(colliery, seat)
        players = colliery.players
        seats = _SEATS[players]
        active = turned(colliery.active, seat, players)
        passed = turned_set(colliery.passed, seat, players)
        return b"%b%b%b%b%b%b%b%b%b%b%b" % (
            _QUESTIONS.on_top(colliery.stack),
            _SHIFT_AREA[colliery.shift][colliery.area],
            self.prices,
            self.piles,
            _WHO[players][active << players | passed],
            seats[turned(colliery.starter, seat, players)],
            seats[turned(colliery.foreman, seat, players)],
            self.own[seat],
            self.unseen[seat],
            self.ring.pieces[seat],
            self.ring.others(seat),
        )

    def _notice(self, colliery: Colliery) -> None:
        """Write again what has changed since the last row."""
        boards = colliery.boards
        if not self.scribes:
            self._meet(boards)
        changed = self.glimpses is not colliery.glimpses or self.under is not colliery.under
        for seat in range(len(boards)):
            board = boards[seat]
            scribe = self.scribes[seat]
            if scribe.board is not board or scribe.edits != board.edits:
                changed = changed or not scribe.is_hand_of(board)
                self.ring.put(seat, scribe.write(board))
        if self.last is not colliery.last:
            self.last = colliery.last
            self.prices = b"".join([number(last + 1) for last in colliery.last])
        if (
            self.tops is not colliery.tops
            or self.deep is not colliery.deep
            or self.under is not colliery.under
        ):
            self.tops = colliery.tops
            self.deep = colliery.deep
            self.under = colliery.under
            self.piles = _piles(colliery)
        if self.fresh is not colliery.fresh:
            self._count_fresh(colliery)
        if changed:
            self.glimpses = colliery.glimpses
            self.age += 1

    def _meet(self, boards: list[Board]) -> None:
        """Look at the boards for the first time."""
        for seat in range(len(boards)):
            scribe = BoardScribe(boards[seat])
            self.scribes.append(scribe)
            self.ring.put(seat, scribe.write(boards[seat]))

    def _count_fresh(self, colliery: Colliery) -> None:
        """Count the kinds of cards of which one was drawn."""
        before = self.fresh
        self.fresh = colliery.fresh
        self.fresh_age += 1
        counts = self.counts
        face_of = colliery.edition.face_of
        for kind in range(len(c.KINDS)):
            cards = colliery.fresh[kind]
            if not before or before[kind] is not cards:
                first, end = c.FIRST_FACE[kind], c.FIRST_FACE[kind + 1]
                for face in range(first, end):
                    counts[face] = 0
                for move in cards:
                    counts[face_of[move - c.CARD]] += 1
                self.fresh_pieces[kind] = numbers(counts[first:end])

    def _write_own(self, colliery: Colliery, seat: int) -> None:
        """What one seat knows, if it has changed."""
        if self.ages[seat] != self.age:
            self.ages[seat] = self.age
            self.fresh_ages[seat] = -1
            self.hidden[seat] = hidden = [0] * c.FACES if colliery.glimpses else []
            self.own[seat] = _own(colliery, seat, hidden)
        if self.fresh_ages[seat] != self.fresh_age:
            self.fresh_ages[seat] = self.fresh_age
            hidden = self.hidden[seat]
            if not hidden:
                self.unseen[seat] = b"".join(self.fresh_pieces)
            else:
                counts = self.counts
                self.unseen[seat] = numbers([counts[n] + hidden[n] for n in range(c.FACES)])


def _piles(colliery: Colliery) -> bytes:
    """The nine piles: the card on top, and how many there are."""
    pieces: list[bytes] = []
    sizes: list[bytes] = []
    for pile in range(c.PILES):
        face = colliery.tops[pile]
        first = c.FIRST_FACE[c.KIND_OF_PILE[pile]]
        pieces.append(_TOP[pile][face - first if face != c.NONE else -1])
        sizes.append(number(colliery.size(pile)))
    return b"".join(pieces + sizes)


def _own(colliery: Colliery, seat: int, hidden: list[int]) -> bytes:
    """The hand, the cards looked at now, and the known ones under piles; count the `hidden`."""
    board = colliery.boards[seat]
    hand = [orders_piece(board.orders), innovations_piece(board.innovations)]
    if not colliery.glimpses:
        return b"".join([*hand, _NO_FACES, _NO_FACES])
    looked = _NO_FACES
    glimpse = colliery.glimpses[-1]
    if glimpse.took == c.NONE:
        looked = numbers(_looked_at(glimpse, seat, hidden))
    under: list[int] = []
    for references in colliery.under:
        for reference in references:
            face = colliery.face_under(reference)
            if _knows(colliery, seat, reference):
                under = under or [0] * c.FACES
                under[face] += 1
            elif face != c.UNKNOWN:
                hidden[face] += 1
    for other in range(colliery.players):
        if other != seat:
            _add_hand(colliery.boards[other], hidden)
    return b"".join([*hand, looked, numbers(under) if under else _NO_FACES])


def _looked_at(glimpse: Glimpse, seat: int, hidden: list[int]) -> list[int]:
    """The cards looked at now, as far as a seat sees them; the others are `hidden`."""
    looked = [0] * c.FACES
    for place, face in enumerate(glimpse.seen):
        if place == 0 or glimpse.seat == seat:
            looked[face] += 1
        elif face != c.UNKNOWN:
            hidden[face] += 1
    return looked


def _knows(colliery: Colliery, seat: int, reference: int) -> bool:
    """Whether a seat knows a card under a pile: it put it there, or the card was the open top."""
    glimpse = colliery.glimpses[reference // BACKS]
    if glimpse.seat == seat:
        return True
    return (
        reference % BACKS == 0
        and c.KIND_OF_PILE[glimpse.pile] not in c.SECRET_KINDS
        and glimpse.took != glimpse.seen[0]
    )


def _add_hand(board: Board, counts: list[int]) -> None:
    """Add the cards of a hand that not all have seen."""
    if len(board.orders) > len(board.shown_orders):
        for face in board.orders:
            if face != c.UNKNOWN:
                counts[face] += 1
        for face in board.shown_orders:
            counts[face] -= 1
    secret = board.innovations - board.shown_innovations
    if secret:
        for innovation in range(len(c.INNOVATION_NAMES)):
            counts[c.INNOVATIONS + innovation] += count_of(secret, innovation)


class CollieryFeatures(Features):
    """Seats are counted from the observing one: `you`, then `seat +1` to its left, and so on."""

    version = 1
    actions = c.START

    def parts(self, start: Position) -> list[Feature]:
        seats = ("you", *(f"seat +{n}" for n in range(1, start.players)))
        tops = [
            Feature(
                f"top of {name}",
                CHOICE,
                c.FACE_NAMES[c.FIRST_FACE[kind] : c.FIRST_FACE[kind + 1]],
            )
            for name, kind in zip(c.PILE_NAMES, c.KIND_OF_PILE, strict=True)
        ]
        found = [
            *_QUESTIONS.parts(),
            Feature("shift", COUNT, high=c.TOKENS),
            Feature("area of the last workers", CHOICE, c.AREA_NAMES),
            Feature("prices", COUNT, c.AREA_NAMES, c.HIGHEST_PRICE + 1),
            *tops,
            Feature("cards in piles", COUNT, c.PILE_NAMES, max(c.PILE_SIZES)),
            Feature("active", CHOICE, seats),
            Feature("passed", SET, seats),
            Feature("start player", CHOICE, seats),
            Feature("last in mining 0/1", CHOICE, seats),
            Feature("own orders", COUNT, ORDER_NAMES, 7),
            Feature("own innovations", COUNT, c.INNOVATION_NAMES, 16),
            Feature("looked at", COUNT, c.FACE_NAMES, c.SEEN_BY_WILD),
            Feature("known under piles", COUNT, c.FACE_NAMES, 16),
            Feature("out of sight", COUNT, c.FACE_NAMES, 16),
        ]
        for seat in seats:
            found += board_entries(seat)
        return found

    def row_writer(self, players: int) -> RowWriter:
        return CollieryWatcher(players)


FEATURES: Final = CollieryFeatures()
