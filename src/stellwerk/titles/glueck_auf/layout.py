"""The display, the boards and the cards of Glück Auf as plain values, to draw them from.

Every `name` of a card, an area or an objective is a message key, and the text of the moves too.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from stellwerk.core.bits import members
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.areas import AREA_ACTIONS
from stellwerk.titles.glueck_auf.edition import Edition
from stellwerk.titles.glueck_auf.mining import EXTRA_MINE, Mine
from stellwerk.titles.glueck_auf.tips import TIPS, GlueckAufTip


class AreaLayout(TypedDict):
    """A worker area: a pile of a kind of card, or an action card. `first` is its first price.

    `steps` are the numbers of mining steps that it allows, `looks` the cards that it looks at.
    """

    name: str
    pile: bool
    kind: str
    cards: int
    first: int
    closed: bool
    steps: list[int]
    looks: int


class CardLayout(TypedDict):
    """A card face, how many cards show it, and what it shows; what does not apply is 0 or empty.

    `worth` is points once delivered (lorries), fulfilled (orders) or assigned (shares), and for an
    objective the points each time it counts. `size` is lorries shown or asked for (also in all, by
    an objective), the highest number of a worker innovation, or the most steps of one that mines.
    `tracks` are those a wagon may stand at, `aim` is what an objective counts, and `extra` what an
    action innovation brings.
    """

    name: str
    kind: str
    count: int
    crest: str
    destination: str
    engine: str
    size: int
    worth: int
    tracks: list[int]
    aim: str
    extra: str


class TrackLayout(TypedDict):
    """A track and the crests its wagons may have; wild wagons may stand at any."""

    number: int
    crests: list[str]


class GlueckAufLayout(TypedDict):
    """Everything that is printed."""

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
    tips: list[GlueckAufTip]


def board(players: int, edition: Edition) -> GlueckAufLayout:
    """The game of an edition for this number of players."""
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
        "tips": TIPS,
    }


def _area(area: int, players: int) -> AreaLayout:
    pile = area < c.PILES
    action = AREA_ACTIONS[area]
    return {
        "name": c.AREA_NAMES[area],
        "pile": pile,
        "kind": c.KINDS[c.KIND_OF_PILE[area]] if pile else "",
        "cards": c.PILE_SIZES[area] if pile else 0,
        "first": c.PREPRINTED[area] + 1,
        "closed": players == 2 and area == c.MINING_12,
        "steps": members(action.allowed) if isinstance(action, Mine) else [],
        "looks": c.SEEN_BY_WILD if area == c.WILD else 0,
    }


def _card(face: int, count: int) -> CardLayout:
    kind = c.KIND_OF[face]
    card: CardLayout = {
        "name": c.FACE_NAMES[face],
        "kind": c.KINDS[kind],
        "count": count,
        "crest": "",
        "destination": "",
        "engine": "",
        "size": 0,
        "worth": c.WORTH[face],
        "tracks": [],
        "aim": "",
        "extra": "",
    }
    if kind == c.LORRY:
        card["crest"] = c.CRESTS[c.CREST_OF[face]]
        card["size"] = c.LORRIES_ON[face]
    elif kind == c.WAGON:
        wagon = face - c.WAGONS
        card["crest"] = c.WAGON_KINDS[wagon]
        card["tracks"] = [t + 1 for t in range(c.TRACKS) if c.BERTH_OF[t][wagon] != c.NONE]
    elif kind == c.ENGINE:
        card["engine"] = c.ENGINE_TYPES[face - c.ENGINES]
    elif kind == c.ORDER:
        card["destination"] = c.DESTINATIONS[c.destination(face)]
        card["size"] = c.order_size(face)
    elif kind == c.SHARE:
        card["destination"] = c.DESTINATIONS[c.destination(face)]
    elif kind == c.INNOVATION:
        _describe_innovation(card, face - c.INNOVATIONS)
    else:
        _describe_objective(card, face - c.OBJECTIVES)
    return card


def _describe_innovation(card: CardLayout, innovation: int) -> None:
    if innovation < c.WORKER_INNOVATIONS:
        card["size"] = c.HIGHEST_OF[innovation]
        return
    card["extra"] = c.INNOVATION_NAMES[innovation].removeprefix("extra-")
    if innovation == c.EXTRA_MINING:
        card["size"] = EXTRA_MINE.most


def _describe_objective(card: CardLayout, objective: int) -> None:
    card["aim"] = c.AIMS[c.AIM_OF[objective]]
    if c.OBJECTIVE_ENGINE <= objective < c.OBJECTIVE_SHARE:
        card["engine"] = c.ENGINE_TYPES[objective - c.OBJECTIVE_ENGINE]
    elif objective >= c.OBJECTIVE_SHARE:
        card["destination"] = c.DESTINATIONS[(objective - c.OBJECTIVE_SHARE) % len(c.DESTINATIONS)]
    if objective >= c.OBJECTIVE_VOLUME:
        card["size"] = c.VOLUME_NEEDED
