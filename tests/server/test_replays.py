"""Replays by HTTP."""

from __future__ import annotations

from server.guests import House
from server.test_api import play_out, two_guests


def test_steps_and_history_of_a_finished_game(house: House) -> None:
    anna, boris, table = two_guests(house)
    carl = house.guest()
    path = f"/api/tables/{table}"
    assert carl.get(f"{path}/replay", 409)["code"] == "refused"
    carl.get(f"{path}/history", 409)
    play_out(table, anna, boris)
    shown = carl.get(f"{path}/replay")
    steps = carl.view(table)["steps"]
    assert len(shown) == steps + 1
    assert carl.get(f"{path}/replay", **{"from": 4, "count": 2}) == shown[4:6]
    assert shown[1]["move"].startswith("w")
    assert carl.get(f"{path}/replay", seat="spectator")[1]["move"] == "hidden"
    own, other = (carl.get(f"{path}/replay", seat=seat)[1]["move"] for seat in (0, 1))
    assert (own, other) == (shown[1]["move"], "hidden")
    history = carl.get(f"{path}/history")
    assert history["scores"][-1] == shown[-1]["scores"]
    assert [mark["round"] for mark in history["rounds"]] == [1, 2]
    for bad in ({"seat": "2"}, {"seat": "nobody"}, {"count": 101}, {"from": -1}):
        carl.get(f"{path}/replay", 409 if bad == {"seat": "2"} else 400, **bad)
    carl.get("/api/tables/nowhere/replay", 404)


def test_a_record_becomes_a_table_that_is_not_listed(house: House) -> None:
    anna, boris, table = two_guests(house)
    play_out(table, anna, boris)
    record = anna.get(f"/api/tables/{table}/record")
    carl = house.guest()
    brought = carl.post("/api/records", {"record": record})["table"]
    assert carl.post("/api/records", {"record": record.replace("\n", "\r\n")})["table"] == brought
    assert brought != table
    view = carl.view(brought)
    assert view["state"] == "over"
    assert [seat["name"] for seat in view["seats"]] == ["Anna", "Boris"]
    assert carl.get(f"/api/tables/{brought}/replay") == carl.get(f"/api/tables/{table}/replay")
    assert brought not in {one["id"] for one in carl.get("/api/tables/", over=True)}
    assert carl.get(f"/api/tables/{brought}/record") == record


def test_a_record_that_is_none_is_refused_with_its_place(house: House) -> None:
    anna, boris, table = two_guests(house)
    play_out(table, anna, boris)
    record = anna.get(f"/api/tables/{table}/record")
    fault = anna.post("/api/records", {"record": record.replace("left", "jump", 1)}, 400)
    assert fault["code"] == "bad-record"
    assert fault["message"].startswith("record:")
    started = "\n\n".join(record.split("\n\n")[:1]).partition("result:")[0] + "result: *\n"
    assert "not over" in anna.post("/api/records", {"record": started}, 409)["message"]
    anna.post("/api/records", {"record": "x" * 150_001}, 400)
