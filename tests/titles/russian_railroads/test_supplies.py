"""Doublers, coins and workers."""

from __future__ import annotations

import pytest

from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    is_open,
    mat,
    play,
    score,
    shown,
    situation,
    why_not,
)

NONE_LEFT = ("seat 2 doublers 8", "seat 3 doublers 8", "seat 4 doublers 4")
"""The others have all 20 doublers."""
ONE_LEFT = ("seat 2 doublers 8", "seat 3 doublers 8", "seat 4 doublers 3")


@pytest.mark.rule("RR-7.1", "RR-12.3")
def test_doublers_go_on_the_left_most_free_field() -> None:
    """The second doubler lies above space 2: grey on space 2 counts 1 × 2 on both spaces."""
    position = situation(
        4,
        ALONE,
        NO_COINS,
        "seat 1 doublers 1",
        "seat 1 trans-siberian black 5 grey 3",
        "seat 1 locomotives 3 0 0 0",
    )
    play(position, "A1 pass")
    assert mat(position).doublers == 2
    assert score(position) == 2 + 2 + 1


@pytest.mark.rule("RR-7.1")
def test_it_does_not_matter_whether_track_or_locomotive_is_there() -> None:
    position = play(situation(4, ALONE, NO_COINS, "seat 1 doublers 7"), "A1")
    assert mat(position).doublers == 8


@pytest.mark.rule("RR-7.1")
def test_no_more_than_20_in_the_game() -> None:
    assert is_open(situation(4, *ONE_LEFT), "A1")
    assert not is_open(situation(4, *NONE_LEFT), "A1")


@pytest.mark.rule("RR-7.1")
def test_no_more_than_8_for_a_player() -> None:
    assert is_open(situation(4, "seat 1 doublers 7"), "A1")
    assert not is_open(situation(4, "seat 1 doublers 8"), "A1")


@pytest.mark.rule("RR-7.2")
@pytest.mark.parametrize("lines", [NONE_LEFT, ("seat 1 doublers 8",)])
def test_closed_where_a_doubler_must_be_taken(lines: tuple[str, ...]) -> None:
    """A1, and engineer 4 on field 2; the card `three` in test_cards."""
    position = situation(4, *lines)
    assert why_not(position, "A1") == ("why-not-in-full", "RR-3.5")
    assert why_not(position, "E2") == ("why-not-in-full", "RR-3.5")


@pytest.mark.rule("RR-7.2")
def test_elsewhere_one_gets_what_is_possible() -> None:
    """Own engineer 4, factory 4 and the token, with one doubler left or none."""
    own = ("engineers 2 3 5 8 9 10 11", "seat 1 engineers 4", ALONE, NO_COINS)
    position = play(situation(4, *own, *NONE_LEFT), "e4")
    assert (mat(position).doublers, score(position)) == (0, 3)
    enter = ("seat 1 factories 4", "seat 1 marker 4", ALONE, NO_COINS)
    position = play(situation(4, *enter, *ONE_LEFT), "I1 marker-1")
    assert mat(position).doublers == 1
    earn = ("seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 4 0", ALONE, NO_COINS)
    position = play(situation(4, *earn, "seat 1 doublers 6"), "T12 sp-black token-doublers")
    assert mat(position).doublers == 8
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-7.3")
def test_coins_are_not_limited() -> None:
    """The box has 18 coins; nobody is ever refused one."""
    position = situation(4, ALONE, "seat 1 coins 17", "seat 2 coins 40")
    play(position, "A2")
    assert mat(position).coins == 19


@pytest.mark.rule("RR-7.3")
def test_coins_are_kept_for_later_rounds() -> None:
    position = play(situation(4, ALONE, NO_COINS), "A2 pass")
    assert mat(position).coins == 2


@pytest.mark.rule("RR-7.4")
def test_temporary_workers_are_there_for_this_round() -> None:
    position = situation(4, ALONE, NO_COINS)
    play(position, "A3")
    assert (mat(position).free, mat(position).temporary) == (4, 2)
    play(position, "pass")
    assert (mat(position).free, mat(position).temporary) == (5, 0)


@pytest.mark.rule("RR-7.5", "RR-10.2")
def test_a_new_worker_may_be_used_at_once() -> None:
    position = situation(4, ALONE, NO_COINS, "seat 1 kiev black 6", "placed 1:L3:w3 1:A2:w1")
    play(position, "T12 kiev-black")
    assert mat(position).free == 1
    play(position, "A1")
    assert mat(position).free == 0
