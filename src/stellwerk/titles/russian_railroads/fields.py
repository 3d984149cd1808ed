"""The fields of a position: their texts in records, and the values that clients get."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final, cast

from stellwerk.core.bits import mask_of, members
from stellwerk.core.errors import NotationError
from stellwerk.core.field_kinds import (
    Field,
    Names,
    NameSet,
    Number,
    Numbers,
    Owed,
    SeatNumber,
    Seats,
    SeatSet,
    named,
    number,
)
from stellwerk.core.fields import OfBoard, PositionFields, WorkedOut
from stellwerk.core.json_schema import (
    HIDDEN,
    Schema,
    array,
    dictionary,
    integer,
    maybe_hidden,
    one_of,
    optional,
    record,
)
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import scoring
from stellwerk.titles.russian_railroads.action_parts import EFFECTS
from stellwerk.titles.russian_railroads.position import (
    Mat,
    Railway,
    black_of,
    coins_of,
    placement,
    seat_of,
    space_of,
    temporary_of,
    workers_of,
)


def partial(needed: Mapping[str, Schema], others: Mapping[str, Schema]) -> Schema:
    """An object that leaves out those of `others` that are 0."""
    return {**record({**needed, **others}), "required": list(needed)}


class Line(Field):
    """The pieces on a line: `black 9 grey 7`. A value has those that are on it."""

    def __init__(self, line: int) -> None:
        super().__init__(c.LINES[line], "tracks")
        self.line = line
        self.first = c.STOPS[line] + 1
        self.colours = c.COLOURS[: c.COLOURS_OF_LINE[line]]

    def spaces(self, owner: object) -> dict[str, int]:
        tracks = cast(Mat, owner).tracks
        return {colour: tracks[self.first + n] for n, colour in enumerate(self.colours)}

    def show(self, owner: object) -> Any:
        return {colour: space for colour, space in self.spaces(owner).items() if space}

    def schema(self) -> Schema:
        space = integer(1, c.LINE_ENDS[self.line])
        black, *others = self.colours
        return partial({black: space}, dict.fromkeys(others, space))

    def write(self, owner: object) -> str:
        return " ".join(f"{colour} {space}" for colour, space in self.spaces(owner).items())

    def read(self, owner: object, words: list[str]) -> None:
        if len(words) % 2:
            raise NotationError("colours and spaces are expected in pairs")
        found = [1] + [0] * (len(self.colours) - 1)
        for colour, space in zip(words[::2], words[1::2], strict=True):
            found[named(colour, self.colours)] = number(space, 0, c.LINE_ENDS[self.line])
        for ahead, behind in pairwise(found):
            if behind and behind >= ahead:
                raise NotationError("each piece must stand behind the one before it (RR-4.4)")
        cast(Mat, owner).tracks[self.first : self.first + len(found)] = found


class Placed(Field):
    """What was placed this round: `2:L3:w2c1` is two workers and a coin of seat 2 on L3.

    Clients get it by seat.
    """

    sent = False

    def text(self, value: Any) -> str:
        return " ".join(map(self._word, value))

    def _word(self, placed: int) -> str:
        counts = (workers_of(placed), temporary_of(placed), black_of(placed), coins_of(placed))
        pieces = "".join(f"{kind}{n}" for kind, n in zip("wtbc", counts, strict=True) if n)
        return f"{seat_of(placed) + 1}:{c.SPACE_NAMES[space_of(placed)]}:{pieces}"

    def value(self, words: list[str]) -> Any:
        return [self._placed(word) for word in words]

    def _placed(self, word: str) -> int:
        seat, _, rest = word.partition(":")
        space, _, pieces = rest.partition(":")
        counts = dict.fromkeys("wtbc", 0)
        for kind, count in zip(pieces[::2], pieces[1::2], strict=False):
            if kind in counts:
                counts[kind] = number(count, 1, 3)
        placed = placement(number(seat, 1, 4) - 1, named(space, c.SPACE_NAMES), *counts.values())
        if self._word(placed) != word:
            raise NotationError(f"{word!r} is not seat:space:pieces, such as 2:L3:w2c1")
        return placed


class Glances(Field):
    """Who looked through the end-bonus stack: `2+` seat 2 took a card, `2-` took the points.

    In a veiled position the viewer's own looks tell what was seen, `2+end-flat,end-black`, and
    `2?end-flat` is the stack in hand. Clients get the hands instead.
    """

    sent = False

    def write(self, owner: object) -> str:
        railway = cast(Railway, owner)
        veiled = railway.boxed < 0
        looks = [mat.looks[:] if veiled else [] for mat in railway.mats]
        words = []
        for glance in railway.glances:
            seat = glance >> 1
            seen = looks[seat].pop(0) if looks[seat] else 0
            words.append(self._word(seat, "-+"[glance & 1], seen))
        if veiled and railway.end_stack:
            words.append(self._word(railway.active, "?", railway.end_stack))
        return " ".join(words)

    def _word(self, seat: int, sign: str, seen: int) -> str:
        cards = ",".join(c.END_CARD_NAMES[card] for card in members(seen))
        return f"{seat + 1}{sign}{cards}"

    def read(self, owner: object, words: list[str]) -> None:
        railway = cast(Railway, owner)
        railway.glances = []
        railway.end_stack = 0
        for word in words:
            at = next((n for n, letter in enumerate(word) if letter in "+-?"), -1)
            if at < 0:
                raise NotationError(f"{word!r} must end in + or -")
            seat = number(word[:at], 1, 4) - 1
            cards = word[at + 1 :].split(",") if word[at + 1 :] else []
            seen = mask_of(named(card, c.END_CARD_NAMES) for card in cards)
            if word[at] == "?":
                railway.end_stack = seen
                continue
            railway.glances.append(2 * seat + (word[at] == "+"))
            if seen and seat < railway.players:
                mat = railway.writable(seat)
                mat.looks = [*mat.looks, seen]


class Row(Numbers):
    """Engineers from the hiring field to the left; an empty field is 0 in the text."""

    def plain(self, value: Any) -> Any:
        return [engineer or None for engineer in value]

    def schema(self) -> Schema:
        return array(optional(integer(1, self.high)))


class NumberSet(NameSet):
    """An int as a set of numbers from 1."""

    def __init__(self, name: str, attribute: str, high: int) -> None:
        super().__init__(name, attribute, ("", *(str(n) for n in range(1, high + 1))))

    def text(self, value: Any) -> str:
        return " ".join(map(str, members(value)))

    def plain(self, value: Any) -> Any:
        return members(value)

    def schema(self) -> Schema:
        return array(integer(1, len(self.names) - 1))


class Unsent(Number):
    """A number that clients do not need, because something else they get contains it."""

    sent = False


class Hand(Names):
    """The end-bonus cards of a player; those of others are left out of a veiled text.

    Clients get them with as many hidden ones as were taken.
    """

    sent = False


def end_cards(railway: Railway, seat: int) -> list[str]:
    """The end-bonus cards of a seat, hidden if the viewer may not know them."""
    known = railway.mats[seat].end_cards
    if known:
        return [c.END_CARD_NAMES[card] for card in known]
    return [HIDDEN] * railway.glances.count(2 * seat + 1)


PIECES: Final = partial(
    {}, dict.fromkeys(("workers", "temporary", "black", "coins"), integer(1, 99))
)
"""Own workers, temporary ones, the black one, and coins; those there are."""


def pieces(workers: int, temporary: int, black: int, coins: int) -> dict[str, int]:
    """The same as a value."""
    counts = {"workers": workers, "temporary": temporary, "black": black, "coins": coins}
    return {kind: count for kind, count in counts.items() if count}


def placed_by(railway: Railway, seat: int) -> dict[str, dict[str, int]]:
    """What stands on each space for a seat, the first one first; T12 may have been used often."""
    found: dict[str, tuple[int, int, int, int]] = {}
    for placed in railway.placements:
        if seat_of(placed) == seat:
            space = c.SPACE_NAMES[space_of(placed)]
            workers, temporary, black, coins = found.get(space, (0, 0, 0, 0))
            found[space] = (
                workers + workers_of(placed),
                temporary + temporary_of(placed),
                black + black_of(placed),
                coins + coins_of(placed),
            )
    return {space: pieces(*counts) for space, counts in found.items()}


def free_pieces(mat: Mat) -> dict[str, int]:
    """The workers still in hand."""
    return pieces(mat.free, mat.temporary, mat.free_black, 0)


def markers(mat: Mat) -> list[int]:
    """Where the industry markers are: the first, and the second once in play."""
    return [at for at in (mat.marker, mat.second_marker) if at != c.NOT_IN_PLAY]


def _spaces(line: int) -> WorkedOut:
    return OfBoard(
        f"{c.SHORT_LINES[line]}-spaces",
        array(integer(0, 2 * c.REVALUED_POINTS[c.WHITE])),
        lambda mat: scoring.space_points(mat, line),
    )


_LINES: Final = range(len(c.LINES))
FIELDS: Final = PositionFields(
    table=(
        Number("round", "current_round", 0, 7),
        Unsent("turns", "turns", 0, 10_000),
        Seats("order", "order"),
        SeatNumber("active", "active"),
        SeatSet("passed", "passed"),
        Placed("placed", "placements"),
        Row("engineers", "row", 0, 15),
        Numbers("stock", "stock", 0, 4, 10),
        Numbers("returned", "returned", 0, 5, 10),
        NameSet("cards", "cards", c.CARD_NAMES),
        NameSet("bonuses", "bonuses", c.START_BONUS_NAMES),
        NameSet("boxed", "boxed", c.END_CARD_NAMES, secret=True),
        Glances("glances", "glances", secret=True, also=("looks", "end_stack")),
        Owed(EFFECTS),
    ),
    seat=(
        Unsent("score", "score", 0, 2_000),
        Number("workers", "workers", 5, 8),
        Unsent("black-worker", "black_worker", 0, 1),
        Number("coins", "coins", 0, 100),
        *(Line(line) for line in _LINES),
        Numbers("locomotives", "locomotives", 0, c.STRONGEST, c.PLACES),
        Numbers("factories", "factories", 1, c.STRONGEST),
        Unsent("marker", "marker", 0, c.INDUSTRY_END),
        Unsent("second-marker", "second_marker", c.NOT_IN_PLAY, c.INDUSTRY_END),
        Number("doublers", "doublers", 0, c.DOUBLER_FIELDS),
        NumberSet("engineers", "engineers", len(c.ENGINEERS) - 1),
        NameSet("tokens", "tokens", c.TOKEN_NAMES),
        Hand("end-cards", "end_cards", c.END_CARD_NAMES, secret=True),
    ),
    boards=lambda railway: railway.mats,
    board=Railway.writable,
    derived=(
        *("away", "claims", "doublers", "looking_ahead", "lowest", "mats", "occupied", "stuck"),
        *("claimed", "free", "free_black", "temporary"),
    ),
    worked_out=(
        WorkedOut(
            "end-cards", array(maybe_hidden(one_of(c.END_CARD_NAMES))), end_cards, secret=True
        ),
        OfBoard("markers", array(integer(0, c.INDUSTRY_END)), markers),
        OfBoard("free", PIECES, free_pieces),
        WorkedOut("placed", dictionary(PIECES), placed_by),
        OfBoard("round-points", array(integer(0, 500), len(c.LINES) + 1), scoring.round_points),
        *(_spaces(line) for line in _LINES),
    ),
)
"""`round_points` are those of the three lines and industry as things stand, `…_spaces` what each
space of a line brings, up to the last that counts."""
