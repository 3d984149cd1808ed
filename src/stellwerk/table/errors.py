"""What a table refuses, each in one sentence and with a word for programs."""

from __future__ import annotations

from stellwerk.core.errors import StellwerkError


class RefusedError(StellwerkError):
    """A deed the table does not allow now; `code` names the reason for programs."""

    code = "refused"


class StaleError(RefusedError):
    """The player answered a table that has changed since; nothing was done."""

    code = "stale"

    def __init__(self, seen: int, step: int) -> None:
        super().__init__(f"The table is at step {step}, not {seen}; look again.")


class NotYoursError(RefusedError):
    """Somebody reached for a seat, or a right, that is not theirs."""

    code = "not-yours"
