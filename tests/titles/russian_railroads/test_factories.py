"""Factories: building, exchanging, and what each of the nine does."""

from __future__ import annotations

import pytest

from stellwerk.titles.russian_railroads import components as c
from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    late_situation,
    mat,
    open_moves,
    play,
    score,
    shown,
    situation,
    track,
    why_not,
)


@pytest.mark.rule("RR-6.1")
def test_a_factory_from_the_lowest_stack() -> None:
    position = play(late_situation(4, 4, NO_COINS), "L1 factory")
    assert shown(position, "seat 1 factories") == "4"
    assert shown(position, "stock") == "0 0 0 0 3 4 4 4 4 4"


@pytest.mark.rule("RR-6.1")
def test_or_any_factory_of_the_returned_pile() -> None:
    position = situation(4, NO_COINS, "stock 0 0 2 4 4 4 4 3 4 4", "returned 0 0 2 0 0 0 0 1 0 0")
    play(position, "L1")
    assert open_moves(position) == {"locomotive", "factory", "factory-2", "factory-7"}
    assert why_not(position, "factory-3") == ("why-not-returned", "RR-6.1")
    play(position, "factory-7")
    assert shown(position, "seat 1 factories") == "7"
    assert shown(position, "returned") == "0 0 2 0 0 0 0 0 0 0"
    assert shown(position, "stock") == "0 0 2 4 4 4 4 3 4 4"


@pytest.mark.rule("RR-6.2")
def test_factories_fill_the_gaps_from_left_to_right() -> None:
    position = situation(4, ALONE, NO_COINS, "seat 1 factories 6 5")
    play(position, "L1 factory")
    assert shown(position, "seat 1 factories") == "6 5 2"


@pytest.mark.rule("RR-6.2")
def test_when_all_gaps_are_full_any_factory_may_be_exchanged() -> None:
    position = situation(4, ALONE, NO_COINS, "seat 1 factories 6 5 4 7 8")
    play(position, "L1 factory")
    assert open_moves(position) == {"gap-1", "gap-2", "gap-3", "gap-4", "gap-5"}
    play(position, "gap-3")
    assert shown(position, "seat 1 factories") == "6 5 2 7 8"
    assert shown(position, "returned") == "0 0 0 0 1 0 0 0 0 0"


@pytest.mark.rule("RR-6.2")
def test_the_factory_that_goes_cannot_be_the_one_that_comes() -> None:
    """The new one is chosen first; only then the old one lies in the returned pile."""
    position = play(situation(4, NO_COINS, "seat 1 factories 6 5 4 7 8"), "L1")
    assert open_moves(position) == {"locomotive", "factory"}


@pytest.mark.rule("RR-6.3")
def test_a_factory_exchanged_under_a_marker_is_not_set_off() -> None:
    """Factory 6 comes under the marker: no coin."""
    position = late_situation(
        4, 6, ALONE, NO_COINS, "seat 1 factories 5 5 4 7 8", "seat 1 marker 7"
    )
    play(position, "L1 factory gap-2")
    assert shown(position, "seat 1 factories") == "5 6 4 7 8"
    assert (mat(position).marker, mat(position).coins) == (7, 0)
    assert shown(position, "owed") == "turn"


ENTER = (ALONE, NO_COINS, "seat 1 marker 4")
"""The next industry step enters the first factory."""


@pytest.mark.rule("RR-6.6")
def test_factory_1_scores_the_numbers_of_own_engineers() -> None:
    position = situation(
        4,
        *ENTER,
        "seat 1 factories 1",
        "seat 2 locomotives 2 0 0 0",
        "seat 1 engineers 5 12",
        "seat 2 engineers 15",
    )
    play(position, "I1 marker-1")
    assert score(position) == 17


@pytest.mark.rule("RR-6.6")
def test_factory_1_without_engineers_scores_nothing() -> None:
    position = situation(4, *ENTER, "seat 1 factories 1", "seat 2 locomotives 2 0 0 0")
    play(position, "I1 marker-1")
    assert score(position) == 0


@pytest.mark.rule("RR-6.6")
def test_factory_2_builds_a_locomotive_or_a_factory() -> None:
    position = play(situation(4, *ENTER, "seat 1 factories 2"), "I1 marker-1")
    assert open_moves(position) == {"locomotive", "factory", "done"}
    play(position, "locomotive lay-kiev")
    assert shown(position, "seat 1 locomotives") == "1 0 0 2"
    position = play(situation(4, *ENTER, "seat 1 factories 2"), "I1 marker-1 factory")
    assert shown(position, "seat 1 factories") == "2 2"
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.6", "RR-8.6")
def test_factory_3_uses_a_space_again() -> None:
    position = situation(4, *ENTER, "seat 1 factories 3", "placed 1:A1:w1 2:T1:w1 1:T2:w2")
    play(position, "I1 marker-1")
    assert open_moves(position) == {"A1", "I1", "done"}
    play(position, "A1")
    assert mat(position).doublers == 1
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.6", "RR-7.1")
def test_factory_4_brings_two_doublers() -> None:
    position = play(situation(4, *ENTER, "seat 1 factories 4"), "I1 marker-1")
    assert mat(position).doublers == 2
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.6")
def test_factory_5_moves_the_marker_once_more() -> None:
    position = play(situation(4, *ENTER, "seat 1 factories 5"), "I1 marker-1")
    assert open_moves(position) == {"marker-1", "done"}
    play(position, "marker-1")
    assert mat(position).marker == 6
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.6")
def test_factory_6_brings_a_coin() -> None:
    position = play(situation(4, *ENTER, "seat 1 factories 6"), "I1 marker-1")
    assert mat(position).coins == 1
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.6")
def test_factory_7_makes_two_steps_in_any_colours() -> None:
    position = situation(4, *ENTER, "seat 1 factories 7", "seat 1 trans-siberian black 3 grey 1")
    play(position, "I1 marker-1 ts-grey")
    assert open_moves(position) == {"ts-black", "sp-black", "kiev-black", "done"}
    play(position, "sp-black")
    assert (track(position, "ts-grey"), track(position, "sp-black")) == (2, 2)
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.6")
@pytest.mark.parametrize(("places", "points"), [("1 0 0 0", 1), ("4 3 5 0", 9), ("6 5 2 5", 11)])
def test_factory_8_scores_the_two_best_locomotives(places: str, points: int) -> None:
    position = situation(4, *ENTER, "seat 1 factories 8", f"seat 1 locomotives {places}")
    play(position, "I1 marker-1")
    assert score(position) == points


@pytest.mark.rule("RR-6.6", "RR-11.9")
def test_factory_9_brings_an_end_bonus_card_or_points() -> None:
    lines = (*ENTER, "seat 1 factories 9", "boxed end-flat end-black")
    position = play(situation(4, *lines), "I1 marker-1")
    assert open_moves(position) == {*c.END_CARD_NAMES, "ten-points"} - {"end-flat", "end-black"}
    play(position, "end-tokens")
    assert shown(position, "seat 1 end-cards") == "end-tokens"
    position = play(situation(4, *lines), "I1 marker-1 ten-points")
    assert score(position) == 10


@pytest.mark.rule("RR-6.5", "RR-6.7")
def test_the_second_marker_sets_a_factory_off_once_more() -> None:
    position = situation(
        4,
        ALONE,
        NO_COINS,
        "seat 1 factories 6",
        "seat 1 marker 6",
        "seat 1 second-marker 4",
        "seat 1 tokens token-marker",
    )
    play(position, "I1 marker-2")
    assert mat(position).coins == 1
