"""What players do on their mats, and what it brings at once."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import members
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import names
from stellwerk.titles.russian_railroads.position import Duty, Mat, Railway


class Rewards:
    """The duties that mat actions give rise to.

    A step earns a token, a token brings steps: mat actions and duties need one another. The
    actions find the duties here; action_parts.py and effects.py put them in.
    """

    __slots__ = (
        "end_card",
        "factories",
        "factory_works",
        "locomotives",
        "token",
        "use_again",
        "white_steps",
    )

    white_steps: Duty
    token: Duty
    end_card: Duty
    use_again: Duty
    locomotives: list[Duty]
    """To lay a new locomotive, by number."""
    factories: list[Duty]
    """To exchange a factory for a new one, by its number."""
    factory_works: list[Duty | None]


REWARDS: Final = Rewards()


def step(railway: Railway, piece: int) -> None:
    """Move a piece one space and give what black reaches without a locomotive (RR-10)."""
    seat = railway.active
    mat = railway.writable(seat)
    space = mat.tracks[piece] + 1
    mat.tracks[piece] = space
    if railway.events is not None:
        railway.tell("step", seat=seat, piece=names.PIECES[piece], start=space - 1, space=space)
    if c.COLOUR_OF[piece] == c.BLACK:
        if space == c.LINE_ENDS[c.LINE_OF[piece]]:
            railway.score(seat, c.END_STATION_POINTS, "end-station")
            if piece == c.TS_BLACK:
                railway.stack.append(REWARDS.white_steps)
        elif piece == c.KIEV_BLACK and space == c.KIEV_WORKER_SPACE:
            _new_worker(railway, mat)
        claim_special_fields(railway, mat)
    elif piece == c.TS_BROWN:
        claim_special_fields(railway, mat)


def _new_worker(railway: Railway, mat: Mat) -> None:
    mat.workers += 1
    mat.free += 1
    if railway.events is not None:
        railway.tell("new-worker", seat=railway.active)


def claim_special_fields(railway: Railway, mat: Mat) -> None:
    """Give the rewards of fields that piece and locomotive have both reached (RR-10.5)."""
    new = reached_fields(mat) & ~mat.claimed
    if not new:
        return
    mat.claimed |= new
    if new & c.FIELD_TS_WORKER:
        _new_worker(railway, mat)
    for field in (c.FIELD_TS_TOKEN, c.FIELD_SP_TOKEN_4, c.FIELD_SP_TOKEN_6, c.FIELD_INDUSTRY_TOKEN):
        if new & field:
            railway.stack.append(REWARDS.token)


def reached_fields(mat: Mat) -> int:
    """The special fields whose conditions are met (RR-10.3, RR-10.4, RR-6.8)."""
    tracks = mat.tracks
    reached = 0
    ts_reach = mat.locomotives[c.TS_HIGH] + mat.locomotives[c.TS_LOW]
    if ts_reach >= c.TS_WORKER_SPACE and tracks[c.TS_BROWN] >= c.TS_WORKER_SPACE:
        reached = c.FIELD_TS_WORKER
    if ts_reach >= c.TS_TOKEN_SPACE and tracks[c.TS_BLACK] >= c.TS_TOKEN_SPACE:
        reached |= c.FIELD_TS_TOKEN
    sp_reach = min(mat.locomotives[c.SP_PLACE], tracks[c.SP_BLACK])
    if sp_reach >= c.SP_TOKEN_SPACE:
        reached |= c.FIELD_SP_TOKEN_4
    if sp_reach >= c.SP_NEXT_TOKEN_SPACE:
        reached |= c.FIELD_SP_TOKEN_6
    if mat.marker >= c.QUESTION_POSITION or mat.second_marker >= c.QUESTION_POSITION:
        reached |= c.FIELD_INDUSTRY_TOKEN
    return reached


def industrialise(railway: Railway, which: int) -> None:
    """Move a marker one position; a factory or the ?-space acts at once (RR-6.5, RR-6.8)."""
    seat = railway.active
    mat = railway.writable(seat)
    if which == 0:
        mat.marker += 1
        at = mat.marker
    else:
        mat.second_marker += 1
        at = mat.second_marker
    if railway.events is not None:
        railway.tell("industry", seat=seat, start=at - 1, position=at)
    gap = c.GAP_AT[at]
    if gap >= 0:
        set_off_factory(railway, mat, mat.factories[gap])
    elif at == c.QUESTION_POSITION:
        claim_special_fields(railway, mat)


def set_off_factory(railway: Railway, mat: Mat, number: int) -> None:
    """What a factory does when a marker enters it (RR-6.6)."""
    if railway.events is not None:
        railway.tell("factory", seat=railway.active, number=number)
    if number == c.ENGINEER_FACTORY:
        railway.score(railway.active, sum(members(mat.engineers)), "factory")
    elif number == c.LOCOMOTIVE_FACTORY:
        best = sorted(mat.locomotives)
        railway.score(railway.active, best[-1] + best[-2], "factory")
    elif number == c.END_CARD_FACTORY:
        railway.stack.append(REWARDS.end_card)
    else:
        action = c.FACTORIES[number]
        gain(railway, action)
        if action.again:
            railway.stack.append(REWARDS.use_again)
        perform(railway, REWARDS.factory_works[number])


def perform(railway: Railway, duty: Duty | None) -> None:
    """Owe the choices of an action, if it has any."""
    if duty is not None:
        railway.stack.append(duty)


def gain(railway: Railway, action: c.Action) -> None:
    """What comes by itself: doublers, coins, temporary workers, points (RR-3.7)."""
    if action.doublers:
        take_doublers(railway, action.doublers)
    seat = railway.active
    if action.coins:
        railway.writable(seat).coins += action.coins
        if railway.events is not None:
            railway.tell("coins", seat=seat, count=action.coins)
    if action.temporary_workers:
        railway.writable(seat).temporary += action.temporary_workers
        if railway.events is not None:
            railway.tell("temporary-workers", seat=seat)
    if action.points:
        railway.score(seat, action.points, "engineer")


def take_doublers(railway: Railway, count: int) -> None:
    """As many doublers as there are, on the left-most free fields (RR-7.1, RR-7.2)."""
    mat = railway.writable(railway.active)
    count = min(count, railway.doublers, c.DOUBLER_FIELDS - mat.doublers)
    mat.doublers += count
    railway.doublers -= count
    if count and railway.events is not None:
        railway.tell("doublers", seat=railway.active, count=count)


def _take_lowest(railway: Railway) -> int:
    number = railway.lowest
    stock = railway.stock[:]
    stock[number] -= 1
    railway.stock = stock
    while number <= c.STRONGEST and not stock[number]:
        number += 1
    taken = railway.lowest
    railway.lowest = number if number <= c.STRONGEST else 0
    return taken


def take_locomotive(railway: Railway) -> None:
    """A new locomotive from the lowest stack (RR-5.1)."""
    number = _take_lowest(railway)
    if railway.events is not None:
        railway.tell("take-locomotive", seat=railway.active, number=number)
    railway.stack.append(REWARDS.locomotives[number])


def build_factory(railway: Railway, returned: int) -> None:
    """A factory from the returned pile, or (0) from the lowest stack (RR-6.1, RR-6.2)."""
    if returned:
        number = returned
        pile = railway.returned[:]
        pile[number] -= 1
        railway.returned = pile
    else:
        number = _take_lowest(railway)
    if railway.events is not None:
        railway.tell("build-factory", seat=railway.active, number=number)
    mat = railway.writable(railway.active)
    if len(mat.factories) < c.GAPS:
        mat.factories = [*mat.factories, number]
    else:
        railway.stack.append(REWARDS.factories[number])


def give_back(railway: Railway, number: int) -> None:
    """Turn a locomotive over, or lay a factory, into the returned pile."""
    pile = railway.returned[:]
    pile[number] += 1
    railway.returned = pile
    if railway.events is not None:
        railway.tell("give-back", seat=railway.active, number=number)
