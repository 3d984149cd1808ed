"""The industry track: gaps, factories on the way, two markers, the ?-space."""

from __future__ import annotations

import pytest

from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    is_open,
    mat,
    open_moves,
    play,
    score,
    shown,
    situation,
    why_not,
)


@pytest.mark.rule("RR-6.4")
@pytest.mark.parametrize(
    ("factories", "limit"),
    [("", 4), ("6", 6), ("6 6", 8), ("6 6 6", 10), ("6 6 6 6", 12), ("6 6 6 6 5", 15)],
)
def test_a_marker_stops_before_an_empty_gap(factories: str, limit: int) -> None:
    lines = (NO_COINS, ALONE, f"seat 1 factories {factories}")
    position = situation(4, *lines, f"seat 1 marker {limit - 1}")
    play(position, "I1 marker-1")
    if limit == 10:
        play(position, "token-revaluation")
    assert mat(position).marker == limit
    at_limit = (*lines, f"seat 1 marker {limit}")
    assert not is_open(situation(4, *at_limit), "I1")
    position = situation(4, *at_limit, "owed next-turn do:industry*1")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.4")
def test_a_marker_moves_one_position_a_step() -> None:
    position = situation(
        4,
        NO_COINS,
        ALONE,
        "seat 1 factories 1 1 1 8 8",
        "seat 2 locomotives 2 0 0 0",
        "seat 3 locomotives 2 0 0 0",
        "seat 4 locomotives 2 0 0 0",
        "owed next-turn do:industry*5",
    )
    for at in range(1, 6):
        play(position, "marker-1")
        assert mat(position).marker == at


@pytest.mark.rule("RR-6.4")
def test_reasons_at_a_gap_and_at_the_end() -> None:
    position = situation(4, "owed next-turn do:black*1+industry*1", "seat 1 marker 4")
    assert why_not(position, "marker-1") == ("why-gap", "RR-6.4")
    position = situation(
        4, "owed next-turn do:black*1+industry*1", "seat 1 marker 15", "seat 1 factories 2 3 4 5 6"
    )
    assert why_not(position, "marker-1") == ("why-end-of-industry", "RR-6.4")


@pytest.mark.rule("RR-6.5")
def test_a_factory_on_the_first_of_two_steps_acts_before_the_second() -> None:
    """Worked example: I2 with a factory on the way."""
    position = situation(4, ALONE, NO_COINS, "seat 1 factories 7", "seat 1 marker 4")
    play(position, "I2 marker-1")
    assert "kiev-black" in open_moves(position)
    assert not is_open(position, "marker-1")
    play(position, "kiev-black kiev-black marker-1")
    assert mat(position).marker == 6
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.5")
@pytest.mark.parametrize(
    "lines",
    [
        ("seat 1 factories 3", "placed 1:I2:w2"),
        ("seat 1 factories 4", "seat 1 doublers 8"),
        ("seat 1 factories 5", "seat 1 second-marker 6", "seat 1 tokens token-marker"),
    ],
    ids=["no space to use again", "no field for a doubler", "no way on"],
)
def test_what_a_factory_cannot_do_lapses(lines: tuple[str, ...]) -> None:
    position = situation(
        4, ALONE, NO_COINS, "seat 1 marker 4", *lines, "owed next-turn do:industry*1"
    )
    play(position, "marker-1")
    assert mat(position).marker == 5
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.5")
def test_factories_set_one_another_off() -> None:
    """Factory 5 moves the marker on to a field, I2 moves it on to factory 5 again, and so on."""
    position = situation(4, ALONE, NO_COINS, "seat 1 factories 5 5 8", "seat 1 marker 4")
    play(position, "I2 marker-1 marker-1 marker-1 marker-1")
    assert mat(position).marker == 8
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.5", "RR-3.8")
def test_a_nest_of_effects_of_any_depth() -> None:
    """Factory 7's step earns a token, its card a factory, whose steps set off factory 2."""
    position = situation(
        4,
        ALONE,
        NO_COINS,
        "seat 1 factories 7",
        "seat 1 marker 4",
        "seat 1 st-petersburg black 3",
        "seat 1 locomotives 1 0 4 0",
    )
    play(position, "I1 marker-1 sp-black token-cards card-factory factory")
    assert shown(position, "seat 1 factories") == "7 2"
    play(position, "marker-1 marker-1 locomotive lay-kiev end-flat kiev-black")
    assert mat(position).marker == 7
    assert shown(position, "seat 1 locomotives") == "1 0 4 2"
    assert shown(position, "seat 1 end-cards") == "end-flat"
    assert shown(position, "owed") == "turn"


TWO = (ALONE, NO_COINS, "seat 1 tokens token-marker", "seat 1 factories 6 6 6 6 5")


@pytest.mark.rule("RR-6.7")
def test_steps_are_spread_over_both_markers() -> None:
    position = situation(4, *TWO, "seat 1 marker 2", "seat 1 second-marker 0")
    play(position, "I2")
    assert open_moves(position) == {"marker-1", "marker-2"}
    play(position, "marker-2 marker-1")
    assert (mat(position).marker, mat(position).second_marker) == (3, 1)


@pytest.mark.rule("RR-6.7")
def test_markers_never_share_a_position_and_never_pass() -> None:
    position = situation(4, *TWO, "seat 1 marker 3", "seat 1 second-marker 2")
    play(position, "I1")
    assert open_moves(position) == {"marker-1"}
    assert why_not(position, "marker-2") == ("why-marker-ahead", "RR-6.7")


@pytest.mark.rule("RR-6.7")
def test_the_best_pair_is_the_end_and_the_position_before_it() -> None:
    position = situation(4, *TWO, "seat 1 marker 15", "seat 1 second-marker 13")
    assert not is_open(position, "I2")
    play(position, "I1 marker-2")
    assert not is_open(position, "I1")
    play(position, "pass")
    assert score(position) == 55


@pytest.mark.rule("RR-6.7")
def test_without_the_token_there_is_one_marker() -> None:
    position = play(situation(4, NO_COINS), "I1")
    assert open_moves(position) == {"marker-1"}
    assert why_not(position, "marker-2") == ("why-no-marker", "RR-6.7")


@pytest.mark.rule("RR-6.8")
def test_position_10_earns_a_token() -> None:
    position = situation(4, ALONE, NO_COINS, "seat 1 factories 6 6 6", "seat 1 marker 9")
    play(position, "I1 marker-1")
    assert "token-steps" in open_moves(position)
    play(position, "token-medal")
    assert shown(position, "seat 1 tokens") == "token-medal"
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-6.8")
def test_position_10_earns_no_second_token() -> None:
    position = situation(4, *TWO, "seat 1 marker 12", "seat 1 second-marker 9")
    play(position, "I1 marker-2")
    assert mat(position).second_marker == 10
    assert shown(position, "owed") == "turn"
