"""The table drawn in text, a hundred columns wide."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final

from stellwerk.core.bits import members
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import (
    UNSEEN_INNOVATION,
    Board,
    berth_of,
    count_of,
    lorry_of,
)
from stellwerk.titles.glueck_auf.position import (
    HAND_BITS,
    INNOVATIONS_LYING,
    Colliery,
)
from stellwerk.titles.glueck_auf.scoring import CATEGORIES, categories

_WIDTH: Final = 100
_NAMES: Final = (*c.FACE_NAMES, "?")


def picture(position: Colliery, seat: int) -> str:
    """The display, then the boards, that of `seat` first."""
    seats = [s for s in range(position.players) if s != seat]
    if seat >= 0:
        seats.insert(0, seat)
    lines = [_headline(position), "", *_display(position)]
    if position.glimpses and position.glimpses[-1].took == c.NONE:
        glimpse = position.glimpses[-1]
        seen = _cards(glimpse.seen)
        line = f"Seat {glimpse.seat + 1} looks at {c.AREA_NAMES[glimpse.pile]}: {seen}"
        lines += _wrapped(line, 2)
    for shown in seats:
        lines += ["", *_board(position, shown)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _headline(position: Colliery) -> str:
    shifts = c.SHIFTS[position.players]
    starter = position.starter + 1 or "-"
    passed = " ".join(str(seat + 1) for seat in members(position.passed)) or "nobody"
    token = position.foreman if position.foreman >= 0 else position.starter
    return (
        f"Shift {position.shift} of {shifts} · start player {starter} · passed: {passed} · "
        f"the shift token would go to {token + 1 or '-'}"
    )


def _display(position: Colliery) -> list[str]:
    """Each area: its price, the open card, how many lie below, and who has placed what."""
    lines = [f"{'area':<13}{'price':>5}  {'top card':<27}{'below':>5}  placed"]
    for area in range(c.AREAS):
        if area == c.MINING_12 and position.players == 2:
            continue
        top = below = ""
        if area < c.PILES:
            top = _top(position, area)
            below = str(position.deep[area] + len(position.under[area]))
        price = position.last[area] + 1
        placed = _placed(position, area)
        lines.append(f"{c.AREA_NAMES[area]:<13}{price:>5}  {top:<27}{below:>5}  {placed}")
    lines += [_bottom(position, pile) for pile in range(c.PILES)]
    return [part for line in lines if line for part in _wrapped(line, 54)]


def _top(position: Colliery, pile: int) -> str:
    if position.tops[pile] != c.NONE:
        return _NAMES[position.tops[pile]]
    return "being drawn" if position.stocked >> pile & 1 else "empty"


def _bottom(position: Colliery, pile: int) -> str:
    """The cards this seat knows at the bottom of a pile."""
    known = [position.face_under(reference) for reference in position.under[pile]]
    if all(face == c.UNKNOWN for face in known):
        return ""
    return f"At the bottom of {c.AREA_NAMES[pile]}: {_cards(known)}"


def _placed(position: Colliery, area: int) -> str:
    lying = position.lying[area]
    words = []
    for seat in range(position.players):
        hand = _hand(lying >> HAND_BITS * seat)
        if hand:
            words.append(f"seat {seat + 1}: {hand}")
    words += [
        c.INNOVATION_NAMES[innovation]
        for innovation in range(c.WORKER_INNOVATIONS)
        for _ in range(count_of(lying >> INNOVATIONS_LYING, innovation))
    ]
    return " · ".join(words)


def _hand(workers: int) -> str:
    """Worker cards, each as its number."""
    return " ".join(map(str, c.worker_cards(workers)))


def _board(position: Colliery, seat: int) -> list[str]:
    board = position.boards[seat]
    counted = categories(board)
    details = ", ".join(
        f"{name} {points}" for name, points in zip(CATEGORIES, counted, strict=True) if points
    )
    passed = " · passed" if position.passed >> seat & 1 else ""
    total = f"{sum(counted)} ({details})" if details else "0"
    lines = [f"── Seat {seat + 1} · points: {total}{passed}"]
    tokens = " ".join(str(token + 1) for token in members(board.tokens)) or "none"
    lines.append(f"  Workers    {_hand(board.workers) or 'none'} · shift tokens: {tokens}")
    lines.append(f"  Row        front > {_cards(board.row)}")
    if board.store:
        lines.append(f"  Storage    {_cards(board.store)}")
    lines += [_track(board, track) for track in range(c.TRACKS)]
    lines.append(f"  Hand       {_cards(board.orders)} · {_innovations(board)}")
    open_cards = [*board.shares, *(c.OBJECTIVES + n for n in members(board.objectives))]
    if open_cards:
        lines.append(f"  In front   {_cards(open_cards)}")
    if board.delivered:
        lines.append(f"  Delivered  {_cards(sorted(board.delivered))}")
    return [part for line in lines for part in _wrapped(line, 13)]


def _track(board: Board, track: int) -> str:
    crests = "+".join(c.CRESTS[crest] for crest in c.CRESTS_OF_TRACK[track])
    engine = board.engines[track]
    words = [f"engine {c.ENGINE_TYPES[engine]}" if engine != c.NONE else "no engine"]
    wagons = []
    for wagon, berth in enumerate(c.BERTH_OF[track]):
        if berth == c.NONE:
            continue
        name = (*c.CRESTS, "wild")[wagon]
        wagons += [f"{name}[ ]"] * count_of(board.spare, berth)
        wagons += [
            f"{name}[{c.FACE_NAMES[lorry_of(loaded)]}]"
            for loaded in board.loaded
            if berth_of(loaded) == berth
        ]
    words.append(f"lorries {board.cargo[track]}")
    words.append(" ".join(wagons) or "no wagon")
    return f"  Track {track + 1}    {crests}: {' · '.join(words)}"


def _innovations(board: Board) -> str:
    names = (*c.INNOVATION_NAMES, "?")
    held = [
        names[n]
        for n in range(UNSEEN_INNOVATION + 1)
        for _ in range(count_of(board.innovations, n))
    ]
    return _counted(held, "no innovation")


def _cards(faces: Sequence[int]) -> str:
    return _counted([_NAMES[face] for face in faces], "-")


def _counted(names: Sequence[str], none: str) -> str:
    words = []
    for name, group in groupby(names):
        count = len(list(group))
        words.append(name if count == 1 else f"{count}×{name}")
    return " ".join(words) or none


def _wrapped(line: str, indent: int) -> list[str]:
    """A line, broken where it is too long."""
    if len(line) <= _WIDTH:
        return [line]
    head = line[: _WIDTH + 1].rfind(" ")
    rest = wrap(line[head:].strip(), _WIDTH - indent, break_on_hyphens=False)
    return [line[:head], *(" " * indent + part for part in rest)]
