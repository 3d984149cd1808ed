"""Building track: steps, colours, order and lines."""

from __future__ import annotations

import pytest

from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    is_open,
    open_moves,
    play,
    score,
    shown,
    shows,
    situation,
    track,
    why_not,
)

STEPS = "owed next-turn do:any*4"
"""Seat 1 is in the middle of four steps in any colours."""


@pytest.mark.rule("RR-4.1")
@pytest.mark.parametrize(
    ("moves", "ts", "sp"),
    [
        ("ts-black ts-black ts-black", 4, 1),
        ("ts-black ts-black sp-black", 3, 2),
        ("sp-black ts-black ts-black", 3, 2),
    ],
)
def test_three_black_steps_on_one_line_or_split(moves: str, ts: int, sp: int) -> None:
    """Worked example: T2 with two workers."""
    position = play(situation(4, NO_COINS), f"T2 {moves}")
    assert (track(position, "ts-black"), track(position, "sp-black")) == (ts, sp)


@pytest.mark.rule("RR-4.1", "RR-4.3")
def test_two_grey_steps_enter_and_go_on_or_enter_two_lines() -> None:
    """Worked example: T3 with no grey on the line yet."""
    lines = ("seat 1 trans-siberian black 3", "seat 1 kiev black 2", NO_COINS)
    position = play(situation(4, *lines), "T3 ts-grey ts-grey")
    assert track(position, "ts-grey") == 2
    position = play(situation(4, *lines), "T3 ts-grey kiev-grey")
    assert (track(position, "ts-grey"), track(position, "kiev-grey")) == (1, 1)


@pytest.mark.rule("RR-4.1")
def test_two_steps_in_any_colours() -> None:
    """Worked example: T11 with a worker and a coin, one black step and one grey step."""
    position = play(situation(4, "seat 1 trans-siberian black 2"), "T11 ts-black ts-grey")
    assert shown(position, "placed") == "1:T11:w1c1"
    assert shows(position, "seat 1 trans-siberian black 3 grey 1")


@pytest.mark.rule("RR-4.2")
def test_colours_of_each_line() -> None:
    """With every colour available, each line takes its own and no other."""
    position = situation(
        4,
        STEPS,
        "seat 1 trans-siberian black 15 grey 8 brown 6 natural 4 white 2",
        "seat 1 st-petersburg black 8 grey 6 brown 4 natural 2",
        "seat 1 kiev black 8 grey 6 brown 4",
    )
    assert open_moves(position) == {
        *("ts-grey", "ts-brown", "ts-natural", "ts-white"),
        *("sp-black", "sp-grey", "sp-brown", "sp-natural"),
        *("kiev-black", "kiev-grey", "kiev-brown", "done"),
    }


@pytest.mark.rule("RR-4.2", "RR-4.4")
@pytest.mark.parametrize(
    ("line", "piece", "end"),
    [
        ("trans-siberian", "ts-black", 15),
        ("st-petersburg", "sp-black", 9),
        ("kiev", "kiev-black", 9),
    ],
)
def test_lines_end(line: str, piece: str, end: int) -> None:
    position = situation(4, STEPS, f"seat 1 {line} black {end - 1}")
    play(position, piece)
    assert track(position, piece) == end
    assert why_not(position, piece) == ("why-end-of-line", "RR-4.4")


@pytest.mark.rule("RR-4.3")
def test_a_colour_enters_on_space_1() -> None:
    position = situation(4, STEPS, "seat 1 trans-siberian black 6 grey 3", "seat 1 kiev black 4")
    play(position, "kiev-grey ts-brown")
    assert (track(position, "kiev-grey"), track(position, "ts-brown")) == (1, 1)


@pytest.mark.rule("RR-4.3")
def test_no_colour_is_left_out() -> None:
    """Brown is available, but on St. Petersburg grey is missing."""
    position = situation(
        4, STEPS, "seat 1 trans-siberian black 6 grey 3", "seat 1 st-petersburg black 5"
    )
    assert why_not(position, "sp-brown") == ("why-colour-before", "RR-4.3")
    play(position, "sp-grey")
    assert why_not(position, "sp-brown") == ("why-piece-ahead", "RR-4.4")
    play(position, "sp-grey")
    assert is_open(position, "sp-brown")


@pytest.mark.rule("RR-4.4")
@pytest.mark.parametrize(
    ("line", "blocked"),
    [
        ("black 15 grey 14 brown 12 natural 10 white 8", "ts-grey"),
        ("black 15 grey 13 brown 12 natural 10 white 8", "ts-brown"),
        ("black 15 grey 13 brown 11 natural 10 white 8", "ts-natural"),
        ("black 15 grey 13 brown 11 natural 9 white 8", "ts-white"),
    ],
)
def test_no_piece_draws_level_or_overtakes(line: str, blocked: str) -> None:
    position = situation(4, STEPS, f"seat 1 trans-siberian {line}")
    pieces = {"ts-grey", "ts-brown", "ts-natural", "ts-white"}
    assert open_moves(position) & pieces == pieces - {blocked}
    assert why_not(position, blocked) == ("why-piece-ahead", "RR-4.4")


@pytest.mark.rule("RR-4.4")
def test_a_colour_cannot_enter_while_space_1_is_taken() -> None:
    position = situation(4, STEPS, "seat 1 trans-siberian black 6 grey 1")
    assert why_not(position, "ts-brown") == ("why-piece-ahead", "RR-4.4")


@pytest.mark.rule("RR-4.5")
@pytest.mark.parametrize(
    ("needed", "line", "pieces"),
    [
        (2, "", {"ts-grey", "sp-grey", "kiev-grey"}),
        (6, "grey 3", {"ts-brown", "sp-brown", "kiev-brown"}),
        (10, "grey 5 brown 3", {"ts-natural", "sp-natural"}),
        (15, "grey 7 brown 5 natural 3", {"ts-white"}),
    ],
)
def test_black_makes_colours_available_on_all_lines(
    needed: int, line: str, pieces: set[str]
) -> None:
    """One space before, the colour is closed on every line; on the space, open on every line."""
    others = {2: "black 4", 6: "black 8 grey 4", 10: "black 8 grey 6 brown 4", 15: "black 8"}
    position = situation(
        4,
        STEPS,
        f"seat 1 trans-siberian black {needed - 1} {line}",
        f"seat 1 st-petersburg {others[needed]}",
        f"seat 1 kiev {others[needed]}",
    )
    for piece in pieces:
        assert why_not(position, piece) == ("why-colour-not-available", "RR-4.5")
    play(position, "ts-black")
    assert pieces <= open_moves(position)


@pytest.mark.rule("RR-4.5")
def test_passing_over_the_space_is_enough() -> None:
    """Black far ahead: every colour up to brown is available."""
    position = situation(4, STEPS, "seat 1 trans-siberian black 9", "seat 1 kiev black 6 grey 4")
    assert {"ts-grey", "kiev-brown"} <= open_moves(position)


@pytest.mark.rule("RR-4.5")
def test_black_of_another_line_makes_nothing_available() -> None:
    position = situation(4, STEPS, "seat 1 st-petersburg black 9", "seat 1 kiev black 9")
    assert open_moves(position) == {"ts-black", "done"}


@pytest.mark.rule("RR-4.5", "RR-11.1")
def test_a_new_colour_may_be_used_within_the_same_steps() -> None:
    position = situation(4, ALONE, STEPS)
    play(position, "ts-black ts-grey ts-black ts-grey")
    assert shows(position, "seat 1 trans-siberian black 3 grey 2")


@pytest.mark.rule("RR-4.6", "RR-10.1")
def test_white_makes_two_steps_when_black_reaches_vladivostok() -> None:
    position = situation(
        4,
        ALONE,
        NO_COINS,
        "seat 1 trans-siberian black 14 grey 9 brown 7 natural 5",
    )
    play(position, "T12 ts-black")
    assert open_moves(position) == {"ts-white", "done"}
    play(position, "ts-white ts-white")
    assert track(position, "ts-white") == 2
    assert shown(position, "owed") == "turn"
    assert score(position) == 10


@pytest.mark.rule("RR-4.6")
def test_white_steps_are_up_to_two() -> None:
    lines = ("seat 1 trans-siberian black 14 grey 9 brown 7 natural 5", ALONE, NO_COINS)
    for moves, white in (("done", 0), ("ts-white done", 1)):
        position = play(situation(4, *lines), f"T12 ts-black {moves}")
        assert track(position, "ts-white") == white
        assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-4.6")
@pytest.mark.parametrize(("natural", "steps"), [(0, 0), (1, 0), (2, 1)])
def test_white_steps_lapse_where_there_is_no_room(natural: int, steps: int) -> None:
    position = situation(
        4, ALONE, NO_COINS, f"seat 1 trans-siberian black 14 grey 9 brown 7 natural {natural}"
    )
    play(position, "T12 ts-black" + " ts-white" * steps)
    assert track(position, "ts-white") == steps
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-4.6")
def test_white_steps_come_before_the_rest_of_the_action() -> None:
    position = situation(4, NO_COINS, "seat 1 trans-siberian black 14 grey 9 brown 7 natural 5")
    play(position, "T1 ts-black")
    assert open_moves(position) == {"ts-white", "done"}
    play(position, "ts-white done sp-black")
    assert (track(position, "ts-black"), track(position, "sp-black")) == (15, 2)
