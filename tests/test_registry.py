"""Titles are found by their ids, and are imported only when they are asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cli.command import ENVIRONMENT
from stellwerk.core.errors import StellwerkError
from stellwerk.titles import load_title, title_ids


@pytest.mark.parametrize("id_", title_ids())
def test_every_title_is_found_by_its_id(id_: str) -> None:
    title = load_title(id_)
    assert title.id == id_
    assert title.version >= 1
    assert title.players == tuple(range(title.players[0], title.players[-1] + 1))


def test_unknown_title() -> None:
    with pytest.raises(StellwerkError, match=r"no title 'chess' \(there are: .*tiny\)\."):
        load_title("chess")


def test_titles_are_not_imported_before_they_are_asked_for() -> None:
    program = (
        "import sys, stellwerk.titles; stellwerk.titles.title_ids();"
        "sys.exit('stellwerk.titles.russian_railroads.rules' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], env=ENVIRONMENT).returncode == 0
