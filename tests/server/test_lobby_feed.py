"""What the home page hears of tables that change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from server.guests import PATIENCE
from stellwerk.server.live_table import LiveTable
from stellwerk.server.lobby_feed import MOMENT, LobbyFeed
from stellwerk.store.seat_holders import SeatHolders
from stellwerk.table.table import Table
from table.tables import running


def test_changes_of_a_moment_are_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    live_table = LiveTable("t", running(), listed=True, holders=SeatHolders({}))

    @asynccontextmanager
    async def reading(read: LiveTable) -> AsyncIterator[Table]:
        yield read.table

    async def run() -> None:
        begun, over = asyncio.Event(), asyncio.Event()

        async def moment(seconds: float) -> None:
            assert seconds == MOMENT
            begun.set()
            await over.wait()

        monkeypatch.setattr(asyncio, "sleep", moment)
        feed = LobbyFeed(reading)
        subscriber = feed.enter("")
        work = asyncio.create_task(feed.run())
        feed.hear(live_table)
        await begun.wait()
        feed.hear(live_table)
        feed.hear(live_table)
        begun.clear()
        over.set()
        text = await subscriber.outbox.next()
        assert isinstance(text, bytes)
        message = msgspec.json.decode(text)
        assert (message["type"], message["table"]["id"]) == ("table", "t")
        assert len(subscriber.outbox) == 0
        assert not feed.news.is_set(), "nothing is left to be told"
        work.cancel()
        await asyncio.wait([work], timeout=PATIENCE)

    asyncio.run(run())
