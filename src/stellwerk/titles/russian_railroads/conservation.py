"""Where every component is: exactly once somewhere, always."""

from __future__ import annotations

from stellwerk.core.bits import members
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.effects import (
    SPECIAL_NINE,
    ExchangeFactory,
    LayLocomotive,
)
from stellwerk.titles.russian_railroads.end_bonuses import deck
from stellwerk.titles.russian_railroads.position import (
    Railway,
    black_of,
    seat_of,
    space_of,
    temporary_of,
    workers_of,
)


def misplaced(railway: Railway) -> list[str]:
    """What is not exactly once somewhere; empty when all is well."""
    return [
        *_locomotives(railway),
        *_workers(railway),
        *_engineers(railway),
        *_end_cards(railway),
        *_doublers(railway),
    ]


def out_of_stock(railway: Railway, kind: int) -> int:
    """Locomotives of a number on mats, in hands and in the returned pile, the special 9 apart."""
    count = railway.returned[kind]
    for mat in railway.mats:
        count += mat.locomotives.count(kind) + mat.factories.count(kind)
    for effect in railway.stack:
        if isinstance(effect, LayLocomotive | ExchangeFactory) and effect.number == kind:
            count += 1
    if kind == c.STRONGEST and not railway.cards >> c.CARD_NINE & 1:
        count -= 1
    return count


def _locomotives(railway: Railway) -> list[str]:
    found = [
        f"locomotive {kind}"
        for kind in range(1, c.STRONGEST + 1)
        if railway.stock[kind] + out_of_stock(railway, kind) != railway.players
    ]
    lost = SPECIAL_NINE in railway.stack
    if not railway.cards >> c.CARD_NINE & 1:
        lost = not lost and all(c.STRONGEST not in mat.locomotives for mat in railway.mats)
    if lost:
        found.append("the special 9")
    return found


def _workers(railway: Railway) -> list[str]:
    found = []
    start = c.WORKERS_AT_START[railway.players]
    black_workers = railway.cards >> c.CARD_WORKER & 1
    temporary = 2
    for seat, mat in enumerate(railway.mats):
        placed = [p for p in railway.placements if seat_of(p) == seat]
        black_workers += mat.black_worker
        if mat.free + sum(map(workers_of, placed)) != mat.workers or mat.free < 0:
            found.append(f"a worker of seat {seat + 1}")
        if not start <= mat.workers <= start + 2:
            found.append(f"the number of workers of seat {seat + 1}")
        if mat.free_black + sum(map(black_of, placed)) != mat.black_worker or mat.free_black < 0:
            found.append(f"the black worker of seat {seat + 1}")
        if mat.temporary < 0:
            found.append(f"a temporary worker of seat {seat + 1}")
        elif any(space_of(p) == c.A3 for p in placed):
            temporary -= mat.temporary + sum(map(temporary_of, placed))
        elif mat.temporary or any(map(temporary_of, placed)):
            found.append(f"a temporary worker of seat {seat + 1}")
    if black_workers != 1:
        found.append("the black worker")
    if temporary not in (0, 2):
        found.append("a temporary worker")
    return found


def _engineers(railway: Railway) -> list[str]:
    seen = [number for number in railway.row if number] + members(railway.away)
    for mat in railway.mats:
        seen += members(mat.engineers)
    if railway.cards >> c.CARD_ENGINEER_COIN & 1:
        seen.append(c.CARD_ENGINEER)
    return [f"engineer {number}" for number in range(1, 16) if seen.count(number) != 1]


def _end_cards(railway: Railway) -> list[str]:
    seen = members(railway.end_stack) + members(railway.boxed)
    for mat in railway.mats:
        seen += mat.end_cards
    every = deck(railway.rules)
    names = enumerate(c.END_CARD_NAMES)
    return [name for card, name in names if seen.count(card) != every >> card & 1]


def _doublers(railway: Railway) -> list[str]:
    count = railway.doublers + sum(mat.doublers for mat in railway.mats)
    return [] if count == c.DOUBLERS and railway.doublers >= 0 else ["a doubler"]
