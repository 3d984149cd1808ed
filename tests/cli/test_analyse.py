"""`stellwerk analyse`"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import stellwerk
from records.games import FINISHED
from stellwerk.cli import FAILED
from stellwerk.cli.app import run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(FINISHED, encoding="utf-8")
    return path


def test_a_report_for_the_terminal(game: Path) -> None:
    outcome = stellwerk("analyse", game, "--nodes", "4", "--all")
    assert outcome.returncode == 0, outcome.stderr
    assert "Turning points" in outcome.stdout
    assert "Played: " in outcome.stdout


def test_a_line_of_json_for_each_turn_and_one_for_the_game(game: Path) -> None:
    outcome = stellwerk("analyse", game, "--nodes", "4", "--json", "--everything")
    *turns, report = map(json.loads, outcome.stdout.splitlines())
    assert turns
    assert report["turns"] == turns
    assert (report["nodes"], report["knowledge"]) == (4, "everything")


def test_a_page_of_html_in_another_language(game: Path) -> None:
    outcome = stellwerk("analyse", game, "--nodes", "4", "--html", "--language", "cs")
    assert outcome.stdout.startswith('<!doctype html>\n<html lang="cs">')
    assert "Šance na výhru" in outcome.stdout


def test_the_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", "--schema"]) == 0
    assert "GameReport" in json.loads(capsys.readouterr().out)["$defs"]


def test_refusals(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def refusal(*arguments: str) -> str:
        assert run(["analyse", *arguments]) == FAILED
        outcome = capsys.readouterr()
        assert outcome.out == ""
        return outcome.err

    assert "which game record" in refusal()
    assert "either --json or --html" in refusal(str(game), "--json", "--html")
    assert "--nodes is a number from 1" in refusal(str(game), "--nodes", "0")
    assert "'xx'" in refusal(str(game), "--language", "xx")
    game.write_text("nothing\n", encoding="utf-8")
    assert "game.txt:1:1" in refusal(str(game))
