"""Russian Railroads in the browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from web.tables import Clicker, open_table

pytestmark = pytest.mark.web

TITLE = "russian-railroads"
LINGERED = "() => new Promise((done) => setTimeout(done, 800))"
"""Ends after the tip of whatever the pointer has come to would be there."""


def test_a_game_of_two_is_clicked_to_its_end(enter: Callable[..., Page]) -> None:
    page = enter()
    table = open_table(page, TITLE, bots=1)
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(8))
    while clicker.step():
        view = clicker.await_turn()
        if view["state"] != "over":
            drawn = page.locator("[data-total=round]")
            expect(drawn).to_have_text(str(sum(view["forecast"][0])))
    assert {"ask-turn", "ask-work"} <= clicker.asked
    scores = clicker.view()["scores"]
    result = page.get_by_role("dialog")
    for score in scores:
        expect(result.locator("table")).to_contain_text(str(score))
    assert page.locator("html").get_attribute("data-missing") is None


def test_a_phone_shows_every_open_move_on_one_of_its_tabs(enter: Callable[..., Page]) -> None:
    page = enter(390, 844)
    table = open_table(page, TITLE, bots=2)
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(3), tabs=("board", "mat"))
    for _ in range(25):
        clicker.step()
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def await_turn_with(page: Page, *spaces: str) -> None:
    """A first turn on which these spaces are empty: a bot that begins may have taken one."""
    for _ in range(10):
        table = open_table(page, TITLE, bots=1)
        page.goto(f"/table/{table}")
        clicker = Clicker(page, table, Random(1))
        while clicker.await_turn()["prompt"]["key"] != "ask-turn":
            clicker.step()
        spots = [page.locator(f'[data-move="{space}"]') for space in spaces]
        if all(spot.get_attribute("data-spot") != "taken" for spot in spots):
            return
    pytest.fail(f"{', '.join(spaces)} were never all empty")


def test_a_space_says_what_it_is_and_a_closed_one_why_not(enter: Callable[..., Page]) -> None:
    page = enter()
    await_turn_with(page, "T5", "L1")
    page.locator('[data-move="T5"]').hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("You couldn’t complete it: brown unlocks")
    assert "#RR-3.5" in (tip.get_by_role("link").get_attribute("href") or "")
    boarded = page.locator('[data-move="T1"]')
    expect(boarded).to_have_accessible_name("2 black steps, boarded up with 2 players, taken")
    boarded.hover()
    expect(tip).to_contain_text("boarded up")
    page.locator('[data-move="L1"]').hover()
    expect(tip).to_contain_text("1 locomotive or 1 factory, 1 worker")


def test_what_appears_under_a_resting_pointer_explains_itself_when_it_moves(
    enter: Callable[..., Page],
) -> None:
    """A tip of the next button would cover what is lit below it."""
    page = enter()
    await_turn_with(page, "O1")
    page.locator('[data-spot=open][data-move="O1"]').click()
    page.locator("[data-confirm]").click()
    button = page.locator('[data-spot=open][data-move="pass"]')
    expect(button).to_be_visible()
    page.evaluate(LINGERED)
    tip = page.get_by_role("tooltip")
    expect(tip).to_have_count(0)
    box = button.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2)
    expect(tip).to_contain_text("You are out for this round")


def test_a_rival_is_shown_large(enter: Callable[..., Page]) -> None:
    page = enter()
    table = open_table(page, TITLE, bots=3)
    page.goto(f"/table/{table}")
    rivals = page.get_by_role("region", name="Railways of the others").get_by_role("button")
    expect(rivals).to_have_count(3)
    rivals.first.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("group", name="Trans-Siberian", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
def test_every_word_is_there(enter: Callable[..., Page], language: str) -> None:
    page = enter()
    table = open_table(page, TITLE, bots=1)
    page.goto(f"/table/{table}?lang={language}")
    clicker = Clicker(page, table, Random(5))
    for _ in range(6):
        clicker.step()
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("html").get_attribute("data-missing") is None
