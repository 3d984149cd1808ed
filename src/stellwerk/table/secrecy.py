"""Whether a move showed somebody what they could not know before; undo never goes behind it.

While only the actor has seen a move, what it shows to others does not count yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stellwerk.core.messages import Event
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title


def reveals(
    title: Title[Any],
    before: Position,
    actor: int,
    move: int,
    after: Position,
    events: Sequence[Event],
    *,
    to_actor: bool = False,
) -> bool:
    """Whether any viewer, or the actor alone, was shown something hidden by a move.

    The end of a game opens everything, and an event for one seat alone is a secret of its own.
    """
    if after.turn == NOBODY or any(event.only != NOBODY for event in events):
        return True
    shows = title.reveals_to_actor if to_actor else title.reveals
    return shows(before, actor, move, after)
