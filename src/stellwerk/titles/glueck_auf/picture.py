"""The table drawn as text, a hundred columns wide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.title import Words
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
_LABELS: Final = ("workers", "row", "storage", "hand", "open-cards", "delivered")
"""The rows of a board besides its tracks, by the names of their messages."""


def draw(position: Colliery, seat: int, words: Words) -> str:
    """The display, then the boards, that of `seat` first."""
    seats = [s for s in range(position.players) if s != seat]
    if seat >= 0:
        seats.insert(0, seat)
    lines = [_headline(position, words), "", *_display(position, words)]
    if position.glimpses and position.glimpses[-1].took == c.NONE:
        glimpse = position.glimpses[-1]
        pile = c.AREA_NAMES[glimpse.pile]
        seen = _cards(glimpse.seen)
        lines += _wrapped(words("draw-looks", number=glimpse.seat + 1, pile=pile, cards=seen), 2)
    labels = {label: words(f"draw-{label}") for label in _LABELS}
    labels |= {f"track-{n}": words("draw-track", track=n) for n in range(1, c.TRACKS + 1)}
    width = max(map(len, labels.values())) + 2
    heads = {label: f"  {word.ljust(width)}" for label, word in labels.items()}
    for shown in seats:
        lines += ["", *_board(position, shown, heads, words)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _headline(position: Colliery, words: Words) -> str:
    passed = " ".join(str(seat + 1) for seat in members(position.passed)) or words("draw-nobody")
    token = position.foreman if position.foreman >= 0 else position.starter
    return words(
        "draw-shift",
        shift=position.shift,
        shifts=c.SHIFTS[position.players],
        starter=position.starter + 1 or "-",
        passed=passed,
        token=token + 1 or "-",
    )


def _display(position: Colliery, words: Words) -> list[str]:
    """Each area: its price, the open card, how many lie below, and who has placed what."""
    names = ("area", "price", "top-card", "below", "placed")
    area_head, price_head, top_head, below_head, placed_head = (
        words(f"draw-{name}") for name in names
    )
    lines = [f"{area_head:<13}{price_head:>5}  {top_head:<27}{below_head:>5}  {placed_head}"]
    for area in range(c.AREAS):
        if area == c.MINING_12 and position.players == 2:
            continue
        top = below = ""
        if area < c.PILES:
            top = _top(position, area, words)
            below = str(position.deep[area] + len(position.under[area]))
        price = position.last[area] + 1
        placed = _placed(position, area, words)
        lines.append(f"{c.AREA_NAMES[area]:<13}{price:>5}  {top:<27}{below:>5}  {placed}")
    lines += [_bottom(position, pile, words) for pile in range(c.PILES)]
    return [part for line in lines if line for part in _wrapped(line, 54)]


def _top(position: Colliery, pile: int, words: Words) -> str:
    if position.tops[pile] != c.NONE:
        return _NAMES[position.tops[pile]]
    return words("draw-being-drawn" if position.stocked >> pile & 1 else "draw-empty")


def _bottom(position: Colliery, pile: int, words: Words) -> str:
    """The cards this seat knows at the bottom of a pile."""
    known = [position.face_under(reference) for reference in position.under[pile]]
    if all(face == c.UNKNOWN for face in known):
        return ""
    return words("draw-bottom", pile=c.AREA_NAMES[pile], cards=_cards(known))


def _placed(position: Colliery, area: int, words: Words) -> str:
    lying = position.lying[area]
    placed = []
    for seat in range(position.players):
        hand = _hand(lying >> HAND_BITS * seat)
        if hand:
            placed.append(words("draw-by-seat", number=seat + 1, cards=hand))
    placed += [
        c.INNOVATION_NAMES[innovation]
        for innovation in range(c.WORKER_INNOVATIONS)
        for _ in range(count_of(lying >> INNOVATIONS_LYING, innovation))
    ]
    return " · ".join(placed)


def _hand(workers: int) -> str:
    """Worker cards, each as its number."""
    return " ".join(map(str, c.worker_cards(workers)))


def _board(position: Colliery, seat: int, heads: Mapping[str, str], words: Words) -> list[str]:
    board = position.boards[seat]
    counted = categories(board)
    details = ", ".join(
        f"{words(f'draw-{name}')} {points}"
        for name, points in zip(CATEGORIES, counted, strict=True)
        if points
    )
    passed = f" · {words('draw-has-passed')}" if position.passed >> seat & 1 else ""
    total = f"{sum(counted)} ({details})" if details else "0"
    lines = [f"── {words('draw-board', number=seat + 1, points=total)}{passed}"]
    none = words("draw-none")
    tokens = " ".join(str(token + 1) for token in members(board.tokens)) or none
    shift_tokens = words("draw-shift-tokens", tokens=tokens)
    lines.append(f"{heads['workers']}{_hand(board.workers) or none} · {shift_tokens}")
    lines.append(f"{heads['row']}{words('draw-front', cards=_cards(board.row))}")
    if board.store:
        lines.append(f"{heads['storage']}{_cards(board.store)}")
    lines += [
        f"{heads[f'track-{track + 1}']}{_track(board, track, words)}" for track in range(c.TRACKS)
    ]
    lines.append(f"{heads['hand']}{_cards(board.orders)} · {_innovations(board, words)}")
    open_cards = [*board.shares, *(c.OBJECTIVES + n for n in members(board.objectives))]
    if open_cards:
        lines.append(f"{heads['open-cards']}{_cards(open_cards)}")
    if board.delivered:
        lines.append(f"{heads['delivered']}{_cards(sorted(board.delivered))}")
    return [part for line in lines for part in _wrapped(line, len(heads["row"]))]


def _track(board: Board, track: int, words: Words) -> str:
    crests = "+".join(c.CRESTS[crest] for crest in c.CRESTS_OF_TRACK[track])
    engine = board.engines[track]
    if engine == c.NONE:
        parts = [words("draw-no-engine")]
    else:
        parts = [words("draw-engine", type=c.ENGINE_TYPES[engine])]
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
    parts.append(words("draw-cargo", count=board.cargo[track]))
    parts.append(" ".join(wagons) or words("draw-no-wagon"))
    return f"{crests}: {' · '.join(parts)}"


def _innovations(board: Board, words: Words) -> str:
    names = (*c.INNOVATION_NAMES, "?")
    held = [
        names[n]
        for n in range(UNSEEN_INNOVATION + 1)
        for _ in range(count_of(board.innovations, n))
    ]
    return _counted(held, words("draw-no-innovation"))


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
