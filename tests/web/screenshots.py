"""Pictures of every page and title into docs/screenshots: light, dark, and on a phone."""

from __future__ import annotations

import json
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, Final

from hatch_build import build_client
from load.server import ServerProcess, free_port
from web.shots import browser, shoot, vite

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "screenshots"
SIZES: Final = (("light", 1440, 900), ("dark", 1440, 900), ("phone", 390, 844))
TABLES: Final = {
    "russian-railroads": "russian-railroads-4-turn",
    "russian-railroads-action": "russian-railroads-4-work",
    "glueck-auf": "glueck-auf-3-turn",
    "glueck-auf-mining": "glueck-auf-3-mine",
    "volldampf": "volldampf-5-transport",
    "volldampf-auction": "volldampf-5-bid",
}
"""Tables in the middle of a game, by the saved positions of the gallery."""
PAGES: Final = {
    "home": "/",
    "new-table": "/new?title=volldampf&with=friends",
    "tables": "/tables",
    "replays": "/replays",
    "rules": "/rules/glueck-auf",
    "learn": "/learn",
    "settings": "/settings",
}


class Visitor:
    """Somebody who opens tables by HTTP."""

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
        """A game bots played to its end."""
        seats = [{"name": "Mila"}, {"bot": "driver"}, {"bot": "conductor"}, {"bot": "shunter"}]
        table: str = self.ask("/api/tables", {"title": "russian-railroads", "seats": seats})["id"]
        self.ask(f"/api/tables/{table}/deeds", {"deed": "start"})
        self.ask(f"/api/tables/{table}/deeds", {"deed": "leave", "seat": 0})
        while self.ask(f"/api/tables/{table}")["state"] != "over":
            time.sleep(0.5)
        return table


@contextmanager
def house() -> Iterator[str]:
    """A server with the built client and a few tables."""
    build_client(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        log = Path(folder) / "log"
        server = ServerProcess(f"{folder}/house.sqlite", port, log, module="stellwerk")
        server.wait_until_ready()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.stop()


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(exist_ok=True)
    with browser() as chromium:
        with vite() as address:
            for name, fixture in TABLES.items():
                for look, width, height in SIZES:
                    theme = "dark" if look == "dark" else "light"
                    out = FOLDER / f"{name}-{look}.jpg"
                    page = f"{address}/gallery/{fixture}"
                    shoot(chromium, page, out, theme, width, height, "en")
        with house() as address:
            visitor = Visitor(address)
            finished = visitor.finished()
            pages = PAGES | {
                "waiting-room": f"/table/{visitor.waiting()}",
                "result": f"/table/{finished}",
                "replay": f"/replay/{finished}?step=160",
            }
            for name, path in pages.items():
                for look, width, height in SIZES:
                    theme = "dark" if look == "dark" else "light"
                    out = FOLDER / f"{name}-{look}.jpg"
                    shoot(chromium, address + path, out, theme, width, height, "en")


if __name__ == "__main__":
    main()
