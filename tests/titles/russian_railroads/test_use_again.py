"""Using a space again: engineer 8 and factory 3."""

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
    shows,
    situation,
    track,
    why_not,
)

OWN_8 = (ALONE, NO_COINS, "engineers 2 3 4 9 10 11 12", "seat 1 engineers 8", "seat 1 workers 7")
PUBLIC_8 = (ALONE, NO_COINS, "engineers 2 8 4 9 10 11 12", "seat 1 workers 7")


@pytest.mark.rule("RR-8.6")
@pytest.mark.parametrize(
    ("space", "moves", "result"),
    [
        ("T1", "kiev-black kiev-black", "kiev black 8 grey 2 brown 0"),
        ("T3", "kiev-grey kiev-grey", "kiev black 6 grey 4 brown 0"),
        ("T5", "ts-brown", "trans-siberian black 15 grey 10 brown 7 natural 3 white 1"),
        ("T7", "ts-natural", "trans-siberian black 15 grey 10 brown 6 natural 4 white 1"),
        ("T9", "ts-white", "trans-siberian black 15 grey 10 brown 6 natural 3 white 2"),
        ("T12", "kiev-black", "kiev black 7 grey 2 brown 0"),
        ("L1", "factory", "factories 2"),
        ("I1", "marker-1", "marker 1"),
        ("A1", "", "doublers 1"),
        ("A2", "", "coins 2"),
        ("E1", "kiev-black kiev-grey", "kiev black 7 grey 3 brown 0"),
        ("E2", "", "doublers 1"),
        ("e7", "kiev-black", "kiev black 7 grey 2 brown 0"),
    ],
)
def test_every_space_for_one_worker(space: str, moves: str, result: str) -> None:
    position = situation(
        4,
        *OWN_8,
        "seat 1 engineers 7 8",
        f"placed 1:{space}:w1",
        "seat 1 trans-siberian black 15 grey 10 brown 6 natural 3 white 1",
        "seat 1 kiev black 6 grey 2",
    )
    play(position, "e8")
    assert open_moves(position) == {space, "done"}
    play(position, f"{space} {moves}")
    assert shows(position, f"seat 1 {result}")
    assert shown(position, "owed") == "turn"
    assert shown(position, "placed") == f"1:{space}:w1 1:e8:w1"


@pytest.mark.rule("RR-8.6")
@pytest.mark.parametrize("paid", ["w1", "t1", "b1", "c1"])
def test_whatever_was_paid_with(paid: str) -> None:
    position = situation(
        4,
        *OWN_8,
        "cards card-engineer card-nine",
        "seat 1 black-worker 1",
        f"placed 1:A3:w1 1:A1:{paid}",
    )
    play(position, "e8")
    assert is_open(position, "A1")


@pytest.mark.rule("RR-8.6")
def test_choices_may_differ_the_second_time() -> None:
    position = play(situation(4, *OWN_8), "L1 locomotive lay-sp e8 L1 factory")
    assert shown(position, "seat 1 locomotives") == "1 0 2 0"
    assert shown(position, "seat 1 factories") == "2"


@pytest.mark.rule("RR-8.6")
def test_spaces_of_others_and_of_more_workers_are_no_use() -> None:
    position = situation(4, *OWN_8, "placed 2:A1:w1 1:I2:w2 1:A2:w1")
    play(position, "e8")
    assert open_moves(position) == {"A2", "done"}
    assert why_not(position, "A1") == ("why-not-used", "RR-8.6")
    assert why_not(position, "T1") == ("why-not-used", "RR-8.6")
    assert why_not(position, "I2") == ("why-never-again", "RR-8.7")


@pytest.mark.rule("RR-8.6", "RR-3.5")
def test_the_space_is_used_again_by_its_own_rules() -> None:
    """A board space must be possible in full even if an own engineer repeats it."""
    position = situation(
        4,
        *OWN_8,
        "placed 1:T1:w1 1:A2:w1",
        "seat 1 trans-siberian black 15",
        "seat 1 st-petersburg black 9",
        "seat 1 kiev black 8",
    )
    play(position, "e8")
    assert open_moves(position) == {"A2", "done"}
    assert why_not(position, "T1") == ("why-not-in-full", "RR-3.5")


@pytest.mark.rule("RR-8.6", "RR-3.7")
def test_an_own_engineer_used_again_may_be_done_in_part() -> None:
    position = situation(4, *OWN_8, "seat 1 engineers 8 14", "placed 1:e14:w1")
    play(position, "e8 e14 kiev-black done")
    assert track(position, "kiev-black") == 2
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-8.6", "RR-3.5")
def test_public_engineer_8_needs_a_space_and_must_use_it() -> None:
    assert not is_open(situation(4, *PUBLIC_8), "E1")
    assert not is_open(situation(4, *PUBLIC_8, "placed 1:I2:w2 1:A3:w1"), "E1")
    position = play(situation(4, *PUBLIC_8, "placed 1:A2:w1"), "E1")
    assert open_moves(position) == {"A2"}
    play(position, "A2")
    assert mat(position).coins == 2


@pytest.mark.rule("RR-8.6", "RR-3.5")
def test_public_engineer_8_needs_a_space_that_can_be_used() -> None:
    lines = ("placed 1:A1:w1", "seat 1 doublers 8")
    assert not is_open(situation(4, *PUBLIC_8, *lines), "E1")


@pytest.mark.rule("RR-8.7")
@pytest.mark.parametrize(
    ("space", "paid"), [("A3", "w1"), ("O2", "w1"), ("T11", "w1c1"), ("H", "c1"), ("L3", "w3")]
)
def test_never_used_again(space: str, paid: str) -> None:
    position = situation(4, *OWN_8, f"placed 1:{space}:{paid} 1:A2:w1")
    play(position, "e8")
    assert open_moves(position) == {"A2", "done"}
    assert why_not(position, space) == ("why-never-again", "RR-8.7")


@pytest.mark.rule("RR-8.7")
def test_engineer_8_does_not_use_itself_again() -> None:
    position = play(situation(4, *OWN_8, "placed 1:A2:w1"), "e8")
    assert why_not(position, "e8") == ("why-never-again", "RR-8.7")
    position = play(situation(4, *PUBLIC_8, "placed 1:A2:w1"), "E1")
    assert why_not(position, "E1") == ("why-never-again", "RR-8.7")


@pytest.mark.rule("RR-3.7", "RR-8.6")
def test_own_engineer_8_without_a_space_does_nothing() -> None:
    position = play(situation(4, *OWN_8), "e8")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-8.7")
def test_factory_3_may_use_the_space_that_is_going_on() -> None:
    position = situation(4, ALONE, NO_COINS, "seat 1 factories 3", "seat 1 marker 4")
    play(position, "I1 marker-1 I1 marker-1")
    assert mat(position).marker == 6
    assert shown(position, "placed") == "1:I1:w1"
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-8.7")
def test_factory_3_may_use_engineer_8_again() -> None:
    """Two kinds of use again in a chain: engineer 8 through factory 3."""
    position = situation(
        4, *OWN_8, "seat 1 factories 3", "seat 1 marker 4", "placed 1:A1:w1 1:e8:w1"
    )
    play(position, "I1 marker-1")
    assert open_moves(position) == {"A1", "I1", "e8", "done"}
    play(position, "e8")
    assert open_moves(position) == {"A1", "I1", "done"}
    play(position, "A1")
    assert mat(position).doublers == 1


@pytest.mark.rule("RR-8.6")
def test_points_of_an_engineer_come_again() -> None:
    position = situation(4, *OWN_8, "seat 1 engineers 8 15", "placed 1:e15:w1")
    play(position, "e8 e15")
    assert score(position) == 5


@pytest.mark.rule("RR-8.6")
def test_what_was_used_in_an_earlier_round_does_not_count() -> None:
    position = play(situation(4, *OWN_8, "placed 1:A2:w1"), "pass e8")
    assert shown(position, "round") == "2"
    assert position.turn == 1
