"""Chat at the table, and the private note of a seat. Both are plain text."""

from __future__ import annotations

from typing import Final

from stellwerk.core.messages import Message
from stellwerk.table import acts
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.seat import LONGEST_NOTE
from stellwerk.table.table import Table

LONGEST_LINE: Final = 500
MOST_LINES: Final = 2_000


def say(table: Table, number: int, text: str, at: int) -> None:
    """A person at the table says something to everybody."""
    _need_own(table, number)
    text = text.strip()
    if not 1 <= len(text) <= LONGEST_LINE or not all(c.isprintable() or c == "\n" for c in text):
        raise RefusedError(Message("refused-chat-line", {"most": LONGEST_LINE}))
    _need_room(table)
    table.note(acts.Said(number, text), at)


def say_phrase(table: Table, number: int, phrase: acts.Phrase, at: int) -> None:
    """A person says one of the phrases that everybody reads in their own language."""
    _need_own(table, number)
    _need_room(table)
    table.note(acts.Said(number, phrase=phrase), at)


def _need_room(table: Table) -> None:
    if len(table.lines) >= MOST_LINES:
        raise RefusedError(Message("refused-chat-full"))


def note(table: Table, number: int, text: str, at: int) -> None:
    """A person writes a note only they can read."""
    _need_own(table, number)
    if len(text) > LONGEST_NOTE or not all(c.isprintable() or c in "\n\t" for c in text):
        raise RefusedError(Message("refused-note", {"most": LONGEST_NOTE}))
    table.note(acts.Noted(number, text), at)


def _need_own(table: Table, number: int) -> None:
    if not table.seat(number).person:
        raise NotYoursError(Message("refused-no-person"))
