"""How much a player can still do as things stand, by counting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Mat, Railway

_INDUSTRY_LIMIT: Final = (4, 6, 8, 10, 12, 15)
"""The last position a marker can come to, by number of factories."""


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


def industry_sets_off(mat: Mat) -> bool:
    """Whether a marker has a factory or the ?-space ahead."""
    last = mat.marker
    if mat.second_marker != c.NOT_IN_PLAY and mat.second_marker < last:
        last = mat.second_marker
    factories = len(mat.factories)
    if factories and last < 3 + 2 * factories:
        return True
    unclaimed = not mat.claimed & c.FIELD_INDUSTRY_TOKEN
    return unclaimed and last < c.QUESTION_POSITION <= _INDUSTRY_LIMIT[factories]


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


def is_open(railway: Railway, mat: Mat, parts: Sequence[int]) -> bool:
    """Whether all the parts can be done as things stand, in any order.

    Sufficient, not necessary: what the parts set off on the way is not counted.
    """
    black = parts[c.BLACK] + parts[c.STEP_BLACK_OR_GREY] + parts[c.STEP_ANY] + parts[c.REPEAT]
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
    if locomotives + factories > 1:
        return locomotives + factories <= sum(railway.stock)
    if locomotives:
        return railway.lowest > 0
    return factories == 0 or railway.lowest > 0 or any(railway.returned)
