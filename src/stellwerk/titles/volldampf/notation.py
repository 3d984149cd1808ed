"""Moves as words and positions as lines (docs/notation.md).

A word points at one thing: `violet@HAM` at a stone, `N2` at a segment, `KOE` at a field,
`route-N` at a route card, `sabotage` at an action card that is played. A position is written
without what follows from the rest: whatever lies nowhere else is in the bag, in a pile or in
the bank.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stellwerk.core.bits import members
from stellwerk.core.errors import NotationError, no_move
from stellwerk.core.position import NO_MOVES, NOBODY
from stellwerk.titles.volldampf import chance
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.checks import check, check_people, in_turn
from stellwerk.titles.volldampf.conservation import misplaced
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.fields import fields
from stellwerk.titles.volldampf.network import bare
from stellwerk.titles.volldampf.position import Railroad

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
        raise no_move(text, "Volldampf")
    return move


# Positions.


def read_position(position: Railroad, lines: Sequence[str]) -> None:
    """Apply lines to a table as after set-up, and compute everything that follows from them."""
    _lay(position, lines)
    if any(company.hidden or company.sealed == c.HIDDEN for company in position.companies):
        raise NotationError("something is hidden, which only what a seat sees can be")
    position.settle()


def read_veiled(position: Railroad, lines: Sequence[str], seat: int) -> None:
    """Apply lines with hidden things to a table as after set-up, as `seat` knows it.

    What a hidden hand can do is not known, so nothing may happen by itself: whoever is to decide
    is the one that the question on top is for.
    """
    _lay(position, lines)
    position.turn = position.stack[-1].actor(position) if position.stack else NOBODY
    position.legal = position.stack[-1].options(position) if position.turn == seat else NO_MOVES


def _lay(position: Railroad, lines: Sequence[str]) -> None:
    fields(position.edition).read(position, lines)
    if chance.FILL not in position.stack:
        position.due = []
    _lay_out(position)
    wrong = misplaced(position)
    if wrong:
        raise NotationError(f"this cannot be: {', '.join(wrong)}")
    check_people(position)
    phase = in_turn(position)
    if phase is not None and position.place == c.NONE:
        position.place = phase.place_of(position, position.active)
    check(position)


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
