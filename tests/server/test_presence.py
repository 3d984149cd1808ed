"""Who is there: the sockets say it, in one process and in several."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.engine import URL

from databases import fresh_postgres
from server.guests import House, Socket, open_house, wait_for
from stellwerk.server import presence
from stellwerk.store.notify import Word, read_word


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever closes a page is gone soon."""
    monkeypatch.setattr(presence, "LINGER", 0.2)


def until(socket: Socket, condition: Callable[[Any], bool]) -> Any:
    """The view, once it is as wanted."""
    while not condition(socket.view):
        socket.next()
    return socket.view


def test_whoever_opens_and_closes_the_table_is_seen(house: House) -> None:
    anna, boris, guest = house.guest(), house.guest(), house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {})
    boris.do(table, "sit", seat=1, name="Boris")
    assert anna.view(table)["connected"] == []
    with anna.live(table) as socket:
        assert socket.view["connected"] == [0]
        with boris.live(table) as other, guest.live(table) as watching:
            assert other.view["connected"] == [0, 1]
            assert watching.view["connected"] == [0, 1]
            assert until(socket, lambda view: view["connected"] == [0, 1])
            position, step = socket.view["position"], socket.view["step"]
        until(socket, lambda view: view["connected"] == [0])
        assert (socket.view["position"], socket.view["step"]) == (position, step)


def test_whoever_loads_the_page_again_was_never_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LINGER", 3600.0)
    anna, boris = house.guest(), house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {})
    boris.do(table, "sit", seat=1, name="Boris")
    with anna.live(table) as socket:
        for _ in range(2):
            with boris.live(table):
                until(socket, lambda view: view["connected"] == [0, 1])
        anna.do(table, "say", seat=0, text="Still there?")
        seen = until(socket, lambda view: bool(view["chat"]))
        assert seen["connected"] == [0, 1]


def test_all_seats_at_one_screen_are_there(house: House) -> None:
    anna = house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"name": "Ben"})
    with anna.live(table) as socket:
        assert socket.view["connected"] == [0, 1]


def test_two_processes_know_of_each_other(postgres: str) -> None:
    url: URL = fresh_postgres(postgres)
    with open_house(url) as one:
        anna = one.guest()
        table = anna.open("tiny", {"name": "Anna"}, {})
        # The second process begins when somebody is there already.
        with anna.live(table) as socket, open_house(url) as other:
            boris = other.guest()
            boris.do(table, "sit", seat=1, name="Boris")
            wait_for(lambda: boris.view(table)["connected"] == [0])
            with boris.live(table):
                until(socket, lambda view: view["connected"] == [0, 1])
            until(socket, lambda view: view["connected"] == [0])


def test_a_process_that_is_silent_has_nobody(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.1)
    with open_house(fresh_postgres(postgres)) as house:
        anna = house.guest()
        table = anna.open("tiny", {"name": "Anna"}, {"name": "Ben"})
        with house.client.portal() as portal:
            word = Word("elsewhere", {table: frozenset([1])})
            portal.call(house.service.presence.hear, word)
        assert anna.view(table)["connected"] == [1]
        monkeypatch.setattr(presence, "SILENCE", 0.0)
        wait_for(lambda: anna.view(table)["connected"] == [])


def test_what_a_process_says_is_read_again() -> None:
    seats = {f"table{number}": frozenset(range(number % 4)) for number in range(250)}
    texts = list(Word("p", seats, all=True).write())
    assert len(texts) == 3
    words = [read_word(text) for text in texts]
    assert all(len(text) < 8_000 for text in texts)
    assert all(word.process == "p" and word.all for word in words)
    assert {id_: on for word in words for id_, on in word.seats.items()} == seats
    assert [read_word(text) for text in Word("p", {}).write()] == [Word("p", {})]
