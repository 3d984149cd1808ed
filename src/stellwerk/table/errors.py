"""What a table refuses, each with a message for people and a code for programs."""

from __future__ import annotations

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message


class RefusedError(StellwerkError):
    """A command the table does not allow now; `code` names the reason for programs."""

    code = "refused"

    def __init__(self, message: Message) -> None:
        super().__init__(message)


class StaleError(RefusedError):
    """The player answered a table that has changed since; nothing was done."""

    code = "stale"

    def __init__(self, seen: int, step: int) -> None:
        super().__init__(Message("refused-stale", {"step": step, "seen": seen}))


class NotYoursError(RefusedError):
    """Somebody claimed a seat, or a right, that is not theirs."""

    code = "not-yours"
