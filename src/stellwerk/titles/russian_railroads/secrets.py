"""What a seat may know: everything but the end-bonus cards others hold and the two in the box."""

from __future__ import annotations

from random import Random
from typing import Final

from stellwerk.core.bits import mask_of, members
from stellwerk.core.position import NO_MOVES, NOBODY
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.end_bonuses import deck
from stellwerk.titles.russian_railroads.mat_actions import REWARDS
from stellwerk.titles.russian_railroads.position import Railway

NO_CARD: Final = -1


def looks_through_stack(railway: Railway, seat: int) -> bool:
    """Whether a seat has the end-bonus stack in hand now."""
    return railway.turn == seat and railway.stack[-1] is REWARDS.end_card


def veil(railway: Railway, seat: int) -> Railway:
    """What `seat` sees; the number of cards in the box is kept as a negative number.

    What each player holds can be counted from `glances`. After the game all is open.
    """
    veiled = railway.copy()
    if railway.turn == NOBODY:
        return veiled
    for other in range(railway.players):
        if other != seat:
            mat = veiled.writable(other)
            mat.end_cards = []
            mat.looks = []
    if veiled.boxed > 0:
        veiled.boxed = -len(members(veiled.boxed))
    if not looks_through_stack(railway, seat):
        veiled.end_stack = 0
    if railway.turn != seat:
        veiled.legal = NO_MOVES
    return veiled


def veil_move(railway: Railway, move: int, seat: int) -> int:
    """The move as `seat` sees it made."""
    if c.TAKE_END_CARD <= move < c.TAKE_POINTS and railway.turn != seat:
        return c.HIDDEN_END_CARD
    if c.BOX_END_CARD <= move < c.HIDDEN_END_CARD:
        return c.HIDDEN_BOX
    return move


def imagine(veiled: Railway, seat: int, rng: Random) -> Railway:
    """A full position that looks the same to `seat`: hidden end-bonus cards drawn at random."""
    imagined = veiled.copy()
    if imagined.turn != NOBODY:
        boxed, taken = _deal_hidden(veiled, seat, rng)
        lay_end_cards(imagined, boxed, taken)
        imagined.settle()
    return imagined


def _deal_hidden(veiled: Railway, seat: int, rng: Random) -> tuple[int, list[int]]:
    """The box, and the card taken at each glance (NO_CARD if none), as they may have been.

    What this seat did not see at its first look, the box and earlier takers share. Between two of
    its looks the others took exactly what the second misses; after the last, anything it saw.
    """
    looks: list[int] = []
    kept: list[int] = []
    if seat >= 0:
        looks = veiled.mats[seat].looks[:]
        kept = veiled.mats[seat].end_cards[:]
    if looks_through_stack(veiled, seat):
        looks.append(veiled.end_stack)
    everything = deck(veiled.rules)
    hidden = _shuffled(everything & ~looks[0] if looks else everything, rng)
    boxed = [hidden.pop() for _ in range(-veiled.boxed)]
    taken: list[int] = []
    for glance in veiled.glances:
        card = NO_CARD
        if glance >> 1 == seat:
            stack = looks.pop(0)
            if glance & 1:
                card = kept.pop(0)
                stack &= ~(1 << card)
            hidden = _shuffled(stack & ~looks[0] if looks else stack, rng)
        elif glance & 1:
            card = hidden.pop()
        taken.append(card)
    return mask_of(boxed), taken


def lay_end_cards(railway: Railway, boxed: int, taken: list[int]) -> None:
    """Box, stack and hands as they are after each glance took its card from the stack."""
    railway.boxed = boxed
    stack = deck(railway.rules) & ~boxed
    for seat in range(railway.players):
        mat = railway.writable(seat)
        mat.end_cards = []
        mat.looks = []
    for glance, card in zip(railway.glances, taken, strict=True):
        mat = railway.writable(glance >> 1)
        mat.looks = [*mat.looks, stack]
        if card != NO_CARD:
            mat.end_cards = [*mat.end_cards, card]
            stack &= ~(1 << card)
    railway.end_stack = stack


def _shuffled(mask: int, rng: Random) -> list[int]:
    cards = members(mask)
    rng.shuffle(cards)
    return cards
