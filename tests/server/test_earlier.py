"""Programs of version 0.1, and pages that were open when the server became a newer one."""

from __future__ import annotations

import pytest

from server.guests import House
from server.test_api import two_guests


def test_a_deed_is_a_command(house: House) -> None:
    anna, _, table = two_guests(house)
    path = f"/api/tables/{table}/deeds"
    said = {"deed": "say", "seat": 0, "text": "By HTTP."}
    view = anna.post(path, said)["view"]
    assert [line["text"] for line in view["chat"]] == ["By HTTP."]
    with anna.live(table) as socket:
        deed = {**said, "text": "By a socket."}
        socket.session.send_json({"type": "deed", "id": 7, "deed": deed})
        assert socket.until("done")["id"] == 7
    assert [line["text"] for line in anna.view(table)["chat"]] == ["By HTTP.", "By a socket."]


@pytest.mark.parametrize(
    "deed", [{}, {"deed": "fly"}, {"deed": "say", "seat": "x", "text": ""}, {"deed": {}}]
)
def test_a_deed_that_means_nothing_is_refused(house: House, deed: dict[str, object]) -> None:
    anna, _, table = two_guests(house)
    assert anna.post(f"/api/tables/{table}/deeds", deed, 400)["message"]
    with anna.live(table) as socket:
        socket.session.send_json({"type": "deed", "id": 7, "deed": deed})
        assert socket.until("fault")["fault"]["code"] == "bad-frame"


def test_what_is_new_knows_only_commands(house: House) -> None:
    """No program that is written now learns the former words."""
    document = house.guest().get("/schema/openapi.json")
    assert "/api/tables/{table_id}/commands" in document["paths"]
    assert "deed" not in str(document)
