"""Action innovations before the worker action, under both versions of GA-8.8 and GA-8.9."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.errors import NotationError
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import (
    ALONE,
    choose,
    holding,
    is_open,
    only_open,
    open_areas,
    open_moves,
    play,
    shown,
    situation,
    why_not,
)
from titles.glueck_auf.test_delivery import TRACK_1

BOTH = pytest.mark.parametrize("rules", [1, 2])
LAST_ENGINE = "seat 2 delivered engine-A*6 engine-B*7 engine-C*7 engine-D*7"


@BOTH
@pytest.mark.rule("GA-8.8")
def test_an_innovation_must_leave_a_worker_action(rules: int) -> None:
    lines = (*only_open("engines"), LAST_ENGINE, "seat 1 innovations extra-engine")
    position = situation(4, *lines, rules=rules)
    assert open_moves(position) == {"engines", "pass"}
    assert why_not(position, "extra-engine") == ("why-no-action-left", "GA-8.8")
    lines = (*only_open("engines", "shares"), LAST_ENGINE, "seat 1 innovations extra-engine")
    assert is_open(situation(4, *lines, rules=rules), "extra-engine")


@BOTH
@pytest.mark.rule("GA-8.8")
def test_an_innovation_without_any_affordable_area_is_closed(rules: int) -> None:
    position = situation(4, *only_open(), "seat 1 innovations extra-share", rules=rules)
    assert open_moves(position) == {"pass"}
    assert why_not(position, "extra-share") == ("why-no-action-left", "GA-8.8")


@BOTH
@pytest.mark.rule("GA-8.8")
def test_an_innovation_may_make_the_worker_action_possible(rules: int) -> None:
    lines = only_open("delivery")
    order = ("seat 1 innovations extra-order", "pile-orders barracks-2", TRACK_1)
    position = situation(4, *lines, *order, rules=rules)
    assert open_moves(position) == {"extra-order", "pass"}
    play(position, "extra-order")
    assert open_moves(position) == {"delivery"}
    position = situation(4, *lines, order[0], "pile-orders barracks-3", TRACK_1, rules=rules)
    assert why_not(position, "extra-order") == ("why-no-action-left", "GA-8.8")


ONE_LOAD = (
    *only_open("delivery"),
    "seat 1 row wheel-1",
    "seat 1 track-1 engine-A wheel-wagon",
    "seat 1 track-2 wheel-wagon",
    "seat 1 orders barracks-1",
)
"""Mining may load the one lorry the delivery needs; track 2 has no engine."""


@BOTH
@pytest.mark.rule("GA-8.8")
def test_some_way_of_carrying_it_out_is_enough(rules: int) -> None:
    position = situation(4, *ONE_LOAD, "seat 1 innovations extra-mining", rules=rules)
    assert open_moves(position) == {"extra-mining", "pass"}
    play(position, "extra-mining load-1-wheel")
    assert open_moves(position) == {"delivery"}


@BOTH
@pytest.mark.rule("GA-8.8")
def test_a_second_innovation_is_no_worker_action(rules: int) -> None:
    """The share leaves the mining, so it may be played; to mine by innovation leaves nothing."""
    hand = "seat 1 innovations extra-share extra-mining"
    position = situation(4, *only_open("mining-2-3"), "seat 1 row fox-double", hand, rules=rules)
    if rules == 1:
        assert open_moves(position) == {"mining-2-3", "extra-share", "extra-mining", "pass"}
        play(position, "extra-mining")
        assert open_moves(position) == {"pass"}
    else:
        assert open_moves(position) == {"mining-2-3", "extra-share", "pass"}
        assert why_not(position, "extra-mining") == ("why-no-action-left", "GA-8.8")
        play(position, "extra-share")
        assert open_moves(position) == {"mining-2-3"}
        assert why_not(position, "extra-mining") == ("why-no-action-left", "GA-8.8")


NEEDS_THREE = (
    *only_open("delivery"),
    "seat 1 track-1 wheel-wagon",
    "seat 1 row wheel-1",
    "pile-orders barracks-1",
    "seat 1 innovations extra-engine extra-order extra-mining extra-share",
)
"""A delivery needs an engine, an order and a lorry, and each takes an innovation."""


@BOTH
@pytest.mark.rule("GA-8.8")
def test_several_innovations_together_may_make_the_worker_action_possible(rules: int) -> None:
    position = situation(4, *NEEDS_THREE, rules=rules)
    if rules == 1:
        assert open_moves(position) == {"pass"}
        return
    every = {"extra-engine", "extra-order", "extra-mining", "extra-share"}
    assert open_moves(position) == {*every, "pass"}
    play(position, "extra-share")
    assert open_moves(position) == every - {"extra-share"}
    play(position, "extra-mining load-1-wheel")
    assert open_moves(position) == {"extra-engine", "extra-order"}
    assert why_not(position, "pass") == ("why-committed", "GA-8.9")
    choose(position, "extra-engine")
    play(position, "track-1")
    assert open_moves(position) == {"extra-order"}
    play(position, "extra-order")
    assert open_moves(position) == {"delivery"}


@pytest.mark.rule("GA-8.8")
@pytest.mark.parametrize("missing", ["extra-engine", "extra-order", "extra-mining"])
def test_none_of_them_is_open_if_one_is_missing(missing: str) -> None:
    lines = [line.replace(f" {missing}", "") for line in NEEDS_THREE]
    position = situation(4, *lines)
    assert open_moves(position) == {"pass"}
    assert why_not(position, "extra-share") == ("why-no-action-left", "GA-8.8")


@BOTH
@pytest.mark.rule("GA-8.8")
def test_a_delivery_may_make_way_for_an_engine(rules: int) -> None:
    """The last free track gets an engine; a train that leaves frees another."""
    lines = (
        *only_open("engines"),
        "seat 1 track-1 engine-A wheel-wagon:wheel-1",
        "seat 1 track-2 engine-B",
        "seat 1 orders barracks-1",
        "seat 1 innovations extra-engine extra-delivery",
    )
    position = situation(4, *lines, rules=rules)
    assert is_open(position, "extra-engine") == (rules == 2)
    if rules == 2:
        play(position, "extra-engine")
        assert open_moves(position) == {"extra-delivery"}
        play(position, "extra-delivery")
        assert open_moves(position) == {"engines"}


TWO_WAGONS = (
    *only_open("mining-2-3"),
    "seat 1 row fox-1",
    "seat 1 innovations extra-wagon*2",
    "pile-wagons-1 tower-wagon",
)


@pytest.mark.rule("GA-8.8")
def test_cards_that_come_up_later_are_not_counted_on() -> None:
    """A wagon for the fox may come up, but need not; if it lies open it will do."""
    edition = "innovations-2-2-2"
    position = situation(4, *TWO_WAGONS, "pile-wagons-2 tower-wagon", edition=edition)
    assert why_not(position, "extra-wagon") == ("why-no-action-left", "GA-8.8")
    position = situation(4, *TWO_WAGONS, "pile-wagons-2 fox-wagon", edition=edition)
    choose(position, "extra-wagon")
    choose(position, "wagons-1")
    choose(position, "wheel-wagon#1")
    assert open_moves(position) == {"extra-wagon"}
    choose(position, "extra-wagon")
    assert open_moves(position) == {"wagons-2"}
    assert why_not(position, "wagons-1") == ("why-no-action-then", "GA-8.8")
    play(position, "wagons-2")
    assert open_moves(position) == {"mining-2-3"}


@pytest.mark.rule("GA-8.8")
def test_a_card_that_has_come_up_may_be_counted_on() -> None:
    lines = (*TWO_WAGONS, "pile-wagons-2 fox-wagon")
    position = situation(4, *lines, edition="innovations-2-2-2")
    choose(position, "extra-wagon")
    choose(position, "wagons-1")
    choose(position, "wild-wagon#1")
    choose(position, "extra-wagon")
    assert open_moves(position) == {"wagons-1", "wagons-2"}
    choose(position, "wagons-1")
    play(position, "wild-wagon#2")
    assert open_moves(position) == {"track-3"}
    assert why_not(position, "track-1") == ("why-no-action-then", "GA-8.8")


@BOTH
@pytest.mark.rule("GA-8.8", "GA-8.9")
def test_a_way_that_leaves_no_worker_action(rules: int) -> None:
    """Under version 1 it is open, and who is stuck then passes."""
    lines = (*ONE_LOAD, "seat 1 innovations extra-mining extra-share")
    position = choose(situation(4, *lines, rules=rules), "extra-mining")
    if rules == 1:
        assert open_moves(position) == {"load-1-wheel", "load-2-wheel", "store"}
        play(position, "load-2-wheel")
        assert open_moves(position) == {"pass"}
        assert why_not(position, "extra-share") == ("why-no-action-left", "GA-8.8")
        play(position, "pass")
        assert position.shift == 2
    else:
        assert open_moves(position) == {"load-1-wheel", "store"}
        assert why_not(position, "load-2-wheel") == ("why-no-action-then", "GA-8.8")
        assert why_not(position, "load-1-wild") == ("why-no-empty-wagon", "GA-5.6")
        choose(position, "store")
        assert open_moves(position) == {"load-wheel-1-1-wheel"}
        assert why_not(position, "done") == ("why-no-action-then", "GA-8.8")
        play(position, "load-wheel-1-1-wheel")
        assert open_moves(position) == {"delivery", "extra-share"}


@pytest.mark.rule("GA-8.8")
def test_an_order_that_the_worker_action_needs_is_kept() -> None:
    lines = (
        *only_open("delivery"),
        "seat 1 track-1 engine-A wheel-wagon:wheel-double",
        "seat 1 track-2 engine-A wheel-wagon:wheel-1",
        "seat 1 orders barracks-1 barracks-2",
        "seat 1 innovations extra-delivery",
    )
    position = play(situation(4, *lines), "extra-delivery track-1")
    assert open_moves(position) == {"fulfil-barracks-2"}
    assert why_not(position, "fulfil-barracks-1") == ("why-no-action-then", "GA-8.8")
    play(position, "fulfil-barracks-2")
    assert open_moves(position) == {"done"}
    assert why_not(position, "track-2") == ("why-no-action-then", "GA-8.8")
    play(position, "done")
    assert open_moves(position) == {"delivery"}


@pytest.mark.rule("GA-8.8")
def test_wagons_that_the_worker_action_needs_stay() -> None:
    lines = (
        *only_open("mining-2-3"),
        "seat 1 store wheel-double",
        "seat 1 track-1 engine-A wheel-wagon wheel-wagon:wheel-1",
        "seat 1 track-2 engine-B tower-wagon:tower-1",
        "seat 1 orders barracks-1",
        "seat 1 innovations extra-delivery",
    )
    position = choose(situation(4, *lines), "extra-delivery")
    assert open_moves(position) == {"track-2"}
    assert why_not(position, "track-1") == ("why-no-action-then", "GA-8.8")
    play(position, "track-2")
    assert open_moves(position) == {"mining-2-3"}


@pytest.mark.rule("GA-8.8")
def test_after_the_worker_action_every_way_is_open() -> None:
    lines = (*ONE_LOAD, "seat 1 innovations extra-mining")
    position = situation(4, *lines, "area-mining-0-1 0")
    play(position, "mining-0-1 done extra-mining")
    assert open_moves(position) == {"load-1-wheel", "load-2-wheel", "store"}


@BOTH
@pytest.mark.rule("GA-8.8")
def test_mining_into_wagons_without_an_engine_leaves_the_wild_action(rules: int) -> None:
    """Version 1 refused it by mistake."""
    dear = [f"area-{area} 2" for area in c.AREA_NAMES[:13] if area != "objectives"]
    lines = (
        *(holding(4, "2", last=2), *dear, ALONE),
        "seat 1 store wheel-1",
        "seat 1 track-1 wheel-wagon wild-wagon",
        "seat 1 innovations extra-mining",
    )
    position = situation(4, *lines, rules=rules)
    assert open_areas(position) == {"wild"}
    assert is_open(position, "extra-mining") == (rules == 2)


@BOTH
@pytest.mark.rule("GA-8.9")
def test_who_has_played_an_innovation_may_not_pass_while_an_action_is_possible(rules: int) -> None:
    position = situation(4, "seat 1 innovations extra-share", rules=rules)
    play(position, "extra-share")
    assert why_not(position, "pass") == ("why-committed", "GA-8.9")
    assert open_areas(position)


@BOTH
@pytest.mark.rule("GA-8.9")
def test_a_written_position_must_keep_to_it(rules: int) -> None:
    lines = (*only_open("delivery"), "box extra-share", "owed next-turn turn-on")
    if rules == 1:
        assert open_moves(situation(4, *lines, rules=1)) == {"pass"}
    else:
        with pytest.raises(NotationError, match="turn-on cannot be done"):
            situation(4, *lines)
        assert open_moves(situation(4, *lines, "area-shares 0")) == {"shares"}


@pytest.mark.rule("GA-8.8")
def test_what_the_others_imagine_keeps_to_it_too() -> None:
    """A secret order makes the delivery certain, so it asks for no more than the one lorry."""
    lines = (
        *ONE_LOAD[:-1],
        "seat 1 orders ~furnaces-1",
        "seat 1 innovations extra-mining",
        "pile-orders barracks-3 23 0.0 0.1 0.2",
        "glimpses 1:orders:barracks-4,furnaces-1,furnaces-2,factories-4:-,-,-,-:furnaces-1",
    )
    position = choose(situation(4, *lines), "extra-mining")
    assert open_moves(position) == {"load-1-wheel", "store"}
    rng = Random(1)
    imagined = set()
    for _ in range(50):
        other = TITLE.imagine(TITLE.veil(position, 1), 1, rng)
        assert open_moves(other) == {"load-1-wheel", "store"}
        imagined.add(shown(other, "seat 1 orders"))
    assert imagined == {f"~{place}-1" for place in c.DESTINATIONS}
