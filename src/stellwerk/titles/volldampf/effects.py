"""Deeds that several phases share: money, stones, drawing from piles, asking, the new plan."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.position import DEALER, Effect
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Table
from stellwerk.titles.volldampf.words import ACTION_WORDS, COLOUR_WORDS, symbol_word

# Money, stones and cards change hands in these functions only.


def pay(position: Table, seat: int, amount: int) -> None:
    """Money to the bank; a negative amount comes from it."""
    position.writable(seat).cash -= amount
    position.bank += amount


def put_stone(position: Table, colour: int, field: int) -> None:
    """Lay a stone on a field."""
    stones = position.stones[:]
    stones[field] += c.one(colour)
    position.stones = stones
    lying = position.lying[:]
    lying[colour] |= 1 << field
    position.lying = lying


def take_stone(position: Table, colour: int, field: int) -> None:
    """Take a stone up from its field."""
    stones = position.stones[:]
    stones[field] -= c.one(colour)
    position.stones = stones
    if not c.count(stones[field], colour):
        lying = position.lying[:]
        lying[colour] ^= 1 << field
        position.lying = lying


def discard_action(position: Table, seat: int, kind: int) -> None:
    """Play an action card from a hand (VD-10.3)."""
    position.writable(seat).actions -= c.one(kind)
    position.discard += c.one(kind)
    if position.events is not None:
        position.tell("event-action", seat=seat, action=ACTION_WORDS[kind])


def discard_route(position: Table, seat: int, symbol: int) -> None:
    """Give up a route card (VD-7.6)."""
    position.writable(seat).routes -= c.one(symbol)
    position.used_routes += c.one(symbol)


# Chance.


class Stock(Effect[Table]):
    """At set-up every German city gets a stone (VD-1.5)."""

    __slots__ = ()

    def resolve(self, position: Table) -> None:
        position.turns += 1
        position.due = position.edition.german
        position.stack.append(FILL)


class Fill(Effect[Table]):
    """A stone from the bag for each field that waits, while there are stones (VD-1.7)."""

    __slots__ = ()

    def options(self, position: Table) -> list[int]:
        return c.draws(c.STONE_DRAWS, position.bag) if position.due else []

    def actor(self, position: Table) -> int:
        return DEALER

    def choose(self, position: Table, move: int) -> None:
        colour = (move - c.DRAW_STONE) // c.STONES_EACH
        field = position.due[0]
        position.bag -= c.one(colour)
        position.due = position.due[1:]
        put_stone(position, colour, field)
        position.stack.append(self)
        if position.events is not None:
            name = position.edition.places[field].name
            position.tell("event-stone", colour=COLOUR_WORDS[colour], field=name)

    def resolve(self, position: Table) -> None:
        if position.due and position.events is not None:
            position.tell("event-bag-empty", fields=len(position.due))
        position.due = []


class TurnGoods(Effect[Table]):
    """Turn goods cards, as many as are left to turn (VD-1.6, VD-3.1)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        super().__init__(f"goods-{left}")
        self.left: int = left

    def options(self, position: Table) -> list[int]:
        return [c.TURN_GOODS + card for card in members(position.goods)]

    def actor(self, position: Table) -> int:
        return DEALER

    def choose(self, position: Table, move: int) -> None:
        card = position.edition.goods[move - c.TURN_GOODS]
        position.goods ^= 1 << (move - c.TURN_GOODS)
        position.due = list(card.fields)
        if self.left > 1:
            position.stack.append(GOODS[self.left - 2])
        position.stack.append(FILL)
        if position.events is not None:
            names = [position.edition.places[field].name for field in card.fields]
            position.tell("event-goods", card=card.id, fields=", ".join(names))


class DealRoutes(Effect[Table]):
    """Route cards in open groups, one group after the other (VD-3.2)."""

    __slots__ = ()

    def options(self, position: Table) -> list[int]:
        return c.draws(c.ROUTE_DRAWS, position.routes)

    def actor(self, position: Table) -> int:
        return DEALER

    def choose(self, position: Table, move: int) -> None:
        symbol = (move - c.DRAW_ROUTE) // c.ROUTES_EACH
        position.routes -= c.one(symbol)
        position.place += 1
        group, card = divmod(position.place, c.GROUP_SIZE[position.players])
        if card == 0:
            position.groups = [*position.groups[:group], c.one(symbol)]
        else:
            position.groups = [*position.groups[:group], position.groups[group] + c.one(symbol)]
        if position.place + 1 == position.players * c.GROUP_SIZE[position.players]:
            position.place = c.NONE
        else:
            position.stack.append(self)
        if position.events is not None:
            word = symbol_word(position.edition, symbol)
            position.tell("event-route", route=word, group=group + 1)


class DrawAction(Effect[Table]):
    """A player takes an action card (VD-10.3, VD-10.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"draw-{seat + 1}")
        self.seat: int = seat

    def options(self, position: Table) -> list[int]:
        return c.draws(c.ACTION_DRAWS, position.deck)

    def actor(self, position: Table) -> int:
        return DEALER

    def choose(self, position: Table, move: int) -> None:
        kind = (move - c.DRAW_ACTION) // c.ACTIONS_EACH
        position.deck -= c.one(kind)
        position.writable(self.seat).actions += c.one(kind)
        if position.events is not None:
            position.tell("event-draw", seat=self.seat)
            position.tell("event-drawn", only=self.seat, action=ACTION_WORDS[kind])

    def resolve(self, position: Table) -> None:
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


def hands_to_rob(position: Table, seat: int) -> list[int]:
    """The other players who hold action cards."""
    return [
        other
        for other, company in enumerate(position.companies)
        if other != seat and (company.actions or company.hidden)
    ]


class Rob(Effect[Table]):
    """A player chooses from whose hand to draw, or leaves it (VD-10.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"rob-{seat + 1}")
        self.seat: int = seat

    def options(self, position: Table) -> list[int]:
        return [c.DECLINE] + [c.ROB + other for other in hands_to_rob(position, self.seat)]

    def actor(self, position: Table) -> int:
        return self.seat

    def choose(self, position: Table, move: int) -> None:
        if move != c.DECLINE:
            position.stack.append(BLIND_DRAWS[self.seat][move - c.ROB])


class BlindDraw(Effect[Table]):
    """A card goes from one hand to another; only these two players learn which."""

    __slots__ = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(f"draw-{seat + 1}-from-{victim + 1}")
        self.seat: int = seat
        self.victim: int = victim

    def options(self, position: Table) -> list[int]:
        return c.draws(c.ACTION_DRAWS, position.companies[self.victim].actions)

    def actor(self, position: Table) -> int:
        return DEALER

    def choose(self, position: Table, move: int) -> None:
        kind = (move - c.DRAW_ACTION) // c.ACTIONS_EACH
        position.writable(self.victim).actions -= c.one(kind)
        position.writable(self.seat).actions += c.one(kind)
        if position.events is not None:
            position.tell("event-rob", seat=self.seat, other_seat=self.victim)
            position.tell("event-drawn", only=self.seat, action=ACTION_WORDS[kind])
            position.tell("event-robbed", only=self.victim, action=ACTION_WORDS[kind])


# Turns and questions.


class InOrder(Effect[Table]):
    """Everybody has a turn by order number, once or in several rounds (VD-2.4)."""

    __slots__ = ("turn",)

    def __init__(self, name: str, turn: Effect[Table]) -> None:
        super().__init__(name)
        self.turn: Effect[Table] = turn

    def rounds(self, position: Table) -> int:
        return 1

    def seat(self, position: Table) -> int:
        """Whose turn the next is."""
        return position.order[position.place]

    def resolve(self, position: Table) -> None:
        position.place += 1
        if position.place == position.players:
            position.place = 0
            position.lap += 1
            if position.lap == self.rounds(position):
                position.place = c.NONE
                position.lap = 0
                return
        position.begin(self.seat(position))
        position.stack.append(self)
        position.stack.append(self.turn)


class Question(Effect[Table]):
    """Somebody may answer with one kind of action card, and everybody may decline (VD-10.5)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"{c.ACTIONS[kind]}?")
        self.kind: int = kind

    def options(self, position: Table) -> list[int]:
        if position.companies[position.order[position.asked]].holds(self.kind):
            return [c.DECLINE, c.PLAY + self.kind]
        return [c.DECLINE]

    def actor(self, position: Table) -> int:
        return position.order[position.asked]

    def choose(self, position: Table, move: int) -> None:
        if move != c.DECLINE:
            discard_action(position, position.order[position.asked], self.kind)
            self.answer(position)

    def answer(self, position: Table) -> None:
        """Carry out the card; the effect that asks is on top of the stack."""
        raise NotImplementedError


class Asking(Effect[Table]):
    """Asks by order number everybody who holds action cards, whatever these are (VD-10.5)."""

    __slots__ = ("question",)

    def __init__(self, name: str, question: Question) -> None:
        super().__init__(name)
        self.question: Question = question

    def concerns(self, position: Table, seat: int) -> bool:
        """Whether, by what everybody can see, this player might answer."""
        return True

    def resolve(self, position: Table) -> None:
        while position.asked + 1 < position.players:
            position.asked += 1
            seat = position.order[position.asked]
            company = position.companies[seat]
            if (company.actions or company.hidden) and self.concerns(position, seat):
                position.turns += 1
                position.stack.append(self)
                position.stack.append(self.question)
                return
        position.asked = c.NONE
        self.unanswered(position)

    def unanswered(self, position: Table) -> None:
        """Nobody else is to be asked."""


# The new plan can come in the turns of all phases (VD-11.9).


def can_plan(position: Table) -> bool:
    """Whether the active player can play a new plan now."""
    if not position.companies[position.active].holds(c.NEW_PLAN):
        return False
    lying = position.lying
    return bool(lying[0] | lying[1] | lying[2] | lying[3])


def plan(position: Table, turn: Effect[Table]) -> None:
    """Play a new plan; the turn goes on afterwards."""
    discard_action(position, position.active, c.NEW_PLAN)
    position.stack.append(turn)
    position.stack.append(PLAN)


def stone_moves(fields: list[int]) -> list[int]:
    """The moves that point at stones, from their fields by colour."""
    found: list[int] = []
    first = c.STONE
    for mask in fields:
        found += [first + field for field in members(mask)]
        first += c.MOST_FIELDS
    return found


class Plan(Effect[Table]):
    """Choose the stone that a new plan moves."""

    __slots__ = ()

    def options(self, position: Table) -> list[int]:
        return stone_moves(position.lying)

    def actor(self, position: Table) -> int:
        return position.active

    def choose(self, position: Table, move: int) -> None:
        position.cargo = move - c.STONE
        position.stack.append(REPLACE)


class Replace(Effect[Table]):
    """Choose where it goes: any other field. A barred stone stays barred (VD-11.10)."""

    __slots__ = ()

    def options(self, position: Table) -> list[int]:
        start = position.cargo % c.MOST_FIELDS
        return [c.FIELD + n for n in range(position.edition.field_count) if n != start]

    def actor(self, position: Table) -> int:
        return position.active

    def choose(self, position: Table, move: int) -> None:
        cargo = position.cargo
        colour, start = divmod(cargo, c.MOST_FIELDS)
        field = move - c.FIELD
        if c.count(position.stones[start], colour) == position.barred.count(cargo):
            barred = position.barred[:]
            barred[barred.index(cargo)] = colour * c.MOST_FIELDS + field
            position.barred = barred
        position.cargo = c.NONE
        take_stone(position, colour, start)
        put_stone(position, colour, field)
        if position.events is not None:
            places = position.edition.places
            position.tell(
                "event-plan",
                seat=position.active,
                colour=COLOUR_WORDS[colour],
                start=places[start].name,
                field=places[field].name,
            )


STOCK: Final = Stock("stock")
FILL: Final = Fill("fill")
GOODS: Final = [TurnGoods(left) for left in range(1, max(c.GOODS_AT_START) + 1)]
"""By how many cards are to be turned, less one."""
DEAL_ROUTES: Final = DealRoutes("routes")
DRAWS: Final = [DrawAction(seat) for seat in range(c.MOST_PLAYERS)]
ROBBERIES: Final = [Rob(seat) for seat in range(c.MOST_PLAYERS)]
BLIND_DRAWS: Final = [
    [BlindDraw(seat, victim) for victim in range(c.MOST_PLAYERS)] for seat in range(c.MOST_PLAYERS)
]
PLAN: Final = Plan("plan")
REPLACE: Final = Replace("replace")
