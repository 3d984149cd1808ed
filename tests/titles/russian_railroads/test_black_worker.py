"""The black worker and its extra step."""

from __future__ import annotations

import pytest

from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    choose,
    is_open,
    mat,
    open_moves,
    play,
    shown,
    shows,
    situation,
    track,
    why_not,
)

BLACK_AND_COINS = (
    ALONE,
    "cards card-nine",
    "seat 1 black-worker 1",
    "seat 1 workers 7",
    "seat 2 engineers 1",
)
"""Seat 1 has the black worker."""
BLACK = (*BLACK_AND_COINS, NO_COINS)


@pytest.mark.rule("RR-11.5")
@pytest.mark.parametrize(
    ("space", "steps"), [("T1", 2), ("T2", 3), ("T12", 1), ("E1", 2), ("e7", 1)]
)
def test_one_more_black_step(space: str, steps: int) -> None:
    """Engineer 14 lies on field 1."""
    position = situation(4, *BLACK, "engineers 2 14 4 8 9 10 11", "seat 1 engineers 7")
    play(position, f"{space} pay-black" + " kiev-black" * (steps + 1))
    assert track(position, "kiev-black") == 1 + steps + 1
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_not_without_the_black_worker() -> None:
    position = play(situation(4, *BLACK), "T1 pay-workers kiev-black kiev-black")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_also_together_with_other_workers_and_only_once() -> None:
    position = play(situation(4, *BLACK), "T2 pay-black")
    assert shown(position, "placed") == "1:T2:w1b1"
    play(position, "kiev-black kiev-black kiev-black kiev-black")
    assert track(position, "kiev-black") == 5
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_the_extra_step_may_be_left_out() -> None:
    position = play(situation(4, *BLACK), "T1 pay-black kiev-black kiev-black")
    assert open_moves(position) == {"ts-black", "sp-black", "kiev-black", "done"}
    play(position, "done")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_a_black_step_must_really_be_made() -> None:
    """T12 with a grey step earns nothing; own engineer 3 with the grey step alone neither."""
    lines = (
        *BLACK,
        "seat 1 trans-siberian black 4",
        "seat 1 engineers 3",
        "engineers 2 5 4 8 9 10 11",
    )
    position = play(situation(4, *lines), "T12 pay-black ts-grey")
    assert shown(position, "owed") == "turn"
    position = play(situation(4, *lines), "e3 pay-black ts-grey done")
    assert shown(position, "owed") == "turn"
    assert track(position, "ts-black") == 4


@pytest.mark.rule("RR-11.5")
def test_spaces_without_a_black_step_earn_nothing() -> None:
    lines = (*BLACK, "seat 1 trans-siberian black 6 grey 4 brown 1")
    for moves in ("T3 pay-black ts-grey kiev-grey", "T5 pay-black ts-brown", "A2 pay-black"):
        position = situation(4, *lines, "seat 1 kiev black 3")
        play(position, moves)
        assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_spaces_for_any_colour_count() -> None:
    position = situation(4, *BLACK_AND_COINS)
    play(position, "T11 pay-black kiev-black kiev-black kiev-black")
    assert track(position, "kiev-black") == 4
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-3.9")
def test_the_extra_step_leaves_the_step_in_any_colour_open() -> None:
    """T11: black, the extra black step on to space 6, then brown, available by it."""
    position = situation(4, *BLACK_AND_COINS, "seat 1 trans-siberian black 4 grey 3")
    play(position, "T11 pay-black ts-black ts-black")
    assert {"ts-brown", "ts-grey", "kiev-black", "done"} <= open_moves(position)
    play(position, "ts-brown")
    assert shows(position, "seat 1 trans-siberian black 6 grey 3 brown 1")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_after_a_black_and_another_step_only_the_extra_step_is_left() -> None:
    position = situation(4, *BLACK_AND_COINS, "seat 1 trans-siberian black 4")
    play(position, "T11 pay-black ts-grey ts-black")
    assert open_moves(position) == {"ts-black", "sp-black", "kiev-black", "done"}


@pytest.mark.rule("RR-11.5")
def test_the_extra_step_may_come_before_the_other_parts() -> None:
    """I3: black, extra, then industry; or the industry step in between."""
    for moves in ("kiev-black kiev-black marker-1", "kiev-black marker-1 kiev-black"):
        position = play(situation(4, *BLACK), f"I3 pay-black {moves}")
        assert (track(position, "kiev-black"), mat(position).marker) == (3, 1)
        assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-3.5")
def test_the_extra_step_does_not_replace_the_rest_of_the_action() -> None:
    position = play(situation(4, *BLACK), "I3 pay-black kiev-black kiev-black")
    assert open_moves(position) == {"marker-1"}
    assert why_not(position, "done") == ("why-must", "RR-3.5")


OWN_8 = (*BLACK, "seat 1 engineers 8", "engineers 2 3 4 9 10 11 12")


@pytest.mark.rule("RR-11.5", "RR-8.6")
def test_it_comes_again_when_the_space_is_used_again() -> None:
    position = play(situation(4, *OWN_8, "placed 1:T1:b1"), "e8 T1")
    play(position, "kiev-black kiev-black kiev-black")
    assert track(position, "kiev-black") == 4
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-8.6")
def test_even_if_the_first_use_did_not_earn_it() -> None:
    position = situation(4, *OWN_8, "seat 1 trans-siberian black 3")
    play(position, "T12 pay-black ts-grey e8 T12 kiev-black kiev-black")
    assert track(position, "kiev-black") == 3
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-8.6")
def test_t12_used_again_earns_it_if_one_of_ones_pieces_there_is_the_black_worker() -> None:
    position = situation(4, *OWN_8, "placed 1:T12:b1 1:T12:w1")
    play(position, "e8 T12 kiev-black")
    assert is_open(position, "kiev-black")
    position = situation(
        4, *OWN_8, "seat 1 black-worker 0", "seat 2 black-worker 1", "placed 2:T12:b1 1:T12:w1"
    )
    play(position, "e8 T12 kiev-black")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_it_does_not_pass_from_engineer_8_to_the_space_used_again() -> None:
    position = situation(4, *OWN_8, "placed 1:T1:w1")
    choose(choose(position, "e8"), "pay-black")
    play(position, "T1 kiev-black kiev-black")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-3.6")
def test_the_extra_step_leaves_room_for_what_is_still_owed() -> None:
    """I3 repeats T1 through factory 3: the last black space belongs to I3's own step."""
    position = situation(
        4,
        *BLACK,
        "seat 1 trans-siberian black 15",
        "seat 1 st-petersburg black 9",
        "seat 1 kiev black 6",
        "seat 1 factories 3",
        "seat 1 marker 4",
        "placed 1:T1:b1",
    )
    play(position, "I3 marker-1 T1 kiev-black kiev-black")
    assert open_moves(position) == {"done"}
    play(position, "done kiev-black")
    assert track(position, "kiev-black") == 9


@pytest.mark.rule("RR-11.5", "RR-10.4")
def test_the_extra_step_earns_rewards_like_any_other() -> None:
    position = situation(4, *BLACK, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 4 0")
    play(position, "T12 pay-black kiev-black sp-black")
    assert is_open(position, "token-steps")
