"""Innovations that work, and innovations that act."""

from __future__ import annotations

import pytest

from titles.glueck_auf.situations import (
    ALONE,
    choose,
    holding,
    is_open,
    open_areas,
    open_moves,
    play,
    price,
    shown,
    situation,
    why_not,
    workers,
)
from titles.glueck_auf.test_delivery import TRACK_1, TRACK_2
from titles.glueck_auf.test_piles import ALL_ENGINES, piles_of


@pytest.mark.rule("GA-8.1")
@pytest.mark.parametrize("highest", [3, 4, 5])
def test_a_worker_innovation_counts_as_any_number_of_its_span(highest: int) -> None:
    """The areas cost 1 to 6; no worker card is left."""
    areas = [f"area-{name} {n}" for n, name in enumerate(("shares", "orders", "engines"), start=1)]
    areas += [f"area-{name} {n}" for n, name in enumerate(("lorries-1", "lorries-2"), start=4)]
    lines = (holding(4, ""), f"seat 1 innovations workers-{highest}", *areas)
    position = situation(4, *lines)
    prices = {price(position, area) for area in open_areas(position)}
    assert prices == set(range(1, highest + 1))


@pytest.mark.rule("GA-8.1", "GA-3.2")
def test_a_worker_innovation_placed_as_3_makes_the_next_price_4() -> None:
    lines = (holding(4, "5"), "seat 1 innovations workers-4", "area-shares 2", ALONE)
    position = play(situation(4, *lines), "shares")
    assert price(position, "shares") == 4
    assert shown(position, "seat 1 innovations") == ""


@pytest.mark.rule("GA-8.1")
def test_worker_innovations_combine_with_worker_cards() -> None:
    lines = (holding(4, "2 5"), "seat 1 innovations workers-3", "area-shares 4")
    position = choose(situation(4, *lines), "shares")
    assert open_moves(position) == {"pay-5", "pay-2"}
    play(position, "pay-2")
    assert workers(position) == [5]
    assert shown(position, "area-shares") == "5 1.2 workers-3"


@pytest.mark.rule("GA-8.1", "GA-9.5")
def test_worker_innovations_leave_the_game_at_the_end_of_the_shift() -> None:
    lines = (
        holding(2, "1"),
        "seat 1 innovations workers-3*2",
        "area-shares 1 workers-5",
        "passed 2",
    )
    position = situation(2, *lines)
    play(position, "orders pay-workers-3-as-1 pass")
    assert position.shift == 2
    assert shown(position, "box") == "workers-3 workers-5"
    assert shown(position, "seat 1 innovations") == "workers-3"


@pytest.mark.rule("GA-8.2")
def test_any_number_before_and_after_the_worker_action() -> None:
    cards = "extra-lorry extra-wagon extra-engine extra-order extra-share"
    position = situation(4, f"seat 1 innovations {cards}")
    play(position, "extra-share extra-lorry lorries-1")
    assert position.turn == 0
    play(position, "shares extra-order extra-engine track-1")
    assert open_moves(position) == {"extra-wagon", "done"}
    assert shown(position, "seat 1 shares") == "share-barracks*2"
    play(position, "done")
    assert position.turn == 1
    assert shown(position, "box") == "extra-lorry extra-engine extra-order extra-share"


@pytest.mark.rule("GA-8.2")
def test_not_during_an_action_and_not_when_passing() -> None:
    lines = ("seat 1 innovations extra-share", "seat 1 row wheel-1*3", "seat 1 track-1 wheel-wagon")
    position = play(situation(4, *lines), "mining-2-3")
    assert why_not(position, "extra-share") == ("why-not-during", "GA-8.2")
    position = play(situation(4, *lines), "pass")
    assert position.turn == 1
    assert shown(position, "seat 1 innovations") == "extra-share"


@pytest.mark.rule("GA-8.2")
def test_only_ones_own_innovations() -> None:
    position = situation(4, "seat 2 innovations extra-share")
    assert why_not(position, "extra-share") == ("why-not-held", "GA-8.2")


@pytest.mark.rule("GA-8.3")
@pytest.mark.parametrize(
    ("innovation", "then", "field", "content"),
    [
        ("extra-lorry", "lorries-2", "seat 1 row", "fox-2"),
        ("extra-wagon", "wagons-1 track-3", "seat 1 track-3", "wild-wagon"),
        ("extra-engine", "track-2", "seat 1 track-2", "engine-C"),
        ("extra-order", "", "seat 1 orders", "steamboats-3"),
        ("extra-share", "", "seat 1 shares", "share-factories"),
    ],
)
def test_innovations_that_take_a_card(innovation: str, then: str, field: str, content: str) -> None:
    position = situation(
        4,
        f"seat 1 innovations {innovation}",
        "pile-lorries-2 fox-2",
        "pile-wagons-1 wild-wagon",
        "pile-engines engine-C",
        "pile-orders steamboats-3",
        "pile-shares share-factories",
    )
    play(position, f"{innovation} {then}")
    assert shown(position, field) == content
    assert shown(position, "box") == innovation
    assert shown(position, "seat 1 innovations") == ""
    assert position.turn == 0
    assert not is_open(position, "pass")


@pytest.mark.rule("GA-8.3")
def test_one_of_two_piles_is_taken_if_the_other_is_empty() -> None:
    lines = (*piles_of("empty", "wheel-2 0"), "seat 1 innovations extra-lorry")
    position = play(situation(4, *lines), "extra-lorry")
    assert shown(position, "seat 1 row") == "wheel-2"
    position = situation(4, "seat 1 innovations extra-wagon")
    choose(position, "extra-wagon")
    assert open_moves(position) == {"wagons-1", "wagons-2"}
    assert why_not(position, "lorries-1") == ("why-other-pile", "GA-8.3")


@pytest.mark.rule("GA-8.3", "GA-8.7")
def test_mining_by_innovation_has_four_steps() -> None:
    lines = (
        "seat 1 innovations extra-mining",
        "seat 1 row wheel-1 wheel-double clover-1",
        "seat 1 track-1 wheel-wagon*2 clover-wagon*2",
    )
    position = situation(4, *lines)
    play(position, "extra-mining load-1-wheel load-1-wheel load-1-clover")
    assert shown(position, "seat 1 row") == ""
    assert position.boards[0].cargo == (4, 0, 0)
    assert is_open(position, "shares"), "four steps are done"


@pytest.mark.rule("GA-8.7")
def test_mining_by_innovation_takes_one_step_at_least() -> None:
    lines = (
        "seat 1 innovations extra-mining",
        "seat 1 row wheel-1*4",
        "seat 1 track-1 wild-wagon*4",
    )
    position = choose(situation(4, *lines), "extra-mining")
    assert why_not(position, "done") == ("why-more-steps", "GA-5.1")
    for _ in range(3):
        play(position, "load-1-wild")
        assert is_open(position, "done")
    play(position, "load-1-wild")
    assert not is_open(position, "done")


@pytest.mark.rule("GA-8.3")
def test_delivery_by_innovation() -> None:
    lines = (TRACK_1, TRACK_2, "seat 1 orders barracks-1 furnaces-1 furnaces-2")
    position = situation(4, *lines, "seat 1 innovations extra-delivery")
    play(position, "extra-delivery track-2 fulfil-furnaces-1 track-1 fulfil-furnaces-2")
    assert position.boards[0].engines == (-1, -1, -1)
    assert shown(position, "seat 1 orders") == "barracks-1"


@pytest.mark.rule("GA-8.4")
@pytest.mark.parametrize(
    ("innovation", "lines"),
    [
        ("extra-lorry", piles_of("empty", "empty")),
        ("extra-engine", (ALL_ENGINES, "pile-engines empty")),
        ("extra-mining", ()),
        ("extra-delivery", ()),
        ("extra-delivery", (TRACK_1,)),
        ("extra-mining", ("seat 1 store wheel-1", "seat 1 track-3 clover-wagon")),
    ],
)
def test_an_innovation_that_cannot_be_carried_out_is_closed(
    innovation: str, lines: tuple[str, ...]
) -> None:
    position = situation(4, *lines, f"seat 1 innovations {innovation}")
    assert why_not(position, innovation) == ("why-not-playable", "GA-8.4")


@pytest.mark.rule("GA-8.5")
def test_action_innovations_change_no_price_and_win_no_token() -> None:
    lines = ("seat 1 innovations extra-mining extra-share", "seat 1 row wheel-1", "foreman 2")
    position = situation(4, *lines)
    prices = position.last
    play(position, "extra-mining extra-share")
    assert shown(position, "seat 1 store") == "wheel-1"
    assert position.last == prices
    assert shown(position, "foreman") == "2"


@pytest.mark.rule("GA-8.5")
def test_delivery_by_innovation_leaves_the_price_of_delivery_alone() -> None:
    lines = (TRACK_2, "seat 1 orders barracks-1", "seat 1 innovations extra-delivery")
    position = play(situation(4, *lines), "extra-delivery")
    assert price(position, "delivery") == 1
    assert shown(position, "area-delivery") == "0"


@pytest.mark.rule("GA-8.6")
def test_an_innovation_just_taken_may_be_played() -> None:
    position = play(situation(4, "pile-innovations extra-share"), "innovations")
    assert open_moves(position) == {"extra-share", "done"}
    play(position, "extra-share")
    assert shown(position, "seat 1 shares") == "share-barracks"


@pytest.mark.rule("GA-8.6")
def test_an_innovation_just_kept_may_be_played() -> None:
    position = play(situation(4), "wild innovations extra-order#1 keep-extra-order")
    assert is_open(position, "extra-order")


@pytest.mark.rule("GA-8.10", "GA-4.5")
def test_the_engine_innovation_needs_a_free_track() -> None:
    tracks = [f"seat 1 track-{track} engine-B" for track in (1, 2, 3)]
    card = "seat 1 innovations extra-engine"
    position = situation(4, *tracks, card)
    assert why_not(position, "extra-engine") == ("why-three-engines", "GA-8.10")
    delivered = "seat 1 delivered engine-C*3"
    assert is_open(situation(4, *tracks[:2], card, delivered), "extra-engine")
