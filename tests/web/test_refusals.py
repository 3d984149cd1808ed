"""What the server refuses is said in the language of the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.tables import Clicker, open_table

pytestmark = pytest.mark.web

ANOTHER: Final = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        send.call(this, data.replace(/"move":"[^"]*"/, '"move":"T4"'));
    };
"""
"""Runs before a page: whatever is clicked, the server is asked for another move."""


def test_a_german_page_says_in_german_why_a_move_is_closed(enter: Callable[..., Page]) -> None:
    page = enter()
    page.add_init_script(ANOTHER)
    table = open_table(page, "russian-railroads", bots=1)
    page.goto(f"/table/{table}?lang=de")
    person = Clicker(page, table, Random(1))
    moves = [move["move"] for move in person.await_turn()["moves"]]
    assert "T4" not in moves
    person.click(moves[0])
    refusal = page.locator(".second.fault")
    expect(refusal).to_have_text(re.compile(r"^T4 geht jetzt nicht: .+ \(RR-[\d.]+\)\.$"))
    assert page.locator("html").get_attribute("data-missing") is None


def test_a_german_page_says_in_german_that_nobody_is_logged_in(enter: Callable[..., Page]) -> None:
    page = enter()
    page.goto("/settings?lang=de")
    page.get_by_label("Name", exact=True).fill("Wilhelmina")
    page.get_by_label("Passwort").fill("not the right one")
    page.get_by_role("button", name="Anmelden", exact=True).click()
    expect(page.get_by_text("Name oder Passwort ist falsch.")).to_be_visible()
