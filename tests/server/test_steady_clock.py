"""The time of the server never goes back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from litestar.middleware import rate_limit
from sqlalchemy.engine import URL

from server.guests import House, let_pass, open_house, wait_for
from server.test_api import two_guests
from stellwerk.server.bots import BotPool
from stellwerk.server.steady_clock import SteadyClock
from stellwerk.store.database import database_url

SECOND = 1_000_000_000


def test_time_goes_on_when_the_clock_is_set_back() -> None:
    wall, count = 5_000 * SECOND, 70 * SECOND
    clock = SteadyClock(lambda: wall, lambda: count)
    assert clock.now() == 5_000_000
    wall, count = wall + 10 * SECOND, count + 10 * SECOND
    assert clock.now() == 5_010_000
    wall, count = wall - 3_600 * SECOND, count + 5 * SECOND
    assert clock.now() == 5_015_000
    wall, count = wall + 3_700 * SECOND, count + 1 * SECOND
    assert clock.now() == 5_110_000, "it follows when set forward"
    wall -= 500 * SECOND
    clock.start()
    assert clock.now() == 4_610_000


def test_a_server_whose_clock_is_set_back_keeps_deadlines(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, table = two_guests(house, clock={"kind": "live", "bank": 600})
    before = anna.view(table)
    let_pass(monkeypatch, -3_600)
    after = anna.do(table, "move", seat=0, step=before["step"], move="left")["view"]
    assert after["seats"][0]["bank"] <= 600_000
    said = anna.do(table, "say", seat=0, text="what time is it?")["view"]["chat"][0]["at"]
    assert said >= before["seats"][0]["since"]


def _shifted(clock: Callable[[], float], by: float) -> float:
    return clock() + by


class SilentBots(BotPool):
    """Bots of a server that stops before they answer."""

    async def run(self) -> None:
        await asyncio.Event().wait()


def test_bots_are_asked_again_once_a_clock_that_was_ahead_is_set_right(
    url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also on PostgreSQL, where a start asks no bots: another process may have asked them."""
    with monkeypatch.context() as wrong:
        let_pass(wrong, 86_400)
        with open_house(url, SilentBots(1, 1.0)) as house:
            anna = house.guest()
            table = anna.open("tiny", {"bot": "random"}, {"name": "Anna"})
            anna.do(table, "start")
            assert 0 in anna.view(table)["awaited"]
    with open_house(url) as house:
        wait_for(lambda: 0 not in house.guest().view(table)["awaited"])


def test_a_clock_that_is_set_back_makes_no_minute_last_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Litestar counts the requests of an address until a time of the clock on the wall."""
    with open_house(database_url(str(tmp_path / "t.db")), requests_per_minute=5) as house:
        anna = house.guest()
        real = time.time
        for passed in (0, -3_600, -3_600 + 61):
            clock = partial(_shifted, real, passed)
            monkeypatch.setattr(rate_limit, "time", clock)
            monkeypatch.setattr(time, "time", clock)
            for _ in range(4):
                anna.get("/api/catalog")
        anna.get("/api/catalog")
        anna.get("/api/catalog", 429)
