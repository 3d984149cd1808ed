"""What is printed, as clients get it, is what the rules play by."""

from __future__ import annotations

import pytest

from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.layout import AreaLayout, CardLayout, board
from stellwerk.titles.glueck_auf.scoring import points
from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import board as board_of
from titles.glueck_auf.situations import situation

LAYOUT = board(3, TITLE.editions.edition("reconstruction-1"))
CARDS: dict[str, CardLayout] = {card["name"]: card for card in LAYOUT["cards"]}
AREAS: dict[str, AreaLayout] = {area["name"]: area for area in LAYOUT["areas"]}


def test_every_face_has_its_worth() -> None:
    assert len(c.WORTH) == c.FACES
    assert len(c.AIM_OF) == len(c.OBJECTIVE_NAMES)
    worth = {name: CARDS[name]["worth"] for name in c.FACE_NAMES}
    assert [worth[f"steamboats-{size}"] for size in (1, 2, 3, 4)] == [3, 5, 7, 10]
    assert [worth[f"fox-{load}"] for load in c.LOADS] == [1, 2, 0]
    assert {worth[f"share-{place}"] for place in c.DESTINATIONS} == {3}
    by_aim = {c.AIMS[c.AIM_OF[n]]: worth[name] for n, name in enumerate(c.OBJECTIVE_NAMES)}
    assert by_aim == {"shift": 3, "count": 1, "engine": 2, "share": 2, "order": 2, "volume": 4}


def test_an_objective_says_what_it_counts() -> None:
    for name in c.OBJECTIVE_NAMES:
        card = CARDS[name]
        of = card["engine"] or card["destination"]
        assert name == "-".join(["objective", card["aim"], *([of] if of else [])])
    assert CARDS["objective-volume-furnaces"]["size"] == c.VOLUME_NEEDED


def test_wagons_know_their_tracks_and_innovations_what_they_bring() -> None:
    assert CARDS["wheel-wagon"]["tracks"] == [1, 2]
    assert CARDS["fox-wagon"]["tracks"] == [3]
    assert CARDS["wild-wagon"]["tracks"] == [1, 2, 3]
    assert (CARDS["workers-4"]["size"], CARDS["workers-4"]["extra"]) == (4, "")
    assert (CARDS["extra-mining"]["size"], CARDS["extra-mining"]["extra"]) == (4, "mining")
    assert CARDS["extra-share"]["extra"] == "share"


def test_actions_say_their_numbers() -> None:
    assert [AREAS[f"mining-{steps}"]["steps"] for steps in ("0-1", "1-2", "2-3")] == [
        *([0, 1], [1, 2], [2, 3]),
    ]
    assert AREAS["wild"]["looks"] == 4
    assert AREAS["delivery"]["steps"] == []


def test_a_card_that_cannot_be_delivered_is_not_passed_over() -> None:
    delivered = board_of(situation(2), 1).copy()
    delivered.delivered = (c.SHARES,)
    with pytest.raises(ValueError, match="share-barracks cannot be delivered"):
        points(delivered)


@pytest.mark.rule("GA-10.4", "GA-10.8")
def test_a_seat_is_told_what_its_objectives_and_shares_score() -> None:
    position = situation(
        2,
        "seat 1 delivered barracks-3 engine-A*2 barracks-2 wheel-2",
        "seat 1 shares share-barracks share-furnaces*2",
        "seat 1 objectives objective-count objective-engine-A objective-volume-barracks",
    )
    seat = TITLE.values(position)["seats"][0]
    assert seat["objectives"] == {
        "objective-count": 3,
        "objective-engine-A": 4,
        "objective-volume-barracks": 4,
    }
    assert seat["shares"] == {"assigned": {"barracks": 1}, "idle": {"furnaces": 2}}
    assert seat["delivered"] == {"barracks-3": 1, "engine-A": 2, "barracks-2": 1, "wheel-2": 1}
