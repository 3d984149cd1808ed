"""Several server processes on one PostgreSQL share all tables."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from databases import fresh_postgres
from server.guests import Guest, open_house, wait_for
from stellwerk.server.bots import BotPool
from stellwerk.server.live_table import LiveTable
from stellwerk.table.table import Table


@pytest.fixture
def two_houses(postgres: str) -> Any:
    """Two servers on one database."""
    url = fresh_postgres(postgres)
    with open_house(url) as one, open_house(url) as other:
        yield one, other


def test_both_processes_serve_one_table(two_houses: Any) -> None:
    one, other = two_houses
    anna, boris = one.guest(), other.guest()
    table = anna.open()
    boris.do(table, "sit", seat=1, name="Boris")
    wait_for(lambda: anna.view(table)["seats"][1]["name"] == "Boris")
    with boris.live(table) as socket:
        anna.do(table, "start")
        while socket.view["state"] != "running":
            socket.next()
        step = socket.view["step"]
        anna.do(table, "move", seat=0, step=step, move="left")
        socket.next()
        assert socket.view["step"] == step + 1
        assert socket.view["log"][-1]["move"] == "hidden"


def test_a_cookie_of_one_process_is_good_for_the_other(two_houses: Any) -> None:
    one, other = two_houses
    anna = one.guest()
    table = anna.open()
    elsewhere = other.guest()
    elsewhere.cookie = anna.cookie
    assert elsewhere.view(table)["viewer"] == 0


def test_two_clients_cannot_both_move(two_houses: Any) -> None:
    """The same seat moves at the same step in both processes: one move, one refusal."""
    one, other = two_houses
    anna = one.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"name": "Ben"})
    anna.do(table, "start")
    twin = other.guest()
    twin.cookie = anna.cookie
    twin.view(table)

    def move(guest: Guest) -> int:
        body = {"do": "move", "seat": 0, "step": step, "move": "left"}
        headers = {**guest.headers, "Cookie": f"stellwerk={guest.cookie}"}
        path = f"/api/tables/{table}/commands"
        return guest.client.post(path, json=body, headers=headers).status_code

    for _ in range(10):
        step = anna.view(table)["step"]
        with ThreadPoolExecutor(2) as threads:
            assert sorted(threads.map(move, [anna, twin])) == [200, 409]
        after = anna.view(table)["step"]
        anna.do(table, "undo", seat=0, step=after)
        wait_for(lambda done=after: twin.view(table)["step"] > done)


def test_a_bot_moves_once_however_many_processes_look_on(two_houses: Any) -> None:
    one, other = two_houses
    anna = one.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"bot": "random"})
    watcher = other.guest()
    with watcher.live(table):
        anna.do(table, "start")
        anna.do(table, "leave", seat=0)
        wait_for(lambda: watcher.view(table)["state"] == "over")
        assert anna.view(table)["steps"] == watcher.view(table)["steps"]


def test_bots_are_asked_by_the_process_that_changed_the_table_alone(
    two_houses: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two_houses
    asked: dict[str, set[int]] = {"one": set(), "other": set()}
    for name, house in (("one", one), ("other", other)):
        bots = house.service.bots

        def ask(
            id_: str, table: Table, seats: Sequence[int], name: str = name, bots: BotPool = bots
        ) -> None:
            asked[name] |= set(seats)
            BotPool.ask(bots, id_, table, seats)

        monkeypatch.setattr(bots, "ask", ask)
    anna, boris = one.guest(), other.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"bot": "random"})
    with boris.live(table) as socket:
        anna.do(table, "start")
        anna.do(table, "leave", seat=0)
        while socket.view["state"] != "over":
            socket.next()
    assert asked == {"one": {0, 1}, "other": set()}


def test_a_table_that_is_busy_holds_up_no_news_of_others(two_houses: Any) -> None:
    one, other = two_houses
    anna, boris = one.guest(), other.guest()
    busy, table = anna.open(), anna.open()
    with boris.live(busy), boris.live(table) as socket, other.client.portal() as portal:
        lock = other.service.live_tables[busy].lock
        portal.call(lock.acquire)
        anna.do(busy, "say", seat=0, text="Hello?")
        anna.do(table, "say", seat=0, text="Hello!")
        while not socket.view["chat"]:
            socket.next()
        portal.call(lock.release)
    assert socket.view["chat"][0]["text"] == "Hello!"


def test_a_rematch_that_two_processes_open_is_one_table(two_houses: Any) -> None:
    """The loser of the race leaves nothing behind."""
    one, other = two_houses
    anna, boris = one.guest(), other.guest()
    table = anna.open()
    boris.do(table, "sit", seat=1, name="Boris")
    anna.do(table, "start")
    for guest, seat in ((anna, 0), (boris, 1)):
        guest.do(table, "leave", seat=seat)
    wait_for(lambda: anna.view(table)["state"] == boris.view(table)["state"] == "over")

    def ask(guest: Guest) -> str:
        headers = {**guest.headers, "Cookie": f"stellwerk={guest.cookie}"}
        path = f"/api/tables/{table}/rematch"
        found: str = guest.client.post(path, headers=headers).json()["table"]
        return found

    with ThreadPoolExecutor(2) as threads:
        assert len(set(threads.map(ask, [anna, boris]))) == 1
    with one.client.portal() as portal:
        assert len(portal.call(one.service.lobby.ids)) == 2


def test_a_change_that_cannot_be_followed_at_once_is_followed_later(
    two_houses: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL notifies once: a process that cannot read the change then has to try again."""
    one, other = two_houses
    anna, watcher = one.guest(), other.guest()
    table = anna.open()
    real = other.service.refresh
    lost: list[LiveTable] = []

    async def refresh(live_table: LiveTable) -> None:
        if not lost:
            lost.append(live_table)
            raise OperationalError("SELECT", {}, Exception("the connection is lost"))
        await real(live_table)

    with watcher.live(table) as socket:
        monkeypatch.setattr(other.service, "refresh", refresh)
        anna.do(table, "say", seat=0, text="hello")
        socket.until("delta")
        assert [line["text"] for line in socket.view["chat"]] == ["hello"]
    assert lost
