"""`stellwerk records` where the extra for research is not installed."""

from __future__ import annotations

import pytest

from stellwerk.cli import FAILED, MISUSED, records
from stellwerk.cli.app import run


def test_the_export_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(records, "find_spec", lambda _name: None)
    assert run(["records", "export", "game.txt", "--to", "games.parquet"]) == FAILED
    assert capsys.readouterr().err == (
        "stellwerk: stellwerk records export needs the research packages: "
        "pip install 'stellwerk[research]'.\n"
    )


def test_the_export_wants_a_target(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["records", "export", "game.txt"]) == MISUSED
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("stellwerk: ")
    assert "--to" in said.err
    assert said.err.count("\n") == 1
