"""A seat changes hands: whoever had it sees and decides nothing more, in any process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from databases import fresh_postgres
from server.guests import Guest, House, Socket, open_house, wait_for

SEAT_LOST = 4403


@pytest.fixture
def two_houses(postgres: str) -> Iterator[tuple[House, House]]:
    """Two servers on one database."""
    url = fresh_postgres(postgres)
    with open_house(url) as one, open_house(url) as other:
        yield one, other


def last_words(socket: Socket) -> tuple[int, list[Any]]:
    """What a socket still gets until the server closes it: the code, and the messages."""
    heard = []
    while True:
        try:
            heard.append(socket.next())
        except WebSocketDisconnect as end:
            return end.code, heard


def at_other_house(guest: Guest, house: House) -> Guest:
    """The same browser, served by another process."""
    twin = house.guest()
    twin.cookie = guest.cookie
    return twin


def test_a_socket_ends_when_its_seat_is_left(house: House) -> None:
    anna, boris, carl = house.guest(), house.guest(), house.guest()
    table = anna.open()
    boris.do(table, "sit", seat=1, name="Boris")
    with boris.live(table) as socket:
        assert socket.view["viewer"] == 1
        boris.do(table, "leave", seat=1)
        carl.do(table, "sit", seat=1, name="Carl")
        carl.do(table, "note", seat=1, text="I sell at once")
        anna.do(table, "start")
        code, heard = last_words(socket)
    assert code == SEAT_LOST
    assert "I sell" not in str(heard)
    assert "Carl" not in str(heard)


def test_a_socket_ends_when_its_seat_is_cleared(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    table = anna.open()
    secret = anna.post(f"/api/tables/{table}/invite/1")["secret"]
    boris.do(table, "sit", seat=1, name="Boris", invitation=secret)
    with boris.live(table) as socket, anna.live(table) as other:
        anna.do(table, "clear", seat=1)
        assert last_words(socket)[0] == SEAT_LOST
        anna.do(table, "say", seat=0, text="still here")
        while not other.view["chat"]:
            other.next()
    fault = boris.do(table, "sit", 403, seat=1, name="Boris", invitation=secret)
    assert "kept for somebody" in fault["message"], "nor does the old invitation work any more"


def test_a_renewed_link_ends_what_was_claimed_by_the_old_one(house: House) -> None:
    anna, phone, thief = house.guest(), house.guest(), house.guest()
    seats = [{"name": "Anna"}, {"name": "Ben"}]
    opened = anna.post("/api/tables/", {"title": "tiny", "seats": seats}, 201)
    table, key = opened["id"], opened["links"][0]["key"]
    anna.do(table, "start")
    anna.do(table, "note", seat=0, text="mine")
    for guest in (phone, thief):
        assert guest.post("/api/tables/claim", {"key": key}) == {"table": table, "seat": 0}
        assert guest.view(table)["own"]["note"] == "mine"
    robot = house.guest()
    robot.headers = {"Authorization": f"Bearer {key}"}
    with thief.live(table) as claimed, robot.live(table) as by_key, phone.live(table) as mine:
        new = phone.post(f"/api/tables/{table}/links/0")["key"]
        assert last_words(claimed)[0] == last_words(by_key)[0] == SEAT_LOST
        anna.do(table, "say", seat=0, text="still here")
        while not mine.view["chat"]:
            mine.next()
    assert thief.view(table)["viewer"] == robot.view(table)["viewer"] == -3
    thief.do(table, "say", 403, seat=0, text="I, too")
    thief.post("/api/tables/claim", {"key": key}, 403)
    thief.post(f"/api/tables/{table}/links/0", None, 403)
    robot.headers = {"Authorization": f"Bearer {new}"}
    robot.do(table, "say", seat=0, text="hello")
    anna.do(table, "say", seat=0, text="whoever sits there stays, whoever renews the link")


def test_a_removed_person_is_out_in_every_process(two_houses: tuple[House, House]) -> None:
    one, other = two_houses
    anna, boris = one.guest(), one.guest()
    table = anna.open()
    boris.do(table, "sit", seat=1, name="Boris")
    twin = at_other_house(boris, other)
    with twin.live(table) as socket:
        assert socket.view["viewer"] == 1
        anna.do(table, "clear", seat=1)
        assert last_words(socket)[0] == SEAT_LOST
    carl = one.guest()
    carl.do(table, "sit", seat=1, name="Carl")
    carl.do(table, "note", seat=1, text="secret")
    anna.do(table, "start")
    wait_for(lambda: twin.view(table)["state"] == "running")
    assert twin.view(table)["own"] is None
    step = twin.view(table)["step"]
    twin.do(table, "move", 403, seat=1, step=step, move="left")
    twin.post(f"/api/tables/{table}/links/1", None, 403)
    twin.get(f"/api/tables/{table}", 403, seat=1)


def test_a_renewed_link_is_renewed_in_every_process(two_houses: tuple[House, House]) -> None:
    one, other = two_houses
    anna, thief = one.guest(), other.guest()
    seats = [{"name": "Anna"}, {"name": "Ben"}]
    opened = anna.post("/api/tables/", {"title": "tiny", "seats": seats}, 201)
    table, key = opened["id"], opened["links"][0]["key"]
    thief.post("/api/tables/claim", {"key": key})
    robot = other.guest()
    robot.headers = {"Authorization": f"Bearer {key}"}
    with thief.live(table) as claimed, robot.live(table) as by_key:
        assert claimed.view["viewer"] == by_key.view["viewer"] == 0
        new = anna.post(f"/api/tables/{table}/links/0")["key"]
        assert last_words(claimed)[0] == last_words(by_key)[0] == SEAT_LOST
    thief.do(table, "say", 403, seat=0, text="I, too")
    phone = other.guest()
    phone.post("/api/tables/claim", {"key": new})
    assert phone.view(table)["viewer"] == 0
    assert at_other_house(phone, one).view(table)["viewer"] == 0, "at once, heard or not"


def test_a_process_that_has_not_heard_yet_decides_by_what_is_stored(
    two_houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two_houses
    anna, boris, carl = one.guest(), one.guest(), one.guest()
    table = anna.open()
    boris.do(table, "sit", seat=1, name="Boris")
    twin = at_other_house(boris, other)
    assert twin.view(table)["viewer"] == 1

    async def deaf(_news: object) -> None:
        pass

    monkeypatch.setattr(other.service, "heard", deaf)
    anna.do(table, "clear", seat=1)
    carl.do(table, "sit", seat=1, name="Carl")
    assert twin.do(table, "say", 403, seat=1, text="still me")["code"] == "not-yours"
    assert twin.view(table)["viewer"] == -3


def test_after_a_failed_write_nobody_sees_what_was_not_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"name": "Ben"})
    anna.do(table, "start")
    true = house.service.journal.append

    async def full(*_changes: object) -> None:
        raise OSError("no space left on device")

    with anna.live(table) as socket:
        before = anna.view(table)
        monkeypatch.setattr(house.service.journal, "append", full)
        anna.do(table, "move", 500, seat=0, step=before["step"], move="left")
        anna.do(table, "say", 500, seat=0, text="never said")
        socket.session.send_json({"type": "view"})
        assert socket.until("view")["view"] == before
        assert anna.view(table) == before
        assert anna.get(f"/api/tables/{table}/log") == before["log"]
        anna.get(f"/api/tables/{table}/picture")
        monkeypatch.setattr(house.service.journal, "append", true)
        anna.do(table, "move", seat=0, step=before["step"], move="left")


def test_the_lobby_is_not_told_what_was_not_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"name": "Ben"})
    anna.do(table, "start")
    step = anna.view(table)["step"]

    async def full(*_changes: object) -> None:
        raise OSError("no space left on device")

    headers = {"Origin": "http://testserver.local"}
    with house.client.websocket_connect("/api/lobby/live", headers=headers) as lobby:
        wait_for(lambda: not house.service.lobby_feed.changed)
        anna.do(table, "say", seat=0, text="hello")
        monkeypatch.setattr(house.service.journal, "append", full)
        anna.do(table, "move", 500, seat=0, step=step, move="left")
        while (news := lobby.receive_json(timeout=60)["table"])["id"] != table:
            pass
        assert news["step"] == step


def test_a_last_move_that_was_not_stored_opens_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Record, replay and history are open when the game is over, and not before."""
    anna = house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"name": "Ben"})
    for seat in (0, 1):
        anna.do(table, "prefer", seat=seat, confirm=False)
    anna.do(table, "start")
    true = house.service.journal.append

    async def full(*_changes: object) -> None:
        raise OSError("no space left on device")

    while True:
        view = anna.view(table)
        seat = view["awaited"][0]
        view = anna.view(table, seat=seat)
        move = {"seat": seat, "step": view["step"], "move": view["moves"][0]["move"]}
        monkeypatch.setattr(house.service.journal, "append", full)
        anna.do(table, "move", 500, **move)
        for path in ("record", "replay", "history"):
            anna.get(f"/api/tables/{table}/{path}", 409)
        fork = {"table": table, "kept": 0, "seats": [{"name": "A"}, {"name": "B"}]}
        anna.post("/api/tables/fork", fork, 409)
        monkeypatch.setattr(house.service.journal, "append", true)
        if anna.do(table, "move", **move)["view"]["state"] == "over":
            return
