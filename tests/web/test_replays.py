"""Finished games in the browser: seen again, step by step, and played on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from web.tables import await_still, until

pytestmark = pytest.mark.web

RECORDS: Final = Path(__file__).parents[1] / "games" / "records"
PLAYERS: Final = 3
TITLES: Final = ("russian-railroads", "glueck-auf", "volldampf")


def finished(page: Page, title: str) -> str:
    """A game its only person left, so that bots played it to the end; its id."""
    seats: list[dict[str, Any]] = [{"name": "Mila"}, *[{"bot": "random"}] * (PLAYERS - 1)]
    table: str = page.request.post("/api/tables", data={"title": title, "seats": seats}).json()[
        "id"
    ]
    for command in ({"do": "start"}, {"do": "leave", "seat": 0}):
        assert page.request.post(f"/api/tables/{table}/commands", data=command).ok
    until(page, lambda: page.request.get(f"/api/tables/{table}").json()["state"] == "over")
    return table


def recorded(page: Page, title: str, name: str = "greedy") -> str:
    """A finished game of other people, all of this name, from its record; its id."""
    text = (RECORDS / f"{title}-3p-seed41-00001-greedy.txt").read_text(encoding="utf-8")
    text = text.replace(": greedy", f": {name}")
    brought = page.request.post("/api/records", data={"record": text})
    assert brought.ok, brought.text()
    table: str = brought.json()["table"]
    return table


def at(page: Page) -> int:
    """The step a replay shows."""
    return int(page.get_by_role("slider").get_attribute("aria-valuenow") or -1)


def expect_step(page: Page, step: int) -> None:
    """Wait until a replay shows a step."""
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(step))


@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_seen_again_and_played_on(enter: Callable[..., Page], title: str) -> None:
    page = enter()
    table = finished(page, title)
    steps = page.request.get(f"/api/tables/{table}/history").json()["steps"]
    page.goto(f"/replay/{table}")
    page.wait_for_selector("[data-spot]", state="attached")
    expect_step(page, 0)
    page.get_by_label("A step forward").click()
    page.get_by_label("A turn forward").click()
    assert at(page) > 1
    page.get_by_label(re.compile("^A (round|shift) forward$")).click()
    middle = at(page)
    page.get_by_label("To the end").click()
    expect_step(page, steps)
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    assert at(page) > 0
    page.get_by_role("tab", name="Score").click()
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible()
    page.get_by_role("tab", name="Sources").click()
    expect(page.get_by_role("img", name=re.compile("^Points of Mila"))).to_be_visible()
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("tab", name="Table").click()

    page.goto(f"/replay/{table}?step={middle}")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    forked = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"/api/tables/{forked}").json()["forked_from"] == table


def test_a_record_is_taken_away_and_brought_back(
    enter: Callable[..., Page], tmp_path: Path
) -> None:
    page = enter()
    table = finished(page, "glueck-auf")
    record = tmp_path / "game.txt"
    record.write_text(page.request.get(f"/api/tables/{table}/record").text(), encoding="utf-8")
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url(re.compile("/replay/"))
    page.wait_for_selector("[data-spot]", state="attached")
    broken = tmp_path / "broken.txt"
    broken.write_text("this is no record", encoding="utf-8")
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert").get_by_role("paragraph")).to_contain_text("record:1:")


def test_the_end_tells_where_the_points_came_from(enter: Callable[..., Page]) -> None:
    page = enter()
    table = finished(page, "russian-railroads")
    page.goto(f"/table/{table}")
    sheet = page.get_by_role("dialog", name="Result")
    expect(sheet.get_by_role("heading", level=2).last).to_contain_text("with")
    scores = page.request.get(f"/api/tables/{table}").json()["scores"]
    for points in scores:
        expect(sheet.get_by_role("cell", name=str(points), exact=True).first).to_be_visible()
    expect(sheet.get_by_role("img", name=re.compile("^Score over time"))).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(sheet.locator(".across .total")).to_have_count(len(scores))
    await_still(page)
    for total in sheet.locator(".across .total").all():
        found = total.bounding_box()
        assert found
        assert found["x"] + found["width"] <= 390, "the total is what somebody looks for first"
    sheet.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(f"/table/(?!{table})"))


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_long_result_leaves_room_for_the_name(enter: Callable[..., Page], language: str) -> None:
    page = enter(1440, 900)
    table = finished(page, "volldampf")
    page.goto(f"/?lang={language}")
    row = page.locator(f'a[href="/replay/{table}"]')
    row.wait_for()
    await_still(page)
    name, result = (row.locator(part).bounding_box() for part in (".name", ".name + .hint"))
    assert name is not None
    assert result is not None
    assert name["width"] > result["width"]
