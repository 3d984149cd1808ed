"""Russian Railroads as SVG: the spaces, the supply, and a mat for every player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stellwerk.core.position import Position
from stellwerk.drawing.canvas import PLAYERS, Canvas
from stellwerk.locales import Phrases

Values = Mapping[str, Any]

_PAGE: Final = 1100
_COLUMNS: Final = 9
_COLOURS: Final = ("black", "grey", "brown", "natural", "white")
_WORTH: Final = {"trans-siberian": "ts", "st-petersburg": "sp", "kiev": "kiev"}
"""How the values name the points of the spaces of a line."""
_PITCH: Final = 50
_BED: Final = 48
_LEFT: Final = 130
"""Where a line begins on the mat: before it are its locomotives."""
_MAT: Final = 900
"""How wide a mat is in the units of the client."""
_SCALE: Final = 0.59
_WIDTHS: Final = {"industry": 21, "locomotive": 37, "factory": 21, "doublers": 18, "again": 20}
"""How wide the client draws what a space gives; tracks are 30."""


def draw(board: Values, values: Values, position: Position, phrases: Phrases) -> str:
    canvas = Canvas(_PAGE, phrases)
    canvas.head(canvas.say("svg-round", round=values["round"], rounds=board["rounds"]))
    _spaces(canvas, board, values)
    _supply(canvas, board, values, canvas.height + 8)
    top = canvas.height + 10
    scores = position.scores()
    for seat, mat in enumerate(values["seats"]):
        with canvas.part(14 + 540 * (seat % 2), top + 268 * (seat // 2), _SCALE):
            deciding = position.turn == seat
            edge = "ink" if deciding else "line-2"
            canvas.box((0, 0, _MAT, 444), "plate", edge, round_=8, thick=4 if deciding else 1.6)
            words = canvas.say("draw-mat", number=seat + 1, points=scores[seat])
            if seat in values["passed"]:
                words += f" · {canvas.say('draw-passed')}"
            _mat(canvas, board, mat, seat, words)
    return canvas.svg("Russian Railroads")


def _spaces(canvas: Canvas, board: Values, values: Values) -> None:
    """Every space of the board: what it gives, what it costs, and who is there."""
    width = (_PAGE - 24) / _COLUMNS
    standing: dict[str, list[str]] = {}
    for seat, mat in enumerate(values["seats"]):
        for space, pieces in mat["placed"].items():
            standing.setdefault(space, []).extend(_figures(pieces, seat))
    engineers = {engineer["number"]: engineer for engineer in board["engineers"]}
    # First in the row is the engineer for hire; then come those on spaces of the board.
    shown = dict(zip(("H", "E1", "E2"), values["engineers"], strict=False))
    for place, space in enumerate(one for one in board["spaces"] if not one["closed"]):
        name = space["name"]
        x, y = 12 + width * (place % _COLUMNS), 44 + 68 * (place // _COLUMNS)
        canvas.box((x + 2, y, width - 4, 63), "plate-2", "line-2", round_=5)
        canvas.text(x + 8, y + 14, name, 11, "ink-3")
        gives = space["gives"]
        if name in shown and shown[name] is not None:
            number = shown[name]
            gives = engineers[number]["gives"]
            canvas.piece("engineer", x + width - 22, y + 3, 14)
            canvas.text(x + width - 24, y + 14, number, 11, "ink-3", "end")
        if space["area"] == "order":
            claimed = canvas.say("svg-place", number=int(name[1:]))
            canvas.text(x + width / 2, y + 29, claimed, 13, "ink", "middle", bold=True)
        _gives(canvas, gives, x + width / 2, y + 23)
        sockets = ["worker-socket"] * space["workers"] + ["coin-socket"] * space["coins"]
        pieces = standing.get(name) or sockets
        canvas.row(pieces, x + width / 2 - 9.5 * len(pieces), y + 40, 18, 19)


def _figures(pieces: Mapping[str, int], seat: int) -> list[str]:
    """Workers and coins that lie on a space; those without a colour come with a flag."""
    own = [f"worker-{seat}"] * pieces.get("workers", 0)
    black = ["worker-black"] * pieces.get("black", 0)
    others = ["worker-temporary"] * pieces.get("temporary", 0) + ["coin"] * pieces.get("coins", 0)
    return [*own, *([] if own else [f"flag-{seat}"]), *black, *others]


def _gives(canvas: Canvas, gives: Sequence[Values], middle: float, y: float) -> None:
    """What an action gives, in the pieces of the client, centred."""
    shown: list[tuple[str, float]] = []
    for one in gives:
        shown += _pictures(one["what"], one["count"])
    across = sum(width + 3 for _, width in shown) - 3
    # Much of it is drawn smaller.
    scale = min(1, 104 / across) if shown else 1
    x = middle - across * scale / 2
    for name, width in shown:
        height = {"locomotive-0": 0.59, "factory-0": 1.07}.get(name, 0.5 if "track" in name else 1)
        if name.startswith("steps"):
            height = 12 / (1 + 8 * int(name[-1]))
        canvas.piece(name, x, y - width * scale * height / 2, width * scale)
        x += (width + 3) * scale


def _pictures(what: str, count: int) -> list[tuple[str, float]]:
    """The pieces for a thing that is given, with their widths."""
    steps = (f"steps-{min(count, 5)}", (1 + 8 * min(count, 5)) * 11 / 12)
    match what:
        case "industry":
            return [("gear", 21), steps]
        case "black-or-grey":
            return [("track-black", 18), ("track-grey", 18), steps]
        case "locomotive-or-factory":
            return [("locomotive-0", 37), ("factory-0", 21)]
        case "locomotive" | "factory":
            return [(f"{what}-0", _WIDTHS[what])]
        case "doublers":
            return [("doubler", 18)] * count
        case "coins":
            return [("coin", 18)] * count
        case "temporary-workers":
            return [("worker-temporary", 18)] * count
        case "again":
            return [("again", 20)]
        case "points":
            return [(f"points-{count}", 22)]
    return [(f"track-{what}", 30), steps]


def _supply(canvas: Canvas, board: Values, values: Values, y: float) -> None:
    """The stacks of locomotives, and the engineers who come later."""
    x = 14.0
    for number in board["locomotives"]:
        left = values["stock"][number]
        if left:
            canvas.piece(f"locomotive-{number}", x, y, 42)
            canvas.text(x + 45, y + 20, f"×{left}", 14, "ink-2")
            x += 72
    coming = [str(number) for number in values["engineers"][3:] if number is not None]
    if coming:
        canvas.piece("engineer", x + 8, y + 2, 22)
        words = canvas.say("svg-coming", engineers=" ".join(coming))
        canvas.text(x + 36, y + 20, words, 14, "ink-2")
    x = _PAGE - 14 - 26 * len(values["order"])
    canvas.text(x - 8, y + 19, canvas.say("svg-order"), 14, "ink-2", "end")
    for seat in values["order"]:
        canvas.piece(f"flag-{seat}", x, y + 2, 22)
        x += 26


def _mat(canvas: Canvas, board: Values, mat: Values, seat: int, words: str) -> None:
    canvas.piece(f"flag-{seat}", 12, 10, 30)
    canvas.text(54, 33, words, 24, bold=True)
    free = [name for name in _figures(mat["free"], seat) if not name.startswith("flag")]
    held = [*free, *["coin"] * mat["coins"]]
    canvas.row(held, _MAT - 12 - 26 * len(held), 10, 25, 26)
    before = 0
    tops = (52, 162, 254)
    for line, top in zip(board["lines"], tops, strict=True):
        count = len(line["places"])
        _line(canvas, board, mat, line, mat["locomotives"][before : before + count], top)
        before += count
    _owned(canvas, mat, 620, 190)
    _industry(canvas, board, mat, seat, 376)


def _line(
    canvas: Canvas, board: Values, mat: Values, line: Values, engines: Sequence[int], top: float
) -> None:
    """The bed with its spaces, track on it, how far locomotives reach, and the rewards."""
    name, length = line["name"], line["length"]
    doublers = board["doubler_fields"] if name == "trans-siberian" else 0
    y = top + (26 if doublers else 8)
    track: Mapping[str, int] = mat[name.replace("-", "_")]
    points = mat[f"{_WORTH[name]}_spaces"]
    reach = sum(engines)
    canvas.text(12, y + 12, canvas.say(name), 15, "ink-2", bold=True, room=_LEFT - 18)
    pulling = [number for number in engines if number]
    for n, number in enumerate(pulling):
        canvas.piece(f"locomotive-{number}", 12 + 57 * n, y + 16, 52)
    canvas.box((_LEFT, y, length * _PITCH + 6, _BED), "bed", round_=6)
    for space in range(1, length + 1):
        x = _LEFT + 3 + (space - 1) * _PITCH
        lying = [colour for colour in _COLOURS if track.get(colour, 0) >= space]
        ends = [colour for colour in _COLOURS if track.get(colour, 0) == space]
        area = (x, y + 3.5, _PITCH - 1.6, _BED - 7)
        if lying and space <= reach:
            canvas.box(area, f"track-{lying[-1]}", round_=2.5)
        else:
            canvas.box(area, "cell", round_=2.5)
            if lying:
                canvas.box((x - 2, y + _BED / 2 - 5, _PITCH + 1.6, 10), f"track-{lying[-1]}")
        if ends:
            canvas.box(
                (x - 0.8, y - 3, _PITCH, _BED + 5), f"track-{ends[0]}", "track-edge", round_=5
            )
            _sleepers(canvas, ends[0], x + _PITCH / 2, y)
        if lying and lying[-1] != "black" and space <= min(reach, len(points)):
            ink = f"on-track-{ends[0] if ends else lying[-1]}"
            middle = x + _PITCH / 2
            canvas.text(middle, y + 31, points[space - 1], 20, ink, "middle", bold=True)
        if space <= doublers:
            _doubler(canvas, x + _PITCH / 2, y - 25, there=space <= mat["doublers"])
    far = _LEFT + 3 + min(reach, length) * _PITCH
    if reach:
        canvas.path(f"M{_LEFT} {y + _BED + 5.5}H{far - 1:g}", "ink", 3)
        canvas.box((far - 3.4, y + _BED - 2, 3.2, 13), "stop", round_=1)
    rewards = {reward["space"]: reward for reward in line["fields"]}
    for space in range(1, length + 1):
        _reward(
            canvas, rewards.get(space), space, _LEFT + 3 + (space - 0.5) * _PITCH, y + _BED + 22
        )


def _sleepers(canvas: Canvas, colour: str, middle: float, y: float) -> None:
    """Each colour has its own number of sleepers."""
    count = _COLOURS.index(colour)
    for n in range(count):
        x = middle + (n - (count - 1) / 2) * 4.4
        canvas.path(f"M{x:g} {y + 3}v9M{x:g} {y + _BED - 12}v9", f"on-track-{colour}", 2)


def _doubler(canvas: Canvas, middle: float, y: float, *, there: bool) -> None:
    if there:
        canvas.piece("doubler", middle - 9, y, 18)
    else:
        canvas.box((middle - 8, y, 16, 16), "sunk", "line-3", round_=3.5)


def _reward(canvas: Canvas, reward: Values | None, space: int, x: float, y: float) -> None:
    """What a space brings that is reached, as printed; otherwise its number."""
    kind = "" if reward is None else reward["kind"]
    if kind == "token":
        canvas.piece("token", x - 9, y - 10, 18)
    elif kind == "worker":
        canvas.piece("worker-socket", x - 9.5, y - 11, 19)
    elif kind == "colour" and reward is not None:
        canvas.piece(f"track-{reward['opens']}", x - 13, y - 7, 26)
    elif reward is not None and reward["points"]:
        canvas.piece(f"points-{reward['points']}", x - 10, y - 9, 20)
    elif reward is not None:
        canvas.text(x, y + 5, "×2" if kind == "doubling" else "★", 14, "ink-2", "middle", bold=True)
    else:
        canvas.text(x, y + 5, space, 14, "ink-3", "middle")


def _owned(canvas: Canvas, mat: Values, x: float, y: float) -> None:
    """Engineers, tokens and end-bonus cards, to the right of the short lines."""
    if mat["engineers"]:
        canvas.piece("engineer", x, y, 26)
        canvas.text(x + 34, y + 20, " ".join(map(str, mat["engineers"])), 19)
        y += 34
    for name in (*mat["tokens"], *mat["end_cards"]):
        if name in mat["tokens"]:
            canvas.piece("token", x, y + 2, 16)
        else:
            canvas.text(x + 8, y + 16, "★", 16, "ink-2", "middle")
        canvas.text(x + 24, y + 16, canvas.say(f"rr-{name}"), 17, "ink-2", room=_MAT - 654)
        y += 23


def _industry(canvas: Canvas, board: Values, mat: Values, seat: int, top: float) -> None:
    """The industry track: fields by value, factories in the gaps, the markers."""
    middle = top + 28
    pitch = 51
    fields = board["industry"]
    canvas.path(f"M40 {middle}H{40 + pitch * (len(fields) - 1)}", "line-2", 5)
    for field in fields:
        x = 40 + pitch * field["position"]
        gap = field["gap"]
        built = mat["factories"][gap - 1] if 0 < gap <= len(mat["factories"]) else 0
        label = ""
        if gap and built:
            canvas.box((x - 19, middle - 24, 38, 48), "plate-2", "line-3", round_=4)
            canvas.piece(f"factory-{built}", x - 15, middle - 17, 30)
        elif gap:
            canvas.box((x - 19, middle - 24, 38, 48), "sunk", "line-2", round_=4)
        else:
            canvas.dot(x, middle, 16, "plate-2", "line-3")
            label = "?" if field["token"] else str(field["points"])
        standing = mat["markers"].count(field["position"])
        if standing:
            canvas.piece(f"gear-{PLAYERS[seat]}", x - 20, middle - 20, 40)
            label = label or (str(built) if built else "")
        ink = f"on-{PLAYERS[seat]}" if standing else "ink"
        canvas.text(x, middle + 6, label, 17, ink, "middle", bold=True)
