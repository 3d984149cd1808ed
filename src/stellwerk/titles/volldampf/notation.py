"""Moves as words and positions as lines (docs/notation.md).

A word points at one thing: `violet@HAM` at a stone, `N2` at a segment, `KOE` at a field,
`route-N` at a route card, `sabotage` at an action card that is played. A position is written
without what follows from the rest: whatever lies nowhere else is in the bag, in a pile or in
the bank.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from stellwerk.core.bits import members
from stellwerk.core.errors import NotationError
from stellwerk.core.fields import (
    Field,
    Names,
    NameSet,
    Number,
    Owed,
    PositionFields,
    Seats,
    named,
    number,
)
from stellwerk.titles.volldampf import chance
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.checks import check, check_people, in_turn
from stellwerk.titles.volldampf.conservation import missing
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.network import bare
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.rules import EFFECTS

_MUCH: Final = 9_999


# Moves.


@cache
def words(edition: Edition) -> tuple[str, ...]:
    """The word of every move. Ids of an edition are in capitals, all other words in small."""
    places = [place.id for place in edition.fields]
    places += [f"field-{n + 1}" for n in range(len(places), c.MOST_FIELDS)]
    segments = [segment.id for segment in edition.segments]
    segments += [f"segment-{n + 1}" for n in range(len(segments), c.MOST_SEGMENTS)]
    symbols = [symbol.id for symbol in edition.symbols]
    found = ["pass", "decline", "skip", "deliver", *c.ACTIONS]
    found += [f"lose-{symbol}" for symbol in symbols]
    found += [f"route-{symbol}" for symbol in symbols]
    found += [f"group-{n}" for n in range(1, c.MOST_PLAYERS + 1)]
    found += [f"rob-{n}" for n in range(1, c.MOST_PLAYERS + 1)]
    found += [f"{colour}@{place}" for colour in c.COLOURS for place in places]
    found += places
    found += segments
    found += [f"bonds-{n}" for n in range(c.BONDS_IN_ALL + 1)]
    found += [f"bid-{n}" for n in range(c.HIGHEST_BID + 1)]
    found += [f"draw-{colour}-{n}" for colour in c.COLOURS for n in range(1, c.STONES_EACH + 1)]
    found += [f"goods-{card.id}" for card in edition.goods]
    found += [f"draw-{symbol}-{n}" for symbol in symbols for n in range(1, c.ROUTES_EACH + 1)]
    found += [f"draw-{kind}-{n}" for kind in c.ACTIONS for n in range(1, c.ACTIONS_EACH + 1)]
    found += ["draw-hidden", "bonds-hidden", "bid-hidden"]
    return tuple(found)


@cache
def _moves(edition: Edition) -> dict[str, int]:
    return {word: move for move, word in enumerate(words(edition))}


def read_move(edition: Edition, text: str) -> int:
    """The move of a word."""
    move = _moves(edition).get(text)
    if move is None:
        raise NotationError(f"{text!r} is no move of Volldampf")
    return move


# Positions.


class _Pile(Field):
    """A pile of named things."""

    def __init__(self, name: str, attribute: str, names: Sequence[str], each: int) -> None:
        super().__init__(name, attribute)
        self.names = names
        self.each = each

    def text(self, value: Any) -> str:
        return " ".join(self.names[kind] for kind in c.things(value))

    def value(self, words: list[str]) -> Any:
        kinds = [named(word, self.names) for word in words]
        for kind in kinds:
            if kinds.count(kind) > self.each:
                raise NotationError(f"there are only {self.each} {self.names[kind]}")
        return c.packed(kinds)


class _Piles(_Pile):
    """Several piles: things of one are joined by '+', an empty one is '-'."""

    def text(self, value: Any) -> str:
        return " ".join(super(_Piles, self).text(pile).replace(" ", "+") or "-" for pile in value)

    def value(self, words: list[str]) -> Any:
        if len(words) > c.MOST_PLAYERS:
            raise NotationError(f"there are at most {c.MOST_PLAYERS} groups")
        return [super(_Piles, self).value(word.split("+") if word != "-" else []) for word in words]


class _Optional(Field):
    """One named thing, or '-'."""

    def __init__(self, name: str, attribute: str, names: Sequence[str]) -> None:
        super().__init__(name, attribute)
        self.names = names

    def text(self, value: Any) -> str:
        return "-" if value == c.NONE else self.names[value]

    def value(self, words: list[str]) -> Any:
        if len(words) != 1:
            raise NotationError(f"one word is expected, not {len(words)}")
        return c.NONE if words[0] == "-" else named(words[0], self.names)


class _Seat(Number):
    """A seat, counted from 1 in the text."""

    def __init__(self, name: str, attribute: str) -> None:
        super().__init__(name, attribute, 1, 6)

    def text(self, value: Any) -> str:
        return str(value + 1)

    def value(self, words: list[str]) -> Any:
        return super().value(words) - 1


class _TurnedGoods(NameSet):
    """The goods cards that were turned; the position keeps the others."""

    def text(self, value: Any) -> str:
        return super().text((1 << c.GOODS_CARDS) - 1 & ~value)

    def value(self, words: list[str]) -> Any:
        return (1 << c.GOODS_CARDS) - 1 & ~super().value(words)


class _Stones(Field):
    """The stones on all fields."""

    def __init__(self, edition: Edition) -> None:
        super().__init__("stones", "stones")
        self.edition = edition

    def text(self, value: Any) -> str:
        return " ".join(
            f"{c.COLOURS[colour]}@{field.id}"
            for field, pile in zip(self.edition.fields, value, strict=True)
            for colour in c.things(pile)
        )

    def value(self, words: list[str]) -> Any:
        piles: list[list[int]] = [[] for _ in self.edition.fields]
        for word in words:
            colour, field = divmod(stone(self.edition, word), c.MOST_FIELDS)
            piles[field].append(colour)
        for colour, name in enumerate(c.COLOURS):
            if sum(pile.count(colour) for pile in piles) > c.STONES_EACH:
                raise NotationError(f"there are only {c.STONES_EACH} {name} stones")
        return [c.packed(pile) for pile in piles]


def stone(edition: Edition, word: str) -> int:
    """The stone a word like `violet@HAM` points at."""
    colour, at, field = word.partition("@")
    if not at:
        raise NotationError(f"a stone is 'colour@FIELD', not {word!r}")
    place = named(field, [place.id for place in edition.fields])
    return named(colour, c.COLOURS) * c.MOST_FIELDS + place


class _StoneList(Field):
    """Stones that are pointed at."""

    def __init__(self, name: str, attribute: str, edition: Edition) -> None:
        super().__init__(name, attribute)
        self.edition = edition

    def text(self, value: Any) -> str:
        return " ".join(words(self.edition)[c.STONE + number] for number in value)

    def value(self, words: list[str]) -> Any:
        return [stone(self.edition, word) for word in words]


class _OneStone(_StoneList):
    """A stone that is pointed at, or '-'."""

    def text(self, value: Any) -> str:
        return "-" if value == c.NONE else super().text([value])

    def value(self, words: list[str]) -> Any:
        if len(words) != 1:
            raise NotationError(f"one stone or '-' is expected, not {len(words)} words")
        return c.NONE if words[0] == "-" else stone(self.edition, words[0])


class _Shown(Field):
    """Action cards that were drawn from a hand, each with the seat that knows it."""

    def __init__(self) -> None:
        super().__init__("shown", "shown")

    def text(self, value: Any) -> str:
        return " ".join(
            f"{c.ACTIONS[kind]}@{seat + 1}"
            for seat in range(len(value))
            for kind in c.things(value[seat])
        )

    def read(self, owner: Any, words: list[str]) -> None:
        shown = [0] * len(owner.shown)
        for word in words:
            action, _, seat = word.partition("@")
            shown[number(seat, 1, len(shown)) - 1] += c.one(named(action, c.ACTIONS))
        owner.shown = shown


@cache
def fields(edition: Edition) -> PositionFields:
    """The lines of a position with this edition."""
    places = [place.id for place in edition.fields]
    segments = [segment.id for segment in edition.segments]
    symbols = [symbol.id for symbol in edition.symbols]
    return PositionFields(
        table=[
            Number("round", "round", 0, max(c.ROUNDS)),
            Number("turns", "turns", 0, c.LONGEST),
            Seats("order", "order"),
            _Seat("active", "active"),
            Number("place", "place", c.NONE, 17),
            Number("lap", "lap", 0, 2),
            Number("asked", "asked", c.NONE, 5),
            _Stones(edition),
            _TurnedGoods("goods-turned", "goods", [card.id for card in edition.goods]),
            Names("due", "due", places),
            _Pile("routes-used", "used_routes", symbols, c.ROUTES_EACH),
            _Piles("groups", "groups", symbols, c.ROUTES_EACH),
            _Pile("discard", "discard", c.ACTIONS, c.ACTIONS_EACH),
            Number("highest", "highest", c.NONE, _MUCH),
            Seats("passed", "passed"),
            Number("equal-bids", "equal_bids", 0, c.EQUAL_BIDS),
            _Optional("drawn", "drawn", c.COLOURS),
            _OneStone("cargo", "cargo", edition),
            Names("path", "path", segments),
            Number("reach", "reach", c.REACH, c.FAST_REACH),
            _StoneList("barred", "barred", edition),
            Owed(EFFECTS),
        ],
        seat=[
            Number("cash", "cash", 0, _MUCH),
            Number("income", "income", 0, _MUCH),
            Number("bonds", "bonds", 0, _MUCH),
            NameSet("track", "track", segments),
            _Pile("routes", "routes", symbols, c.ROUTES_EACH),
            _Pile("actions", "actions", c.ACTIONS, c.ACTIONS_EACH),
            Number("hidden", "hidden", 0, len(c.ACTIONS) * c.ACTIONS_EACH),
            _Shown(),
            Number("bid", "bid", c.NONE, _MUCH),
            Number("sealed", "sealed", c.HIDDEN, c.BONDS_IN_ALL),
        ],
        boards=lambda table: table.companies,
        board=lambda table, seat: table.writable(seat),
    )


def read_position(position: Railroad, lines: Sequence[str]) -> None:
    """Lay lines over a table as after set-up, and work out all that follows from them."""
    fields(position.edition).read(position, lines)
    if chance.FILL not in position.stack:
        position.due = []
    _lay_out(position)
    wrong = missing(position)
    if wrong:
        raise NotationError(f"this cannot be: {', '.join(wrong)}")
    check_people(position)
    phase = in_turn(position)
    if phase is not None and position.place == c.NONE:
        position.place = phase.place_of(position, position.active)
    check(position)
    position.settle()


def _lay_out(position: Railroad) -> None:
    """What lies nowhere else, and what is kept twice."""
    players = position.companies
    position.bank = c.MONEY - sum(player.cash for player in players)
    out = c.ROUTES_OUT_OF_EACH[position.players]
    routes = [position.used_routes, *position.groups, *(player.routes for player in players)]
    position.routes = _rest("route cards", c.SYMBOLS, c.ROUTES_EACH - out, routes)
    actions = [position.discard, *(player.actions for player in players)]
    position.deck = _rest("action cards", len(c.ACTIONS), c.ACTIONS_EACH, actions)
    held = [c.one(position.drawn)] if position.drawn != c.NONE else []
    position.bag = _rest("stones", len(c.COLOURS), c.STONES_EACH, [*position.stones, *held])
    position.lying = [
        sum(1 << n for n, pile in enumerate(position.stones) if c.count(pile, colour))
        for colour in range(len(c.COLOURS))
    ]
    network = bare(position.edition)
    for seat, player in enumerate(players):
        for segment in members(player.track):
            if network.owners[segment] != c.NONE:
                name = position.edition.segments[segment].id
                raise NotationError(f"two pieces lie on {name}")
            network = network.lay(segment, seat)
    position.network = network
    _follow(position)


def _rest(what: str, kinds: int, each: int, piles: Sequence[int]) -> int:
    """What is left of so many things when these piles are taken out."""
    rest: list[int] = []
    for kind in range(kinds):
        left = each - sum(c.count(pile, kind) for pile in piles)
        if left < 0:
            raise NotationError(f"there are more {what} than in the box")
        rest += [kind] * left
    return c.packed(rest)


def _follow(position: Railroad) -> None:
    """Go along the path of the cargo."""
    position.at = c.NONE
    position.reached = 0
    if position.cargo == c.NONE:
        if position.path:
            raise NotationError("there is a path, but no cargo")
        return
    colour, position.at = divmod(position.cargo, c.MOST_FIELDS)
    if not position.lying[colour] >> position.at & 1:
        raise NotationError("the cargo is a stone that does not lie there")
    position.reached = 1 << position.at
    for segment in position.path:
        printed = position.edition.segments[segment]
        if position.at not in printed.ends or position.network.owners[segment] == c.NONE:
            raise NotationError(f"the path cannot go over {printed.id}")
        position.at = sum(printed.ends) - position.at
        if position.reached >> position.at & 1:
            raise NotationError("the path reaches a place twice")
        position.reached |= 1 << position.at
