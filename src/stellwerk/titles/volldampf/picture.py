"""The table drawn as text, 100 columns wide: a map, the players, the phase.

A free segment is a dotted line with its name and cost, a laid one is drawn with the number of
its owner's seat. A field shows its colour in front and its stones behind its name.
"""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from typing import Final

from stellwerk.core.position import NOBODY
from stellwerk.core.title import Words
from stellwerk.titles.volldampf import auction
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.names import pile_name
from stellwerk.titles.volldampf.position import Railroad

_WIDTH: Final = 100
_HEIGHT: Final = 26
"""With the heading, the map is seen whole where a terminal of 30 rows shows the board alone."""
_EXTENT: Final = 1000
_SHIFTS: Final = (
    *((0, right) for right in (0, -1, 1, -2, 2, -3, 3)),
    *((up, right) for right in (0, -1, 1, -3, 3, -5, 5, -7, 7) for up in (1, -1)),
    (0, 0),
)
"""Where a label may go, in rows and columns from its place: the first free one, or there."""
_MANY: Final = 3
_COLUMNS: Final = ("seat", "income", "bonds", "points", "cash", "pieces", "actions", "routes")
"""The players' table, by the names of its messages; the last column is as wide as it likes."""


def draw(position: Railroad, seat: int, words: Words) -> str:
    """The table as a seat sees it."""
    lines = [_heading(position, words), *_map(position, words("draw-letters"))]
    lines += [*_lines(words("draw-legend-colours")), *_lines(words("draw-legend-track")), ""]
    lines += [*_players(position, seat, words), "", *_piles(position, words)]
    lines += _phase(position, words)
    return "\n".join(line.rstrip() for line in lines)


def _heading(position: Railroad, words: Words) -> str:
    left = words("draw-round", round=position.round, rounds=c.ROUNDS[position.players])
    right = words("draw-edition", edition=position.edition.name)
    # One column is left for the scroll bar of a terminal.
    return f"{left}{right:>{_WIDTH - 1 - len(left)}}"


# The map.


Point = tuple[int, int]
"""A column and a row."""


def _point(x: int, y: int) -> Point:
    """Where a point of the board is in the picture."""
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
        # A blank on either side: a number beside it would be read with it.
        start, end = max(first - 1, 0), min(first + len(text) + 1, _WIDTH)
        self.rows[row][start:end] = f" {text} "[start - first + 1 : end - first + 1]


def _map(position: Railroad, letters: str) -> list[str]:
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
            stones = _stones(position.stones[number], letters)
            text = f"{letters[place.colour]}({place.id}){stones}"
            canvas.label(_point(place.x, place.y), text, 3)
    for segment, owner in zip(edition.segments, owners, strict=True):
        if owner == c.NONE:
            text = f"{segment.id}:{segment.cost}"
            canvas.label(_point(segment.x, segment.y), text, len(text) // 2)
    return [line for row in canvas.rows if (line := "".join(row).rstrip())]


def _stones(pile: int, letters: str) -> str:
    """A letter for each stone; a letter and a number where there are many."""
    counts = [(letter, c.count(pile, colour)) for colour, letter in enumerate(letters)]
    return "".join(letter * n if n <= _MANY else f"{letter}{n}" for letter, n in counts)


# The players.


def _players(position: Railroad, seat: int, words: Words) -> list[str]:
    number_head = words("draw-number")
    heads = [words(f"draw-{column}") for column in _COLUMNS]
    lines = [f"{number_head} {'  '.join(heads)}"]
    for number, other in enumerate(position.order, start=1):
        company = position.companies[other]
        pieces = c.PIECES[position.players] - company.track.bit_count()
        routes = pile_name(position.edition, company.routes) or "-"
        mark = ">" if other == position.turn else " "
        actions = c.size(company.actions) + company.hidden
        counts = (other + 1, company.income, company.bonds, company.score(), company.cash)
        cells = [
            str(count).rjust(len(head))
            for head, count in zip(heads, (*counts, pieces, actions), strict=False)
        ]
        place = f"{mark}{number}.".ljust(len(number_head))
        lines.append(f"{place} {'  '.join([*cells, routes])}")
    if 0 <= seat < position.players:
        lines += ["", *_wrapped(words("draw-own-cards"), position.companies[seat].actions)]
    return lines


def _wrapped(head: str, actions: int) -> list[str]:
    """Action cards after a heading, in as many lines as they need."""
    names = " ".join(c.ACTIONS[kind] for kind in c.things(actions)) or "-"
    return _lines(f"{head} {names}")


def _lines(text: str) -> list[str]:
    return wrap(text, _WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _piles(position: Railroad, words: Words) -> list[str]:
    """What is left in the bag and in the piles."""
    hidden = sum(company.hidden for company in position.companies)
    bag = " ".join(
        f"{c.count(position.bag, colour)} {words(f'colour-{name}')}"
        for colour, name in enumerate(c.COLOURS)
    )
    routes = c.size(position.routes) - c.ROUTES_OUT_UNSEEN[position.players]
    actions = c.size(position.deck) - hidden
    goods = position.goods.bit_count()
    return [
        *_lines(words("draw-piles", bag=bag, goods=goods, routes=routes, actions=actions)),
        *_wrapped(words("draw-played-cards"), position.discard),
    ]


def _phase(position: Railroad, words: Words) -> list[str]:
    """What matters in this phase only."""
    if position.turn == NOBODY:
        return []
    top = position.stack[-1]
    lines: list[str] = []
    if any(position.groups):
        groups = [
            f"{number}: {pile_name(position.edition, pile) or words('draw-taken')}"
            for number, pile in enumerate(position.groups, start=1)
        ]
        lines.append(words("draw-groups", groups="   ".join(groups)))
    if top is auction.PLACE_BID:
        lines += _lines(_bids(position, words))
    if position.in_secret():
        chosen = [n + 1 for n in range(2) if position.companies[n].sealed != c.NONE]
        lines += [words("draw-chosen", number=number) for number in chosen]
    if position.path:
        segments = " ".join(position.edition.segments[n].id for n in position.path)
        pieces = len(position.path)
        lines.append(words("draw-way", segments=segments, pieces=pieces, reach=position.reach))
    return lines


def _bids(position: Railroad, words: Words) -> str:
    """The bids on the table, clockwise from number 1."""
    bids = []
    for place in range(position.players):
        seat = (position.order[0] + place) % position.players
        bid = position.companies[seat].bid
        text = "-" if bid == c.NONE else str(bid)
        key = "draw-bid-passed" if seat in position.passed else "draw-bid"
        bids.append(words(key, number=seat + 1, bid=text))
    return words("draw-bids", bids="; ".join(bids))
