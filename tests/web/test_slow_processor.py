"""How long a move keeps a processor busy that is four times slower than this one.

Times depend on the machine, so make soak measures them. Run alone, with -s to see the figures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Final

import pytest
from playwright.sync_api import CDPSession, Page

from chromium import CHROMIUM
from web.tables import Clicker, open_table
from web.test_pages import work

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium")]

TITLES: Final = ("russian-railroads", "glueck-auf", "volldampf")
SLOWER: Final = 4
MOST: Final = 50.0
"""Milliseconds of the main thread that half of the moves may take, drawing included."""
MOVES: Final = 24
PRESS: Final = """(choice) => {
    const shown = (thing) => thing.checkVisibility() && !thing.disabled;
    const find = (what) => [...document.querySelectorAll(what)].filter(shown);
    const [button] = find('[data-confirm], [data-commit]');
    const spots = find('[data-spot=open]');
    const keen = spots.filter(({ dataset }) => !/^(pass|skip|decline)/.test(dataset.move ?? ''));
    const open = keen.length ? keen : spots;
    const thing = button ?? open[Math.floor(choice * open.length)];
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
"""A click without a pointer, whose way to the place would be measured as well."""


@dataclass(slots=True)
class Watch:
    """The work of a page since it was last asked."""

    page: Page
    chromium: CDPSession
    worked: float = 0.0
    heard: int = 0

    def start(self) -> None:
        self.worked, self.heard = work(self.chromium), self.page.evaluate("heard")

    def lap(self) -> tuple[float, int]:
        """Milliseconds of the main thread, and how many views came."""
        return work(self.chromium) - self.worked, self.page.evaluate("heard") - self.heard


def make_move(page: Page, person: Clicker, step: int) -> None:
    """Click until a move is made: something may have to be picked first."""
    while person.view()["step"] == step:
        page.evaluate(PRESS, person.rng.random())
        page.wait_for_function(
            "() => !document.querySelector('[data-prompt][aria-busy=true]')", polling=50
        )


@pytest.mark.parametrize("title", TITLES)
def test_a_slow_processor_draws_a_move_at_once(enter: Callable[..., Page], title: str) -> None:
    """From the click to the picture of what came of it, a view of the server at a time."""
    page = enter()
    page.emulate_media(reduced_motion="reduce")
    table = open_table(page, title, bots=1)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-spot]", state="attached")
    chromium = page.context.new_cdp_session(page)
    chromium.send("Performance.enable", {"timeDomain": "threadTicks"})
    chromium.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    person, watch = Clicker(page, table, Random(8)), Watch(page, chromium)
    spent: list[float] = []
    view = person.await_asked()
    while len(spent) < MOVES and view["state"] != "over":
        watch.start()
        make_move(page, person, view["step"])
        view = person.await_asked()
        worked, views = watch.lap()
        spent.append(worked / views)
    sys.stdout.write(
        f"{title}: {len(spent)} moves, median {median(spent):.1f} ms, most {max(spent):.1f} ms\n"
    )
    assert median(spent) <= MOST, spent
