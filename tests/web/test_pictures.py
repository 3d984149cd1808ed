"""What the pictures of every page and size showed, and should not show again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from web.stage import stage
from web.tables import await_still

pytestmark = pytest.mark.web

OFF_CENTRE: Final = """(rows) => rows.map((row) => {
    const centre = ({ top, bottom }) => (top + bottom) / 2;
    const range = document.createRange();
    const words = [...row.childNodes].filter((node) => !node.classList?.contains('unseen')
        && node.textContent.trim() && !node.querySelector?.('svg'));
    range.selectNode(words.at(-1));
    const picture = row.querySelector('svg, .flag');
    return Math.max(
        Math.abs(centre(range.getBoundingClientRect()) - centre(row.getBoundingClientRect())),
        picture ? Math.abs(centre(picture.getBoundingClientRect())
            - centre(range.getBoundingClientRect())) : 0);
})"""
"""How far the words of rows are from their middle, and the picture from the words."""
STICKS_OUT: Final = """(cards) => cards.flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    return [...card.querySelectorAll('svg, svg *')].map((piece) => piece.getBoundingClientRect())
        .filter((piece) => piece.left < left || piece.right > right)
        .map((piece) => Math.round(Math.max(left - piece.left, piece.right - right)));
})"""
"""By how many pixels pieces are wider than the cards they are on."""
LETTERS: Final = "(node) => parseFloat(getComputedStyle(node).fontSize) * node.currentCSSZoom"


def box(thing: Locator) -> FloatRect:
    """Where a thing is in the window, and how large."""
    found = thing.bounding_box()
    assert found
    return found


def test_tabs_have_icon_and_word_in_one_line(enter: Callable[..., Page]) -> None:
    """On a tablet the icon was at the left above the word."""
    page = enter(820, 1180)
    stage(page, "volldampf-5-transport")
    tabs = page.locator("[role=tab]")
    expect(tabs).to_have_count(3)
    assert max(tabs.evaluate_all(OFF_CENTRE)) <= 3


def test_a_line_of_the_log_is_in_the_middle_of_its_row(enter: Callable[..., Page]) -> None:
    """On a phone a row is as high as a thumb needs, and one line was at its top."""
    page = enter(390, 844)
    stage(page, "volldampf-5-transport")
    page.locator("[data-tab=log]").click()
    await_still(page)
    assert max(page.locator("button[data-log]").evaluate_all(OFF_CENTRE)) <= 3


@pytest.mark.parametrize(
    ("language", "group", "lost"),
    [
        ("en", "Group 4: Northeast, Centre", "Route card lost: Southwest"),
        ("de", "Gruppe 4: Nordosten, Mitte", "Streckenkarte verloren: Südwesten"),
        ("fr", "Groupe 4 : Nord-Est, Centre", "Carte de ligne perdue : Sud-Ouest"),
        ("cs", "Skupina 4: Severovýchod, Střed", "Ztracená karta trati: Jihozápad"),
    ],
)
def test_the_log_names_regions(
    enter: Callable[..., Page], language: str, group: str, lost: str
) -> None:
    """It said "Group 4: O M" and "Route card T lost"."""
    page = enter()
    stage(page, "volldampf-5-transport", language=language)
    lines = page.locator("button[data-log]")
    expect(lines.filter(has_text=group)).to_have_count(1)
    expect(lines.filter(has_text=lost)).to_have_count(1)


def test_the_log_takes_nothing_back_when_a_round_is_scored(enter: Callable[..., Page]) -> None:
    """It said "Jonas +12, −12 a round" about the step after which the round was scored."""
    page = enter()
    stage(page, "russian-railroads-4-turn")
    line = page.locator("button[data-log]", has_text="Moved on")
    expect(line).to_have_count(1)
    expect(line).not_to_contain_text("a round")


def test_a_short_log_ends_in_its_frame(enter: Callable[..., Page]) -> None:
    """With four players in a low window its lines went on below the frame."""
    page = enter(1280, 720)
    stage(page, "glueck-auf-4-late-turn")
    log = page.get_by_role("region", name="Log")
    frame, lines = box(log), box(log.locator("ol"))
    assert lines["y"] + lines["height"] <= frame["y"] + frame["height"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_start_bonuses_are_of_one_height(
    enter: Callable[..., Page], width: int, height: int
) -> None:
    page = enter(width, height)
    stage(page, "russian-railroads-2-bonus")
    bonuses = page.locator("[data-prompt] .spot")
    expect(bonuses).to_have_count(4)
    heights = [box(bonus)["height"] for bonus in bonuses.all()]
    assert max(heights) - min(heights) < 1, heights


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_what_is_on_a_card_is_no_wider(enter: Callable[..., Page], width: int, height: int) -> None:
    """The locomotive of a ?-card stuck out at both sides."""
    page = enter(width, height)
    stage(page, "russian-railroads-4-turn")
    cards = page.locator(".rr-card")
    expect(cards).to_have_count(5)
    assert cards.evaluate_all(STICKS_OUT) == []


def test_a_gain_covers_no_worker(enter: Callable[..., Page]) -> None:
    """It lay on the last worker card of an area."""
    page = enter(1280, 720)
    stage(page, "glueck-auf-4-late-turn")
    area = page.locator("[data-at=mining-0-1]")
    gain, workers = box(area.locator(".spot > .chip")), box(area.locator(".workers"))
    assert gain["x"] + gain["width"] <= workers["x"]


def test_a_large_screen_is_filled_and_read_from_afar(enter: Callable[..., Page]) -> None:
    """At 2560×1440 a map as wide as the window stood beside letters of 13 pixels."""
    page = enter(2560, 1440)
    stage(page, "volldampf-5-transport")
    board = box(page.locator(".map").first)
    assert board["y"] + board["height"] >= 1400
    assert page.locator("button[data-log] span").last.evaluate(LETTERS) >= 16
    assert page.locator("header h1").evaluate(LETTERS) >= 20
    page.goto("/")
    plays = page.locator(".card .go")
    expect(plays.first).to_be_visible()
    await_still(page)
    assert plays.first.evaluate(LETTERS) >= 20


def test_a_poster_on_a_tablet_is_seen_whole(enter: Callable[..., Page]) -> None:
    """It was a strip four times as wide as high, with a third of the locomotive."""
    page = enter(820, 1180)
    page.goto("/")
    posters = page.locator(".card .art")
    expect(posters).to_have_count(3)
    await_still(page)
    for art in posters.all():
        place = box(art)
        assert place["height"] > place["width"]
    assert box(page.locator(".card .go").nth(1))["y"] < 1180


COLLIDE: Final = """(rows) => rows.flatMap((row) => {
    const parts = ':scope > :is(.name, .seats, .pace, .time, .join, .button)';
    const shown = [...row.querySelectorAll(parts)].filter((it) => it.checkVisibility());
    const boxes = shown.map((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        const words = range.getBoundingClientRect();
        return words.width ? words : it.getBoundingClientRect();
    });
    return boxes.flatMap((one, n) => boxes.slice(n + 1).filter((other) =>
        one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1)).map(() => row.textContent);
})"""
"""The rows of which two parts lie on each other."""
BROKEN: Final = """(names) => names.filter((name) => {
    const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const text = words.currentNode;
        for (const { 0: word, index } of text.data.matchAll(/[\\p{L}-]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) return true;
        }
    }
    return false;
}).map((name) => name.textContent)"""
"""The names with a word on two lines."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844), (360, 640)])
def test_tables_of_many_people_are_listed_whole(
    enter: Callable[..., Page], width: int, height: int
) -> None:
    """Names were broken within words on the home page, and covered by the seats on a phone."""
    page, host = enter(width, height), enter()
    seats = [{"name": "Friederike"}, *[{"bot": "driver"}] * 2, *[{"bot": "conductor"}] * 2, {}]
    for one in (page, host):
        data = {"title": "volldampf", "seats": seats}
        assert one.request.post("/api/tables", data=data).status == 201
    for path, row in (("/", ".board li"), ("/tables", "main li")):
        page.goto(f"{path}?lang=fr")
        rows = page.locator(row)
        rows.first.wait_for()
        await_still(page)
        assert rows.evaluate_all(COLLIDE) == []
        assert rows.locator(".name").evaluate_all(BROKEN) == []
    if width > 820:
        starts = rows.locator(".seats").evaluate_all(STARTS)
        assert len(set(starts)) == len(page.locator("main ul").all())


STARTS: Final = "(all) => all.map((it) => Math.round(it.getBoundingClientRect().left))"
"""Where things begin."""


def test_join_is_at_the_end_of_its_row(enter: Callable[..., Page]) -> None:
    """On a phone it stood between the name and the seats."""
    page = enter(390, 844)
    seats = [{"name": "Mila"}, {}]
    data = {"title": "glueck-auf", "seats": seats}
    assert enter().request.post("/api/tables", data=data).status == 201
    page.goto("/tables")
    row = page.locator("li", has=page.get_by_role("link", name="Join")).first
    row.wait_for()
    await_still(page)
    chips, join = box(row.locator(".seats")), box(row.get_by_role("link", name="Join"))
    assert join["x"] >= chips["x"] + chips["width"]
