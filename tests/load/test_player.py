"""The players of the load: whoever is stopped stops."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from load.player import Seat, _wait


def test_a_cancel_that_meets_a_message_is_not_lost() -> None:
    async def stop_while_a_message_comes() -> None:
        socket = SimpleNamespace(close_code=None)
        seat = Seat(cast(Any, socket))
        waiting = asyncio.create_task(_wait(seat))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        seat.heard.set()
        waiting.cancel()
        await waiting

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(stop_while_a_message_comes())
