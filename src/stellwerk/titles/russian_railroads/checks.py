"""What no table can look like: the checks of a position that a person wrote."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from stellwerk.core.bits import members
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.effects import ExchangeFactory
from stellwerk.titles.russian_railroads.end_of_round import MoveOn
from stellwerk.titles.russian_railroads.position import (
    NO_SEAT,
    Duty,
    Mat,
    Railway,
    black_of,
    coins_of,
    seat_of,
    space_of,
    temporary_of,
    workers_of,
)
from stellwerk.titles.russian_railroads.rules import START_ROUND, TAKE_TURN, Pay, affordable_spaces
from stellwerk.titles.russian_railroads.set_up import DEAL_ORDER, PickBonus

_SET_UP: Final = re.compile(
    "deal-order|deal-engineers|box-end-cards|start-round( bonus:2( bonus:3( bonus:4)?)?)?( do)*"
)
_ROUND: Final = re.compile(
    r"turn|next-turn( pay:\w+|( do)*)|end-round|start-round"
    r"|score-round( call:O1)?( call:O2)?( move-on:O[12]|( do)*)"
)
"""What may be owed, the next one last; `do` stands for anything that is part of an action."""


def faults(railway: Railway) -> Iterator[str]:
    """Everything that breaks a rule of the table, one phrase each."""
    yield from _course(railway)
    yield from _piles(railway)
    for seat, mat in enumerate(railway.mats):
        for fault in _mat(mat):
            yield f"seat {seat + 1}: {fault}"
    yield from _placements(railway)
    for duty in railway.duties():
        if not _can_be_owed(railway, duty):
            yield f"{duty.name} cannot be owed now"


def _course(railway: Railway) -> Iterator[str]:
    """Round, order, whose turn it is and what is owed."""
    rounds = c.ROUNDS[railway.players]
    if railway.current_round > rounds:
        yield f"there are {rounds} rounds (RR-1.1)"
    if len(railway.order) < railway.players and DEAL_ORDER not in railway.stack:
        yield "the order leaves out a seat"
    owed = " ".join(duty.name if duty.flow else "do" for duty in railway.duties())
    setting_up = railway.current_round == 0
    if owed and not (_SET_UP if setting_up else _ROUND).fullmatch(owed):
        yield f"this cannot be owed in round {railway.current_round}"
    if railway.active == NO_SEAT and (not setting_up or owed.endswith("do")):
        yield "somebody must be active"
    elif TAKE_TURN in railway.stack and railway.passed >> railway.active & 1:
        yield f"seat {railway.active + 1} has passed (RR-9.1)"


def _piles(railway: Railway) -> Iterator[str]:
    """Engineers, locomotives, and the box."""
    if len(railway.row) != c.ROUNDS[railway.players]:
        yield f"there are {c.ROUNDS[railway.players]} fields for engineers (RR-1.6)"
    if railway.stock[0] or railway.returned[0]:
        yield "there is no locomotive 0"
    if railway.stock[1]:
        yield "no locomotive 1 is in stock (RR-1.4)"
    if railway.current_round and len(members(railway.boxed)) != c.END_CARDS_BOXED:
        yield f"{c.END_CARDS_BOXED} end-bonus cards are in the box (RR-1.7)"


def _mat(mat: Mat) -> Iterator[str]:
    tracks = mat.tracks
    for piece, name in enumerate(c.PIECE_NAMES):
        if c.COLOUR_OF[piece] == c.BLACK and not tracks[piece]:
            yield f"{name} is on its line from the start (RR-1.5)"
        elif name and tracks[piece] and tracks[c.TS_BLACK] < c.BLACK_NEEDED[piece]:
            yield f"{name} is not available yet (RR-4.5)"
    strong, weak = mat.locomotives[c.TS_HIGH], mat.locomotives[c.TS_LOW]
    if not strong:
        yield "the Trans-Siberian always has a locomotive (RR-1.4)"
    if strong < weak:
        yield "of two locomotives on the Trans-Siberian the stronger comes first"
    if len(mat.factories) > c.GAPS:
        yield f"there are {c.GAPS} gaps for factories (RR-6.2)"
    furthest = max(mat.marker, mat.second_marker)
    if any(c.GAP_AT[at] >= len(mat.factories) for at in range(furthest + 1)):
        yield "a marker has passed an empty gap (RR-6.4)"
    if mat.marker == mat.second_marker:
        yield "the markers share a position (RR-6.7)"
    if (mat.second_marker != c.NOT_IN_PLAY) != bool(mat.tokens >> c.TOKEN_MARKER & 1):
        yield "the second marker comes with its token, and only so (RR-11.1)"


def _placements(railway: Railway) -> Iterator[str]:
    for placed in railway.placements:
        yield from _placement(railway, placed)
    spaces = sorted(space_of(placed) for placed in railway.placements)
    for space, following in pairwise(spaces):
        if space == following != c.T12:
            yield f"{c.SPACE_NAMES[space]} is occupied twice (RR-3.1)"
    first, second = railway.claims
    if first == second != NO_SEAT:
        yield f"seat {first + 1} has claimed both places (RR-9.3)"


def _placement(railway: Railway, placed: int) -> Iterator[str]:
    space = space_of(placed)
    name = c.SPACE_NAMES[space]
    cost = 1
    fee = 0
    if space > c.OWN_ENGINEER:
        if not railway.mats[seat_of(placed)].engineers >> (space - c.OWN_ENGINEER) & 1:
            yield f"{name} is no engineer of seat {seat_of(placed) + 1} (RR-8.3)"
    else:
        cost = c.SPACES[space].workers
        fee = c.SPACES[space].coins
        if railway.players == 2 and not c.SPACES[space].with_two:
            yield f"{name} is boarded up (RR-1.3)"
        if space in ((c.O1, c.O2) if railway.is_last_round() else (c.LAST_ROUND,)):
            yield f"{name} is out of use in this round (RR-9.8)"
    coins = coins_of(placed)
    pieces = workers_of(placed) + temporary_of(placed) + black_of(placed) + coins
    if pieces != cost + fee or coins < fee:
        yield f"what was placed on {name} is not its cost (RR-3.2)"


def _can_be_owed(railway: Railway, duty: Duty) -> bool:
    """Whether something owed can be decided at all."""
    if isinstance(duty, PickBonus):
        return duty.place < railway.players
    if isinstance(duty, Pay):
        affordable = affordable_spaces(railway, railway.mats[railway.active])
        return affordable >> duty.space & 1 > 0
    if isinstance(duty, MoveOn):
        return railway.claims[duty.claim] == railway.active
    if isinstance(duty, ExchangeFactory):
        return len(railway.mats[railway.active].factories) == c.GAPS
    if duty is START_ROUND:
        return railway.current_round < c.ROUNDS[railway.players]
    return True
