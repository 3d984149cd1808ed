"""Rules pages are found and taken apart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from stellwerk.core.errors import StellwerkError
from stellwerk.rulebook import ILLUSTRATION, Rule, rules_of, rules_page, without_illustrations
from stellwerk.titles import load_title, own_title_ids

COUNTS = {"zu zweit": "2", "zu dritt": "3", "zu viert": "4"}
"""Words for a number of players, where English has a figure."""
DOUBLER = "×2"
"""A doubler in French: the figure is its name, not one of the rule."""
CHANGES = {
    "en": ("Changes", "Version"),
    "de": ("Änderungen", "Version"),
    "fr": ("Changements", "Version"),
    "cs": ("Změny", "Verze"),
}
"""The last heading of a page, and what its items begin with."""

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


@pytest.mark.parametrize("id_", own_title_ids())
def test_every_title_has_a_page_with_its_own_rules(id_: str) -> None:
    rules = rules_of(rules_page(id_))
    assert rules
    assert {rule.id.partition("-")[0] for rule in rules} == {load_title(id_).prefix}


def test_no_page() -> None:
    with pytest.raises(StellwerkError, match=r"There is no rules page for tiny\."):
        rules_page("tiny")


def figures(text: str) -> list[str]:
    """The figures of a rule, each as often as it is there."""
    counts = re.compile("|".join(COUNTS), flags=re.I)
    text = counts.sub(lambda found: COUNTS[found[0].lower()], text)
    return sorted(re.findall(r"\d+", text.replace(DOUBLER, "")))


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
@pytest.mark.parametrize("title_id", own_title_ids())
def test_a_translated_page_has_the_same_rules_with_the_same_numbers(
    title_id: str, language: str
) -> None:
    pages = Path(__file__).parents[1] / "docs" / "rules"
    english, translated = (
        rules_of((folder / f"{title_id}.md").read_text(encoding="utf-8"))
        for folder in (pages, pages / language)
    )
    assert [rule.id for rule in translated] == [rule.id for rule in english]
    for ours, theirs in zip(english, translated, strict=True):
        assert figures(theirs.text) == figures(ours.text), ours.id


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
@pytest.mark.parametrize("title_id", own_title_ids())
def test_a_translated_page_has_the_same_chapters_and_tables(title_id: str, language: str) -> None:
    shapes = []
    for page in (rules_page(title_id), rules_page(title_id, language)):
        headings = re.findall(r"^## (\d*)", page, flags=re.M)
        rows = [line.count("|") for line in page.splitlines() if line.startswith("|")]
        shapes.append((headings, rows))
    assert shapes[1] == shapes[0]


@pytest.mark.parametrize("language", CHANGES)
@pytest.mark.parametrize("title_id", own_title_ids())
def test_the_page_ends_with_what_each_version_changed(title_id: str, language: str) -> None:
    page = rules_page(title_id, language)
    *_, (heading, chapter) = re.findall(r"^## (.+)\n((?:(?!^## ).*\n)*)", page, flags=re.M)
    own_heading, word = CHANGES[language]
    assert heading == own_heading
    versions = [int(n) for n in re.findall(rf"^- \*\*{word} (\d+)\*\*", chapter, re.M)]
    assert sorted(set(versions), reverse=True) == list(range(load_title(title_id).version, 1, -1))
    named = re.findall(r"\b[A-Z]{2}-[0-9.]*[0-9]", chapter)
    assert bool(named) == bool(versions)
    assert set(named) <= {rule.id for rule in rules_of(page)}


ILLUSTRATED = [id_ for id_ in own_title_ids() if load_title(id_).examples]


def names(text: str) -> list[str]:
    """The illustrations in a text."""
    return [match["name"] for match in ILLUSTRATION.finditer(text)]


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
@pytest.mark.parametrize("title_id", ILLUSTRATED)
def test_a_translated_page_has_the_same_illustrations(title_id: str, language: str) -> None:
    """The same markers in each rule, in any order, each with words of its own."""
    illustrations = []
    for page in (rules_page(title_id), rules_page(title_id, language)):
        rules = rules_of(page)
        before = page.partition("\n## ")[0]
        texts = {"": before, **{rule.id: rule.text for rule in rules}}
        illustrations.append(
            {
                name: sorted(m["name"] for m in ILLUSTRATION.finditer(text))
                for name, text in texts.items()
            }
        )
    assert illustrations[1] == illustrations[0]
    assert sum(map(len, illustrations[0].values())) > 20


@pytest.mark.parametrize("language", CHANGES)
@pytest.mark.parametrize("title_id", ILLUSTRATED)
def test_a_page_reads_well_without_illustrations(title_id: str, language: str) -> None:
    page = rules_page(title_id, language)
    plain = without_illustrations(page)
    assert "pic:" in page
    assert "pic:" not in plain
    for words in (match["words"] for match in ILLUSTRATION.finditer(page)):
        assert words.strip("* ")
        assert words in plain


def totals(title_id: str) -> dict[str, list[int]]:
    """The points that the illustrations of a title show, by marker."""
    title = load_title(title_id)
    example = title.examples["scoring"]
    position: Any = title.read_position(
        example.players, title.with_defaults({}), example.lines.splitlines()
    )
    seat = title.values(position)["seats"][0]
    if title_id == "glueck-auf":
        points = title.points(position, title.nothing_reported(example.players))[0]
        return {"delivered/scoring": [*points, sum(points)]}
    lines = ("line/trans-siberian", "line/st-petersburg", "line/kiev", "industry")
    return {f"{name}/scoring": [seat["round_points"][at]] for at, name in enumerate(lines)}


@pytest.mark.parametrize("language", CHANGES)
@pytest.mark.parametrize("title_id", ["russian-railroads", "glueck-auf"])
def test_the_words_of_an_example_give_the_points_it_scores(title_id: str, language: str) -> None:
    words = {m["name"]: m["words"] for m in ILLUSTRATION.finditer(rules_page(title_id, language))}
    for name, points in totals(title_id).items():
        said = [int(number) for number in re.findall(r"\d+", words[name])]
        assert said[-1] == points[-1], name
        assert set(points) <= set(said), name
