"""Set-up: the table before the first stone is drawn (VD-1)."""

from __future__ import annotations

from stellwerk.core.position import DEALER, NO_MOVES, Effect
from stellwerk.titles.volldampf import chance
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.network import bare
from stellwerk.titles.volldampf.position import Company, Railroad
from stellwerk.titles.volldampf.rules import ROUND


def start(players: int, rules: int, edition: Edition, *, first_stop: bool) -> Railroad:
    """The table before the first stone is drawn (VD-1)."""
    setting_out: list[Effect[Railroad]] = [
        ROUND,
        chance.GOODS[c.GOODS_AT_START[players] - 1],
        chance.STOCK,
    ]
    out = sum(c.one(symbol) for symbol in range(c.SYMBOLS)) * c.ROUTES_OUT_OF_EACH[players]
    position = Railroad(
        players=players,
        rules=rules,
        turn=DEALER,
        turns=0,
        stack=setting_out,
        legal=NO_MOVES,
        edition=edition,
        first_stop=int(first_stop),
        companies=[
            Company(c.CASH_AT_START, 0, 0, 0, 0, 0, 0, [0] * players, c.NONE, c.NONE)
            for _ in range(players)
        ],
        network=bare(edition),
        current_round=0,
        order=list(range(players)),
        active=0,
        place=c.NONE,
        lap=0,
        asked=c.NONE,
        bank=c.MONEY - players * c.CASH_AT_START,
        bag=c.ALL_STONES,
        stones=[0] * edition.field_count,
        lying=[0] * len(c.COLOURS),
        goods=(1 << c.GOODS_CARDS) - 1,
        due=[],
        routes=c.ALL_ROUTES - out,
        used_routes=0,
        groups=[],
        deck=c.ALL_ACTIONS,
        discard=0,
        highest=c.NONE,
        passed=[],
        equal_bids=0,
        drawn=c.NONE,
        cargo=c.NONE,
        path=[],
        at=c.NONE,
        reached=0,
        reach=c.REACH,
        barred=[],
    )
    position.settle()
    return position
