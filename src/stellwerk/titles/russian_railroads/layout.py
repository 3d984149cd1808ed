"""The board, the mat and the cards of Russian Railroads as plain values, to draw them from.

Every `text` is a message key.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from stellwerk.titles.russian_railroads import components as c


class ActionLayout(TypedDict):
    """What an action gives: parts to be chosen, by name, and what comes by itself."""

    parts: dict[str, int]
    doublers: int
    coins: int
    points: int
    temporary_workers: int
    again: bool


class SpaceLayout(TypedDict):
    """An action space; a closed one is boarded up with this number of players (RR-1.3)."""

    name: str
    area: str
    text: str
    workers: int
    coins: int
    closed: bool
    action: ActionLayout


class NumberedLayout(TypedDict):
    """An engineer or a factory."""

    number: int
    text: str
    action: ActionLayout


class NamedLayout(TypedDict):
    """A token, a card or a start bonus; `name` is the move that picks it, and its message key."""

    name: str
    action: ActionLayout


class PieceLayout(TypedDict):
    """A track piece; `needs` is how far black must be on the Trans-Siberian (RR-4.5)."""

    name: str
    colour: str
    needs: int
    points: int
    revalued: int


class FieldLayout(TypedDict):
    """A field of a line with a reward, and the colour that must reach it (RR-10, RR-12).

    `reach` says whether a locomotive must reach it, too, `once` whether it rewards once or at
    every scoring. `name` is empty unless the position keeps the field.
    """

    space: int
    kind: str
    name: str
    colour: str
    reach: bool
    once: bool
    points: int


class LineLayout(TypedDict):
    """A line: its pieces from the front, its places for locomotives, its fields."""

    name: str
    length: int
    places: list[str]
    pieces: list[PieceLayout]
    fields: list[FieldLayout]


class IndustryLayout(TypedDict):
    """A position of the industry track: points at a scoring, and the gap a factory fills."""

    position: int
    points: int
    gap: int
    token: bool


class RussianRailroadsLayout(TypedDict):
    """All that is printed."""

    title: Literal["russian-railroads"]
    players: int
    rounds: int
    workers: int
    coins: int
    locomotives: int
    spaces: list[SpaceLayout]
    engineers: list[NumberedLayout]
    public_engineers: int
    factories: list[NumberedLayout]
    lines: list[LineLayout]
    industry: list[IndustryLayout]
    doubler_fields: int
    doublers: int
    pass_points: list[int]
    tokens: list[NamedLayout]
    cards: list[NamedLayout]
    bonuses: list[NamedLayout]
    end_cards: list[str]


_AREAS: Final = {
    "T": "track",
    "L": "locomotives",
    "I": "industry",
    "A": "extras",
    "O": "order",
    "E": "engineers",
    "H": "hire",
    "LR": "last-round",
}
_NOTHING: Final = c.Action()
_CARD_ACTIONS: Final = (
    _NOTHING,
    c.Action(coins=1),
    c.Action(factory=1, industry=2),
    c.Action(doublers=1, industry=1, black=1),
    _NOTHING,
)
"""What the ?-cards give besides the black worker, engineer 1, the repetition and the special 9."""


def board(players: int) -> RussianRailroadsLayout:
    """The game for so many players."""
    return {
        "title": "russian-railroads",
        "players": players,
        "rounds": c.ROUNDS[players],
        "workers": c.WORKERS_AT_START[players],
        "coins": c.COINS_AT_START[players],
        "locomotives": players,
        "spaces": [_space(space, players) for space in c.SPACES],
        "engineers": _numbered("engineer", c.ENGINEERS),
        "public_engineers": c.PUBLIC_ENGINEERS[players],
        "factories": _numbered("factory", c.FACTORIES),
        "lines": [_line(line) for line in range(len(c.LINES))],
        "industry": [
            {
                "position": position,
                "points": c.INDUSTRY_POINTS[position],
                "gap": c.GAP_AT[position] + 1,
                "token": position == c.QUESTION_POSITION,
            }
            for position in range(c.INDUSTRY_END + 1)
        ],
        "doubler_fields": c.DOUBLER_FIELDS,
        "doublers": c.DOUBLERS,
        "pass_points": list(c.PASS_POINTS[:players]),
        "tokens": _named(c.TOKEN_NAMES, c.TOKENS),
        "cards": _named(c.CARD_NAMES, _CARD_ACTIONS),
        "bonuses": _named(c.START_BONUS_NAMES, c.START_BONUSES),
        "end_cards": list(c.END_CARD_NAMES),
    }


def _action(action: c.Action) -> ActionLayout:
    parts = zip(c.PART_NAMES, action.parts, strict=True)
    return {
        "parts": {name: count for name, count in parts if count},
        "doublers": action.doublers,
        "coins": action.coins,
        "points": action.points,
        "temporary_workers": action.temporary_workers,
        "again": action.again,
    }


def _space(space: c.Space, players: int) -> SpaceLayout:
    return {
        "name": space.name,
        "area": _AREAS[space.name.rstrip("0123456789")],
        "text": f"space-{space.name}",
        "workers": space.workers,
        "coins": space.coins,
        "closed": players == 2 and not space.with_two,
        "action": _action(space.action),
    }


def _numbered(kind: str, actions: tuple[c.Action, ...]) -> list[NumberedLayout]:
    return [
        {"number": number, "text": f"{kind}-{number}", "action": _action(action)}
        for number, action in enumerate(actions)
        if number
    ]


def _named(names: tuple[str, ...], actions: tuple[c.Action, ...]) -> list[NamedLayout]:
    return [
        {"name": name, "action": _action(action)}
        for name, action in zip(names, actions, strict=True)
    ]


def _line(line: int) -> LineLayout:
    black = c.STOPS[line] + 1
    pieces = range(black, black + c.COLOURS_OF_LINE[line])
    places = zip(c.PLACE_NAMES, c.LINE_OF_PLACE, strict=True)
    return {
        "name": c.LINES[line],
        "length": c.LINE_ENDS[line],
        "places": [name for name, on in places if on == line],
        "pieces": [
            {
                "name": c.PIECE_NAMES[piece],
                "colour": c.COLOURS[c.COLOUR_OF[piece]],
                "needs": c.BLACK_NEEDED[piece],
                "points": c.TRACK_POINTS[c.COLOUR_OF[piece]],
                "revalued": c.REVALUED_POINTS[c.COLOUR_OF[piece]],
            }
            for piece in pieces
        ],
        "fields": [
            *_FIELDS[line],
            _once(c.LINE_ENDS[line], "station", points=c.END_STATION_POINTS),
        ],
    }


def _once(
    space: int, kind: str, name: str = "", *, colour: str = "black", points: int = 0
) -> FieldLayout:
    """A field that rewards once; those the position keeps ask for a locomotive (RR-10.5)."""
    return {
        "space": space,
        "kind": kind,
        "name": name,
        "colour": colour,
        "reach": bool(name),
        "once": True,
        "points": points,
    }


def _always(space: int, kind: str, *, colour: str = "black", points: int = 0) -> FieldLayout:
    """A field that counts at every scoring."""
    return {
        "space": space,
        "kind": kind,
        "name": "",
        "colour": colour,
        "reach": True,
        "once": False,
        "points": points,
    }


_FIELDS: Final[tuple[list[FieldLayout], ...]] = (
    [_once(3, "worker", "ts-3", colour="brown"), _once(13, "token", "ts-13")],
    [
        _once(4, "token", "sp-4"),
        _once(6, "token", "sp-6"),
        _always(c.DOUBLING_SPACE, "doubling", colour="grey"),
    ],
    [
        *(_always(space, "star", points=points) for space, points in c.KIEV_STARS),
        _always(c.MEDAL_SPACE, "medal", colour="grey", points=c.MEDAL_POINTS),
        _once(c.KIEV_WORKER_SPACE, "worker"),
    ],
)
