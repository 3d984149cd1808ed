"""Groups of route cards and laying track (VD-6, VD-7), with the cards all new and bargain."""

from __future__ import annotations

from typing import Final

from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.effects import (
    Asking,
    Decision,
    InOrder,
    Question,
    can_play_new_plan,
    discard_action,
    discard_route,
    pay,
    play_new_plan,
)
from stellwerk.titles.volldampf.names import pile_name, segment_name, symbol_name
from stellwerk.titles.volldampf.position import Railroad


def symbols_in(pile: int) -> list[int]:
    """The different symbols of a pile of route cards."""
    return [symbol for symbol in range(c.SYMBOLS) if pile >> c.BITS * symbol & c.FULL]


# All new: between bonds and auction (VD-11.8).


class AllNew(Question):
    """The first to answer sorts the groups, and nobody else is asked."""

    __slots__ = ()

    def answer(self, position: Railroad) -> None:
        position.stack.pop()
        position.active = position.order[position.asked]
        position.asked = c.NONE
        position.groups = [sum(position.groups)]
        position.stack.append(SORT)


class Sort(Decision):
    """The next card of the next group; the last group is what remains.

    While sorting, the last pile of `groups` holds the cards that have no group yet.
    """

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        return [c.ROUTE + symbol for symbol in symbols_in(position.groups[-1])]

    def choose(self, position: Railroad, move: int) -> None:
        card = c.one(move - c.ROUTE)
        position.place += 1
        size = c.GROUP_SIZE[position.players]
        group = position.place // size
        number = position.place % size
        groups = position.groups[:]
        if number == 0:
            groups.insert(group, 0)
        groups[group] += card
        groups[-1] -= card
        position.groups = groups
        if position.place + 1 < (position.players - 1) * size:
            position.stack.append(self)
            return
        position.place = c.NONE
        if position.events is not None:
            for count, pile in enumerate(groups, start=1):
                routes = pile_name(position.edition, pile)
                position.tell("event-group-sorted", group=count, routes=routes)


# Choosing a group.


class TakeGroup(Decision):
    """A player takes one of the groups that are left (VD-6.1)."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        found = [c.GROUP + number for number, pile in enumerate(position.groups) if pile]
        if can_play_new_plan(position):
            found.append(c.PLAY + c.NEW_PLAN)
        return found

    def choose(self, position: Railroad, move: int) -> None:
        if move == c.PLAY + c.NEW_PLAN:
            play_new_plan(position, self)
            return
        number = move - c.GROUP
        groups = position.groups[:]
        position.writable(position.active).routes += groups[number]
        groups[number] = 0
        position.groups = groups
        if position.events is not None:
            routes = pile_name(position.edition, position.companies[position.active].routes)
            position.tell("event-group", seat=position.active, group=number + 1, routes=routes)


# Laying track.


class LayingRounds(InOrder):
    """As many rounds as a group has cards (VD-7.1)."""

    __slots__ = ()

    def rounds(self, position: Railroad) -> int:
        return c.GROUP_SIZE[position.players]


def free_segments(position: Railroad) -> list[int]:
    """The segments without a piece."""
    return [n for n, owner in enumerate(position.network.owners) if owner == c.NONE]


def lay(position: Railroad, segment: int, cost: int) -> None:
    """The active player lays a piece and pays for it (VD-7.3, VD-7.4)."""
    seat = position.active
    pay(position, seat, cost)
    position.writable(seat).track |= 1 << segment
    position.network = position.network.lay(segment, seat)
    if position.events is not None:
        word = segment_name(position.edition, segment)
        position.tell("event-track", seat=seat, segment=word, cost=cost)


class Lay(Decision):
    """A piece for a route card, or the card is lost (VD-7.2 to VD-7.6)."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        company = position.companies[position.active]
        edition = position.edition
        owners = position.network.owners
        costs = edition.costs
        cash = company.cash
        found: list[int] = []
        lost: list[int] = []
        for symbol in symbols_in(company.routes):
            lost.append(c.LOSE + symbol)
            for segment in edition.of_symbol[symbol]:
                if owners[segment] != c.NONE or costs[segment] > cash:
                    continue
                found.append(c.SEGMENT + segment)
        found += lost
        if company.actions:
            if can_bargain(position):
                found.append(c.PLAY + c.BARGAIN)
            if can_play_new_plan(position):
                found.append(c.PLAY + c.NEW_PLAN)
        return found

    def choose(self, position: Railroad, move: int) -> None:
        seat = position.active
        if move == c.PLAY + c.NEW_PLAN:
            play_new_plan(position, self)
        elif move == c.PLAY + c.BARGAIN:
            discard_action(position, seat, c.BARGAIN)
            position.stack.append(BARGAIN_CARD)
        elif move >= c.SEGMENT:
            segment = move - c.SEGMENT
            discard_route(position, seat, position.edition.symbol_of[segment])
            lay(position, segment, position.edition.costs[segment])
        else:
            discard_route(position, seat, move - c.LOSE)
            if position.events is not None:
                route = symbol_name(position.edition, move - c.LOSE)
                position.tell("event-lost", seat=seat, route=route)


def can_bargain(position: Railroad) -> bool:
    """Whether the active player can play a bargain and pay for it (VD-11.4)."""
    company = position.companies[position.active]
    return (
        company.holds(c.BARGAIN)
        and company.cash >= c.BARGAIN_PRICE
        and c.NONE in position.network.owners
    )


class BargainCard(Decision):
    """The player gives any one of their route cards."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        routes = position.companies[position.active].routes
        return [c.ROUTE + symbol for symbol in symbols_in(routes)]

    def choose(self, position: Railroad, move: int) -> None:
        discard_route(position, position.active, move - c.ROUTE)
        position.stack.append(BARGAIN_SEGMENT)


class BargainSegment(Decision):
    """A piece on any free segment for 5 Mark."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        return [c.SEGMENT + segment for segment in free_segments(position)]

    def choose(self, position: Railroad, move: int) -> None:
        lay(position, move - c.SEGMENT, c.BARGAIN_PRICE)


ASK_ALL_NEW: Final = AllNew(c.ALL_NEW)
REGROUPING: Final = Asking("regrouping", ASK_ALL_NEW)
SORT: Final = Sort("sort")
TAKE_GROUP: Final = TakeGroup("take-group")
CHOICE: Final = InOrder("choice", TAKE_GROUP)
LAY: Final = Lay("lay")
LAYING: Final = LayingRounds("laying", LAY)
BARGAIN_CARD: Final = BargainCard("bargain-card")
BARGAIN_SEGMENT: Final = BargainSegment("bargain-segment")
