"""Playing at a table with nothing but what can be seen and clicked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from playwright.sync_api import Page

LIT: Final = """() => [...document.querySelectorAll('[data-spot=open]')]
    .filter((spot) => spot.checkVisibility() && spot.getBoundingClientRect().width > 20)
    .map((spot) => spot.dataset.move)"""
LIT_NOW: Final = """(wanted) => {
    const lit = [...document.querySelectorAll('[data-spot=open]')].map((spot) => spot.dataset.move);
    return wanted.some((move) => lit.includes(move));
}"""
PATIENCE: Final = 30_000


def open_table(page: Page, title: str, bots: int) -> str:
    """A table of one person against bots, started; its id."""
    seats: list[dict[str, Any]] = [{"name": "Mila"}, *({"bot": "random"} for _ in range(bots))]
    opened = page.request.post("/api/tables", data={"title": title, "seats": seats})
    assert opened.status == 201, opened.text()
    table: str = opened.json()["id"]
    started = page.request.post(f"/api/tables/{table}/deeds", data={"deed": "start"})
    assert started.ok, started.text()
    return table


class Clicker:
    """Somebody who clicks what is lit, and checks that every open move is."""

    def __init__(self, page: Page, table: str, rng: Random, tabs: Sequence[str] = ()) -> None:
        self.page = page
        self.table = table
        self.rng = rng
        self.tabs = tabs
        """The tabs of a phone on which something may be lit."""
        self.asked: set[str] = set()
        """Every kind of question there was."""

    def view(self) -> dict[str, Any]:
        """What the server shows this person."""
        answer = self.page.request.get(f"/api/tables/{self.table}?seat=0")
        view: dict[str, Any] = answer.json()
        return view

    def await_turn(self) -> dict[str, Any]:
        """The view in which this person has to choose, or the game is over."""
        while True:
            view = self.view()
            if view["moves"] or view["state"] == "over":
                return view
            if view["undo"]["confirm"]:
                self.page.locator("[data-confirm]").click()
            self.page.wait_for_timeout(20)

    def lit(self) -> set[str]:
        """The moves that are lit, on whatever tab."""
        found: set[str] = set(self.page.evaluate(LIT))
        for tab in self.tabs:
            self.page.locator(f"[data-tab={tab}]").click()
            found |= set(self.page.evaluate(LIT))
        return found

    def click(self, move: str) -> None:
        """Click where a move is lit."""
        spot = self.page.locator(f'[data-spot=open][data-move="{move}"]').first
        for tab in self.tabs:
            if not spot.is_visible():
                self.page.locator(f"[data-tab={tab}]").click()
        spot.click()

    def choose(self, moves: Sequence[str]) -> str:
        """One of these moves."""
        return self.rng.choice(moves)

    def step(self, *, keen: bool = True) -> bool:
        """Make one choice; False once the game is over. Keen people pass late."""
        view = self.await_turn()
        if view["state"] == "over":
            return False
        moves = [move["move"] for move in view["moves"]]
        self.asked.add(view["prompt"]["key"])
        self.page.wait_for_function(LIT_NOW, arg=moves, timeout=PATIENCE)
        assert set(moves) <= self.lit(), view["prompt"]
        active = [move for move in moves if move != "pass"] if keen else moves
        self.click(self.choose(active or moves))
        while self.view()["step"] == view["step"]:
            self.page.wait_for_timeout(10)
        return True
