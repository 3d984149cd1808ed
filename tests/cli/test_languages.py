"""The command line refuses in the language of whoever uses it."""

from __future__ import annotations

from pathlib import Path

import pytest

from records.games import FINISHED
from stellwerk.cli.analyse import MOST_NODES
from stellwerk.cli.app import run
from stellwerk.locales import environment_language


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "", "LANG": "cs_CZ"}, "cs"),
        ({"LANG": "ja_JP"}, "en"),
    ],
)
def test_the_environment_says_the_language(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == language


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", f"--nodes is a number from 1 to {MOST_NODES}, not 0."),
        ("de", f"--nodes ist eine Zahl von 1 bis {MOST_NODES}, nicht 0."),
        ("fr", f"--nodes est un nombre de 1 à {MOST_NODES}, et non 0."),
        ("cs", f"--nodes je číslo od 1 do {MOST_NODES}, ne 0."),
    ],
)
def test_a_refusal(
    language: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert run(["analyse", "game.txt", "--nodes", "0"]) == 1
    assert capsys.readouterr().err.strip() == f"stellwerk: {sentence}"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("rules: 1", "rulez: 1", "2:1: Es gibt keine Kopfzeile 'rulez' (es gibt: title, "),
        ("3 seat 1: rest", "3 seat 1: dance", "13:11: 'dance' ist kein Zug von Tiny."),
        # Tiny has its words in English only.
        ("8 seat 2: rest", "8 seat 2: whistle", "19:11: whistle is not possible now: you have "),
        ("5 2\n", "6 2\n", "7:9: Das Spiel endet mit 5 2, nicht mit 6 2."),
    ],
)
def test_what_is_wrong_with_a_record(
    old: str,
    new: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", "de")
    file = tmp_path / "game.txt"
    file.write_text(FINISHED.replace(old, new), encoding="utf-8")
    assert run(["replay", str(file)]) == 1
    assert capsys.readouterr().err.startswith(f"stellwerk: {file}:{sentence}")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "0 tables, 0 of them with faults."),
        ("de", "0 Tische, davon 0 mit Fehlern."),
        ("fr", "0 table, dont 0 avec des erreurs."),
        ("cs", "0 stolů, s chybami: 0."),
    ],
)
def test_what_db_says(
    language: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    database = str(tmp_path / "games.db")
    run(["db", "import", "--database", database])
    capsys.readouterr()
    assert run(["db", "check", "--database", database]) == 0
    assert capsys.readouterr().out.strip() == sentence
