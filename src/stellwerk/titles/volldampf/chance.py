"""What chance decides: stones from the bag, goods cards, route cards, action cards."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.position import Effect
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.effects import Chance, put_stone
from stellwerk.titles.volldampf.names import (
    ACTION_NAMES,
    COLOUR_NAMES,
    place_name,
    place_names,
    symbol_name,
)
from stellwerk.titles.volldampf.position import Railroad


class Stock(Effect[Railroad]):
    """At set-up every German city gets a stone (VD-1.5)."""

    __slots__ = ()

    def resolve(self, position: Railroad) -> None:
        position.turns += 1
        position.due = position.edition.german
        position.stack.append(FILL)


class Fill(Chance):
    """A stone from the bag for each field that waits, while there are stones (VD-1.7)."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        return c.draws(c.STONE_DRAWS, position.bag) if position.due else []

    def choose(self, position: Railroad, move: int) -> None:
        colour = (move - c.DRAW_STONE) // c.STONES_EACH
        field = position.due[0]
        position.bag -= c.one(colour)
        position.due = position.due[1:]
        put_stone(position, colour, field)
        position.stack.append(self)
        if position.events is not None:
            name = place_name(position.edition, field)
            position.tell("event-stone", colour=COLOUR_NAMES[colour], field=name)

    def resolve(self, position: Railroad) -> None:
        if position.due and position.events is not None:
            position.tell("event-bag-empty", fields=len(position.due))
        position.due = []


class TurnGoods(Chance):
    """Turn goods cards, as many as are left to turn (VD-1.6, VD-3.1)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        super().__init__(f"goods-{left}")
        self.left: int = left

    def options(self, position: Railroad) -> list[int]:
        return [c.TURN_GOODS + card for card in members(position.goods)]

    def choose(self, position: Railroad, move: int) -> None:
        card = position.edition.goods[move - c.TURN_GOODS]
        position.goods ^= 1 << (move - c.TURN_GOODS)
        position.due = list(card.fields)
        if self.left > 1:
            position.stack.append(GOODS[self.left - 2])
        position.stack.append(FILL)
        if position.events is not None:
            names = place_names(position.edition, card.fields)
            position.tell("event-goods", card=card.id, fields=names)


class DealRoutes(Chance):
    """Route cards in open groups, one group after the other (VD-3.2)."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        return c.draws(c.ROUTE_DRAWS, position.routes)

    def choose(self, position: Railroad, move: int) -> None:
        symbol = (move - c.DRAW_ROUTE) // c.ROUTES_EACH
        position.routes -= c.one(symbol)
        position.place += 1
        size = c.GROUP_SIZE[position.players]
        group = position.place // size
        card = position.place % size
        if card == 0:
            position.groups = [*position.groups[:group], c.one(symbol)]
        else:
            position.groups = [*position.groups[:group], position.groups[group] + c.one(symbol)]
        if position.place + 1 == position.players * size:
            position.place = c.NONE
        else:
            position.stack.append(self)
        if position.events is not None:
            word = symbol_name(position.edition, symbol)
            position.tell("event-route", route=word, group=group + 1)


class DrawAction(Chance):
    """A player takes an action card (VD-10.3, VD-10.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"draw-{seat + 1}")
        self.seat: int = seat

    def options(self, position: Railroad) -> list[int]:
        return c.draws(c.ACTION_DRAWS, position.deck)

    def choose(self, position: Railroad, move: int) -> None:
        kind = (move - c.DRAW_ACTION) // c.ACTIONS_EACH
        position.deck -= c.one(kind)
        position.writable(self.seat).actions += c.one(kind)
        if position.events is not None:
            position.tell("event-draw", seat=self.seat)
            position.tell("event-drawn", only=self.seat, action=ACTION_NAMES[kind])

    def resolve(self, position: Railroad) -> None:
        if position.discard:
            position.deck = position.discard
            position.discard = 0
            position.stack.append(self)
            if position.events is not None:
                position.tell("event-shuffle")
        elif hands_to_rob(position, self.seat):
            if self.seat != position.active:
                position.begin(self.seat)
            position.stack.append(ROBBERIES[self.seat])
        elif position.events is not None:
            position.tell("event-no-card", seat=self.seat)


def hands_to_rob(position: Railroad, seat: int) -> list[int]:
    """The other players who hold action cards."""
    return [
        other
        for other, company in enumerate(position.companies)
        if other != seat and (company.actions or company.hidden)
    ]


class Rob(Effect[Railroad]):
    """A player chooses from whose hand to draw, or leaves it (VD-10.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"rob-{seat + 1}")
        self.seat: int = seat

    def options(self, position: Railroad) -> list[int]:
        return [c.DECLINE] + [c.ROB + other for other in hands_to_rob(position, self.seat)]

    def actor(self, position: Railroad) -> int:
        return self.seat

    def choose(self, position: Railroad, move: int) -> None:
        if move != c.DECLINE:
            position.stack.append(BLIND_DRAWS[self.seat][move - c.ROB])


class BlindDraw(Chance):
    """A card goes from one hand to another; only these two players learn which.

    The victim remembers it while the robber holds it. What others knew of the victim's hand is
    no longer certain.
    """

    __slots__ = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(f"draw-{seat + 1}-from-{victim + 1}")
        self.seat: int = seat
        self.victim: int = victim

    def options(self, position: Railroad) -> list[int]:
        return c.draws(c.ACTION_DRAWS, position.companies[self.victim].actions)

    def choose(self, position: Railroad, move: int) -> None:
        kind = (move - c.DRAW_ACTION) // c.ACTIONS_EACH
        victim = position.writable(self.victim)
        victim.actions -= c.one(kind)
        still_known = c.less(victim.shown[self.seat], kind)
        victim.shown = [0] * position.players
        victim.shown[self.seat] = still_known
        robber = position.writable(self.seat)
        robber.actions += c.one(kind)
        robber.shown = robber.shown[:]
        robber.shown[self.victim] += c.one(kind)
        if position.events is not None:
            position.tell("event-rob", seat=self.seat, other_seat=self.victim)
            position.tell("event-drawn", only=self.seat, action=ACTION_NAMES[kind])
            position.tell("event-robbed", only=self.victim, action=ACTION_NAMES[kind])


STOCK: Final = Stock("stock")
FILL: Final = Fill("fill")
GOODS: Final = [TurnGoods(left) for left in range(1, max(c.GOODS_AT_START) + 1)]
"""By how many cards are to be turned, minus one."""
DEAL_ROUTES: Final = DealRoutes("routes")
DRAWS: Final = [DrawAction(seat) for seat in range(c.MOST_PLAYERS)]
ROBBERIES: Final = [Rob(seat) for seat in range(c.MOST_PLAYERS)]
BLIND_DRAWS: Final = [
    [BlindDraw(seat, victim) for victim in range(c.MOST_PLAYERS)] for seat in range(c.MOST_PLAYERS)
]
