"""Clicks per turn in whole games. They take minutes, so make soak plays them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import mean, median

import pytest
from playwright.sync_api import Page

from chromium import CHROMIUM
from web.clicks import AIMS, SIZES, count_clicks

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium")]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", AIMS)
def test_half_of_the_turns_of_a_game_take_few_clicks(
    enter: Callable[..., Page], title: str, size: str
) -> None:
    """T9: from the first choice to the result; -s shows the figures of docs/first-games.md."""
    clicks = list(count_clicks(enter, title, size))
    words = f"{len(clicks)} turns, median {median(clicks):g}, mean {mean(clicks):.1f}"
    sys.stdout.write(f"{title} {size}: {words}, most {max(clicks)}\n")
    assert median(clicks) <= AIMS[title], clicks
