"""Playing at a table with nothing but what can be seen and clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

from playwright.sync_api import Browser, Page

from stellwerk.titles import load_title

LIT: Final = """() => [...document.querySelectorAll('[data-spot=open]')]
    .filter((spot) => spot.checkVisibility() && spot.getBoundingClientRect().width > 20)
    .map((spot) => spot.dataset.move)"""
LIT_NOW: Final = """(wanted) => {
    const lit = [...document.querySelectorAll('[data-spot=open]')].map((spot) => spot.dataset.move);
    return wanted.some((move) => lit.includes(move));
}"""
AT_ONCE: Final = """
    const kept = JSON.parse(localStorage.getItem('stellwerk.settings') ?? '{}');
    const settings = { theme: 'light', speed: 0, ...kept };
    localStorage.setItem('stellwerk.settings', JSON.stringify(settings));
    const asked = new URLSearchParams(location.search).get('lang');
    localStorage.setItem('stellwerk.language', asked ?? 'en');
"""
"""Nothing is animated slowly, and the language is known."""
FOLLOW: Final = """
    window.heard = 0;
    window.drawn = -1;
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...about) {
            super(...about);
            this.addEventListener('message', ({ data }) => {
                const { view, delta } = JSON.parse(data);
                const step = view?.step ?? delta?.set?.step;
                if (step === undefined) return;
                heard += 1;
                requestAnimationFrame(() => setTimeout(() => (drawn = step)));
            });
        }
    };
"""
"""Runs before a page: counts the views that came, and says which step the picture shows."""
DRAWN: Final = "(step) => drawn >= step && !document.querySelector('[data-prompt][aria-busy=true]')"
"""Whether a step is in the picture, and nothing of the person's is on its way."""
OVERFLOW: Final = """async () => {
    await document.fonts.ready;
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight - innerHeight, scrollWidth - innerWidth];
}"""
"""By how much a page is higher and wider than its window, once its letters are there."""
FITS: Final = f"async () => Math.max(...await ({OVERFLOW})()) <= 0"
STILL: Final = """() => {
    const moving = document.getAnimations().some(({ effect, playState }) =>
        playState === 'running' && effect.getComputedTiming().endTime !== Infinity);
    const places = [...document.querySelectorAll('body *')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }).join(' ');
    const still = !moving && document.fonts.status === 'loaded' && window.places === places;
    window.places = places;
    return still;
}"""
"""Whether everything is where it was a frame ago, and neither letters nor motion are to come."""
PATIENCE: Final = 60.0
"""Seconds a busy machine may take for anything."""

T = TypeVar("T")


def visit(
    browser: Browser, address: str, width: int = 1440, height: int = 900, *, worker: bool = False
) -> Page:
    """An empty page in a browser of somebody's own, of a size, for the server at an address.

    Only few tests need the service `worker`, and each browser would have to start its own.
    """
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        extra_http_headers={"Origin": address},
        service_workers="allow" if worker else "block",
    )
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(AT_ONCE)
    context.add_init_script(FOLLOW)
    return context.new_page()


def until(
    page: Page,
    find: Callable[[], T | None],
    doubt: str = "it did not happen in time",
    patience: float = PATIENCE,
) -> T:
    """What is found, once there is something; the page keeps running meanwhile."""
    end = monotonic() + patience
    while not (found := find()):
        assert monotonic() < end, doubt
        page.wait_for_timeout(20)
    return found


def fits(page: Page) -> None:
    """The page is as large as its window, once the table has adapted to what is on it."""
    page.wait_for_function(FITS)


def await_still(page: Page) -> None:
    """Wait until a page can be measured: letters are there, and nothing moves any more."""
    page.wait_for_function(STILL)


def await_step(page: Page, step: int) -> None:
    """Wait until a page shows a step, and takes clicks."""
    page.wait_for_function(DRAWN, arg=step, polling=50)


def open_table(page: Page, title: str, bots: int) -> str:
    """A table of one person against bots, started; its id."""
    seats: list[dict[str, Any]] = [{"name": "Mila"}, *({"bot": "random"} for _ in range(bots))]
    opened = page.request.post("/api/tables", data={"title": title, "seats": seats})
    assert opened.status == 201, opened.text()
    table: str = opened.json()["id"]
    started = page.request.post(f"/api/tables/{table}/commands", data={"do": "start"})
    assert started.ok, started.text()
    return table


def open_situation(page: Page, title: str, *lines: str) -> str:
    """A table of one person against a bot that begins with a position, started; its id.

    What the lines leave out is as after set-up. So a test does not depend on luck for what it is
    about.
    """
    record = "".join(
        f"{line}\n"
        for line in (
            f"title: {title}",
            f"rules: {load_title(title).version}",
            "seat 1: Mila",
            "seat 2: Bert",
            "result: *",
            "",
            "position:",
            *(f"  {line}" for line in lines),
            "",
        )
    )
    seats: list[dict[str, Any]] = [{"name": "Mila"}, {"bot": "random"}]
    data = {"kept": 0, "seats": seats, "record": record}
    opened = page.request.post("/api/tables/fork", data=data)
    assert opened.status == 201, opened.text()
    table: str = opened.json()["id"]
    started = page.request.post(f"/api/tables/{table}/commands", data={"do": "start"})
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

    def await_asked(self) -> dict[str, Any]:
        """The view, drawn, in which this person has to decide something, or the game is over."""
        # The pointer leaves what was clicked, and the tip of it goes.
        self.page.mouse.move(0, 0)
        view = until(self.page, self.asked_view, "this person is not asked")
        await_step(self.page, view["step"])
        return view

    def asked_view(self) -> dict[str, Any] | None:
        """The view, if it waits for this person or for nobody any more."""
        view = self.view()
        waits = view["moves"] or view["undo"]["confirm"] or view["state"] == "over"
        return view if waits else None

    def await_turn(self) -> dict[str, Any]:
        """The view, drawn, in which this person has to choose, or the game is over."""
        while (view := self.await_asked())["undo"]["confirm"]:
            self.page.locator("[data-confirm]").click()
            self.await_after(view["step"])
        return view

    def await_after(self, step: int) -> None:
        """Wait until the server is past a step."""
        until(self.page, lambda: self.view()["step"] != step, f"step {step} did not end")

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

    def play(self, move: str, step: int) -> None:
        """Click where a move is lit, and wait until the server has made it.

        A move that cannot be taken back is confirmed first.
        """
        final = any(one["move"] == move and one.get("final") for one in self.view()["moves"])
        self.click(move)
        if final:
            self.page.locator("[data-confirm]").click()
        self.await_after(step)

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
        self.page.wait_for_function(LIT_NOW, arg=moves)
        assert set(moves) <= self.lit(), view["prompt"]
        active = [move for move in moves if move != "pass"] if keen else moves
        self.play(self.choose(active or moves), view["step"])
        return True
