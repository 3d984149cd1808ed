"""What a seat may know: its own hand, and how many wagons the others have in theirs (SK-1.2)."""

from __future__ import annotations

from random import Random

from stellwerk.core.position import DEALER, NO_MOVES, NOBODY
from title_skeleton.source import components as c
from title_skeleton.source.effects import Draw
from title_skeleton.source.position import Sidings


def veil(position: Sidings, seat: int) -> Sidings:
    """A position in which the hands of the others are hidden, and their wagons out of sight."""
    view = position.copy()
    yard = position.yard[:]
    for other in range(position.players):
        if other != seat:
            train = view.writable(other)
            for weight in train.hand:
                if weight != c.UNKNOWN:
                    yard[weight] = yard[weight] + 1
            train.hand = [c.UNKNOWN] * len(train.hand)
    view.yard = yard
    if view.turn != seat:
        view.legal = NO_MOVES
    return view


def veil_move(position: Sidings, move: int, seat: int) -> int:
    """Only whoever gets a wagon sees which one is drawn."""
    if position.turn == DEALER:
        top = position.stack[-1]
        if isinstance(top, Draw) and top.seat != seat:
            return c.DRAW_UNSEEN
    return move


def imagine(veiled: Sidings, rng: Random) -> Sidings:
    """Deal the hidden hands at random from what is out of sight."""
    position = veiled.copy()
    unseen = [weight for weight in range(c.WEIGHTS) for _ in range(position.yard[weight])]
    rng.shuffle(unseen)
    for seat in range(position.players):
        if c.UNKNOWN in position.trains[seat].hand:
            train = position.writable(seat)
            train.hand = sorted([unseen.pop() for _ in train.hand])
    position.yard = [unseen.count(weight) for weight in range(c.WEIGHTS)]
    if position.turn != NOBODY:
        position.settle()
    return position
