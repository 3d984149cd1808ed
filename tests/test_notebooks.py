"""The notebooks run from their first cell to their last, as a reader would run them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from cli.command import ENVIRONMENT

NOTEBOOKS: Final = Path(__file__).parents[1] / "docs" / "notebooks"
RESEARCH: Final = {"train-an-agent"}
"""Those that need the extra `research`."""


def cells(name: str, kind: str) -> list[str]:
    """The texts of the cells of a kind."""
    notebook: dict[str, Any] = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == kind]


def names() -> list[Any]:
    found = sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb"))
    marked = pytest.mark.research
    return [pytest.param(one, marks=marked) if one in RESEARCH else one for one in found]


@pytest.mark.parametrize("name", names())
def test_a_notebook_runs(name: str) -> None:
    """A cell that ends with a value shows it: a game has to have a picture."""
    # Two games show that it runs; a reader plays more.
    program = "\n\n".join(cells(name, "code")).replace("GAMES = 12", "GAMES = 2")
    if name not in RESEARCH:
        program += "\n\nassert game._repr_svg_().startswith('<svg')\n"
    run(program)


def run(program: str) -> None:
    """Run a program as somebody who reads it would."""
    outcome = subprocess.run(
        [sys.executable, "-c", program],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr


def test_no_notebook_is_kept_with_its_outputs() -> None:
    for path in NOTEBOOKS.glob("*.ipynb"):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        assert not any(cell.get("outputs") for cell in notebook["cells"]), path.name


def test_the_programs_of_the_page_on_programming_run() -> None:
    page = (NOTEBOOKS.parent / "programming.md").read_text(encoding="utf-8")
    programs = [part.partition("```")[0] for part in page.split("```python\n")[1:]]
    assert len(programs) == 3
    for program in programs:
        run(program)
