"""The client as it is written now, on a real server, in the system's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from hatch_build import build_client
from load.server import ServerProcess, free_port

ROOT: Final = Path(__file__).parents[2]
BUILT: Final = ROOT / "src" / "stellwerk" / "web" / "index.html"
CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
AT_ONCE: Final = """
    localStorage.setItem('stellwerk.settings', JSON.stringify({ theme: 'light', speed: 0 }));
    const asked = new URLSearchParams(location.search).get('lang');
    localStorage.setItem('stellwerk.language', asked ?? 'en');
"""
"""Nothing is told slowly, and the language is known."""


@pytest.fixture(scope="session")
def built() -> Path:
    """The client in the package, built anew if anything it is made of is newer."""
    build_client(ROOT)
    return BUILT


@pytest.fixture(scope="session")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that brings the client along."""
    assert built.exists()
    folder = tmp_path_factory.mktemp("house")
    port = free_port()
    server = ServerProcess(f"{folder}/house.sqlite", port, folder / "log", module="stellwerk")
    server.wait_until_ready()
    yield f"http://127.0.0.1:{port}"
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def enter(house: str, browser: Browser) -> Iterator[Callable[..., Page]]:
    """A browser of somebody's own, of a size; what goes wrong in its pages fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def new_page(width: int = 1440, height: int = 900) -> Page:
        context = browser.new_context(
            base_url=house,
            viewport={"width": width, "height": height},
            extra_http_headers={"Origin": house},
        )
        context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        return page

    yield new_page
    for context in contexts:
        context.close()
    assert faults == []
