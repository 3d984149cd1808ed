"""Shapes and words on a page of SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

SEATS: Final = ("#c8452f", "#2f6fc8", "#2f9e4f", "#d9a514", "#7d4fc0", "#4a4a4a")
"""The colours of the players."""
INK: Final = "#222"
FRAME: Final = "#998"
PAPER: Final = "#fbf8f0"


class Canvas:
    """A page that grows downwards; sizes are in the units of the drawing."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.height = 0.0
        self.parts: list[str] = []

    def _reach(self, y: float) -> None:
        self.height = max(self.height, y)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, edge: str = FRAME
    ) -> None:
        self._reach(y + height)
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3" '
            f'fill="{fill}" stroke="{edge}"/>'
        )

    def dot(self, x: float, y: float, radius: float, fill: str, edge: str = INK) -> None:
        self._reach(y + radius)
        self.parts.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>'
        )

    def line(
        self, ends: Sequence[float], colour: str, thickness: float = 1, dash: str = ""
    ) -> None:
        x1, y1, x2, y2 = ends
        self._reach(max(y1, y2))
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}" '
            f'stroke-width="{thickness:g}" stroke-linecap="round"{dashes}/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 12,
        colour: str = INK,
        anchor: str = "start",
    ) -> None:
        self._reach(y + size / 2)
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" '
            f'text-anchor="{anchor}">{escape(str(words))}</text>'
        )

    def svg(self, title: str) -> str:
        """The whole page."""
        width, height = self.width, self.height + 12
        size = f'viewBox="0 0 {width} {height:g}" width="{width}" height="{height:g}"'
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">',
                f"<title>{escape(title)}</title>",
                f'<rect width="{width}" height="{height:g}" fill="{PAPER}"/>',
                *self.parts,
                "</svg>",
            ]
        )
