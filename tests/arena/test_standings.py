"""The table of a match says what its games say."""

from __future__ import annotations

import pytest

from arena.matches import match, outcome, played
from stellwerk.arena.match import Outcome
from stellwerk.arena.ratings import places, rate
from stellwerk.arena.standings import standings
from stellwerk.arena.statistics import wilson


def test_shares_and_means_by_hand() -> None:
    games = [
        outcome([0, 1], [10, 4], [0]),
        outcome([1, 0], [7, 7], [0, 1]),
        outcome([0, 1], [3, 9], [1]),
        outcome([1, 0], [2, 8], [1]),
    ]
    result = standings(match("random", "random"), games)
    first, second = result.bots
    assert (first.win_share, second.win_share) == (0.625, 0.375)
    assert (first.mean_score, second.mean_score) == (7.0, 5.5)
    assert first.interval == tuple(round(end, 4) for end in wilson(2.5, 4))
    assert (first.seats, first.moves, first.lost_moves, first.ms_per_move) == (4, 40, 0, 50.0)
    assert result.winning_score == (10 + 7 + 9 + 8) / 4
    assert result.games == 4


def test_a_bot_on_several_seats_is_measured_by_seat() -> None:
    games = [
        outcome([0, 1, 1, 1], [9, 1, 2, 3], [0]),
        outcome([1, 0, 1, 1], [9, 1, 2, 3], [0]),
    ]
    first, second = standings(match("random", "random", players=4), games).bots
    assert (first.seats, second.seats) == (2, 6)
    assert (first.win_share, second.win_share) == (0.5, round(1 / 6, 4))


def test_shares_add_up() -> None:
    one = match("random", "random", "random", players=3)
    result = standings(one, played(one, 30))
    assert sum(bot.win_share for bot in result.bots) == pytest.approx(1, abs=2e-4)
    alone = match("random", players=3)
    assert standings(alone, played(alone, 30)).bots[0].win_share == round(1 / 3, 4)


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([10, 4], [0], [1, 2]),
        ([5, 5], [0, 1], [1, 1]),
        ([5, 5], [1], [2, 1]),
        ([3, 9, 3, 1], [1], [2, 1, 2, 4]),
    ],
)
def test_places(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(outcome(range(len(scores)), scores, winners)) == expected


def test_ratings_follow_the_wins() -> None:
    games = [outcome([0, 1, 2], [9, 5, 1], [0]) for _ in range(20)]
    first, second, third = rate(3, games)
    assert first > second > third
    assert first > 25 > third


def test_bots_that_are_equal_stay_equal() -> None:
    games = [outcome([0, 1], [5, 5], [0, 1]), outcome([1, 0], [5, 5], [0, 1])]
    assert rate(2, games) == [25.0, 25.0]
    alone = [outcome([0, 0, 0], [9, 5, 1], [0])]
    assert rate(1, alone) == [25.0]


def test_equal_play_on_more_seats_is_worth_no_more() -> None:
    """The seats win in turn: the bot with one seat and the bot with three are equally good."""
    games = [
        outcome([0, 1, 1, 1], [9 if seat == game % 4 else 1 for seat in range(4)], [game % 4], game)
        for game in range(400)
    ]
    first, second = rate(2, games)
    assert abs(first - second) < 4


def test_a_bot_that_has_the_other_seats_as_well_is_rated_below_the_winner() -> None:
    games: list[Outcome] = [outcome([0, 1, 1, 1], [9, 1, 2, 3], [0]) for _ in range(5)]
    first, second = rate(2, games)
    assert first > 25 > second
