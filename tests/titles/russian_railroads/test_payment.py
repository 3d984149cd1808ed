"""Paying for a space: own, temporary and black workers, and coins."""

from __future__ import annotations

import pytest

from titles.russian_railroads.situations import (
    ALONE,
    choose,
    is_open,
    mat,
    open_moves,
    play,
    shown,
    situation,
    why_not,
)

BLACK_WORKER = ("cards card-engineer card-nine", "seat 1 black-worker 1")


@pytest.mark.rule("RR-3.2")
def test_the_cost_is_paid_exactly() -> None:
    """With workers alone there is nothing to choose: three for L3."""
    position = choose(situation(4, "seat 1 coins 0"), "L3")
    assert shown(position, "placed") == "1:L3:w3"
    assert mat(position).free == 2


@pytest.mark.rule("RR-3.2")
def test_a_space_that_costs_more_than_one_has_is_closed() -> None:
    position = situation(4, "seat 1 coins 0", "placed 1:L3:w3 1:A2:w1")
    assert why_not(position, "I2") == ("why-too-few-workers", "RR-3.2")
    assert is_open(position, "I1")


@pytest.mark.rule("RR-3.2")
def test_workers_of_others_are_of_no_use() -> None:
    position = situation(4, "seat 1 coins 0", "placed 1:L3:w3 1:I2:w2")
    assert open_moves(position) == {"pass"}
    assert mat(position, 2).free == 5


@pytest.mark.rule("RR-3.2")
def test_a_worker_may_be_the_black_one() -> None:
    position = choose(situation(4, *BLACK_WORKER, "seat 1 coins 0"), "L3")
    assert open_moves(position) == {"pay-workers", "pay-black"}
    choose(position, "pay-black")
    assert shown(position, "placed") == "1:L3:w2b1"
    assert (mat(position).free, mat(position).free_black) == (3, 0)


@pytest.mark.rule("RR-3.3")
@pytest.mark.parametrize(
    ("payment", "placed", "coins"),
    [
        ("pay-workers", "w3", 3),
        ("pay-1c", "w2c1", 2),
        ("pay-2c", "w1c2", 1),
        ("pay-3c", "c3", 0),
        ("pay-black", "w2b1", 3),
        ("pay-black-1c", "w1b1c1", 2),
        ("pay-black-2c", "b1c2", 1),
    ],
)
def test_coins_stand_in_for_workers_in_any_mix(payment: str, placed: str, coins: int) -> None:
    position = choose(situation(4, *BLACK_WORKER, "seat 1 coins 3"), "L3")
    assert open_moves(position) == {
        *("pay-workers", "pay-1c", "pay-2c", "pay-3c"),
        *("pay-black", "pay-black-1c", "pay-black-2c"),
    }
    choose(position, payment)
    assert shown(position, "placed") == f"1:L3:{placed}"
    assert mat(position).coins == coins


@pytest.mark.rule("RR-3.3")
def test_no_more_coins_than_one_has() -> None:
    position = choose(situation(4, "seat 1 coins 2"), "L3")
    assert open_moves(position) == {"pay-workers", "pay-1c", "pay-2c"}


@pytest.mark.rule("RR-3.3")
def test_coins_make_up_for_missing_workers() -> None:
    position = situation(4, ALONE, "seat 1 coins 2", "placed 1:I2:w2 1:T2:w2")
    choose(position, "L3")
    assert shown(position, "placed").endswith("1:L3:w1c2")


@pytest.mark.rule("RR-3.3")
def test_t11_takes_a_worker_and_a_coin_or_two_coins() -> None:
    position = choose(situation(4, "seat 1 coins 2"), "T11")
    assert open_moves(position) == {"pay-workers", "pay-1c"}
    choose(position, "pay-1c")
    assert shown(position, "placed") == "1:T11:c2"
    assert mat(position).coins == 0
    position = choose(situation(4, "seat 1 coins 1"), "T11")
    assert shown(position, "placed") == "1:T11:w1c1"


@pytest.mark.rule("RR-3.3")
@pytest.mark.parametrize(
    ("coins", "placed"), [(1, "1:L3:w3 1:A2:w1"), (1, "1:L3:w3"), (2, "1:L3:w3 1:I2:w2")]
)
def test_t11_is_open_with_just_enough(coins: int, placed: str) -> None:
    """One worker and a coin, two workers and a coin, two coins alone."""
    assert is_open(situation(4, f"seat 1 coins {coins}", f"placed {placed}"), "T11")


@pytest.mark.rule("RR-3.3")
def test_a_worker_never_stands_in_for_a_coin() -> None:
    position = situation(4, "seat 1 coins 0")
    assert why_not(position, "T11") == ("why-no-coin", "RR-3.3")
    assert why_not(position, "H") == ("why-no-coin", "RR-3.3")


@pytest.mark.rule("RR-3.3")
def test_t11_is_closed_with_a_single_coin_and_no_worker() -> None:
    position = situation(4, "seat 1 coins 1", "placed 1:L3:w3 1:I2:w2")
    assert why_not(position, "T11") == ("why-too-few-workers", "RR-3.2")
    assert is_open(position, "H")
    assert is_open(position, "T12")


@pytest.mark.rule("RR-3.3")
def test_hiring_takes_a_coin_and_asks_nothing() -> None:
    position = choose(situation(4, *BLACK_WORKER, ALONE, "seat 1 coins 3"), "H")
    assert shown(position, "placed") == "1:H:c1"
    assert (mat(position).coins, mat(position).free, mat(position).free_black) == (2, 5, 1)


@pytest.mark.rule("RR-3.3", "RR-8.3")
def test_own_engineers_are_paid_like_any_space() -> None:
    position = choose(situation(4, "seat 1 engineers 7"), "e7")
    assert open_moves(position) == {"pay-workers", "pay-1c"}
    choose(position, "pay-1c")
    assert shown(position, "placed") == "1:e7:c1"


@pytest.mark.rule("RR-3.4", "RR-7.4")
def test_temporary_workers_are_placed_first_and_nobody_is_asked() -> None:
    position = situation(4, ALONE, "seat 1 coins 0", "placed 1:A3:w1")
    choose(position, "L3")
    assert shown(position, "placed") == "1:A3:w1 1:L3:w1t2"
    assert (mat(position).free, mat(position).temporary) == (3, 0)


@pytest.mark.rule("RR-3.4")
def test_temporary_workers_mix_with_coins_and_the_black_worker() -> None:
    position = situation(4, ALONE, *BLACK_WORKER, "seat 1 coins 1", "placed 1:A3:w1")
    play(position, "L3 pay-black-1c factory locomotive lay-sp")
    assert shown(position, "placed") == "1:A3:w1 1:L3:t1b1c1"


@pytest.mark.rule("RR-3.4")
def test_temporary_workers_alone_pay_for_two_workers() -> None:
    position = situation(4, ALONE, "seat 1 coins 0", "placed 1:A3:w1 1:I2:w2 1:T2:w2")
    assert is_open(position, "I3")
    assert not is_open(position, "L3")
