"""How much a player can still do now, by counting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stellwerk.core.bits import mask_of
from stellwerk.core.tables import Numbers
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import UNBOUNDED, Mat, Railway

if TYPE_CHECKING:
    from stellwerk.core.tables import i64

_INDUSTRY_LIMIT: Final[Numbers] = (4, 6, 8, 10, 12, 15)
"""The last position a marker can come to, by number of factories."""
_FACTORIES_THAT_LEAD_ON: Final[Numbers] = (2, 3, 7)


def steps_left(mat: Mat, colour: int) -> int:
    """Steps a colour can make on all lines together; for black, `black_room` is quicker."""
    tracks = mat.tracks
    if tracks[c.TS_BLACK] < c.BLACK_NEEDED[c.TS_BLACK + colour]:
        return 0
    found: i64 = 0
    for piece in c.PIECES_OF_COLOUR[colour]:
        ahead: i64 = tracks[piece - 1]
        free = ahead - tracks[piece] - 1
        if free > 0:
            found += free
    return found


def industry_steps_left(mat: Mat) -> int:
    """Industry steps both markers can make together, with the factories that stand."""
    limit = _INDUSTRY_LIMIT[len(mat.factories)]
    if mat.second_marker == c.NOT_IN_PLAY:
        return limit - mat.marker
    return 2 * limit - 1 - mat.marker - mat.second_marker


def factories_ahead(mat: Mat) -> list[int]:
    """The factories that the last marker has still to enter."""
    last = mat.marker
    if mat.second_marker != c.NOT_IN_PLAY and mat.second_marker < last:
        last = mat.second_marker
    return mat.factories[max(last - 3, 0) // 2 :]


def has_builder_ahead(mat: Mat) -> bool:
    """Whether a marker can enter factory 2 while a gap is empty."""
    return len(mat.factories) < c.GAPS and 2 in factories_ahead(mat)


def industry_may_fill_gap(mat: Mat) -> bool:
    """Whether a marker has something ahead that may lead to a further factory.

    That is factory 2 itself, factory 3 by what it repeats, factory 7 and the ?-space by a token.
    """
    for number in factories_ahead(mat):
        if number in _FACTORIES_THAT_LEAD_ON:
            return True
    return has_question_ahead(mat)


def has_question_ahead(mat: Mat) -> bool:
    """Whether the first marker can come to the ?-space and earn a token there (RR-6.8)."""
    return (
        not mat.claimed & c.FIELD_INDUSTRY_TOKEN
        and mat.marker < c.QUESTION_POSITION <= _INDUSTRY_LIMIT[len(mat.factories)]
    )


def may_bring_marker(mat: Mat) -> bool:
    """Whether a token would bring the second marker."""
    return not mat.tokens >> c.TOKEN_MARKER & 1


def steps_to_token(mat: Mat) -> int:
    """How many black steps reach a ?-space in reach of locomotives; UNBOUNDED if none do."""
    return min(steps_to_token_of(mat, c.TS_BLACK), steps_to_token_of(mat, c.SP_BLACK))


def steps_to_token_of(mat: Mat, piece: int) -> int:
    """The same for one black piece (RR-10.4)."""
    black = mat.tracks[piece]
    if piece == c.TS_BLACK:
        reach = mat.reach(c.TRANS_SIBERIAN)
        return c.TS_TOKEN_SPACE - black if black < c.TS_TOKEN_SPACE <= reach else UNBOUNDED
    reach = mat.locomotives[c.SP_PLACE]
    if piece == c.KIEV_BLACK or black >= c.SP_NEXT_TOKEN_SPACE or reach < c.SP_TOKEN_SPACE:
        return UNBOUNDED
    if black < c.SP_TOKEN_SPACE:
        return c.SP_TOKEN_SPACE - black
    return c.SP_NEXT_TOKEN_SPACE - black if reach >= c.SP_NEXT_TOKEN_SPACE else UNBOUNDED


def grey_makes_way_for_brown(mat: Mat) -> bool:
    """Whether a grey step leaves room for a brown one behind it."""
    tracks = mat.tracks
    if tracks[c.TS_BLACK] < c.BLACK_NEEDED[c.TS_BROWN]:
        return False
    return any(tracks[grey] > 0 and mat.can_step(grey) for grey in c.PIECES_OF_COLOUR[c.GREY])


def can_take_doubler(railway: Railway, mat: Mat) -> bool:
    return railway.doublers > 0 and mat.doublers < c.DOUBLER_FIELDS


class Needs:
    """How much room the parts of an action take: fields, because they are needed so often."""

    __slots__ = (
        "black",
        "brown",
        "factories",
        "grey",
        "industry",
        "locomotives",
        "natural",
        "white",
    )

    def __init__(self, parts: Numbers) -> None:
        self.black: int = (
            parts[c.BLACK]
            + parts[c.STEP_BLACK_OR_GREY]
            + parts[c.STEP_ANY]
            + parts[c.REPEAT]
            + parts[c.EXTRA]
        )
        self.grey: int = parts[c.GREY]
        self.brown: int = parts[c.BROWN]
        self.natural: int = parts[c.NATURAL]
        self.white: int = parts[c.WHITE]
        self.industry: int = parts[c.INDUSTRY]
        self.locomotives: int = parts[c.LOCOMOTIVE]
        self.factories: int = parts[c.FACTORY] + parts[c.LOCOMOTIVE_OR_FACTORY]


def is_open(railway: Railway, mat: Mat, needs: Needs) -> bool:
    """Whether all the parts can be done as things stand, in any order.

    Sufficient, not necessary: what the parts set off on the way is not counted.
    """
    if needs.black and needs.black > mat.black_room():
        return False
    if needs.grey and needs.grey > steps_left(mat, c.GREY):
        return False
    if needs.brown and needs.brown > steps_left(mat, c.BROWN):
        return False
    if needs.natural and needs.natural > steps_left(mat, c.NATURAL):
        return False
    if needs.white and needs.white > steps_left(mat, c.WHITE):
        return False
    if needs.industry and needs.industry > industry_steps_left(mat):
        return False
    taken = needs.locomotives + needs.factories
    if taken == 0:
        return True
    if taken > 1:
        return taken <= sum(railway.stock)
    return railway.lowest > 0 or (needs.factories > 0 and any(railway.returned))


# The same for all spaces of the board at once: a player's turn needs each of them.


def closed_by_count(railway: Railway, mat: Mat, spaces: int) -> int:
    """Those of some spaces of the board whose actions are not open as things stand, as a set."""
    black = mat.black_room()
    closed = _WANTING_BLACK[black]
    if spaces & _WANTING_GREY[0]:
        closed |= _WANTING_GREY[steps_left(mat, c.GREY)]
    if black == 0 and steps_left(mat, c.GREY) == 0:
        closed |= _WANTING[c.STEP_BLACK_OR_GREY][0]
    ts_black = mat.tracks[c.TS_BLACK]
    for colour in range(c.BROWN, c.WHITE + 1):
        if ts_black < c.BLACK_NEEDED[c.TS_BLACK + colour]:
            closed |= _WANTING_COLOURS_FROM[colour]
            break
        if spaces & _WANTING[colour][0]:
            closed |= _WANTING[colour][steps_left(mat, colour)]
    if spaces & _WANTING_INDUSTRY[0]:
        closed |= _WANTING_INDUSTRY[industry_steps_left(mat)]
    if railway.lowest == 0 and not any(railway.returned):
        closed |= _WANTING[c.LOCOMOTIVE_OR_FACTORY][0]
    if railway.lowest in (0, c.STRONGEST) and sum(railway.stock) < 2:
        closed |= _WANTING[c.LOCOMOTIVE][0]
    if not can_take_doubler(railway, mat):
        closed |= 1 << c.A1
    return closed & spaces


def _spaces_wanting(parts: Sequence[int], more_than: int) -> int:
    return mask_of(
        number
        for number, space in enumerate(c.SPACES)
        if sum(space.action.parts[part] for part in parts) > more_than
    )


_STEPS: Final = range(c.BLACK_SPACES + 1)
"""As many steps as any part can have; none has more than black."""
_WANTING: Final = [[_spaces_wanting([part], n) for n in _STEPS] for part in range(c.PARTS)]
"""By part and steps left for it: the spaces that want more."""
_WANTING_GREY: Final = _WANTING[c.GREY]
_WANTING_INDUSTRY: Final = _WANTING[c.INDUSTRY]
_WANTING_BLACK: Final = [_spaces_wanting([c.BLACK, c.STEP_ANY], n) for n in _STEPS]
_WANTING_COLOURS_FROM: Final = [
    _spaces_wanting(range(colour, c.WHITE + 1), 0) for colour in range(c.WHITE + 1)
]
"""The spaces that want a colour or one that comes after it."""
MAY_BE_OPENED: Final = mask_of(
    number
    for number, space in enumerate(c.SPACES)
    if space.action.parts[c.STEP_ANY]
    or space.action.parts[c.LOCOMOTIVE]
    or space.action.parts[c.INDUSTRY] > 1
    or (space.action.parts[c.INDUSTRY] and space.action.parts[c.BLACK])
)
"""The spaces whose own steps may open what is closed by count."""
