"""The drawings for programs have the colours of the browser client, and no others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from stellwerk.drawing.canvas import sheet

ROOT: Final = Path(__file__).parents[2]
TOKENS: Final = (ROOT / "web" / "src" / "theme" / "tokens.css").read_text(encoding="utf-8")
DRAWINGS: Final = sorted((ROOT / "src" / "stellwerk" / "drawing").glob("*.py"))


def test_the_colours_are_those_of_the_light_theme() -> None:
    light = TOKENS.partition("[data-theme")[0]
    assert sheet()["colours"] == dict(re.findall(r"--([\w-]+): ([^;]+);", light))


@pytest.mark.parametrize("module", DRAWINGS, ids=lambda module: module.stem)
def test_no_drawing_has_a_colour_of_its_own(module: Path) -> None:
    assert not re.findall(r"#[0-9a-f]{3,6}\b", module.read_text(encoding="utf-8"))
