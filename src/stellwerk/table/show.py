"""A table of bots alone, for somebody who watches them: it can be stopped, and has a pace."""

from __future__ import annotations

from random import Random
from typing import Final

from stellwerk.core.messages import Message
from stellwerk.table import acts
from stellwerk.table.errors import RefusedError
from stellwerk.table.play import play_automatic_steps
from stellwerk.table.table import Table

SLOWEST: Final = 20_000
"""The most milliseconds a turn may take."""


def direct(table: Table, at: int, chance: Random, *, paused: bool, pace: int) -> None:
    """Let the bots wait or go on, and set how many milliseconds they take for a turn."""
    if not table.show:
        raise RefusedError(Message("refused-people-play"))
    if table.state not in ("running", "paused"):
        raise RefusedError(Message("refused-no-game"))
    if pace != table.pace:
        table.note(acts.Paced(pace), at)
    if paused and table.state == "running":
        table.note(acts.Paused(), at)
    elif not paused and table.state == "paused":
        table.note(acts.Resumed(), at)
        play_automatic_steps(table, at, chance)
