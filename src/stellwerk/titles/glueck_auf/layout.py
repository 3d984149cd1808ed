"""The display, the boards and the cards of Glück Auf as plain values, to draw them from.

Every `name` of a card, an area or an objective is a message key, and the text of the moves too.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.edition import Edition


class AreaLayout(TypedDict):
    """A worker area: a pile of a kind of card, or an action card. `first` is its first price."""

    name: str
    pile: bool
    kind: str
    cards: int
    first: int
    closed: bool


class CardLayout(TypedDict):
    """A card face, how many cards show it, and what it shows; what does not apply is 0 or empty.

    `worth` is points once delivered (lorries), fulfilled (orders) or assigned (shares), and for an
    objective the points each time it counts. `size` is lorries shown or asked for, or the highest
    number of a worker innovation.
    """

    name: str
    kind: str
    count: int
    crest: str
    destination: str
    engine: str
    size: int
    worth: int


class TrackLayout(TypedDict):
    """A track and the crests its wagons may have; wild wagons may stand at any."""

    number: int
    crests: list[str]


class GlueckAufLayout(TypedDict):
    """All that is printed."""

    title: Literal["glueck-auf"]
    players: int
    edition: str
    shifts: int
    workers: list[int]
    highest_price: int
    areas: list[AreaLayout]
    cards: list[CardLayout]
    tracks: list[TrackLayout]
    crests: list[str]
    destinations: list[str]
    engines: list[str]
    volume_needed: int


def board(players: int, edition: Edition) -> GlueckAufLayout:
    """The game of an edition for so many players."""
    return {
        "title": "glueck-auf",
        "players": players,
        "edition": edition.name,
        "shifts": c.SHIFTS[players],
        "workers": [
            value
            for value in c.WORKER_VALUES[: c.HIGHEST_WORKER[players]]
            for _ in range(c.WORKERS_PER_VALUE[value - 1])
        ],
        "highest_price": c.HIGHEST_PRICE,
        "areas": [_area(area, players) for area in range(c.AREAS)],
        "cards": [_card(face, edition.counts[face]) for face in range(c.FACES)],
        "tracks": [
            {"number": track + 1, "crests": [c.CRESTS[crest] for crest in crests]}
            for track, crests in enumerate(c.CRESTS_OF_TRACK)
        ],
        "crests": list(c.CRESTS),
        "destinations": list(c.DESTINATIONS),
        "engines": list(c.ENGINE_TYPES),
        "volume_needed": c.VOLUME_NEEDED,
    }


def _area(area: int, players: int) -> AreaLayout:
    pile = area < c.PILES
    return {
        "name": c.AREA_NAMES[area],
        "pile": pile,
        "kind": c.KINDS[c.KIND_OF_PILE[area]] if pile else "",
        "cards": c.PILE_SIZES[area] if pile else 0,
        "first": c.PREPRINTED[area] + 1,
        "closed": players == 2 and area == c.MINING_12,
    }


def _card(face: int, count: int) -> CardLayout:
    card: CardLayout = {
        "name": c.FACE_NAMES[face],
        "kind": c.KINDS[c.KIND_OF[face]],
        "count": count,
        "crest": "",
        "destination": "",
        "engine": "",
        "size": 0,
        "worth": 0,
    }
    kind = c.KIND_OF[face]
    if kind == c.LORRY:
        card["crest"] = c.CRESTS[c.CREST_OF[face]]
        card["size"] = c.LORRIES_ON[face]
        card["worth"] = c.POINTS_ON[face]
    elif kind == c.WAGON:
        card["crest"] = (*c.CRESTS, "wild")[face - c.WAGONS]
    elif kind == c.ENGINE:
        card["engine"] = c.ENGINE_TYPES[face - c.ENGINES]
    elif kind == c.ORDER:
        card["destination"] = c.DESTINATIONS[c.destination(face)]
        card["size"] = c.order_size(face)
        card["worth"] = c.ORDER_POINTS[c.order_size(face) - 1]
    elif kind == c.SHARE:
        card["destination"] = c.DESTINATIONS[c.destination(face)]
        card["worth"] = c.SHARE_POINTS
    elif kind == c.INNOVATION and face < c.INNOVATIONS + c.WORKER_INNOVATIONS:
        card["size"] = c.HIGHEST_OF[face - c.INNOVATIONS]
    elif kind == c.OBJECTIVE:
        _describe_objective(card, face - c.OBJECTIVES)
    return card


def _describe_objective(card: CardLayout, objective: int) -> None:
    if objective == c.OBJECTIVE_SHIFT:
        card["worth"] = c.TOKEN_PAIR_POINTS
    elif objective == c.OBJECTIVE_COUNT:
        card["worth"] = c.OBJECTIVE_CARD_POINTS
    elif objective < c.OBJECTIVE_SHARE:
        card["engine"] = c.ENGINE_TYPES[objective - c.OBJECTIVE_ENGINE]
        card["worth"] = c.ENGINE_POINTS
    else:
        kind = (objective - c.OBJECTIVE_SHARE) // len(c.DESTINATIONS)
        card["destination"] = c.DESTINATIONS[(objective - c.OBJECTIVE_SHARE) % len(c.DESTINATIONS)]
        points = (c.SHARE_OBJECTIVE_POINTS, c.ORDER_OBJECTIVE_POINTS, c.VOLUME_POINTS)
        card["worth"] = points[kind]
