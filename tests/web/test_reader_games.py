"""Whole games from what is announced. They take minutes, so make soak plays them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from chromium import CHROMIUM
from web.test_reader import faults_in, listen

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium")]


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_a_whole_game_is_played_from_what_is_announced(
    enter: Callable[..., Page], title: str
) -> None:
    """P9, P10: from the first choice to the winner, who is announced as well."""
    page = enter()
    listener = listen(page, title, seed=2)
    while listener.choose():
        pass
    assert listener.silent == []
    assert faults_in(listener.spoken()) == []
    assert any("win" in words for words in listener.spoken())
