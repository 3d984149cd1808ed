"""Moving stones (VD-8), with the cards fast locomotive, extra freight, sabotage and subsidy."""

from __future__ import annotations

from typing import Final

from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.building import LAYING
from stellwerk.titles.volldampf.chance import DRAWS
from stellwerk.titles.volldampf.effects import (
    Asking,
    Chance,
    Decision,
    InOrder,
    Question,
    can_play_new_plan,
    discard_action,
    play_new_plan,
    put_stone,
    stone_moves,
    take_stone,
)
from stellwerk.titles.volldampf.names import COLOUR_NAMES, place_name
from stellwerk.titles.volldampf.position import Railroad

HELPED_SUBSIDY: Final = 2
"""VD-11.3: the version since which other cards in hand can make a subsidy possible, and one that
comes to nothing brings no card even if it was sabotaged."""
HELP: Final = c.packed([c.FAST_LOCOMOTIVE, c.EXTRA_FREIGHT, c.NEW_PLAN])


class TransportRounds(InOrder):
    """Everybody twice (VD-8.1)."""

    __slots__ = ()

    def rounds(self, position: Railroad) -> int:
        return c.TRANSPORT_ROUNDS


def movable(position: Railroad) -> list[int]:
    """By colour the fields with a stone that can be delivered now (VD-8.2, VD-8.3, VD-11.6)."""
    loads = position.network.loads(position.reach)
    lying = position.lying
    found = [lying[colour] & loads[colour] for colour in range(len(c.COLOURS))]
    for stone in position.barred:
        colour = stone // c.MOST_FIELDS
        field = stone % c.MOST_FIELDS
        if c.count(position.stones[field], colour) == position.barred.count(stone):
            found[colour] &= ~(1 << field)
    return found


def can_help(position: Railroad, cards: int) -> bool:
    """Whether some stone could be moved with these action cards (VD-11.3).

    A new plan puts any stone of the board where a way begins, extra freight any of the bag. The
    usual reach comes first: it is mostly enough, and what it leads to is known already.
    """
    reach = c.FAST_REACH if c.count(cards, c.FAST_LOCOMOTIVE) else c.REACH
    for pieces in range(c.REACH, reach + 1):
        for colour, fields in enumerate(position.network.loads(pieces)):
            if not fields:
                continue
            lying = position.lying[colour]
            if lying & fields or (lying and c.count(cards, c.NEW_PLAN)):
                return True
            if c.count(position.bag, colour) and c.count(cards, c.EXTRA_FREIGHT):
                return True
    return False


def transports_left(position: Railroad, seat: int) -> int:
    """Transports a seat still has in this round, the one going on included."""
    laying = transporting = False
    # Not `in`, which asks every effect whether it is equal to this one.
    for effect in position.stack:
        if effect is LAYING:
            laying = True
        elif effect is TRANSPORTS:
            transporting = True
    if not transporting:
        return 0
    if laying:
        return c.TRANSPORT_ROUNDS
    left = c.TRANSPORT_ROUNDS - position.lap
    return left if position.order.index(seat) >= position.place else left - 1


def end_transport(position: Railroad) -> None:
    """Nothing of this transport concerns the next."""
    position.cargo = c.NONE
    position.path = []
    position.at = c.NONE
    position.reached = 0
    position.reach = c.REACH
    position.barred = []


class Transport(Decision):
    """Choose a stone, play a card for the transport, or skip it."""

    __slots__ = ("subsidised",)

    def __init__(self, name: str, *, subsidised: bool) -> None:
        super().__init__(name)
        self.subsidised: bool = subsidised

    def options(self, position: Railroad) -> list[int]:
        found = stone_moves(movable(position))
        if not self.subsidised or not found:
            found.append(c.SKIP)
        company = position.companies[position.active]
        if company.actions:
            if position.reach == c.REACH and company.holds(c.FAST_LOCOMOTIVE):
                found.append(c.PLAY + c.FAST_LOCOMOTIVE)
            if position.bag and company.holds(c.EXTRA_FREIGHT):
                found.append(c.PLAY + c.EXTRA_FREIGHT)
            if can_play_new_plan(position):
                found.append(c.PLAY + c.NEW_PLAN)
        return found

    def choose(self, position: Railroad, move: int) -> None:
        if move >= c.STONE:
            position.cargo = move - c.STONE
            position.at = position.cargo % c.MOST_FIELDS
            position.reached = 1 << position.at
            position.stack.append(self)
            position.stack.append(STEP)
        elif move == c.SKIP:
            self.skip(position)
        elif move == c.PLAY + c.NEW_PLAN:
            play_new_plan(position, self)
        elif move == c.PLAY + c.EXTRA_FREIGHT:
            discard_action(position, position.active, c.EXTRA_FREIGHT)
            position.stack.append(self)
            position.stack.append(FREIGHT)
        else:
            discard_action(position, position.active, c.FAST_LOCOMOTIVE)
            position.reach = c.FAST_REACH
            position.stack.append(self)

    def skip(self, position: Railroad) -> None:
        """A card for a skipped transport, but not for a subsidised one (VD-8.10, VD-11.3)."""
        seat = position.active
        if position.events is not None:
            position.tell("event-skip", seat=seat)
        if not self.subsidised or (position.barred and position.rules < HELPED_SUBSIDY):
            position.stack.append(DRAWS[seat])
        end_transport(position)


def next_steps(position: Railroad, at: int, reached: int, pieces: int) -> list[int]:
    """What the moving stone can do next, having come to a place over so many pieces."""
    goal = position.edition.goals[position.cargo // c.MOST_FIELDS]
    arrived = pieces > 0 and goal >> at & 1 != 0
    if arrived and position.first_stop:
        return [c.DELIVER]
    found: list[int] = []
    left = position.reach - pieces
    if left:
        found = position.network.steps(at, reached, goal, left)
    if arrived:
        found.append(c.DELIVER)
    return found


class Step(Decision):
    """Over one more piece, or the stone has arrived (VD-8.3 to VD-8.7)."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        return next_steps(position, position.at, position.reached, len(position.path))

    def choose(self, position: Railroad, move: int) -> None:
        if move == c.DELIVER:
            position.stack.append(SABOTAGES)
            if position.events is not None:
                announce(position)
            return
        segment = move - c.SEGMENT
        a, b = position.edition.segments[segment].ends
        position.at = b if position.at == a else a
        position.reached |= 1 << position.at
        position.path = [*position.path, segment]
        position.stack.append(self)


def announce(position: Railroad) -> None:
    """Announce where the stone goes."""
    colour, start = divmod(position.cargo, c.MOST_FIELDS)
    edition = position.edition
    position.tell(
        "event-announce",
        seat=position.active,
        colour=COLOUR_NAMES[colour],
        start=place_name(edition, start),
        field=place_name(edition, position.at),
        pieces=len(position.path),
    )


class Sabotages(Asking):
    """All others are asked; if nobody stops the stone, it arrives (VD-11.5)."""

    __slots__ = ()

    def concerns(self, position: Railroad, seat: int) -> bool:
        return seat != position.active

    def unanswered(self, position: Railroad) -> None:
        """Each piece pays its owner, the stone goes into the bag (VD-8.8, VD-8.9)."""
        position.stack.pop()
        owners = position.network.owners
        for segment in position.path:
            position.writable(owners[segment]).income += c.GAIN_PER_PIECE
        colour = position.cargo // c.MOST_FIELDS
        field = position.cargo % c.MOST_FIELDS
        take_stone(position, colour, field)
        position.bag += c.one(colour)
        if position.events is not None:
            self.tell_gains(position)
        end_transport(position)

    def tell_gains(self, position: Railroad) -> None:
        owners = [position.network.owners[segment] for segment in position.path]
        for seat in position.order:
            if seat in owners:
                gain = owners.count(seat) * c.GAIN_PER_PIECE
                income = position.companies[seat].income
                position.tell("event-gain", seat=seat, gain=gain, income=income)


class Sabotage(Question):
    """The stone stays; its player goes on with another one (VD-11.5, VD-11.6)."""

    __slots__ = ()

    def answer(self, position: Railroad) -> None:
        position.stack.pop()
        position.asked = c.NONE
        position.barred = [*position.barred, position.cargo]
        position.cargo = c.NONE
        position.path = []
        position.at = c.NONE
        position.reached = 0
        position.turns += 1


class Freight(Chance):
    """A stone comes out of the bag (VD-11.7)."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        return c.draws(c.STONE_DRAWS, position.bag)

    def choose(self, position: Railroad, move: int) -> None:
        position.drawn = (move - c.DRAW_STONE) // c.STONES_EACH
        position.bag -= c.one(position.drawn)
        position.stack.append(UNLOAD)
        if position.events is not None:
            position.tell(
                "event-freight", seat=position.active, colour=COLOUR_NAMES[position.drawn]
            )


class Unload(Decision):
    """The stone goes to a field of the player's choice."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        return [c.FIELD + field for field in range(position.edition.field_count)]

    def choose(self, position: Railroad, move: int) -> None:
        colour = position.drawn
        field = move - c.FIELD
        put_stone(position, colour, field)
        position.drawn = c.NONE
        if position.events is not None:
            name = place_name(position.edition, field)
            position.tell("event-stone", colour=COLOUR_NAMES[colour], field=name)


class Subsidies(Asking):
    """Asks who has the lowest income, while a stone can be moved (VD-11.2, VD-11.3).

    Nobody else knows what a hand of two or more cards can do, so such a hand is always asked.
    """

    __slots__ = ()

    def concerns(self, position: Railroad, seat: int) -> bool:
        income = position.companies[seat].income
        for company in position.companies:
            if company.income < income:
                return False
        if any(movable(position)):
            return True
        if position.rules < HELPED_SUBSIDY:
            return False
        asked = position.companies[seat]
        return c.size(asked.actions) + asked.hidden > 1 and can_help(position, HELP)

    def resolve(self, position: Railroad) -> None:
        if position.place != c.NONE:
            position.asked = position.place - 1
            position.place = c.NONE
        super().resolve(position)


class Subsidy(Question):
    """One more transport; then the same player is asked again.

    Meanwhile `place` keeps the player's order number, since a sabotage may be asked about.
    """

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        company = position.companies[position.order[position.asked]]
        if company.holds(c.SUBSIDY) and (
            position.rules < HELPED_SUBSIDY
            or any(movable(position))
            or can_help(position, company.actions)
        ):
            return [c.DECLINE, c.PLAY + c.SUBSIDY]
        return [c.DECLINE]

    def answer(self, position: Railroad) -> None:
        position.begin(position.order[position.asked])
        position.place = position.asked
        position.asked = c.NONE
        position.stack.append(SUBSIDISED)


STEP: Final = Step("step")
FREIGHT: Final = Freight("freight")
UNLOAD: Final = Unload("unload")
ASK_SABOTAGE: Final = Sabotage(c.SABOTAGE)
SABOTAGES: Final = Sabotages("sabotages", ASK_SABOTAGE)
TRANSPORT: Final = Transport("transport", subsidised=False)
TRANSPORTS: Final = TransportRounds("transports", TRANSPORT)
SUBSIDISED: Final = Transport("subsidised", subsidised=True)
ASK_SUBSIDY: Final = Subsidy(c.SUBSIDY)
SUBSIDIES: Final = Subsidies("subsidies", ASK_SUBSIDY)
