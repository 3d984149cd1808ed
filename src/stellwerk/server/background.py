"""What happens without anybody asking: clocks, forgotten bots, idle tables, other processes."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from litestar.stores.memory import MemoryStore
from litestar.stores.registry import StoreRegistry

from stellwerk.server.table_service import BOT_LEASE, TableService, now
from stellwerk.store.database import DATABASE_FAULTS, reason
from stellwerk.store.journal import UnreadableError
from stellwerk.store.notify import News, listen

ROUND: Final = 0.5
"""Seconds between two looks at the clocks."""
LONG_ROUND: Final = 60.0
"""Seconds between two looks at what may be forgotten of addresses."""
LIMITS: Final = ("rate_limit",)
"""The stores in which Litestar counts the requests of addresses."""
log: Final = logging.getLogger(__name__)


async def keep_time(service: TableService) -> None:
    """Look after every table whose time has come, until the server stops."""
    while not await service.stops_within(ROUND):
        for id_ in await service.lobby.claim_due(now(), BOT_LEASE):
            await _look_after(service, id_)
        service.forget_idle()


async def _look_after(service: TableService, id_: str) -> None:
    """One table that cannot be looked after is no reason to forget the others."""
    try:
        await service.look_after(id_)
    except UnreadableError:
        pass  # It is marked, and was logged once.
    except Exception:
        log.exception("a table could not be looked after", extra={"table": id_})


async def keep_tidy(service: TableService, stores: StoreRegistry) -> None:
    """Forget addresses that sent something once, until the server stops."""
    while not await service.stops_within(LONG_ROUND):
        await forget_addresses(stores)


async def forget_addresses(stores: StoreRegistry) -> None:
    """Let go of what no longer counts against anybody; Litestar does so when they come again."""
    for name in LIMITS:
        store = stores.get(name)
        if isinstance(store, MemoryStore):
            await store.delete_expired()


async def hear_others(service: TableService) -> None:
    """Follow what other processes on the same PostgreSQL do, for ever.

    Each table by itself: one whose own move is being stored would hold up the news of all others.
    """
    async with asyncio.TaskGroup() as following:
        async for news in listen(service.database):
            if not news.table or news.table in service.live_tables:
                following.create_task(_follow_in_the_end(service, news))


async def _follow_in_the_end(service: TableService, news: News) -> None:
    """Follow a change, however long the database does not let us: nobody rings a second time."""
    while not await _follow(service, news):
        if await service.stops_within(ROUND):
            return


async def _follow(service: TableService, news: News) -> bool:
    """Follow a change; whether the database let us."""
    try:
        await service.heard(news)
    except DATABASE_FAULTS as fault:
        log.warning("a change is followed later: %s", reason(fault), extra={"table": news.table})
        return False
    except Exception:
        log.exception("a change could not be followed", extra={"table": news.table})
    return True
