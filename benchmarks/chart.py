"""Draws a run as a bar chart in SVG: logarithmic, for light and dark screens."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from benchmarks.report import Report

WIDTH: Final = 960
LEFT: Final = 300
"""Where the bars begin; the labels end a little before."""
RIGHT: Final = 880
"""Where the scale ends; the figures of the longest bars come after it."""
BAR: Final = 11
ROW: Final = 32
SINGLE_ROW: Final = 20
HEAD: Final = 66
FOOT: Final = 26

STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #1f2328; }
  .heading { font-weight: 600; font-size: 16px; }
  .note, .tick { font-size: 12px; fill: #59636e; }
  .label { text-anchor: end; }
  .tick { text-anchor: middle; }
  .page { fill: #ffffff; }
  .grid { stroke: #d1d9e0; }
  .ours { fill: #0a6b4f; }
  .ours.second { fill: #58b393; }
  .peer { fill: #5c6873; }
  .peer.second { fill: #a9b3bd; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .note, .tick { fill: #9da7b3; }
    .page { fill: #0d1117; }
    .grid { stroke: #3d444d; }
    .ours { fill: #4cc69b; }
    .ours.second { fill: #1f7a5c; }
    .peer { fill: #9aa5b1; }
    .peer.second { fill: #56606b; }
  }
"""


class Row(NamedTuple):
    """A label and its bars; a figure that is None has no bar."""

    label: str
    side: str
    """`ours` or `peer`, as the style names them."""
    figures: tuple[float | None, ...]


class Panel(NamedTuple):
    """Rows under a heading, on a scale of their own."""

    heading: str
    note: str
    rows: list[Row]

    @property
    def row_height(self) -> int:
        return ROW if len(self.rows[0].figures) > 1 else SINGLE_ROW

    @property
    def height(self) -> int:
        return HEAD + self.row_height * len(self.rows) + FOOT


def chart(report: Report) -> str:
    """The chart of a run."""
    panels = panels_of(report)
    height = sum(panel.height for panel in panels)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    named = 'role="img" aria-labelledby="title desc"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {named}>',
        '<title id="title">Decisions and copies per second of Stellwerk and its peers</title>',
        f'<desc id="desc">{escape(description(panels))}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{WIDTH}" height="{height}"/>',
    ]
    top = 0
    for panel in panels:
        parts += draw(panel, top)
        top += panel.height
    return "\n".join([*parts, "</svg>", ""])


def panels_of(report: Report) -> list[Panel]:
    """Decisions in both loops, then copies; ours first, the peers from fast to slow."""
    decisions = [Row(one.name, "ours", (one.inside, one.driven)) for one in report.ours]
    peers = sorted(report.peers, key=lambda peer: -peer.own_loop)
    decisions += [Row(peer.label, "peer", (peer.inside, peer.driven)) for peer in peers]
    copies = [Row(one.name, "ours", (one.copies,)) for one in report.ours]
    copiers = sorted(report.peers, key=lambda peer: -(peer.copies or 0))
    copies += [Row(peer.label, "peer", (peer.copies,)) for peer in copiers if peer.copies]
    return [
        Panel(
            "Decisions per second",
            "Upper bar: in the program's own loop. Lower bar: driven from Python.",
            decisions,
        ),
        Panel("Copies of a position per second", "Positions from all over random games.", copies),
    ]


def description(panels: Sequence[Panel]) -> str:
    """The chart in words, for those who cannot see it."""
    sentences = []
    for panel in panels:
        rows = "; ".join(
            f"{row.label} {' and '.join(short(one) for one in row.figures if one is not None)}"
            for row in panel.rows
        )
        sentences.append(f"{panel.heading} ({panel.note.rstrip('.')}): {rows}.")
    return " ".join(sentences)


def draw(panel: Panel, top: int) -> list[str]:
    """A panel with its scale, as elements."""
    figures = [one for row in panel.rows for one in row.figures if one is not None]
    low = floor(log10(min(figures)))
    high = max(low + 1, ceil(log10(max(figures))))
    bottom = top + panel.height - FOOT
    parts = [
        f'<text class="heading" x="16" y="{top + 28}">{escape(panel.heading)}</text>',
        f'<text class="note" x="16" y="{top + 48}">{escape(panel.note)}</text>',
    ]
    for power in range(low, high + 1):
        x = place(10.0**power, low, high)
        parts += [
            f'<line class="grid" x1="{x}" x2="{x}" y1="{top + HEAD - 6}" y2="{bottom}"/>',
            f'<text class="tick" x="{x}" y="{bottom + 16}">{short(10.0**power)}</text>',
        ]
    for number, row in enumerate(panel.rows):
        parts += bars(row, top + HEAD + panel.row_height * number, low, high)
    return parts


def bars(row: Row, top: int, low: int, high: int) -> list[str]:
    """The label of a row and its bars, one below the other."""
    middle = top + BAR * len(row.figures) / 2 + 4.5
    parts = [f'<text class="label" x="{LEFT - 10}" y="{middle}">{escape(row.label)}</text>']
    for number, figure in enumerate(row.figures):
        if figure is None:
            continue
        y = top + number * (BAR + 1)
        kind = f"{row.side} second" if number else row.side
        end = place(figure, low, high)
        parts += [
            f'<rect class="{kind}" x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="{BAR}"/>',
            f'<text class="note" x="{end + 6:.1f}" y="{y + BAR - 1}">{short(figure)}</text>',
        ]
    return parts


def place(figure: float, low: int, high: int) -> float:
    """Where a figure lies between the powers of ten `low` and `high`."""
    return round(LEFT + (RIGHT - LEFT) * (log10(figure) - low) / (high - low), 1)


def short(figure: float) -> str:
    """A figure in three digits: 12.3 k, 1.23 M."""
    rounded = float(f"{figure:.3g}")
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if rounded >= size:
            return f"{rounded / size:.3g} {unit}"
    return f"{rounded:.3g}"
