"""The README is true."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

from cli.command import ENVIRONMENT, stellwerk

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_its_program_runs() -> None:
    (program,) = re.findall(r"^```python\n(import .*?)^```$", README, re.DOTALL | re.MULTILINE)
    outcome = subprocess.run(
        [sys.executable, "-c", program], env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    assert len(ast.literal_eval(outcome.stdout)) == 4


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert links
    assert [link for link in links if not leads_somewhere(*link.split("#"))] == []


def leads_somewhere(file: str, part: str = "") -> bool:
    """Whether a file is there, with a heading of this name if one is named."""
    page = ROOT / file
    if not page.exists() or not part:
        return page.exists()
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return part in [heading.lower().replace(" ", "-") for heading in headings]


def test_its_rule_is_there() -> None:
    assert "stellwerk rules russian-railroads RR-4.3" in README
    assert stellwerk("rules", "russian-railroads", "RR-4.3").returncode == 0
