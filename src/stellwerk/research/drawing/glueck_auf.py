"""Glück Auf as SVG: the display with its prices, and a board for every player."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import members
from stellwerk.research.drawing.canvas import FRAME, INK, SEATS, Canvas
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import Board, berth_of, count_of, lorry_of
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.scoring import points

_WIDTH: Final = 1000
_CRESTS: Final = ("#c98b2b", "#3d9140", "#8c8c8c", "#c25a2c", "#ffffff")
"""The colours of the crests; wild wagons are white."""
_SHOWN: Final = 9
"""Lorry cards for which there is room; the others are counted."""


def draw(colliery: Colliery) -> str:
    canvas = Canvas(_WIDTH)
    shifts = c.SHIFTS[colliery.players]
    canvas.text(16, 28, f"Glück Auf · shift {colliery.shift} of {shifts}", 18)
    for area in range(c.AREAS):
        _area(canvas, colliery, area, 16 + 139 * (area % 7), 44 + 84 * (area // 7))
    for seat, board in enumerate(colliery.boards):
        _board(canvas, colliery, board, seat, 16 + 492 * (seat % 2), 222 + 222 * (seat // 2))
    return canvas.svg("Glück Auf")


def _area(canvas: Canvas, colliery: Colliery, area: int, x: float, y: float) -> None:
    """A pile with its top card, or an action card; the price of the next worker action."""
    canvas.box(x, y, 132, 76, "#fff")
    canvas.text(x + 8, y + 18, c.AREA_NAMES[area], 12)
    canvas.dot(x + 116, y + 16, 11, "#f3d36b")
    canvas.text(x + 116, y + 20, colliery.last[area] + 1, 12, INK, "middle")
    if area < c.PILES:
        top = colliery.tops[area]
        card = "–" if top == c.NONE else c.FACE_NAMES[top]
        canvas.text(x + 8, y + 42, card, 13)
        canvas.text(x + 8, y + 64, f"{colliery.size(area)} cards", 11, FRAME)


def _board(canvas: Canvas, colliery: Colliery, board: Board, seat: int, x: float, y: float) -> None:
    canvas.box(x, y, 476, 212, "#fff", SEATS[seat] if colliery.turn == seat else FRAME)
    passed = ", passed" if colliery.passed >> seat & 1 else ""
    canvas.dot(x + 18, y + 18, 9, SEATS[seat])
    canvas.text(x + 34, y + 23, f"seat {seat + 1}: {points(board)} points{passed}", 14)
    hand = [
        f"{value}×{board.workers >> c.WORKER_SHIFT[n] & c.WORKER_MASK[n]}"
        for n, value in enumerate(c.WORKER_VALUES)
    ]
    canvas.text(x + 464, y + 23, f"workers {' '.join(hand)}", 11, INK, "end")
    _lorries(canvas, "row", board.row, x + 12, y + 40)
    _lorries(canvas, "store", board.store, x + 244, y + 40)
    for track in range(c.TRACKS):
        _track(canvas, board, track, x + 12, y + 72 + 34 * track)
    innovations = sum(count_of(board.innovations, n) for n in range(len(c.INNOVATION_NAMES) + 1))
    held = f"orders {len(board.orders)} · innovations {innovations} · shares {len(board.shares)}"
    tokens = " ".join(str(token + 1) for token in members(board.tokens)) or "–"
    canvas.text(x + 12, y + 188, f"{held} · tokens {tokens}", 11)
    names = [c.OBJECTIVE_NAMES[n].removeprefix("objective-") for n in members(board.objectives)]
    canvas.text(x + 12, y + 204, f"objectives {' '.join(names) or '–'}", 10, FRAME)


def _lorries(canvas: Canvas, name: str, cards: tuple[int, ...], x: float, y: float) -> None:
    """Lorry cards in a row: the colour of the crest, and the points or a 2 for a double one."""
    canvas.text(x, y + 15, name, 11)
    for place, face in enumerate(cards[:_SHOWN]):
        _lorry(canvas, face, x + 36 + 17 * place, y)
    if len(cards) > _SHOWN:
        canvas.text(x + 40 + 17 * _SHOWN, y + 15, f"+{len(cards) - _SHOWN}", 11)


def _lorry(canvas: Canvas, face: int, x: float, y: float) -> None:
    canvas.box(x, y, 15, 22, _CRESTS[c.CREST_OF[face]])
    mark = "••" if c.LORRIES_ON[face] == 2 else c.POINTS_ON[face]
    canvas.text(x + 7.5, y + 15, mark, 11, "#fff", "middle")


def _track(canvas: Canvas, board: Board, track: int, x: float, y: float) -> None:
    """The engine, then wagons in their berths: loaded ones show their lorries."""
    engine = board.engines[track]
    canvas.text(x, y + 16, f"track {track + 1}", 11)
    canvas.box(x + 46, y, 26, 24, "#ddd" if engine == c.NONE else "#9fb4c8")
    if engine != c.NONE:
        canvas.text(x + 59, y + 17, c.ENGINE_TYPES[engine], 13, INK, "middle")
    left = x + 80
    for berth in range(len(c.BERTHS)):
        if c.TRACK_OF_BERTH[berth] != track:
            continue
        wagons = [lorry_of(wagon) for wagon in board.loaded if berth_of(wagon) == berth]
        empty = count_of(board.spare, berth)
        for place in range(len(wagons) + empty):
            canvas.box(left, y, 24, 24, _CRESTS[c.WAGON_OF_BERTH[berth]], INK)
            if place < len(wagons):
                _lorry(canvas, wagons[place], left + 4.5, y + 1)
            left += 27
        left += 6 if wagons or empty else 0
