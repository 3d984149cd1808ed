"""The sequence of the game: rounds and phases, and everything that can be owed (VD-2.3)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import Effect, EffectTable
from stellwerk.titles.volldampf import auction, building, chance, effects, transport
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Railroad
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
        chance.GOODS[c.GOODS_PER_ROUND[players] - 1],
    )


PHASES: Final = [_phases(players) if players >= 2 else () for players in range(7)]

EFFECTS: Final[EffectTable[Railroad]] = EffectTable()
for _effect in (
    *(ROUND, INCOME, LAST_CARDS),
    *(chance.STOCK, chance.FILL, *chance.GOODS, chance.DEAL_ROUTES),
    *(*chance.DRAWS, *chance.ROBBERIES, effects.NEW_PLAN, effects.REPLACE),
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
