"""Actions that several phases share: money, stones, turns, questions, the new plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stellwerk.core.position import DEALER, Effect
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.names import ACTION_NAMES, COLOUR_NAMES, place_name
from stellwerk.titles.volldampf.position import Railroad

if TYPE_CHECKING:
    from stellwerk.core.tables import i64

# Money, stones and cards change hands in these functions only.


def pay(position: Railroad, seat: int, amount: int) -> None:
    """Money to the bank; a negative amount comes from it."""
    position.writable(seat).cash -= amount
    position.bank += amount


def put_stone(position: Railroad, colour: int, field: int) -> None:
    """Lay a stone on a field."""
    stones = position.stones[:]
    stones[field] += c.one(colour)
    position.stones = stones
    lying = position.lying[:]
    lying[colour] |= 1 << field
    position.lying = lying


def take_stone(position: Railroad, colour: int, field: int) -> None:
    """Take a stone up from its field."""
    stones = position.stones[:]
    stones[field] -= c.one(colour)
    position.stones = stones
    if not c.count(stones[field], colour):
        lying = position.lying[:]
        lying[colour] ^= 1 << field
        position.lying = lying


def discard_action(position: Railroad, seat: int, kind: int) -> None:
    """Play an action card from a hand (VD-10.3)."""
    company = position.writable(seat)
    company.actions -= c.one(kind)
    company.shown = [c.less(known, kind) for known in company.shown]
    position.discard += c.one(kind)
    if position.events is not None:
        position.tell("event-action", seat=seat, action=ACTION_NAMES[kind])


def discard_route(position: Railroad, seat: int, symbol: int) -> None:
    """Give up a route card (VD-7.6)."""
    position.writable(seat).routes -= c.one(symbol)
    position.used_routes += c.one(symbol)


# Turns and questions.


class Decision(Effect[Railroad]):
    """A choice of the player whose turn is going on."""

    __slots__ = ()

    def actor(self, position: Railroad) -> int:
        return position.active


class Chance(Effect[Railroad]):
    """Something that is drawn."""

    __slots__ = ()

    def actor(self, position: Railroad) -> int:
        return DEALER


class InOrder(Effect[Railroad]):
    """Everybody has a turn by order number, once or in several rounds (VD-2.4)."""

    __slots__ = ("turn",)

    def __init__(self, name: str, turn: Effect[Railroad]) -> None:
        super().__init__(name)
        self.turn: Effect[Railroad] = turn

    def rounds(self, position: Railroad) -> int:
        return 1

    def seat(self, position: Railroad) -> int:
        """Whose turn the next is."""
        return position.order[position.place]

    def place_of(self, position: Railroad, seat: int) -> int:
        """How many have their turn before this seat."""
        return position.order.index(seat)

    def resolve(self, position: Railroad) -> None:
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


class Question(Effect[Railroad]):
    """Somebody may answer with one kind of action card, and everybody may decline (VD-10.5)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"{c.ACTIONS[kind]}?")
        self.kind: int = kind

    def options(self, position: Railroad) -> list[int]:
        if position.companies[position.order[position.asked]].holds(self.kind):
            return [c.DECLINE, c.PLAY + self.kind]
        return [c.DECLINE]

    def actor(self, position: Railroad) -> int:
        return position.order[position.asked]

    def choose(self, position: Railroad, move: int) -> None:
        if move != c.DECLINE:
            discard_action(position, position.order[position.asked], self.kind)
            self.answer(position)

    def answer(self, position: Railroad) -> None:
        """Carry out the card; the effect that asks is on top of the stack."""
        raise NotImplementedError


class Asking(Effect[Railroad]):
    """Asks by order number everybody who holds action cards, whatever these are (VD-10.5)."""

    __slots__ = ("question",)

    def __init__(self, name: str, question: Question) -> None:
        super().__init__(name)
        self.question: Question = question

    def concerns(self, position: Railroad, seat: int) -> bool:
        """Whether, by what everybody can see, this player might answer."""
        return True

    def resolve(self, position: Railroad) -> None:
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

    def unanswered(self, position: Railroad) -> None:
        """Nobody else will be asked."""


# The new plan can come in the turns of all phases (VD-11.9).


def can_play_new_plan(position: Railroad) -> bool:
    """Whether the active player can play a new plan now."""
    if not position.companies[position.active].holds(c.NEW_PLAN):
        return False
    lying = position.lying
    return bool(lying[0] | lying[1] | lying[2] | lying[3])


def play_new_plan(position: Railroad, turn: Effect[Railroad]) -> None:
    """Play a new plan; the turn goes on afterwards."""
    discard_action(position, position.active, c.NEW_PLAN)
    position.stack.append(turn)
    position.stack.append(NEW_PLAN)


def stone_moves(fields: list[int]) -> list[int]:
    """The moves that point at stones, from their fields by colour."""
    found: list[int] = []
    first: i64 = c.STONE
    for mask in fields:
        rest: i64 = mask
        move = first
        while rest:
            if rest & 1:
                found.append(move)
            rest >>= 1
            move += 1
        first += c.MOST_FIELDS
    return found


class NewPlan(Decision):
    """Choose the stone that a new plan moves."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        return stone_moves(position.lying)

    def choose(self, position: Railroad, move: int) -> None:
        position.cargo = move - c.STONE
        position.stack.append(REPLACE)


class Replace(Decision):
    """Choose where it goes: any other field. A barred stone stays barred (VD-11.10)."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        start = position.cargo % c.MOST_FIELDS
        return [c.FIELD + n for n in range(position.edition.field_count) if n != start]

    def choose(self, position: Railroad, move: int) -> None:
        cargo = position.cargo
        colour = cargo // c.MOST_FIELDS
        start = cargo % c.MOST_FIELDS
        field = move - c.FIELD
        if c.count(position.stones[start], colour) == position.barred.count(cargo):
            barred = position.barred[:]
            barred[barred.index(cargo)] = colour * c.MOST_FIELDS + field
            position.barred = barred
        position.cargo = c.NONE
        take_stone(position, colour, start)
        put_stone(position, colour, field)
        if position.events is not None:
            edition = position.edition
            position.tell(
                "event-plan",
                seat=position.active,
                colour=COLOUR_NAMES[colour],
                start=place_name(edition, start),
                field=place_name(edition, field),
            )


NEW_PLAN: Final = NewPlan("plan")
REPLACE: Final = Replace("replace")
