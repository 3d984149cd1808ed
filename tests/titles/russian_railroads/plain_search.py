"""What RR-3.5 and RR-3.6 mean, said plainly: every choice in every order, nothing left out."""

from __future__ import annotations

from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.effects import carry_out
from stellwerk.titles.russian_railroads.lookahead import imagined
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.rules import PAY


def can_finish(ahead: Railway) -> bool:
    """Whether some order of choices carries out all that must be; `ahead` owes nothing else."""
    seen: set[tuple[int, ...]] = set()
    todo = [ahead]
    while todo:
        at = todo.pop()
        if at.stuck:
            continue
        if not any(duty.full for duty in at.duties()):
            return True
        for move in at.moves():
            following = at.copy()
            following.play(move)
            if move < c.SPACE_COUNT and not has_doublers(at, following, move):
                continue
            key = (following.stuck, *following.state())
            if key not in seen:
                seen.add(key)
                todo.append(following)
    return False


def action_of(railway: Railway, space: int) -> c.Action:
    """The action of a space of the board, or of the engineer who lies there."""
    if space in (c.E1, c.E2):
        return c.ENGINEERS[railway.row[space - c.E1 + 1]]
    return c.SPACES[space].action


def can_carry_out(railway: Railway, space: int, *, armed: bool) -> bool:
    """Whether the action of a space can be done in full, with the black worker placed or not."""
    ahead = imagined(railway)
    ahead.stack = []
    carry_out(ahead, space, armed=armed)
    ahead.settle()
    return has_doublers(railway, ahead, space) and can_finish(ahead)


def can_pay(railway: Railway, space: int, mix: int) -> bool:
    """Whether the action of a space can be done in full after a payment for it."""
    ahead = imagined(railway)
    PAY[space].pay(ahead, mix - c.PAY)
    ahead.settle()
    return has_doublers(railway, ahead, space) and can_finish(ahead)


def has_doublers(before: Railway, after: Railway, space: int) -> bool:
    """Whether a space whose action has begun gave the doublers it must give (RR-7.2)."""
    seat = before.active
    taken = after.mats[seat].doublers - before.mats[seat].doublers
    return space > c.OWN_ENGINEER or taken >= action_of(before, space).doublers
