"""The layouts say what the tables of the titles say, with words for every name."""

from __future__ import annotations

from typing import Any

import pytest

from stellwerk.core.messages import Message
from stellwerk.locales import Phrases
from stellwerk.titles import load_title
from stellwerk.titles.glueck_auf import layout as glueck_auf
from stellwerk.titles.russian_railroads import components as rr
from stellwerk.titles.russian_railroads import layout as russian_railroads
from stellwerk.titles.volldampf import layout as volldampf
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.title import TITLE as VOLLDAMPF


def need_words(title_id: str, *keys: str) -> None:
    phrases = Phrases(title_id)
    for key in keys:
        phrases.say(Message(key, {}))
    assert phrases.faults == set()


def test_russian_railroads_has_its_spaces_and_rewards() -> None:
    for players in (2, 3, 4):
        layout = russian_railroads.board(players)
        closed = {space["name"] for space in layout["spaces"] if space["closed"]}
        assert closed == ({"T1", "T3", "L2", "I3", "A3", "E2"} if players == 2 else set())
        assert layout["rounds"] == (7 if players == 4 else 6)
        need_words(
            "russian-railroads",
            *(space["text"] for space in layout["spaces"]),
            *(each["text"] for each in (*layout["engineers"], *layout["factories"])),
            *(each["name"] for each in (*layout["tokens"], *layout["cards"], *layout["bonuses"])),
            *(card["name"] for card in layout["end_cards"]),
            *(line["name"] for line in layout["lines"]),
            *(piece["name"] for line in layout["lines"] for piece in line["pieces"]),
        )
    kept = [field["name"] for line in layout["lines"] for field in line["fields"] if field["name"]]
    assert [*kept, "industry-10"] == list(rr.FIELD_NAMES)
    t11 = next(space for space in layout["spaces"] if space["name"] == "T11")
    assert (t11["area"], t11["workers"], t11["coins"]) == ("track", 1, 1)
    assert t11["gives"] == [{"what": "any", "count": 2}]
    assert {space["area"] for space in layout["spaces"]} == {
        *("track", "locomotives", "industry", "extras", "order", "engineers", "hire"),
        "last-round",
    }
    kiev = layout["lines"][2]
    stars = {field["space"]: field["points"] for field in kiev["fields"] if field["kind"] == "star"}
    assert stars == {1: 1, 2: 2, 3: 3, 4: 4, 8: 10}
    assert [field["position"] for field in layout["industry"] if field["gap"]] == [5, 7, 9, 11, 13]


@pytest.mark.parametrize("edition", load_title("glueck-auf").choices["edition"])
def test_glueck_auf_has_all_cards_of_an_edition(edition: str) -> None:
    title: Any = load_title("glueck-auf")
    layout = glueck_auf.board(2, title.editions.edition(edition))
    assert layout["edition"] == edition
    counts: dict[str, int] = {}
    for card in layout["cards"]:
        counts[card["kind"]] = counts.get(card["kind"], 0) + card["count"]
    assert list(counts.values()) == [40, 40, 28, 28, 24, 16, 18]
    assert [area["name"] for area in layout["areas"] if area["closed"]] == ["mining-1-2"]
    assert [area["first"] for area in layout["areas"]] == [1] * 13 + [2]
    assert layout["workers"] == [1, 1, 1, 1, 1, 2, 2, 3]
    need_words(
        "glueck-auf",
        *(area["name"] for area in layout["areas"]),
        *(card["name"] for card in layout["cards"]),
    )
    worth = {card["name"]: card["worth"] for card in layout["cards"]}
    assert worth["barracks-4"] == 10
    assert worth["objective-volume-furnaces"] == 4
    assert worth["wheel-2"] == 2


def test_volldampf_has_its_map() -> None:
    edition: Edition = VOLLDAMPF.editions.edition("reconstruction-1")
    for players in VOLLDAMPF.players:
        layout = volldampf.board(players, edition)
        places = {place["id"]: place for place in (*layout["fields"], *layout["stops"])}
        assert len(layout["fields"]) == 20
        assert len(layout["segments"]) == 60
        for segment in layout["segments"]:
            a, b = (places[end] for end in segment["ends"])
            x, y = segment["curve"]
            middle = [(a["x"] + 2 * x + b["x"]) / 4, (a["y"] + 2 * y + b["y"]) / 4]
            assert middle == pytest.approx([segment["x"], segment["y"]], abs=0.5)
        assert {field for card in layout["goods"] for field in card["fields"]} <= set(places)
        need_words("volldampf", *(action["text"] for action in layout["actions"]))
        need_words("volldampf", *(f"colour-{colour}" for colour in layout["colours"]))
