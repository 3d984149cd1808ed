"""Turns are counted for records, companies are copied when they are written on."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import eager, play, situation


@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_belongs_to_one_player(players: int) -> None:
    """Chance may come in between; a player who answers another has a turn of their own."""
    position = TITLE.new_game(players)
    rng = Random(8)
    actors: dict[int, set[int]] = {}
    last = 0
    while position.turn != NOBODY:
        if position.turn != DEALER:
            actors.setdefault(position.turns, set()).add(position.turn)
        position.play(eager(position, rng))
        assert position.turns - last in range(4)
        last = position.turns
    assert all(len(seats) == 1 for seats in actors.values())


def test_a_turn_of_many_steps_is_one_turn() -> None:
    position = situation(
        3,
        "stones violet@HAN",
        "seat 1 track M1 M2",
        "seat 1 actions fast-locomotive",
        "seat 2 actions sabotage",
        "owed transports",
    )
    turns = []
    for word in ["fast-locomotive", "violet@HAN", "M1", "M2", "deliver", "sabotage", "skip"]:
        turns.append(position.turns)
        play(position, word)
    first = turns[0]
    assert turns == [first] * 5 + [first + 1, first + 2]


def test_who_draws_from_another_hand_after_the_round_has_a_turn_for_it() -> None:
    actions = "fast-locomotive subsidy bargain sabotage extra-freight all-new new-plan"
    hands = (f"seat 1 actions {actions}", f"seat 2 actions {actions}")
    incomes = ("seat 1 income 1", "seat 2 income 1")
    position = situation(3, "round 1", "turns 30", "active 1", *hands, *incomes, "owed last-cards")
    assert (position.turn, position.active, position.turns) == (2, 2, 32)


def test_copies_share_companies_until_one_is_written_on() -> None:
    position = situation(3, "active 1", "seat 1 routes N", "owed lay")
    copy = position.copy()
    assert copy.companies[0] is position.companies[0]
    assert copy.network is position.network
    play(copy, "N1")
    assert copy.companies[0] is not position.companies[0]
    assert copy.companies[1] is position.companies[1]
    assert position.companies[0].cash == 10
    assert position.network.owners[0] == -1
    play(position, "N2")
    assert copy.companies[0].cash == 7
