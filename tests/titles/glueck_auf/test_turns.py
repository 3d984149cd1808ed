"""Turns, passing, prices and payment."""

from __future__ import annotations

import pytest

from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import (
    ALONE,
    board,
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


@pytest.mark.rule("GA-2.1")
def test_turns_go_round_clockwise_from_the_start_player() -> None:
    position = situation(3, "starter 2", "active 2")
    seats = []
    for area in ("shares", "shares", "shares", "engines"):
        seats.append(position.turn + 1)
        play(position, area)
        if area == "engines":
            play(position, "track-1")
    assert seats == [2, 3, 1, 2]
    assert position.turn + 1 == 3


@pytest.mark.rule("GA-2.1")
def test_every_turn_is_counted_when_it_begins() -> None:
    position = situation(2)
    assert position.turns == 1
    choose(position, "shares")
    assert position.turns == 1
    play(position, "share-barracks#1")
    assert position.turns == 2


@pytest.mark.rule("GA-2.2")
def test_one_worker_action_a_turn() -> None:
    position = situation(3, "seat 1 innovations extra-share")
    play(position, "shares")
    assert open_moves(position) == {"extra-share", "done"}
    assert why_not(position, "engines") == ("why-one-action", "GA-2.2")
    assert why_not(position, "pass") == ("why-acted", "GA-2.2")
    play(position, "done")
    assert position.turn == 1


@pytest.mark.rule("GA-2.3")
def test_passing_is_final_and_workers_are_kept() -> None:
    position = situation(3)
    play(position, "pass shares shares shares")
    assert shown(position, "passed") == "1"
    assert position.turn == 2
    assert workers(position) == [1, 1, 1, 1, 1, 2, 2, 3, 4]


@pytest.mark.rule("GA-2.4")
def test_who_cannot_place_workers_has_to_pass() -> None:
    used = ("lorries-1", "lorries-2", "wagons-1", "wagons-2", "engines", "orders", "shares")
    areas = [f"area-{area} 1" for area in (*used, "innovations", "mining-0-1")]
    position = situation(3, *areas, holding(3, "1", last=1))
    assert open_moves(position) == {"pass"}


@pytest.mark.rule("GA-2.4")
def test_who_has_no_card_to_place_passes_without_being_asked() -> None:
    position = situation(3, holding(3, "1 1", ""))
    turns = position.turns
    play(position, "shares")
    assert shown(position, "passed") == "2"
    assert position.turn == 2
    assert position.turns == turns + 1


@pytest.mark.rule("GA-2.4")
def test_who_has_an_innovation_is_asked() -> None:
    position = situation(3, holding(3, "1 1", ""), "seat 2 innovations extra-share")
    play(position, "shares")
    assert position.turn == 1
    assert open_moves(position) == {"pass"}


# Prices.


@pytest.mark.rule("GA-3.1")
def test_areas_have_separate_prices() -> None:
    position = play(situation(4), "lorries-1")
    assert price(position, "lorries-1") == 2
    assert price(position, "lorries-2") == 1
    assert price(position, "mining-0-1") == 1


@pytest.mark.rule("GA-3.2")
def test_each_use_costs_one_more_than_the_last_also_for_the_same_player() -> None:
    position = situation(4, ALONE)
    paid = []
    for _ in range(4):
        before = sum(workers(position))
        play(position, "orders")
        paid.append(before - sum(workers(position)))
    assert paid == [1, 2, 3, 4]
    assert price(position, "orders") == 5


@pytest.mark.rule("GA-3.3")
@pytest.mark.parametrize(
    ("payment", "left"),
    [
        ("pay-3", [1, 1, 1, 1, 1, 2, 2]),
        ("pay-2", [1, 1, 1, 1, 2, 3]),
        ("pay-1", [1, 1, 2, 2, 3]),
    ],
)
def test_three_workers_as_a_3_or_a_2_and_a_1_or_three_1s(payment: str, left: list[int]) -> None:
    position = situation(2, "area-shares 2 2.2", holding(2))
    play(position, f"shares {payment}")
    assert workers(position) == left
    assert price(position, "shares") == 4


@pytest.mark.rule("GA-3.3")
def test_more_workers_than_the_price_may_not_be_placed() -> None:
    position = situation(4, holding(4, "2 3 5"))
    assert open_areas(position) == {"wild"}
    assert why_not(position, "shares") == ("why-price", "GA-3.3")


@pytest.mark.rule("GA-3.3")
def test_a_price_that_no_cards_add_up_to_closes_an_area() -> None:
    position = situation(4, holding(4, "2 2 5"), "area-shares 2", "area-orders 3", "area-engines 7")
    assert open_areas(position) == {"wild", "orders"}
    assert why_not(position, "engines") == ("why-price", "GA-3.3")


@pytest.mark.rule("GA-3.4")
def test_the_wild_action_costs_two_and_then_three() -> None:
    position = situation(4, holding(4, "1"))
    assert why_not(position, "wild") == ("why-wild-price", "GA-3.4")
    position = situation(4, ALONE, holding(4, "1 2 3"))
    play(position, "wild shares keep-share-barracks")
    assert workers(position) == [1, 3]
    assert price(position, "wild") == 3
    play(position, "wild shares keep-share-barracks")
    assert workers(position) == [1]


@pytest.mark.rule("GA-3.5")
def test_an_action_that_cannot_be_carried_out_cannot_be_chosen() -> None:
    position = situation(4)
    assert not is_open(position, "mining-1-2")
    assert not is_open(position, "mining-2-3")
    assert not is_open(position, "delivery")
    with pytest.raises(Exception, match="neither number of mining steps can be carried out"):
        TITLE.check(position, TITLE.read_move(position, "mining-2-3"))


# Payment card by card.


@pytest.mark.rule("GA-3.6")
def test_high_cards_come_before_low_ones() -> None:
    position = choose(situation(4, "area-shares 4"), "shares")
    assert open_moves(position) == {"pay-5", "pay-4", "pay-3", "pay-2", "pay-1"}
    choose(position, "pay-2")
    assert open_moves(position) == {"pay-2", "pay-1"}
    assert why_not(position, "pay-3") == ("why-order-of-cards", "GA-3.6")
    play(position, "pay-1")
    assert workers(position) == [1, 1, 2, 3, 4, 5]


@pytest.mark.rule("GA-3.6")
def test_a_card_after_which_the_rest_does_not_work_out_is_closed() -> None:
    position = choose(situation(4, "area-shares 5", holding(4, "1 1 2 4 5")), "shares")
    assert open_moves(position) == {"pay-5", "pay-4"}
    assert why_not(position, "pay-2") == ("why-not-exact", "GA-3.3")
    assert why_not(position, "pay-3") == ("why-no-such-card", "GA-3.3")


@pytest.mark.rule("GA-3.6")
def test_a_single_way_to_pay_is_taken_by_itself() -> None:
    position = play(situation(4, "area-shares 5", holding(4, "1 2 5")), "shares")
    assert workers(position) == [2]


@pytest.mark.rule("GA-3.6")
def test_each_set_of_cards_is_offered_exactly_once() -> None:
    """Every way through the questions leaves another hand, and every right hand comes up."""
    start = situation(4, "area-shares 5", "seat 1 innovations workers-3*2 workers-5")
    ways = []

    def follow(names: list[str]) -> None:
        position = start.copy()
        for name in ["shares", *names]:
            choose(position, name)
        open_now = open_moves(position)
        if any(name.startswith("pay") for name in open_now):
            for name in sorted(open_now):
                follow([*names, name])
        else:
            ways.append((tuple(workers(position)), board(position).innovations))

    follow([])
    assert len(set(ways)) == len(ways)
    assert set(ways) == expected_hands(start.last[6] + 1)


def expected_hands(owed: int) -> set[tuple[tuple[int, ...], int]]:
    """All that can remain of ten worker cards, two workers-3 and a workers-5, by plain counting."""
    cards = [1, 1, 1, 1, 1, 2, 2, 3, 4, 5]
    found = set()
    for chosen in range(1 << len(cards)):
        sum_of_cards = sum(card for n, card in enumerate(cards) if chosen >> n & 1)
        for threes in range(3):
            for fives in range(2):
                least = sum_of_cards + threes + fives
                most = sum_of_cards + 3 * threes + 5 * fives
                if least <= owed <= most:
                    left = tuple(card for n, card in enumerate(cards) if not chosen >> n & 1)
                    found.add((left, 2 - threes + (1 - fives << 10)))
    return found


@pytest.mark.rule("GA-3.7", "GA-8.1")
def test_worker_innovations_count_as_much_as_is_left_for_them() -> None:
    position = situation(
        4, "area-shares 5", holding(4, ""), "seat 1 innovations workers-3 workers-5"
    )
    position.events = []
    play(position, "shares")
    paid = [event.params["workers"] for event in position.events if event.key == "paid-innovation"]
    assert paid == [5, 1]
    assert shown(position, "area-shares") == "6 workers-3 workers-5"


@pytest.mark.rule("GA-3.7")
def test_after_a_lower_number_each_further_innovation_counts_as_one() -> None:
    position = situation(
        4, "area-shares 3", holding(4, ""), "seat 1 innovations workers-3*2 workers-5"
    )
    choose(position, "shares")
    assert open_moves(position) == {
        *("pay-workers-5-as-4", "pay-workers-5-as-3", "pay-workers-5-as-2"),
        "pay-workers-3-as-3",
    }
    play(position, "pay-workers-5-as-2")
    assert shown(position, "area-shares") == "4 workers-3*2 workers-5"
