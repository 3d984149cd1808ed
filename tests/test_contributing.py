"""The house rules for contributors name things that exist, and say the same version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from stellwerk import VERSION

ROOT = Path(__file__).parents[1]
PAGES = ("CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md")
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text)]
    assert [one for one in links if "://" not in one and not (ROOT / one).exists()] == []


def test_the_commands_of_make_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    commands = set(re.findall(r"\bmake ([a-z]+)", text))
    assert {"test", "quick", "docs", "lock", "release"} <= commands
    assert [one for one in commands if not re.search(rf"^{one}:", MAKEFILE, re.MULTILINE)] == []


def test_the_citation_and_the_changelog_know_the_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == VERSION
    assert citation["license"] == "MIT"
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", changelog, re.MULTILINE)[:2] == ["Unreleased", VERSION]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_the_issue_forms_are_forms(form: Path) -> None:
    read = yaml.safe_load(form.read_text(encoding="utf-8"))
    if form.stem == "config":
        assert "contact_links" in read
        return
    assert {"name", "description", "body"} <= set(read)
    ids = [part["id"] for part in read["body"]]
    assert len(ids) == len(set(ids))
    assert all(part["attributes"]["label"] for part in read["body"])


def test_the_hooks_before_a_commit_call_tools_we_pin() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    entries = [hook["entry"] for repo in hooks["repos"] for hook in repo["hooks"]]
    pinned = (ROOT / "requirements" / "dev.in").read_text(encoding="utf-8").split()
    assert any("ruff" in entry for entry in entries)
    assert {"ruff", "import-linter"} <= set(pinned)
