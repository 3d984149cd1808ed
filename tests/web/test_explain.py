"""Every thing on a table explains itself, by pointer, by finger and by a key."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from stellwerk.rulebook import rules_of, rules_page
from web.tables import Clicker, await_still, open_table

pytestmark = pytest.mark.web

SILENT: Final = """() => [...document.querySelectorAll('[data-spot]')]
    .filter((spot) => spot.checkVisibility() && !spot.hasAttribute('data-tip'))
    .map((spot) => spot.outerHTML.slice(0, 120))"""
"""Places that could be chosen and have no tip."""
WALK: Final = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const things = [...document.querySelectorAll('[data-tip]')];
    const found = [];
    for (const thing of things.filter((it) => it.checkVisibility())) {
        const shown = () => thing.getAttribute('aria-describedby') === 'tip';
        const event = (kind) =>
            thing.dispatchEvent(new PointerEvent(kind, { pointerType: 'mouse' }));
        event('pointerenter');
        for (let n = 0; n < 1200 && !shown(); n += 1) await frame();
        const tip = shown() ? document.getElementById('tip') : null;
        const part = (name) => tip?.querySelector(`[data-part=${name}]`)?.textContent ?? '';
        found.push({
            all: tip?.textContent ?? '',
            name: tip?.querySelector('b')?.textContent ?? '',
            text: part('text'),
            why: part('why'),
            adds: part('adds'),
            href: tip?.querySelector('a')?.getAttribute('href') ?? '',
            spot: thing.dataset.spot ?? '',
            small: !!thing.closest('.mini, .players tbody'),
            what: thing.outerHTML.slice(0, 160),
        });
        event('pointerleave');
    }
    return found;
}"""
"""The tip of each thing on the page, one after the other."""


def begin(page: Page, title: str, language: str = "en") -> Clicker:
    """A table of three whose person has a whole turn to choose."""
    table = open_table(page, title, bots=2)
    page.goto(f"/table/{table}?lang={language}")
    return Clicker(page, table, Random(5))


def tips_of(page: Page) -> list[dict[str, Any]]:
    page.locator("[data-spot=open]:visible").first.wait_for()
    assert page.evaluate(SILENT) == []
    found: list[dict[str, Any]] = page.evaluate(WALK)
    return found


def check(tips: list[dict[str, Any]], title: str) -> None:
    """Each tip has a name, a sentence about more than that, and a rule that there is."""
    rules = {rule.id for rule in rules_of(rules_page(title))}
    assert tips
    for tip in tips:
        assert tip["name"], tip
        assert tip["text"].endswith("."), tip
        assert tip["text"] != tip["name"], tip
        assert "tip-" not in tip["all"], tip
        address, _, rule = tip["href"].partition("#")
        assert (address, rule in rules) == (f"/rules/{title}", True), tip


WANTED: Final = {
    "russian-railroads": (
        "Place for a doubler, above space",
        "Locomotive 1",
        "Free place for a locomotive",
        "Trans-Siberian: points at a scoring",
        "Industry: points at a scoring",
        "End bonus, 8 left",
        "Total",
        "Kiev, Space",
        "Position 0",
        "Locomotive 2:",
        "Place 1:",
    ),
    "glueck-auf": (
        "Track 1 for wheel and clover",
        "Worker card with 1 worker",
        "Start player’s lantern",
        "Costs 1 worker",
        "Shift token 1 would go to",
        "Total",
        "Orders",
    ),
    "volldampf": (
        "Hamburg",
        "Income 0",
        "Mila: income 0",
        "stones in the bag",
        "Auction",
        "Pieces of track left",
        "Bonds",
        "Score",
    ),
}
"""Beginnings of names that have to be among the tips."""
SMALL: Final = {
    "russian-railroads": (
        "workers left",
        "coin",
        "?-tokens",
        "Engineers hired",
        "Trans-Siberian: points at a scoring",
        "Kiev: points at a scoring",
        "Industry: points at a scoring",
    ),
    "glueck-auf": ("Worker card with 1 worker", "No engine", "Mining row", "Storage"),
    "volldampf": (
        "Mila: Income",
        "Mila: Bonds",
        "Mila: Score",
        "Mila: Cash",
    ),
}
"""The same for the small mats of rivals, and for the rows of players."""


@pytest.mark.parametrize("title", WANTED)
def test_every_thing_has_a_name_a_sentence_and_a_rule(
    enter: Callable[..., Page], title: str
) -> None:
    """T18: also doubler sockets, locomotives, totals, score columns, worker cards, the lantern."""
    page = enter()
    clicker = begin(page, title)
    while clicker.await_turn()["prompt"]["key"] == "ask-bonus":
        clicker.step()
    tips = tips_of(page)
    check(tips, title)
    for name in WANTED[title]:
        assert any(name in tip["name"] for tip in tips), (name, sorted({t["name"] for t in tips}))
    small = {tip["name"] for tip in tips if tip["small"]}
    for name in SMALL[title]:
        assert any(name in one for one in small), (name, sorted(small))
    opened = [tip for tip in tips if tip["spot"] == "open"]
    assert opened
    # What is lit says what it would add, too, unless the question is not about points.
    if title == "russian-railroads":
        assert all(tip["adds"] for tip in opened)


def test_a_tip_leads_to_its_rule(enter: Callable[..., Page]) -> None:
    """T18: the rule is opened at its number and marked; the key I shows the same tip."""
    page = enter()
    clicker = begin(page, "russian-railroads")
    while clicker.await_turn()["prompt"]["key"] != "ask-turn":
        clicker.step()
    page.locator("[data-spot=open]").first.focus()
    page.keyboard.press("i")
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile("Rule RR-"))
    with page.context.expect_page() as opened:
        tip.get_by_role("link").click()
    rules = opened.value
    rule = rules.locator(".rule.wanted")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_id(rules.url.partition("#")[2])


SHORT: Final = """() => {
    const later = window.setTimeout;
    window.setTimeout = (work, ms, ...about) => (ms === 450 ? 0 : later(work, ms, ...about));
}"""
"""From now on no press is a long one, however busy the machine is."""


def test_a_long_press_explains_and_chooses_nothing(enter: Callable[..., Page]) -> None:
    """P3: a finger that stays shows the tip; start bonuses and payments have captions."""
    page = enter(390, 844)
    clicker = begin(page, "russian-railroads")
    while (view := clicker.await_turn())["prompt"]["key"] != "ask-turn":
        clicker.step()
    page.locator("[data-tab=board]").click()
    lit = page.locator("[data-spot=open]:visible").first
    spot = page.locator(f'[data-move="{lit.get_attribute("data-move")}"]')
    spot.scroll_into_view_if_needed()
    await_still(page)
    box = spot.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", at)
    tip = page.get_by_role("tooltip")
    expect(tip.locator("[data-part=text]")).to_be_visible()
    touch("touchEnd")
    expect(tip).to_contain_text("Rule RR-")
    assert clicker.view()["step"] == view["step"]
    # The next touch is one again: the tip goes, and what it touches is chosen.
    page.evaluate(SHORT)
    touch("touchStart", at)
    touch("touchEnd")
    expect(tip).to_have_count(0)
    expect(spot.and_(page.locator("[data-spot=open]"))).to_have_count(0)


def test_start_bonuses_have_captions(enter: Callable[..., Page]) -> None:
    """P3: in the sheet of a phone an icon is not all there is."""
    page = enter(390, 844)
    for _ in range(20):
        clicker = begin(page, "russian-railroads")
        if clicker.await_turn()["prompt"]["key"] == "ask-bonus":
            break
    offers = page.locator("[data-move^=bonus-]")
    expect(offers).to_have_count(4)
    shown = [
        text.strip() for text in page.locator("[data-move^=bonus-] .caption").all_inner_texts()
    ]
    assert shown == ["1 doubler", "1 coin", "1 industry step", "1 black step"]
    for offer in offers.all():
        expect(offer).to_be_in_viewport(ratio=1)


FOUND: Final = {"russian-railroads": "RR-1.3", "glueck-auf": "36", "volldampf": "VD-11.1"}
"""What is only in paragraphs with an illustration."""


@pytest.mark.parametrize(("language", "width"), [("de", 1280), ("cs", 390)])
def test_rules_are_illustrated(enter: Callable[..., Page], language: str, width: int) -> None:
    """Every marker is drawn, beside its words, and the page is as wide as its window."""
    page = enter(width, 844)
    for title in WANTED:
        page.goto(f"/rules/{title}?lang={language}")
        page.locator("[data-illustration] svg").first.wait_for()
        places = page.locator("[data-illustration]")
        assert places.count() > 20
        assert page.locator("[data-illustration]:empty").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert page.locator("figure figcaption").count() > 1
        assert not page.evaluate("document.documentElement.dataset.missing")
        # What the search leaves is still drawn.
        sections = page.locator("article section").count()
        page.get_by_role("searchbox").fill(FOUND[title])
        expect(page.locator("article section")).not_to_have_count(sections)
        page.locator("[data-illustration] svg").first.wait_for()
