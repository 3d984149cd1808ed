"""What the server does by itself: clocks, lost bots, idle tables, news of other processes."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import Final

from litestar.stores.memory import MemoryStore
from litestar.stores.registry import StoreRegistry

from stellwerk.server.changes import BOT_LEASE
from stellwerk.server.security import OpenSockets
from stellwerk.server.table_service import TableService, now
from stellwerk.store.database import DATABASE_FAULTS, reason
from stellwerk.store.journal import UnreadableError
from stellwerk.store.notify import News, Word, listen

ROUND: Final = 0.5
"""Seconds between two checks of the clocks."""
LONG_ROUND: Final = 60.0
"""Seconds between two clean-ups of counts for addresses."""
COLLECT_YOUNG_EVERY: Final = 0.25
"""Seconds between two looks for reference cycles among what is new."""
COLLECT_EVERY: Final = 1800.0
"""The most seconds between two looks among everything in memory."""
MANY_CLOSED: Final = 500
"""After how many closed sockets there is one earlier: each leaves some 30 KB."""
LIMITS: Final = ("rate_limit",)
"""The stores in which Litestar counts the requests of addresses."""
log: Final = logging.getLogger(__name__)


async def keep_time(service: TableService) -> None:
    """Attend to every table that is due, until the server stops."""
    while not await service.stops_within(ROUND):
        for id_ in await service.lobby.claim_due(now(), BOT_LEASE):
            await _look_after(service, id_)
        service.forget_idle()


async def _look_after(service: TableService, id_: str) -> None:
    """Attend to one table; if it fails, the others must not suffer."""
    try:
        await service.look_after(id_)
    except UnreadableError:
        pass  # It is marked, and was logged once.
    except Exception:
        log.exception("a table could not be looked after", extra={"table": id_})


async def keep_tidy(service: TableService, stores: StoreRegistry) -> None:
    """Remove old counts for addresses, until the server stops."""
    while not await service.stops_within(LONG_ROUND):
        await forget_addresses(stores)


async def keep_memory(service: TableService, open_sockets: OpenSockets) -> None:
    """Free reference cycles, until the server stops.

    Nobody is served meanwhile, a millisecond for a thousand objects. So it is done often for what
    is new, which is little then. With 500 live tables there are 350,000 objects in all, and among
    those that grew old only closed sockets are worth the time. `stellwerk serve` keeps Python from
    doing it by itself: it counts what is made less what is freed, old or new, and looks at nothing
    for half a minute and then at half of everything.
    """
    loop = asyncio.get_running_loop()
    looked, closed = loop.time(), open_sockets.closed
    while not await service.stops_within(COLLECT_YOUNG_EVERY):
        if open_sockets.closed < closed + MANY_CLOSED and loop.time() < looked + COLLECT_EVERY:
            gc.collect(0)
        else:
            gc.collect()
            looked, closed = loop.time(), open_sockets.closed


async def forget_addresses(stores: StoreRegistry) -> None:
    """Remove counts that have expired; Litestar itself does so only when the address comes back."""
    for name in LIMITS:
        store = stores.get(name)
        if isinstance(store, MemoryStore):
            await store.delete_expired()


async def hear_others(service: TableService) -> None:
    """Follow what other processes on the same PostgreSQL do, for ever.

    Each table separately: one whose own move is being stored would delay the news of all others.
    """
    async with asyncio.TaskGroup() as following:
        async for news in listen(service.database):
            if isinstance(news, Word):
                service.presence.hear(news)
            elif not news.table or news.table in service.live_tables:
                following.create_task(_follow_in_the_end(service, news))


async def _follow_in_the_end(service: TableService, news: News) -> None:
    """Follow a change, however long the database is unavailable: it is announced only once."""
    while not await _follow(service, news):
        if await service.stops_within(ROUND):
            return


async def _follow(service: TableService, news: News) -> bool:
    """Follow a change; whether the database was available."""
    try:
        await service.heard(news)
    except DATABASE_FAULTS as fault:
        log.warning("a change is followed later: %s", reason(fault), extra={"table": news.table})
        return False
    except Exception:
        log.exception("a change could not be followed", extra={"table": news.table})
    return True
