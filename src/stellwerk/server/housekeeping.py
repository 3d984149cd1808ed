"""Deletes old notices, people who came once, and if configured tables nobody touches."""

from __future__ import annotations

import logging
from typing import Final

from stellwerk.server.settings import Settings
from stellwerk.server.table_service import TableService, now
from stellwerk.store.database import Database
from stellwerk.store.housekeeping import (
    BATCH,
    Keeping,
    announced,
    delete_tables,
    forget_people,
    give_back,
    old_tables,
)
from stellwerk.store.notices import forget_notices
from stellwerk.table.clock import DAY

ROUND: Final = 3_600.0
KEPT_NOTICES: Final = 30 * DAY
KEPT_STRANGERS: Final = 90 * DAY
"""How long somebody without an account and without a seat is remembered."""
log: Final = logging.getLogger(__name__)


async def keeping(database: Database, settings: Settings) -> Keeping:
    """What the settings say, and since when."""
    return Keeping(
        await announced(database, "keep-waiting", settings.keep_waiting_days, now()),
        await announced(database, "keep-finished", settings.keep_finished_days, now()),
    )


async def keep_small(service: TableService) -> None:
    """Tidy up once an hour, until the server stops."""
    while not await service.stops_within(ROUND):
        try:
            await tidy(service)
        except Exception:
            log.exception("tidying up failed")


async def tidy(service: TableService) -> None:
    """Delete what is old and tables nobody touched, and return their space."""
    await forget_notices(service.database, now() - KEPT_NOTICES)
    await forget_people(service.database, now() - KEPT_STRANGERS)
    count = await _delete_old(service)
    if count:
        log.info("%d tables nobody touched were deleted", count)
    await give_back(service.database)


async def _delete_old(service: TableService) -> int:
    """Delete tables that nobody touched and nobody watches; how many."""
    rules = service.keeping
    old = await old_tables(
        service.database, rules.waiting.before(now()), rules.finished.before(now())
    )
    watched = {live_table.id for live_table in service.live_tables.values() if live_table.watchers}
    left = [table for table in old if table.id not in watched]
    count = 0
    for first in range(0, len(left), BATCH):
        deleted = await delete_tables(service.database, left[first : first + BATCH])
        count += len(deleted)
        for id_ in deleted:
            service.live_tables.pop(id_, None)
    return count
