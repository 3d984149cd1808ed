"""Plots as SVG, drawn by hand: text in the colour of the page, series in its palette."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final, NamedTuple

SERIES: Final = 6
"""Colours of the palette; a further series starts again."""
WIDTH: Final = 760
_LABEL: Final = 224
_EDGE: Final = 72
_LONGEST_LABEL: Final = 28


class Bar(NamedTuple):
    """A value with the interval it lies in."""

    label: str
    value: float
    low: float
    high: float


def intervals(bars: Sequence[Bar], average: float, name: str) -> str:
    """Shares from 0 to 1 as points with their intervals, and a line where the average is."""
    height = 34 * len(bars) + 46
    bottom = height - 34
    span = WIDTH - _LABEL - _EDGE
    parts = []
    for tenth in range(0, 11, 2):
        x = _LABEL + span * tenth / 10
        parts.append(_line(x, 6, x, bottom, "grid"))
        parts.append(_text(x, bottom + 20, f"{tenth * 10} %", "middle"))
    x = _LABEL + span * average
    parts.append(_line(x, 6, x, bottom, "average"))
    for row, bar in enumerate(bars):
        y = 24 + 34 * row
        low, middle, high = (_LABEL + span * share for share in (bar.low, bar.value, bar.high))
        colour = f"s{row % SERIES}"
        parts += [
            _text(_LABEL - 12, y + 5, _short(bar.label), "end"),
            _line(low, y, high, y, f"whisker {colour}"),
            _line(low, y - 6, low, y + 6, f"whisker {colour}"),
            _line(high, y - 6, high, y + 6, f"whisker {colour}"),
            _dot(middle, y, 6, colour, f"{bar.label}: {bar.value:.1%}"),
            _text(WIDTH - 4, y + 5, f"{bar.value:.1%}", "end"),
        ]
    return _svg(height, name, parts)


def lines(series: Sequence[tuple[str, Sequence[float]]], name: str) -> str:
    """A line for each series over the rounds, with its name at its end."""
    height = 330
    left, right, top, bottom = 52, WIDTH - 180, 12, height - 40
    values = [value for _, points in series for value in points]
    ticks = _ticks(min(0, *values), max(1, *values))
    rounds = max(len(points) for _, points in series)
    step = (right - left) / max(1, rounds - 1)

    def y_of(value: float) -> float:
        return bottom - (bottom - top) * (value - ticks[0]) / (ticks[-1] - ticks[0])

    parts = []
    for tick in ticks:
        parts.append(_line(left, y_of(tick), right, y_of(tick), "grid"))
        parts.append(_text(left - 8, y_of(tick) + 4, f"{tick:g}", "end"))
    parts += [
        _text(left + step * number, bottom + 22, str(number + 1), "middle")
        for number in range(rounds)
    ]
    ends = _apart([y_of(points[-1]) for _, points in series], 18)
    for place, (label, points) in enumerate(series):
        colour = f"s{place % SERIES}"
        spots = [(left + step * n, y_of(value)) for n, value in enumerate(points)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        parts.append(f'<polyline class="line {colour}" points="{path}"/>')
        parts += [
            _dot(x, y, 4, colour, f"{label}, round {number + 1}: {points[number]:.1f}")
            for number, (x, y) in enumerate(spots)
        ]
        parts.append(_text(spots[-1][0] + 10, ends[place] + 4, _short(label, 22), "start"))
    return _svg(height, name, parts)


def groups(rows: Sequence[tuple[str, Sequence[float]]], labels: Sequence[str], name: str) -> str:
    """A bar for each row and series, to the left of zero if it is negative."""
    thick = 12
    tall = thick * len(labels) + 10
    height = tall * len(rows) + 46
    bottom = height - 34
    values = [value for _, points in rows for value in points]
    ticks = _ticks(min(0, *values), max(1, *values))
    span = WIDTH - _LABEL - _EDGE

    def x_of(value: float) -> float:
        return _LABEL + span * (value - ticks[0]) / (ticks[-1] - ticks[0])

    parts = []
    for tick in ticks:
        parts.append(_line(x_of(tick), 4, x_of(tick), bottom, "grid"))
        parts.append(_text(x_of(tick), bottom + 20, f"{tick:g}", "middle"))
    for row, (source, points) in enumerate(rows):
        y = 6 + tall * row
        parts.append(_text(_LABEL - 12, y + tall / 2, _short(source), "end"))
        for place, value in enumerate(points):
            start, end = sorted((x_of(0), x_of(value)))
            parts.append(
                f'<rect class="s{place % SERIES}" x="{start:.1f}" y="{y + thick * place}" '
                f'width="{max(end - start, 0.5):.1f}" height="{thick - 2}"><title>'
                f"{escape(labels[place])}, {escape(source)}: {value:.1f}</title></rect>"
            )
    return _svg(height, name, parts)


def _svg(height: float, name: str, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(name)}">\n'
        f"{inside}\n</svg>"
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _dot(x: float, y: float, radius: int, colour: str, name: str) -> str:
    return (
        f'<circle class="{colour}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}">'
        f"<title>{escape(name)}</title></circle>"
    )


def _short(label: str, longest: int = _LONGEST_LABEL) -> str:
    return label if len(label) <= longest else f"{label[: longest - 1]}…"


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers that cover a span, four to nine of them."""
    rough = (high - low) / 5
    unit = 10 ** floor(log10(rough))
    step = next(unit * nice for nice in (1, 2, 5, 10) if unit * nice >= rough)
    return [step * number for number in range(floor(low / step), ceil(high / step) + 1)]


def _apart(places: Sequence[float], least: float) -> list[float]:
    """The places, moved down where two labels would meet."""
    moved = list(places)
    order = sorted(range(len(places)), key=lambda n: places[n])
    for upper, lower in pairwise(order):
        moved[lower] = max(moved[lower], moved[upper] + least)
    return moved
