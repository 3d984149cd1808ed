"""An eleventh end-bonus card takes six places, as docs/adding-a-card.md says, and needs each."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stellwerk.titles.russian_railroads.end_bonuses import END_BONUSES
from titles.russian_railroads.card_checks import LANGUAGES, failing

ROOT = Path(__file__).parents[3]
PATCH = Path(__file__).with_name("eleventh-card.patch")
CHECKS = Path(__file__).with_name("card_checks.py")
CARD = "end-steam"
OWN = "tests/titles/russian_railroads"
PASSED_OVER = shutil.ignore_patterns("__pycache__", "web", "*.so")
TABLE = "src/stellwerk/titles/russian_railroads/end_bonuses.py"
PAGES = tuple(f"docs/rules/{folder}russian-railroads.md" for folder in ("", "de/", "fr/", "cs/"))
WORDS = tuple(f"src/stellwerk/locales/{language}/russian-railroads.ftl" for language in LANGUAGES)
LEFT_OUT = {TABLE: "a_new_game_deals"}
LEFT_OUT |= dict.fromkeys(WORDS, "it_has_words") | dict.fromkeys(PAGES, "the_rules_tell")
"""What fails without each file of the patch."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The source and the rules pages in a folder of their own."""
    shutil.copytree(ROOT / "src" / "stellwerk", tmp_path / "src" / "stellwerk", ignore=PASSED_OVER)
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    return tmp_path


def apply(folder: Path, *without: str) -> None:
    """Make the changes of the patch, but for some files."""
    command = ["git", "apply", *(f"--exclude={path}" for path in without), str(PATCH)]
    # Not inside of a repository that happens to lie around the folder.
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(folder.parent)}
    subprocess.run(command, cwd=folder, env=environment, check=True)


def failing_in(folder: Path) -> list[str]:
    """The checks that do not hold for the new card in a copy of the source."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, str(CHECKS), CARD],
        cwd=folder,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    found: list[str] = json.loads(done.stdout)[CARD]
    return found


def test_the_patch_is_six_places() -> None:
    lines = PATCH.read_text(encoding="utf-8").splitlines()
    touched = {line.removeprefix("+++ b/") for line in lines if line.startswith("+++ ")}
    assert touched == set(LEFT_OUT)
    places = {"the rules page" if path in PAGES else path for path in touched}
    assert len(places) == 6


def test_a_card_that_is_put_in_works(copy: Path) -> None:
    apply(copy)
    assert failing_in(copy) == []


def test_all_tests_of_the_title_hold_with_it(copy: Path) -> None:
    """So a new card does not have to touch any of them: none counts the cards."""
    apply(copy)
    shutil.copy(ROOT / "pyproject.toml", copy)
    shutil.copytree(ROOT / "tests" / "tiny", copy / "tests" / "tiny", ignore=PASSED_OVER)
    shutil.copytree(ROOT / OWN, copy / OWN, ignore=PASSED_OVER)
    for file in ("conftest.py", "promises.py"):
        shutil.copy(ROOT / "tests" / file, copy / "tests")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-k", "not eleventh_card", OWN],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([f"{copy}/src", f"{copy}/tests"])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize("path", LEFT_OUT)
def test_without_one_of_its_places_it_does_not(copy: Path, path: str) -> None:
    apply(copy, path)
    assert LEFT_OUT[path] in failing_in(copy)


@pytest.mark.parametrize("card", [bonus.name for bonus in END_BONUSES])
def test_the_cards_there_are_hold_what_a_new_one_must(card: str) -> None:
    assert failing(card) == []
