"""The analysis of a finished game in the browser: chances, marks, better turns, what-if."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.tables import await_still
from web.test_replays import expect_step, recorded

pytestmark = pytest.mark.web

WAIT = 180_000
"""Milliseconds that an analysis may take here: with few simulations, but on a busy machine."""
CUT: Final = """(found) => found
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.textContent)"""
"""The words that are cut at the end of their last line."""


def analysed(page: Page, title: str) -> str:
    """The page of an analysis that is complete; the id of its table."""
    table = recorded(page, title)
    page.goto(f"/replay/{table}")
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_role("link", name="Report to print")).to_be_visible(timeout=WAIT)
    return table


def test_an_analysis_is_read_by_keys_and_shared(enter: Callable[..., Page]) -> None:
    page = enter()
    table = analysed(page, "russian-railroads")
    shown = page.request.get(f"/api/tables/{table}/analysis").json()
    wrong = [turn for turn in shown["turns"] if turn["mark"] in ("mistake", "blunder")]
    assert wrong
    assert page.locator(".mistakes .what").evaluate_all(CUT) == []
    page.keyboard.press("n")
    expect_step(page, wrong[0]["first"])
    panel = page.get_by_role("region", name=re.compile("^(This turn)$"))
    played = panel.get_by_role("group", name="Played")
    better = panel.get_by_role("group", name="Better")
    expect(played).to_contain_text(re.compile(r"\d+ to \d+ %"))
    expect(better).to_contain_text(re.compile(r"\d+ to \d+ %"))
    amounts = [
        float(text.replace("−", "-").replace("+", ""))
        for text in panel.locator("[data-reasons] b").all_inner_texts()
    ]
    *parts, total = amounts
    assert sum(round(10 * part) for part in parts) == round(10 * total)
    board = page.get_by_role("region", name="On the board")
    expect(board.get_by_text("Played", exact=True).first).to_be_visible()
    page.keyboard.press("b")
    expect(board.get_by_role("radio", name="Better")).to_be_checked()
    page.keyboard.press("b")
    expect(board.get_by_role("radio", name="Played")).to_be_checked()
    if len(wrong) > 1:
        page.keyboard.press("n")
        expect_step(page, wrong[1]["first"])
        page.keyboard.press("Shift+N")
        expect_step(page, wrong[0]["first"])
    points = page.get_by_role("list", name="Turning points").get_by_role("listitem")
    if points.count():
        page.keyboard.press("1")
        first = shown["turning_points"][0]["number"]
        expect_step(page, shown["turns"][first]["first"])
    marks = page.get_by_role("list", name="Marked turns").get_by_role("button")
    expect(marks.first).to_have_accessible_name(
        re.compile(r"^\w+, .+, Round \d+, turn \d+: \d+ to \d+ %, better \d+ %$", re.IGNORECASE)
    )
    rows = page.get_by_role("table", name="Chance to win").get_by_role("row")
    assert rows.count() == len(shown["turns"]) + 1
    page.goto(f"/replay/{table}?step={wrong[0]['first']}&tab=analysis")
    expect(played).to_be_visible()
    expect_step(page, wrong[0]["first"])


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_the_buttons_are_in_one_line_and_the_points_of_all_are_in_sight(
    enter: Callable[..., Page], language: str
) -> None:
    page = enter()
    table = recorded(page, "russian-railroads", "Fahrdienstleiterin")
    page.goto(f"/replay/{table}?tab=analysis&lang={language}")
    players = page.locator(".players table")
    expect(players).to_be_visible(timeout=WAIT)
    assert players.evaluate(
        "(one) => one.parentElement.scrollWidth <= one.parentElement.clientWidth"
    )
    bar = page.locator(".bar.analysis")
    tops = bar.locator("button:visible, a:visible, select:visible").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect())"
        ".map((box) => box.top + box.height / 2)"
    )
    assert max(tops) - min(tops) < 10


def test_on_a_phone_the_two_turns_come_before_the_mat(enter: Callable[..., Page]) -> None:
    page = enter(390, 844)
    analysed(page, "russian-railroads")
    page.get_by_role("button", name="Next mistake").click()
    better = page.get_by_role("group", name="Better")
    expect(better).to_be_visible()
    await_still(page)
    shown, mat = (
        better.bounding_box(),
        page.get_by_role("region", name="On the board").bounding_box(),
    )
    assert shown is not None
    assert mat is not None
    assert shown["y"] + shown["height"] <= mat["y"]
    tab = page.get_by_role("tab", name="Analysis")
    assert tab.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_a_better_turn_is_looked_for_and_judged(enter: Callable[..., Page]) -> None:
    page = enter()
    table = analysed(page, "russian-railroads")
    turns = page.request.get(f"/api/tables/{table}/analysis").json()["turns"]
    wrong = [turn for turn in turns if turn["mark"] in ("mistake", "blunder")]
    first = next(turn for turn in wrong if turn["seat"] == min(one["seat"] for one in wrong))
    page.get_by_role("button", name=re.compile("^As ")).first.click()
    question = page.get_by_role("region", name="Learn from your mistakes")
    expect(question.get_by_role("status")).to_contain_text("Find a better turn")
    page.get_by_role("button", name="Tell me").click()
    expect(page.get_by_role("group", name="Better")).to_be_visible()
    page.keyboard.press("Escape")
    for move in first["best"][0]["moves"]:
        # A step of a piece is offered several times over, the nearest first.
        page.locator(f'[data-spot=open][data-move="{move}"]').first.click()
    page.locator("[data-prompt]").get_by_role("button", name=re.compile("^Confirm")).click()
    expect(question.get_by_role("status")).to_contain_text(re.compile("etter"), timeout=WAIT)
    page.get_by_role("button", name="Back to the analysis").click()
    expect(page.get_by_role("tab", name="Analysis")).to_be_visible()


def test_a_game_goes_on_from_here_on_the_same_page(enter: Callable[..., Page]) -> None:
    page = enter()
    table = recorded(page, "glueck-auf")
    page.goto(f"/replay/{table}?step=60&tab=analysis")
    page.get_by_role("button", name="Try it from here").click()
    expect(page.get_by_role("region", name="What if?")).to_be_visible()
    page.wait_for_selector("[data-prompt]")
    assert f"/replay/{table}" in page.url
    page.get_by_role("button", name="Back to the analysis").click()
    expect(page.get_by_role("slider")).to_be_visible()
