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
