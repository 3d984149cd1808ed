"""The seven ?-tokens."""

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
    track,
    why_not,
)

EARN = (ALONE, NO_COINS, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 4 0")
"""A black step on St. Petersburg earns a token."""


@pytest.mark.rule("RR-11.1")
def test_a_token_is_used_at_most_once() -> None:
    position = play(situation(4, *EARN, "seat 1 tokens token-steps token-medal"), "T12 sp-black")
    assert open_moves(position) == {
        "token-industry",
        "token-doublers",
        "token-revaluation",
        "token-cards",
    }
    assert why_not(position, "token-steps") == ("why-token-used", "RR-11.1")


@pytest.mark.rule("RR-11.1")
def test_each_player_has_tokens_of_his_own() -> None:
    position = situation(4, *EARN, "seat 2 tokens token-steps token-medal")
    play(position, "T12 sp-black")
    assert {"token-steps", "token-medal"} <= open_moves(position)


@pytest.mark.rule("RR-11.1")
def test_steps() -> None:
    """Up to four in any colours; grey becomes available on the way."""
    position = play(situation(4, *EARN), "T12 sp-black token-steps")
    assert open_moves(position) == {"ts-black", "sp-black", "kiev-black", "done"}
    play(position, "ts-black ts-grey kiev-black")
    assert is_open(position, "done")
    play(position, "kiev-grey")
    assert shown(position, "seat 1 kiev") == "black 2 grey 1 brown 0"
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.1")
def test_industry() -> None:
    """Up to five steps, a factory on the way included."""
    position = situation(4, *EARN, "seat 1 factories 6", "seat 1 marker 1")
    play(position, "T12 sp-black token-industry marker-1 marker-1 marker-1 marker-1")
    assert mat(position).coins == 1
    assert open_moves(position) == {"marker-1", "done"}
    play(position, "marker-1")
    assert mat(position).marker == 6
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.1")
def test_industry_stops_at_a_gap() -> None:
    position = situation(4, *EARN, "seat 1 marker 2")
    play(position, "T12 sp-black token-industry marker-1 marker-1")
    assert mat(position).marker == 4
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.1", "RR-6.7")
def test_marker() -> None:
    position = play(situation(4, *EARN, "seat 1 marker 3"), "T12 sp-black token-marker")
    assert (mat(position).marker, mat(position).second_marker) == (3, 0)
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.2")
def test_the_marker_token_waits_until_the_first_marker_has_moved() -> None:
    position = play(situation(4, *EARN), "T12 sp-black")
    assert why_not(position, "token-marker") == ("why-marker-at-start", "RR-11.2")
    position = play(situation(4, *EARN, "seat 1 marker 1"), "T12 sp-black")
    assert is_open(position, "token-marker")


@pytest.mark.rule("RR-11.1", "RR-7.1")
def test_doublers() -> None:
    position = play(situation(4, *EARN), "T12 sp-black token-doublers")
    assert mat(position).doublers == 3
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.1", "RR-12.2")
def test_revaluation() -> None:
    """Brown on Trans-Siberian 2, both spaces in reach: 6 points instead of 4, from now on."""
    lines = ("seat 1 trans-siberian black 6 grey 4 brown 2", "seat 1 locomotives 2 0 4 0")
    position = play(situation(4, *EARN, *lines), "T12 sp-black token-revaluation pass")
    assert score(position) == 6


@pytest.mark.rule("RR-11.1", "RR-12.5")
@pytest.mark.parametrize(
    ("grey", "locomotive", "points"), [(5, 5, 20), (6, 5, 20), (4, 5, 0), (5, 4, 0)]
)
def test_medal(grey: int, locomotive: int, points: int) -> None:
    """20 points for grey on Kiev 5 or beyond, reached by locomotive; more than without it."""
    scores = []
    for token in ("token-medal", "token-doublers"):
        position = situation(
            4,
            *EARN,
            "seat 1 trans-siberian black 2",
            f"seat 1 kiev black 9 grey {grey}",
            f"seat 1 locomotives 1 0 4 {locomotive}",
        )
        play(position, f"T12 sp-black {token} pass")
        scores.append(score(position))
    assert scores[0] - scores[1] == points


@pytest.mark.rule("RR-11.1")
def test_cards() -> None:
    """First the ?-card, then the end-bonus card."""
    position = play(situation(4, *EARN), "T12 sp-black token-cards")
    assert is_open(position, "card-worker")
    assert not is_open(position, "end-flat")
    play(position, "card-worker")
    assert is_open(position, "end-flat")
    assert is_open(position, "ten-points")
    play(position, "end-flat")
    assert shown(position, "seat 1 end-cards") == "end-flat"
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.1", "RR-10.4")
def test_steps_of_a_token_earn_the_next_token() -> None:
    position = situation(
        4, ALONE, NO_COINS, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 6 0"
    )
    play(position, "T12 sp-black token-steps sp-black sp-black token-doublers sp-black done")
    assert track(position, "sp-black") == 7
    assert mat(position).doublers == 3
    assert shown(position, "owed") == "turn"
