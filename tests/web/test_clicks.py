"""T9: how many clicks a turn takes."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Page

from web.clicks import AIMS, SIZES, count_clicks

pytestmark = pytest.mark.web
TURNS = 15


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", AIMS)
def test_half_of_the_turns_take_few_clicks(
    enter: Callable[..., Page], title: str, size: str
) -> None:
    """T9: at most 3 in Russian Railroads and Glück Auf, 2 in Volldampf, Confirm included.

    Chance may bring many long turns first, such as mining: then more of the game is played.
    """
    clicks: list[int] = []
    for count in count_clicks(enter, title, size):
        clicks.append(count)
        if len(clicks) >= TURNS and median(clicks) <= AIMS[title]:
            break
    assert len(clicks) >= TURNS
    assert median(clicks) <= AIMS[title], clicks
