"""What the load curves measured, and how docs/scaling.md shows it: a table and a chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from benchmarks.chart import STYLE, short
from benchmarks.report import Machine

SQLITE: Final = "SQLite"
POSTGRES: Final = "PostgreSQL"
BEGIN: Final = "<!-- figures: written by python -m load.curve -->"
END: Final = "<!-- end of figures -->"
CHART: Final = "![The p99 and the processor of the servers against tables](scaling.svg)"

COLUMNS: Final = (
    *("site", "tables", "moves/s", "p50 ms", "p99 ms", "servers", "per move", "bots", "database"),
    *("generator", "late ms", "memory"),
)

WIDTH: Final = 960
LEFT: Final = 64
RIGHT: Final = 760
"""Where the lines end; their names come after."""
HEAD: Final = 66
PLOT: Final = 230
PANEL: Final = HEAD + PLOT + 40
COLOURS: Final = """
  .line { fill: none; stroke-width: 2; }
  .c0 { stroke: #0a6b4f; } .c1 { stroke: #b35900; }
  .c2 { stroke: #2f6fb5; } .c3 { stroke: #8a3ffc; }
  @media (prefers-color-scheme: dark) {
    .c0 { stroke: #4cc69b; } .c1 { stroke: #f0a04b; }
    .c2 { stroke: #79b0ee; } .c3 { stroke: #c29bff; }
  }
"""


class Step(msgspec.Struct, frozen=True):
    """A number of tables for a while. Moves are per second, p50, p99 and `late` in milliseconds.

    `servers`, `workers`, `database` and `generator` are cores, `memory` is megabytes of all servers
    together. `late` is the p99 of how late the generator was itself.
    """

    tables: int
    moves: float
    p50: float
    p99: float
    servers: float
    workers: float
    database: float
    generator: float
    late: float
    memory: float
    faults: int


class Curve(msgspec.Struct, frozen=True):
    """The steps of one kind of site: `seconds` each, `rate` moves per second at each table."""

    database: str
    processes: int
    date: str
    machine: Machine
    seconds: float
    rate: float
    steps: list[Step]

    @property
    def name(self) -> str:
        """The database, and how many processes if there may be several."""
        return f"{self.database}, {self.processes} process{'es' if self.processes > 1 else ''}"


class Panel(NamedTuple):
    """A figure of all curves, both axes logarithmic."""

    heading: str
    note: str
    figure: Callable[[Step], float]


PANELS: Final = [
    Panel(
        "p99 in milliseconds",
        "From a move until every seat has received it, against live tables.",
        lambda step: step.p99,
    ),
    Panel(
        "Cores of the server processes",
        "All processes of a site together, against live tables; without bots and database.",
        lambda step: step.servers,
    ),
]


def save(measured: Sequence[Curve], docs: Path) -> None:
    """Update the page, the JSON file and the chart; curves that were not measured now stay."""
    page, data = docs / "scaling.md", docs / "scaling.json"
    known = msgspec.json.decode(data.read_bytes(), type=list[Curve]) if data.exists() else []
    renewed = {curve.name: curve for curve in (*known, *measured)}
    curves = sorted(renewed.values(), key=lambda one: (one.database != SQLITE, one.processes))
    page.write_text(with_figures(page.read_text("utf-8"), curves), "utf-8")
    data.write_bytes(msgspec.json.format(msgspec.json.encode(curves), indent=1) + b"\n")
    (docs / "scaling.svg").write_text(chart(curves), "utf-8")


def with_figures(page: str, curves: Sequence[Curve]) -> str:
    """The page with a new part between the marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page needs the marks {BEGIN} and {END}")
    part = "\n\n".join([CHART, table_of(curves), *(where(curve) for curve in curves)])
    return f"{before}{BEGIN}\n\n{part}\n\n{END}{after}"


def where(curve: Curve) -> str:
    """When and on what a curve was measured."""
    machine = curve.machine
    return (
        f"{curve.name}: {curve.date}, {machine.processor}, {machine.system}, Python "
        f"{machine.python}, load {machine.load:.1f} before the run; {curve.seconds:g} seconds per "
        f"step, {curve.rate:g} moves per second at each table."
    )


def table_of(curves: Sequence[Curve]) -> str:
    """All steps, as Markdown."""
    rows = [f"| {' | '.join(COLUMNS)} |", f"|---{'|--:' * (len(COLUMNS) - 1)}|"]
    for curve in curves:
        for step in curve.steps:
            cells = [
                curve.name,
                f"{step.tables}",
                f"{step.moves:.0f}",
                f"{step.p50:.1f}",
                f"{step.p99:.1f}",
                f"{step.servers:.2f}",
                f"{1000 * step.servers / step.moves:.1f} ms",
                f"{step.workers:.2f}",
                f"{step.database:.2f}" if curve.database != SQLITE else "",
                f"{step.generator:.2f}",
                f"{step.late:.1f}",
                f"{step.memory:.0f} MB",
            ]
            rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def chart(curves: Sequence[Curve]) -> str:
    """The curves, one panel per figure."""
    height = PANEL * len(PANELS)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title desc">',
        '<title id="title">How the wait and the work grow with live tables</title>',
        f'<desc id="desc">{escape(description(curves))}</desc>',
        f"<style>{STYLE}{COLOURS}</style>",
        f'<rect class="page" width="{WIDTH}" height="{height}"/>',
    ]
    for number, panel in enumerate(PANELS):
        parts += draw(panel, curves, PANEL * number)
    return "\n".join([*parts, "</svg>", ""])


def description(curves: Sequence[Curve]) -> str:
    """The chart in words, for those who cannot see it."""
    sentences = []
    for curve in curves:
        steps = "; ".join(
            f"{step.tables} tables {step.p99:g} ms and {step.servers:g} cores"
            for step in curve.steps
        )
        sentences.append(f"{curve.name}: {steps}.")
    return " ".join(sentences)


class Scale(NamedTuple):
    """Where figures lie, by their powers of ten."""

    low: float
    high: float
    start: float
    end: float

    def place(self, figure: float) -> float:
        share = (log10(figure) - self.low) / (self.high - self.low)
        return round(self.start + (self.end - self.start) * share, 1)


def draw(panel: Panel, curves: Sequence[Curve], top: float) -> list[str]:
    """A panel with its axes, as elements."""
    tables = sorted({step.tables for curve in curves for step in curve.steps})
    figures = [panel.figure(step) for curve in curves for step in curve.steps]
    low = floor(log10(min(figures)))
    high = max(low + 1, ceil(log10(max(figures))))
    bottom = top + HEAD + PLOT
    x = Scale(log10(tables[0]), max(log10(tables[-1]), log10(tables[0]) + 0.1), LEFT, RIGHT)
    y = Scale(low, high, bottom, top + HEAD)
    parts = [
        f'<text class="heading" x="16" y="{top + 28}">{escape(panel.heading)}</text>',
        f'<text class="note" x="16" y="{top + 48}">{escape(panel.note)}</text>',
    ]
    for power in range(low, high + 1):
        at = y.place(10.0**power)
        parts += [
            f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{at}" y2="{at}"/>',
            f'<text class="tick" x="{LEFT - 24}" y="{at + 4}">{short(10.0**power)}</text>',
        ]
    parts += [
        f'<text class="tick" x="{x.place(count)}" y="{bottom + 18}">{count}</text>'
        for count in tables
    ]
    ends: list[float] = []
    for number, curve in enumerate(curves):
        spots = [(x.place(step.tables), y.place(panel.figure(step))) for step in curve.steps]
        path = " ".join(f"{across},{down}" for across, down in spots)
        ends.append(spots[-1][1])
        parts.append(f'<polyline class="line c{number % 4}" points="{path}"/>')
    for curve, number, at in _apart(curves, ends):
        parts += [
            f'<path class="line c{number % 4}" d="M {RIGHT + 12} {at - 4} h 20"/>',
            f'<text x="{RIGHT + 40}" y="{at}">{escape(curve.name)}</text>',
        ]
    return parts


def _apart(curves: Sequence[Curve], ends: list[float]) -> list[tuple[Curve, int, float]]:
    """Where the name of each curve goes: at its end, but below the name before."""
    order = sorted(range(len(ends)), key=lambda number: ends[number])
    for upper, lower in pairwise(order):
        ends[lower] = max(ends[lower], ends[upper] + 18)
    return [(curve, number, ends[number]) for number, curve in enumerate(curves)]
