"""Runs the real command, with Tiny as a further title."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join([str(TESTS), str(TESTS.parent / "src")]),
    "COLUMNS": "120",
    "TERM": "xterm",
    "LC_ALL": "C.UTF-8",
}
COMMAND = [sys.executable, "-m", "tiny"]


def stellwerk(
    *arguments: str | Path, answers: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """The outcome of a command line; `answers` is what is typed."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env=ENVIRONMENT,
        timeout=60,
        check=False,
    )


def refusal(*arguments: str | Path, code: int = 1, cwd: Path | None = None) -> str:
    """The sentence with which a command line is refused; there is nothing else."""
    outcome = stellwerk(*arguments, cwd=cwd)
    assert outcome.returncode == code
    assert outcome.stdout == ""
    prefix, colon, sentence = outcome.stderr.partition(": ")
    assert (prefix, colon) == ("stellwerk", ": ")
    assert sentence.count("\n") == 1
    return sentence.rstrip("\n")
