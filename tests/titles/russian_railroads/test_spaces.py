"""Every space of the board: what it costs and what it does."""

from __future__ import annotations

import pytest

from stellwerk.titles.russian_railroads import components as c
from titles.russian_railroads.situations import (
    ALONE,
    is_open,
    mat,
    play,
    shown,
    shows,
    situation,
    why_not,
)

BUSY = (
    ALONE,
    "seat 1 workers 7",
    "seat 1 coins 3",
    "seat 1 trans-siberian black 15 grey 10 brown 6 natural 3",
    "seat 1 st-petersburg black 5 grey 3",
    "seat 1 kiev black 5 grey 2",
    "seat 1 locomotives 3 1 0 0",
    "seat 1 factories 6",
    "seat 1 marker 1",
)
"""A mat in the middle of a game on which every action is possible."""

ACTIONS = [
    ("T1", "w1", "sp-black sp-black", "st-petersburg black 7 grey 3 brown 0 natural 0"),
    ("T2", "w2", "kiev-black kiev-black sp-black", "kiev black 7 grey 2 brown 0"),
    ("T3", "w1", "kiev-grey kiev-grey", "kiev black 5 grey 4 brown 0"),
    ("T4", "w2", "ts-grey ts-grey ts-grey", "trans-siberian black 15 grey 13 brown 6 natural 3"),
    ("T5", "w1", "ts-brown", "trans-siberian black 15 grey 10 brown 7 natural 3 white 0"),
    ("T6", "w2", "ts-brown ts-brown", "trans-siberian black 15 grey 10 brown 8 natural 3 white 0"),
    ("T7", "w1", "ts-natural", "trans-siberian black 15 grey 10 brown 6 natural 4 white 0"),
    ("T8", "w2", "ts-natural ts-natural", "trans-siberian black 15 grey 10 brown 6 natural 5"),
    ("T9", "w1", "ts-white", "trans-siberian black 15 grey 10 brown 6 natural 3 white 1"),
    ("T10", "w2", "ts-white ts-white", "trans-siberian black 15 grey 10 brown 6 natural 3 white 2"),
    ("T11", "w1c1", "kiev-black kiev-grey", "kiev black 6 grey 3 brown 0"),
    ("T12", "w1", "kiev-grey", "kiev black 5 grey 3 brown 0"),
    ("L1", "w1", "locomotive lay-sp", "locomotives 3 1 2 0"),
    ("L1", "w1", "factory", "factories 6 2"),
    ("L2", "w2", "locomotive lay-sp", "locomotives 3 1 2 0"),
    ("L2", "w2", "factory", "factories 6 2"),
    ("L3", "w3", "locomotive lay-sp factory", "locomotives 3 1 2 0"),
    ("L3", "w3", "locomotive lay-sp factory", "factories 6 2"),
    ("I1", "w1", "marker-1", "marker 2"),
    ("I2", "w2", "marker-1 marker-1", "marker 3"),
    ("I3", "w2", "marker-1 sp-black", "marker 2"),
    ("I3", "w2", "marker-1 sp-black", "st-petersburg black 6 grey 3 brown 0 natural 0"),
    ("A1", "w1", "", "doublers 1"),
    ("A2", "w1", "", "coins 5"),
    ("E1", "w1", "kiev-black kiev-grey", "kiev black 6 grey 3 brown 0"),
    ("E2", "w1", "", "doublers 1"),
    ("H", "c1", "", "engineers 2"),
]


@pytest.mark.rule("RR-1.3", "RR-3.2")
@pytest.mark.parametrize(("space", "cost", "moves", "result"), ACTIONS)
def test_cost_and_action(space: str, cost: str, moves: str, result: str) -> None:
    """Exactly these pieces are placed and exactly these moves are made, then the turn is over."""
    position = play(situation(4, *BUSY), f"{space} {moves}")
    assert shown(position, "owed") == "turn"
    assert shown(position, "turns") == "2"
    assert shown(position, "placed") == f"1:{space}:{cost}"
    assert shows(position, f"seat 1 {result}")


@pytest.mark.rule("RR-1.3", "RR-7.4")
def test_a3_lends_the_two_temporary_workers() -> None:
    position = play(situation(4, *BUSY), "A3")
    assert shown(position, "placed") == "1:A3:w1"
    assert mat(position).temporary == 2


@pytest.mark.rule("RR-1.3", "RR-9.2")
@pytest.mark.parametrize(("space", "order"), [("O1", "3 1 2 4"), ("O2", "1 3 2 4")])
def test_turn_order_spaces(space: str, order: str) -> None:
    position = situation(4, "active 3", "passed 1 2 4")
    play(position, f"{space} pass")
    assert shown(position, "placed") == f"3:{space}:w1"
    assert shown(position, "order") == order


@pytest.mark.rule("RR-1.3", "RR-9.8")
def test_the_last_round_space() -> None:
    position = play(situation(4, *BUSY, "round 7"), "LR marker-1 marker-1 marker-1")
    assert shown(position, "placed") == "1:LR:w2"
    assert mat(position).marker == 4
    assert shown(position, "owed") == "turn"


def test_every_space_of_the_board_is_tried() -> None:
    tried = {action[0] for action in ACTIONS} | {"A3", "O1", "O2", "LR"}
    assert tried == {space.name for space in c.SPACES}


@pytest.mark.rule("RR-1.3")
@pytest.mark.parametrize("space", ["T1", "T3", "L2", "I3", "A3", "E2"])
def test_boarded_up_with_two_players(space: str) -> None:
    position = situation(2, *BUSY[1:])
    assert not is_open(position, space)
    assert why_not(position, space) == ("why-boarded-up", "RR-1.3")
    assert is_open(situation(3, *BUSY[1:]), space)


@pytest.mark.rule("RR-1.3")
def test_open_with_two_players() -> None:
    """All the other spaces; O1 is open to the first player, too (RR-9.3)."""
    position = situation(2, *BUSY[1:], "round 1")
    others = "T2 T4 T5 T6 T7 T8 T9 T10 T11 T12 L1 L3 I1 I2 A1 A2 O1 O2 E1 H"
    assert all(is_open(position, space) for space in others.split())
    assert is_open(situation(2, *BUSY[1:], "round 6"), "LR")
