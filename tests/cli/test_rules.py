"""`stellwerk rules` shows the page, a chapter or a rule."""

from __future__ import annotations

import json

from cli.command import refusal, stellwerk
from cli.pseudo import Terminal
from stellwerk.rulebook import rules_of, rules_page, without_illustrations

PAGE = without_illustrations(rules_page("russian-railroads"))
RULES = {rule.id: rule.text for rule in rules_of(PAGE)}


def test_the_page() -> None:
    outcome = stellwerk("rules", "russian-railroads")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert outcome.stdout == PAGE.rstrip() + "\n"
    assert "](pic:" not in outcome.stdout


def test_one_rule() -> None:
    outcome = stellwerk("rules", "russian-railroads", "rr-1.2")
    assert outcome.stdout == RULES["RR-1.2"] + "\n"


def test_a_chapter() -> None:
    chapter = [text for id_, text in RULES.items() if id_.startswith("RR-1.")]
    assert len(chapter) > 1
    outcome = stellwerk("rules", "russian-railroads", "RR-1")
    assert outcome.stdout == "\n\n".join(chapter) + "\n"


def test_for_programs() -> None:
    outcome = stellwerk("rules", "russian-railroads", "RR-1.2", "--json")
    assert json.loads(outcome.stdout) == [{"id": "RR-1.2", "text": RULES["RR-1.2"]}]
    outcome = stellwerk("rules", "russian-railroads", "--json")
    assert [rule["id"] for rule in json.loads(outcome.stdout)] == list(RULES)


def test_for_a_person() -> None:
    with Terminal("rules", "russian-railroads", "RR-1.2") as terminal:
        assert terminal.end() == 0
        assert "**" not in terminal.shown
        assert terminal.shown.lstrip().startswith("RR-1.2 ")


def test_unknown_rule() -> None:
    first, *_, last = RULES
    for arguments in (["RR-99"], ["RR-99", "--json"]):
        sentence = refusal("rules", "russian-railroads", *arguments)
        assert sentence == f"Russian Railroads has no rule RR-99 (its rules are {first} to {last})."
