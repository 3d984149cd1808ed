"""Adds Tiny to the titles, for tests only."""

from __future__ import annotations

from pathlib import Path

from stellwerk.locales import SHELVES
from stellwerk.titles import MODULES


def install() -> None:
    """Let the registry and the messages know Tiny; a second time changes nothing."""
    shelf = Path(__file__).parent / "locales"
    if "tiny" not in MODULES:
        MODULES["tiny"] = "tiny.title"
        SHELVES.append(shelf)
