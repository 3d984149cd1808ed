"""Whoever leaves other people may come back before a bot plays for them, and it plays at a pace."""

from __future__ import annotations

import pytest
from sqlalchemy.engine import URL

from server.guests import Guest, House, let_pass, open_house, wait_for
from stellwerk.server.settings import Settings


def two_people(house: House) -> tuple[Guest, Guest, str]:
    """Two people in a running game in which the first has to decide."""
    anna, boris = house.guest(), house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {})
    boris.do(table, "sit", seat=1, name="Boris")
    anna.do(table, "start")
    for guest, seat in ((anna, 0), (boris, 1)):
        guest.do(table, "prefer", seat=seat, confirm=False)
    while anna.view(table)["awaited"] != [0]:
        guest, seat = (boris, 1) if 1 in anna.view(table)["awaited"] else (anna, 0)
        view = guest.view(table, seat=seat)
        guest.do(table, "move", seat=seat, step=view["step"], move=view["moves"][0]["move"])
    return anna, boris, table


def test_the_stand_in_is_no_random_bot_and_waits_a_minute() -> None:
    assert Settings().stand_in == "driver"
    assert Settings().stand_in_grace_seconds == 60


def test_whoever_comes_back_in_time_finds_the_game_as_it_was(url: URL) -> None:
    with open_house(url, stand_in_grace_seconds=60) as house:
        anna, boris, table = two_people(house)
        before = boris.view(table)
        anna.do(table, "leave", seat=0)
        seat = boris.view(table)["seats"][0]
        assert seat["stand_in"] == "random"
        assert seat["stand_in_from"] > 0
        # The server has looked at the table meanwhile, and asked nobody.
        with house.client.portal() as portal:
            portal.call(house.service.look_after, table)
        assert not house.service.bots.queue.tables.get(table)
        anna.do(table, "return", seat=0)
        after = boris.view(table)
        assert after["steps"] == before["steps"]
        assert after["awaited"] == [0]


def test_after_the_grace_the_bot_plays(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(url, stand_in_grace_seconds=60) as house:
        anna, boris, table = two_people(house)
        before = boris.view(table)["steps"]
        anna.do(table, "leave", seat=0)
        let_pass(monkeypatch, 61)
        wait_for(lambda: boris.view(table)["steps"] > before)


def test_a_turn_of_a_stand_in_comes_after_a_pause(
    url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(url, stand_in_pace_seconds=3600) as house:
        anna, boris, table = two_people(house)
        before = boris.view(table)["steps"]
        anna.do(table, "leave", seat=0)
        with house.client.portal() as portal:
            portal.call(house.service.look_after, table)
        assert not house.service.bots.queue.tables.get(table)
        let_pass(monkeypatch, 3601)
        wait_for(lambda: boris.view(table)["steps"] > before)


def test_where_nobody_is_left_the_bot_need_not_wait(url: URL) -> None:
    with open_house(url, stand_in_grace_seconds=60, stand_in_pace_seconds=60) as house:
        anna, boris, table = two_people(house)
        anna.do(table, "leave", seat=0)
        boris.do(table, "leave", seat=1)
        wait_for(lambda: anna.view(table)["state"] == "over")
