"""What no table can look like: the checks of a position that a person wrote."""

from __future__ import annotations

from typing import Final

from stellwerk.core.errors import NotationError
from stellwerk.core.position import Effect
from stellwerk.titles.volldampf import auction, building, chance, effects, transport
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Table

_UNDER: Final[dict[Effect[Table], tuple[Effect[Table], ...]]] = {
    transport.STEP: (transport.TRANSPORT, transport.SUBSIDISED),
    transport.SABOTAGES: (transport.TRANSPORT, transport.SUBSIDISED),
    transport.ASK_SABOTAGE: (transport.SABOTAGES,),
    transport.ASK_SUBSIDY: (transport.SUBSIDIES,),
    building.ASK_ALL_NEW: (building.REGROUPING,),
}
"""What can be owed only on top of something else."""


def check(position: Table) -> None:
    """Refuse what could not be asked, and counts that cannot have been reached."""
    stack = position.stack
    for count, effect in enumerate(stack):
        under = _UNDER.get(effect, ())
        if under and (count == 0 or stack[count - 1] not in under):
            raise NotationError(f"{effect.name} is owed only after {under[0].name}")
        if effect in (auction.CHOOSE_BONDS, auction.CHOOSE_BID) and position.players != 2:
            raise NotationError(f"{effect.name} is for two players")
        if isinstance(effect, effects.Question) and not 0 <= position.asked < position.players:
            raise NotationError(f"{effect.name} needs somebody who is asked")
    moving = [effect for effect in stack if effect in (transport.STEP, effects.REPLACE)]
    if (moving or transport.SABOTAGES in stack) and position.cargo == c.NONE:
        raise NotationError("a stone is to be moved, but there is no cargo")
    if transport.SABOTAGES in stack and not position.path:
        raise NotationError("a stone is to arrive, but there is no path")
    if transport.UNLOAD in stack and position.drawn == c.NONE:
        raise NotationError("a stone is to be put down, but none is drawn")
    _check_counting(position)


def _check_counting(position: Table) -> None:
    """Refuse a count that the phase cannot have reached."""
    size = c.GROUP_SIZE[position.players]
    stack = position.stack
    top = stack[-1] if stack else None
    dealt = len(position.groups) - (top is building.SORT)
    if top in (chance.DEAL_ROUTES, building.SORT) and position.place != c.NONE:
        if position.place // size + 1 != dealt or position.place + 1 >= position.players * size:
            raise NotationError("place is not the number of cards in groups, less one")
    elif position.place >= position.players:
        raise NotationError("place is beyond the last player")
    if top is building.SORT and not position.groups:
        raise NotationError("there are no route cards to sort")
