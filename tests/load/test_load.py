"""`make load`, for a moment: it plays, measures, and finds no fault."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]


def load(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a part of it."""
    paths = [str(TESTS), str(TESTS.parent / "src")]
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_one_person_with_strong_bots_and_another_with_a_trainee() -> None:
    outcome = load("load.crowd", "--tables=6", "--bots=2", "--seconds=5", "--aim=30")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    line = r"6 tables with 2 directors .* waited (\d+) times for a trainee, [\d.]+ s in the middle"
    found = re.search(line, outcome.stdout)
    assert found is not None, outcome.stdout
    assert int(found[1]) > 1


def test_a_few_tables_for_a_few_seconds() -> None:
    outcome = load("load", "--tables=4", "--seconds=8", "--rate=40")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    line = r"in all  (\d+) moves of people  p50 [\d.]+ ms  p99 [\d.]+ ms .* 0 faults"
    found = re.search(line, outcome.stdout)
    assert found is not None, outcome.stdout
    assert int(found[1]) > 10
