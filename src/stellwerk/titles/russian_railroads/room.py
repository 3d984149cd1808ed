"""How much a player can still do as things stand, by counting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.core.bits import mask_of
from stellwerk.core.tables import Numbers
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Mat, Railway

_INDUSTRY_LIMIT: Final[Numbers] = (4, 6, 8, 10, 12, 15)
"""The last position a marker can come to, by number of factories."""
_FACTORIES_THAT_LEAD_ON: Final[Numbers] = (2, 3, 7)


def room(mat: Mat, colour: int) -> int:
    """Steps a colour other than black can make on all lines together."""
    tracks = mat.tracks
    if tracks[c.TS_BLACK] < c.BLACK_NEEDED[c.TS_BLACK + colour]:
        return 0
    found = 0
    for piece in c.PIECES_OF_COLOUR[colour]:
        free = tracks[piece - 1] - tracks[piece] - 1
        if free > 0:
            found += free
    return found


def industry_room(mat: Mat) -> int:
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


def black_step_earns_token(mat: Mat) -> bool:
    """Whether one black step would reach a ?-space at once (RR-10.4)."""
    tracks = mat.tracks
    reach = mat.locomotives[c.SP_PLACE]
    return (
        (tracks[c.SP_BLACK] == 3 and reach >= 4)
        or (tracks[c.SP_BLACK] == 5 and reach >= 6)
        or (tracks[c.TS_BLACK] == 12 and mat.reach(c.TRANS_SIBERIAN) >= 13)
    )


def can_take_doubler(railway: Railway, mat: Mat) -> bool:
    return railway.doublers > 0 and mat.doublers < c.DOUBLER_FIELDS


def is_open(railway: Railway, mat: Mat, parts: Numbers) -> bool:
    """Whether all the parts can be done as things stand, in any order.

    Sufficient, not necessary: what the parts set off on the way is not counted.
    """
    black = parts[c.BLACK] + parts[c.STEP_BLACK_OR_GREY] + parts[c.STEP_ANY]
    black += parts[c.REPEAT] + parts[c.EXTRA]
    if black and black > mat.black_room():
        return False
    if parts[c.GREY] and parts[c.GREY] > room(mat, c.GREY):
        return False
    if parts[c.BROWN] and parts[c.BROWN] > room(mat, c.BROWN):
        return False
    if parts[c.NATURAL] and parts[c.NATURAL] > room(mat, c.NATURAL):
        return False
    if parts[c.WHITE] and parts[c.WHITE] > room(mat, c.WHITE):
        return False
    if parts[c.INDUSTRY] and parts[c.INDUSTRY] > industry_room(mat):
        return False
    locomotives = parts[c.LOCOMOTIVE]
    factories = parts[c.FACTORY] + parts[c.LOCOMOTIVE_OR_FACTORY]
    if locomotives + factories == 0:
        return True
    if locomotives + factories > 1:
        return locomotives + factories <= sum(railway.stock)
    return railway.lowest > 0 or (factories > 0 and any(railway.returned))


# The same for all spaces of the board at once: a player on turn asks about each of them.


def closed_by_count(railway: Railway, mat: Mat) -> int:
    """The spaces of the board whose actions are not open as things stand, as a set."""
    black = mat.black_room()
    grey = room(mat, c.GREY)
    closed = _WANTING_BLACK[black] | _WANTING[c.GREY][grey]
    if black + grey == 0:
        closed |= _WANTING[c.STEP_BLACK_OR_GREY][0]
    for colour in range(c.BROWN, c.WHITE + 1):
        if mat.tracks[c.TS_BLACK] < c.BLACK_NEEDED[c.TS_BLACK + colour]:
            closed |= _WANTING_COLOURS_FROM[colour]
            break
        closed |= _WANTING[colour][room(mat, colour)]
    closed |= _WANTING[c.INDUSTRY][industry_room(mat)]
    if railway.lowest == 0 and not any(railway.returned):
        closed |= _WANTING[c.LOCOMOTIVE_OR_FACTORY][0]
    if railway.lowest in (0, c.STRONGEST) and sum(railway.stock) < 2:
        closed |= _WANTING[c.LOCOMOTIVE][0]
    if not can_take_doubler(railway, mat):
        closed |= 1 << c.A1
    return closed


def _spaces_wanting(parts: Sequence[int], more_than: int) -> int:
    return mask_of(
        number
        for number, space in enumerate(c.SPACES)
        if sum(space.action.parts[part] for part in parts) > more_than
    )


_ROOMS: Final = range(c.BLACK_SPACES + 1)
"""Every room there can be for a part; there is none wider than that for black."""
_WANTING: Final = [[_spaces_wanting([part], n) for n in _ROOMS] for part in range(c.PARTS)]
"""By part and room for it: the spaces that want more."""
_WANTING_BLACK: Final = [_spaces_wanting([c.BLACK, c.STEP_ANY], n) for n in _ROOMS]
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
