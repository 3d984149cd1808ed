"""The rules pages by HTTP."""

from __future__ import annotations

import re

import pytest

from server.guests import House
from stellwerk.rulebook import rules_of, rules_page
from stellwerk.server.rules_page import make_rules_page
from stellwerk.titles import load_title

TITLES = ["russian-railroads", "glueck-auf", "volldampf"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("title", TITLES)
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


def test_rules_by_http(house: House) -> None:
    guest = house.guest()
    page = guest.get("/api/rules/russian-railroads")
    assert page["heading"] == "Russian Railroads: the rules"
    first = page["sections"][1]
    assert (first["id"], first["heading"]) == ("RR-1", "1. Set-up")
    assert first["html"].startswith('<p id="RR-1.1" class="rule"><strong>RR-1.1</strong>')
    assert "<table>" in first["html"]
    assert guest.get("/api/rules/russian-railroads", lang="de")["language"] == "de"
    assert guest.get("/api/rules/russian-railroads", lang="cs")["language"] == "en"
    guest.get("/api/rules/chess", 404)
    guest.get("/api/rules/volldampf", 400, lang="../../etc")


def test_nothing_in_a_page_is_live() -> None:
    for title in TITLES:
        for section in make_rules_page(title, load_title(title).prefix, "en").sections:
            assert "<a " not in section.html
            assert "<script" not in section.html
