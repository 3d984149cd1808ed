"""What becomes known when somebody plays a card from the hand (GA-11)."""

from __future__ import annotations

from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import COUNT_BITS, count_of
from stellwerk.titles.glueck_auf.position import Colliery, reveal


def show_innovation(position: Colliery, innovation: int) -> None:
    """The active player plays an innovation; one that all have seen goes first (GA-11.2)."""
    board = position.writable(position.active)
    card = 1 << COUNT_BITS * innovation
    board.innovations -= card
    if count_of(board.shown_innovations, innovation):
        board.shown_innovations -= card
    else:
        note(position, c.INNOVATIONS + innovation)


def show_order(position: Colliery, face: int) -> None:
    """The active player fulfils an order; one that all have seen goes first (GA-11.2)."""
    board = position.writable(position.active)
    board.orders = without(board.orders, face)
    if face in board.shown_orders:
        board.shown_orders = without(board.shown_orders, face)
    else:
        note(position, face)


def note(position: Colliery, face: int) -> None:
    """Remember that a card came out of secrecy: it was kept in one of the glimpses so far."""
    entry = reveal(position.active, face, len(position.glimpses))
    position.revealed = (*position.revealed, entry)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards, one of them taken out."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
