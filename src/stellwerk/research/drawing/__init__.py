"""The table as a picture: what all can see of it, as SVG."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from stellwerk.core.position import SPECTATOR, Position
from stellwerk.core.title import Title


def draw(title: Title[Any], position: Position, seat: int = SPECTATOR) -> str:
    """The table as `seat` sees it; each title has a module of its name here."""
    home = import_module(f"{__name__}.{title.id.replace('-', '_')}")
    picture: str = home.draw(title.veil(position, seat))
    return picture
