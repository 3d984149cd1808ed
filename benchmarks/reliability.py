"""Draws how far chances can be believed, as SVG, and prints the table of docs/analysis.md.

python -m benchmarks.reliability docs/calibration.json docs/reliability.svg
python -m benchmarks.reliability docs/calibration-kinds.json

The second has figures for each kind of game apart, and no picture.
"""

from __future__ import annotations

import json
import sys
from html import escape
from pathlib import Path
from typing import Any, Final

SIDE: Final = 240
GAP: Final = 60
TOP: Final = 56
RADIUS: Final = 30.0
"""The radius of a dot that all positions of a title would share."""

STYLE: Final = """
  text { font: 12px system-ui, sans-serif; fill: #1f2328; }
  .heading { font-weight: 600; font-size: 15px; }
  .tick { fill: #59636e; text-anchor: middle; }
  .page { fill: #ffffff; } .grid { stroke: #d1d9e0; } .ideal { stroke: #5c6873; }
  .dot { fill: #0a6b4f; fill-opacity: .7; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; } .tick { fill: #9da7b3; } .page { fill: #0d1117; }
    .grid { stroke: #3d444d; } .ideal { stroke: #9aa5b1; } .dot { fill: #4cc69b; }
  }
"""


def chart(measured: dict[str, Any]) -> str:
    """A panel for each title: what was said, and how often it came true."""
    titles: dict[str, list[dict[str, Any]]] = {}
    for name, one in measured.items():
        titles.setdefault(name.rpartition("-")[0], []).extend(one["bins"])
    width = len(titles) * (SIDE + GAP) + GAP
    height = TOP + SIDE + 50
    size = f'viewBox="0 0 {width} {height}" role="img" aria-labelledby="title"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        '<title id="title">Chances that were said, and how often they came true</title>',
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{width}" height="{height}"/>',
    ]
    for number, (title, bins) in enumerate(titles.items()):
        parts += panel(title, bins, GAP + number * (SIDE + GAP))
    return "\n".join([*parts, "</svg>", ""])


def panel(title: str, bins: list[dict[str, Any]], left: int) -> list[str]:
    """The dots of a title: across what was said, up how often it came true."""
    bottom = TOP + SIDE
    parts = [f'<text class="heading" x="{left}" y="28">{escape(title)}</text>']
    for tenth in range(0, 11, 5):
        at = SIDE * tenth / 10
        x, y = left + at, bottom - at
        parts += [
            f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>',
            f'<line class="grid" x1="{left}" x2="{left + SIDE}" y1="{y}" y2="{y}"/>',
            f'<text class="tick" x="{x}" y="{bottom + 18}">{tenth * 10} %</text>',
            f'<text class="tick" x="{left - 22}" y="{y + 4}">{tenth * 10} %</text>',
        ]
    parts.append(
        f'<line class="ideal" x1="{left}" y1="{bottom}" x2="{left + SIDE}" y2="{TOP}" '
        'stroke-dasharray="4 4"/>'
    )
    total = sum(one["chances"] for one in bins)
    for one in bins:
        x, y = left + SIDE * one["said"], bottom - SIDE * one["happened"]
        radius = max(1.5, RADIUS * (one["chances"] / total) ** 0.5)
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>')
    parts.append(
        f'<text class="tick" x="{left + SIDE / 2}" y="{bottom + 38}">'
        "across: chance said · up: came true</text>"
    )
    return parts


def table(measured: dict[str, Any]) -> str:
    """The figures as Markdown."""
    lines = [
        "| title, players | games | equal | first third | second third | last third | ECE |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, one in measured.items():
        title, _, players = name.rpartition("-")
        thirds = [f"{third['brier']:.3f} ± {third['within']:.3f}" for third in one["thirds"]]
        even = f"{one['thirds'][0]['uniform']:.3f}"
        cells = [f"{title}, {players}", str(one["games"]), even, *thirds, f"{one['error']:.3f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def by_kind(measured: dict[str, Any]) -> dict[str, Any]:
    """Figures for each kind of game apart, a row for each."""
    return {
        f"{name} {kind}": one for name, kinds in measured.items() for kind, one in kinds.items()
    }


def main() -> None:
    measured = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["measured"]
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(chart(measured), encoding="utf-8")
        sys.stdout.write(table(measured))
    else:
        sys.stdout.write(table(by_kind(measured)))


if __name__ == "__main__":
    main()
