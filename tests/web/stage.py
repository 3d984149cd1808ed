"""Tables that show a saved view, as the server would send it: states that take long to play to."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

from web.tables import await_still, open_table

SAVED: Final = Path(__file__).parents[2] / "web" / "fixtures"

View = dict[str, Any]


def saved(name: str) -> View:
    """A view of the gallery."""
    view: View = json.loads((SAVED / f"{name}.json").read_text(encoding="utf-8"))
    return view


def stage(
    page: Page,
    name: str,
    change: Callable[[View], None] | None = None,
    *,
    language: str = "en",
) -> None:
    """Show a saved view at a table of its title, changed as a test wants it."""
    view = saved(name)
    if change:
        change(view)
    view["id"] = table = open_table(page, view["title"], bots=1)

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "view":
                socket.send(json.dumps({**message, "view": view}))
            elif message["type"] != "delta":
                socket.send(data)

        server.on_message(hear)

    page.route_web_socket("**/live**", connect)
    page.goto(f"/table/{table}?lang={language}")
    page.wait_for_selector("[data-prompt]")
    await_still(page)
