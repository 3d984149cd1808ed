"""T25: the things of one rival stay visible next to your own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from web.stage import stage
from web.tables import await_still
from web.test_sizes import LANGUAGES, box, faults, resize

pytestmark = pytest.mark.web

OWN: Final = {
    "russian-railroads": "[data-part=mat]",
    "glueck-auf": "[data-part=yard]",
    "volldampf": ".log .log",
}
"""What a rival’s things are next to: one’s own, or in Volldampf, whose board is shared, the log."""
CALM: Final = {
    "russian-railroads": "russian-railroads-4-turn",
    "glueck-auf": "glueck-auf-3-turn",
    "volldampf": "volldampf-5-lay",
}
CROWDED: Final = (
    "russian-railroads-4-late-turn",
    "russian-railroads-4-late-work",
    "glueck-auf-4-late-pay",
    "glueck-auf-4-late-turn",
    "glueck-auf-3-mine",
    "glueck-auf-2-deliver",
    "volldampf-6-late-bid",
    "volldampf-6-late-transport",
    "volldampf-5-take-group",
)
SIZES: Final = ((1440, 900), (1280, 720), (2560, 1440), (820, 1180), (390, 844))
PIN_ALL: Final = """() => {
    const table = location.pathname.split('/').at(-1);
    const seat = document.querySelector('[data-rival]').dataset.rival;
    localStorage.setItem('stellwerk.pinned', JSON.stringify({ [table]: Number(seat) }));
}"""
AT_PIN: Final = "() => document.activeElement?.dataset.pin !== undefined"
FITS: Final = "() => document.documentElement.scrollHeight <= innerHeight"


def press_tab_until(page: Page, found: str) -> None:
    """Tab on until something has the focus, at most three times."""
    for _ in range(3):
        page.keyboard.press("Tab")
        if page.evaluate(found):
            return
    raise AssertionError("it cannot be reached")


def in_window(thing: Locator, height: int) -> bool:
    """Whether all of it can be seen without scrolling."""
    at = box(thing)
    return at["y"] >= 0 and at["y"] + at["height"] <= height


@pytest.mark.parametrize("title", OWN)
def test_a_rival_is_pinned_by_keyboard_and_stays(enter: Callable[..., Page], title: str) -> None:
    """Beside your own, explained, there again when the page is loaded, until it is unpinned."""
    page = enter(1440, 900)
    stage(page, CALM[title])
    rivals = page.locator("[data-rival]")
    before = rivals.count()
    rivals.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    press_tab_until(page, AT_PIN)
    page.keyboard.press("Enter")
    pinned, unpin = page.locator("[data-pinned]"), page.locator("[data-unpin]")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(pinned).to_be_visible()
    expect(unpin).to_be_focused()
    page.keyboard.press("i")
    expect(page.get_by_role("tooltip")).to_contain_text("It stays next to your own")
    own = page.locator(OWN[title])
    await_still(page)
    assert box(pinned)["x"] != box(own)["x"]
    assert abs(box(pinned)["y"] - box(own)["y"]) <= 2
    for thing in (own, pinned):
        assert in_window(thing, 900)
    expect(pinned.locator("[data-spot=open]")).to_have_count(0)
    if title == "glueck-auf":
        page.locator("[data-tab=rivals]").click()
    if title != "volldampf":
        expect(rivals).to_have_count(before - 1)
    page.reload()
    expect(pinned).to_be_visible()
    unpin.focus()
    page.keyboard.press("Enter")
    expect(pinned).to_have_count(0)
    expect(rivals).to_have_count(before)
    assert page.evaluate("document.activeElement !== document.body")
    page.reload()
    expect(rivals).to_have_count(before)
    expect(pinned).to_have_count(0)


@pytest.mark.parametrize("name", CROWDED)
def test_a_pinned_rival_fits_every_window(enter: Callable[..., Page], name: str) -> None:
    """Nothing is cut or small, late in the game; side by side at 1440×900 without scrolling."""
    page = enter(*SIZES[0])
    stage(page, name, language=LANGUAGES[CROWDED.index(name) % len(LANGUAGES)])
    page.evaluate(PIN_ALL)
    page.reload()
    pinned = page.locator("[data-pinned]")
    pinned.wait_for()
    found: dict[str, str] = {}
    for width, height in SIZES:
        resize(page, width, height)
        if (width, height) in ((1440, 900), (2560, 1440)):
            expect(pinned).to_be_visible()
            page.wait_for_function(FITS)
        found |= dict.fromkeys(faults(page, width, height), f"{width}×{height}")
    assert found == {}


def test_a_phone_has_the_pinned_railway_below_ones_own(enter: Callable[..., Page]) -> None:
    """On the tab of your own mat."""
    page = enter(390, 844)
    stage(page, "russian-railroads-4-turn")
    page.evaluate(
        """() => localStorage.setItem('stellwerk.pinned', JSON.stringify({
            [location.pathname.split('/').at(-1)]: 3,
        }))"""
    )
    page.reload()
    page.locator("[data-tab=mat]").click()
    own, pinned = page.locator("[data-part=mat]"), page.locator("[data-pinned]")
    expect(pinned).to_be_attached()
    await_still(page)
    assert box(pinned)["y"] >= box(own)["y"] + box(own)["height"]
    ignored = ("no choice", "the prompt")
    assert [fault for fault in faults(page, 390, 844) if not fault.startswith(ignored)] == []
