"""Special fields of the lines."""

from __future__ import annotations

import pytest

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
)

SIX_TOKENS = {
    "token-steps",
    "token-industry",
    "token-doublers",
    "token-revaluation",
    "token-medal",
    "token-cards",
}
"""All but the second marker, which needs the first one on its way."""


@pytest.mark.rule("RR-10.1")
@pytest.mark.parametrize(
    ("line", "piece", "end"),
    [("trans-siberian", "ts", 15), ("st-petersburg", "sp", 9), ("kiev", "kiev", 9)],
)
def test_an_end_station_brings_ten_points_once(line: str, piece: str, end: int) -> None:
    position = situation(4, ALONE, NO_COINS, f"seat 1 {line} black {end - 1}")
    play(position, f"T12 {piece}-black")
    assert score(position) == 10
    play(position, "pass")
    assert score(position) == 10


@pytest.mark.rule("RR-10.1")
def test_only_black_opens_an_end_station() -> None:
    lines = ("seat 1 trans-siberian black 2", "seat 1 kiev black 9 grey 7")
    position = play(situation(4, ALONE, NO_COINS, *lines), "T12 kiev-grey")
    assert score(position) == 0


@pytest.mark.rule("RR-10.2", "RR-7.5")
def test_black_on_kiev_7_brings_a_worker_for_good() -> None:
    position = situation(4, ALONE, NO_COINS, "seat 1 kiev black 6")
    play(position, "T12 kiev-black")
    assert (mat(position).workers, mat(position).free) == (6, 5)
    play(position, "T1 kiev-black kiev-black pass")
    assert (mat(position).workers, mat(position).free) == (6, 6)


WORKER = (ALONE, NO_COINS, "seat 1 trans-siberian black 6 grey 5 brown 2")


@pytest.mark.rule("RR-10.3")
@pytest.mark.parametrize(("places", "workers"), [("2 0 0 0", 5), ("2 1 0 0", 6), ("3 0 0 0", 6)])
def test_brown_on_trans_siberian_3_needs_a_locomotive(places: str, workers: int) -> None:
    position = situation(4, *WORKER, f"seat 1 locomotives {places}")
    play(position, "T5 ts-brown")
    assert mat(position).workers == workers


@pytest.mark.rule("RR-10.3", "RR-10.5")
def test_the_locomotive_may_come_last() -> None:
    position = situation(4, ALONE, NO_COINS, "seat 1 trans-siberian black 6 grey 5 brown 3")
    play(position, "L1 locomotive lay-ts-weak")
    assert (mat(position).workers, mat(position).free) == (6, 5)


@pytest.mark.rule("RR-10.4")
@pytest.mark.parametrize(
    ("line", "piece", "space", "places", "earned"),
    [
        ("st-petersburg", "sp-black", 4, "1 0 4 0", True),
        ("st-petersburg", "sp-black", 4, "1 0 3 0", False),
        ("st-petersburg", "sp-black", 6, "1 0 6 0", True),
        ("st-petersburg", "sp-black", 6, "1 0 5 0", False),
        ("trans-siberian", "ts-black", 13, "7 6 0 0", True),
        ("trans-siberian", "ts-black", 13, "7 5 0 0", False),
        ("kiev", "kiev-black", 4, "1 0 0 4", False),
    ],
)
def test_question_fields(line: str, piece: str, space: int, places: str, earned: bool) -> None:
    position = situation(
        4, ALONE, NO_COINS, f"seat 1 {line} black {space - 1}", f"seat 1 locomotives {places}"
    )
    play(position, f"T12 {piece}")
    if earned:
        assert open_moves(position) == SIX_TOKENS
        play(position, "token-revaluation")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-10.4")
def test_a_question_field_earns_one_token() -> None:
    """Worked example: locomotive 5 at St. Petersburg, black moved to 4, then on to 5."""
    position = situation(
        4, ALONE, NO_COINS, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 5 0"
    )
    play(position, "T12 sp-black token-medal T12 sp-black")
    assert shown(position, "seat 1 tokens") == "token-medal"
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-10.4", "RR-10.5")
def test_a_stronger_locomotive_earns_no_second_token() -> None:
    position = late_situation(
        4, 5, ALONE, NO_COINS, "seat 1 st-petersburg black 5", "seat 1 locomotives 1 0 4 0"
    )
    play(position, "L1 locomotive lay-sp lay-kiev")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-10.5")
def test_a_locomotive_that_comes_last_earns_the_token() -> None:
    position = late_situation(4, 4, ALONE, NO_COINS, "seat 1 st-petersburg black 5")
    play(position, "L1 locomotive lay-sp")
    assert open_moves(position) == SIX_TOKENS


@pytest.mark.rule("RR-10.5")
def test_passing_over_a_field_reaches_it() -> None:
    """Black stands on 8 already: a locomotive 7 reaches both ?-fields of St. Petersburg."""
    position = late_situation(4, 7, ALONE, NO_COINS, "seat 1 st-petersburg black 8")
    play(position, "L1 locomotive lay-sp token-medal token-revaluation")
    assert shown(position, "seat 1 tokens") == "token-revaluation token-medal"
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-10.6")
def test_several_tokens_are_chosen_one_after_the_other() -> None:
    """The second is not chosen before the first is carried out."""
    position = late_situation(4, 6, ALONE, NO_COINS, "seat 1 st-petersburg black 6")
    play(position, "L1 locomotive lay-sp token-industry marker-1")
    assert open_moves(position) == {"marker-1", "done"}
    play(position, "done")
    assert open_moves(position) == SIX_TOKENS - {"token-industry"} | {"token-marker"}
    play(position, "token-marker")
    assert (mat(position).marker, mat(position).second_marker) == (1, 0)
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-10.6")
def test_the_chain_of_locomotives_is_finished_before_tokens() -> None:
    position = late_situation(
        4,
        6,
        ALONE,
        NO_COINS,
        "seat 1 st-petersburg black 6",
        "seat 1 locomotives 5 4 3 2",
    )
    play(position, "L1 locomotive lay-sp")
    assert open_moves(position) == {"lay-kiev", "give-back"}
    play(position, "lay-kiev")
    assert open_moves(position) == SIX_TOKENS


@pytest.mark.rule("RR-10.6")
def test_one_placement_may_reach_fields_on_two_lines() -> None:
    """A 9 on the Trans-Siberian reaches 13; the 5 it replaces reaches St. Petersburg 4."""
    position = late_situation(
        4,
        9,
        ALONE,
        NO_COINS,
        "seat 1 trans-siberian black 13",
        "seat 1 st-petersburg black 4",
        "seat 1 locomotives 6 5 2 2",
    )
    play(position, "L1 locomotive lay-ts-weak lay-sp")
    play(position, "token-medal token-revaluation")
    assert shown(position, "seat 1 tokens") == "token-revaluation token-medal"
    assert shown(position, "owed") == "turn"
