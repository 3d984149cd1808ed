"""Trains leave with their orders."""

from __future__ import annotations

import pytest

from titles.glueck_auf.situations import (
    ALONE,
    board,
    is_open,
    open_moves,
    play,
    score,
    shown,
    situation,
    why_not,
)

TRACK_1 = "seat 1 track-1 engine-A wheel-wagon:wheel-double wild-wagon"
TRACK_2 = "seat 1 track-2 engine-A tower-wagon:tower-1"
TRACK_3 = "seat 1 track-3 engine-A fox-wagon:fox-1 wild-wagon:clover-2"


@pytest.mark.rule("GA-6.1", "GA-6.2", "GA-6.3")
def test_ina_delivers() -> None:
    """The worked example: two trains with engines of one type leave with an order each."""
    lines = (TRACK_1, TRACK_2, "seat 1 track-3 engine-B fox-wagon:fox-1", ALONE)
    position = situation(4, *lines, "seat 1 orders furnaces-2 factories-1")
    play(position, "delivery track-1 fulfil-furnaces-2 track-2")
    assert shown(position, "seat 1 track-1") == ""
    assert shown(position, "seat 1 track-2") == ""
    assert shown(position, "seat 1 track-3") == "engine-B fox-wagon:fox-1"
    assert shown(position, "seat 1 orders") == ""
    assert shown(position, "seat 1 delivered") == (
        "furnaces-2 engine-A wild-wagon wheel-wagon wheel-double"
        " factories-1 engine-A tower-wagon tower-1"
    )


@pytest.mark.rule("GA-6.2", "GA-6.4")
def test_ina_cannot_deliver_with_two_types_in_one_action() -> None:
    lines = (TRACK_1, "seat 1 track-2 engine-C tower-wagon:tower-1", TRACK_3, ALONE)
    position = situation(4, *lines, "seat 1 orders furnaces-1*2 factories-1")
    play(position, "delivery track-1 fulfil-furnaces-1")
    assert open_moves(position) == {"track-3", "done"}
    assert why_not(position, "track-2") == ("why-other-type", "GA-6.2")
    play(position, "done delivery track-2 fulfil-furnaces-1")
    assert shown(position, "seat 1 track-2") == ""
    assert is_open(position, "pass"), "no other train has a C"


@pytest.mark.rule("GA-6.2")
def test_ina_cannot_deliver_two_trains_with_one_order() -> None:
    position = situation(4, TRACK_1, TRACK_2, "seat 1 orders furnaces-1")
    play(position, "delivery track-2")
    assert position.turn == 1
    assert shown(position, "seat 1 track-1") != ""


@pytest.mark.rule("GA-6.1")
def test_a_train_needs_an_engine() -> None:
    lines = ("seat 1 track-1 wheel-wagon:wheel-double", TRACK_2, TRACK_3)
    position = situation(4, *lines, "seat 1 orders furnaces-1*2")
    play(position, "delivery")
    assert open_moves(position) == {"track-2", "track-3"}
    assert why_not(position, "track-1") == ("why-track-no-engine", "GA-6.1")


@pytest.mark.rule("GA-6.1")
def test_an_order_asks_for_a_minimum_of_lorries() -> None:
    orders = "seat 1 orders barracks-1 furnaces-2 factories-3 steamboats-4"
    position = situation(4, TRACK_1, TRACK_2, "seat 1 track-3 engine-D fox-wagon", orders)
    play(position, "delivery")
    assert open_moves(position) == {"track-1", "track-2"}
    assert why_not(position, "track-3") == ("why-too-few-lorries", "GA-6.1")
    play(position, "track-1")
    assert open_moves(position) == {"fulfil-barracks-1", "fulfil-furnaces-2"}
    assert why_not(position, "fulfil-factories-3") == ("why-order-too-large", "GA-6.1")
    assert why_not(position, "fulfil-barracks-2") == ("why-not-held", "GA-6.1")


@pytest.mark.rule("GA-6.1")
def test_equal_orders_are_offered_once() -> None:
    position = situation(4, TRACK_1, "seat 1 orders barracks-1*2 furnaces-1")
    play(position, "delivery")
    assert sorted(open_moves(position)) == ["fulfil-barracks-1", "fulfil-furnaces-1"]
    play(position, "fulfil-barracks-1")
    assert shown(position, "seat 1 orders") == "barracks-1 furnaces-1"


@pytest.mark.rule("GA-6.2")
def test_at_least_one_train_leaves_and_not_necessarily_all() -> None:
    lines = (TRACK_1, TRACK_2, TRACK_3, "seat 1 orders barracks-1*2 furnaces-1*2")
    position = play(situation(4, *lines), "delivery")
    assert why_not(position, "done") == ("why-one-train", "GA-6.2")
    play(position, "track-3 fulfil-barracks-1")
    assert open_moves(position) == {"track-1", "track-2", "done"}
    play(position, "done")
    assert position.turn == 1
    assert [bool(shown(position, f"seat 1 track-{n}")) for n in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("GA-6.2")
def test_all_three_trains_may_leave() -> None:
    lines = (TRACK_1, TRACK_2, TRACK_3, "seat 1 orders barracks-1*2 furnaces-1*2")
    position = situation(4, *lines)
    play(position, "delivery track-1 fulfil-barracks-1 track-2 fulfil-barracks-1 track-3")
    play(position, "fulfil-furnaces-1")
    assert board(position).engines == (-1, -1, -1)
    assert shown(position, "seat 1 orders") == "furnaces-1"


@pytest.mark.rule("GA-6.3")
def test_the_whole_train_leaves_with_surplus_lorries_and_empty_wagons() -> None:
    train = "seat 1 track-1 engine-A wheel-wagon*2 wild-wagon:clover-2 clover-wagon:clover-1"
    position = play(situation(4, train, "seat 1 orders barracks-1"), "delivery")
    assert shown(position, "seat 1 track-1") == ""
    assert board(position).empty == 0
    wagons = "wheel-wagon*2 clover-wagon clover-1 wild-wagon clover-2"
    assert shown(position, "seat 1 delivered") == f"barracks-1 engine-A {wagons}"
    assert score(position) == 3 + 2 + 1


@pytest.mark.rule("GA-6.3")
def test_a_track_can_be_used_again_after_its_train_has_left() -> None:
    lines = (TRACK_2, "seat 1 orders barracks-1", "pile-wagons-1 tower-wagon", ALONE)
    position = play(situation(4, *lines), "delivery engines track-2 wagons-1")
    assert shown(position, "seat 1 track-2") == "engine-A tower-wagon"
    assert board(position).cargo == (0, 0, 0)


@pytest.mark.rule("GA-6.5")
@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ((TRACK_1,), "why-no-order"),
        (("seat 1 orders barracks-1",), "why-no-engine"),
        (("seat 1 track-1 wheel-wagon:wheel-1", "seat 1 orders barracks-1"), "why-no-engine"),
        (("seat 1 track-1 engine-A", "seat 1 orders barracks-1"), "why-no-train"),
        ((TRACK_1, "seat 1 orders barracks-3"), "why-no-train"),
    ],
)
def test_delivery_is_closed_if_no_train_can_leave(lines: tuple[str, ...], reason: str) -> None:
    assert why_not(situation(4, *lines), "delivery") == (reason, "GA-6.5")


@pytest.mark.rule("GA-6.5")
def test_delivery_is_open_if_some_train_can_leave() -> None:
    assert is_open(situation(4, TRACK_2, "seat 1 orders barracks-1 steamboats-4"), "delivery")
