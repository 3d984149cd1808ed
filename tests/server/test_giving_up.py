"""Games that are abandoned, resigned or deleted, and tables that are given up."""

from __future__ import annotations

from server.guests import Guest, House, wait_for


def account(house: House, name: str) -> Guest:
    """Somebody with an account, whose games are rated."""
    guest = house.guest()
    guest.post("/api/people/account", {"name": name, "password": f"{name} knows"})
    return guest


def two_accounts(house: House) -> tuple[Guest, Guest, str]:
    """Two people with accounts in a running game."""
    anna, boris = account(house, "Anna"), account(house, "Boris")
    table = anna.open("tiny", {"name": "Anna"}, {})
    boris.do(table, "sit", seat=1, name="Boris")
    anna.do(table, "start")
    return anna, boris, table


def test_an_abandoned_game_is_listed_as_such_and_not_rated(house: House) -> None:
    anna, boris, table = two_accounts(house)
    anna.do(table, "ask-abandon", seat=0)
    assert boris.view(table)["question"]["what"] == "abandon"
    boris.do(table, "answer", seat=1, yes=False)
    assert anna.view(table)["happenings"][-1]["what"] == "refused"
    anna.do(table, "ask-abandon", seat=0)
    boris.do(table, "answer", seat=1, yes=True)
    view = anna.view(table)
    assert (view["state"], view["abandoned"], view["winners"]) == ("over", True, [])
    (mine,) = boris.get("/api/tables/mine")
    assert (mine["state"], mine["abandoned"], mine["winners"]) == ("over", True, [])
    (listed,) = house.guest().get("/api/tables/", over=True)
    assert listed["abandoned"]
    assert anna.get(f"/api/tables/{table}/history")["winners"] == []
    assert anna.get("/api/people/me")["ratings"] == []


def test_who_resigns_stays_out_and_the_bot_plays_on(house: House) -> None:
    anna, boris, table = two_accounts(house)
    boris.do(table, "resign", seat=1)
    assert anna.view(table)["seats"][1]["resigned"]
    boris.do(table, "return", 409, seat=1)
    anna.do(table, "leave", seat=0)
    wait_for(lambda: anna.view(table)["state"] == "over")
    assert anna.view(table)["winners"]


def test_a_table_is_closed_before_its_game(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {})
    boris.do(table, "sit", seat=1, name="Boris")
    boris.do(table, "give-up", 403)
    anna.do(table, "give-up")
    assert anna.get("/api/tables/mine") == []
    assert boris.get("/api/tables/") == []
    assert boris.get("/api/tables/", over=True) == []


def test_a_finished_game_among_bots_is_deleted_by_its_person_alone(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"bot": "random"})
    anna.do(table, "start")
    path = f"/api/tables/{table}/delete"
    anna.post(path, None, 409)
    anna.do(table, "ask-abandon", seat=0)
    boris.post(path, None, 403)
    anna.post(path)
    anna.get(f"/api/tables/{table}", 404)
    assert anna.get("/api/tables/mine") == []
    shared = anna.open("tiny", {"name": "Anna"}, {})
    boris.do(shared, "sit", seat=1, name="Boris")
    anna.do(shared, "start")
    anna.do(shared, "ask-abandon", seat=0)
    boris.do(shared, "answer", seat=1, yes=True)
    assert "Others played here" in anna.post(f"/api/tables/{shared}/delete", None, 409)["message"]


def test_a_phrase_is_sent_as_its_key(house: House) -> None:
    anna = house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {})
    anna.do(table, "say-phrase", seat=0, phrase="good-game")
    assert anna.view(table)["chat"][0]["phrase"] == "good-game"
    anna.do(table, "say-phrase", 400, seat=0, phrase="something else")
