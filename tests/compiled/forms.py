"""Runs a script by one of the two forms of the package: the plain source, or the installed one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def output(script: str, *arguments: str, plain: bool) -> str:
    """What a script beside this file prints."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if plain:
        environment["PYTHONPATH"] = str(ROOT / "src")
    run = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).with_name(script)), *arguments],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return run.stdout
