"""The rules pages by HTTP."""

from __future__ import annotations

import re

import pytest

from server.guests import House
from stellwerk.rulebook import rules_of, rules_page
from stellwerk.server.rules_page import make_rules_page
from stellwerk.titles import load_title, own_title_ids


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
@pytest.mark.parametrize("title", own_title_ids())
def test_every_rule_has_its_anchor(title: str, language: str) -> None:
    page = make_rules_page(title, load_title(title).prefix, language)
    assert page.language == language
    anchors = [
        anchor for section in page.sections for anchor in re.findall(r' id="([^"]+)"', section.html)
    ]
    assert anchors == [rule.id for rule in rules_of(rules_page(title, language))]
    ids = [section.id for section in page.sections]
    assert len(set(ids)) == len(ids)
    assert f"{load_title(title).prefix}-1" in ids


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
@pytest.mark.parametrize("title", own_title_ids())
def test_no_sign_is_parted_from_the_words_beside_a_picture(title: str, language: str) -> None:
    """A browser may break a line after a picture with words: a comma then began the next one."""
    page = make_rules_page(title, load_title(title).prefix, language)
    for section in page.sections:
        assert re.findall(r"</span></span>[,.;:)!?]", section.html) == []


def test_rules_by_http(house: House) -> None:
    guest = house.guest()
    page = guest.get("/api/rules/russian-railroads")
    assert page["heading"] == "Russian Railroads: the rules"
    first = page["sections"][1]
    assert (first["id"], first["heading"]) == ("RR-1", "1. Set-up")
    assert first["html"].startswith('<p id="RR-1.1" class="rule"><strong>RR-1.1</strong>')
    assert "<table>" in first["html"]
    for language in ("de", "fr", "cs"):
        page = guest.get("/api/rules/russian-railroads", lang=language)
        assert page["language"] == language
    assert guest.get("/api/rules/russian-railroads", lang="sv")["language"] == "en"
    guest.get("/api/rules/chess", 404)
    guest.get("/api/rules/volldampf", 400, lang="../../etc")


def test_nothing_in_a_page_is_live() -> None:
    for title in own_title_ids():
        for section in make_rules_page(title, load_title(title).prefix, "en").sections:
            assert "<a " not in section.html
            assert "<script" not in section.html


def test_a_language_nobody_speaks_keeps_no_page_of_its_own() -> None:
    """Else somebody who asks for all of them fills the memory."""
    title = load_title("russian-railroads")
    english = make_rules_page(title.id, title.prefix, "en")
    assert make_rules_page(title.id, title.prefix, "qq") is english
