"""Carrying out in full (RR-3.5, RR-3.6): whether what must be done still can be.

The plain meaning is a search: play every order of choices on copies until nothing that must be
done in full is left. Effects answer most questions by counting before they search.
"""

from __future__ import annotations

from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.room import is_open


def can_finish(ahead: Railway) -> bool:
    """Whether some order of choices carries out all that must be; `ahead` is a trimmed copy."""
    seen: set[tuple[int, ...]] = set()
    todo = [ahead]
    while todo:
        at = todo.pop()
        if at.stuck:
            continue
        if not owes_in_full(at):
            return True
        for move in at.moves():
            following = at.copy()
            following.play(move)
            key = tuple(following.state())
            if key not in seen:
                seen.add(key)
                todo.append(following)
    return False


def imagined(railway: Railway) -> Railway:
    """A copy for looking ahead that owes only the action going on, not the course of the round."""
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
    return any(duty.full for duty in railway.duties())


def _is_carefree(railway: Railway) -> bool:
    """Whether no choice can spoil anything: nothing is owed in full, or there is room for all."""
    duties = railway.duties()
    owed = [duty for duty in duties if duty.full]
    if not owed:
        return True
    top = duties[-1]
    if top.full and len(owed) == 1:
        return top.is_plain(railway)
    needs = [0] * c.PARTS
    for duty in owed:
        duty.add_needs(needs)
    if not top.full:
        top.add_appetite(needs)
    return is_open(railway, railway.mats[railway.active], needs)
