"""The table as a picture: what everybody can see of it, as SVG.

The pieces are those of the browser client: `pieces.json` has them as its components draw them.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from stellwerk.core.position import SPECTATOR, Position
from stellwerk.core.title import Title
from stellwerk.drawing.canvas import Canvas

_WIDTH: Final = 1000
_LINE: Final = 16


def draw(title: Title[Any], position: Position, seat: int = SPECTATOR) -> str:
    """The table as `seat` sees it, by the module of the title's name here.

    A title that has none is drawn as it is in a terminal.
    """
    name = f"{__name__}.{title.id.replace('-', '_')}"
    if find_spec(name) is None:
        return _in_text(title, position, seat)
    seen = title.veil(position, seat)
    board = title.board(position.players, title.options_of(position))
    picture: str = import_module(name).draw(board, title.values(seen), seen)
    return picture


def _in_text(title: Title[Any], position: Position, seat: int) -> str:
    canvas = Canvas(_WIDTH)
    for number, line in enumerate(title.picture(position, seat).splitlines(), start=1):
        canvas.text(16, 16 + _LINE * number, line)
    return canvas.svg(title.name)
