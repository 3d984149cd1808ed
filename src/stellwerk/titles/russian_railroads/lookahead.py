"""Carrying out in full (RR-3.5, RR-3.6): whether what must be done still can be.

The plain meaning is a search: play every order of choices on copies until nothing that must be
done in full is left. Effects answer most questions by counting before they search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stellwerk.core.tables import Numbers
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.capacity import (
    Needs,
    industry_steps_left,
    is_open,
    steps_to_token,
    steps_to_token_of,
)
from stellwerk.titles.russian_railroads.position import UNBOUNDED, Mat, Railway

if TYPE_CHECKING:
    from stellwerk.core.tables import i64


def can_finish(ahead: Railway) -> bool:
    """Whether some order of choices carries out all that must be; `ahead` is a trimmed copy."""
    return not ahead.stuck and (not owes_in_full(ahead) or _finishes(ahead, set()))


def _finishes(at: Railway, seen: set[Numbers]) -> bool:
    """The search from where something is owed, forgoing first: `done` is the last of the moves."""
    mat = at.mats[at.active]
    steps = _steps_at_hand(at, mat)
    if steps < steps_to_token(mat):
        return False
    must = at.duties()[-1].full
    for move in reversed(at.moves()):
        if not must and _opens_nothing(mat, move, steps):
            continue
        following = at.copy()
        following.play(move)
        if following.stuck:
            continue
        if not owes_in_full(following):
            return True
        key = _key(following)
        if key not in seen:
            seen.add(key)
            if _finishes(following, seen):
                return True
    return False


def _steps_at_hand(at: Railway, mat: Mat) -> int:
    """The black steps that may earn a token, where nothing but a token helps; else UNBOUNDED.

    That is so where an industry step is owed and no marker can move.
    """
    if industry_steps_left(mat):
        return UNBOUNDED
    owed = False
    steps = 0
    for duty in at.duties():
        owed = owed or (duty.full and duty.wants_industry())
        steps += duty.black_steps(at.rules)
    return steps if owed else UNBOUNDED


def _key(railway: Railway) -> Numbers:
    """What in the course of one action can make a difference to what is still possible."""
    mat = railway.mats[railway.active]
    markers = [mat.second_marker + 1, mat.marker]
    numbers = [
        _packed(mat.tracks),
        _packed(mat.locomotives),
        _packed(mat.factories),
        _packed(markers),
        _packed(railway.stock),
        _packed(railway.returned),
        mat.tokens << 16 | mat.claimed << 8 | mat.doublers,
        railway.cards << 8 | railway.doublers,
    ]
    numbers += [effect.code for effect in railway.stack]
    return tuple(numbers)


def _packed(numbers: list[int]) -> int:
    """Up to fifteen numbers in one, four bits each; the first may be higher."""
    found: i64 = 0
    for number in numbers:
        found = found << 4 | number
    return found


def _opens_nothing(mat: Mat, move: int, steps: int) -> bool:
    """Whether a move that may be left out cannot make anything else possible.

    Of the steps only black ones earn anything, where `steps` of them are at hand; and end-bonus
    cards count at the end of the game.
    """
    if c.STEP <= move < c.MARKER:
        piece = move - c.STEP
        return c.COLOUR_OF[piece] != c.BLACK or steps < steps_to_token_of(mat, piece)
    return c.TAKE_END_CARD <= move < c.TAKE_POINTS


def imagined(railway: Railway) -> Railway:
    """A copy for looking ahead that owes only the current action, not the rest of the round."""
    ahead = railway.copy()
    ahead.looking_ahead = True
    ahead.stack = [duty for duty in ahead.duties() if not duty.flow]
    return ahead


def leads_to_the_end(railway: Railway, move: int) -> bool:
    """Whether all that must be done in full still can be after a move."""
    ahead = imagined(railway)
    ahead.play(move)
    return can_finish(ahead)


def still_possible(railway: Railway, moves: list[int]) -> list[int]:
    """The moves after which all that must be done in full still can be (RR-3.6)."""
    if len(moves) < 2 or railway.looking_ahead or _is_carefree(railway):
        return moves
    return [move for move in moves if leads_to_the_end(railway, move)]


def owes_in_full(railway: Railway) -> bool:
    return _owed_in_full(railway) > 0


def _owed_in_full(railway: Railway) -> int:
    owed = 0
    for duty in railway.duties():
        if duty.full:
            owed += 1
    return owed


def _is_carefree(railway: Railway) -> bool:
    """Whether no choice can spoil anything: nothing is owed in full, or there is room for all."""
    owed = _owed_in_full(railway)
    if owed == 0:
        return True
    duties = railway.duties()
    top = duties[-1]
    if top.full and owed == 1:
        return top.is_plain(railway)
    needs = [0] * c.PARTS
    for duty in duties:
        if duty.full:
            duty.add_needs(needs)
    if not top.full:
        top.add_appetite(needs)
    if _compete(needs):
        return False
    return is_open(railway, railway.mats[railway.active], Needs(tuple(needs)))


def _compete(needs: list[int]) -> bool:
    """Whether a part that leaves the kind of step open may take the room of another part."""
    if needs[c.REPEAT] and needs[c.INDUSTRY]:
        return True
    open_kind = needs[c.STEP_ANY] + needs[c.STEP_BLACK_OR_GREY]
    return open_kind > 0 and any(needs[c.GREY : c.WHITE + 1])
