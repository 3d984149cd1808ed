"""Wilson's interval, against published values."""

from __future__ import annotations

import pytest

from stellwerk.arena.statistics import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # The mirror images.
        (182, 263, 0.6338, 0.7447),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_published_values(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=6e-5)


def test_a_shared_win_counts_its_share() -> None:
    low, high = wilson(10.5, 20)
    assert wilson(10, 20)[0] < low < wilson(11, 20)[0]
    assert wilson(10, 20)[1] < high < wilson(11, 20)[1]


def test_more_games_are_surer() -> None:
    widths = [high - low for low, high in (wilson(n * 0.6, n) for n in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
