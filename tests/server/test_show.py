"""Bots alone at a table, for somebody who watches; reports; plans and colours over the API."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from server.guests import House
from stellwerk.bots.levels import LEVELS
from stellwerk.core.messages import Message
from stellwerk.locales import in_english

BOTS: Final = [{"bot": "random"}, {"bot": "random"}]
PAGE: Final = Path(__file__).parents[2] / "docs" / "bots.md"


def test_whoever_opens_a_table_of_bots_directs_it(house: House) -> None:
    """T25: it is theirs without a seat; it can be stopped, and nobody else can do that."""
    anna, boris = house.guest(), house.guest()
    table = anna.post("/api/tables/", {"title": "tiny", "seats": BOTS}, 201)["id"]
    boris.do(table, "start", 403)
    anna.do(table, "start")
    assert anna.get(f"/api/tables/{table}/mine") == {"seats": [], "host": True}
    assert boris.get(f"/api/tables/{table}/mine") == {"seats": [], "host": False}
    (mine,) = anna.get("/api/tables/mine")
    assert (mine["id"], mine["mine"], mine["turn"]) == (table, [], False)
    boris.do(table, "direct", 403, paused=True, pace=500)
    stopped = anna.do(table, "direct", paused=True, pace=500)["view"]
    assert (stopped["state"], stopped["pace"], stopped["viewer"]) == ("paused", 500, -3)
    assert anna.do(table, "direct", paused=False, pace=500)["view"]["state"] == "running"


def test_nobody_stops_people_like_that(house: House) -> None:
    anna = house.guest()
    table = anna.open()
    anna.do(table, "bot", seat=1, level="random")
    anna.do(table, "start")
    assert (
        anna.do(table, "direct", 409, paused=True, pace=0)["words"]["key"] == "refused-people-play"
    )
    anna.post("/api/tables/", {"title": "tiny", "seats": [{}, {"bot": "random"}]}, 409)


def test_a_report_has_no_names_and_no_secrets(house: House) -> None:
    """T25: what the seat may know, and nothing about who plays."""
    anna, boris = house.guest(), house.guest()
    table = anna.open()
    boris.do(table, "sit", seat=1, name="Boris")
    anna.do(table, "start")
    anna.do(table, "say", seat=0, text="something private")
    found = anna.get(f"/api/tables/{table}/report")
    assert "seen by: seat 1" in found
    assert "title: tiny" in found
    for word in ("Anna", "Boris", "private", table):
        assert word not in found
    other = boris.get(f"/api/tables/{table}/report", seat=1)
    assert "seen by: seat 2" in other
    boris.get(f"/api/tables/{table}/report", 403, seat=0)


def test_colours_are_free_or_swapped_with_bots_and_stay(house: House) -> None:
    """T25: nobody takes the colour of a person; a rematch keeps them."""
    anna, boris = house.guest(), house.guest()
    seats = [{"name": "Anna"}, {}, {"bot": "random"}]
    table = anna.post("/api/tables/", {"title": "tiny", "seats": seats}, 201)["id"]
    boris.do(table, "sit", seat=1, name="Boris")
    anna.do(table, "colour", 409, seat=0, colour=1)
    view = anna.do(table, "colour", seat=0, colour=2)["view"]
    assert [seat.get("colour", 0) for seat in view["seats"]] == [2, 1, 0]
    view = boris.do(table, "colour", seat=1, colour=5)["view"]
    assert [seat.get("colour", 0) for seat in view["seats"]] == [2, 5, 0]
    anna.do(table, "start")
    anna.do(table, "colour", 409, seat=0, colour=4)


def test_the_levels_are_explained_in_the_docs_as_everywhere() -> None:
    """T22: one scale, with the same words."""
    page = PAGE.read_text()
    for place, level in enumerate(LEVELS, start=1):
        name, about = (in_english(Message(f"level-{level}{part}")) for part in ("", "-character"))
        assert f"| {place} | `{level}` | {name} | {about} |" in page


def test_others_hear_nothing_of_a_plan(house: House) -> None:
    """T25, secrecy: not even an empty message says that somebody planned."""
    anna, boris = house.guest(), house.guest()
    table = anna.open("russian-railroads")
    boris.do(table, "sit", seat=1, name="Boris")
    anna.do(table, "start")
    people = {0: anna, 1: boris}
    # A turn that is not confirmed yet has begun the round for its player alone.
    while min(one.view(table)["round"] for one in (anna, boris)) < 1:
        (seat,) = anna.view(table)["awaited"]
        own = people[seat].view(table)
        if own["undo"]["confirm"]:
            people[seat].do(table, "confirm", seat=seat, step=own["step"])
        else:
            move = own["moves"][0]["move"]
            people[seat].do(table, "move", seat=seat, step=own["step"], move=move)
    (first,) = anna.view(table)["awaited"]
    waits, plans = people[first], people[1 - first]
    path = f"/api/tables/{table}/plan"
    moves: list[str] = []
    while (ahead := plans.get(path, seat=1 - first, move=moves))["moves"]:
        moves.append(ahead["moves"][0]["move"])
    with waits.live(table) as socket:
        plans.do(table, "plan", seat=1 - first, moves=moves)
        plans.do(table, "say", seat=1 - first, text="hello")
        assert socket.next()["delta"]["chat"][0]["text"] == "hello"
    assert plans.view(table)["own"]["plan"] == moves
    waits.get(path, 403, seat=1 - first)
