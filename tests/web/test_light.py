"""A page is light: few files, few bytes, nothing moves; and it opens without a network, too."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Request, Route, expect

from web.tables import await_step, open_table, until

pytestmark = pytest.mark.web

REQUESTS: Final = 12
BYTES: Final = 220_000
SENTENCES: Final = re.compile(r"/assets/en-")
LISTS: Final = re.compile(r"/api/tables/(mine)?$")
"""The tables of everybody, and those of the visitor."""
SHIFTS: Final = """
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_the_first_table_is_light(enter: Callable[..., Page], title: str) -> None:
    """P17: few requests, and nothing moves once it is drawn."""
    page = enter()
    table = open_table(page, title, 1)
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))
    page.add_init_script(SHIFTS)
    page.goto(f"/table/{table}")
    await_step(page, 0)
    page.wait_for_load_state("networkidle")
    sizes = {request.url: sum_of(request) for request in asked}
    listed = "\n".join(f"{size:7} {url}" for url, size in sizes.items())
    assert len(asked) <= REQUESTS, listed
    assert sum(sizes.values()) <= BYTES, listed
    assert page.evaluate("shifted") < 0.1


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_home_page_stays_where_it_is(
    enter: Callable[..., Page], width: int, height: int
) -> None:
    """P17: the letters that come later take the room of those before."""
    page = enter(width, height)
    page.add_init_script(SHIFTS)
    page.goto("/")
    expect(page.locator(".card .go").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("async () => { await document.fonts.ready; }")
    assert page.evaluate("shifted") < 0.1


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_the_home_page_of_somebody_who_plays_stays_where_it_is(
    enter: Callable[..., Page], width: int, height: int
) -> None:
    """P17: the games that wait for a visitor push nothing down when they are known."""
    page = enter(width, height)
    for _ in range(2):
        open_table(page, "glueck-auf", 1)
    page.add_init_script(SHIFTS)
    page.goto("/")
    expect(page.locator("main [href^='/table/']").first).to_be_visible()
    expect(page.locator(".card .go").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("async () => { await document.fonts.ready; }")
    assert page.evaluate("shifted") < 0.1


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_games_that_are_known_late_push_nothing_down(
    enter: Callable[..., Page], width: int, height: int
) -> None:
    """P17: on a slow network the page does not wait for them; they have a place of their own."""
    page = enter(width, height)
    for _ in range(2):
        open_table(page, "glueck-auf", 1)
    held: list[Route] = []
    page.route(LISTS, lambda route: held.append(route))
    page.add_init_script(SHIFTS)
    page.goto("/")
    expect(page.locator(".card .go").first).to_be_visible()
    page.evaluate("async () => { await document.fonts.ready; }")
    page.route(LISTS, lambda route: route.continue_())
    for route in held:
        route.continue_()
    expect(page.locator("main [href^='/table/']").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("shifted") < 0.1


def sum_of(request: Request) -> int:
    """The bytes of an answer."""
    found = request.sizes()
    return found["responseBodySize"] + found["responseHeadersSize"]


def test_what_browsers_and_searchers_ask_for_is_there(enter: Callable[..., Page]) -> None:
    """P16: robots.txt and the manifest are themselves, not a page; HEAD is answered."""
    request = enter().request
    robots = request.get("/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    assert robots.text().startswith("User-agent: *")
    manifest = request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert request.get(icon["src"]).headers["content-type"].startswith("image/")
    for path in ("/", "/robots.txt", "/manifest.webmanifest"):
        head = request.head(path)
        assert (head.status, head.body()) == (200, b"")


def test_pages_open_without_a_network(enter: Callable[..., Page]) -> None:
    page = enter(worker=True)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()  # Now the worker sees, and keeps, what the page asks for.
    page.wait_for_load_state("networkidle")
    heading = page.locator("h1, h2").first.inner_text()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1, h2").first).to_have_text(heading)


def test_a_new_version_is_told_but_never_in_a_turn(enter: Callable[..., Page]) -> None:
    """Also to somebody who comes back while the page still waits for its sentences."""
    page = enter()
    waiting: list[Route] = []
    page.route(SENTENCES, lambda route: waiting.append(route))
    page.goto("/")
    line = page.get_by_text("There is a new version of these pages.")
    other = page.content().replace("/assets/shell-", "/assets/later-")
    assert other != page.content()
    page.route(page.url, lambda route: route.fulfill(body=other, content_type="text/html"))
    with page.expect_response(page.url):
        page.evaluate("window.dispatchEvent(new Event('online'))")
    until(page, lambda: waiting).pop().continue_()
    expect(line).to_be_visible()
    table = open_table(page, "glueck-auf", 1)
    page.evaluate(f"history.pushState(null, '', '/table/{table}')")
    page.evaluate("window.dispatchEvent(new PopStateEvent('popstate'))")
    await_step(page, 0)
    expect(line).to_have_count(0)
