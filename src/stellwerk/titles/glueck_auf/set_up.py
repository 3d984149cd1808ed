"""Set-up: what lies on the table before the first shift, and who starts (GA-1)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import DEALER, NO_MOVES
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import Board
from stellwerk.titles.glueck_auf.edition import Edition
from stellwerk.titles.glueck_auf.effects import TURN_UP
from stellwerk.titles.glueck_auf.position import EFFECTS, NO_SEAT, Colliery, Duty
from stellwerk.titles.glueck_auf.rules import (
    AFTERWARDS,
    BEGIN_SHIFT,
    END_SHIFT,
    NEXT_TURN,
    TURN,
    TURN_ON,
)


def start(players: int, rules: int, edition: Edition) -> Colliery:
    """The table before the start player is drawn and the first cards are turned up (GA-1)."""
    position = Colliery(
        players=players,
        rules=rules,
        turn=DEALER,
        turns=0,
        stack=[BEGIN_SHIFT, *reversed(TURN_UP), DRAW_STARTER],
        legal=NO_MOVES,
        edition=edition,
        boards=[_new_board(c.hand_of(players)) for _ in range(players)],
        shift=1,
        starter=NO_SEAT,
        active=NO_SEAT,
        area=c.NONE,
        foreman=NO_SEAT,
        passed=0,
        last=list(c.PREPRINTED),
        lying=[0] * c.AREAS,
        stocked=c.ALL_PILES,
        tops=[c.NONE] * c.PILES,
        deep=list(c.PILE_SIZES),
        under=[()] * c.PILES,
        fresh=[edition.cards(kind, edition.counts) for kind in range(len(c.KINDS))],
        box=0,
        glimpses=(),
        bared=(),
        revealed=(),
    )
    position.settle()
    return position


def _new_board(workers: int) -> Board:
    return Board(
        workers=workers,
        row=(),
        store=(),
        spare=0,
        empty=0,
        loaded=(),
        cargo=(0,) * c.TRACKS,
        engines=(c.NONE,) * c.TRACKS,
        orders=(),
        shown_orders=(),
        innovations=0,
        shown_innovations=0,
        shares=(),
        objectives=0,
        tokens=0,
        delivered=(),
    )


class DrawStarter(Duty):
    """The dealer draws the first start player (GA-1.11)."""

    __slots__ = ()

    def options(self, position: Colliery) -> list[int]:
        return [c.START + seat for seat in range(position.players)]

    def actor(self, position: Colliery) -> int:
        return DEALER

    def choose(self, position: Colliery, move: int) -> None:
        position.starter = move - c.START


DRAW_STARTER: Final = DrawStarter("draw-starter")


for _effect in (DRAW_STARTER, BEGIN_SHIFT, NEXT_TURN, TURN, TURN_ON, AFTERWARDS, END_SHIFT):
    EFFECTS.add(_effect)
