"""What happens to accounts without anybody asking: what is over is forgotten."""

from __future__ import annotations

import logging
from typing import Final

from stellwerk.server.farewell import finish_farewells
from stellwerk.server.hall import Hall, now

ROUND: Final = 0.5
"""Seconds between two looks at what other processes ended."""
TIDY: Final = 120
"""After so many rounds what is over is deleted."""
log: Final = logging.getLogger(__name__)


async def keep_accounts(hall: Hall) -> None:
    """Follow and tidy, until the server stops."""
    rounds = 0
    while not await hall.stops_within(ROUND):
        try:
            await hall.sessions.follow(now())
            if rounds % TIDY == 0:
                await hall.sessions.forget(now())
                await hall.tallies.forget(now())
                await hall.passkeys.forget(now())
                await finish_farewells(hall)
            rounds += 1
        except Exception:
            log.exception("looking after accounts failed")
