"""Shapes, words and pieces on a page of SVG."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from stellwerk.locales import Phrases

PLAYERS: Final = ("red", "blue", "yellow", "green", "rose", "steel")
"""The colours of the seats, by their names in the browser client."""
NARROW: Final = "'Barlow Condensed','Arial Narrow','Roboto Condensed',sans-serif"

_LETTER: Final = 0.5
"""How wide a letter is in the widest of these fonts, on the average, for a size of 1."""


@cache
def sheet() -> dict[str, Any]:
    """The pieces as the components of the browser client draw them, and all of its colours.

    `python -m building.pieces` writes the file.
    """
    text = files("stellwerk.drawing").joinpath("pieces.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def colour(name: str) -> str:
    """A colour of the light theme, by its name in the client."""
    found: str = sheet()["colours"][name]
    return found


def _in_words(body: str, words: dict[str, str]) -> str:
    """A piece in another language."""
    return re.sub(r"(?<=>)[^<>]+(?=<)", lambda found: words.get(found[0], found[0]), body)


class Canvas:
    """A page that grows downwards; sizes are in the units of the drawing."""

    def __init__(self, width: int, phrases: Phrases) -> None:
        self.width = width
        self.phrases = phrases
        """The words on it."""
        self.height = 0.0
        self.parts: list[str] = []
        self.pieces: dict[str, None] = {}
        """The names of the pieces on it, each once."""
        self.styles: dict[str, None] = {}
        """The names of the styles that they need, each once."""
        self.shift = 0.0
        self.scale = 1.0

    def say(self, key: str, **params: object) -> str:
        """The words of a message."""
        return self.phrases.general(key, **params)

    @contextmanager
    def part(self, x: float, y: float, scale: float = 1) -> Iterator[None]:
        """A part of the page with a corner and a scale of its own."""
        before = self.shift, self.scale
        self.parts.append(f'<g transform="translate({x:g} {y:g}) scale({scale:g})">')
        self.shift += y * self.scale
        self.scale *= scale
        yield
        self.parts.append("</g>")
        self.shift, self.scale = before

    def _reach(self, y: float) -> None:
        self.height = max(self.height, self.shift + y * self.scale)

    def box(
        self,
        area: tuple[float, float, float, float],
        fill: str,
        edge: str = "",
        *,
        round_: float = 3,
        thick: float = 1,
    ) -> None:
        """A rectangle: left, top, width and height."""
        x, y, width, height = area
        self._reach(y + height)
        stroke = f' stroke="{colour(edge)}" stroke-width="{thick:g}"' if edge else ""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" '
            f'fill="{colour(fill)}"{stroke}/>'
        )

    def head(self, words: str) -> None:
        """The name and the round, on an enamel plate across the page."""
        self.box((0, 0, self.width, 36), "enamel", round_=0)
        self.text(16, 25, words, 18, "on-enamel", bold=True)

    def dot(self, x: float, y: float, radius: float, fill: str, edge: str = "ink") -> None:
        self._reach(y + radius)
        self.parts.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour(fill)}" '
            f'stroke="{colour(edge)}"/>'
        )

    def path(self, d: str, stroke: str, thick: float = 1, dash: str = "") -> None:
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<path d="{d}" fill="none" stroke="{colour(stroke)}" '
            f'stroke-width="{thick:g}"{dashes}/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 13,
        fill: str = "ink",
        anchor: str = "start",
        *,
        bold: bool = False,
        room: float = 0,
    ) -> None:
        """Words; those that may be wider than their `room` are set smaller."""
        if room and words:
            size = min(size, room / _LETTER / len(str(words)))
        self._reach(y + size / 2)
        weight = ' font-weight="700"' if bold else ""
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour(fill)}" '
            f'text-anchor="{anchor}"{weight}>{escape(str(words))}</text>'
        )

    def piece(self, name: str, x: float, y: float, width: float) -> float:
        """A piece of the client, by its left upper corner; returns how high it is."""
        _, _, across, down = map(float, sheet()["pieces"][name]["box"].split())
        height = width * down / across
        self._reach(y + height)
        self.pieces[name] = None
        self.use_styles(sheet()["pieces"][name]["styles"])
        self.parts.append(
            f'<use href="#sw-{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'
        )
        return height

    def use_styles(self, names: Sequence[str]) -> None:
        """Have the styles of a piece on the page."""
        self.styles.update(dict.fromkeys(names))

    def row(self, names: Sequence[str], x: float, y: float, width: float, step: float) -> float:
        """Equal pieces side by side; returns where the next one would be."""
        for name in names:
            self.piece(name, x, y, width)
            x += step
        return x

    def svg(self, title: str) -> str:
        """The whole page."""
        width, height = self.width, self.height + 12
        size = f'viewBox="0 0 {width} {height:g}" width="{width}" height="{height:g}"'
        pieces = {name: sheet()["pieces"][name] for name in self.pieces}
        words: dict[str, str] = sheet()["words"].get(self.phrases.language, {})
        symbols = [
            f'<symbol id="sw-{name}" viewBox="{piece["box"]}" overflow="visible">'
            f"{_in_words(piece['body'], words)}"
            "</symbol>"
            for name, piece in pieces.items()
        ]
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{NARROW}">',
                f"<title>{escape(title)}</title>",
                "<style>",
                *(sheet()["styles"][style] for style in self.styles),
                "</style>",
                "<defs>",
                *symbols,
                "</defs>",
                f'<rect width="{width}" height="{height:g}" fill="{colour("paper")}"/>',
                *self.parts,
                "</svg>",
            ]
        )
