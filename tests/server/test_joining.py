"""Invitations, seats on one screen, names, and what a table lets people do."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from server.guests import Guest, House
from server.test_api import play_out, two_guests
from stellwerk.core.position import SPECTATOR


def open_for_a_friend(house: House, **more: Any) -> tuple[Guest, str, Any]:
    """Anna at a table with a seat for a friend and a bot."""
    anna = house.guest()
    seats = [{"name": "Anna"}, {"friend": True}, {"bot": "random"}]
    opened = anna.post("/api/tables/", {"title": "tiny", "seats": seats, **more}, 201)
    return anna, opened["id"], opened["invitations"][0]


def test_a_friend_takes_the_seat_that_is_kept(house: House) -> None:
    _, table, invitation = open_for_a_friend(house)
    assert invitation["link"] == f"/join/{table}?seat=1#{invitation['secret']}"
    boris, thief = house.guest(), house.guest()
    seat = boris.view(table)["seats"][1]
    assert (seat["kind"], seat["invited"]) == ("open", True)
    for wrong in ("", "x" * 40, "é"):
        fault = thief.do(table, "sit", 403, seat=1, name="Thief", invitation=wrong)
        assert fault["code"] == "not-yours"
    done = boris.do(table, "sit", seat=1, name="Boris", invitation=invitation["secret"])
    assert done["view"]["viewer"] == 1
    assert done["link"]["key"]
    assert "invited" not in done["view"]["seats"][1]
    thief.do(table, "sit", 409, seat=1, name="Thief", invitation=invitation["secret"])
    boris.do(table, "leave", seat=1)
    thief.do(table, "sit", 403, seat=1, name="Thief")
    boris.do(table, "sit", seat=1, name="Boris", invitation=invitation["secret"])


def test_only_the_host_invites_and_only_the_last_link_works(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    table = anna.open()
    path = f"/api/tables/{table}/invite/1"
    assert boris.post(path, None, 403)["code"] == "not-yours"
    old = anna.post(path)["secret"]
    new = anna.post(path)["secret"]
    assert old != new
    boris.do(table, "sit", 403, seat=1, name="Boris", invitation=old)
    boris.do(table, "sit", seat=1, name="Boris", invitation=new)
    anna.post(path, None, 409)
    anna.post(f"/api/tables/{table}/invite/7", None, 409)
    other = anna.open()
    secret = anna.post(f"/api/tables/{other}/invite/1")["secret"]
    anna.do(table, "clear", seat=1)
    boris.do(table, "sit", 403, seat=1, name="Boris", invitation=secret)


def test_one_screen_knows_its_seats(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"name": "Ben"}, {})
    assert anna.get(f"/api/tables/{table}/mine") == {"seats": [0, 1], "host": True}
    assert boris.get(f"/api/tables/{table}/mine") == {"seats": [], "host": False}
    boris.do(table, "sit", seat=2, name="Boris")
    assert boris.get(f"/api/tables/{table}/mine") == {"seats": [2], "host": False}


def test_tables_that_wait_for_me_come_first(house: House) -> None:
    anna, boris, first = two_guests(house)
    second = anna.open()
    mine = anna.get("/api/tables/mine")
    assert [(table["id"], table["turn"], table["mine"]) for table in mine] == [
        (first, True, [0]),
        (second, False, [0]),
    ]
    assert (mine[0]["round"], mine[0]["rounds"], mine[0]["players"]) == (1, 2, 2)
    play_out(first, anna, boris)
    done = next(table for table in boris.get("/api/tables/mine") if table["id"] == first)
    assert (done["turn"], done["state"]) == (False, "over")
    assert done["winners"]
    assert len(done["scores"]) == 2


def test_people_take_other_names(house: House) -> None:
    anna, boris, table = two_guests(house)
    assert anna.do(table, "rename", seat=0, name="Anne")["view"]["seats"][0]["name"] == "Anne"
    boris.do(table, "rename", 403, seat=0, name="Thief")
    assert boris.do(table, "rename", 400, seat=1, name=" x ")["code"] == "bad-request"
    assert anna.ask("PUT", "/api/people/name", 409, json={"name": "A"})["code"] == "refused"
    anna.post("/api/people/account", {"name": "Anna", "password": "Anna knows"})
    boris.post("/api/people/account", {"name": "Boris", "password": "Boris knows"})
    assert anna.ask("PUT", "/api/people/name", json={"name": "Anne"})["name"] == "Anne"
    anna.ask("PUT", "/api/people/name", 409, json={"name": "BORIS"})
    house.guest().post("/api/people/login", {"name": "anne", "password": "Anna knows"})


def test_undo_as_the_table_has_it(house: House) -> None:
    anna, boris, table = two_guests(house, undo="consent")
    step = anna.view(table)["step"]
    after = anna.do(table, "move", seat=0, step=step, move="left")["view"]
    nothing = {"steps": 0, "turn": 0, "confirm": False}
    assert after["undo"] == {**nothing, "rule": "consent"}
    anna.do(table, "undo", 409, seat=0, step=after["step"])
    anna.do(table, "ask-undo", seat=0, step=after["step"], kept=after["steps"] - 1)
    back = boris.do(table, "answer", seat=1, yes=True)["view"]
    assert back["steps"] == after["steps"] - 1
    anna, boris, table = two_guests(house, undo="none")
    step = anna.view(table)["step"]
    after = anna.do(table, "move", seat=0, step=step, move="left")["view"]
    anna.do(table, "undo", 409, seat=0, step=after["step"])
    anna.do(table, "ask-undo", 409, seat=0, step=after["step"], kept=0)
    play_out(table, anna, boris)
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert anna.view(again)["undo"]["rule"] == "none"
    anna.post("/api/tables/", {"title": "tiny", "seats": [{"name": "A"}, {}], "undo": "x"}, 400)


def test_a_table_without_spectators(house: House) -> None:
    anna, carl = house.guest(), house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"name": "Ben"}, spectators=False)
    assert carl.view(table)["spectators"] is False
    with carl.live(table) as socket:
        anna.do(table, "start")
        with pytest.raises(WebSocketDisconnect):
            socket.until("never")
    for path in ("", "/log", "/picture"):
        assert carl.get(f"/api/tables/{table}{path}", 403)["code"] == "not-yours"
    with pytest.raises(WebSocketDisconnect), carl.live(table):
        pass
    play_out(table, anna, anna)
    assert carl.view(table)["state"] == "over"


def test_a_shared_screen_shows_the_table_without_hands(house: House) -> None:
    """Whoever has seats may look on as a spectator: it shows less than any seat of theirs."""
    anna, carl = house.guest(), house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"name": "Ben"}, spectators=False)
    anna.do(table, "start")
    with anna.live(table, f"?seat={SPECTATOR}") as socket:
        assert socket.view["viewer"] == SPECTATOR
        assert socket.view["moves"] == []
    for seat in (SPECTATOR, SPECTATOR + 1):
        with pytest.raises(WebSocketDisconnect), carl.live(table, f"?seat={seat}"):
            pass


def test_who_opened_the_table_is_its_host(house: House) -> None:
    """Whoever sits down on a lower seat is a guest, and clears nobody."""
    anna, boris = house.guest(), house.guest()
    table = anna.open("tiny", {}, {"name": "Anna"}, {})
    boris.do(table, "sit", seat=0, name="Boris")
    assert boris.get(f"/api/tables/{table}/mine") == {"seats": [0], "host": False}
    assert boris.do(table, "clear", 403, seat=1)["code"] == "not-yours"
    boris.do(table, "bot", 403, seat=2, level="random")
    boris.post(f"/api/tables/{table}/invite/2", None, 403)
    assert [seat.get("host", False) for seat in anna.view(table)["seats"]] == [False, True, False]
    anna.do(table, "leave", seat=1)
    boris.do(table, "bot", seat=1, level="random")
    assert boris.get(f"/api/tables/{table}/mine")["host"]


def test_who_goes_on_from_a_game_is_host_there(house: House) -> None:
    anna, boris, table = two_guests(house)
    play_out(table, anna, boris)
    record = boris.get(f"/api/tables/{table}/record")
    for origin in ({"table": table}, {"record": record}):
        seats = [{}, {"name": "Boris"}]
        fork = boris.post("/api/tables/fork", {"kept": 1, "seats": seats, **origin}, 201)["id"]
        anna.do(fork, "sit", seat=0, name="Anna")
        anna.do(fork, "start", 403)
        boris.do(fork, "start")
