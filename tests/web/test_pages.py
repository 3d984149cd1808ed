"""Every page: without a barrier, in four languages, on every size of screen, and light."""

from __future__ import annotations

import gzip
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Page, Response, expect

from web.tables import OVERFLOW, Clicker, await_still, fits, open_table
from web.test_replays import recorded

pytestmark = pytest.mark.web

ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE: Final = """async () => (await axe.run()).violations.map((found) =>
    `${found.id}: ${found.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)"""
MISSING: Final = "document.documentElement.dataset.missing ?? ''"
ALL_POINTS: Final = """() => [...document.querySelectorAll('.score .scroll')]
    .every((box) => box.scrollWidth <= box.clientWidth)"""
"""Whether no table of points is wider than its place."""
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "de", "fr", "cs")
TITLES: Final = ("russian-railroads", "glueck-auf", "volldampf")
PAGES: Final = (
    "/",
    "/new",
    "/tables",
    "/replays",
    "/rules",
    *(f"/rules/{title}" for title in TITLES),
    "/learn",
    "/settings",
    "/nowhere",
)
HEAVIEST: Final = 250_000
"""Bytes of compressed script a table page may load."""
SLOWEST: Final = 100.0
"""Milliseconds from the server's message to the picture of it."""
FRAME: Final = 1000 / 60
"""Milliseconds a finished picture may wait for the screen."""
COMMANDS: Final = 12


def wait_until_still(page: Page) -> None:
    """Wait until a page has what it asked for."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def barriers(page: Page) -> list[str]:
    """What axe-core finds wrong, once nothing fades in any more."""
    await_still(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN_AXE)
    return found


def choose_theme(page: Page, theme: str) -> None:
    """Show the pages that are opened from now on in a theme."""
    page.add_init_script(
        f"localStorage.setItem('stellwerk.settings', JSON.stringify({{ theme: '{theme}' }}))"
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_barrier(enter: Callable[..., Page], path: str, theme: str) -> None:
    page = enter()
    choose_theme(page, theme)
    page.goto(path)
    wait_until_still(page)
    assert page.evaluate("document.documentElement.dataset.theme") == theme
    assert barriers(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_a_phone(enter: Callable[..., Page], path: str) -> None:
    page = enter(390, 844)
    page.goto(path)
    wait_until_still(page)
    assert page.evaluate(OVERFLOW)[1] <= 0
    assert barriers(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_lacks_a_message(enter: Callable[..., Page], language: str) -> None:
    page = enter()
    for path in PAGES:
        page.goto(f"{path}?lang={language}")
        wait_until_still(page)
        assert page.evaluate("document.documentElement.lang") == language
        assert page.evaluate(MISSING) == "", path
    assert page.evaluate(OVERFLOW)[1] <= 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_table_lacks_a_message(enter: Callable[..., Page], title: str, language: str) -> None:
    page = enter()
    page.goto(f"/table/{open_table(page, title, bots=1)}?lang={language}")
    page.wait_for_selector("[data-spot=open]:visible")
    page.get_by_role("button").locator("visible=true").last.wait_for()
    assert page.evaluate(MISSING) == ""
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(ALL_POINTS)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
@pytest.mark.parametrize("title", TITLES)
def test_a_table_has_no_barrier(
    enter: Callable[..., Page], title: str, width: int, height: int
) -> None:
    page = enter(width, height)
    page.goto(f"/table/{open_table(page, title, bots=2)}")
    page.wait_for_selector("[data-spot=open]:visible")
    assert page.evaluate(OVERFLOW)[1] <= 0
    assert barriers(page) == []
    choose_theme(page, "dark")
    page.reload()
    page.wait_for_selector("[data-spot=open]:visible")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert barriers(page) == []


def test_the_menu_of_a_table_has_no_barrier(enter: Callable[..., Page]) -> None:
    page = enter()
    page.goto(f"/table/{open_table(page, 'glueck-auf', bots=1)}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("title", TITLES)
def test_the_end_of_a_game_has_no_barrier(enter: Callable[..., Page], title: str) -> None:
    """The result at the table, and the replay: its plots in both themes."""
    page = enter()
    table = recorded(page, title)
    for theme in THEMES:
        choose_theme(page, theme)
        page.goto(f"/table/{table}")
        expect(page.get_by_role("dialog", name="Result")).to_be_visible()
        wait_until_still(page)
        assert barriers(page) == []
        page.goto(f"/replay/{table}?step=40")
        for tab in ("Table", "Score", "Sources") if theme == "light" else ("Score",):
            page.get_by_role("tab", name=tab).click()
            wait_until_still(page)
            assert barriers(page) == [], (theme, tab)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_replay_on_a_phone_has_no_barrier(
    enter: Callable[..., Page], width: int, height: int
) -> None:
    """Whose view is chosen had a name only in a wide window."""
    page = enter(width, height)
    table = recorded(page, "russian-railroads")
    for tab in ("table", "score", "sources"):
        page.goto(f"/replay/{table}?step=40&tab={tab}")
        expect(page.locator("[role=tab][aria-selected=true]").first).to_be_visible()
        wait_until_still(page)
        assert barriers(page) == [], tab


@pytest.mark.parametrize("title", TITLES)
def test_a_wide_table_is_seen_without_scrolling(enter: Callable[..., Page], title: str) -> None:
    page = enter()
    page.goto(f"/table/{open_table(page, title, bots=1)}")
    page.wait_for_selector("[data-spot=open]:visible")
    fits(page)


@pytest.mark.parametrize("title", TITLES)
def test_the_script_of_a_table_is_light(enter: Callable[..., Page], title: str) -> None:
    page = enter()
    table = open_table(page, title, bots=1)
    scripts: list[Response] = []
    page.on("response", lambda got: scripts.append(got) if got.url.endswith(".js") else None)
    page.goto(f"/table/{table}?lang=de")
    page.wait_for_selector("[data-spot=open]:visible")
    assert scripts
    assert sum(len(gzip.compress(script.body())) for script in scripts) <= HEAVIEST


def work(chromium: CDPSession) -> float:
    """The milliseconds a processor has worked for script, style, layout and paint of a page.

    Unlike a clock it does not count the time in which the machine did something else.
    """
    metrics = chromium.send("Performance.getMetrics")["metrics"]
    seconds: float = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
    return 1000 * seconds


@pytest.mark.parametrize("title", TITLES)
def test_a_move_is_drawn_at_once(enter: Callable[..., Page], title: str) -> None:
    """Without motion, which only begins once a move is drawn."""
    page = enter()
    page.emulate_media(reduced_motion="reduce")
    table = open_table(page, title, bots=1)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-spot]", state="attached")
    chromium = page.context.new_cdp_session(page)
    chromium.send("Performance.enable", {"timeDomain": "threadTicks"})
    person = Clicker(page, table, Random(8))
    spent: list[float] = []
    view = person.await_asked()
    for _ in range(COMMANDS):
        heard, worked = page.evaluate("heard"), work(chromium)
        command = {"do": "confirm", "seat": 0, "step": view["step"]}
        if view["moves"]:
            moves = [move["move"] for move in view["moves"]]
            keen = [move for move in moves if move != "pass"] or moves
            command |= {"do": "move", "move": person.choose(keen)}
        assert page.request.post(f"/api/tables/{table}/commands", data=command).ok
        view = person.await_asked()
        spent.append((work(chromium) - worked) / (page.evaluate("heard") - heard))
    assert median(spent) + FRAME <= SLOWEST


def test_a_rule_is_found_by_its_words_and_by_its_number(enter: Callable[..., Page]) -> None:
    page = enter()
    page.goto("/rules/russian-railroads#RR-6.2")
    rule = page.locator("[id='RR-6.2']")
    expect(rule).to_be_in_viewport()
    page.get_by_role("searchbox").fill("factories gaps")
    expect(rule).to_be_visible()
    expect(page.locator("[id='RR-1.1']")).to_have_count(0)
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("No rule says “zeppelin”.")).to_be_visible()


def test_language_and_theme_stay_chosen(enter: Callable[..., Page]) -> None:
    page = enter()
    page.goto("/")
    page.get_by_label("Dark theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_label("Language").first.select_option("cs")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tři železniční hry, jedno stavědlo")
    stored: dict[str, Any] = page.evaluate("JSON.parse(localStorage['stellwerk.settings'])")
    assert stored["theme"] == "dark"
    assert page.evaluate("localStorage['stellwerk.language']") == "cs"


def test_the_types_of_the_wire_are_those_of_the_server() -> None:
    command = [sys.executable, str(ROOT / "web" / "scripts" / "schema.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
