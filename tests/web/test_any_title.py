"""A title without a board of its own is played at the plain table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from load.server import TESTS, ServerProcess, free_port
from web.tables import OVERFLOW, Clicker, open_table, visit

pytestmark = pytest.mark.web


@pytest.fixture(scope="module")
def tiny(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that also has Tiny, which the client does not know."""
    assert built.exists()
    folder = tmp_path_factory.mktemp("tiny")
    port = free_port()
    with pytest.MonkeyPatch.context() as patch:
        # Its classes are interpreted, and cannot inherit from compiled ones.
        patch.setenv("PYTHONPATH", str(TESTS.parent / "src"))
        server = ServerProcess(f"{folder}/tiny.sqlite", port, folder / "log")
    server.wait_until_ready()
    yield f"http://127.0.0.1:{port}"
    server.stop()


def enter(browser: Browser, house: str, width: int, height: int) -> tuple[Page, Clicker]:
    page = visit(browser, house, width, height)
    table = open_table(page, "tiny", bots=2)
    page.goto(f"/table/{table}")
    return page, Clicker(page, table, Random(1))


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_whole_game_of_tiny(browser: Browser, tiny: str, width: int, height: int) -> None:
    page, player = enter(browser, tiny, width, height)
    player.await_turn()
    values = page.get_by_role("region", name="What is on the table")
    expect(values).to_contain_text("hidden")
    expect(page.get_by_label("The table as text")).to_contain_text("wagons")
    expect(page.get_by_text("Which track?").first).to_be_visible()
    assert page.evaluate(OVERFLOW)[1] == 0
    while player.step(keen=False):
        pass
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    assert player.asked == {"tiny-ask-track", "tiny-ask-turn"}
    page.context.close()


def test_the_house_lists_it_with_its_name(browser: Browser, tiny: str) -> None:
    page = visit(browser, tiny)
    page.goto("/")
    expect(page.get_by_role("heading", name="Tiny")).to_be_visible()
    page.goto("/new?title=tiny&with=friends")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator("html").get_attribute("data-missing") is None
    page.context.close()
