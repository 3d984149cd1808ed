"""Not for ever: old notices, strangers, and tables nobody touches if that is asked for."""

from __future__ import annotations

import logging
from typing import Final

from stellwerk.server.hall import Hall, now
from stellwerk.server.settings import Settings
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
"""Somebody without an account and without a seat is somebody new after this."""
log: Final = logging.getLogger(__name__)


async def keeping(database: Database, settings: Settings) -> Keeping:
    """What the settings say, and since when."""
    return Keeping(
        await announced(database, "keep-waiting", settings.keep_waiting_days, now()),
        await announced(database, "keep-finished", settings.keep_finished_days, now()),
    )


async def keep_small(hall: Hall) -> None:
    """Tidy up once an hour, until the server stops."""
    while not await hall.stops_within(ROUND):
        try:
            await tidy(hall)
        except Exception:
            log.exception("tidying up failed")


async def tidy(hall: Hall) -> None:
    """Forget what is old, delete tables nobody touched, and give their place back."""
    await forget_notices(hall.database, now() - KEPT_NOTICES)
    await forget_people(hall.database, now() - KEPT_STRANGERS)
    count = await _delete_old(hall)
    if count:
        log.info("%d tables nobody touched were deleted", count)
    await give_back(hall.database)


async def _delete_old(hall: Hall) -> int:
    """Delete what nobody touched and nobody looks at; how many tables."""
    rules = hall.keeping
    old = await old_tables(hall.database, rules.waiting.before(now()), rules.finished.before(now()))
    watched = {room.id for room in hall.rooms.values() if room.watchers}
    left = [table for table in old if table.id not in watched]
    count = 0
    for first in range(0, len(left), BATCH):
        deleted = await delete_tables(hall.database, left[first : first + BATCH])
        count += len(deleted)
        for id_ in deleted:
            hall.rooms.pop(id_, None)
    return count
