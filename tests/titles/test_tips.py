"""What tips say: every kind of thing has a rule of its title, and a sentence in every language."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from stellwerk.locales import SHELVES
from stellwerk.rulebook import rules_of, rules_page
from stellwerk.titles import load_title

PREFIXES: Final = {"russian-railroads": "rr", "glueck-auf": "ga", "volldampf": "vd"}


def tips_of(title_id: str, players: int) -> list[dict[str, str]]:
    title = load_title(title_id)
    board: Any = title.board(players, title.with_defaults({}))
    tips: list[dict[str, str]] = board["tips"]
    return tips


@pytest.mark.parametrize("title_id", PREFIXES)
def test_every_thing_has_a_rule_that_there_is(title_id: str) -> None:
    rules = {rule.id for rule in rules_of(rules_page(title_id))}
    tips = tips_of(title_id, 3)
    assert {tip["rule"] for tip in tips} <= rules
    assert len({tip["thing"] for tip in tips}) == len(tips)


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
@pytest.mark.parametrize("title_id", PREFIXES)
def test_every_thing_has_one_sentence_in_every_language(title_id: str, language: str) -> None:
    page = SHELVES[0] / language / f"{title_id}-web.ftl"
    begin = f"{PREFIXES[title_id]}-tip-"
    text = page.read_text(encoding="utf-8")
    said = dict(re.findall(rf"^{begin}([a-z-]+) = (.+)$", text, flags=re.M))
    assert set(said) == {tip["thing"] for tip in tips_of(title_id, 3)}
    for thing, sentence in said.items():
        assert re.fullmatch(r"[A-ZÄÖÜÀ-ŽČŘŠŽ].+\.", sentence), thing
