"""What waits for a socket is bounded, whoever reads it or not."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from server.guests import House, open_house, wait_for
from server.test_api import two_guests
from server.test_seat_changes import SEAT_LOST, last_words
from stellwerk.server import live
from stellwerk.server.outbox import MOST_BYTES, MOST_MESSAGES, UNREAD, End, Outbox
from stellwerk.store.database import database_url


async def taken(outbox: Outbox) -> list[Any]:
    """Everything that waits, with None for what was dropped."""
    found: list[Any] = []
    while outbox.behind or len(outbox) or outbox.end is not None:
        message = await outbox.next()
        found.append(message)
        if isinstance(message, End):
            return found
        if message is None:
            outbox.behind = False
    return found


def test_messages_come_in_their_order() -> None:
    async def run() -> None:
        outbox = Outbox()
        outbox.tell(b"1")
        outbox.answer(b"2")
        outbox.tell(b"3")
        assert await taken(outbox) == [b"1", b"2", b"3"]
        waiting = asyncio.create_task(outbox.next())
        await asyncio.sleep(0)
        outbox.tell(b"4")
        assert await waiting == b"4"

    asyncio.run(run())


@pytest.mark.parametrize("size", [1, MOST_BYTES // 4])
def test_news_are_left_out_and_answers_are_not(size: int) -> None:
    async def run() -> None:
        outbox = Outbox()
        outbox.answer(b"done")
        for _ in range(MOST_MESSAGES + 10):
            outbox.tell(b"x" * size)
            assert len(outbox) <= MOST_MESSAGES
        assert await taken(outbox) == [None, b"done"]
        outbox.tell(b"news again")
        assert await taken(outbox) == [b"news again"]

    asyncio.run(run())


@pytest.mark.parametrize("size", [1, MOST_BYTES // 4])
def test_who_never_reads_answers_is_cut_off(size: int) -> None:
    async def run() -> None:
        outbox = Outbox()
        outbox.tell(b"news")
        for _ in range(MOST_MESSAGES + 1):
            outbox.answer(b"x" * size)
        assert await taken(outbox) == [UNREAD]
        for _ in range(1_000):
            outbox.answer(b"y" * size)
            outbox.tell(b"y" * size)
        assert len(outbox) <= MOST_MESSAGES

    asyncio.run(run())


def test_the_end_comes_after_the_answers() -> None:
    async def run() -> None:
        outbox = Outbox()
        outbox.tell(b"news")
        outbox.close(End(1, "first"))
        outbox.close(End(2, "second"))
        outbox.tell(b"more news")
        outbox.answer(b"done")
        assert await taken(outbox) == [b"done", End(1, "first")]

    asyncio.run(run())


def test_who_leaves_by_a_socket_is_told_that_it_is_done(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    table = anna.open()
    boris.do(table, "sit", seat=1, name="Boris")
    with boris.live(table) as socket:
        socket.do("leave", seat=1)
        code, heard = last_words(socket)
    assert code == SEAT_LOST
    assert {"type": "done", "id": 1} in heard
    with boris.live(table) as socket:
        assert socket.view["viewer"] == -3


class Stuck:
    """Sockets that take nothing any more once switched off."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = False
        true = live.AnySocket.send_data

        async def send(socket: Any, data: Any, *more: Any, **named: Any) -> None:
            if self.now:
                await asyncio.Event().wait()
            await true(socket, data, *more, **named)

        monkeypatch.setattr("litestar.WebSocket.send_data", send)


def test_a_socket_that_is_not_read_holds_little(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    stuck = Stuck(monkeypatch)
    url = database_url(str(tmp_path / "stuck.db"))
    with open_house(url, frames_per_second=100_000.0) as house:
        anna, _, table = two_guests(house)
        with anna.live(table) as socket:
            live_table = house.service.live_tables[table]
            (watcher,) = next(iter(live_table.watchers.values()))
            stuck.now = True
            monkeypatch.setattr(live, "UNREAD_SECONDS", 0.2)
            frames = [{"type": "ping", "id": "x" * 64}, {"type": "x" * 9_000}, {"type": "view"}]
            for number in range(60):
                socket.session.send_json(frames[number % 3])
            for number in range(200):
                anna.do(table, "say", seat=0, text=f"{number} " + "y" * 490)
                assert len(watcher.outbox) <= MOST_MESSAGES
            for _ in range(MOST_MESSAGES + 2):
                socket.session.send_json(frames[0])
            wait_for(lambda: not live_table.watchers)
            assert watcher.outbox.end == UNREAD


def test_a_reader_too_far_behind_gets_all_at_once(house: House) -> None:
    anna, _, table = two_guests(house)
    with anna.live(table) as socket:
        (watcher,) = next(iter(house.service.live_tables[table].watchers.values()))

        def much() -> None:
            for _ in range(MOST_MESSAGES + 1):
                watcher.outbox.tell(b'{"type":"delta"}')

        with house.client.portal() as portal:
            portal.call(much)
        assert socket.next()["type"] == "view"
        anna.do(table, "say", seat=0, text="hello")
        while not socket.view["chat"]:
            socket.next()
        assert socket.view == anna.view(table)
        assert not watcher.outbox.behind


def test_ids_and_reasons_are_short(house: House) -> None:
    anna, _, table = two_guests(house)
    with anna.live(table) as socket:
        for bad in ("x" * 65, 10**30, "é" * 5_000):
            socket.session.send_json({"type": "ping", "id": bad})
            assert socket.until("fault")["fault"]["code"] == "bad-frame"
        command = {"do": "start", "x" * 10_000: 1}
        socket.session.send_json({"type": "command", "id": 1, "command": command})
        assert len(msgspec.json.encode(socket.until("fault"))) < 400
        for good in ("x" * 64, 2**53 - 1, None):
            socket.session.send_text(json.dumps({"type": "ping", "id": good}))
            assert socket.until("pong")["id"] == good


def test_a_lobby_that_is_not_read_is_told_so(house: House) -> None:
    anna = house.guest()
    headers = {"Origin": "http://testserver.local", "Cookie": f"stellwerk={anna.cookie}"}
    with house.client.websocket_connect("/api/lobby/live", headers=headers) as lobby:
        (guest,) = next(iter(house.service.lobby_feed.subscribers.values()))

        def much() -> None:
            for _ in range(MOST_MESSAGES + 1):
                guest.outbox.tell(b'{"type":"table"}')
            assert len(guest.outbox) == 0

        with house.client.portal() as portal:
            portal.call(much)
        assert lobby.receive_json(timeout=60)["type"] == "missed"
