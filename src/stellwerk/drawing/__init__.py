"""The table as a picture: what everybody can see of it, as SVG.

The pieces are those of the browser client: `pieces.json` has them as its components draw them.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from stellwerk.core.position import SPECTATOR, Position
from stellwerk.core.title import Title
from stellwerk.drawing.canvas import Canvas
from stellwerk.locales import Phrases

_WIDTH: Final = 1000
_LINE: Final = 16


def draw(
    title: Title[Any], position: Position, seat: int = SPECTATOR, phrases: Phrases | None = None
) -> str:
    """The table as `seat` sees it, by the module of the title's name here; in English by default.

    A title that has none is drawn as it is in a terminal.
    """
    phrases = phrases or _english(title.id)
    name = f"{__name__}.{title.id.replace('-', '_')}"
    if find_spec(name) is None:
        return _in_text(title, position, seat, phrases)
    seen = title.veil(position, seat)
    board = title.board(position.players, title.options_of(position))
    picture: str = import_module(name).draw(board, title.values(seen), seen, phrases)
    return picture


@cache
def _english(title_id: str) -> Phrases:
    return Phrases(title_id)


def _in_text(title: Title[Any], position: Position, seat: int, phrases: Phrases) -> str:
    canvas = Canvas(_WIDTH, phrases)
    lines = title.picture(position, seat, phrases.say).splitlines()
    for number, line in enumerate(lines, start=1):
        canvas.text(16, 16 + _LINE * number, line)
    return canvas.svg(title.name)
