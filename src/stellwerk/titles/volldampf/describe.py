"""What a move would do, and what has to be decided, as keys and parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stellwerk.core.messages import Message
from stellwerk.titles.volldampf import building, transport
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.names import (
    ACTION_NAMES,
    COLOUR_NAMES,
    pile_name,
    place_name,
    place_names,
    segment_name,
    symbol_name,
)
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.questions import asked

_HIDDEN: Final = {
    c.HIDDEN_ACTION: "move-draw-hidden",
    c.HIDDEN_BONDS: "move-bonds-hidden",
    c.HIDDEN_BID: "move-bid-hidden",
}


def describe(position: Railroad, move: int) -> Message:
    """What a move would do, for a list of choices."""
    if move in _HIDDEN:
        return Message(_HIDDEN[move], {})
    if move >= c.DRAW_STONE:
        return _chance(position, move)
    if move >= c.BID:
        return Message("move-bid", {"bid": move - c.BID})
    if move >= c.BONDS:
        bonds = move - c.BONDS
        return Message("move-bonds", {"bonds": bonds, "mark": bonds * c.MARK_PER_BOND})
    if move >= c.SEGMENT:
        return _segment(position, move - c.SEGMENT)
    if move >= c.FIELD:
        return Message("move-field", {"field": _name(position, move - c.FIELD)})
    if move >= c.STONE:
        colour, field = divmod(move - c.STONE, c.MOST_FIELDS)
        stone = {"colour": COLOUR_NAMES[colour], "field": _name(position, field)}
        return Message("move-stone", stone)
    if move >= c.ROB:
        return Message("move-rob", {"seat": move - c.ROB})
    if move >= c.GROUP:
        return _group(position, move - c.GROUP)
    if move >= c.ROUTE:
        key = "move-sort" if _top_is_sort(position) else "move-route"
        return Message(key, {"route": symbol_name(position.edition, move - c.ROUTE)})
    if move >= c.LOSE:
        return Message("move-lose", {"route": symbol_name(position.edition, move - c.LOSE)})
    if move >= c.PLAY:
        kind = move - c.PLAY
        return Message(f"move-{c.ACTIONS[kind]}", {"action": ACTION_NAMES[kind]})
    return _word(position, move)


def _name(position: Railroad, place: int) -> Message | str:
    """The name of a field; a number where the edition has no such field."""
    if place >= position.edition.field_count:
        return str(place + 1)
    return place_name(position.edition, place)


def _top_is_sort(position: Railroad) -> bool:
    return bool(position.stack) and position.stack[-1] is building.SORT


def _chance(position: Railroad, move: int) -> Message:
    if move >= c.DRAW_ACTION:
        kind = (move - c.DRAW_ACTION) // c.ACTIONS_EACH
        return Message("move-draw-action", {"action": ACTION_NAMES[kind]})
    if move >= c.DRAW_ROUTE:
        symbol = (move - c.DRAW_ROUTE) // c.ROUTES_EACH
        return Message("move-draw-route", {"route": symbol_name(position.edition, symbol)})
    if move >= c.TURN_GOODS:
        card = position.edition.goods[move - c.TURN_GOODS]
        fields = place_names(position.edition, card.fields)
        return Message("move-goods", {"card": card.id, "fields": fields})
    colour = (move - c.DRAW_STONE) // c.STONES_EACH
    return Message("move-draw-stone", {"colour": COLOUR_NAMES[colour]})


def _segment(position: Railroad, segment: int) -> Message:
    edition = position.edition
    if segment >= len(edition.segments):
        return Message("move-no-segment", {"number": segment + 1})
    params: Mapping[str, object] = {"segment": segment_name(edition, segment)}
    owner = position.network.owners[segment]
    if position.cargo != c.NONE and owner != c.NONE:
        ends = edition.segments[segment].ends
        there = sum(ends) - position.at if position.at in ends else ends[1]
        place = place_name(edition, there)
        return Message("move-step", {**params, "place": place, "seat": owner})
    bargain = bool(position.stack) and position.stack[-1] is building.BARGAIN_SEGMENT
    cost = c.BARGAIN_PRICE if bargain else edition.costs[segment]
    return Message("move-track", {**params, "cost": cost})


def _group(position: Railroad, group: int) -> Message:
    routes = ""
    if group < len(position.groups):
        routes = pile_name(position.edition, position.groups[group])
    return Message("move-group", {"group": group + 1, "routes": routes})


def _word(position: Railroad, move: int) -> Message:
    if move == c.DELIVER and position.path:
        owners = [position.network.owners[segment] for segment in position.path]
        return Message(
            "move-deliver",
            {
                "field": place_name(position.edition, position.at),
                "pieces": len(owners),
                "own": owners.count(position.active),
            },
        )
    names = {c.PASS: "pass", c.DECLINE: "decline", c.SKIP: "skip", c.DELIVER: "deliver-here"}
    if move == c.SKIP and position.stack and position.stack[-1] is transport.SUBSIDISED:
        return Message("move-lapse", {})
    return Message(f"move-{names[move]}", {})


_DEALER: Final = frozenset({"goods", "draw"})
"""Kinds of draw for which the same is said."""


def prompt(position: Railroad) -> Message:
    """What has to be decided now, and why."""
    found = asked(position)
    if found is None:
        return Message("ask-nothing", {})
    kind, about = found
    if kind in _DEALER:
        return Message("ask-dealer", {})
    if kind == "subsidised" and not about["movable"]:
        return Message("ask-subsidised-helped", {})
    company = position.companies[max(position.turn, 0)]
    params = {"cash": company.cash, **_spoken(position, about)}
    if kind == "bid":
        params["highest"] = position.highest
    elif kind in ("lay", "bargain-card"):
        params["routes"] = pile_name(position.edition, company.routes)
    elif kind == "step":
        params |= {"pieces": len(position.path), "reach": position.reach}
    return Message(f"ask-{kind}", params)


def _spoken(position: Railroad, about: Mapping[str, object]) -> dict[str, object]:
    """What a question is about, in words: numbers as they are, things by their names."""
    found: dict[str, object] = {}
    for name, value in about.items():
        if name == "colour":
            found[name] = Message(f"colour-{value}", {})
        elif isinstance(value, str):
            ids = [place.id for place in position.edition.places]
            found[name] = place_name(position.edition, ids.index(value))
        elif isinstance(value, int) and not isinstance(value, bool):
            found[name] = value
    return found
