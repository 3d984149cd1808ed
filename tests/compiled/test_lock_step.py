"""The same games, compiled and plain, hash by hash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = 4


def steps(*, plain: bool) -> list[str]:
    """The lines of steps.py, run by the plain source or by the installed package."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if plain:
        environment["PYTHONPATH"] = str(ROOT / "src")
    script = Path(__file__).with_name("steps.py")
    run = subprocess.run(
        [sys.executable, "-P", str(script), str(GAMES)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


@pytest.mark.compiled
def test_compiled_and_plain_play_the_same_games() -> None:
    plain = steps(plain=True)
    compiled = steps(plain=False)
    assert plain[0] == "plain"
    assert compiled[0] == "compiled"
    assert plain[1:] == compiled[1:]
    assert len(plain) > GAMES
