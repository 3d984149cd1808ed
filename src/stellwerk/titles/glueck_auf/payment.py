"""Paying an area exactly, card by card in one fixed order (GA-3.6).

The order is 5, 4, 3, 2, 1, then the worker innovations 1–5, 1–4, 1–3. No card may come before
one that lies already, so each set of cards is paid in one way only. An innovation counts as
its highest number as long as the cards that follow have something to do (GA-3.7).
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import NO_MOVES
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import names
from stellwerk.titles.glueck_auf.board import COUNT_BITS, COUNT_MASK, Board, count_of
from stellwerk.titles.glueck_auf.position import (
    EFFECTS,
    HAND_BITS,
    INNOVATIONS_LYING,
    Colliery,
    Duty,
)
from stellwerk.titles.glueck_auf.revealing import show_innovation

WORKING: Final = (1 << c.WORKER_INNOVATIONS * COUNT_BITS) - 1
"""The worker innovations of a hand."""
_PLACES: Final = len(c.WORKER_VALUES) + c.WORKER_INNOVATIONS
_INNOVATION_PLACE: Final = len(c.WORKER_VALUES)
_CARDS_UP_TO: Final = tuple((1 << shift) - 1 for shift in (0, 3, 5, 6, 7, 8))
"""The part of a hand with cards up to a value."""


def _sums(hand: int) -> int:
    """The totals that cards of a hand can make, as a set."""
    found = 1
    for n, value in enumerate(c.WORKER_VALUES):
        for _ in range(hand >> c.WORKER_SHIFT[n] & c.WORKER_MASK[n]):
            found |= found << value
    return found


def _reach() -> list[list[int]]:
    """By what worker innovations can add at most, then by hand: the totals within reach."""
    limit = (2 << c.HIGHEST_PRICE) - 1
    rows = [[_sums(hand) & limit for hand in range(c.HANDS)]]
    for _ in range(c.HIGHEST_PRICE):
        rows.append([(sums | sums << 1) & limit for sums in rows[-1]])
    return rows


REACH: Final = _reach()


def flexible(innovations: int) -> int:
    """The most that the worker innovations of a hand can count as, up to the highest price."""
    most = (
        (innovations & COUNT_MASK) * 3
        + (innovations >> COUNT_BITS & COUNT_MASK) * 4
        + (innovations >> 2 * COUNT_BITS & COUNT_MASK) * 5
    )
    return most if most < c.HIGHEST_PRICE else c.HIGHEST_PRICE


def payments(board: Board, owed: int, place: int) -> list[int]:
    """The cards that may be laid next, from a place in the order on, so that the rest works out."""
    innovations = board.innovations & WORKING
    if not innovations:
        return _plain_payments(board.workers, owed, place)
    found = _worker_payments(board.workers, owed, place, flexible(innovations))
    for at in range(max(place, _INNOVATION_PLACE), _PLACES):
        innovation = _PLACES - 1 - at
        if count_of(innovations, innovation):
            found += _innovation_payments(innovations, innovation, owed)
    return found


def _plain_payments(hand: int, owed: int, place: int) -> list[int]:
    """The payments of a hand without worker innovations, worked out when first asked for."""
    key = (place * (c.HIGHEST_PRICE + 1) + owed) * c.HANDS + hand
    known = _PLAIN[key]
    if known is None:
        known = _worker_payments(hand, owed, place, 0)
        _PLAIN[key] = known
    return known


_PLAIN: Final[list[list[int] | None]] = [None] * (_PLACES * (c.HIGHEST_PRICE + 1) * c.HANDS)


def _worker_payments(hand: int, owed: int, place: int, flexible: int) -> list[int]:
    """The worker cards that may be laid next, if innovations can add so much at most."""
    found: list[int] = []
    reach = REACH[flexible]
    for at in range(place, _INNOVATION_PLACE):
        value = _INNOVATION_PLACE - at
        if value <= owed and hand >> c.WORKER_SHIFT[value - 1] & c.WORKER_MASK[value - 1]:
            rest = (hand & _CARDS_UP_TO[value]) - (1 << c.WORKER_SHIFT[value - 1])
            if reach[rest] >> (owed - value) & 1:
                found.append(c.PAY + value - 1)
    return found


def _innovation_payments(innovations: int, innovation: int, owed: int) -> list[int]:
    """As its highest number if later cards fill the rest, as less if they come as 1s."""
    later = 0
    most = 0
    for n in range(innovation + 1):
        count = count_of(innovations, n) - (n == innovation)
        later += count
        most += count * c.HIGHEST_OF[n]
    highest = c.HIGHEST_OF[innovation]
    first = c.PAY_AS_OF[innovation] - 1
    found = [first + value for value in range(1, highest) if 0 <= owed - value <= later]
    if 0 <= owed - highest <= most:
        found.append(first + highest)
    return found


class Pay(Duty):
    """Workers still to place, with cards from a place in the order on."""

    __slots__ = ("owed", "place")

    def __init__(self, owed: int, place: int) -> None:
        super().__init__(f"pay-{owed}-from-{place}")
        self.owed: int = owed
        self.place: int = place

    def options(self, position: Colliery) -> list[int]:
        board = position.boards[position.active]
        found = payments(board, self.owed, self.place)
        if len(found) == 1 and board.innovations == board.shown_innovations:
            return NO_MOVES
        return found

    def is_possible(self, position: Colliery) -> bool:
        return len(payments(position.boards[position.active], self.owed, self.place)) > 0

    def resolve(self, position: Colliery) -> None:
        """Nothing to choose, and everybody can see that (GA-11.6)."""
        found = payments(position.boards[position.active], self.owed, self.place)
        self.choose(position, found[0])

    def choose(self, position: Colliery, move: int) -> None:
        if move < c.PAY_AS:
            value = move - c.PAY + 1
            place = _INNOVATION_PLACE - value
            lay_worker(position, value)
        else:
            innovation = innovation_paid(move)
            value = move - c.PAY_AS_OF[innovation] + 1
            place = _PLACES - 1 - innovation
            lay_innovation(position, innovation, value)
            if value < c.HIGHEST_OF[innovation]:
                if value < self.owed:
                    position.stack.append(ONES[place - _INNOVATION_PLACE][self.owed - value])
                return
        if value < self.owed:
            position.stack.append(PAYS[place][self.owed - value])


class PayOnes(Duty):
    """Worker innovations still to place, each as one worker."""

    __slots__ = ("cards", "place")

    def __init__(self, cards: int, place: int) -> None:
        super().__init__(f"pay-ones-{cards}-from-{place}")
        self.cards: int = cards
        self.place: int = place

    def options(self, position: Colliery) -> list[int]:
        board = position.boards[position.active]
        found = self.payments(board)
        if len(found) == 1 and board.innovations == board.shown_innovations:
            return NO_MOVES
        return found

    def payments(self, board: Board) -> list[int]:
        found: list[int] = []
        available = 0
        for innovation in range(_PLACES - self.place):
            count = count_of(board.innovations, innovation)
            available += count
            if count and available >= self.cards:
                found.append(c.PAY_AS_OF[innovation])
        return found

    def is_possible(self, position: Colliery) -> bool:
        return len(self.payments(position.boards[position.active])) > 0

    def resolve(self, position: Colliery) -> None:
        self.choose(position, self.payments(position.boards[position.active])[0])

    def choose(self, position: Colliery, move: int) -> None:
        innovation = innovation_paid(move)
        lay_innovation(position, innovation, 1)
        if self.cards > 1:
            place = _PLACES - 1 - innovation
            position.stack.append(ONES[place - _INNOVATION_PLACE][self.cards - 1])


PAYS: Final = [
    [Pay(owed, place) for owed in range(c.HIGHEST_PRICE + 1)] for place in range(_PLACES)
]
ONES: Final = [
    [PayOnes(cards, place) for cards in range(c.HIGHEST_PRICE + 1)]
    for place in range(_INNOVATION_PLACE, _PLACES)
]
for _row in PAYS:
    for _pay in _row[1:]:
        EFFECTS.add(_pay)
for _ones in ONES:
    for _one in _ones[1:]:
        EFFECTS.add(_one)


def innovation_paid(move: int) -> int:
    """Which worker innovation a payment lays."""
    return 0 if move < c.PAY_AS_OF[1] else 1 if move < c.PAY_AS_OF[2] else 2


def lay_worker(position: Colliery, value: int) -> None:
    shift = c.WORKER_SHIFT[value - 1]
    seat = position.active
    position.writable(seat).workers -= 1 << shift
    lying = position.lying[:]
    lying[position.area] = lying[position.area] + (1 << HAND_BITS * seat + shift)
    position.lying = lying
    if position.events is not None:
        position.tell("paid", seat=seat, workers=value, area=names.AREAS[position.area])


def lay_innovation(position: Colliery, innovation: int, value: int) -> None:
    seat = position.active
    show_innovation(position, innovation)
    lying = position.lying[:]
    card = 1 << INNOVATIONS_LYING + COUNT_BITS * innovation
    lying[position.area] = lying[position.area] + card
    position.lying = lying
    if position.events is not None:
        position.tell(
            "paid-innovation", seat=seat, workers=value, card=names.INNOVATIONS[innovation]
        )
