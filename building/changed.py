"""The tests of what changed, for `make quick`.

python -m building.changed   the test files to run, one per line

A file counts as changed if it differs from where this branch left main, or from the last commit
on main itself. The tests of a module are the test files that have its name in theirs, or import
from it; a test file is its own test. `make test` runs everything else.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = Path("src/stellwerk")


def changed_files() -> list[Path]:
    """What differs, committed or not, without what was deleted."""
    base = git("merge-base", "HEAD", "main") or ["HEAD"]
    if base == git("rev-parse", "HEAD"):
        base = git("rev-parse", "HEAD~1") or base
    names = git("diff", "--name-only", base[0]) + git("ls-files", "--others", "--exclude-standard")
    return [Path(name) for name in names if (ROOT / name).is_file()]


def git(*arguments: str) -> list[str]:
    """The lines that git prints; none if it fails."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def chosen_tests(root: Path, files: Sequence[Path]) -> list[str]:
    """The tests of changed files, without those in a browser, which are not quick."""
    tests = sorted(path.relative_to(root) for path in (root / "tests").rglob("test_*.py"))
    modules = [file for file in files if SOURCE in file.parents and file.suffix == ".py"]
    found = {
        test
        for test in tests
        if test in files or any(names(root / test, module) for module in modules)
    }
    return sorted(str(test) for test in found if Path("tests/web") not in test.parents)


def names(test: Path, module: Path) -> bool:
    """Whether a test has the name of a module, or imports from it."""
    full = ".".join(module.relative_to("src").with_suffix("").parts).removesuffix(".__init__")
    named = test.stem == f"test_{module.stem}" and test.parent.name == module.parent.name
    return named or f"from {full} import" in test.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.stdout.write("\n".join(chosen_tests(ROOT, changed_files())) + "\n")
