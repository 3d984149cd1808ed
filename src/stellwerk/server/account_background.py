"""What happens to accounts in the background: ended sessions are closed and deleted."""

from __future__ import annotations

import logging
from typing import Final

from stellwerk.server.account_deletion import finish_deletions
from stellwerk.server.table_service import TableService, now

ROUND: Final = 0.5
"""Seconds between two checks for sessions that other processes ended."""
TIDY: Final = 120
"""After how many rounds ended sessions are deleted."""
log: Final = logging.getLogger(__name__)


async def keep_accounts(service: TableService) -> None:
    """Follow and tidy, until the server stops."""
    rounds = 0
    while not await service.stops_within(ROUND):
        try:
            await service.sessions.follow(now())
            if rounds % TIDY == 0:
                await service.sessions.forget(now())
                await service.rate_counts.forget(now())
                await service.passkeys.forget(now())
                await finish_deletions(service)
            rounds += 1
        except Exception:
            log.exception("looking after accounts failed")
