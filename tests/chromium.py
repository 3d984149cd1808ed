"""The Chromium of the system, without a window and without a network."""

from __future__ import annotations

import shutil
from typing import Final

CHROMIUM: Final = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), ""
)
"""The shell made for this, if it is here: the same engine for half the work of a page."""
FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
