"""Refusals that have a status of their own in HTTP."""

from __future__ import annotations

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message


class NotYouError(StellwerkError):
    """Somebody could not show who they are."""


class NotFoundError(StellwerkError):
    """What a path names is not there."""


class TooOftenError(StellwerkError):
    """Something was done too often; it may be done again after `wait` seconds."""

    def __init__(self, message: Message, wait: int) -> None:
        super().__init__(message)
        self.wait = wait
