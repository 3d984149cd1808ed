"""What no table can look like: the checks of a position that a person wrote.

A position that passes can be played to its end. What is owed lies in the order of the phases,
the later phase below, then the turn that is going on, then what the turn has still to do.
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.errors import NotationError
from stellwerk.core.position import Effect
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.auction import InSecret
from stellwerk.titles.volldampf.chance import BlindDraw, DrawAction, Rob
from stellwerk.titles.volldampf.effects import InOrder
from stellwerk.titles.volldampf.phases import STEP_OF, STEPS
from stellwerk.titles.volldampf.position import Railroad

_OPEN: Final = ("bonds", "issue", "auction", "bid")
_SECRET: Final = ("bonds-in-secret", "secret-bonds", "bids-in-secret", "secret-bids")
_TRANSPORTS: Final = ("transport", "subsidised")
_UNDER: Final = {
    "all-new?": ("regrouping",),
    "subsidy?": ("subsidies",),
    "sabotage?": ("sabotages",),
    "sabotages": _TRANSPORTS,
    "step": _TRANSPORTS,
    "freight": _TRANSPORTS,
    "unload": _TRANSPORTS,
    "plan": (*_TRANSPORTS, "issue", "bid", "take-group", "lay"),
    "replace": (*_TRANSPORTS, "issue", "bid", "take-group", "lay"),
}
"""What is owed only directly on top of something else."""


def check(position: Railroad) -> None:
    """Refuse a position that could not be played on; `check_people` comes first."""
    names = [effect.name for effect in position.stack]
    below = ""
    for effect in position.stack:
        _check_place(position, effect, below)
        below = effect.name
    _check_things(position, names)
    _check_bids(position, names)
    _check_counting(position)
    _check_cards(position, names)


def _check_place(position: Railroad, effect: Effect[Railroad], below: str) -> None:
    """What may lie on what."""
    name = effect.name
    if name in _OPEN and position.players == 2:
        raise NotationError(f"{name} is for more than two players")
    if name in _SECRET and position.players != 2:
        raise NotationError(f"{name} is for two players")
    if name in _UNDER:
        if below not in _UNDER[name]:
            raise NotationError(f"{name} is owed only after {' or '.join(_UNDER[name])}")
        return
    if isinstance(effect, DrawAction | Rob | BlindDraw):
        seats = [effect.seat, effect.victim] if isinstance(effect, BlindDraw) else [effect.seat]
        if max(seats) >= position.players or len(set(seats)) != len(seats):
            raise NotationError(f"{name} is for players who are not there")
        if below.startswith("draw-"):
            return
        phase = "transports"
    else:
        phase = STEP_OF.get(name, name)
    if below and (below not in STEPS or not _may_follow(below, name, phase)):
        raise NotationError(f"{name} cannot be owed after {below}")


def _may_follow(below: str, name: str, phase: str) -> bool:
    """A turn may lie on its own phase or on a later one, a phase only on a later one."""
    if name in STEPS:
        return STEPS.index(below) < STEPS.index(name)
    return STEPS.index(below) <= STEPS.index(phase)


def check_people(position: Railroad) -> None:
    """Refuse seats that are not there."""
    seats = range(position.players)
    if sorted(position.order) != list(seats):
        raise NotationError("the order must name every seat once")
    if position.active not in seats or any(seat not in seats for seat in position.passed):
        raise NotationError(f"there are only {position.players} seats")
    top = position.stack[-1] if position.stack else None
    asked = top is not None and top.name.endswith("?")
    if asked != (position.asked in seats):
        raise NotationError("somebody is asked exactly when a question is owed")


def _check_things(position: Railroad, names: list[str]) -> None:
    """Stones that are under way have somewhere to go."""
    moving = {"step", "sabotages", "replace"} & set(names)
    if moving and position.cargo == c.NONE:
        raise NotationError("a stone is to be moved, but there is no cargo")
    if position.cargo != c.NONE and not moving:
        raise NotationError("there is a cargo, but no stone is to be moved")
    if "sabotages" in names and not position.path:
        raise NotationError("a stone is to arrive, but there is no path")
    if position.path and "replace" in names:
        raise NotationError("there is a path, but the stone does not follow it")
    if ("unload" in names) != (position.drawn != c.NONE):
        raise NotationError("a stone is drawn exactly when it is to be put down")
    if "step" in names and not position.stack[-1].options(position):
        raise NotationError("the cargo cannot arrive anywhere")


def _check_bids(position: Railroad, names: list[str]) -> None:
    """Bids are on the table during an auction only, secrets while both choose."""
    passed = position.passed
    if len(set(passed)) != len(passed) or len(passed) >= position.players:
        raise NotationError("somebody has passed twice, or everybody has passed")
    bids = [company.bid for company in position.companies]
    last = names[-1] if names else ""
    bidding = last in ("auction", "bid") or names[-2:-1] == ["bid"]
    if not bidding and (position.highest != c.NONE or passed or max(bids) != c.NONE):
        raise NotationError("there are bids, but no auction is going on")
    if max(bids) > position.highest:
        raise NotationError("a bid is higher than the highest")
    if any(company.bid > company.cash for company in position.companies):
        raise NotationError("a bid is higher than the cash of the bidder")
    if last == "bid" and position.active in passed:
        raise NotationError("somebody who has passed is to bid")
    sealed = [company.sealed for company in position.companies]
    if position.stack and isinstance(position.stack[-1], InSecret):
        sealed.pop(position.active)
    if any(number != c.NONE for number in sealed) and last not in _SECRET:
        raise NotationError("there is a secret choice, but nobody chooses in secret")
    if last in _SECRET and position.companies[position.active].sealed != c.NONE:
        raise NotationError("somebody who has chosen is to choose")


def _going_on(position: Railroad) -> tuple[Effect[Railroad] | None, list[str]]:
    """The phase that is going on or about to begin, and what is owed on top of it."""
    phases = [effect for effect in position.stack if effect.name in STEPS]
    above = [effect.name for effect in position.stack[len(phases) :]]
    return (phases[-1] if phases else None), above


def in_turn(position: Railroad) -> InOrder | None:
    """The phase of turns that is going on, if a turn of it is owed."""
    phase, above = _going_on(position)
    if not isinstance(phase, InOrder) or not above:
        return None
    return phase if STEP_OF.get(above[0], phase.name) == phase.name else None


def _check_counting(position: Railroad) -> None:
    """Refuse a count that the phase cannot have reached."""
    players = position.players
    size = c.GROUP_SIZE[players]
    phase, above = _going_on(position)
    name = "" if phase is None else phase.name
    low = high = c.NONE
    laps = 1
    if above == ["sort"]:
        if not any(position.groups):
            raise NotationError("there are no route cards to sort")
        low = high = _dealt(position, len(position.groups) - 1, (players - 1) * size)
    elif name == "routes":
        low = high = _dealt(position, len(position.groups), players * size)
    elif isinstance(phase, InOrder):
        laps = phase.rounds(position)
        if in_turn(position) is not None:
            low = 0
        if in_turn(position) is not None or not above:
            high = players - 1
    elif name == "subsidies" and above and above != ["subsidy?"]:
        low, high = 0, players - 1
    if not low <= position.place <= high:
        raise NotationError(f"place must be between {low} and {high}, not {position.place}")
    if position.lap >= (laps if position.place != c.NONE else 1):
        raise NotationError(f"lap {position.lap} is beyond the last")
    if position.round > c.ROUNDS[players]:
        raise NotationError(f"there are only {c.ROUNDS[players]} rounds")


def _dealt(position: Railroad, groups: int, cards: int) -> int:
    """How many cards, minus one, are dealt or sorted into these groups."""
    size = c.GROUP_SIZE[position.players]
    sizes = [c.size(pile) for pile in position.groups[:groups]]
    if sum(sizes) == 0:
        return c.NONE
    if sizes[:-1] != [size] * (groups - 1) or not 0 < sizes[-1] <= size or sum(sizes) >= cards:
        raise NotationError("the groups on the table cannot have been dealt")
    return sum(sizes) - 1


def _check_cards(position: Railroad, names: list[str]) -> None:
    """There are groups for all who choose, and cards and pieces for all rounds to come."""
    players = position.players
    size = c.GROUP_SIZE[players]
    phase, above = _going_on(position)
    taken: list[int] = []
    if phase is not None and phase.name == "choice" and (not above or in_turn(position)):
        taken = position.order[: position.place if above else position.place + 1]
    on_table = [c.size(pile) for pile in position.groups if pile]
    if "routes" in names or above == ["sort"]:
        waiting = on_table
    elif "choice" in names:
        waiting = [size] * (players - len(taken))
    else:
        waiting = [] if "round" in names else on_table
    if on_table != waiting:
        raise NotationError(f"there must be {len(waiting)} groups on the table")
    coming = (c.ROUNDS[players] - position.round) * size if "round" in names else 0
    undealt = players * size - sum(on_table) if "routes" in names else 0
    if c.size(position.routes) < players * coming + undealt:
        raise NotationError("there are not enough route cards for the rounds to come")
    for seat, company in enumerate(position.companies):
        needed = coming + c.size(company.routes)
        if "choice" in names and seat not in taken:
            needed += size
        if company.track.bit_count() + needed > c.PIECES[players]:
            raise NotationError(f"seat {seat + 1} has too few pieces for its route cards")
