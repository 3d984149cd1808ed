"""The site, from a plain file server in a folder of its own, and then without any network."""

from __future__ import annotations

import json
import sys
import urllib.request
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copytree
from statistics import median
from threading import Thread
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from building.site import build_site
from stellwerk.records import read_game
from web.tables import AT_ONCE, PATIENCE

ROOT: Final = Path(__file__).parents[2]
PLAYER: Final = (Path(__file__).parent / "site_player.js").read_text(encoding="utf-8")
READY: Final = "() => !document.querySelector('progress')"
KEPT: Final = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
        await new Promise((done) => navigator.serviceWorker.oncontrollerchange = done);
    }
}"""
TASK: Final = "ThreadControllerImpl::RunTask"
PAGE_THREAD: Final = "CrRendererMain"
ANALYSED: Final = "(turns) => document.querySelector('.chances progress')?.value >= turns"
LONGEST: Final = 600_000
WATCHED: Final = 15
"""Moves of the person, and those of the bots between them, while the work of the page is noted."""
TITLES: Final = ("russian-railroads", "glueck-auf", "volldampf")


class Quiet(SimpleHTTPRequestHandler):
    """Any static file server."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        return


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site in a folder in it."""
    with (tmp_path_factory.getbasetemp().parent / "site.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        build_site(ROOT / "build" / "site")
    folder = tmp_path_factory.mktemp("host")
    copytree(ROOT / "build" / "site", folder / "some" / "games")
    return folder


@pytest.fixture
def static(site: Path) -> Iterator[ThreadingHTTPServer]:
    """A server that knows nothing but files."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def visitor(static: ThreadingHTTPServer, browser: Browser) -> Iterator[Page]:
    """A page of the site, with all of it kept, and the network cut."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(AT_ONCE)
    faults: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"http://127.0.0.1:{static.server_address[1]}/some/games/")
    page.wait_for_function(READY, timeout=LONGEST)
    page.evaluate(KEPT)
    static.shutdown()
    context.set_offline(True)
    yield page
    _close(context)
    assert faults == []


def _close(context: BrowserContext) -> None:
    context.set_offline(False)
    context.close()


def _play(page: Page, *about: object) -> dict[str, Any]:
    """What came of a game that was played with the workers of the site."""
    page.evaluate(f"() => {{ {PLAYER} }}")
    page.set_default_timeout(LONGEST)
    played: dict[str, Any] = page.evaluate(
        "(about) => playSite(...about.map((one) => one ?? undefined))", list(about)
    )
    return played


def _longest_task(trace: bytes) -> float:
    """Milliseconds of the processor that the longest task of a page took.

    Not of the clock: on a busy machine most of that time belongs to others.
    """
    events = json.loads(trace)["traceEvents"]
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == PAGE_THREAD
    }
    tasks = [event for event in events if event["name"] == TASK and "tdur" in event]
    spent = [task["tdur"] for task in tasks if (task["pid"], task["tid"]) in pages]
    return float(max(spent)) / 1000


def _tell(title: str, level: str, seconds: list[float]) -> None:
    """Say how long a bot thought, for whoever runs this with -rP."""
    times = f"median {median(seconds):.2f} s, most {max(seconds):.2f} s"
    sys.stdout.write(f"{title}: {level}, {len(seconds)} answers, {times}\n")


@pytest.mark.web
def test_the_site_plays_without_a_server_and_without_a_network(visitor: Page) -> None:
    page = visitor
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector("[data-prompt]")
    assert "/some/games/#/table/" in page.url
    spot = page.locator("[data-spot=open]").first
    spot.click()
    before = page.url
    page.reload()
    page.wait_for_function(READY, timeout=LONGEST)
    page.wait_for_selector("[data-prompt]")
    assert page.url == before
    page.goto(page.url.split("#")[0])
    page.wait_for_function(READY, timeout=LONGEST)
    expect(page.get_by_role("link", name="Rules").first).to_be_visible()
    page.get_by_role("link", name="Rules").first.hover()
    assert "#/rules" in (page.get_by_role("link", name="Rules").first.get_attribute("href") or "")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("h1")).to_be_visible()
    page.locator("header select").first.select_option("cs")
    page.goto(f"{page.url.split('#')[0]}#/settings")
    expect(page.locator("html")).to_have_attribute("lang", "cs")


@pytest.mark.site
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_against_driver(
    visitor: Page, title: str, house: str, browser: Browser
) -> None:
    """Reload in the middle, export, import into the server, analysis; playing never blocks."""
    page = visitor
    begun = _play(page, title, "driver", 7, 12)
    home = page.url.split("#")[0]
    page.goto(f"{home}#/table/{begun['table']}")
    page.reload()
    page.wait_for_function(READY, timeout=LONGEST)
    page.wait_for_selector("[data-prompt]")
    browser.start_tracing(page=page, categories=["toplevel"])
    watched = _play(page, title, "driver", 9, WATCHED, begun["table"])
    longest = _longest_task(browser.stop_tracing())
    played = _play(page, title, "driver", 8, None, begun["table"])
    assert played["over"]
    expect(page.get_by_role("link", name="Record")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = download.value.path().read_text(encoding="utf-8")
    assert record == played["record"]
    assert read_game(record, "record").record.result is not None
    body = json.dumps({"record": record}).encode()
    headers = {"Content-Type": "application/json", "Origin": house}
    asked = urllib.request.Request(f"{house}/api/records", body, headers)
    with urllib.request.urlopen(asked) as answer:
        assert json.load(answer)["table"]
    page.goto(f"{home}#/replay/{begun['table']}?tab=analysis")
    # The first turns of the analysis come one by one, also without a network.
    page.wait_for_function(ANALYSED, arg=2, timeout=LONGEST)
    page.reload()
    page.wait_for_function(ANALYSED, arg=3, timeout=LONGEST)
    seconds = watched["seconds"] + played["seconds"]
    _tell(title, "driver", seconds)
    sys.stdout.write(f"{title}: the longest task of the page took {longest:.0f} ms\n")
    assert median(seconds) <= 1.5
    assert longest <= 50


@pytest.mark.site
@pytest.mark.parametrize("title", TITLES)
def test_dispatcher_answers_soon(visitor: Page, title: str) -> None:
    played = _play(visitor, title, "dispatcher", 5, 6)
    _tell(title, "dispatcher", played["seconds"])
    assert median(played["seconds"]) <= 5
