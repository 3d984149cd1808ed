"""Lessons over HTTP: a table for the learner alone, against bots that follow the course."""

from __future__ import annotations

import pytest

from server.guests import House
from stellwerk.titles import load_title, own_title_ids


@pytest.mark.parametrize("title", [id_ for id_ in own_title_ids() if load_title(id_).course])
def test_a_first_game_begins_at_once_and_has_its_first_lesson(house: House, title: str) -> None:
    anna = house.guest()
    table = anna.post("/api/lessons/", {"title": title, "name": "Anna"}, 201)["id"]
    view = anna.get(f"/api/tables/{table}?seat=0")
    assert (view["state"], view["teaching"], view["spectators"]) == ("running", "lessons", False)
    lesson = anna.get(f"/api/lessons/{table}")
    assert lesson["number"] == 1
    assert lesson["moves"][0] in {move["move"] for move in view["moves"]}


def test_the_bots_answer_by_the_course_without_thinking(house: House) -> None:
    anna = house.guest()
    table = anna.post("/api/lessons/", {"title": "russian-railroads", "name": "Anna"}, 201)["id"]
    while (lesson := anna.get(f"/api/lessons/{table}"))["number"] == 1:
        step = anna.get(f"/api/tables/{table}?seat=0")["step"]
        if lesson["confirm"]:
            view = anna.do(table, "confirm", seat=0, step=step)["view"]
        else:
            anna.do(table, "move", seat=0, step=step, move=lesson["moves"][0], onward=True)
    assert view["awaited"] == [0]
    assert [entry["move"] for entry in view["log"] if entry["actor"] == 1][-4:][0] == "I2"


def test_lessons_are_for_the_learner_alone(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    table = anna.post("/api/lessons/", {"title": "volldampf", "name": "Anna"}, 201)["id"]
    assert boris.get(f"/api/lessons/{table}", 403)["words"]["key"] == "refused-not-your-seat"
    other = anna.open()
    assert anna.get(f"/api/lessons/{other}", 409)["words"]["key"] == "refused-lessons-here"


def test_a_title_without_lessons_is_refused(house: House) -> None:
    refused = house.guest().post("/api/lessons/", {"title": "tiny", "name": "Anna"}, 409)
    assert refused["words"]["key"] == "refused-no-lessons"
