"""Carrying out an action: in full or in part, in which order, and what is offered."""

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
    score,
    shown,
    shows,
    situation,
    track,
    why_not,
)

FULL_LINES = (
    "seat 1 trans-siberian black 15",
    "seat 1 st-petersburg black 9",
    "seat 1 kiev black 9",
)
"""Black at the end of every line: no black step is left."""


@pytest.mark.rule("RR-3.5")
@pytest.mark.parametrize(
    ("black", "opened", "closed"),
    [(9, "", "T12 T1 T2"), (8, "T12", "T1 T2"), (7, "T12 T1", "T2"), (6, "T12 T1 T2", "")],
)
def test_black_steps_must_all_be_possible(black: int, opened: str, closed: str) -> None:
    position = situation(
        4,
        "seat 1 trans-siberian black 15 grey 14",
        "seat 1 st-petersburg black 9 grey 8",
        f"seat 1 kiev black {black} grey {black - 1}",
    )
    assert all(is_open(position, space) for space in opened.split())
    for space in closed.split():
        assert why_not(position, space) == ("why-not-in-full", "RR-3.5")


@pytest.mark.rule("RR-3.5")
@pytest.mark.parametrize(
    ("line", "opened", "closed"),
    [
        ("black 1", "", "T3 T4 T5 T6 T7 T8 T9 T10"),
        ("black 3", "T3", "T4 T5"),
        ("black 3 grey 1", "", "T3 T4"),
        ("black 5 grey 2", "T3", "T4 T5"),
        ("black 6 grey 2 brown 1", "T3 T4", "T5 T6"),
        ("black 6 grey 3", "T3", "T4"),
        ("black 6 grey 4 brown 1", "T5 T6", "T7"),
        ("black 10 grey 6 brown 5 natural 3", "T7", "T8"),
        ("black 10 grey 6 brown 5 natural 2", "T7 T8", "T9"),
        ("black 15 grey 6 brown 5 natural 2", "T9", "T10"),
        ("black 15 grey 6 brown 5 natural 3", "T9 T10", ""),
        ("black 15 grey 6 brown 5 natural 3 white 2", "", "T9 T10"),
    ],
)
def test_steps_of_the_other_colours_must_all_be_possible(
    line: str, opened: str, closed: str
) -> None:
    """Only the Trans-Siberian has room: St. Petersburg and Kiev have black on space 1."""
    position = situation(4, f"seat 1 trans-siberian {line}")
    assert all(is_open(position, space) for space in opened.split())
    assert not any(is_open(position, space) for space in closed.split())


@pytest.mark.rule("RR-3.5")
def test_an_action_is_carried_out_to_its_end() -> None:
    position = play(situation(4, NO_COINS), "T2 ts-black ts-black")
    assert not is_open(position, "done")
    assert why_not(position, "done") == ("why-must", "RR-3.5")


@pytest.mark.rule("RR-3.5", "RR-8.1")
def test_a_public_engineer_must_be_possible_in_full() -> None:
    """Engineer 10: an industry step and a black step."""
    lines = ("engineers 2 10 4 8 9 11 12", NO_COINS)
    assert is_open(situation(4, *lines, "seat 1 marker 3"), "E1")
    assert not is_open(situation(4, *lines, "seat 1 marker 4"), "E1")
    assert not is_open(situation(4, *lines, *FULL_LINES), "E1")


@pytest.mark.rule("RR-3.5", "RR-11.1")
def test_full_execution_looks_through_tokens_and_cards() -> None:
    """I3: the black step earns a token, whose card builds the factory the marker needs."""
    lines = (
        ALONE,
        NO_COINS,
        "seat 1 marker 4",
        "seat 1 locomotives 1 0 4 0",
        "seat 1 st-petersburg black 3",
    )
    position = situation(4, *lines)
    assert is_open(position, "I3")
    play(position, "I3")
    # Neither the marker nor another black step leads on; the token must open the way.
    assert open_moves(position) == {"sp-black"}
    assert why_not(position, "ts-black") == ("why-spoils-the-rest", "RR-3.6")
    play(position, "sp-black")
    assert "token-doublers" not in open_moves(position)
    play(position, "token-cards card-factory factory marker-1")
    # The marker has entered factory 2: only one more factory makes room for I3's own step.
    assert open_moves(position) == {"factory"}
    play(position, "factory marker-1 ten-points marker-1 done")
    assert mat(position).marker == 7
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-3.5", "RR-10.4")
@pytest.mark.parametrize(
    ("line", "places", "opened"),
    [
        ("st-petersburg black 3", "1 0 4 0", True),
        ("st-petersburg black 3", "1 0 3 0", False),
        ("st-petersburg black 2", "1 0 4 0", False),
        ("st-petersburg black 5", "1 0 6 0", True),
        ("st-petersburg black 5", "1 0 5 0", False),
        ("st-petersburg black 4", "1 0 6 0", False),
        ("trans-siberian black 12", "7 6 0 0", True),
        ("trans-siberian black 12", "7 5 0 0", False),
        ("trans-siberian black 13", "7 6 0 0", False),
    ],
)
def test_i3_before_a_gap_is_open_if_its_black_step_earns_a_token(
    line: str, places: str, opened: bool
) -> None:
    lines = (f"seat 1 {line}", f"seat 1 locomotives {places}", "seat 1 marker 4")
    assert is_open(situation(4, *lines), "I3") == opened


@pytest.mark.rule("RR-3.5", "RR-6.8")
def test_full_execution_looks_through_the_question_space() -> None:
    """I2 with one step left before a gap: on position 10 it brings a token, elsewhere nothing."""
    assert not is_open(situation(4, "seat 1 marker 7", "seat 1 factories 6 6"), "I2")
    position = situation(4, NO_COINS, ALONE, "seat 1 marker 9", "seat 1 factories 6 6 6")
    assert is_open(position, "I2")
    play(position, "I2 marker-1")
    assert open_moves(position) == {"token-marker", "token-cards"}
    play(position, "token-marker marker-2")
    assert (mat(position).marker, mat(position).second_marker) == (10, 1)


@pytest.mark.rule("RR-3.5", "RR-3.6", "RR-6.5")
def test_a_factory_that_must_open_the_way() -> None:
    """LR, three steps with room for two: factory 2 has to build a factory."""
    position = situation(
        4,
        NO_COINS,
        ALONE,
        "round 7",
        "seat 1 marker 4",
        "seat 1 factories 2",
        "engineers 2 0 0 0 0 0 0",
    )
    play(position, "LR marker-1")
    assert open_moves(position) == {"factory"}
    assert why_not(position, "locomotive") == ("why-spoils-the-rest", "RR-3.6")
    play(position, "factory marker-1 marker-1 done")
    assert mat(position).marker == 7


LAST_ROUND = (NO_COINS, ALONE, "round 7", "engineers 2 0 0 0 0 0 0", "seat 1 marker 4")
"""Two industry steps are possible up to the next gap; LR wants three."""


@pytest.mark.rule("RR-3.5", "RR-8.6")
def test_factory_3_opens_the_way_by_what_it_repeats() -> None:
    position = situation(4, *LAST_ROUND, "seat 1 factories 3", "placed 1:L1:w1")
    play(position, "LR marker-1")
    assert open_moves(position) == {"L1"}
    play(position, "L1")
    assert open_moves(position) == {"factory"}
    play(position, "factory marker-1 marker-1 done")
    assert mat(position).marker == 7
    useless = situation(4, *LAST_ROUND, "seat 1 factories 3", "placed 1:A2:w1")
    assert not is_open(useless, "LR")


@pytest.mark.rule("RR-3.5", "RR-10.4")
def test_factory_7_opens_the_way_by_a_step_that_earns_a_token() -> None:
    lines = (*LAST_ROUND, "seat 1 factories 7", "seat 1 st-petersburg black 3")
    position = play(situation(4, *lines, "seat 1 locomotives 1 0 4 0"), "LR marker-1")
    assert not is_open(position, "done")
    play(position, "sp-black token-marker done marker-2 marker-2")
    assert (mat(position).marker, mat(position).second_marker) == (5, 2)
    assert not is_open(situation(4, *lines, "seat 1 locomotives 1 0 3 0"), "LR")


@pytest.mark.rule("RR-3.6")
def test_a_step_that_would_block_the_rest_is_not_offered() -> None:
    """Engineer 3 with grey still out of reach: the black step must make way for grey."""
    position = play(situation(4, NO_COINS), "E1")
    assert open_moves(position) == {"ts-black"}
    play(position, "ts-black ts-grey")
    assert shows(position, "seat 1 trans-siberian black 2 grey 1")


@pytest.mark.rule("RR-3.6", "RR-8.6")
def test_a_repeated_space_leaves_room_for_the_rest() -> None:
    """I2 through factory 3: what engineer 8 repeats may not take the room of the second step."""
    position = situation(
        4,
        "engineers 2 8 4 9 10 11 12",
        ALONE,
        NO_COINS,
        "seat 1 workers 7",
        "seat 1 factories 3",
        "seat 1 marker 4",
        "placed 1:I1:w1 1:A2:w1 1:E1:w1",
    )
    play(position, "I2 marker-1")
    assert open_moves(position) == {"A2", "E1", "done"}
    play(position, "E1")
    assert open_moves(position) == {"A2"}
    play(position, "A2 marker-1")
    assert mat(position).marker == 6


@pytest.mark.rule("RR-3.7")
def test_own_engineers_may_be_done_in_part() -> None:
    """The player's own engineer 3: the black step alone, the grey step alone, or neither."""
    lines = (ALONE, NO_COINS, "seat 1 engineers 3", "engineers 2 5 4 8 9 10 11")
    line = "seat 1 trans-siberian black 4"
    for moves, after in (
        ("ts-black done", "black 5 grey 0"),
        ("ts-grey done", "black 4 grey 1"),
        ("done", "black 4 grey 0"),
    ):
        position = play(situation(4, *lines, line), f"e3 {moves}")
        assert shows(position, f"seat 1 trans-siberian {after}")
        assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-3.7")
def test_an_own_engineer_may_be_used_for_nothing() -> None:
    position = situation(4, *FULL_LINES, ALONE, NO_COINS, "seat 1 engineers 14")
    play(position, "e14")
    assert shown(position, "placed") == "1:e14:w1"
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-3.7")
def test_points_come_even_if_the_step_is_forgone() -> None:
    position = play(situation(4, NO_COINS, "seat 1 engineers 7"), "e7 done")
    assert score(position) == 3
    assert track(position, "ts-black") == 1


@pytest.mark.rule("RR-3.7")
def test_factories_may_be_done_in_part() -> None:
    position = situation(4, ALONE, NO_COINS, "seat 1 factories 7", "seat 1 marker 4")
    play(position, "I1 marker-1 kiev-black done")
    assert track(position, "kiev-black") == 2
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-3.7")
def test_tokens_may_be_done_in_part() -> None:
    position = situation(
        4, ALONE, NO_COINS, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 4 0"
    )
    play(position, "T12 sp-black token-steps kiev-black done")
    assert track(position, "kiev-black") == 2
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-3.8", "RR-8.4")
@pytest.mark.parametrize("moves", ["marker-1 kiev-black", "kiev-black marker-1"])
def test_the_parts_of_an_action_come_in_any_order(moves: str) -> None:
    position = play(situation(4, NO_COINS), f"I3 {moves}")
    assert (mat(position).marker, track(position, "kiev-black")) == (1, 2)


@pytest.mark.rule("RR-3.8")
def test_what_a_step_sets_off_comes_before_the_rest() -> None:
    """T2: the first black step earns a token; its steps come before the other two of T2."""
    position = situation(
        4, ALONE, NO_COINS, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 4 0"
    )
    play(position, "T2 sp-black")
    assert "token-steps" in open_moves(position)
    assert "ts-black" not in open_moves(position)
    play(position, "token-steps ts-black ts-grey")
    assert is_open(position, "done")
    play(position, "done ts-black ts-black")
    assert shows(position, "seat 1 trans-siberian black 4 grey 1")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-3.9")
def test_two_equal_locomotives_are_offered_once() -> None:
    position = situation(
        4,
        NO_COINS,
        "seat 1 locomotives 2 2 4 4",
        "stock 0 0 0 4 2 4 4 4 4 4",
        "returned 0 1 2 0 0 0 0 0 0 0",
    )
    choose(choose(position, "L1"), "locomotive")
    assert open_moves(position) == {"lay-ts-weak"}
    assert why_not(position, "lay-ts-strong") == ("why-the-same", "RR-3.9")


@pytest.mark.rule("RR-3.9")
def test_exchanging_a_factory_for_its_like_is_offered_once() -> None:
    position = situation(4, NO_COINS, "seat 1 factories 2 6 2 7 2", "stock 0 0 1 4 4 4 3 3 4 4")
    play(position, "L1 factory")
    assert open_moves(position) == {"gap-1", "gap-2", "gap-4"}
