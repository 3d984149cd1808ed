"""The board, the mat and the cards of Russian Railroads as plain values, to draw them from.

Every `text` is a message key.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypedDict, cast, get_args

from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.end_bonuses import COUNTED, END_BONUSES, EndBonus
from stellwerk.titles.russian_railroads.notation import MOVE_NAMES
from stellwerk.titles.russian_railroads.tips import TIPS, RussianRailroadsTip

LineName = Literal["trans-siberian", "st-petersburg", "kiev"]
Colour = Literal["black", "grey", "brown", "natural", "white"]
Given = Literal[
    "any",
    "black-or-grey",
    "industry",
    "black",
    "grey",
    "brown",
    "natural",
    "white",
    "locomotive-or-factory",
    "locomotive",
    "factory",
    "doublers",
    "coins",
    "temporary-workers",
    "again",
    "points",
]
"""In the order in which it is printed."""
Reward = Literal["colour", "worker", "token", "star", "station", "doubling", "medal"]


class GivesLayout(TypedDict):
    """One thing an action gives, to be chosen or coming by itself, and how much of it."""

    what: Given
    count: int


class SpaceLayout(TypedDict):
    """An action space; a closed one is boarded up with this number of players (RR-1.3).

    An `unlimited` one takes any number of workers.
    """

    name: str
    area: str
    text: str
    workers: int
    coins: int
    closed: bool
    unlimited: bool
    gives: list[GivesLayout]


class NumberedLayout(TypedDict):
    """An engineer or a factory."""

    number: int
    text: str
    gives: list[GivesLayout]


class EngineerLayout(NumberedLayout):
    """An engineer; once hired, `space` is a space of its owner, for so many workers."""

    space: str
    workers: int


class FactoryLayout(NumberedLayout):
    """A factory; `counts` is what its points depend on, or `end-cards` to look through (RR-6.6)."""

    counts: Literal["engineers", "locomotives", "end-cards", ""]


class NamedLayout(TypedDict):
    """A token or a start bonus; `name` is the move that picks it, and its message key."""

    name: str
    gives: list[GivesLayout]


class CardLayout(NamedLayout):
    """A ?-card, with the numbers of the engineer and the locomotive on it, 0 if there is none."""

    black_workers: int
    engineer: int
    locomotive: int
    repeats: int


class StepLayout(TypedDict):
    """The points of an end-bonus card from a count on."""

    least: int
    points: int


class EndCardLayout(TypedDict):
    """An end-bonus card: `each` for each of what it counts, or points from a count on (RR-13.1)."""

    name: str
    counts: str
    each: int
    steps: list[StepLayout]
    engineers: int


class PaymentLayout(TypedDict):
    """A way to pay: with the black worker, with so many coins, and with workers for the rest."""

    move: str
    black: int
    coins: int


class PieceLayout(TypedDict):
    """A track piece; `needs` is how far black must be on the Trans-Siberian (RR-4.5)."""

    name: str
    colour: Colour
    needs: int
    points: int
    revalued: int


class FieldLayout(TypedDict):
    """A field of a line with a reward, and the colour that must reach it (RR-10, RR-12).

    `reach` says whether a locomotive must reach it, too, `once` whether it rewards once or at
    every scoring. `name` is empty unless the position keeps the field. `opens` is the colour that
    becomes available there (RR-4.5).
    """

    space: int
    kind: Reward
    name: str
    colour: Colour
    opens: Colour | None
    reach: bool
    once: bool
    points: int


class LineLayout(TypedDict):
    """A line: its pieces from the front, its places for locomotives, its fields in order."""

    name: LineName
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
    """Everything that is printed; `locomotives` are the numbers of the stacks."""

    title: Literal["russian-railroads"]
    players: int
    rounds: int
    workers: int
    coins: int
    locomotives: list[int]
    spaces: list[SpaceLayout]
    engineers: list[EngineerLayout]
    public_engineers: int
    factories: list[FactoryLayout]
    lines: list[LineLayout]
    industry: list[IndustryLayout]
    doubler_fields: int
    doublers: int
    pass_points: list[int]
    tokens: list[NamedLayout]
    cards: list[CardLayout]
    bonuses: list[NamedLayout]
    end_cards: list[EndCardLayout]
    end_cards_boxed: int
    instead_of_end_card: int
    payments: list[PaymentLayout]
    tips: list[RussianRailroadsTip]


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
_COUNTING_FACTORIES: Final[dict[int, Literal["engineers", "locomotives", "end-cards"]]] = {
    c.ENGINEER_FACTORY: "engineers",
    c.LOCOMOTIVE_FACTORY: "locomotives",
    c.END_CARD_FACTORY: "end-cards",
}


def board(players: int) -> RussianRailroadsLayout:
    """The game for this number of players."""
    return {
        "title": "russian-railroads",
        "players": players,
        "rounds": c.ROUNDS[players],
        "workers": c.WORKERS_AT_START[players],
        "coins": c.COINS_AT_START[players],
        "locomotives": list(range(2, c.STRONGEST + 1)),
        "spaces": [_space(space, players) for space in c.SPACES],
        "engineers": [
            {**one, "space": c.SPACE_NAMES[c.OWN_ENGINEER + one["number"]], "workers": 1}
            for one in _numbered("engineer", c.ENGINEERS)
        ],
        "public_engineers": c.PUBLIC_ENGINEERS[players],
        "factories": [
            {**factory, "counts": _COUNTING_FACTORIES.get(factory["number"], "")}
            for factory in _numbered("factory", c.FACTORIES)
        ],
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
        "cards": [_card(card) for card in c.CARDS],
        "bonuses": _named(c.START_BONUS_NAMES, c.START_BONUSES),
        "end_cards": [_end_card(bonus) for bonus in END_BONUSES],
        "end_cards_boxed": c.END_CARDS_BOXED,
        "instead_of_end_card": c.INSTEAD_OF_END_CARD,
        "payments": [
            {"move": MOVE_NAMES[move], "black": black, "coins": coins}
            for black in range(2)
            for coins in range(4)
            for move in [c.PAY + (c.PAY_BLACK - c.PAY) * black + coins]
        ],
        "tips": TIPS,
    }


def _gives(action: c.Action) -> list[GivesLayout]:
    counts = dict(zip(c.PART_NAMES, action.parts, strict=True)) | {
        "doublers": action.doublers,
        "coins": action.coins,
        "temporary-workers": action.temporary_workers,
        "again": int(action.again),
        "points": action.points,
    }
    given: tuple[Given, ...] = get_args(Given)
    return [{"what": what, "count": counts[what]} for what in given if counts[what]]


def _card(card: c.Card) -> CardLayout:
    return {
        "name": card.name,
        "gives": _gives(card.action),
        "black_workers": card.black_workers,
        "engineer": card.engineer,
        "locomotive": card.locomotive,
        "repeats": card.repeats,
    }


def _end_card(bonus: EndBonus) -> EndCardLayout:
    return {
        "name": bonus.name,
        "counts": COUNTED[bonus.counts],
        "each": bonus.each,
        "steps": [{"least": least, "points": points} for least, points in bonus.steps],
        "engineers": bonus.engineers,
    }


def _space(space: c.Space, players: int) -> SpaceLayout:
    return {
        "name": space.name,
        "area": _AREAS[space.name.rstrip("0123456789")],
        "text": f"space-{space.name}",
        "workers": space.workers,
        "coins": space.coins,
        "closed": players == 2 and not space.with_two,
        "unlimited": space is c.SPACES[c.T12],
        "gives": _gives(space.action),
    }


def _numbered(kind: str, actions: tuple[c.Action, ...]) -> list[NumberedLayout]:
    return [
        {"number": number, "text": f"{kind}-{number}", "gives": _gives(action)}
        for number, action in enumerate(actions)
        if number
    ]


def _named(names: tuple[str, ...], actions: tuple[c.Action, ...]) -> list[NamedLayout]:
    return [
        {"name": name, "gives": _gives(action)} for name, action in zip(names, actions, strict=True)
    ]


def _line(line: int) -> LineLayout:
    black = c.STOPS[line] + 1
    pieces = range(black, black + c.COLOURS_OF_LINE[line])
    places = zip(c.PLACE_NAMES, c.LINE_OF_PLACE, strict=True)
    return {
        "name": cast(LineName, c.LINES[line]),
        "length": c.LINE_ENDS[line],
        "places": [name for name, on in places if on == line],
        "pieces": [
            {
                "name": c.PIECE_NAMES[piece],
                "colour": _colour(c.COLOUR_OF[piece]),
                "needs": c.BLACK_NEEDED[piece],
                "points": c.TRACK_POINTS[c.COLOUR_OF[piece]],
                "revalued": c.REVALUED_POINTS[c.COLOUR_OF[piece]],
            }
            for piece in pieces
        ],
        "fields": sorted(_fields(line), key=lambda field: field["space"]),
    }


def _colour(colour: int) -> Colour:
    return cast(Colour, c.COLOURS[colour])


def _fields(line: int) -> Iterator[FieldLayout]:
    """The rewards of a line, its end station, and where black opens colours (RR-4.5)."""
    yield from _FIELDS[line]
    end = c.LINE_ENDS[line]
    opens = None
    if line == c.TRANS_SIBERIAN:
        for piece in range(c.TS_BLACK + 1, c.SP_STOP):
            colour = c.COLOUR_OF[piece]
            if c.BLACK_NEEDED[piece] == end:
                opens = _colour(colour)
            else:
                yield _once(c.BLACK_NEEDED[piece], "colour", opens=_colour(colour))
    yield _once(end, "station", points=c.END_STATION_POINTS, opens=opens)


def _once(
    space: int,
    kind: Reward,
    name: str = "",
    *,
    colour: Colour = "black",
    points: int = 0,
    opens: Colour | None = None,
) -> FieldLayout:
    """A field that rewards once; those the position keeps ask for a locomotive (RR-10.5)."""
    return {
        "space": space,
        "kind": kind,
        "name": name,
        "colour": colour,
        "opens": opens,
        "reach": bool(name),
        "once": True,
        "points": points,
    }


def _always(space: int, kind: Reward, *, colour: Colour = "black", points: int = 0) -> FieldLayout:
    """A field that counts at every scoring."""
    return {
        "space": space,
        "kind": kind,
        "name": "",
        "colour": colour,
        "opens": None,
        "reach": True,
        "once": False,
        "points": points,
    }


_TS_WORKER, _TS_TOKEN, _SP_TOKEN, _SP_NEXT_TOKEN, _ = c.FIELD_NAMES
_FIELDS: Final[tuple[list[FieldLayout], ...]] = (
    [
        _once(c.TS_WORKER_SPACE, "worker", _TS_WORKER, colour="brown"),
        _once(c.TS_TOKEN_SPACE, "token", _TS_TOKEN),
    ],
    [
        _once(c.SP_TOKEN_SPACE, "token", _SP_TOKEN),
        _once(c.SP_NEXT_TOKEN_SPACE, "token", _SP_NEXT_TOKEN),
        _always(c.DOUBLING_SPACE, "doubling", colour="grey"),
    ],
    [
        *(_always(space, "star", points=points) for space, points in c.KIEV_STARS),
        _always(c.MEDAL_SPACE, "medal", colour="grey", points=c.MEDAL_POINTS),
        _once(c.KIEV_WORKER_SPACE, "worker"),
    ],
)
