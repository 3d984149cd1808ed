"""The limit on requests of an address, where the clock of the machine is set back."""

from __future__ import annotations

import time

from litestar.middleware.rate_limit import DURATION_VALUES, CacheObject, RateLimitMiddleware
from litestar.stores.base import Store


class SteadyRateLimit(RateLimitMiddleware):
    """Litestar counts until a time of the clock on the wall: it would do so for an hour more."""

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """What was counted lately; nothing, if it was before the clock was set back."""
        counted = await super().retrieve_cached_history(key, store)
        span = DURATION_VALUES[self.unit]
        now = int(time.time())
        return counted if counted.reset <= now + span else CacheObject([], now + span)
