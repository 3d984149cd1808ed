"""Refusals with their own HTTP status."""

from __future__ import annotations

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message


class NotYouError(StellwerkError):
    """Somebody could not prove who they are."""


class NotFoundError(StellwerkError):
    """What a path names does not exist."""


class TooOftenError(StellwerkError):
    """Something was done too often; it may be done again after `wait` seconds."""

    def __init__(self, message: Message, wait: int) -> None:
        super().__init__(message)
        self.wait = wait


class UnknownTableError(StellwerkError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__(Message("refused-no-table"))
