"""A new command takes three places, as docs/architecture.md says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATCH = Path(__file__).with_name("knock.patch")
PLACES = [
    "src/stellwerk/server/commands.py",
    "src/stellwerk/table/acts.py",
    "src/stellwerk/table/chat.py",
]


def test_the_patch_is_three_places_and_only_adds() -> None:
    lines = PATCH.read_text(encoding="utf-8").splitlines()
    assert [line.removeprefix("+++ b/") for line in lines if line.startswith("+++ ")] == PLACES
    assert [line for line in lines if line.startswith("-") and not line.startswith("---")] == []


def test_a_command_that_is_put_in_works(tmp_path: Path) -> None:
    """By HTTP, with who may give it and when, stored, and told by the schema."""
    passed_over = shutil.ignore_patterns("__pycache__", "web", "*.so")
    shutil.copytree(ROOT / "src" / "stellwerk", tmp_path / "src" / "stellwerk", ignore=passed_over)
    # Not inside of a repository that happens to lie around the folder.
    environment = {
        **os.environ,
        "GIT_CEILING_DIRECTORIES": str(tmp_path.parent),
        "PYTHONPATH": os.pathsep.join([str(tmp_path / "src"), str(ROOT / "tests")]),
    }
    subprocess.run(["git", "apply", str(PATCH)], cwd=tmp_path, env=environment, check=True)
    script = str(PATCH.with_name("knocking.py"))
    done = subprocess.run(
        [sys.executable, "-P", script, str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
