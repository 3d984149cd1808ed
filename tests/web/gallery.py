"""The client with its gallery of saved positions, built once and served as files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

from building.client import node_tools, run

WEB: Final = Path(__file__).parents[2] / "web"
LOCALES: Final = WEB.parent / "src" / "stellwerk" / "locales"


class Files(SimpleHTTPRequestHandler):
    """A file, or the page of the client for any other path."""

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        return found if os.path.isfile(found) else os.path.join(self.directory, "index.html")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def build_gallery(folder: Path) -> None:
    """Build it into a folder, unless what is there is newer than its source."""
    inputs = [*(WEB / "src").rglob("*"), *(WEB / "fixtures").rglob("*"), *LOCALES.rglob("*")]
    changed = max(path.stat().st_mtime for path in inputs if path.is_file())
    index = folder / "index.html"
    with folder.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if index.exists() and index.stat().st_mtime >= changed:
            return
        npm, environment = node_tools()
        command = [*npm, "run", "build", "--", "--mode", "gallery"]
        run(command, WEB, {**environment, "STELLWERK_WEB": str(folder)})


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server of that folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
