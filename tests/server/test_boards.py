"""What is printed, by HTTP."""

from __future__ import annotations

from typing import Any

from server.guests import House
from stellwerk.titles import own_title_ids


def test_boards_of_all_titles(house: House) -> None:
    guest = house.guest()
    for title in guest.get("/api/catalog")["titles"]:
        for players in title["players"]:
            board = guest.get(f"/api/titles/{title['id']}/board", players=players)
            assert (board["title"], board["players"]) == (title["id"], players)
    ask: dict[str, Any] = {"players": 4, "edition": "orders-1-2-2-2"}
    assert guest.get("/api/titles/glueck-auf/board", **ask)["edition"] == "orders-1-2-2-2"


def test_boards_nobody_has_are_refused_in_one_sentence(house: House) -> None:
    guest = house.guest()
    path = "/api/titles/volldampf/board"
    assert guest.get("/api/titles/chess/board", 404, players=2)["code"] == "not-found"
    assert "2 to 6 players" in guest.get(path, 400, players=7)["message"]
    assert "no option 'colour'" in guest.get(path, 400, players=2, colour="x")["message"]
    assert "is one of" in guest.get(path, 400, players=2, edition="x")["message"]
    guest.get(path, 400)
    guest.get(path, 400, players="many")


def test_the_schema_knows_what_a_board_has(house: House) -> None:
    schema = house.guest().get("/schema/openapi.json")
    answer = schema["paths"]["/api/titles/{title_id}/board"]["get"]["responses"]["200"]
    kinds = answer["content"]["application/json"]["schema"]["oneOf"]
    assert len(kinds) == len(own_title_ids())
    parts = schema["components"]["schemas"]
    assert "spaces" in str(parts)
    assert "segments" in str(parts)


def test_the_schema_knows_positions_and_questions_of_every_title(house: House) -> None:
    guest = house.guest()
    schemas = guest.get("/schema/openapi.json")["components"]["schemas"]
    for title in guest.get("/api/catalog")["titles"]:
        name = title["id"].title().replace("-", "")
        assert "seats" in schemas[f"{name}Position"]["properties"]
        assert schemas[f"{name}Asked"]["oneOf"]
