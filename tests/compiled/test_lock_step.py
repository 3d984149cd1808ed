"""The same games, compiled and plain, hash by hash."""

from __future__ import annotations

import pytest

from compiled.forms import output

GAMES = 4


@pytest.mark.compiled
def test_compiled_and_plain_play_the_same_games() -> None:
    plain = output("steps.py", str(GAMES), plain=True).splitlines()
    compiled = output("steps.py", str(GAMES), plain=False).splitlines()
    assert plain[0] == "plain"
    assert compiled[0] == "compiled"
    assert plain[1:] == compiled[1:]
    assert len(plain) > GAMES


@pytest.mark.compiled
@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_compiled_and_plain_play_the_same_game_at_a_table(title: str) -> None:
    """The game that the site plays as well: acts, views, replay and record."""
    plain = output("site_game.py", title, plain=True).splitlines()
    compiled = output("site_game.py", title, plain=False).splitlines()
    assert (plain[0], compiled[0]) == ("plain", "compiled")
    assert plain[1:] == compiled[1:]
