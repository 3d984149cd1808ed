"""Locomotives: taking, laying, replacing, and what becomes of those replaced."""

from __future__ import annotations

import pytest

from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    is_open,
    late_situation,
    mat,
    open_moves,
    play,
    shown,
    situation,
    why_not,
)


@pytest.mark.rule("RR-5.1")
def test_locomotives_come_from_the_lowest_stack() -> None:
    """One 2 is left: the next taker gets a 3."""
    position = late_situation(3, 2, "seat 1 coins 0", "seat 2 coins 0", left=1)
    play(position, "L1 locomotive lay-sp")
    assert shown(position, "seat 1 locomotives") == "1 0 2 0"
    play(position, "L2 locomotive lay-sp")
    assert shown(position, "seat 2 locomotives") == "1 0 3 0"
    assert shown(position, "stock") == "0 0 0 2 3 3 3 3 3 3"


@pytest.mark.rule("RR-5.1")
def test_the_special_9_is_never_bought() -> None:
    """All stacks are empty and the special 9 lies on its card: no locomotive can be taken."""
    position = play(late_situation(2, 10), "L1")
    assert why_not(position, "locomotive") == ("why-no-locomotive", "RR-5.7")


@pytest.mark.rule("RR-5.2")
def test_places_for_a_locomotive() -> None:
    """Free places, and locomotives of a lower number; not those of the same number."""
    position = play(situation(4, NO_COINS, "seat 1 locomotives 2 1 2 0"), "L1 locomotive")
    assert open_moves(position) == {"lay-ts-weak", "lay-kiev"}
    assert why_not(position, "lay-sp") == ("why-not-weaker", "RR-5.2")
    assert why_not(position, "lay-ts-strong") == ("why-not-weaker", "RR-5.2")


@pytest.mark.rule("RR-5.2")
def test_two_locomotives_on_the_trans_siberian_one_elsewhere() -> None:
    position = play(situation(4, ALONE, NO_COINS), "L1 locomotive lay-ts-weak")
    assert shown(position, "seat 1 locomotives") == "2 1 0 0"
    play(position, "L2 locomotive lay-sp")
    assert shown(position, "seat 1 locomotives") == "2 1 2 0"


@pytest.mark.rule("RR-5.2", "RR-5.4")
def test_a_new_locomotive_that_fits_must_be_laid() -> None:
    position = play(situation(4, NO_COINS, "seat 1 locomotives 2 1 2 2"), "L1 locomotive")
    assert open_moves(position) == {"lay-ts-weak"}
    assert why_not(position, "give-back") == ("why-must-lay", "RR-5.4")


@pytest.mark.rule("RR-5.3")
def test_a_replaced_locomotive_goes_on_to_another_line() -> None:
    position = late_situation(4, 4, NO_COINS, "seat 1 locomotives 3 1 2 0")
    play(position, "L1 locomotive lay-ts-strong")
    # The 3 may go to St. Petersburg, replacing the 2, or to Kiev; not for the 1 of its own line.
    assert open_moves(position) == {"lay-sp", "lay-kiev"}
    assert why_not(position, "lay-ts-weak") == ("why-other-line", "RR-5.3")
    play(position, "lay-sp lay-kiev")
    assert shown(position, "seat 1 locomotives") == "4 1 3 2"


@pytest.mark.rule("RR-5.3")
def test_a_free_place_on_its_own_line_is_open_to_a_replaced_locomotive() -> None:
    position = play(situation(4, NO_COINS), "L1 locomotive lay-ts-strong")
    assert open_moves(position) == {"lay-ts-weak", "lay-sp", "lay-kiev"}
    play(position, "lay-ts-weak")
    assert shown(position, "seat 1 locomotives") == "2 1 0 0"


@pytest.mark.rule("RR-5.3", "RR-5.4")
def test_a_replaced_locomotive_may_replace_a_weaker_one_before_a_free_place_is_filled() -> None:
    position = late_situation(4, 4, NO_COINS, "seat 1 locomotives 3 2 1 0")
    play(position, "L1 locomotive lay-ts-weak")
    assert open_moves(position) == {"lay-sp", "lay-kiev"}
    play(position, "lay-sp")
    assert open_moves(position) == {"lay-kiev"}
    assert why_not(position, "give-back") == ("why-must-lay", "RR-5.4")


@pytest.mark.rule("RR-5.4")
def test_with_all_places_taken_the_chain_may_be_stopped_at_any_link() -> None:
    position = late_situation(4, 5, NO_COINS, "seat 1 locomotives 4 3 2 1")
    play(position, "L1 locomotive lay-ts-strong")
    assert open_moves(position) == {"lay-sp", "lay-kiev", "give-back"}
    play(position, "lay-sp")
    assert open_moves(position) == {"lay-kiev", "give-back"}
    play(position, "give-back")
    assert shown(position, "seat 1 locomotives") == "5 3 4 1"
    assert shown(position, "returned") == "0 0 4 3 3 0 0 0 0 0"


@pytest.mark.rule("RR-5.5", "RR-6.1")
def test_a_replaced_locomotive_that_fits_nowhere_becomes_a_returned_factory() -> None:
    position = situation(4, NO_COINS, "seat 1 locomotives 2 2 2 1")
    play(position, "L1 locomotive lay-kiev")
    assert shown(position, "seat 1 locomotives") == "2 2 2 2"
    assert shown(position, "returned") == "0 1 0 0 0 0 0 0 0 0"
    play(position, "L2")
    assert is_open(position, "factory-1")


@pytest.mark.rule("RR-5.5")
def test_a_new_locomotive_that_fits_nowhere_may_be_taken() -> None:
    position = situation(4, ALONE, NO_COINS, "seat 1 locomotives 3 3 3 3")
    play(position, "L1 locomotive")
    assert shown(position, "seat 1 locomotives") == "3 3 3 3"
    assert shown(position, "returned") == "0 1 1 0 0 0 0 0 0 0"
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-5.6")
@pytest.mark.parametrize(
    ("line", "places", "reach"),
    [(0, "1 0 0 0", 1), (0, "4 1 0 0", 5), (1, "1 0 4 0", 4), (2, "1 0 0 3", 3), (1, "4 1 0 0", 0)],
)
def test_reach(line: int, places: str, reach: int) -> None:
    """Worked examples: a 1 reaches space 1, a 4 reaches 1 to 4, both together 1 to 5."""
    position = situation(4, f"seat 1 locomotives {places}")
    assert mat(position).reach(line) == reach


@pytest.mark.rule("RR-5.7")
@pytest.mark.parametrize(
    ("moves", "locomotive", "factory"),
    [("locomotive lay-sp factory", 3, 4), ("factory locomotive lay-sp", 4, 3)],
)
def test_l3_gives_both_in_either_order(moves: str, locomotive: int, factory: int) -> None:
    """The last 3 and the first 4: the order decides which becomes which."""
    position = play(late_situation(4, 3, NO_COINS, left=1), f"L3 {moves}")
    assert shown(position, "seat 1 locomotives") == f"1 0 {locomotive} 0"
    assert shown(position, "seat 1 factories") == str(factory)


@pytest.mark.rule("RR-5.7")
def test_l3_gives_not_two_of_a_kind() -> None:
    position = play(situation(4, NO_COINS), "L3 locomotive lay-sp")
    assert open_moves(position) == {"factory"}
    position = play(situation(4, NO_COINS), "L3 factory")
    assert open_moves(position) == {"locomotive"}


@pytest.mark.rule("RR-5.7")
def test_the_locomotive_just_given_back_may_be_the_factory_of_l3() -> None:
    position = situation(4, ALONE, NO_COINS, "seat 1 locomotives 2 2 2 1")
    play(position, "L3 locomotive lay-kiev")
    assert open_moves(position) == {"factory", "factory-1"}
    play(position, "factory-1")
    assert shown(position, "seat 1 factories") == "1"
    assert shown(position, "returned") == "0 0 0 0 0 0 0 0 0 0"


LAST_9 = ("seat 1 coins 0", "seat 1 factories 2 3 4 5 6", "seat 2 factories 2 3 4 5 6")
"""With two players: a 9 is the last locomotive, and the returned pile is empty."""


@pytest.mark.rule("RR-3.5", "RR-5.7")
def test_l3_is_closed_if_the_last_locomotive_leaves_nothing_for_the_factory() -> None:
    mats = ("seat 1 locomotives 8 7 1 0", "seat 2 locomotives 9 8 7 1")
    position = late_situation(2, 9, *LAST_9, *mats)
    assert shown(position, "stock") == "0 0 0 0 0 0 0 0 0 1"
    assert shown(position, "returned") == "0 0 0 0 0 0 0 0 0 0"
    assert why_not(position, "L3") == ("why-not-in-full", "RR-3.5")


@pytest.mark.rule("RR-3.6", "RR-5.7")
def test_l3_is_open_if_laying_the_last_locomotive_gives_one_back() -> None:
    mats = ("seat 1 locomotives 8 8 7 1", "seat 2 locomotives 9 7 1 0")
    position = play(late_situation(2, 9, *LAST_9, *mats), "L3")
    assert open_moves(position) == {"locomotive"}
    assert why_not(position, "factory") == ("why-spoils-the-rest", "RR-3.6")
    play(position, "locomotive lay-sp give-back factory-7")
    assert open_moves(position) == {f"gap-{gap}" for gap in range(1, 6)}
    play(position, "gap-5")
    assert shown(position, "seat 1 locomotives") == "8 8 9 1"
    assert shown(position, "seat 1 factories") == "2 3 4 5 7"


@pytest.mark.rule("RR-5.7")
def test_without_a_locomotive_l3_is_closed_and_l1_and_l2_give_a_returned_factory() -> None:
    for space in ("L1", "L2"):
        position = late_situation(3, 10, NO_COINS)
        assert why_not(position, "L3") == ("why-not-in-full", "RR-3.5")
        play(position, space)
        assert open_moves(position) == {f"factory-{n}" for n in range(2, 10)}


@pytest.mark.rule("RR-3.5", "RR-5.7")
def test_with_neither_locomotives_nor_returned_factories_nothing_is_built() -> None:
    """Two players have all 18 tiles on their mats; an own engineer may be used in vain."""
    mats = ["locomotives 9 8 7 6", "factories 1 2 3 4 5"]
    lines = [f"seat {seat} {line}" for seat in (1, 2) for line in mats]
    row = "engineers 2 12 3 8 9 10"
    position = situation(2, *lines, row)
    assert shown(position, "stock") == shown(position, "returned") == "0 0 0 0 0 0 0 0 0 0"
    for space in ("L1", "L3", "E1"):
        assert why_not(position, space) == ("why-not-in-full", "RR-3.5")
    own = situation(2, *lines, "engineers 2 3 4 8 9 10", "seat 1 engineers 12", "passed 2")
    assert shown(play(own, "e12"), "owed") == "turn"


class TestGreensChain:
    """The worked example of a chain of locomotives, step by step."""

    @pytest.mark.rule("RR-5.1", "RR-5.2")
    def test_a_2_goes_to_st_petersburg(self) -> None:
        position = play(situation(4, NO_COINS), "L1 locomotive lay-sp")
        assert shown(position, "placed") == "1:L1:w1"
        assert shown(position, "seat 1 locomotives") == "1 0 2 0"

    @pytest.mark.rule("RR-5.3", "RR-5.4", "RR-5.6")
    def test_a_4_replaces_the_1_which_goes_to_kiev(self) -> None:
        position = late_situation(4, 4, NO_COINS, "seat 1 locomotives 3 1 2 0")
        play(position, "L1 locomotive lay-ts-weak")
        assert open_moves(position) == {"lay-kiev"}
        assert why_not(position, "give-back") == ("why-must-lay", "RR-5.4")
        play(position, "lay-kiev")
        assert shown(position, "seat 1 locomotives") == "4 3 2 1"
        assert mat(position).reach(0) == 7

    @pytest.mark.rule("RR-5.3", "RR-5.5")
    def test_another_4_moves_the_2_to_kiev_and_the_1_out(self) -> None:
        position = late_situation(4, 4, NO_COINS, "seat 1 locomotives 4 3 2 1")
        play(position, "L1 locomotive lay-sp lay-kiev")
        assert shown(position, "seat 1 locomotives") == "4 3 4 2"
        assert shown(position, "returned") == "0 1 3 3 0 0 0 0 0 0"

    @pytest.mark.rule("RR-5.4")
    def test_or_the_2_is_given_back_at_once(self) -> None:
        position = late_situation(4, 4, NO_COINS, "seat 1 locomotives 4 3 2 1")
        play(position, "L1 locomotive lay-sp give-back")
        assert shown(position, "seat 1 locomotives") == "4 3 4 1"
        assert shown(position, "returned") == "0 0 4 3 0 0 0 0 0 0"
