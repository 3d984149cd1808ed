"""The sequence of a round."""

from __future__ import annotations

import pytest

from stellwerk.core.position import NOBODY
from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    dealt,
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


@pytest.mark.rule("RR-2.1")
def test_one_action_each_in_turn_order() -> None:
    position = situation(4, "order 3 1 4 2", "active 3")
    turns = []
    for moves in ("A2", "A1", "T12 kiev-black", "pass", "T1 ts-black ts-black"):
        turns.append(position.turn + 1)
        play(position, moves)
    assert turns == [3, 1, 4, 2, 3]


@pytest.mark.rule("RR-2.1", "RR-9.1")
def test_who_has_passed_is_left_out_and_the_others_go_on() -> None:
    position = play(situation(3), "A2 pass A1")
    assert position.turn == 0
    play(position, "L1 factory")
    assert position.turn == 2
    play(position, "pass")
    assert position.turn == 0
    play(position, "I1 marker-1")
    assert position.turn == 0


@pytest.mark.rule("RR-2.1")
def test_no_second_action_before_the_first_is_done() -> None:
    position = play(situation(4, NO_COINS), "T1")
    assert open_moves(position) == {"ts-black", "sp-black", "kiev-black"}
    assert why_not(position, "A2") == ("why-finish-first", "RR-2.1")
    assert why_not(position, "pass") == ("why-finish-first", "RR-2.1")


@pytest.mark.rule("RR-2.2")
def test_the_end_of_a_round_step_by_step() -> None:
    """Sort the order, move on from O2, then from O1, score, go home, move the engineers."""
    position = situation(
        4,
        "placed 3:O1:w1 4:O2:w1",
        ALONE,
        "seat 3 marker 3",
        "seat 1 marker 4",
    )
    play(position, "pass")
    assert shown(position, "order") == "3 4 1 2"
    assert position.turn == 3
    play(position, "A2")
    assert position.turn == 2
    assert score(position, 1) == 0
    play(position, "I1")
    assert score(position, 1) == 0
    play(position, "marker-1")
    # The step of the worker that moved on counts: position 4 brings 5 points.
    assert position.scores() == [5, 0, 5, 0]
    assert shown(position, "round") == "2"
    assert shown(position, "placed") == ""
    assert shown(position, "engineers") == "3 4 8 9 10 11 0"
    assert position.turn == 2


def test_turns_are_counted_one_by_one() -> None:
    """Start bonuses, turns and moving on: each is a turn of its own."""
    position = dealt(2)
    assert shown(position, "turns") == "0"
    turns = []
    for moves in ("bonus-coin", "O1", "pass", "pass", "done"):
        play(position, moves)
        turns.append(int(shown(position, "turns")))
    assert turns == [2, 3, 4, 5, 6]


@pytest.mark.rule("RR-2.3")
def test_workers_come_home_and_placed_coins_are_spent() -> None:
    position = situation(
        4,
        ALONE,
        "cards card-engineer card-nine",
        "seat 1 black-worker 1",
        "seat 1 coins 2",
        "placed 1:A3:w1 1:L1:t1 1:T1:b1 1:A1:c1 2:L3:w3",
    )
    assert (mat(position).free, mat(position).temporary, mat(position).free_black) == (4, 1, 0)
    play(position, "pass")
    assert (mat(position).free, mat(position).temporary, mat(position).free_black) == (5, 0, 1)
    assert mat(position).coins == 2
    assert mat(position, 2).free == 5


@pytest.mark.rule("RR-2.3", "RR-7.4")
def test_temporary_workers_wait_on_a3_again() -> None:
    position = play(situation(3, "passed 2 3", "placed 1:A3:w1"), "pass pass")
    assert position.turn == 1
    assert is_open(position, "A3")


@pytest.mark.rule("RR-2.4")
def test_the_game_ends_with_the_final_scoring_of_the_last_round() -> None:
    position = situation(4, "round 7", ALONE, "seat 1 engineers 2", "engineers 3 0 0 0 0 0 0")
    play(position, "pass")
    assert position.turn == NOBODY
    assert position.moves() == []
    assert score(position) == 40


@pytest.mark.rule("RR-3.1")
def test_a_space_is_used_once_a_round_by_anybody() -> None:
    position = play(situation(3, "passed 3"), "T1 ts-black ts-black")
    assert why_not(position, "T1") == ("why-occupied", "RR-3.1")
    play(position, "pass")
    assert why_not(position, "T1") == ("why-occupied", "RR-3.1")
    play(position, "pass")
    assert is_open(position, "T1")


@pytest.mark.rule("RR-3.1")
def test_t12_is_never_full() -> None:
    """Worked example: Blue's worker stands there, Red may place there, too."""
    position = play(situation(2, "seat 1 coins 0", "seat 2 coins 0"), "T12 ts-black")
    assert is_open(position, "T12")
    play(position, "T12 sp-black T12 ts-black")
    assert shown(position, "placed") == "1:T12:w1 2:T12:w1 1:T12:w1"
    assert track(position, "ts-black") == 3
