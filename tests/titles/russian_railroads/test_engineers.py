"""Engineers: public ones, hired ones, and own ones."""

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

MAT = (
    ALONE,
    NO_COINS,
    "seat 1 trans-siberian black 10 grey 6 brown 3 natural 1",
    "placed 1:A2:w1",
)
"""A mat on which everything is possible, and a space to use again."""

ACTIONS = [
    (1, "ts-black ts-brown", "trans-siberian black 11 grey 6 brown 4 natural 1", 0),
    (2, "marker-1", "marker 1", 3),
    (3, "ts-grey ts-black", "trans-siberian black 11 grey 7 brown 3 natural 1", 0),
    (4, "", "doublers 1", 3),
    (5, "ts-natural", "trans-siberian black 10 grey 6 brown 3 natural 2", 3),
    (6, "ts-grey", "trans-siberian black 10 grey 7 brown 3 natural 1", 5),
    (7, "ts-black", "trans-siberian black 11 grey 6 brown 3 natural 1", 3),
    (8, "A2", "coins 2", 0),
    (9, "marker-1 marker-1", "marker 2", 0),
    (10, "marker-1 kiev-black", "marker 1", 0),
    (10, "marker-1 kiev-black", "kiev black 2", 0),
    (11, "ts-black ts-brown", "trans-siberian black 11 grey 6 brown 4 natural 1", 0),
    (12, "locomotive lay-sp", "locomotives 1 0 2 0", 0),
    (12, "factory", "factories 2", 0),
    (13, "ts-brown ts-grey", "trans-siberian black 10 grey 7 brown 4 natural 1", 0),
    (14, "kiev-black kiev-black", "kiev black 3", 0),
    (15, "ts-brown", "trans-siberian black 10 grey 6 brown 4 natural 1", 5),
]


def row(*first: int, without: int = 0) -> str:
    """A line with these engineers on the hiring field and to the left of it."""
    rest = [number for number in range(2, 16) if number not in (*first, without)]
    return "engineers " + " ".join(map(str, [*first, *rest][:7]))


@pytest.mark.rule("RR-8.4", "RR-8.1")
@pytest.mark.parametrize(("number", "moves", "result", "points"), ACTIONS[1:])
def test_public_engineer(number: int, moves: str, result: str, points: int) -> None:
    """On field 1 and on field 2 alike; engineer 1 never lies there."""
    others = [n for n in (2, 3, 4) if n != number]
    for space, line in (("E1", row(others[0], number)), ("E2", row(*others[:2], number))):
        position = play(situation(4, *MAT, line), f"{space} {moves}")
        assert shown(position, "owed") == "turn"
        assert shown(position, "placed") == f"1:A2:w1 1:{space}:w1"
        assert shows(position, f"seat 1 {result}")
        assert score(position) == points


@pytest.mark.rule("RR-8.4", "RR-8.3")
@pytest.mark.parametrize(("number", "moves", "result", "points"), ACTIONS)
def test_own_engineer(number: int, moves: str, result: str, points: int) -> None:
    lines = [*MAT, f"seat 1 engineers {number}", row(without=number)]
    if number == 1:
        lines.append("cards card-worker card-nine")
    position = play(situation(4, *lines), f"e{number} {moves}")
    assert shown(position, "owed") == "turn"
    assert shown(position, "placed") == f"1:A2:w1 1:e{number}:w1"
    assert shows(position, f"seat 1 {result}")
    assert score(position) == points


def test_every_engineer_is_tried() -> None:
    assert {action[0] for action in ACTIONS} == set(range(1, 16))


@pytest.mark.rule("RR-8.4")
def test_reds_public_engineer_4() -> None:
    """Worked example: a worker on engineer 4, a doubler on the left-most field, three points."""
    position = play(situation(4), "E2")
    assert shown(position, "placed") == "1:E2:w1"
    assert (mat(position).doublers, score(position)) == (1, 3)


@pytest.mark.rule("RR-8.4")
@pytest.mark.parametrize(
    ("number", "offered"),
    [
        (3, {"ts-black", "sp-black", "kiev-black", "ts-grey"}),
        (6, {"ts-grey"}),
        (13, {"ts-grey", "ts-brown"}),
        (14, {"ts-black", "sp-black", "kiev-black"}),
        (15, {"ts-brown"}),
        (5, {"ts-black", "sp-black", "kiev-black", "ts-grey", "ts-brown", "ts-natural"}),
    ],
)
def test_colours_an_engineer_offers(number: int, offered: set[str]) -> None:
    position = play(situation(4, *MAT, row(2, number)), "E1")
    assert open_moves(position) == offered


@pytest.mark.rule("RR-8.1")
def test_with_two_players_only_field_1_is_public() -> None:
    position = situation(2, "engineers 2 7 5 8 9 10")
    assert is_open(position, "E1")
    assert why_not(position, "E2") == ("why-boarded-up", "RR-1.3")


@pytest.mark.rule("RR-8.1")
def test_an_empty_field_offers_nothing() -> None:
    position = situation(4, "round 6", "engineers 2 3 0 0 0 0 0")
    assert is_open(position, "E1")
    assert not is_open(position, "E2")


@pytest.mark.rule("RR-8.1")
def test_those_further_left_wait() -> None:
    position = situation(4)
    assert shown(position, "engineers") == "2 3 4 8 9 10 11"
    assert not any(is_open(position, f"e{number}") for number in range(1, 16))


@pytest.mark.rule("RR-8.2")
def test_hiring_takes_the_engineer_on_the_hiring_field() -> None:
    """Worked example: Red lays a coin and takes the engineer."""
    position = play(situation(4), "H")
    assert shown(position, "placed") == "1:H:c1"
    assert shown(position, "seat 1 engineers") == "2"
    assert shown(position, "engineers") == "0 3 4 8 9 10 11"


@pytest.mark.rule("RR-8.2")
def test_one_engineer_is_hired_a_round() -> None:
    position = play(situation(4), "H")
    assert why_not(position, "H") == ("why-hired", "RR-8.2")


@pytest.mark.rule("RR-8.3")
def test_an_own_engineer_belongs_to_its_owner_alone() -> None:
    position = situation(4, "seat 1 engineers 7")
    assert is_open(position, "e7")
    play(position, "A2")
    assert why_not(position, "e7") == ("why-not-your-engineer", "RR-8.3")


@pytest.mark.rule("RR-8.3", "RR-3.1")
def test_an_own_engineer_works_once_a_round() -> None:
    position = play(situation(4, ALONE, "seat 1 engineers 7"), "e7 kiev-black")
    assert why_not(position, "e7") == ("why-occupied", "RR-3.1")
    play(position, "pass")
    assert shown(position, "round") == "2"
    assert is_open(position, "e7")


@pytest.mark.rule("RR-8.3")
def test_a_hired_engineer_may_be_used_in_the_same_round() -> None:
    position = play(situation(4, ALONE, row(7)), "H e7 kiev-black")
    assert (track(position, "kiev-black"), score(position)) == (2, 3)


@pytest.mark.rule("RR-8.5", "RR-2.2")
def test_engineers_move_on_and_one_who_was_not_hired_leaves() -> None:
    position = play(situation(4, ALONE), "pass")
    assert shown(position, "engineers") == "3 4 8 9 10 11 0"
    assert position.away >> 2 & 1


@pytest.mark.rule("RR-8.5")
def test_after_hiring_the_next_engineer_comes_to_the_hiring_field() -> None:
    position = play(situation(4, ALONE), "H pass")
    assert shown(position, "engineers") == "3 4 8 9 10 11 0"
    assert not position.away >> 2 & 1
    assert is_open(play(position, "pass"), "H")


@pytest.mark.rule("RR-8.5")
def test_an_engineer_is_public_in_two_rounds_and_then_for_hire() -> None:
    """Engineer 4: on field 2, on field 1, on the hiring field."""
    position = situation(3, "engineers 2 3 4 8 9 10", "seat 2 coins 5")
    assert is_open(position, "E2")
    play(position, "pass pass pass")
    play(position, "E1")
    assert score(position, 1) == 3
    play(position, "pass pass pass H")
    assert shown(position, "seat 1 engineers") == "4"
