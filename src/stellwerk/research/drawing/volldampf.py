"""Volldampf as SVG: the map with its stones and track, and a line for every company."""

from __future__ import annotations

from math import atan2, cos, sin
from typing import Final

from stellwerk.research.drawing.canvas import FRAME, INK, SEATS, Canvas
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Railroad

_WIDTH: Final = 1000
_STONES: Final = ("#3b6fd4", "#8a4fbf", "#d0402f", "#e3b62c")
_TOP: Final = 44


def draw(table: Railroad) -> str:
    canvas = Canvas(_WIDTH)
    rounds = c.ROUNDS[table.players]
    canvas.text(16, 28, f"Volldampf · round {table.round} of {rounds}", 18)
    _segments(canvas, table)
    _places(canvas, table)
    _companies(canvas, table, canvas.height + 40)
    return canvas.svg("Volldampf")


def _segments(canvas: Canvas, table: Railroad) -> None:
    """Free segments are dotted and show their cost; laid ones have the colour of their owner."""
    edition = table.edition
    for number, segment in enumerate(edition.segments):
        a, b = (edition.places[end] for end in segment.ends)
        owner = table.network.owners[number]
        way = [
            (a.x, a.y + _TOP, segment.x, segment.y + _TOP),
            (segment.x, segment.y + _TOP, b.x, b.y + _TOP),
        ]
        for ends in way:
            if owner == c.NONE:
                canvas.line(ends, FRAME, 2, "2 6")
            else:
                canvas.line(ends, SEATS[owner], 7)
        if owner == c.NONE:
            canvas.text(segment.x, segment.y + _TOP - 4, segment.cost, 11, INK, "middle")
        if number in table.path:
            canvas.dot(segment.x, segment.y + _TOP, 4, "#fff")


def _places(canvas: Canvas, table: Railroad) -> None:
    """Fields in their colour with stones around them, stops as small rings."""
    edition = table.edition
    for number, place in enumerate(edition.places):
        x, y = place.x, place.y + _TOP
        if number >= edition.field_count:
            canvas.dot(x, y, 4, "#fff", FRAME)
            continue
        canvas.dot(x, y, 13, _STONES[place.colour])
        canvas.text(x, y + 30, place.name, 11, INK, "middle")
        stones = c.things(table.stones[number])
        for n, colour in enumerate(stones):
            turn = atan2(-1, -1) + n * 0.55
            canvas.dot(x + 19 * cos(turn), y + 19 * sin(turn), 5, _STONES[colour])
        if table.cargo != c.NONE and table.at == number:
            canvas.dot(x, y, 6, "#fff")


def _companies(canvas: Canvas, table: Railroad, top: float) -> None:
    places = {seat: place + 1 for place, seat in enumerate(table.order)}
    for seat, company in enumerate(table.companies):
        y = top + 26 * seat
        edge = INK if table.turn == seat else FRAME
        canvas.dot(24, y - 4, 9, SEATS[seat], edge)
        track = company.track.bit_count()
        cards = c.size(company.actions) + company.hidden
        bid = f" · bid {company.bid}" if company.bid != c.NONE else ""
        canvas.text(
            42,
            y,
            f"seat {seat + 1}, number {places[seat]}: {company.score()} points · "
            f"income {company.income} · bonds {company.bonds} · {company.cash} Mark · "
            f"track {track} · route cards {c.size(company.routes)} · action cards {cards}{bid}",
            13,
        )
