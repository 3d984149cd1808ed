"""The table drawn in text, 100 columns wide: a map, the players, the phase.

A free segment is a dotted line with its name and cost, a laid one is drawn with the number of
its owner's seat. A field shows its colour in front and its stones behind its name.
"""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from typing import Final

from stellwerk.core.position import NOBODY
from stellwerk.titles.volldampf import auction
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.names import pile_name
from stellwerk.titles.volldampf.position import Railroad

_WIDTH: Final = 100
_HEIGHT: Final = 40
_EXTENT: Final = 1000
_SHIFTS: Final = (
    (0, 0),
    (0, -1),
    (0, 1),
    (0, -2),
    (0, 2),
    (1, 0),
    (-1, 0),
    (1, -3),
    (-1, 3),
    (0, 0),
)
"""Where a label may stand, in rows and columns from its place: the first free one, or there."""
_LETTERS: Final = "bvry"
_MANY: Final = 3
_LEGEND: Final = (
    "b blue, v violet, r red, y yellow: before a name the colour of the field, after it its stones",
    "b5 five blue stones; N4:5 a free segment and its cost, o a stop, 1 to 6 the track of a seat",
)


def picture(position: Railroad, seat: int) -> str:
    """The table as a seat sees it."""
    lines = [_heading(position), *_map(position), *_LEGEND, "", *_players(position, seat), ""]
    lines += _piles(position)
    lines += _phase(position)
    return "\n".join(line.rstrip() for line in lines)


def _heading(position: Railroad) -> str:
    left = f"Volldampf · round {position.round} of {c.ROUNDS[position.players]}"
    right = f"edition {position.edition.name}"
    return f"{left}{right:>{_WIDTH - len(left)}}"


# The map.


Point = tuple[int, int]
"""A column and a row."""


def _point(x: int, y: int) -> Point:
    """Where a point of the board stands in the picture."""
    return round(x * (_WIDTH - 1) / _EXTENT), round(y * (_HEIGHT - 1) / _EXTENT)


def _line(start: Point, end: Point) -> list[Point]:
    """A straight line: a point in every row or in every other column."""
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x) // 2, abs(to_y - y), 1)
    return [
        (round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps))
        for step in range(steps + 1)
    ]


@cache
def _lines_of(edition: Edition) -> list[list[Point]]:
    """By segment the points of its line, which goes by way of its symbol."""
    found: list[list[Point]] = []
    for segment in edition.segments:
        a, b = (edition.places[place] for place in segment.ends)
        middle = _point(segment.x, segment.y)
        found.append(_line(_point(a.x, a.y), middle) + _line(middle, _point(b.x, b.y)))
    return found


class _Canvas:
    """Characters in rows; what is written later covers what was there."""

    def __init__(self) -> None:
        self.rows = [[" "] * _WIDTH for _ in range(_HEIGHT)]
        self.labelled = [0] * _HEIGHT
        """By row the columns that have a label, or a gap beside it, as a set."""

    def label(self, at: Point, text: str, anchor: int) -> None:
        """A text whose character number `anchor` stands at a point, or beside it."""
        for up, right in _SHIFTS:
            row = at[1] - up
            first = min(max(at[0] - anchor + right, 0), _WIDTH - len(text))
            columns = ((1 << len(text) + 2) - 1) << first
            if 0 <= row < _HEIGHT and not columns & self.labelled[row]:
                break
        self.labelled[row] |= columns
        self.rows[row][first : first + len(text)] = text


def _map(position: Railroad) -> list[str]:
    edition = position.edition
    canvas = _Canvas()
    owners = position.network.owners
    for points, owner in zip(_lines_of(edition), owners, strict=True):
        mark = "·" if owner == c.NONE else str(owner + 1)
        for column, row in points:
            canvas.rows[row][column] = mark
    for number, place in enumerate(edition.places):
        if place.colour == c.NONE:
            canvas.label(_point(place.x, place.y), "o", 0)
        else:
            text = f"{_LETTERS[place.colour]}({place.id}){_stones(position.stones[number])}"
            canvas.label(_point(place.x, place.y), text, 3)
    for segment, owner in zip(edition.segments, owners, strict=True):
        if owner == c.NONE:
            text = f"{segment.id}:{segment.cost}"
            canvas.label(_point(segment.x, segment.y), text, len(text) // 2)
    return [line for row in canvas.rows if (line := "".join(row).rstrip())]


def _stones(pile: int) -> str:
    """A letter for each stone; a letter and a number where there are many."""
    counts = [(letter, c.count(pile, colour)) for colour, letter in enumerate(_LETTERS)]
    return "".join(letter * n if n <= _MANY else f"{letter}{n}" for letter, n in counts)


# The players.


def _players(position: Railroad, seat: int) -> list[str]:
    lines = ["no. seat  income  bonds  points  cash  track left  action cards  route cards"]
    for number, other in enumerate(position.order, start=1):
        company = position.companies[other]
        pieces = c.PIECES[position.players] - company.track.bit_count()
        routes = pile_name(position.edition, company.routes) or "-"
        mark = ">" if other == position.turn else " "
        lines.append(
            f"{mark}{number}. {other + 1:>4} {company.income:>7} {company.bonds:>6}"
            f" {company.score():>7} {company.cash:>5} {pieces:>11}"
            f" {c.size(company.actions) + company.hidden:>13}  {routes}"
        )
    if 0 <= seat < position.players:
        lines += ["", *_wrapped("your action cards:", position.companies[seat].actions)]
    return lines


def _wrapped(head: str, actions: int) -> list[str]:
    """Action cards after a heading, in as many lines as they need."""
    names = " ".join(c.ACTIONS[kind] for kind in c.things(actions)) or "-"
    return _lines(f"{head} {names}")


def _lines(text: str) -> list[str]:
    return wrap(text, _WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _piles(position: Railroad) -> list[str]:
    """What is left in the bag and in the piles."""
    hidden = sum(company.hidden for company in position.companies)
    bag = " ".join(
        f"{c.count(position.bag, colour)} {name}" for colour, name in enumerate(c.COLOURS)
    )
    routes = c.size(position.routes) - c.ROUTES_OUT_UNSEEN[position.players]
    actions = c.size(position.deck) - hidden
    goods = position.goods.bit_count()
    return [
        f"bag: {bag}; goods cards: {goods}; route cards: {routes}; action cards: {actions}",
        *_wrapped("action cards played:", position.discard),
    ]


def _phase(position: Railroad) -> list[str]:
    """What matters in this phase only."""
    if position.turn == NOBODY:
        return []
    top = position.stack[-1]
    lines: list[str] = []
    if any(position.groups):
        groups = [
            f"{number}: {pile_name(position.edition, pile) or 'taken'}"
            for number, pile in enumerate(position.groups, start=1)
        ]
        lines.append(f"groups: {'   '.join(groups)}")
    if top is auction.PLACE_BID:
        lines += _lines(_bids(position))
    if position.in_secret():
        chosen = [n + 1 for n in range(2) if position.companies[n].sealed != c.NONE]
        lines += [f"seat {number} has chosen in secret" for number in chosen]
    if position.path:
        segments = " ".join(position.edition.segments[n].id for n in position.path)
        lines.append(f"way so far: {segments}, {len(position.path)} of {position.reach}")
    return lines


def _bids(position: Railroad) -> str:
    """The bids on the table, clockwise from number 1."""
    bids = []
    for place in range(position.players):
        seat = (position.order[0] + place) % position.players
        bid = position.companies[seat].bid
        text = "-" if bid == c.NONE else str(bid)
        out = ", passed" if seat in position.passed else ""
        bids.append(f"seat {seat + 1} {text}{out}")
    return f"bids: {'; '.join(bids)}"
