"""Whether a move showed somebody what they could not know before; undo never goes behind it."""

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
) -> bool:
    """Whether any viewer was shown something hidden by a move that was told with these events.

    The end of a game opens everything, and what is told to one seat alone is a secret of its own.
    """
    if after.turn == NOBODY or any(event.only != NOBODY for event in events):
        return True
    return title.reveals(before, actor, move, after)
