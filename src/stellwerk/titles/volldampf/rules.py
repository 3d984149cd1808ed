"""The course of the game: rounds and phases, and everything that can be owed (VD-2.3)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import DEALER, NO_MOVES, Effect, EffectTable
from stellwerk.titles.volldampf import auction, building, chance, effects, transport
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.network import bare
from stellwerk.titles.volldampf.position import Company, Railroad
from stellwerk.titles.volldampf.scoring import last_on_the_track, pay_out


class Round(Effect[Railroad]):
    """The seven phases, the first on top of the stack; after the last round the end (VD-12.1)."""

    __slots__ = ()

    def resolve(self, position: Railroad) -> None:
        if position.round == c.ROUNDS[position.players]:
            return
        position.round += 1
        position.turns += 1
        position.stack.append(self)
        position.stack += PHASES[position.players]
        if position.events is not None:
            position.tell("event-round", round=position.round)


class Income(Effect[Railroad]):
    """Phase seven, by order number (VD-9)."""

    __slots__ = ()

    def resolve(self, position: Railroad) -> None:
        for seat in position.order:
            pay_out(position, seat)


class LastCards(Effect[Railroad]):
    """An action card for whoever is last, except at the end of the game (VD-10.1)."""

    __slots__ = ()

    def resolve(self, position: Railroad) -> None:
        if position.round < c.ROUNDS[position.players]:
            position.turns += 1
            for seat in reversed(last_on_the_track(position)):
                position.stack.append(chance.DRAWS[seat])


ROUND: Final = Round("round")
INCOME: Final = Income("income")
LAST_CARDS: Final = LastCards("last-cards")


def _phases(players: int) -> tuple[Effect[Railroad], ...]:
    """What a round owes, the last phase first."""
    if players == 2:
        bonds: Effect[Railroad] = auction.BONDS_IN_SECRET
        bids: Effect[Railroad] = auction.BID_IN_SECRET
    else:
        bonds = auction.BONDS
        bids = auction.AUCTION
    return (
        LAST_CARDS,
        INCOME,
        transport.SUBSIDIES,
        transport.TRANSPORTS,
        building.LAYING,
        building.CHOICE,
        bids,
        building.REGROUPING,
        bonds,
        chance.DEAL_ROUTES,
        chance.GOODS[c.GOODS_A_ROUND[players] - 1],
    )


PHASES: Final = [_phases(players) if players >= 2 else () for players in range(7)]

EFFECTS: Final[EffectTable[Railroad]] = EffectTable()
for _effect in (
    *(ROUND, INCOME, LAST_CARDS),
    *(chance.STOCK, chance.FILL, *chance.GOODS, chance.DEAL_ROUTES),
    *(*chance.DRAWS, *chance.ROBBERIES, effects.PLAN, effects.REPLACE),
    *(draw for draws in chance.BLIND_DRAWS for draw in draws),
    *(auction.BONDS, auction.ISSUE, auction.AUCTION, auction.PLACE_BID),
    *(auction.BONDS_IN_SECRET, auction.CHOOSE_BONDS, auction.BID_IN_SECRET, auction.CHOOSE_BID),
    *(building.REGROUPING, building.ASK_ALL_NEW, building.SORT, building.CHOICE),
    *(building.TAKE_GROUP, building.LAYING, building.LAY),
    *(building.BARGAIN_CARD, building.BARGAIN_SEGMENT),
    *(transport.TRANSPORTS, transport.TRANSPORT, transport.STEP, transport.SABOTAGES),
    *(transport.ASK_SABOTAGE, transport.FREIGHT, transport.UNLOAD),
    *(transport.SUBSIDIES, transport.ASK_SUBSIDY, transport.SUBSIDISED),
):
    EFFECTS.add(_effect)


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
