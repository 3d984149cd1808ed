"""A table by keyboard alone: whole games, few keys, and a focus that is never lost."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from web.keyboard import Typist
from web.stage import stage
from web.tables import open_table, until
from web.test_pages import barriers

pytestmark = pytest.mark.web

MOST: Final = 8
"""Keys a choice may take, Confirm included."""
STOPS: Final = """() => [...document.querySelectorAll('[data-spot]')]
    .filter((spot) => spot.tabIndex >= 0 && spot.getClientRects().length)
    .map((spot) => spot.dataset.spot)"""
"""The states of the spots that Tab stops at."""
STATE: Final = "() => document.activeElement.dataset.spot"
NUMBERED: Final = "() => document.querySelectorAll('.numbers span').length"
TITLES: Final = ("russian-railroads", "glueck-auf", "volldampf")


def shift(page: Page, rng: Random) -> str:
    """The state of the next thing in some direction, open or not."""
    page.keyboard.press(f"Shift+Arrow{rng.choice(('Down', 'Up', 'Left', 'Right'))}")
    state: str = page.evaluate(STATE)
    return state


@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_by_keyboard_alone(enter: Callable[..., Page], title: str) -> None:
    """P5, P6, P8: at most 8 keys per choice, and something always has the focus."""
    page = enter()
    table = open_table(page, title, bots=1)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-prompt]")
    page.keyboard.press("ArrowDown")
    typist = Typist(page, table, Random(4))
    if title == "russian-railroads":
        # A closed space says why to whoever comes there with Shift and an arrow.
        typist.awaited()
        until(page, lambda: shift(page, typist.rng) == "taken")
        expect(page.get_by_role("tooltip")).to_contain_text("boarded up")
    while typist.choose():
        pass
    most, usual = max(typist.counts), median(typist.counts)
    sys.stdout.write(f"{title}: {len(typist.counts)} choices, {usual:g} keys, at most {most}\n")
    assert most <= MOST
    assert typist.lost == []
    result = page.get_by_role("dialog", name="Result")
    expect(result).to_be_visible()
    # T24: the prompt names the winner; a rematch against bots begins at once, in the same colour.
    expect(page.locator("[data-prompt]")).to_contain_text("win")
    result.get_by_role("button", name="Rematch").press("Enter")
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector("[data-prompt]")
    again = page.request.get(
        f"/api{urlsplit(page.url).path.replace('table', 'tables')}?seat=0"
    ).json()
    assert again["state"] == "running"
    assert again["seats"][0]["name"] == "Mila"


def test_only_open_things_are_tab_stops(enter: Callable[..., Page]) -> None:
    """P5, P6: closed segments of the map are no tab stops; arrows find open ones from anywhere."""
    page = enter()
    stage(page, "volldampf-5-lay")
    page.wait_for_selector("[data-spot=open]")
    assert set(page.evaluate(STOPS)) <= {"open", "selected"}
    for somewhere in (page.get_by_role("button", name="Menu"), page.locator("th button").first):
        somewhere.focus()
        page.keyboard.press("ArrowLeft")
        assert page.evaluate(STATE) == "open"
    while page.evaluate(STATE) == "open":
        page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate(STATE) in ("closed", "taken")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(STATE) == "open"
    page.keyboard.press("1")
    assert page.evaluate(NUMBERED) == page.locator("[data-spot=open]").count()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    assert page.evaluate(NUMBERED) == 0


@pytest.mark.parametrize("question", ["issue", "bid"])
def test_a_number_to_set_takes_the_focus(enter: Callable[..., Page], question: str) -> None:
    """P5: bonds and bids are a key away, can be typed, and say their value."""
    page = enter()
    stage(page, f"volldampf-5-{question}")
    page.wait_for_selector("[role=slider]")
    page.keyboard.press("ArrowDown")
    slider = page.get_by_role("slider")
    expect(slider).to_be_focused()
    most = slider.get_attribute("aria-valuemax")
    assert most
    page.keyboard.type(most)
    expect(slider).to_have_attribute("aria-valuenow", most)
    page.keyboard.press("ArrowDown")
    expect(slider).to_have_attribute("aria-valuenow", str(int(most) - 1))
    assert barriers(page) == []


@pytest.mark.parametrize(
    "name",
    ["volldampf-5-transport", "volldampf-2-step", "glueck-auf-3-keep", "russian-railroads-4-pay"],
)
def test_states_of_a_game_have_no_barrier(enter: Callable[..., Page], name: str) -> None:
    """What axe-core finds in the middle of a turn: nothing."""
    page = enter()
    stage(page, name)
    page.wait_for_selector("[data-spot=open]")
    assert barriers(page) == []
