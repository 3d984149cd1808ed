"""Pictures of every page and table: a few for the README, and all of them to judge.

`docs/screenshots` gets the few. `build/screenshots` gets every window and language, in a folder
for each theme and language; it is not committed. Arguments are the names of pages to take.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, StorageState

from building.client import build_client
from load.server import ServerProcess, free_port
from web.gallery import build_gallery, served
from web.shots import browser, shoot, tell
from web.test_account import AUTHENTICATOR, NAME, PASSWORD

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "screenshots"
ALL: Final = ROOT / "build" / "screenshots"
FEW: Final = (("light", 1440, 900), ("dark", 1440, 900), ("phone", 390, 844))
LOOKS: Final = (("light", "en"), ("dark", "en"), ("light", "de"), ("light", "fr"), ("light", "cs"))
SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 250)))"
"""Layouts that look at their own size have done so, and what fades in is there."""


@dataclass(frozen=True)
class Device:
    """Windows that one browser can have."""

    windows: tuple[tuple[str, int, int], ...]
    scale: int = 1
    touch: bool = False
    tabs: bool = False


DEVICES: Final = (
    Device(
        (
            ("1440x900", 1440, 900),
            ("1280x720", 1280, 720),
            ("2560x1440", 2560, 1440),
            ("820x1180", 820, 1180),
        )
    ),
    Device((("1440x900-at-200", 720, 450), ("1280x720-at-200", 640, 360)), scale=2),
    Device(
        (("390x844", 390, 844), ("360x640", 360, 640), ("844x390", 844, 390)),
        scale=2,
        touch=True,
        tabs=True,
    ),
)
TABLES: Final = {
    "russian-railroads": "russian-railroads-4-turn",
    "russian-railroads-action": "russian-railroads-4-work",
    "glueck-auf": "glueck-auf-3-turn",
    "glueck-auf-mining": "glueck-auf-3-mine",
    "volldampf": "volldampf-5-transport",
    "volldampf-auction": "volldampf-5-bid",
}
"""Tables in the middle of a game, by the saved positions of the gallery."""
CROWDED: Final = {
    "russian-railroads-late": "russian-railroads-4-late-turn",
    "russian-railroads-bonus": "russian-railroads-2-bonus",
    "glueck-auf-late": "glueck-auf-4-late-turn",
    "glueck-auf-pay": "glueck-auf-4-late-pay",
    "glueck-auf-over": "glueck-auf-3-over",
    "volldampf-six-bid": "volldampf-6-late-bid",
    "volldampf-six-group": "volldampf-6-late-take-group",
    "volldampf-six-lay": "volldampf-6-late-lay",
    "volldampf-six-transport": "volldampf-6-late-transport",
}
"""Late tables with many players, and clocks in Volldampf."""
PAGES: Final = {
    "home": "/",
    "new-table": "/new?title=volldampf&with=friends",
    "tables": "/tables",
    "replays": "/replays",
    "rules": "/rules/glueck-auf",
    "learn": "/learn",
    "settings": "/settings",
}
MORE_PAGES: Final = {
    "rules-russian-railroads": "/rules/russian-railroads",
    "rules-volldampf": "/rules/volldampf",
    "one-screen": "/new?title=russian-railroads&with=screen",
    "not-found": "/nowhere",
    "bad-link": "/seat#nobody",
}
MEMBER_PAGES: Final = {
    "own-home": "/",
    "own-tables": "/tables",
    "own-settings": "/settings",
    "own-new-table": "/new?title=glueck-auf&with=friends",
}
"""Pages as somebody with an account and games sees them."""
WHOLE: Final = {"home", "own-home", "learn", "new-table", "rules", "rules-russian-railroads"} | {
    "rules-volldampf",
    "settings",
    "own-settings",
    "analysis",
}
"""Long pages, of which what is below the window is taken too."""


class Visitor:
    """Somebody who opens tables over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        cookies = urllib.request.HTTPCookieProcessor(CookieJar())
        self.opener = urllib.request.build_opener(cookies)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.address}
        request = urllib.request.Request(f"{self.address}{path}", data, headers)
        with self.opener.open(request) as answer:
            return json.load(answer)

    def waiting(self) -> str:
        """A table with a free seat."""
        seats = [{"name": "Mila"}, {"bot": "conductor"}, {}, {"friend": True}]
        table: str = self.ask("/api/tables", {"title": "russian-railroads", "seats": seats})["id"]
        return table

    def finished(self) -> str:
        """A game bots played to its end; its analysis is complete."""
        seats = [{"name": "Mila"}, {"bot": "driver"}, {"bot": "conductor"}, {"bot": "shunter"}]
        table: str = self.ask("/api/tables", {"title": "russian-railroads", "seats": seats})["id"]
        self.ask(f"/api/tables/{table}/commands", {"do": "start"})
        self.ask(f"/api/tables/{table}/commands", {"do": "leave", "seat": 0})
        while self.ask(f"/api/tables/{table}")["state"] != "over":
            time.sleep(0.5)
        self.ask(f"/api/tables/{table}/analysis", {})
        while self.ask(f"/api/tables/{table}/analysis")["state"] == "open":
            time.sleep(0.5)
        return table

    def mistake(self, table: str) -> int:
        """The step of the first mistake that the analysis of a game has found."""
        turns = self.ask(f"/api/tables/{table}/analysis")["turns"]
        step: int = next(turn["first"] for turn in turns if turn["mark"] in ("mistake", "blunder"))
        return step


def settle_in(chromium: Browser, address: str) -> tuple[StorageState, str]:
    """An account with games, a passkey and two devices: what its browser keeps, and a lesson."""
    context = chromium.new_context(
        base_url=address, locale="en", extra_http_headers={"Origin": address}
    )
    page = context.new_page()
    devices = context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.request.post("/api/people/account", data={"name": NAME, "password": PASSWORD})
    Visitor(address).ask("/api/people/login", {"name": NAME, "password": PASSWORD})
    page.goto("/settings")
    page.get_by_text("Add a passkey").first.click()
    page.get_by_label("A name for it").fill("My phone")
    page.get_by_label("Password", exact=True).first.fill(PASSWORD)
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("not used yet").wait_for()
    bots = [{"bot": "conductor"}, {"bot": "driver"}]
    for title, others in (
        ("volldampf", [{"friend": True}, {}]),
        ("russian-railroads", bots),
        ("glueck-auf", [*bots, {"bot": "dispatcher"}]),
    ):
        seats = [{"name": NAME}, *others]
        opened = page.request.post("/api/tables", data={"title": title, "seats": seats}).json()
        if others != [{"friend": True}, {}]:
            page.request.post(f"/api/tables/{opened['id']}/commands", data={"do": "start"})
    lessons = {"title": "volldampf", "name": NAME}
    lesson: str = page.request.post("/api/lessons", data=lessons).json()["id"]
    state = context.storage_state()
    context.close()
    return state, lesson


@contextmanager
def house() -> Iterator[str]:
    """A server with the built client and a few tables."""
    build_client(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        log = Path(folder) / "log"
        # Passkeys need a name instead of a number.
        address = f"http://localhost:{port}"
        more = (f"--base-url={address}", "--analysis-nodes=20")
        database = f"{folder}/house.sqlite"
        server = ServerProcess(database, port, log, more=more, module="stellwerk")
        server.wait_until_ready()
        try:
            yield address
        finally:
            server.stop()


def take_few(chromium: Browser, address: str, pages: Mapping[str, str]) -> None:
    """Light, dark and on a phone, in English."""
    for name, path in pages.items():
        for look, width, height in FEW:
            theme = "dark" if look == "dark" else "light"
            out = FOLDER / f"{name}-{look}.jpg"
            shoot(chromium, address + path, out, theme, width, height, "en")


def take_all(
    chromium: Browser,
    address: str,
    pages: Mapping[str, str],
    state: StorageState | None = None,
) -> None:
    """Every page in every window, theme and language, as somebody sees it."""
    for theme, language in LOOKS:
        folder = ALL / f"{theme}-{language}"
        folder.mkdir(parents=True, exist_ok=True)
        for device in DEVICES:
            context = chromium.new_context(
                base_url=address,
                viewport={"width": 1440, "height": 900},
                color_scheme="dark" if theme == "dark" else "light",
                locale=language,
                has_touch=device.touch,
                device_scale_factor=device.scale,
                storage_state=state,
            )
            page = context.new_page()
            for name, path in pages.items():
                # The window has its size before the page is opened: it may look at it only then.
                _, width, height = device.windows[0]
                page.set_viewport_size({"width": width, "height": height})
                page.goto(path)
                page.wait_for_load_state("networkidle")
                page.evaluate("document.fonts.ready")
                for window, width, height in device.windows:
                    page.set_viewport_size({"width": width, "height": height})
                    take(page, folder / f"{name}-{window}.png")
                    if name in WHOLE:
                        page.screenshot(path=folder / f"{name}-{window}-whole.png", full_page=True)
                    if device.tabs and (theme, language) == LOOKS[0]:
                        take_tabs(page, folder / f"{name}-{window}")
            context.close()


def take(page: Page, out: Path) -> None:
    """One picture; what a person could not see or read is said."""
    page.evaluate(SETTLED)
    page.screenshot(path=out)
    if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
        tell(f"{out}: the page scrolls sideways")
    if missing := page.evaluate("document.documentElement.dataset.missing ?? ''"):
        tell(f"{out}: missing messages: {missing}")


def take_tabs(page: Page, stem: Path) -> None:
    """The tabs of a table on a phone, the first one again at the end; none behind a dialog."""
    if page.locator("dialog[open]").count():
        return
    tabs = page.locator("[role=tab][data-tab]").all()
    first = page.locator("[role=tab][data-tab][aria-selected=true]").all()
    names = [tab.get_attribute("data-tab") for tab in tabs]
    opened = [tab.get_attribute("data-tab") for tab in first]
    # In a replay the tabs of the table are there only under the first of its own.
    for name in names:
        tab = page.locator(f"[role=tab][data-tab={name}]")
        if name not in opened and tab.count():
            tab.click()
            take(page, stem.with_name(f"{stem.name}-{name}.png"))
    for name in opened:
        page.locator(f"[role=tab][data-tab={name}]").click()


def main(wanted: list[str]) -> None:
    """Take them all, or those of some pages."""

    def some(pages: Mapping[str, str]) -> dict[str, str]:
        return {name: path for name, path in pages.items() if not wanted or name in wanted}

    FOLDER.mkdir(exist_ok=True)
    ALL.mkdir(parents=True, exist_ok=True)
    positions = {name: f"/gallery/{saved}" for name, saved in (TABLES | CROWDED).items()}
    with browser() as chromium:
        if some(positions):
            build_gallery(ROOT / "build" / "gallery")
            with served(ROOT / "build" / "gallery") as address:
                few = {name: path for name, path in positions.items() if name in TABLES}
                take_few(chromium, address, some(few))
                take_all(chromium, address, some(positions))
        lived = ("waiting-room", "result", "replay", "replay-score", "replay-sources", "analysis")
        owned = (*MEMBER_PAGES, "lesson")
        if some(PAGES | MORE_PAGES | dict.fromkeys((*lived, *owned), "")):
            with house() as address:
                visitor = Visitor(address)
                finished = visitor.finished()
                few = PAGES | {
                    "waiting-room": f"/table/{visitor.waiting()}",
                    "result": f"/table/{finished}",
                    "replay": f"/replay/{finished}?step=160",
                }
                take_few(chromium, address, some(few))
                many = few | {
                    "replay-score": f"/replay/{finished}?step=160&tab=score",
                    "replay-sources": f"/replay/{finished}?step=160&tab=sources",
                    "analysis": f"/replay/{finished}?step={visitor.mistake(finished)}&tab=analysis",
                }
                take_all(chromium, address, some(many | MORE_PAGES))
                state, lesson = settle_in(chromium, address)
                own = MEMBER_PAGES | {"lesson": f"/table/{lesson}"}
                take_all(chromium, address, some(own), state)


if __name__ == "__main__":
    main(sys.argv[1:])
