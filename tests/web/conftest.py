"""The client as it is written now, on a real server, in the system's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from building.client import build_client
from chromium import CHROMIUM, FLAGS
from load.server import ServerProcess, free_port
from web.tables import PATIENCE, visit

ROOT: Final = Path(__file__).parents[2]
BUILT: Final = ROOT / "src" / "stellwerk" / "web" / "index.html"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client in the package, rebuilt by one of the processes, if it is out of date."""
    with (tmp_path_factory.getbasetemp().parent / "client.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        build_client(ROOT)
    return BUILT


@pytest.fixture(scope="session")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that brings the client along."""
    assert built.exists()
    folder = tmp_path_factory.mktemp("house")
    port = free_port()
    # What an analysis says is tested elsewhere: here it only has to be there soon.
    more = ("--analysis-nodes=2", "--analyses-per-hour=1000")
    server = ServerProcess(
        f"{folder}/house.sqlite", port, folder / "log", more=more, module="stellwerk"
    )
    server.wait_until_ready()
    yield f"http://127.0.0.1:{port}"
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def enter(house: str, browser: Browser) -> Iterator[Callable[..., Page]]:
    """A browser of somebody's own, of a size; what goes wrong in its pages fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def new_page(width: int = 1440, height: int = 900, *, worker: bool = False) -> Page:
        page = visit(browser, house, width, height, worker=worker)
        contexts.append(page.context)
        page.on("pageerror", lambda error: faults.append(str(error)))
        return page

    yield new_page
    for context in contexts:
        context.close()
    assert faults == []
