"""How much time a table gives: no clock, a bank with an increment, or days per turn.

Times are whole milliseconds; they are passed to the table, which never reads a clock itself.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from stellwerk.core.messages import Message
from stellwerk.table.errors import RefusedError

SECOND: Final = 1_000
DAY: Final = 24 * 60 * 60 * SECOND
PATIENCE: Final = 14 * DAY
"""How long a table without a clock, or a paused one, waits, so that every game ends."""
RETURN: Final = 60 * SECOND
"""The least time for somebody who comes back to a live table."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time of a table: `bank` and `increment` in seconds if live, `days` per turn if slow."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 0
    increment: int = 0
    days: int = 0

    def check(self) -> None:
        """Refuse times nobody could play with."""
        if self.kind == "live" and not (10 <= self.bank <= 86_400 and 0 <= self.increment <= 3_600):
            raise RefusedError(Message("refused-clock-live"))
        if self.kind == "days" and not 1 <= self.days <= 30:
            raise RefusedError(Message("refused-clock-days"))

    def start(self) -> int:
        """The bank of a seat when the game starts."""
        return self.bank * SECOND

    def deadline(self, since: int, bank: int) -> int:
        """When the time runs out for a seat that has been awaited since then."""
        if self.kind == "live":
            return since + bank
        return since + (self.days * DAY if self.kind == "days" else PATIENCE)

    def after(self, since: int, bank: int, at: int) -> int:
        """The bank of a seat that is no longer awaited."""
        if self.kind != "live":
            return bank
        return max(0, bank - (at - since)) + self.increment * SECOND

    def back(self, bank: int) -> int:
        """The bank of somebody who comes back after a bot played for them."""
        return max(bank, self.increment * SECOND, RETURN) if self.kind == "live" else bank
