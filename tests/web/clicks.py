"""How many clicks a turn takes somebody who plays through the page.

A person chooses what brings most, goes as far with a piece as it can, and presses nothing else.
Clicks on the tabs of a phone count as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from playwright.sync_api import Page

from web.tables import Clicker, open_table

COUNT: Final = """
    window.clicked = 0;
    addEventListener('click', (event) => { if (event.isTrusted) clicked += 1; }, true);
"""
BEYOND: Final = """([selector, edge]) => {
    const frame = document.querySelector('.map')?.getBoundingClientRect();
    const found = document.querySelector(`.map ${selector}`)?.getBoundingClientRect();
    if (!frame || !found) return false;
    const [x, y] = [found.left + found.width / 2, found.top + found.height / 2];
    const beyond = { left: x < frame.left, right: x > frame.right };
    return { ...beyond, up: y < frame.top, down: y > frame.bottom }[edge];
}"""
"""Whether a thing of the map is beyond an edge of what is seen of it."""
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
AIMS: Final = {"russian-railroads": 3, "glueck-auf": 3, "volldampf": 2}
"""The most clicks that half of the turns may take."""
IDLE: Final = ("pass", "skip", "lose-", "decline", "done", "give-back")
SEATS: Final = 3


class Person(Clicker):
    """Somebody who plays a title by its page."""

    def clicks(self) -> int:
        """The clicks so far."""
        count: int = self.page.evaluate("() => clicked")
        return count

    def best(self, view: dict[str, Any]) -> dict[str, Any]:
        """The open move that brings most; doing nothing comes last, and luck decides the rest."""
        moves: list[dict[str, Any]] = view["moves"]
        busy = [move for move in moves if not move["move"].startswith(IDLE)] or moves
        most = max(gain(move) for move in busy)
        return self.rng.choice([move for move in busy if gain(move) == most])

    def tap(self, selector: str) -> None:
        """Click something; on a phone on its tab, which is mostly the one that is open."""
        self.page.wait_for_function(
            "() => !document.querySelector('[data-prompt][aria-busy=true]')"
        )
        found = self.page.locator(selector)
        for tab in (None, *self.tabs):
            if tab:
                self.page.locator(f"[data-tab={tab}]").click()
            seen = [one for one in found.all() if one.is_visible()]
            if seen:
                seen[0].click()
                return
        found.first.click()

    def act(self, view: dict[str, Any]) -> None:
        """Make one choice."""
        if view["undo"]["confirm"] or self.page.locator("[data-confirm]").is_visible():
            self.tap("[data-confirm]")
            return
        self.pick(view, self.best(view))

    def pick(self, view: dict[str, Any], move: dict[str, Any]) -> None:
        """Click where a move is, as far ahead as it can be made."""
        further = len(move.get("further", ()))
        times = f'[data-times="{further + 1}"]' if further else ""
        self.tap(f'[data-spot=open][data-move="{move["move"]}"]{times}')
        if move.get("final") and self.page.locator("[data-confirm]").is_visible():
            self.tap("[data-confirm]")

    def turns(self) -> Iterator[int]:
        """The clicks of each turn, until the game is over."""
        turn, before = -1, 0
        while (view := self.await_asked())["state"] != "over":
            if turn < 0:
                turn, before = view["turns"], self.clicks()
            self.act(view)
            self.await_after(view["step"])
            after = self.view()
            # The next turn is counted before this one is confirmed.
            if after["undo"]["confirm"]:
                continue
            if after["turns"] != turn or not after["moves"]:
                yield self.clicks() - before
                turn = -1


class Miner(Person):
    """Glück Auf: a lorry of the storage is picked before the wagon it goes to."""

    def pick(self, view: dict[str, Any], move: dict[str, Any]) -> None:
        text = move["move"]
        shown = self.page.locator(f'[data-spot=open][data-move="{text}"]')
        if not any(one.is_visible() for one in shown.all()):
            for pick in self.page.locator("[data-pick][data-spot=open]").all():
                card = pick.get_attribute("data-pick") or ""
                front = card == "front" and (text == "store" or text[5:6].isdigit())
                if pick.is_visible() and (front or text.startswith(f"load-{card}-")):
                    pick.click()
                    break
        super().pick(view, move)


class Conductor(Person):
    """Volldampf: numbers are said as they are offered, and a stone goes where it brings most."""

    def act(self, view: dict[str, Any]) -> None:
        self.page.wait_for_function(
            "() => document.querySelector('[data-shown]')?.ariaBusy !== 'true'"
        )
        commit = self.page.locator("[data-commit]")
        if commit.is_visible() and not view["undo"]["confirm"]:
            commit.click()
            self.page.wait_for_function(
                "() => document.querySelector('[data-shown]')?.ariaBusy !== 'true'"
            )
        else:
            super().act(view)

    def tap(self, selector: str) -> None:
        """Click something; on a phone after the arrows that lead there."""
        for edge in ("left", "right", "up", "down"):
            arrow = self.page.locator(f".edges .{edge}")
            while arrow.is_visible() and self.page.evaluate(BEYOND, [selector, edge]):
                arrow.click()
        super().tap(selector)

    def pick(self, view: dict[str, Any], move: dict[str, Any]) -> None:
        city = self.page.locator(f'[data-picks~="{move["move"]}"]')
        shown = self.page.locator(f'[data-spot=open][data-move="{move["move"]}"]')
        if city.count() and not any(one.is_visible() for one in shown.all()):
            self.tap(f'[data-picks~="{move["move"]}"]')
        super().pick(view, move)
        if self.tabs and view["asked"]["kind"] == "take-group":
            # By touch a group is shown on the map first.
            self.tap("[data-commit]")


PEOPLE: Final[dict[str, tuple[type[Person], tuple[str, ...]]]] = {
    "russian-railroads": (Person, ("board", "mat")),
    "glueck-auf": (Miner, ("market", "yard")),
    "volldampf": (Conductor, ("map", "phase", "players")),
}


def gain(move: dict[str, Any]) -> int:
    """What a move brings whoever has the first seat, gone as far as it can be."""
    row: list[int] = (move.get("further") or [move["gains"]])[-1]
    return row[0]


def count_clicks(enter: Callable[..., Page], title: str, size: str) -> Iterator[int]:
    """The clicks of each turn of a game against two bots."""
    page = enter(*SIZES[size])
    page.add_init_script(COUNT)
    kind, tabs = PEOPLE[title]
    table = open_table(page, title, bots=SEATS - 1)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-spot]")
    return kind(page, table, Random(7), tabs if size == "phone" else ()).turns()
