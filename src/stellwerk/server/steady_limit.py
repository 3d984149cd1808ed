"""The limit on requests from an address, also when the clock of the machine is set back."""

from __future__ import annotations

import time

from litestar.middleware.rate_limit import DURATION_VALUES, CacheObject, RateLimitMiddleware
from litestar.stores.base import Store


class SteadyRateLimit(RateLimitMiddleware):
    """Litestar counts until a wall-clock time; if the clock is set back, that lasts too long."""

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """The recent count; nothing if it is from before the clock was set back."""
        counted = await super().retrieve_cached_history(key, store)
        span = DURATION_VALUES[self.unit]
        now = int(time.time())
        return counted if counted.reset <= now + span else CacheObject([], now + span)
