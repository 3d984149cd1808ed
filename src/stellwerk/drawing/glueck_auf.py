"""Glück Auf as SVG: the display with its prices, and a board for every player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stellwerk.core.position import Position
from stellwerk.drawing.canvas import Canvas
from stellwerk.locales import Phrases
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.position import Colliery

Values = Mapping[str, Any]

_PAGE: Final = 1100
_COLUMNS: Final = 7
_TILES: Final = 8
"""How many lorries of a row are drawn; of the others only the number is shown."""
_CARDS: Final = 11
"""The same for the cards in front of a player."""


def draw(board: Values, values: Values, position: Position, phrases: Phrases) -> str:
    assert isinstance(position, Colliery)
    canvas = Canvas(_PAGE, phrases)
    canvas.head(canvas.say("svg-shift", shift=values["shift"], shifts=board["shifts"]))
    for place, area in enumerate(board["areas"]):
        x, y = 12.0 + 154 * (place % _COLUMNS), 44.0 + 112 * (place // _COLUMNS)
        _area(canvas, area, values, x, y)
    top = canvas.height + 10
    scores = position.scores()
    for seat, own in enumerate(values["seats"]):
        x, y = 12.0 + 539 * (seat % 2), top + 236 * (seat // 2)
        deciding = position.turn == seat
        edge = "ink" if deciding else "line-2"
        canvas.box((x, y, 531, 228), "plate", edge, round_=6, thick=2.4 if deciding else 1)
        words = canvas.say("draw-board", number=seat + 1, points=scores[seat])
        if seat in values["passed"]:
            words += f" · {canvas.say('draw-has-passed')}"
        canvas.piece(f"flag-{seat}", x + 10, y + 8, 22)
        canvas.text(x + 40, y + 25, words, 17, bold=True)
        _hand(canvas, position, seat, x + 521, y + 6)
        _board(canvas, own, x + 10, y + 40)
    return canvas.svg("Glück Auf")


def _key(name: str) -> str:
    return name.replace("-", "_")


def _area(canvas: Canvas, area: Values, values: Values, x: float, y: float) -> None:
    """A pile with its top card, or an action card; the price, and who has sent workers."""
    now = values[f"area_{_key(area['name'])}"]
    canvas.box((x, y, 148, 106), "sunk", "line-2", round_=5)
    if area["pile"]:
        pile = values[f"pile_{_key(area['name'])}"]
        top = pile.get("top")
        if top:
            # While a card is being drawn, the next one is not turned over yet.
            canvas.piece(f"card-{'hidden' if top == 'drawn' else top}", x + 6, y + 7, 75)
        remaining = canvas.say("svg-left", count=pile.get("cards", 0))
        canvas.text(x + 90, y + 98, remaining, 13, "ink-2")
    else:
        canvas.piece(f"area-{area['name']}", x + 6, y + 7, 75)
    canvas.dot(x + 102, y + 22, 13, "lamp", "lamp-ring")
    canvas.text(x + 102, y + 28, now["price"], 17, "on-lamp", "middle", bold=True)
    places = iter((x + 88 + 19 * (n % 3), y + 40 + 25 * (n // 3)) for n in range(6))
    for seat, workers in enumerate(now.get("workers", ())):
        for value, (left, down) in zip(workers, places, strict=False):
            canvas.piece(f"hand-{seat}-{value}", left, down, 17)


def _hand(canvas: Canvas, colliery: Colliery, seat: int, right: float, y: float) -> None:
    """The worker cards that a player still has."""
    workers = colliery.boards[seat].workers
    held = [
        f"hand-{seat}-{value}"
        for n, value in enumerate(c.WORKER_VALUES)
        for _ in range(workers >> c.WORKER_SHIFT[n] & c.WORKER_MASK[n])
    ]
    canvas.row(held, right - 20 * len(held), y, 18, 20)


def _board(canvas: Canvas, own: Values, x: float, y: float) -> None:
    for row, (name, words) in enumerate((("row", "draw-row"), ("store", "svg-store"))):
        left = x + 262 * row
        canvas.text(left, y + 22, canvas.say(words), 13, "ink-2")
        _some(canvas, [f"tile-{card}" for card in own[name]], left + 36, y, (26, 27, _TILES))
    for number in (1, 2, 3):
        _track(canvas, own[f"track_{number}"], number, x, y + 34 + 38 * (number - 1))
    orders = own["orders"]
    shown = [*orders.get("shown", ()), *orders.get("secret", ())]
    innovations = own["innovations"]
    shown += [*innovations.get("shown", ()), *innovations.get("secret", ())]
    for count in own["shares"].values():
        shown += [f"share-{place}" for place, many in count.items() for _ in range(many)]
    shown += list(own["objectives"])
    end = _some(canvas, [f"card-{card}" for card in shown], x, y + 150, (28, 30, _CARDS))
    tokens = [f"shift-{number}" for number in own["tokens"]]
    canvas.row(tokens, max(end + 8, x + 340), y + 155, 22, 24)


def _some(
    canvas: Canvas, names: Sequence[str], x: float, y: float, room: tuple[float, float, int]
) -> float:
    """Cards side by side, as far as there is room: how wide each is, its step, and how many."""
    width, step, most = room
    x = canvas.row(names[:most], x, y, width, step)
    if len(names) > most:
        canvas.text(x + 2, y + 20, f"+{len(names) - most}", 13, "ink-2")
        x += 22
    return x


def _track(canvas: Canvas, train: Values, number: int, x: float, y: float) -> None:
    """The rail, the engine and the wagons: loaded ones show their lorries."""
    canvas.text(x, y + 26, number, 15, "ink-2", bold=True)
    canvas.path(f"M{x + 14:g} {y + 34}H{x + 511:g}", "line-3", 2)
    engine = train.get("engine")
    if engine:
        canvas.piece(f"engine-{engine}", x + 18, y, 44)
    wagons = [
        f"wagon-{one['wagon']}-{one['lorry']}" if one.get("lorry") else f"wagon-{one['wagon']}"
        for one in train.get("wagons", ())
    ]
    step = min(62, 440 / len(wagons)) if wagons else 62
    canvas.row(wagons, x + 70, y, min(59, step - 2), step)
