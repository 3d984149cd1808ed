"""What is told of a step, to everybody or to one viewer alone.

None of these values can be part of a circle, so the collector of circles need not visit them:
there are dozens for every table in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from stellwerk.core.messages import Event, Message
from stellwerk.core.position import NOBODY, SPECTATOR

EVERYTHING: Final = -4
"""The viewer of a game that is over."""


class MessageView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A message key with its parameters; a parameter may be a message itself."""

    key: str
    params: dict[str, Any] = {}


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """A step as the viewer saw it. `actor` is a seat, or -1 for the dealer."""

    number: int
    turn: int
    actor: int
    move: str
    events: tuple[MessageView, ...]


def message_view(message: Message) -> MessageView:
    """A message as a plain value."""
    return MessageView(message.key, {name: _plain(value) for name, value in message.params.items()})


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return message_view(value)
    return value if isinstance(value, int | float) else str(value)


def place(viewer: int) -> int:
    """Where a list for all viewers has one: the seats in order, a spectator, who sees all."""
    if viewer >= 0:
        return viewer
    return -1 if viewer == EVERYTHING else -2


def entries(
    number: int, turn: int, actor: int, texts: Sequence[str], events: Sequence[Event]
) -> tuple[LogEntry, ...]:
    """A step for all viewers, given its text for each; who is told the same shares an entry."""
    told = [(event.only, message_view(event)) for event in events]
    public = all(only == NOBODY for only, _ in told)
    everything = LogEntry(number, turn, actor, texts[-1], tuple(what for _, what in told))
    found = []
    for viewer, text in zip((*range(len(texts) - 2), SPECTATOR), texts, strict=False):
        if public and text == everything.move:
            found.append(everything)
        else:
            heard = tuple(what for only, what in told if only in (NOBODY, viewer))
            found.append(LogEntry(number, turn, actor, text, heard))
    return (*found, everything)
