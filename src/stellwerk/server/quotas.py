"""How many tables, and how many seats for bots that search, one person may have."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import reduce
from typing import Final
from weakref import WeakValueDictionary

from stellwerk.bots import searches
from stellwerk.bots.levels import LEVELS
from stellwerk.core.messages import Message
from stellwerk.server.settings import Settings
from stellwerk.store.lobby import Lobby
from stellwerk.table.errors import RefusedError


def _listed(words: Sequence[Message]) -> Message:
    """Two words or more as a list."""
    *others, last = words
    first = reduce(lambda one, other: Message("general-list", {"one": one, "other": other}), others)
    return Message("general-list-end", {"one": first, "other": last})


_SEARCHING: Final = _listed([Message(f"level-{level}") for level in LEVELS if searches(level)])


class Quotas:
    """Counts the unfinished games of a person and the strong bots in them."""

    def __init__(self, settings: Settings, lobby: Lobby) -> None:
        self.settings = settings
        self.lobby = lobby
        self.asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each person, so that simultaneous requests count each other."""

    @asynccontextmanager
    async def claim(
        self, person: str, levels: Iterable[str], *, tables: int = 0
    ) -> AsyncIterator[None]:
        """Refuse more tables, or bots of these levels, than a person may have."""
        strong = sum(searches(level) for level in levels)
        if not strong and not tables:
            yield
            return
        async with self.asking.setdefault(person, asyncio.Lock()):
            await self._check(person, tables, strong)
            yield

    async def _check(self, person: str, tables: int, strong: int) -> None:
        going = await self.lobby.unfinished(person)
        most = self.settings.tables_per_person
        if tables and len(going) + tables > most:
            raise RefusedError(Message("refused-tables", {"count": len(going), "most": most}))
        there = sum(
            seat.kind == "bot" and searches(seat.name) for table in going for seat in table.seats
        )
        most = self.settings.strong_bots_per_person
        if strong and there + strong > most:
            seats = {"levels": _SEARCHING, "count": there, "most": most}
            raise RefusedError(Message("refused-strong-bots", seats))
