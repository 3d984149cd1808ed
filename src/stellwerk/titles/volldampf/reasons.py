"""Why a move is not legal: the reason and the rule, for every move there is."""

from __future__ import annotations

from typing import Final

from stellwerk.core.messages import Message, Reason
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles.volldampf import auction, building, chance, effects, transport
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.names import (
    ACTION_NAMES,
    COLOUR_NAMES,
    place_name,
    segment_name,
    symbol_name,
)
from stellwerk.titles.volldampf.position import Railroad

_RULE_OF_ACTION: Final = (
    "VD-11.1",
    "VD-11.2",
    "VD-11.4",
    "VD-11.5",
    "VD-11.7",
    "VD-11.8",
    "VD-11.9",
)


def why_not(position: Railroad, move: int) -> Reason | None:
    """Why a move is not legal now, or None if it is."""
    if move in position.moves():
        return None
    if position.turn == NOBODY:
        return _reason("over", "VD-12.1")
    if move >= c.HIDDEN_ACTION:
        return _reason("unseen", "VD-10.2")
    if position.turn == DEALER:
        return _reason("dealing", "VD-2.3")
    if move >= c.DRAW_STONE:
        return _reason("dealer-only", "VD-2.3")
    return _of_kind(position, move)


def _of_kind(position: Railroad, move: int) -> Reason:
    if move >= c.BID:
        return _bid(position, move - c.BID)
    if move >= c.BONDS:
        return _bonds(position, move - c.BONDS)
    if move >= c.SEGMENT:
        return _segment(position, move - c.SEGMENT)
    if move >= c.FIELD:
        return _field(position, move - c.FIELD)
    if move >= c.STONE:
        return _stone(position, *divmod(move - c.STONE, c.MOST_FIELDS))
    if move >= c.ROB:
        return _rob(position, move - c.ROB)
    if move >= c.GROUP:
        return _group(position, move - c.GROUP)
    if move >= c.LOSE:
        return _route(position, move)
    if move >= c.PLAY:
        return _action(position, move - c.PLAY)
    return _word(position, move)


def _reason(key: str, rule: str, **params: object) -> Reason:
    return Reason(f"why-{key}", rule, params)


def _not_now(time: str, rule: str) -> Reason:
    return _reason("not-now", rule, time=Message(f"time-{time}", {}))


def _bid(position: Railroad, bid: int) -> Reason:
    top = position.stack[-1]
    cash = position.companies[position.active].cash
    if top is auction.CHOOSE_BID:
        least, most = c.SECRET_BIDS
        if least <= bid <= most:
            return _reason("bid-cash", "VD-13.2", cash=cash)
        return _reason("secret-bid", "VD-13.2", least=least, most=most)
    if top is not auction.PLACE_BID:
        return _not_now("auction", "VD-5.2" if position.players > 2 else "VD-13.2")
    if bid > cash:
        return _reason("bid-cash", "VD-5.2", cash=cash)
    return _reason("bid-low", "VD-5.2", highest=position.highest)


def _bonds(position: Railroad, bonds: int) -> Reason:
    top = position.stack[-1]
    if top is auction.CHOOSE_BONDS:
        return _reason("secret-bonds", "VD-13.1", most=c.SECRET_BONDS)
    if top is not auction.ISSUE:
        return _not_now("bonds", "VD-4.1" if position.players > 2 else "VD-13.1")
    return _reason("bonds-left", "VD-4.3", left=auction.bonds_left(position), bonds=bonds)


def _segment(position: Railroad, segment: int) -> Reason:
    edition = position.edition
    if segment >= len(edition.segments):
        return _reason("no-segment", "VD-2.2")
    top = position.stack[-1]
    if top is transport.STEP:
        return _step(position, segment)
    if top is not building.LAY and top is not building.BARGAIN_SEGMENT:
        return _not_now("segment", "VD-7.2")
    word = segment_name(edition, segment)
    owner = position.network.owners[segment]
    if owner != c.NONE:
        return _reason("taken", "VD-7.3", segment=word, seat=owner)
    company = position.companies[position.active]
    symbol = edition.symbol_of[segment]
    if not c.count(company.routes, symbol):
        route = symbol_name(edition, symbol)
        return _reason("no-route", "VD-7.2", segment=word, route=route)
    return _reason("cost", "VD-7.4", cost=edition.costs[segment], cash=company.cash)


def _step(position: Railroad, segment: int) -> Reason:
    edition = position.edition
    word = segment_name(edition, segment)
    ends = edition.segments[segment].ends
    goal = edition.goals[position.cargo // c.MOST_FIELDS]
    if position.first_stop and position.path and goal >> position.at & 1:
        return _reason("first-stop", "VD-8.6", field=place_name(edition, position.at))
    if position.network.owners[segment] == c.NONE:
        return _reason("no-piece", "VD-8.3", segment=word)
    if position.at not in ends:
        return _reason("elsewhere", "VD-8.3", segment=word, place=place_name(edition, position.at))
    there = sum(ends) - position.at
    if position.reached >> there & 1:
        return _reason("reached", "VD-8.4", place=place_name(edition, there))
    return _reason("no-way", "VD-8.3", segment=word, reach=position.reach)


def _field(position: Railroad, field: int) -> Reason:
    if field >= position.edition.field_count:
        return _reason("no-field", "VD-2.1")
    if position.stack[-1] is effects.REPLACE:
        return _reason("same-field", "VD-11.9", field=place_name(position.edition, field))
    return _not_now("field", "VD-11.9")


def _stone(position: Railroad, colour: int, field: int) -> Reason:
    if field >= position.edition.field_count:
        return _reason("no-field", "VD-2.1")
    top = position.stack[-1]
    if top is not effects.NEW_PLAN and not isinstance(top, transport.Transport):
        return _not_now("stone", "VD-8.1")
    words = {"colour": COLOUR_NAMES[colour], "field": place_name(position.edition, field)}
    if not position.lying[colour] >> field & 1:
        return _reason("no-stone", "VD-8.2" if top is not effects.NEW_PLAN else "VD-11.9", **words)
    if colour * c.MOST_FIELDS + field in position.barred:
        return _reason("barred", "VD-11.6", **words)
    return _reason("no-delivery", "VD-8.3", reach=position.reach, **words)


def _rob(position: Railroad, seat: int) -> Reason:
    top = position.stack[-1]
    if not isinstance(top, chance.Rob):
        return _not_now("rob", "VD-10.4")
    if seat >= position.players:
        return _reason("no-seat", "VD-10.4", number=seat + 1)
    if seat == top.seat:
        return _reason("own-hand", "VD-10.4")
    return _reason("empty-hand", "VD-10.4", seat=seat)


def _group(position: Railroad, group: int) -> Reason:
    if position.stack[-1] is not building.TAKE_GROUP:
        return _not_now("group", "VD-6.1")
    return _reason("no-group", "VD-6.1", group=group + 1)


def _route(position: Railroad, move: int) -> Reason:
    """To lose a route card, to give one for a bargain, or to sort one."""
    top = position.stack[-1]
    losing = move < c.ROUTE
    route = symbol_name(position.edition, (move - c.LOSE) % c.SYMBOLS)
    if losing and top is building.LAY:
        return _reason("no-such-route", "VD-7.5", route=route)
    if losing:
        return _not_now("lose", "VD-7.5")
    if top is building.BARGAIN_CARD:
        return _reason("no-such-route", "VD-11.4", route=route)
    if top is building.SORT:
        return _reason("none-to-sort", "VD-11.8", route=route)
    return _not_now("route", "VD-11.4")


def _action(position: Railroad, kind: int) -> Reason:
    top = position.stack[-1]
    rule = _RULE_OF_ACTION[kind]
    company = position.companies[position.turn]
    if position.in_secret():
        return _reason("in-secret", "VD-13.5")
    if not company.holds(kind):
        return _reason("no-action", "VD-10.2", action=ACTION_NAMES[kind])
    if kind == c.SUBSIDY and top is transport.ASK_SUBSIDY and position.moves():
        return _reason("subsidy-in-vain", "VD-11.3")
    if kind == c.BARGAIN and top is building.LAY:
        return _reason("bargain-cost", rule, cost=c.BARGAIN_PRICE, cash=company.cash)
    if kind == c.FAST_LOCOMOTIVE and isinstance(top, transport.Transport):
        return _reason("fast-already", rule)
    if kind == c.EXTRA_FREIGHT and isinstance(top, transport.Transport):
        return _reason("bag-empty", rule)
    if kind == c.NEW_PLAN and not any(position.lying):
        return _reason("board-empty", rule)
    return _not_now(c.ACTIONS[kind], rule)


def _word(position: Railroad, move: int) -> Reason:
    top = position.stack[-1]
    if move == c.PASS:
        if top is auction.PLACE_BID:
            return _reason("open-first", "VD-5.1")
        return _not_now("auction", "VD-5.2")
    if move == c.DECLINE:
        return _reason("not-asked", "VD-10.5")
    if move == c.SKIP:
        if top is transport.SUBSIDISED:
            return _reason("subsidy-skip", "VD-11.3")
        return _not_now("skip", "VD-8.10")
    if top is not transport.STEP:
        return _not_now("deliver", "VD-8.3")
    colour = COLOUR_NAMES[position.cargo // c.MOST_FIELDS]
    if not position.path:
        return _reason("not-moved", "VD-8.3")
    return _reason("wrong-field", "VD-8.3", colour=colour)
