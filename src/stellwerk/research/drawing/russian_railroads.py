"""Russian Railroads as SVG: the spaces, the supply, and a mat for every player."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.position import NOBODY
from stellwerk.research.drawing.canvas import FRAME, INK, SEATS, Canvas
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Mat, Railway, seat_of, space_of

_WIDTH: Final = 1000
_TRACK: Final = ("#222", "#8a8a8a", "#8a5a2b", "#d8b878", "#ffffff")
"""The colours of track, black first."""
_STEP: Final = 22
_COLUMNS: Final = 9


def draw(railway: Railway) -> str:
    canvas = Canvas(_WIDTH)
    rounds = c.ROUNDS[railway.players]
    canvas.text(16, 28, f"Russian Railroads · round {railway.current_round} of {rounds}", 18)
    _spaces(canvas, railway, 44)
    _supply(canvas, railway, 200)
    for seat, mat in enumerate(railway.mats):
        _mat(canvas, railway, mat, seat, 16 + 492 * (seat % 2), 240 + 206 * (seat // 2))
    return canvas.svg("Russian Railroads")


def _spaces(canvas: Canvas, railway: Railway, top: float) -> None:
    """Every space of the board with what it costs and who is there."""
    there = {space_of(placed): seat_of(placed) for placed in railway.placements}
    shown = [
        number for number, space in enumerate(c.SPACES) if space.with_two or railway.players > 2
    ]
    width = (_WIDTH - 32) / _COLUMNS
    for place, number in enumerate(shown):
        space = c.SPACES[number]
        x = 16 + width * (place % _COLUMNS)
        y = top + 46 * (place // _COLUMNS)
        canvas.box(x, y, width - 6, 40, "#fff")
        canvas.text(x + 8, y + 17, space.name, 13)
        cost = f"{space.workers} w" if space.workers else ""
        if space.coins:
            cost += f" {space.coins} c"
        canvas.text(x + 8, y + 33, cost, 10, FRAME)
        if number in there:
            canvas.dot(x + width - 24, y + 20, 11, SEATS[there[number]])


def _supply(canvas: Canvas, railway: Railway, y: float) -> None:
    engineers = " ".join(str(number) if number else "–" for number in railway.row)
    stock = " ".join(f"{n}×{left}" for n, left in enumerate(railway.stock) if left)
    canvas.text(16, y, f"Engineers {engineers} · locomotives {stock}", 12)
    order = " ".join(f"seat {seat + 1}" for seat in railway.order)
    canvas.text(16, y + 20, f"Order {order} · doublers {railway.doublers}", 12)


def _mat(canvas: Canvas, railway: Railway, mat: Mat, seat: int, x: float, y: float) -> None:
    edge = SEATS[seat] if railway.turn == seat else FRAME
    canvas.box(x, y, 476, 196, "#fff", edge)
    passed = ", passed" if railway.passed >> seat & 1 else ""
    canvas.dot(x + 18, y + 18, 9, SEATS[seat])
    canvas.text(x + 34, y + 23, f"seat {seat + 1}: {mat.score} points{passed}", 14)
    workers = mat.free + mat.temporary + mat.free_black
    canvas.text(x + 460, y + 23, f"{workers} workers, {mat.coins} coins", 12, INK, "end")
    for line in range(len(c.LINES)):
        _line(canvas, mat, line, x + 12, y + 38 + 34 * line)
    _industry(canvas, mat, x + 12, y + 144)
    owned = [f"doublers {mat.doublers}"]
    if mat.engineers:
        owned.append("engineers " + " ".join(map(str, members(mat.engineers))))
    if mat.tokens:
        owned.append("tokens " + " ".join(c.TOKEN_NAMES[n][6:] for n in members(mat.tokens)))
    canvas.text(x + 12, y + 188, " · ".join(owned), 11)
    if railway.turn == NOBODY and mat.end_cards:
        cards = " ".join(c.END_CARD_NAMES[card] for card in mat.end_cards)
        canvas.text(x + 464, y + 188, cards, 11, INK, "end")


def _line(canvas: Canvas, mat: Mat, line: int, x: float, y: float) -> None:
    """The spaces of a line, coloured by the track that lies on them, and what pulls there."""
    black = c.STOPS[line] + 1
    reach = mat.reach(line)
    canvas.text(x, y + 17, f"{('TS', 'SP', 'K')[line]} {reach}", 12)
    for space in range(1, c.LINE_ENDS[line] + 1):
        colour = "#f0ece0"
        for piece in range(c.COLOURS_OF_LINE[line]):
            if mat.tracks[black + piece] >= space:
                colour = _TRACK[piece]
        edge = INK if space <= reach else FRAME
        canvas.box(x + 44 + _STEP * (space - 1), y, _STEP - 3, 24, colour, edge)


def _industry(canvas: Canvas, mat: Mat, x: float, y: float) -> None:
    """The industry track with its factories and markers."""
    canvas.text(x, y + 17, "IND", 12)
    for place in range(c.INDUSTRY_END + 1):
        gap = c.GAP_AT[place]
        left = x + 44 + _STEP * place
        built = 0 <= gap < len(mat.factories)
        canvas.box(left, y, _STEP - 3, 24, "#fff" if gap < 0 or built else "#ddd")
        if place in (mat.marker, mat.second_marker):
            canvas.dot(left + 9.5, y + 12, 9, "#f3d36b")
        if built:
            canvas.text(left + 9.5, y + 16, mat.factories[gap], 11, INK, "middle")
