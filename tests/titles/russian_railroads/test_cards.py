"""The five ?-cards and taking an end-bonus card."""

from __future__ import annotations

import pytest

from stellwerk.titles.russian_railroads import components as c
from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    is_open,
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

EARN = (ALONE, NO_COINS, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 4 0")
PICK = "T12 sp-black token-cards"
"""Earn a token and pick a ?-card."""
ALL_CARDS = {"card-worker", "card-engineer", "card-factory", "card-three", "card-nine"}


@pytest.mark.rule("RR-11.3")
def test_each_card_is_used_once_in_the_game() -> None:
    position = play(situation(4, *EARN), PICK)
    assert open_moves(position) == {*ALL_CARDS, "done"}
    play(position, "card-worker")
    assert "card-worker" not in shown(position, "cards")
    position = situation(4, *EARN, "cards card-engineer card-nine", "seat 2 black-worker 1")
    play(position, PICK)
    assert open_moves(position) == {"card-engineer", "card-nine", "done"}
    assert why_not(position, "card-worker") == ("why-card-gone", "RR-11.3")


@pytest.mark.rule("RR-11.3")
def test_the_card_may_be_forgone() -> None:
    position = play(situation(4, *EARN), f"{PICK} done")
    assert is_open(position, "end-flat")
    assert len(shown(position, "cards").split()) == 5


@pytest.mark.rule("RR-11.3")
def test_without_a_card_that_can_be_carried_out_only_the_end_bonus_card_is_left() -> None:
    """The cards `three` and `factory` are left: no industry step is possible for either."""
    mats = (
        "seat 1 factories 2 3 4 5 6",
        "seat 1 marker 15",
        "seat 2 black-worker 1",
        "seat 2 engineers 1",
        "seat 2 locomotives 9 1 0 0",
    )
    position = situation(4, *EARN, *mats, "cards card-factory card-three")
    play(position, PICK)
    assert open_moves(position) == {"done"}
    assert why_not(position, "card-factory") == ("why-not-in-full", "RR-3.5")
    play(position, "done")
    assert is_open(position, "end-flat")


@pytest.mark.rule("RR-11.4")
def test_card_worker() -> None:
    position = play(situation(4, *EARN), f"{PICK} card-worker ten-points")
    assert (mat(position).black_worker, mat(position).free_black) == (1, 1)
    play(position, "A2 pay-black")
    assert mat(position).free_black == 0
    play(position, "pass")
    assert mat(position).free_black == 1


@pytest.mark.rule("RR-11.6")
def test_card_engineer() -> None:
    """Engineer 1 and a coin, both usable at once; engineer 1 counts as hired."""
    position = play(situation(4, *EARN), f"{PICK} card-engineer ten-points")
    assert shown(position, "seat 1 engineers") == "1"
    assert mat(position).coins == 1
    play(position, "e1 pay-1c kiev-black kiev-black")
    assert track(position, "kiev-black") == 3
    assert mat(position).coins == 0


@pytest.mark.rule("RR-11.6", "RR-13.1", "RR-13.2")
def test_engineer_1_counts_at_the_end() -> None:
    position = situation(
        4,
        ALONE,
        "round 7",
        "engineers 0 0 0 0 0 0 0",
        "cards card-worker",
        "seat 2 locomotives 9 1 0 0",
        "seat 1 engineers 1",
        "seat 1 end-cards end-engineers",
    )
    play(position, "pass")
    assert score(position) == 6 + 40


@pytest.mark.rule("RR-11.6", "RR-6.6")
def test_engineer_1_counts_for_factory_1() -> None:
    position = situation(
        4,
        ALONE,
        NO_COINS,
        "cards card-worker card-nine",
        "seat 1 engineers 1 5",
        "seat 1 factories 1",
        "seat 2 locomotives 2 0 0 0",
        "seat 1 marker 4",
    )
    play(position, "I1 marker-1")
    assert score(position) == 6


@pytest.mark.rule("RR-11.7")
def test_card_factory() -> None:
    """A factory first, then two industry steps."""
    position = play(situation(4, *EARN, "seat 1 marker 3"), f"{PICK} card-factory")
    assert open_moves(position) == {"factory"}
    play(position, "factory marker-1 marker-1 locomotive lay-kiev")
    assert shown(position, "seat 1 factories") == "2"
    assert mat(position).marker == 5
    assert is_open(position, "end-flat")


@pytest.mark.rule("RR-11.7", "RR-3.5")
def test_card_factory_must_be_possible_in_full() -> None:
    """At the end of the industry track two steps are impossible."""
    full = ("seat 1 factories 2 3 4 5 6",)
    position = play(situation(4, *EARN, *full, "seat 1 marker 13"), PICK)
    assert is_open(position, "card-factory")
    position = play(situation(4, *EARN, *full, "seat 1 marker 14"), PICK)
    assert why_not(position, "card-factory") == ("why-not-in-full", "RR-3.5")


@pytest.mark.rule("RR-11.8")
@pytest.mark.parametrize(
    ("moves", "doublers", "marker", "black"),
    [
        ("marker-1 kiev-black doubler", 2, 1, 2),
        ("kiev-black marker-1 marker-1", 1, 2, 2),
        ("kiev-black marker-1 kiev-black", 1, 1, 3),
    ],
)
def test_card_three(moves: str, doublers: int, marker: int, black: int) -> None:
    position = play(situation(4, *EARN), f"{PICK} card-three {moves}")
    assert mat(position).doublers == doublers
    assert mat(position).marker == marker
    assert track(position, "kiev-black") == black
    assert is_open(position, "end-flat")


@pytest.mark.rule("RR-11.8", "RR-3.5")
def test_card_three_is_compulsory_to_the_fourth_part() -> None:
    position = play(situation(4, *EARN), f"{PICK} card-three")
    assert open_moves(position) == {"marker-1", "ts-black", "sp-black", "kiev-black"}
    play(position, "marker-1")
    assert open_moves(position) == {"ts-black", "sp-black", "kiev-black"}
    play(position, "ts-black")
    assert open_moves(position) == {"marker-1", "ts-black", "sp-black", "kiev-black", "doubler"}
    assert why_not(position, "done") == ("why-must", "RR-3.5")


@pytest.mark.rule("RR-11.8", "RR-3.5")
@pytest.mark.parametrize("line", ["seat 1 doublers 8", "seat 1 marker 4"])
def test_card_three_must_be_possible_in_full(line: str) -> None:
    position = play(situation(4, *EARN, line), PICK)
    assert why_not(position, "card-three") == ("why-not-in-full", "RR-3.5")


@pytest.mark.rule("RR-7.2", "RR-11.8")
def test_card_three_needs_a_doubler_in_the_supply() -> None:
    others = ("seat 2 doublers 8", "seat 3 doublers 8", "seat 4 doublers 4")
    assert not is_open(play(situation(4, *EARN, *others), PICK), "card-three")
    others = ("seat 2 doublers 8", "seat 3 doublers 8", "seat 4 doublers 3")
    position = play(situation(4, *EARN, *others), f"{PICK} card-three marker-1 ts-black")
    assert not is_open(position, "doubler")
    assert mat(position).doublers == 1


@pytest.mark.rule("RR-11.8")
def test_card_nine_is_laid_at_once_with_the_usual_replacing() -> None:
    position = situation(4, *EARN, "seat 1 locomotives 1 0 4 0")
    play(position, f"{PICK} card-nine")
    assert open_moves(position) == {"lay-ts-strong", "lay-ts-weak", "lay-sp", "lay-kiev"}
    play(position, "lay-sp lay-kiev")
    assert shown(position, "seat 1 locomotives") == "1 0 9 4"
    assert is_open(position, "end-flat")


@pytest.mark.rule("RR-11.8", "RR-10.4")
def test_card_nine_may_reach_a_special_field_at_once() -> None:
    """Black steps of a token first, then the 9: St. Petersburg 6 is reached."""
    position = situation(
        4,
        ALONE,
        NO_COINS,
        "seat 1 st-petersburg black 6",
        "seat 1 trans-siberian black 12",
        "seat 1 locomotives 7 6 0 0",
    )
    play(position, "T12 ts-black token-cards card-nine lay-sp")
    assert is_open(position, "token-steps")
    play(position, "token-medal token-doublers end-flat")
    assert shown(position, "seat 1 tokens") == "token-doublers token-medal token-cards"


@pytest.mark.rule("RR-11.8")
def test_card_nine_is_closed_with_four_nines() -> None:
    lines = ("seat 1 st-petersburg black 3", "seat 1 locomotives 9 9 9 9", ALONE, NO_COINS)
    position = situation(4, *lines, "seat 1 marker 9", "seat 1 factories 2 3 4")
    play(position, "I1 marker-1 token-cards")
    assert why_not(position, "card-nine") == ("why-not-in-full", "RR-3.5")
    position = situation(
        4,
        ALONE,
        NO_COINS,
        "seat 1 locomotives 9 9 9 8",
        "seat 1 marker 9",
        "seat 1 factories 2 3 4",
    )
    play(position, "I1 marker-1 token-cards")
    assert is_open(position, "card-nine")


@pytest.mark.rule("RR-11.8", "RR-5.4")
def test_the_special_nine_itself_must_be_laid() -> None:
    """All places are taken: what it replaces may be given back, the 9 may not."""
    position = late_situation(4, 5, *EARN[:3], "seat 1 locomotives 3 2 4 2")
    play(position, f"{PICK} card-nine")
    assert why_not(position, "give-back") == ("why-must-lay", "RR-5.4")
    play(position, "lay-sp give-back")
    assert shown(position, "seat 1 locomotives") == "3 2 9 2"
    assert shown(position, "returned").split()[4] == "4"


@pytest.mark.rule("RR-11.9")
def test_an_end_bonus_card_is_chosen_from_the_whole_stack() -> None:
    """The two in the box and those taken before are not there."""
    lines = ("boxed end-flat end-black", "seat 2 end-cards end-tokens")
    position = play(situation(4, *EARN, *lines), f"{PICK} done")
    gone = {"end-flat", "end-black", "end-tokens"}
    assert open_moves(position) == {*c.END_CARD_NAMES, "ten-points"} - gone
    play(position, "end-stations")
    assert shown(position, "seat 1 end-cards") == "end-stations"
    assert score(position) == 0


@pytest.mark.rule("RR-11.9")
def test_or_ten_points_at_once() -> None:
    position = play(situation(4, *EARN), f"{PICK} done ten-points")
    assert score(position) == 10
    assert shown(position, "seat 1 end-cards") == ""


@pytest.mark.rule("RR-11.9")
def test_from_an_empty_stack_the_points_are_taken() -> None:
    mine, boxed = ("end-workers", "end-doublers"), ("end-flat", "end-black")
    others = [card for card in c.END_CARD_NAMES if card not in (*mine, *boxed)]
    hands = (f"seat 1 end-cards {' '.join(mine)}", f"seat 2 end-cards {' '.join(others)}")
    position = situation(4, *EARN, f"boxed {' '.join(boxed)}", *hands)
    play(position, f"{PICK} done")
    assert score(position) == 10
    assert shown(position, "owed") == "turn"
