"""Tables by HTTP, on both databases."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from sqlalchemy import select
from sqlalchemy.engine import URL

from server.guests import Guest, House, let_pass, open_house, wait_for
from stellwerk.records import read_record
from stellwerk.server.table_service import IDLE, now
from stellwerk.store.schema import tables
from stellwerk.table.clock import SECOND


def two_guests(house: House, **more: Any) -> tuple[Guest, Guest, str]:
    """Anna and Boris at a table of Tiny."""
    anna, boris = house.guest(), house.guest()
    table = anna.open(**more)
    boris.do(table, "sit", seat=1, name="Boris")
    anna.do(table, "start")
    return anna, boris, table


def play_out(table: str, *guests: Guest) -> None:
    """Play to the end, each guest on the seat of its number."""
    rng = Random(1)
    while True:
        view = guests[0].view(table)
        if view["state"] == "over":
            return
        seat = view["awaited"][0]
        view = guests[seat].view(table, seat=seat)
        if view["undo"]["confirm"]:
            guests[seat].do(table, "confirm", seat=seat, step=view["step"])
        else:
            move = rng.choice(view["moves"])["move"]
            guests[seat].do(table, "move", seat=seat, step=view["step"], move=move)


def test_a_game_from_the_first_seat_to_the_rematch(house: House) -> None:
    anna, boris, table = two_guests(house)
    carl = house.guest()
    carl.get(f"/api/tables/{table}/record", 409)
    play_out(table, anna, boris)
    view = carl.view(table)
    assert view["state"] == "over"
    assert view["winners"]
    record = read_record(carl.get(f"/api/tables/{table}/record"), "record")
    assert record.seats == ("Anna", "Boris")
    assert record.result is not None
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert boris.post(f"/api/tables/{table}/rematch")["table"] == again
    carl.post(f"/api/tables/{table}/rematch", None, 403)
    assert boris.view(again)["viewer"] == 0
    assert boris.view(again)["seats"][1]["host"], "Anna asked first"
    boris.do(again, "start", 403)
    anna.do(again, "start")
    assert anna.view(table)["rematch"] == again


def test_a_stale_move_gets_the_new_state(house: House) -> None:
    anna, boris, table = two_guests(house)
    step = anna.view(table)["step"]
    for seat, guest in ((1, boris), (0, anna)):
        # Both choose at once, and neither has to look again because the other was faster.
        guest.do(table, "move", seat=seat, step=step, move="left")
    fault = anna.do(table, "move", 409, seat=0, step=step, move="rest")
    assert fault["code"] == "stale"
    assert fault["view"]["step"] == step + 2
    assert fault["view"]["viewer"] == 0
    anna.do(table, "move", seat=0, step=fault["view"]["step"], move="rest")


def test_wrong_seats_moves_and_ids_are_refused(house: House) -> None:
    anna, boris, table = two_guests(house)
    step = anna.view(table)["step"]
    carl = house.guest()
    assert anna.do(table, "move", 403, seat=1, step=step, move="left")["code"] == "not-yours"
    assert carl.do(table, "move", 403, seat=0, step=step, move="left")["code"] == "not-yours"
    assert anna.do(table, "move", 400, seat=0, step=step, move="jump")["code"] == "no-move"
    assert anna.do(table, "move", 409, seat=0, step=step, move="whistle")["code"] == "closed-move"
    assert anna.do("nowhere", "start", 404)["code"] == "unknown-table"
    assert boris.do(table, "start", 403)["code"] == "not-yours"
    assert anna.do(table, "start", 409)["code"] == "refused"
    assert carl.do(table, "sit", 409, seat=0, name="Carl")["code"] == "refused"
    assert carl.get(f"/api/tables/{table}", 403, seat=0)["code"] == "not-yours"
    assert anna.do(table, "dance", 400)["code"] == "bad-request"


def test_undo_and_consent(house: House) -> None:
    anna, boris, table = two_guests(house)
    step = anna.view(table)["step"]
    after = anna.do(table, "move", seat=0, step=step, move="left")["view"]
    assert after["undo"]["steps"] == 1
    back = anna.do(table, "undo", seat=0, step=after["step"])["view"]
    assert [move["move"] for move in back["moves"]] == ["left", "right"]
    anna.do(table, "ask-undo", seat=0, step=back["step"], kept=0)
    assert boris.view(table)["question"]["what"] == "undo"
    boris.do(table, "answer", seat=1, yes=True)
    assert anna.view(table)["question"] is None
    anna.do(table, "ask-pause", seat=0)
    assert boris.do(table, "answer", seat=1, yes=True)["view"]["state"] == "paused"
    assert anna.do(table, "resume", seat=0)["view"]["state"] == "running"


def test_a_secret_link_brings_another_device_to_the_seat(house: House) -> None:
    anna, phone, thief = house.guest(), house.guest(), house.guest()
    opened = anna.post("/api/tables/", {"title": "tiny", "seats": [{"name": "Anna"}, {}]}, 201)
    link = opened["links"][0]
    assert link["link"].endswith(f"/seat#{link['key']}")
    place = phone.post("/api/tables/claim", {"key": link["key"]})
    assert place == {"table": opened["id"], "seat": 0}
    assert phone.view(opened["id"])["viewer"] == 0
    phone.do(opened["id"], "bot", seat=1, level="random")
    phone.do(opened["id"], "clear", seat=1)
    assert thief.post("/api/tables/claim", {"key": "x" * 32}, 403)["code"] == "not-yours"
    fresh = anna.post(f"/api/tables/{opened['id']}/links/0")
    thief.post(f"/api/tables/{opened['id']}/links/0", None, 403)
    thief.post("/api/tables/claim", {"key": link["key"]}, 403)
    robot = house.guest()
    robot.headers = {"Authorization": f"Bearer {fresh['key']}"}
    assert robot.view(opened["id"])["viewer"] == 0
    robot.do(opened["id"], "bot", seat=1, level="random")
    robot.do(opened["id"], "start")
    assert robot.cookie == ""


def test_leaving_opens_the_seat_and_forgets_its_link(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    table = anna.open()
    link = boris.do(table, "sit", seat=1, name="Boris")["link"]
    assert boris.do(table, "leave", seat=1)["view"]["viewer"] == -3
    boris.post("/api/tables/claim", {"key": link["key"]}, 403)
    boris.do(table, "sit", seat=1, name="Boris")
    anna.do(table, "clear", seat=1)
    assert boris.view(table)["viewer"] == -3


def test_bots_play_and_stand_in_and_people_come_back(house: House) -> None:
    anna = house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"bot": "random"}, {"bot": "random"})
    anna.do(table, "start")
    wait_for(lambda: anna.view(table)["awaited"] == [0])
    anna.do(table, "leave", seat=0)
    anna.do(table, "return", seat=0)
    wait_for(lambda: 0 in anna.view(table)["awaited"])
    anna.do(table, "leave", seat=0)
    wait_for(lambda: anna.view(table)["state"] == "over")


def test_several_people_on_one_screen(house: House) -> None:
    anna = house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"name": "Ben"})
    anna.do(table, "start")
    for seat in (1, 0):
        view = anna.view(table, seat=seat)
        assert view["viewer"] == seat
        anna.do(table, "move", seat=seat, step=view["step"], move="left")


def test_lists_of_tables(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    shown = anna.open()
    anna.open(listed=False)
    assert [table["id"] for table in boris.get("/api/tables/")] == [shown]
    assert len(anna.get("/api/tables/mine")) == 2
    assert boris.get("/api/tables/mine") == []
    assert boris.get("/api/tables/", over=True) == []


def test_why_log_and_picture(house: House) -> None:
    anna, boris, table = two_guests(house)
    why = anna.get(f"/api/tables/{table}/why", move="whistle")
    assert (why["open"], why["rule"]) == (False, "TY-2")
    assert anna.get(f"/api/tables/{table}/why", move="left")["open"]
    anna.get(f"/api/tables/{table}/why", 400, move="jump")
    house.guest().get(f"/api/tables/{table}/why", 403, move="left")
    log = boris.get(f"/api/tables/{table}/log", **{"from": 0})
    assert [entry["move"] for entry in log].count("hidden") == 1
    assert "wagons" in anna.get(f"/api/tables/{table}/picture")["picture"]


def test_fork_from_a_finished_game_or_a_record(house: House) -> None:
    anna, boris, table = two_guests(house)
    seats = [{"name": "Anna"}, {"bot": "random"}]
    body = {"table": table, "kept": 3, "seats": seats}
    anna.post("/api/tables/fork", body, 409)
    play_out(table, anna, boris)
    fork = anna.post("/api/tables/fork", body, 201)["id"]
    view = anna.do(fork, "start")["view"]
    assert view["forked_from"] == table
    record = anna.get(f"/api/tables/{table}/record")
    anna.post("/api/tables/fork", {"record": record, "kept": 5, "seats": seats}, 201)
    anna.post("/api/tables/fork", {"record": "nonsense\n", "kept": 5, "seats": seats}, 400)
    anna.post("/api/tables/fork", {"record": record, "kept": 9_999, "seats": seats}, 409)
    anna.post("/api/tables/fork", {"kept": 1, "seats": seats}, 409)


def test_a_restart_changes_nothing(url: URL) -> None:
    with open_house(url) as house:
        anna, boris, table = two_guests(house)
        anna.do(table, "move", seat=0, step=anna.view(table)["step"], move="left")
        before = [guest.view(table) for guest in (anna, boris)]
        cookies = [anna.cookie, boris.cookie]
    with open_house(url) as house:
        anna, boris = house.guest(), house.guest()
        anna.cookie, boris.cookie = cookies
        assert [guest.view(table) for guest in (anna, boris)] == before
        play_out(table, anna, boris)


def test_bots_go_on_after_a_restart(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(url) as house:
        anna = house.guest()
        table = anna.open("tiny", {"name": "Anna"}, {"bot": "random"})
        house.service.bots.answer = None
        anna.do(table, "start")
        cookie = anna.cookie
    with open_house(url) as house:
        anna = house.guest()
        anna.cookie = cookie
        let_pass(monkeypatch, 21)
        wait_for(lambda: anna.view(table)["awaited"] == [0])


def test_accounts_ratings_and_devices(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    for guest, name in ((anna, "Anna"), (boris, "Boris")):
        account = {"name": name, "password": f"{name} knows"}
        assert guest.post("/api/people/account", account)["name"] == name
    house.guest().post("/api/people/account", {"name": "ANNA", "password": "whatever"}, 409)
    phone = house.guest()
    phone.post("/api/people/login", {"name": "anna", "password": "wrong one"}, 401)
    phone.post("/api/people/login", {"name": "nobody", "password": "wrong one"}, 401)
    phone.post("/api/people/login", {"name": "anna", "password": "Anna knows"})
    table = anna.open()
    boris.do(table, "sit", seat=1, name="Boris")
    assert phone.view(table)["viewer"] == 0
    phone.do(table, "start")
    play_out(table, phone, boris)
    wait_for(lambda: anna.get("/api/people/me")["ratings"])
    assert boris.get("/api/people/me")["ratings"][0]["games"] == 1
    phone.post("/api/people/logout")


def test_a_fork_is_not_rated(house: House) -> None:
    """Forking a won game at its last step wins nothing; a rematch of the fork is a game again."""
    anna, boris, table = two_guests(house)
    for guest, name in ((anna, "Anna"), (boris, "Boris")):
        guest.post("/api/people/account", {"name": name, "password": f"{name} knows"})

    def games() -> list[int]:
        return [one["games"] for one in anna.get("/api/people/me")["ratings"]]

    play_out(table, anna, boris)
    wait_for(lambda: games() == [1])
    record = anna.get(f"/api/tables/{table}/record")
    last = anna.view(table)["steps"] - 1
    for origin, kept in (
        ({"table": table}, last),
        ({"record": record}, last),
        ({"table": table}, 0),
    ):
        body = {"kept": kept, "seats": [{"name": "Anna"}, {}], **origin}
        fork = anna.post("/api/tables/fork", body, 201)["id"]
        boris.do(fork, "sit", seat=1, name="Boris")
        anna.do(fork, "start")
        play_out(fork, anna, boris)
    again = anna.post(f"/api/tables/{fork}/rematch")["table"]
    anna.do(again, "start")
    play_out(again, boris, anna)
    wait_for(lambda: not house.service.tasks)
    assert games() == [2]


def test_the_house_says_what_it_has(house: House) -> None:
    guest = house.guest()
    known = guest.get("/api/catalog")
    assert "russian-railroads" in {title["id"] for title in known["titles"]}
    assert "random" in known["bots"]
    assert guest.get("/health")["status"] == "alive"
    assert guest.get("/ready")["status"] == "ready"
    assert "/api/tables" in guest.get("/schema/openapi.json")["paths"]


def test_time_out_brings_a_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.guest()
    clock = {"kind": "live", "bank": 10, "increment": 0}
    table = anna.open("tiny", {"name": "Anna"}, {"bot": "random"}, clock=clock)
    anna.do(table, "start")
    let_pass(monkeypatch, 11)
    wait_for(lambda: anna.view(table)["seats"][0].get("stand_in") == "random")
    wait_for(lambda: anna.view(table)["state"] == "over")


def test_a_table_nobody_watches_leaves_memory(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris, table = two_guests(house)
    other = anna.open()
    with boris.live(table, "?seat=1") as socket:
        let_pass(monkeypatch, IDLE // SECOND + 1)
        wait_for(lambda: other not in house.service.live_tables)
        assert table in house.service.live_tables
        assert anna.view(other)["id"] == other
        anna.do(table, "say", seat=0, text="still there")
        assert socket.next()["delta"]["chat"][0]["text"] == "still there"
    let_pass(monkeypatch, IDLE // SECOND + 1)
    wait_for(lambda: table not in house.service.live_tables)
    assert boris.view(table)["chat"][0]["text"] == "still there"


def test_a_table_nobody_watches_leaves_memory_after_a_restart(
    url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite has every running table looked at once at the start, and then when it is due."""
    with open_house(url) as house:
        _, _, table = two_guests(house)
    with open_house(url) as house:
        house.guest().view(table)
        with house.client.portal() as portal:

            def is_due() -> int:
                return portal.call(due_of, house, table)

            wait_for(lambda: is_due() > now() + 24 * 60 * 60 * SECOND)
        let_pass(monkeypatch, IDLE // SECOND + 1)
        wait_for(lambda: table not in house.service.live_tables)


async def due_of(house: House, table: str) -> int:
    """When a table is looked at next."""
    async with house.service.database.engine.connect() as connection:
        query = select(tables.c.due).where(tables.c.id == table)
        return cast("int", (await connection.execute(query)).scalar())
