"""Tiny keeps the promises of a title, so that what is tried on it is tried on a real game."""

from __future__ import annotations

import pytest

from promises import Promises
from stellwerk.core.position import DEALER, NOBODY
from tiny.position import AT, LEFT, REST, RIGHT, WHISTLE
from tiny.title import TITLE


class TestPromises(Promises):
    title = TITLE


class TestPromisesOfVersion1(Promises):
    title = TITLE.by_version(1)


def test_heaviest_wagon_of_a_track_earns_its_weight() -> None:
    position = TITLE.new_game(3)
    for move in (4, 1, 0, LEFT, LEFT, RIGHT):
        position.play(move)
    assert position.scores() == [5, 0, 1]


@pytest.mark.parametrize(("rules", "scores"), [(1, [0, 0, 0]), (2, [0, 0, 1])])
def test_a_lighter_wagon_earns_since_version_2(rules: int, scores: list[int]) -> None:
    position = TITLE.by_version(rules).new_game(3)
    for move in (4, 4, 0, LEFT, LEFT, LEFT):
        position.play(move)
    assert position.scores() == scores


def test_two_pairs_on_a_track_earn_nothing() -> None:
    position = TITLE.new_game(4)
    for move in (4, 4, 0, 0, LEFT, LEFT, LEFT, LEFT):
        position.play(move)
    assert position.scores() == [0, 0, 0, 0]


def test_tracks_are_chosen_in_any_order() -> None:
    position = TITLE.new_game(3)
    for move in (4, 1, 0):
        assert position.turn == DEALER
        position.play(move)
    assert position.awaited() == [0, 1, 2]
    position.give_turn_to(2)
    position.play(RIGHT)
    assert position.awaited() == [0, 1]
    with pytest.raises(ValueError, match="seat 3 is not awaited"):
        position.give_turn_to(2)
    assert position.turn == 0


def test_whistle_costs_a_point_and_is_gone() -> None:
    position = TITLE.new_game(2)
    for move in (4, 1, LEFT, RIGHT, WHISTLE, AT + 1, REST, 0, 0, LEFT, LEFT):
        position.play(move)
    assert position.scores() == [5, 1]
    assert position.moves() == [REST]
    position.play(REST)
    position.play(REST)
    assert position.turn == NOBODY
    assert position.winners() == [0]
