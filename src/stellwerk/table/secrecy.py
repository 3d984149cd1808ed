"""Whether a move showed somebody what they could not know before.

Undo never goes back behind such a move. A viewer learned nothing if, in every world they could
have imagined before the move, it leads to what they see after it. A few such worlds are tried,
always the same ones for a position, so that the answer never changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final
from zlib import crc32

from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import NOBODY, SPECTATOR, Position
from stellwerk.core.title import Title
from stellwerk.core.words import Event
from stellwerk.records.replay import give_turn

WORLDS: Final = 2
WORLDS_OF_ACTOR: Final = 8


def reveals(
    title: Title[Any],
    before: Position,
    actor: int,
    move: int,
    after: Position,
    events: Sequence[Event],
) -> bool:
    """Whether any viewer learned something hidden by a move that was told with these events."""
    if any(event.only != NOBODY for event in events):
        return True
    rng = Random(crc32(repr(before.state()).encode()))
    for viewer in (*range(before.players), SPECTATOR):
        veiled = title.veil(before, viewer)
        seen = title.veil(after, viewer)
        state, moves = seen.state(), seen.moves()
        for _ in range(WORLDS_OF_ACTOR if viewer == actor else WORLDS):
            world = title.imagine(veiled, viewer, rng)
            try:
                give_turn(world, actor)
            except StellwerkError:
                return True
            if move not in world.moves():
                return True
            world.play(move)
            seen = title.veil(world, viewer)
            if seen.state() != state or seen.moves() != moves:
                return True
    return False
