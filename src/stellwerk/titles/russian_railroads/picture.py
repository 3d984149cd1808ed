"""The table drawn as text, a hundred columns wide."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.title import Words
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import (
    Mat,
    Railway,
    seat_of,
    space_of,
)

_WIDTH: Final = 100
_INDENT: Final = " " * 12
_JOINED: Final = "\u00a0"
"""A blank at which no line is broken, until it is drawn."""
_AREAS: Final = (
    ("track", ("T1", "T2", "T3", "T4", "T5", "T6")),
    ("", ("T7", "T8", "T9", "T10")),
    ("", ("T11", "T12")),
    ("build", ("L1", "L2", "L3")),
    ("industry", ("I1", "I2", "I3", "LR")),
    ("other", ("A1", "A2", "A3", "O1", "O2")),
    ("engineers", ("E1", "E2", "H")),
)
"""The rows of the board, each with the message that names it, but for those that go on."""


def draw(railway: Railway, seat: int, words: Words) -> str:
    """The board, then the mats, that of `seat` first."""
    seats = [s for s in range(railway.players) if s != seat]
    if seat >= 0:
        seats.insert(0, seat)
    lines = [_headline(railway, words), "", *_board(railway, words), ""]
    lines += [*_supply(railway, words), ""]
    for shown in seats:
        lines += _mat(railway, shown, words)
    legend = [words(f"draw-legend-{line}") for line in ("spaces", "lines", "industry")]
    return "\n".join(part for line in [*lines, *legend] for part in _wrapped(line)) + "\n"


def _wrapped(line: str) -> list[str]:
    """A line, broken where it is too long, but not inside of a space of the board."""
    parts = [line]
    if len(line) > _WIDTH:
        parts = wrap(line, _WIDTH, subsequent_indent=_INDENT, break_on_hyphens=False)
    return [part.replace(_JOINED, " ").rstrip() for part in parts]


def _headline(railway: Railway, words: Words) -> str:
    passed = words("draw-passed")
    order = " ".join(
        f"{seat + 1}{f'({passed})' if railway.passed >> seat & 1 else ''}" for seat in railway.order
    )
    rounds = c.ROUNDS[railway.players]
    return words("draw-round", round=railway.current_round, rounds=rounds, order=order or "-")


def _board(railway: Railway, words: Words) -> list[str]:
    """Every space as `name cost action`, with the seats that stand on it."""
    areas = [words(f"draw-{area}") if area else "" for area, _ in _AREAS]
    width = max(map(len, areas)) + 1
    lines = []
    for area, (_, names) in zip(areas, _AREAS, strict=True):
        cells = [_cell(railway, c.SPACE_NAMES.index(name), words) for name in names]
        lines.append(area.ljust(width) + " ".join(cell for cell in cells if cell))
    return [line.rstrip() for line in lines if line.strip()]


def _cell(railway: Railway, number: int, words: Words) -> str:
    space = c.SPACES[number]
    if (railway.players == 2 and not space.with_two) or (
        number in (c.LAST_ROUND, c.O1, c.O2) and railway.is_last_round() != (number == c.LAST_ROUND)
    ):
        return ""
    if number in (c.E1, c.E2):
        what = _engineer(railway.row[number - c.E1 + 1], words)
    elif number == c.HIRE:
        what = words("draw-hire", engineer=_engineer(railway.row[0], words))
    else:
        what = words(f"draw-space-{space.name}")
    cost = words("draw-worker") * space.workers + words("draw-coin") * space.coins
    here = "".join(
        str(seat_of(placed) + 1) for placed in railway.placements if space_of(placed) == number
    )
    text = f"{space.name}:{what} {cost}".replace(" ", _JOINED)
    return f"[{text}{_JOINED}={here}]" if here else f"{text} "


def _engineer(number: int, words: Words) -> str:
    return f"{number}({words(f'draw-engineer-{number}')})" if number else "-"


def _supply(railway: Railway, words: Words) -> list[str]:
    public = c.PUBLIC_ENGINEERS[railway.players]
    waiting = " ".join(_engineer(number, words) for number in railway.row[public + 1 :] if number)
    stock = " ".join(f"{n}×{count}" for n, count in enumerate(railway.stock) if count)
    returned = " ".join(f"{n}×{count}" for n, count in enumerate(railway.returned) if count)
    cards = " ".join(c.CARD_NAMES[card].removeprefix("card-") for card in members(railway.cards))
    none = words("draw-none")
    return [
        words(
            "draw-supply",
            locomotives=stock or none,
            factories=returned or none,
            doublers=railway.doublers,
        ),
        words("draw-waiting", engineers=waiting or none, cards=cards or none),
    ]


def _mat(railway: Railway, seat: int, words: Words) -> list[str]:
    mat = railway.mats[seat]
    workers = words("draw-workers", free=mat.free, all=mat.workers)
    if mat.temporary:
        workers += ", " + words("draw-temporary", count=mat.temporary)
    if mat.black_worker:
        workers += ", " + words("draw-black" if mat.free_black else "draw-black-placed")
    coins = words("pay-coin", count=mat.coins)
    head = words("draw-mat", number=seat + 1, points=mat.score)
    lines = [f"── {head} · {workers} · {coins}"]
    names = [words(line) for line in c.LINES]
    width = max(map(len, names))
    lines.append(" " * (2 + width) + "".join(f"{space:>2} " for space in range(1, 16)).rstrip())
    lines += [_line(mat, line, name.ljust(width), words) for line, name in enumerate(names)]
    lines.append(f"  {words('draw-industry').ljust(width)} {_industry(mat)}")
    extras = _extras(railway, mat, seat, words)
    if extras:
        lines.append("  " + " · ".join(extras))
    return [*lines, ""]


def _line(mat: Mat, line: int, name: str, words: Words) -> str:
    """One letter per space: the piece on it, `.` in reach, `-` out of reach; doublers as `²`."""
    first = c.STOPS[line] + 1
    letters = words("draw-letters")
    reach = mat.reach(line)
    spaces = ["." if space <= reach else "-" for space in range(1, c.LINE_ENDS[line] + 1)]
    for colour in range(c.COLOURS_OF_LINE[line]):
        at = mat.tracks[first + colour]
        if at:
            letter = letters[colour]
            spaces[at - 1] = letter.upper() if at <= reach else letter
    doublers = mat.doublers if line == c.TRANS_SIBERIAN else 0
    cells = "".join(f"{s:>2}{'²' if n < doublers else ' '}" for n, s in enumerate(spaces))
    places = mat.locomotives[:2] if line == c.TRANS_SIBERIAN else [mat.locomotives[line + 1]]
    locomotives = "+".join(str(number) for number in places if number) or words("draw-none")
    reached = words("draw-locomotive", locomotives=locomotives, reach=reach)
    return f"  {name}{cells:<46} {reached}"


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


def _extras(railway: Railway, mat: Mat, seat: int, words: Words) -> list[str]:
    extras = []
    if mat.engineers:
        engineers = [f"e{n}:{words(f'draw-engineer-{n}')}" for n in members(mat.engineers)]
        extras.append(words("draw-own-engineers", engineers=" ".join(engineers)))
    if mat.tokens:
        names = (c.TOKEN_NAMES[token].removeprefix("token-") for token in members(mat.tokens))
        extras.append(words("draw-tokens", tokens=" ".join(names)))
    held = sum(glance == 2 * seat + 1 for glance in railway.glances)
    if held:
        known = " ".join(c.END_CARD_NAMES[card].removeprefix("end-") for card in mat.end_cards)
        extras.append(words("draw-end-cards", cards=known or held))
    return extras
