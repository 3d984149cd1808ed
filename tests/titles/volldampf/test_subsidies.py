"""The subsidy (VD-11.2, VD-11.3), under both versions of its rules."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.playout import playout
from stellwerk.core.position import NOBODY
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import (
    LONG_WAY,
    NORTH,
    hand,
    income,
    open_moves,
    owed,
    play,
    situation,
    why_not,
)

both_versions = pytest.mark.parametrize("rules", [1, 2])


@both_versions
@pytest.mark.rule("VD-11.2")
def test_a_subsidy_is_one_more_transport_for_the_last(rules: int) -> None:
    position = situation(
        3,
        "order 2 1 3",
        "stones blue@HAM",
        NORTH,
        "seat 1 income 2",
        "seat 1 actions subsidy",
        "seat 2 income 1",
        "seat 2 actions subsidy",
        "seat 3 income 1",
        "seat 3 actions bargain",
        "owed subsidies",
        rules=rules,
    )
    assert (position.turn, open_moves(position)) == (1, ["decline", "subsidy"])
    play(position, "subsidy")
    assert (position.turn, owed(position)) == (1, "subsidised")
    play(position, "blue@HAM N2 deliver decline decline")
    assert income(position) == [3, 1, 1]
    assert hand(position, 1) == []
    assert position.turn == NOBODY


@both_versions
@pytest.mark.rule("VD-11.2")
def test_it_is_asked_in_order_and_checked_when_it_is_played(rules: int) -> None:
    """Seat 2 gains by its subsidy; seat 3 is the only one who is last by then."""
    position = situation(
        3,
        "order 2 3 1",
        "stones blue@HAM blue@BRE",
        "seat 2 track N1 N3",
        "seat 1 income 9",
        "seat 2 actions subsidy",
        "seat 3 actions subsidy",
        "owed subsidies",
        rules=rules,
    )
    play(position, "subsidy blue@BRE N3 deliver decline")
    assert income(position) == [9, 1, 0]
    assert (position.turn, open_moves(position)) == (2, ["decline", "subsidy"])
    play(position, "subsidy blue@HAM N1 deliver")
    assert position.turn == NOBODY


@both_versions
@pytest.mark.rule("VD-11.2")
def test_who_is_still_last_may_use_a_second_one(rules: int) -> None:
    position = situation(
        3,
        "stones blue@HAM blue@HAM",
        "seat 1 actions subsidy subsidy",
        "seat 2 track N2",
        "seat 2 income 2",
        "seat 3 income 2",
        "owed subsidies",
        rules=rules,
    )
    play(position, "subsidy blue@HAM N2 deliver")
    assert (position.turn, open_moves(position)) == (0, ["decline", "subsidy"])
    play(position, "subsidy blue@HAM N2 deliver")
    assert income(position) == [0, 4, 2]
    assert position.turn == NOBODY


@both_versions
@pytest.mark.rule("VD-11.2")
def test_nobody_ahead_of_the_last_is_asked(rules: int) -> None:
    position = situation(
        3,
        "stones blue@HAM",
        NORTH,
        "seat 1 income 1",
        "seat 1 actions subsidy new-plan",
        "owed subsidies",
        rules=rules,
    )
    assert position.turn == NOBODY


# When it can be played.


@both_versions
@pytest.mark.rule("VD-11.3")
def test_a_subsidy_needs_a_stone_that_can_be_moved(rules: int) -> None:
    for stones, track in (("blue@HAM", "M1"), ("violet@HAM", "N2")):
        position = situation(
            3,
            f"stones {stones}",
            f"seat 1 track {track}",
            "seat 1 actions subsidy",
            "owed subsidies",
            rules=rules,
        )
        assert position.turn == NOBODY


@both_versions
@pytest.mark.rule("VD-11.3")
@pytest.mark.parametrize(
    ("stones", "track", "card"),
    [
        ("violet@KOP", LONG_WAY, "fast-locomotive"),
        ("violet@HAM", "seat 1 track N2", "new-plan"),
        ("", "seat 1 track N2", "extra-freight"),
    ],
)
def test_since_version_2_another_card_in_hand_can_make_it_possible(
    rules: int, stones: str, track: str, card: str
) -> None:
    lines = (f"stones {stones}", track, f"seat 1 actions subsidy {card}", "owed subsidies")
    position = situation(3, *lines, rules=rules)
    if rules == 1:
        assert position.turn == NOBODY
        return
    assert (position.turn, open_moves(position)) == (0, ["decline", "subsidy"])
    play(position, "subsidy")
    assert open_moves(position) == ["skip", card]


@pytest.mark.rule("VD-11.3", "VD-11.1")
def test_a_subsidised_transport_with_a_fast_locomotive() -> None:
    position = situation(
        3,
        "stones violet@KOP",
        LONG_WAY,
        "seat 1 actions subsidy fast-locomotive",
        "owed subsidies",
    )
    play(position, "subsidy fast-locomotive")
    assert open_moves(position) == ["violet@KOP"]
    assert why_not(position, "skip") == ("why-subsidy-skip", "VD-11.3")
    play(position, "violet@KOP O5 O4 O3 O2 O1 M1 M2 deliver")
    assert income(position) == [7, 0, 0]
    assert (position.turn, hand(position, 0), position.reach) == (NOBODY, [], 6)


@pytest.mark.rule("VD-11.3", "VD-11.9")
def test_a_subsidised_transport_with_a_new_plan() -> None:
    position = situation(
        3,
        "stones violet@HAM",
        "seat 1 track N2",
        "seat 1 actions subsidy new-plan",
        "owed subsidies",
    )
    play(position, "subsidy new-plan violet@HAM HAN")
    assert open_moves(position) == ["violet@HAN"]
    play(position, "violet@HAN N2 deliver")
    assert (position.turn, income(position)) == (NOBODY, [1, 0, 0])


@pytest.mark.rule("VD-11.3", "VD-11.7")
def test_a_subsidised_transport_with_extra_freight() -> None:
    position = situation(
        3, "seat 1 track N2", "seat 1 actions subsidy extra-freight", "owed subsidies"
    )
    play(position, "subsidy extra-freight draw-blue-1 HAM")
    assert open_moves(position) == ["blue@HAM"]
    play(position, "blue@HAM N2 deliver")
    assert (position.turn, income(position)) == (NOBODY, [1, 0, 0])


@both_versions
@pytest.mark.rule("VD-11.3")
def test_a_subsidised_transport_cannot_be_skipped(rules: int) -> None:
    position = situation(
        3, "stones blue@HAM", NORTH, "seat 1 actions subsidy", "owed subsidies", rules=rules
    )
    play(position, "subsidy")
    assert open_moves(position) == ["blue@HAM"]
    assert why_not(position, "skip") == ("why-subsidy-skip", "VD-11.3")


# When it has no effect.


@both_versions
@pytest.mark.rule("VD-11.3")
def test_if_it_becomes_impossible_it_lapses_without_a_card(rules: int) -> None:
    position = situation(
        3,
        "stones blue@HAM",
        "seat 1 track N2",
        "seat 1 actions subsidy new-plan",
        "owed subsidies",
        rules=rules,
    )
    play(position, "subsidy new-plan blue@HAM PAR")
    assert open_moves(position) == ["skip"]
    play(position, "skip")
    assert hand(position, 0) == []
    assert position.turn == NOBODY


@both_versions
@pytest.mark.rule("VD-11.3", "VD-11.6")
def test_if_a_sabotage_makes_it_impossible_only_version_1_brings_a_card(rules: int) -> None:
    position = situation(
        3,
        "stones blue@HAM",
        "seat 1 track N2",
        "seat 1 actions subsidy",
        "seat 2 actions sabotage",
        "owed subsidies",
        rules=rules,
    )
    play(position, "subsidy blue@HAM N2 deliver sabotage")
    assert open_moves(position) == ["skip"]
    play(position, "skip")
    if rules == 1:
        play(position, "draw-all-new-1")
        assert hand(position, 0) == ["all-new"]
        assert (position.turn, open_moves(position)) == (0, ["decline"])
    else:
        assert hand(position, 0) == []
        assert position.turn == NOBODY


@both_versions
@pytest.mark.rule("VD-11.3", "VD-11.5")
def test_after_a_sabotage_another_stone_must_be_moved(rules: int) -> None:
    position = situation(
        3,
        "stones blue@HAM violet@HAN",
        "seat 1 track N2",
        "seat 1 actions subsidy",
        "seat 2 actions sabotage",
        "owed subsidies",
        rules=rules,
    )
    play(position, "subsidy blue@HAM N2 deliver sabotage")
    assert open_moves(position) == ["violet@HAN"]
    assert why_not(position, "skip") == ("why-subsidy-skip", "VD-11.3")


@pytest.mark.rule("VD-11.3", "VD-10.3")
@pytest.mark.parametrize(
    ("course", "left", "discarded"),
    [
        ("skip decline", ["bargain", "extra-freight"], ["subsidy"]),
        ("extra-freight draw-red-1 HAM skip", ["bargain"], ["subsidy", "extra-freight"]),
    ],
)
def test_a_hope_that_comes_to_nothing_brings_no_card(
    course: str, left: list[str], discarded: list[str]
) -> None:
    """The other card is not played, or the wrong stone is drawn."""
    position = situation(
        3, "seat 1 track N2", "seat 1 actions subsidy extra-freight bargain", "owed subsidies"
    )
    play(position, "subsidy", course)
    assert hand(position, 0) == left
    assert [c.ACTIONS[kind] for kind in c.things(position.discard)] == discarded
    assert income(position) == [0, 0, 0]
    assert position.turn == NOBODY


@pytest.mark.rule("VD-11.3", "VD-11.10")
def test_a_sabotage_ends_a_hope_without_a_card() -> None:
    """The barred stone stays barred, so a second new plan does not help either."""
    position = situation(
        3,
        "stones violet@HAM",
        "seat 1 track N2",
        "seat 1 actions subsidy new-plan new-plan",
        "seat 2 actions sabotage",
        "owed subsidies",
    )
    play(position, "subsidy new-plan violet@HAM HAN violet@HAN N2 deliver sabotage")
    assert open_moves(position) == ["skip", "new-plan"]
    play(position, "new-plan violet@HAN BRE")
    assert open_moves(position) == ["skip"]
    play(position, "skip")
    assert (position.turn, hand(position, 0)) == (NOBODY, [])


@pytest.mark.rule("VD-11.3")
def test_the_game_goes_on_after_a_hope_that_came_to_nothing() -> None:
    for seed in range(20):
        position = situation(
            3,
            "round 2",
            "stones violet@HAM",
            "seat 1 track N2",
            "seat 1 actions subsidy extra-freight",
            "seat 2 actions subsidy new-plan",
            "owed round last-cards income subsidies",
        )
        play(position, "subsidy skip subsidy skip")
        assert owed(position).startswith("draw-")
        playout(position, Random(seed))
        assert TITLE.misplaced(position) == []
        assert position.round == 5


# Why not.


@pytest.mark.rule("VD-11.3")
@pytest.mark.parametrize("cards", ["subsidy bargain", "subsidy fast-locomotive", "subsidy subsidy"])
def test_the_reason_why_a_subsidy_cannot_be_played(cards: str) -> None:
    position = situation(
        3, "stones violet@HAM", "seat 1 track N2", f"seat 1 actions {cards}", "owed subsidies"
    )
    assert (position.turn, open_moves(position)) == (0, ["decline"])
    assert why_not(position, "subsidy") == ("why-subsidy-in-vain", "VD-11.3")


@both_versions
@pytest.mark.rule("VD-11.2")
def test_the_reason_of_who_has_none_and_of_another_time(rules: int) -> None:
    lines = ("stones blue@HAM", NORTH, "seat 1 actions bargain", "owed subsidies")
    assert why_not(situation(3, *lines, rules=rules), "subsidy") == ("why-no-action", "VD-10.2")
    turn = ("active 1", "stones blue@HAM", NORTH, "seat 1 actions subsidy", "owed transport")
    assert why_not(situation(3, *turn, rules=rules), "subsidy") == ("why-not-now", "VD-11.2")


@pytest.mark.rule("VD-11.3", "VD-10.4")
@pytest.mark.parametrize("other", ["bargain", "new-plan"])
def test_who_knows_the_subsidy_of_another_learns_nothing_from_the_reason(other: str) -> None:
    position = situation(
        3,
        "stones violet@HAM",
        "seat 1 track N2",
        f"seat 2 actions subsidy {other}",
        "seat 2 shown subsidy@1",
        "owed subsidies",
    )
    assert why_not(TITLE.veil(position, 0), "subsidy") == ("why-not-now", "VD-11.2")


@pytest.mark.rule("VD-11.3")
def test_under_version_1_whoever_was_asked_may_play_it() -> None:
    """A position that somebody wrote is played as it always was."""
    lines = ("seat 1 track N2", "seat 1 actions subsidy", "asked 0", "owed subsidies subsidy?")
    assert open_moves(situation(3, *lines, rules=1)) == ["decline", "subsidy"]
    assert open_moves(situation(3, *lines, rules=2)) == ["decline"]
