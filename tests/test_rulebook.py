"""Rules pages are found and taken apart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stellwerk.core.errors import StellwerkError
from stellwerk.rulebook import Rule, rules_of, rules_page
from stellwerk.titles import load_title, title_ids

COUNTS = {"zweit": "2", "dritt": "3", "viert": "4"}

PAGE = """\
# A game

Before the rules.

**XX-1.1** Put everything
on the table:

| a | b |
|---|---|

- what belongs to it
- **XX-1.2** Leave out what is broken.

## 2. End

Between the rules.

**XX-2** Stop, as **XX-1.1** says.
"""


def test_a_rule_reaches_to_the_next_rule_or_heading() -> None:
    assert rules_of(PAGE) == [
        Rule(
            "XX-1.1",
            PAGE[PAGE.index("**XX-1.1**") : PAGE.index("\n- **XX-1.2**")],
        ),
        Rule("XX-1.2", "- **XX-1.2** Leave out what is broken."),
        Rule("XX-2", "**XX-2** Stop, as **XX-1.1** says."),
    ]


@pytest.mark.parametrize("id_", [id_ for id_ in title_ids() if id_ != "tiny"])
def test_every_title_has_a_page_with_its_own_rules(id_: str) -> None:
    rules = rules_of(rules_page(id_))
    assert rules
    assert {rule.id.partition("-")[0] for rule in rules} == {load_title(id_).prefix}


def test_no_page() -> None:
    with pytest.raises(StellwerkError, match=r"There is no rules page for tiny\."):
        rules_page("tiny")


@pytest.mark.parametrize("title_id", ["russian-railroads", "glueck-auf", "volldampf"])
def test_the_german_page_has_the_same_rules_with_the_same_numbers(title_id: str) -> None:
    pages = Path(__file__).parents[1] / "docs" / "rules"
    english, german = (
        rules_of((folder / f"{title_id}.md").read_text(encoding="utf-8"))
        for folder in (pages, pages / "de")
    )
    assert [rule.id for rule in german] == [rule.id for rule in english]
    for ours, theirs in zip(english, german, strict=True):
        text = re.sub(
            "zu (zweit|dritt|viert)", lambda found: COUNTS[found[1]], theirs.text, flags=re.I
        )
        numbers = [sorted(re.findall(r"\d+", page)) for page in (ours.text, text)]
        assert numbers[0] == numbers[1], ours.id


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("title_id", ["russian-railroads", "glueck-auf", "volldampf"])
def test_the_page_ends_with_what_each_version_changed(title_id: str, language: str) -> None:
    page = rules_page(title_id, language)
    *_, (heading, chapter) = re.findall(r"^## (.+)\n((?:(?!^## ).*\n)*)", page, flags=re.M)
    assert heading == {"en": "Changes", "de": "Änderungen"}[language]
    versions = [int(number) for number in re.findall(r"^- \*\*Version (\d+)\*\*", chapter, re.M)]
    assert sorted(set(versions), reverse=True) == list(range(load_title(title_id).version, 1, -1))
    named = re.findall(r"\b[A-Z]{2}-[0-9.]*[0-9]", chapter)
    assert named
    assert set(named) <= {rule.id for rule in rules_of(page)}
