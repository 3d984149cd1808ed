"""Where points come from: what events say, and what can be counted on the table."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import Position
from stellwerk.core.words import Event, Message
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.scoring import CATEGORIES, categories

_WORTH: Final = {
    "event-gain": ("gain", 1, "transports"),
    "event-bonds": ("bonds", -1, "bonds"),
    "event-back": ("steps", -1, "steps-back"),
}
"""Events of Volldampf that move a score: the parameter, what it is worth, and the source."""


def told(event: Event) -> tuple[str, int] | None:
    """The source and the points an event tells of, or None."""
    source = event.params.get("source")
    if isinstance(source, Message):
        return source.key, number(event, "points")
    if event.key in _WORTH:
        name, worth, source_name = _WORTH[event.key]
        return source_name, worth * number(event, name)
    return None


def counted(position: Position) -> list[dict[str, int]] | None:
    """Points by source for each seat, where all of them lie on the table; None elsewhere."""
    if not isinstance(position, Colliery):
        return None
    return [dict(zip(CATEGORIES, categories(board), strict=True)) for board in position.boards]


def number(event: Event, name: str) -> int:
    """A parameter that is a number; 0 if it is none."""
    value = event.params.get(name)
    return value if isinstance(value, int) else 0
