"""What the log says about a step, to everybody or to only one viewer.

None of these values can be part of a reference cycle, so the garbage collector need not visit
them: there are dozens for every table in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from stellwerk.core.messages import Event, Message
from stellwerk.core.position import NOBODY, SPECTATOR

EVERYTHING: Final = -4
"""The viewer who sees everything: everybody, once a game is over."""


class MessageView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A message key with its parameters; a parameter may be a message itself."""

    key: str
    params: dict[str, Any] = {}


class LogEntry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A step as the viewer saw it. `actor` is a seat, or -1 for the dealer.

    `gains` is what it changed for each seat, in points so far and those the end of the round would
    add, `scored` in points so far; empty if nothing changed. `ends_round` is said of a step after
    which another round goes on. `stand_in` is the level of the bot that made it in the place of
    the person.
    """

    number: int
    turn: int
    actor: int
    move: str
    events: tuple[MessageView, ...]
    gains: tuple[int, ...] = ()
    scored: tuple[int, ...] = ()
    ends_round: bool = False
    stand_in: str = ""


class Circumstance(NamedTuple):
    """What an entry says to every viewer alike."""

    number: int
    turn: int
    actor: int
    gains: tuple[int, ...]
    scored: tuple[int, ...]
    ends_round: bool
    stand_in: str = ""


def message_view(message: Message) -> MessageView:
    """A message as a plain value."""
    return MessageView(message.key, {name: _plain(value) for name, value in message.params.items()})


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return message_view(value)
    return value if isinstance(value, int | float) else str(value)


def place(viewer: int) -> int:
    """The place of a viewer in a list for all: the seats in order, a spectator, EVERYTHING."""
    if viewer >= 0:
        return viewer
    return -1 if viewer == EVERYTHING else -2


def entries(
    about: Circumstance, texts: Sequence[str], events: Sequence[Event]
) -> tuple[LogEntry, ...]:
    """A step for all viewers, given its text for each; the same text shares an entry."""
    number, turn, actor, gains, scored, ends_round, stand_in = about

    def entry(text: str, heard: tuple[MessageView, ...]) -> LogEntry:
        return LogEntry(number, turn, actor, text, heard, gains, scored, ends_round, stand_in)

    heard_by = [(event.only, message_view(event)) for event in events]
    public = all(only == NOBODY for only, _ in heard_by)
    everything = entry(texts[-1], tuple(what for _, what in heard_by))
    found = []
    for viewer, text in zip((*range(len(texts) - 2), SPECTATOR), texts, strict=False):
        if public and text == everything.move:
            found.append(everything)
        else:
            heard = tuple(what for only, what in heard_by if only in (NOBODY, viewer))
            found.append(entry(text, heard))
    return (*found, everything)
