"""The scale of the levels: odds of 10 to 1 are 400 points, and intervals add up."""

from __future__ import annotations

import pytest

from stellwerk.arena.level_ratings import LevelRating, rate_levels, step_of
from stellwerk.arena.standings import BotStanding, Standings


def result(upper: str, lower: str, won: float, games: int, players: int = 2) -> Standings:
    """A match that the first bot won so often."""
    bots = [
        BotStanding(bot, share, (0.0, 1.0), 0.0, 25.0, 0.0, seats, 0, 0)
        for bot, share, seats in (
            (upper, won, games),
            (lower, (1 - won) / (players - 1), games * (players - 1)),
        )
    ]
    return Standings(bots, 0.0, "volldampf", 1, players, {}, games, 1)


def test_odds_of_ten_to_one() -> None:
    assert step_of(result("signaller", "driver", 10 / 11, 1_000_000)).height == pytest.approx(
        400, abs=0.1
    )


def test_one_against_three_of_the_same_strength() -> None:
    assert step_of(result("signaller", "driver", 0.25, 1_000_000, 4)).height == pytest.approx(
        0, abs=0.1
    )


def test_who_wins_all_games_is_not_endlessly_strong() -> None:
    assert step_of(result("signaller", "driver", 1.0, 4)).height < 400


def test_steps_and_intervals_add_up_away_from_the_driver() -> None:
    found = rate_levels(
        [
            result("signaller", "driver", 0.7, 100),
            result("dispatcher", "signaller", 0.7, 100),
            result("driver", "conductor", 0.7, 100),
        ]
    )["volldampf-2"]
    assert list(found) == ["conductor", "driver", "signaller", "dispatcher"]
    assert found["driver"] == LevelRating(1000, 0)
    up, down = found["signaller"].rating - 1000, 1000 - found["conductor"].rating
    assert up == down == pytest.approx(146, abs=3)
    assert found["dispatcher"].rating - 1000 == pytest.approx(2 * up, abs=1)
    assert found["dispatcher"].within == pytest.approx(found["signaller"].within * 2**0.5, abs=1)


def test_only_neighbours_count_and_nothing_beyond_a_gap() -> None:
    found = rate_levels(
        [
            result("director", "driver", 0.9, 100),
            result("director", "stationmaster", 0.7, 100),
            result("search-100", "greedy", 0.7, 100),
            result("signaller", "driver", 0.7, 100),
        ]
    )
    assert list(found["volldampf-2"]) == ["driver", "signaller"]
