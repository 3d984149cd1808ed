"""Games of an older version of the rules, and tables that cannot be loaded, in the browser."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from games.stored import FILE, rows_of
from load.server import ServerProcess, free_port
from web.tables import visit

pytestmark = pytest.mark.web

TABLES = rows_of(FILE)["tables"]
FINISHED = [row["id"] for row in TABLES if row["state"] == "over"]
BROKEN = [
    next(row["id"] for row in TABLES if row["state"] == state) for state in ("running", "over")
]


@pytest.fixture(scope="module")
def old_house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the tables of version 1, two of them damaged."""
    assert built.exists()
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(FILE, folder / "club.db")
    connection = sqlite3.connect(folder / "club.db")
    for table in BROKEN:
        connection.execute("DELETE FROM acts WHERE table_id = ? AND number = 8", (table,))
    connection.commit()
    connection.close()
    port = free_port()
    server = ServerProcess(f"{folder}/club.db", port, folder / "log", module="stellwerk")
    server.wait_until_ready()
    yield f"http://127.0.0.1:{port}"
    server.stop()


@pytest.fixture
def page(old_house: str, browser: Browser) -> Iterator[Page]:
    page = visit(browser, old_house)
    yield page
    page.context.close()


@pytest.mark.parametrize("table", FINISHED[1:])
def test_a_replay_says_by_which_rules_it_was_played(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}")
    page.wait_for_selector("[data-spot]", state="attached")
    link = page.get_by_role("link", name="Rules version 1 · the newest is 2: what has changed")
    expect(link).to_be_visible()
    with page.expect_popup() as opened:
        link.click()
    changes = opened.value.locator("#changes")
    expect(changes).to_be_in_viewport()
    expect(changes).to_contain_text(re.compile(r"Version 2\s+[A-Z]{2}-"))


def test_tables_that_cannot_be_loaded_are_listed_as_such(page: Page) -> None:
    for path, table in zip(("/tables", "/replays"), BROKEN, strict=True):
        page.goto(path)
        row = page.get_by_role("listitem").filter(has_text="The table cannot be loaded")
        expect(row).to_contain_text("Cannot be opened")
        expect(row).to_contain_text("entry 8 of its journal is missing.")
        expect(row.get_by_role("link")).to_have_count(0)
        expect(page.get_by_role("listitem").get_by_role("link").first).to_be_visible()
        page.goto(f"/{'table' if path == '/tables' else 'replay'}/{table}")
        expect(page.get_by_role("alert").first).to_contain_text("The table cannot be loaded")
