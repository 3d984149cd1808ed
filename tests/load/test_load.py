"""`make load`, for a moment: it plays, measures, and finds no fault."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_a_few_tables_for_a_few_seconds() -> None:
    paths = [str(TESTS), str(TESTS.parent / "src")]
    outcome = subprocess.run(
        [sys.executable, "-m", "load", "--tables=4", "--seconds=8", "--rate=40"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    line = r"in all  (\d+) moves of people  p50 [\d.]+ ms  p99 [\d.]+ ms .* 0 faults"
    found = re.search(line, outcome.stdout)
    assert found is not None, outcome.stdout
    assert int(found[1]) > 10
