"""The table drawn in text, a hundred columns wide."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import members
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import (
    Mat,
    Railway,
    seat_of,
    space_of,
)

_AREAS: Final = (
    ("Track", ("T1", "T2", "T3", "T4", "T5", "T6")),
    ("", ("T7", "T8", "T9", "T10", "T11", "T12")),
    ("Build", ("L1", "L2", "L3")),
    ("Industry", ("I1", "I2", "I3", "LR")),
    ("Other", ("A1", "A2", "A3", "O1", "O2")),
    ("Engineers", ("E1", "E2", "H")),
)
_SHORT: Final = (
    "2 black",
    "3 black",
    "2 grey",
    "3 grey",
    "1 brown",
    "2 brown",
    "1 natural",
    "2 natural",
    "1 white",
    "2 white",
    "2 any",
    "black/grey",
    "loco/factory",
    "loco/factory",
    "loco+factory",
    "1 industry",
    "2 industry",
    "ind.+black",
    "doubler",
    "2 coins",
    "2 temporary",
    "be first",
    "be second",
    "",
    "",
    "hire",
    "3 industry",
)
_ENGINEERS: Final = (
    "-",
    "2 any",
    "industry+3",
    "black+grey",
    "doubler+3",
    "any+3",
    "grey+5",
    "black+3",
    "use again",
    "2 industry",
    "ind.+black",
    "any+black",
    "loco/factory",
    "grey+brown",
    "2 black",
    "brown+5",
)
_LETTERS: Final = "kgbnw"
"""Pieces on a line: blacK, Grey, Brown, Natural, White."""
_LEGEND: Final = (
    "Spaces: w worker, c coin, [… =2] used by seat 2. Lines: blacK, Grey, Brown, Natural, White;",
    "capital within reach, . free within reach, - out of reach, ² doubler. Industry: [marker],",
    "F2 factory 2, __ gap, ? earns a token; the numbers are points.",
)


def picture(railway: Railway, seat: int) -> str:
    """The board, then the mats, that of `seat` first."""
    seats = [s for s in range(railway.players) if s != seat]
    if seat >= 0:
        seats.insert(0, seat)
    lines = [_headline(railway), "", *_board(railway), "", *_supply(railway), ""]
    for shown in seats:
        lines += _mat(railway, shown)
    return "\n".join([*lines, *_LEGEND]) + "\n"


def _headline(railway: Railway) -> str:
    rounds = c.ROUNDS[railway.players]
    order = " ".join(
        f"{seat + 1}{'(passed)' if railway.passed >> seat & 1 else ''}" for seat in railway.order
    )
    return f"Round {railway.current_round} of {rounds} · turn order: {order or '-'}"


def _board(railway: Railway) -> list[str]:
    """Every space as `name cost action`, with the seats that stand on it."""
    lines = []
    for area, names in _AREAS:
        cells = [_cell(railway, c.SPACE_NAMES.index(name)) for name in names]
        lines.append(f"{area:<10}" + " ".join(cell for cell in cells if cell))
    return [line.rstrip() for line in lines if line.strip()]


def _cell(railway: Railway, number: int) -> str:
    space = c.SPACES[number]
    if (railway.players == 2 and not space.with_two) or (
        number in (c.LAST_ROUND, c.O1, c.O2) and railway.is_last_round() != (number == c.LAST_ROUND)
    ):
        return ""
    what = _SHORT[number]
    if number in (c.E1, c.E2):
        what = _engineer(railway.row[number - c.E1 + 1])
    elif number == c.HIRE:
        what = f"hire {_engineer(railway.row[0])}"
    cost = "w" * space.workers + "c" * space.coins
    here = "".join(
        str(seat_of(placed) + 1) for placed in railway.placements if space_of(placed) == number
    )
    text = f"{space.name}:{what} {cost}"
    return f"[{text} ={here}]" if here else f"{text} "


def _engineer(number: int) -> str:
    return f"{number}({_ENGINEERS[number]})" if number else "-"


def _supply(railway: Railway) -> list[str]:
    public = c.PUBLIC_ENGINEERS[railway.players]
    waiting = " ".join(_engineer(number) for number in railway.row[public + 1 :] if number)
    stock = " ".join(f"{n}×{count}" for n, count in enumerate(railway.stock) if count)
    returned = " ".join(f"{n}×{count}" for n, count in enumerate(railway.returned) if count)
    cards = " ".join(c.CARD_NAMES[card].removeprefix("card-") for card in members(railway.cards))
    factories = f"returned factories: {returned or 'none'} · doublers: {railway.doublers}"
    return [
        f"Locomotives: {stock or 'none'} · {factories}",
        f"Engineers to come: {waiting or 'none'} · ?-cards: {cards or 'none'}",
    ]


def _mat(railway: Railway, seat: int) -> list[str]:
    mat = railway.mats[seat]
    workers = f"{mat.free} of {mat.workers} workers"
    if mat.temporary:
        workers += f", {mat.temporary} temporary"
    if mat.black_worker:
        workers += ", black worker" + ("" if mat.free_black else " placed")
    coins = f"{mat.coins} coin{'s' * (mat.coins != 1)}"
    lines = [f"── Seat {seat + 1}: {mat.score} points · {workers} · {coins}"]
    lines.append(" " * 16 + "".join(f"{space:>2} " for space in range(1, 16)).rstrip())
    lines += [_line(mat, line) for line in range(len(c.LINES))]
    lines.append(f"  Industry       {_industry(mat)}")
    extras = _extras(railway, mat, seat)
    if extras:
        lines.append("  " + " · ".join(extras))
    return [*lines, ""]


def _line(mat: Mat, line: int) -> str:
    """One letter a space: the piece on it, `.` in reach, `-` out of reach; doublers as `²`."""
    first = c.STOPS[line] + 1
    reach = mat.reach(line)
    spaces = ["." if space <= reach else "-" for space in range(1, c.LINE_ENDS[line] + 1)]
    for colour in range(c.COLOURS_OF_LINE[line]):
        at = mat.tracks[first + colour]
        if at:
            letter = _LETTERS[colour]
            spaces[at - 1] = letter.upper() if at <= reach else letter
    doublers = mat.doublers if line == c.TRANS_SIBERIAN else 0
    cells = "".join(f"{s:>2}{'²' if n < doublers else ' '}" for n, s in enumerate(spaces))
    names = ("Trans-Siberian", "St. Petersburg", "Kiev")
    places = mat.locomotives[:2] if line == c.TRANS_SIBERIAN else [mat.locomotives[line + 1]]
    locomotives = "+".join(str(number) for number in places if number) or "none"
    return f"  {names[line]:<14}{cells:<46} locomotive {locomotives}, reach {reach}"


def _industry(mat: Mat) -> str:
    cells = []
    for at in range(c.INDUSTRY_END + 1):
        gap = c.GAP_AT[at]
        if gap >= 0:
            cell = f"F{mat.factories[gap]}" if gap < len(mat.factories) else "__"
        else:
            cell = "?" if at == c.QUESTION_POSITION else str(c.INDUSTRY_POINTS[at])
        cells.append(f"[{cell}]" if at in (mat.marker, mat.second_marker) else cell)
    return " ".join(cells)


def _extras(railway: Railway, mat: Mat, seat: int) -> list[str]:
    extras = []
    if mat.engineers:
        extras.append(
            "Engineers: " + " ".join(f"e{n}:{_ENGINEERS[n]}" for n in members(mat.engineers))
        )
    if mat.tokens:
        names = (c.TOKEN_NAMES[token].removeprefix("token-") for token in members(mat.tokens))
        extras.append("Tokens: " + " ".join(names))
    held = sum(glance == 2 * seat + 1 for glance in railway.glances)
    if held:
        known = " ".join(c.END_CARD_NAMES[card].removeprefix("end-") for card in mat.end_cards)
        extras.append(f"End-bonus cards: {known or held}")
    return extras
