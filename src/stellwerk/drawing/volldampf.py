"""Volldampf as SVG: the map of the browser client, and a line for every company."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from stellwerk.core.position import Position
from stellwerk.drawing.canvas import Canvas, sheet
from stellwerk.locales import Phrases
from stellwerk.titles.volldampf.names import plain_word

Values = Mapping[str, Any]

_WIDTH: Final = 800
_HEIGHT: Final = 762
"""The map of the client, with the income track round it."""
_RING: Final = 28
_LEFT: Final = 34
"""Where the map begins inside the track."""
_TOP: Final = 44
_PAGE: Final = 1100
_STONE: Final = 15


def draw(board: Values, values: Values, position: Position, phrases: Phrases) -> str:
    canvas = Canvas(_PAGE, phrases)
    canvas.head(canvas.say("draw-round", round=values["round"], rounds=board["rounds"]))
    with canvas.part(0, _TOP):
        _map(canvas, board, values)
    scores = position.scores()
    places = {seat: place + 1 for place, seat in enumerate(values["order"])}
    for seat, company in enumerate(values["seats"]):
        y = _TOP + 8 + 124 * seat
        deciding = position.turn == seat
        canvas.box((_WIDTH + 14, y, 272, 114), "plate", "ink" if deciding else "line-2", thick=2)
        canvas.piece(f"flag-{seat}", _WIDTH + 26, y + 12, 24)
        canvas.text(_WIDTH + 60, y + 31, canvas.say("general-seat", number=seat + 1), 18, bold=True)
        points = canvas.say("svg-points", points=scores[seat])
        canvas.text(_WIDTH + 274, y + 31, points, 18, anchor="end", bold=True)
        money = {name: company[name] for name in ("cash", "income", "bonds")}
        canvas.text(_WIDTH + 26, y + 58, canvas.say("svg-money", **money), 15, room=248)
        cards = len(company["actions"]) + company["hidden"]
        held = {"track": len(company["track"]), "routes": len(company["routes"])}
        canvas.text(
            _WIDTH + 26, y + 79, canvas.say("svg-held", **held, actions=cards), 15, room=248
        )
        place = canvas.say("svg-order", place=places[seat])
        if company["bid"] is not None:
            place += f" · {canvas.say('svg-bid', bid=company['bid'])}"
        canvas.text(_WIDTH + 26, y + 100, place, 15, "ink-2", room=248)
    return canvas.svg("Volldampf")


def _at(place: Values) -> tuple[float, float]:
    """Editions give coordinates from 0 to 1000."""
    across, down = _WIDTH - 2 * _LEFT, _HEIGHT - 2 * _LEFT
    return _LEFT + place["x"] / 1000 * across, _LEFT + place["y"] / 1000 * down


def _map(canvas: Canvas, board: Values, values: Values) -> None:
    edition = board["edition"]
    canvas.box((0, 0, _WIDTH, _HEIGHT), "plate")
    plates = sheet()["plates"].get(edition)
    canvas.piece("scenery-none" if plates is None else "scenery", 0, 0, _WIDTH)
    canvas.piece(f"income-{board['income_track']}", 0, 0, _WIDTH)
    _incomes(canvas, board["income_track"], [seat["income"] for seat in values["seats"]])
    _segments(canvas, board, values)
    for stop in board["stops"]:
        canvas.dot(*_at(stop), 4.6, "plate-2")
    boxes = plates or _boxes(board)
    for field in board["fields"]:
        _city(canvas, board, values, field, boxes[field["id"]])
    if values["cargo"]:
        _cargo(canvas, board, values)


def _incomes(canvas: Canvas, spaces: int, incomes: Sequence[int]) -> None:
    """The markers on the track; those that share a space are drawn side by side."""
    standing: dict[int, int] = {}
    for seat, income in enumerate(incomes):
        space = income % spaces
        x, y = _ring_space(space, spaces)
        before = standing.get(space, 0)
        standing[space] = before + 1
        inward_x, inward_y = (x < _RING) - (x > _WIDTH - _RING), (y < _RING) - (y > _HEIGHT - _RING)
        x, y = x + 20 * before * inward_x, y + 20 * before * inward_y
        canvas.piece(f"flag-{seat}", x - 11, y - 11, 22)


def _ring_space(space: int, spaces: int) -> tuple[float, float]:
    """The middle of a space: four equal sides, 0 at the bottom right, clockwise."""
    steps = spaces // 4
    side, step = divmod(space, steps)
    half = _RING / 2
    along_x = half + (step - 0.5) * (_WIDTH - 2 * _RING) / (steps - 1) + half if step else half
    along_y = half + (step - 0.5) * (_HEIGHT - 2 * _RING) / (steps - 1) + half if step else half
    corners = (
        (_WIDTH - along_x, _HEIGHT - half),
        (half, _HEIGHT - along_y),
        (along_x, half),
        (_WIDTH - half, along_y),
    )
    return corners[side]


def _segments(canvas: Canvas, board: Values, values: Values) -> None:
    """Free segments are dashed and show their cost; laid ones have the livery of their owner."""
    places = {place["id"]: place for place in (*board["fields"], *board["stops"])}
    owners = {name: seat for seat, one in enumerate(values["seats"]) for name in one["track"]}
    ways = {}
    for segment in board["segments"]:
        (ax, ay), (bx, by) = (_at(places[end]) for end in segment["ends"])
        curve = _at({"x": segment["curve"][0], "y": segment["curve"][1]})
        ways[segment["id"]] = (ax, ay, *curve, bx, by)
    looks = {symbol["id"]: _look(symbol, n) for n, symbol in enumerate(board["symbols"])}
    laid = [segment for segment in board["segments"] if segment["id"] in owners]
    free = [segment for segment in board["segments"] if segment["id"] not in owners]
    for segment in free:
        _, token = looks[segment["symbol"]]
        canvas.path(_curve(ways[segment["id"]]), f"route-{token}", 2.6, "6 4.5")
    for segment in laid:
        if segment["id"] in values["path"]:
            canvas.path(_curve(ways[segment["id"]]), "lamp-ring", 17)
    for segment in laid:
        _rail(canvas, ways[segment["id"]], _at(segment), owners[segment["id"]])
    for segment in free:
        shape = sheet()["pieces"][looks[segment["symbol"]][0]]
        canvas.use_styles(shape["styles"])
        with canvas.part(*_at(segment)):
            canvas.parts.append(shape["body"].replace("COST", str(segment["cost"])))


def _look(symbol: Values, place: int) -> tuple[str, str]:
    """The piece of a symbol and the name of its colour: as its edition says, or by its place."""
    routes = sheet()["routes"]
    known = [routes["shapes"], routes["colours"]]
    shape, colour = (
        names[names.index(said) if said in names else place % len(names)]
        for names, said in zip(known, (symbol["shape"], symbol["colour"]), strict=True)
    )
    return f"route-{shape}-{colour}", routes["tokens"][routes["colours"].index(colour)]


def _curve(points: Sequence[float]) -> str:
    ax, ay, cx, cy, bx, by = points
    return f"M{ax:.1f} {ay:.1f}Q{cx:.1f} {cy:.1f} {bx:.1f} {by:.1f}"


def _rail(canvas: Canvas, way: Sequence[float], middle: tuple[float, float], seat: int) -> None:
    """A laid piece: the client's rail along the segment, with the letter in its middle."""
    x, y = middle
    shifted = [value - (x, y)[n % 2] for n, value in enumerate(way)]
    rail = sheet()["pieces"][f"rail-{seat}"]
    canvas.use_styles(rail["styles"])
    with canvas.part(x, y):
        canvas.parts.append(rail["body"].replace("LINE", _curve(shifted)))


def _boxes(board: Values) -> dict[str, tuple[float, float]]:
    """The middles of plates that the client has not arranged: found as it does it itself."""
    room_x, room_y = sheet()["plate"]["box"]
    obstacles = [_at(one) for one in (*board["fields"], *board["segments"], *board["stops"])]
    edge_x, edge_y = room_x / 2 + _RING + 2, room_y / 2 + _RING + 2
    found: dict[str, tuple[float, float]] = {}

    def cost(box: tuple[float, float]) -> int:
        def near(points: Iterable[tuple[float, float]], across: float, down: float) -> int:
            return sum(abs(x - box[0]) < across and abs(y - box[1]) < down for x, y in points)

        covered = near(found.values(), room_x, room_y)
        return 10 * near(obstacles, room_x / 2 + 12, room_y / 2 + 12) + 8 * covered

    for field in board["fields"]:
        places = []
        for right, down in sheet()["plate"]["places"]:
            x, y = _at({"x": field["x"] + right, "y": field["y"] + down})
            x = min(max(x, edge_x), _WIDTH - edge_x)
            places.append((x, min(max(y, edge_y), _HEIGHT - edge_y)))
        costs = [cost(place) + n for n, place in enumerate(places)]
        found[field["id"]] = places[costs.index(min(costs))]
    return found


def _city(
    canvas: Canvas, board: Values, values: Values, field: Values, box: tuple[float, float]
) -> None:
    """The mark of a city, and its plate with the name and the stones."""
    x, y = _at(field)
    stones = [
        name
        for name in board["colours"]
        for where in values["stones"][name]
        if where == field["id"]
    ]
    counted = stones if len(stones) <= 4 else list(dict.fromkeys(stones))
    name = canvas.say("place", word=plain_word(field["name"]), name=field["name"])
    width = max(_breadth(name) + 14, len(counted) * (_STONE + 3) + 8)
    height = 40 if stones else 22
    box_x, box_y = box
    left = min(max(_near(x, box_x, 79 - width) - width / 2, _RING + 2), _WIDTH - _RING - width - 2)
    top = min(max(_near(y, box_y, 40 - height) - height / 2, _RING + 2), _HEIGHT - _RING - height)
    edge_x, edge_y = min(max(x, left), left + width), min(max(y, top), top + height)
    if abs(edge_x - x) + abs(edge_y - y) > 20:
        canvas.path(f"M{x:.1f} {y:.1f}L{edge_x:.1f} {edge_y:.1f}", "ink", 1.4)
    canvas.piece(f"city-{field['colour']}", x - 13, y - 13, 26)
    canvas.box((left, top, width, height), "plate-2", "ink-2", round_=4)
    canvas.text(left + width / 2, top + 16, name, 14, anchor="middle", bold=True)
    across = left + (width - len(counted) * (_STONE + 3) + 3) / 2
    for stone in counted:
        canvas.piece(f"good-{stone}", across, top + 21, _STONE)
        if counted != stones and stones.count(stone) > 1:
            canvas.text(across + _STONE / 2, top + 33, stones.count(stone), 12, "plate-2", "middle")
        across += _STONE + 3


def _breadth(words: str) -> float:
    return 7.2 * len(words)


def _near(city: float, box: float, slack: float) -> float:
    """The middle of a plate in its box, as near to the city as there is room."""
    reach = max(slack, 0) / 2
    return box + min(max(city - box, -reach), reach)


def _cargo(canvas: Canvas, board: Values, values: Values) -> None:
    """The stone that is on its way."""
    places = {place["id"]: place for place in (*board["fields"], *board["stops"])}
    ends = {segment["id"]: segment["ends"] for segment in board["segments"]}
    here = values["cargo"]["field"]
    for name in values["path"]:
        here = next(end for end in ends[name] if end != here)
    x, y = _at(places[here])
    canvas.dot(x, y, 15, "plate-2", "lamp-ring")
    canvas.piece(f"good-{values['cargo']['colour']}", x - 9, y - 9, 18)
