"""Texts of moves and positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.core.errors import NotationError, no_move
from stellwerk.core.position import NO_MOVES, NOBODY
from title_skeleton.source import components as c
from title_skeleton.source.conservation import misplaced
from title_skeleton.source.fields import FIELDS
from title_skeleton.source.position import Sidings
from title_skeleton.source.set_up import start

MOVES: Final[tuple[str, ...]] = (
    *(f"couple-{weight + 1}" for weight in range(c.WEIGHTS)),
    *(f"send-{weight + 1}" for weight in range(c.WEIGHTS)),
    *(f"draw-{weight + 1}" for weight in range(c.WEIGHTS)),
    "draw-hidden",
)
"""By move its text, which never changes once a game has been stored."""


def read_move(text: str) -> int:
    """The move of a text."""
    if text not in MOVES:
        raise no_move(text, "Skeleton")
    return MOVES.index(text)


def read_position(players: int, rules: int, lines: Sequence[str]) -> Sidings:
    """A position from lines; what they leave out is as after set-up."""
    position = _laid(players, rules, lines)
    if any(c.UNKNOWN in train.hand for train in position.trains):
        raise NotationError("something is hidden, which only what a seat sees can be")
    position.settle()
    return position


def read_veiled(players: int, rules: int, lines: Sequence[str], seat: int) -> Sidings:
    """What a seat sees, from lines in which the rest is hidden; nothing may happen by itself."""
    position = _laid(players, rules, lines)
    position.turn = position.stack[-1].actor(position) if position.stack else NOBODY
    position.legal = position.stack[-1].options(position) if position.turn == seat else NO_MOVES
    return position


def _laid(players: int, rules: int, lines: Sequence[str]) -> Sidings:
    """The lines laid over the set-up; what lies nowhere else is in the yard, or out of sight."""
    position = start(players, rules)
    FIELDS.read(position, lines)
    for train in position.trains:
        train.hand = sorted(train.hand)
    shown = [*position.depot]
    for train in position.trains:
        shown += [*train.hand, *train.wagons]
    position.yard = [c.EACH - shown.count(weight) for weight in range(c.WEIGHTS)]
    wrong = misplaced(position)
    if wrong:
        raise NotationError(f"there are more than {c.EACH} of {', '.join(wrong)}")
    if position.active >= players:
        raise NotationError(f"there is no seat {position.active + 1}")
    return position
