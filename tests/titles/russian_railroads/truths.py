"""What has to be true of the table for each reason, written independently of reasons.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stellwerk.core.messages import Message
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.action_parts import ActionParts
from stellwerk.titles.russian_railroads.effects import LayLocomotive, PickCard, UseAgain
from stellwerk.titles.russian_railroads.end_of_round import MoveOn
from stellwerk.titles.russian_railroads.position import Duty, Railway, space_of
from stellwerk.titles.russian_railroads.rules import Pay, TakeTurn
from titles.russian_railroads import plain_search
from titles.russian_railroads.shortages import (
    AVAILABLE_FROM,
    GAPS,
    IS_LACKING,
    NEVER_AGAIN,
    Closed,
    no_doubler,
    stands_there,
    takes_one_worker,
    used_again,
)


def not_in_full(closed: Closed) -> bool:
    """The action cannot be done, and what it is said to lack is lacking."""
    lacking = closed.reason.params["lacking"]
    assert isinstance(lacking, Message)
    if closed.move >= c.PICK_CARD:
        possible = card_possible(closed)
    else:
        railway = closed.railway
        armed = railway.rules > 1 and isinstance(closed.top, TakeTurn) and closed.mat.free_black > 0
        armed = armed or (isinstance(closed.top, UseAgain) and stands_there(railway, closed.move))
        possible = plain_search.can_carry_out(railway, closed.move, armed=armed)
    return not possible and IS_LACKING[lacking.key](closed)


def card_possible(closed: Closed) -> bool:
    """Whether a ?-card could be carried out if nothing else were owed."""
    if closed.name == "card-nine" and min(closed.mat.locomotives) == 9:
        return False
    if closed.name == "card-three" and no_doubler(closed):
        return False
    return rest_possible(closed.railway, [closed.top], closed.move)


# What the rest of the action needs.


def rest_possible(railway: Railway, owed: list[Duty], move: int) -> bool:
    ahead = railway.copy()
    ahead.looking_ahead = True
    ahead.stack = [*owed]
    ahead.play(move)
    return plain_search.can_finish(ahead)


def spoils_the_rest(closed: Closed) -> bool:
    """It would be open, but for what is left to do."""
    railway = closed.railway
    owed = [duty for duty in railway.duties() if not duty.flow or duty is closed.top]
    if isinstance(closed.top, Pay):
        offered = not cannot_pay(closed)
    elif isinstance(closed.top, UseAgain) and closed.move != c.DONE:
        armed = stands_there(railway, closed.move)
        offered = closed.move in used_again(railway) and (
            closed.move > c.OWN_ENGINEER
            or plain_search.can_carry_out(railway, closed.move, armed=armed)
        )
    else:
        ahead = railway.copy()
        ahead.looking_ahead = True
        offered = closed.move in closed.top.options(ahead)
    return offered and not rest_possible(railway, owed, closed.move)


def must_be_done(closed: Closed) -> bool:
    return closed.move == c.DONE and closed.top.full


KINDS: Final = (
    *(0, c.PASS, c.DONE, c.PAY, c.STEP, c.MARKER, c.TAKE_LOCOMOTIVE, c.BUILD, c.PLACE, c.EXCHANGE),
    *(c.TAKE_DOUBLER, c.PICK_TOKEN, c.PICK_CARD, c.TAKE_END_CARD, c.PICK_BONUS, c.DEAL_SEAT),
    *(c.DEAL_ENGINEER, c.BOX_END_CARD, c.HIDDEN_END_CARD, c.HIDDEN_BOX),
)
"""The first move of each kind."""
KIND_OF: Final = [max(first for first in KINDS if first <= move) for move in range(c.MOVES)]


def not_asked(closed: Closed) -> bool:
    """No move of that kind is open, and there is no better reason."""
    if closed.move == c.DONE:
        return not isinstance(closed.top, ActionParts | UseAgain | PickCard | MoveOn)
    asked = {KIND_OF[move] for move in closed.railway.moves()}
    return KIND_OF[closed.move] not in asked


def finish_first(closed: Closed) -> bool:
    if closed.move == c.PASS:
        return not isinstance(closed.top, TakeTurn)
    return not isinstance(closed.top, TakeTurn | MoveOn | UseAgain)


# Spaces.


def cost(closed: Closed) -> tuple[int, int]:
    """Workers and coins."""
    if closed.move > c.OWN_ENGINEER:
        return 1, 0
    return c.SPACES[closed.move].workers, c.SPACES[closed.move].coins


def too_few_workers(closed: Closed) -> bool:
    mat = closed.mat
    workers, coins = cost(closed)
    left = mat.free + mat.temporary + mat.free_black + mat.coins
    return left < workers + coins and closed.number("count") == workers


def is_last_round(closed: Closed) -> bool:
    return closed.railway.current_round == (0, 0, 6, 6, 7)[closed.railway.players]


def lies_nobody(closed: Closed) -> bool:
    fields = {"H": 0, "E1": 1, "E2": 2}
    return closed.railway.row[fields[closed.name]] == 0


def is_occupied(closed: Closed) -> bool:
    return any(space_of(placed) == closed.move for placed in closed.railway.placements)


def is_own_place(closed: Closed) -> bool:
    railway = closed.railway
    return railway.order.index(railway.active) == ("O1", "O2").index(closed.name)


def never_again(closed: Closed) -> bool:
    assert isinstance(closed.top, UseAgain)
    one = takes_one_worker(closed.move) and closed.name not in NEVER_AGAIN
    return closed.move == closed.top.itself or not one


def not_used(closed: Closed) -> bool:
    return isinstance(closed.top, UseAgain) and closed.move not in used_again(closed.railway)


def cannot_pay(closed: Closed) -> bool:
    assert isinstance(closed.top, Pay)
    mat = closed.mat
    black, coins = divmod(closed.move - c.PAY, 4)
    workers = closed.top.cost - black - coins
    return (
        workers < 0
        or black > mat.free_black
        or coins + closed.top.fee > mat.coins
        or workers > mat.free + mat.temporary
    )


# Steps, markers, locomotives, factories.


def piece_of(closed: Closed) -> int:
    return closed.move - c.STEP


def allows_no_such_colour(closed: Closed) -> bool:
    assert isinstance(closed.top, ActionParts)
    colour = c.COLOUR_OF[piece_of(closed)]
    parts = [colour, c.STEP_ANY]
    if colour in (c.BLACK, c.GREY):
        parts.append(c.STEP_BLACK_OR_GREY)
    if colour == c.BLACK:
        parts += [c.EXTRA, c.REPEAT]
    return not any(closed.top.parts[part] for part in parts)


def colour_not_available(closed: Closed) -> bool:
    needed = AVAILABLE_FROM[c.COLOUR_OF[piece_of(closed)]]
    return closed.mat.tracks[c.TS_BLACK] < needed == closed.number("space")


def at_end_of_line(closed: Closed) -> bool:
    piece = piece_of(closed)
    return closed.mat.tracks[piece] == c.LINE_ENDS[c.LINE_OF[piece]]


def names_piece_ahead(closed: Closed) -> bool:
    named = closed.reason.params["piece"]
    return isinstance(named, Message) and named.key == c.PIECE_NAMES[piece_of(closed) - 1]


def colour_before(closed: Closed) -> bool:
    return names_piece_ahead(closed) and closed.mat.tracks[piece_of(closed) - 1] == 0


def piece_ahead(closed: Closed) -> bool:
    tracks = closed.mat.tracks
    piece = piece_of(closed)
    return names_piece_ahead(closed) and tracks[piece] + 1 == tracks[piece - 1]


def markers(closed: Closed) -> tuple[int, int]:
    """Where the marker stands that would move, and where the other."""
    mat = closed.mat
    both = mat.marker, mat.second_marker
    return both if closed.name == "marker-1" else (both[1], both[0])


def gap_ahead(closed: Closed) -> bool:
    return markers(closed)[0] + 1 in GAPS[len(closed.mat.factories) :]


def must_lay(closed: Closed) -> bool:
    """New, or with a place that is free."""
    assert isinstance(closed.top, LayLocomotive)
    return closed.top.origin < 0 or 0 in closed.mat.locomotives


def there(closed: Closed) -> int:
    """The number of the locomotive in the place."""
    return closed.mat.locomotives[closed.move - c.PLACE]


def not_weaker(closed: Closed) -> bool:
    assert isinstance(closed.top, LayLocomotive)
    return closed.top.number <= there(closed) == closed.number("number")


def on_the_line_it_came_from(closed: Closed) -> bool:
    assert isinstance(closed.top, LayLocomotive)
    return closed.top.origin == c.LINE_OF_PLACE[closed.move - c.PLACE]


def comes_to_the_same(closed: Closed) -> bool:
    """Another open choice puts the same number in the place of the same number."""
    mat = closed.mat
    if closed.move < c.EXCHANGE:
        numbers, first = mat.locomotives[: c.TS_LOW + 1], c.PLACE
    else:
        numbers, first = mat.factories, c.EXCHANGE
    return any(
        numbers[other - first] == numbers[closed.move - first] for other in closed.railway.moves()
    )


IS_TRUE: Final[dict[str, Callable[[Closed], bool]]] = {
    "why-not-in-full": not_in_full,
    "why-spoils-the-rest": spoils_the_rest,
    "why-must": must_be_done,
    "why-not-asked": not_asked,
    "why-finish-first": finish_first,
    "why-bonus-gone": lambda it: not it.railway.bonuses >> (it.move - c.PICK_BONUS) & 1,
    "why-not-your-engineer": lambda it: not it.mat.engineers >> (it.move - c.OWN_ENGINEER) & 1,
    "why-boarded-up": lambda it: (
        it.railway.players == 2 and it.name in ("T1", "T3", "L2", "I3", "A3", "E2")
    ),
    "why-last-round": lambda it: is_last_round(it) and it.name in ("O1", "O2"),
    "why-not-last-round": lambda it: not is_last_round(it) and it.name == "LR",
    "why-no-engineer": lies_nobody,
    "why-hired": lambda it: lies_nobody(it) and is_occupied(it),
    "why-occupied": lambda it: is_occupied(it) and it.name != "T12",
    "why-both-places": lambda it: it.railway.active in it.railway.claims,
    "why-own-place": is_own_place,
    "why-no-target": lambda it: isinstance(it.top, MoveOn) and it.name in ("O1", "O2"),
    "why-one-worker": lambda it: isinstance(it.top, MoveOn) and not takes_one_worker(it.move),
    "why-no-coin": lambda it: it.mat.coins < cost(it)[1],
    "why-too-few-workers": too_few_workers,
    "why-never-again": never_again,
    "why-not-used": not_used,
    "why-cannot-pay": cannot_pay,
    "why-not-this-colour": allows_no_such_colour,
    "why-colour-not-available": colour_not_available,
    "why-end-of-line": at_end_of_line,
    "why-colour-before": colour_before,
    "why-piece-ahead": piece_ahead,
    "why-no-marker": lambda it: markers(it)[0] < 0,
    "why-end-of-industry": lambda it: markers(it)[0] == 15,
    "why-marker-ahead": lambda it: markers(it)[0] + 1 == markers(it)[1],
    "why-gap": gap_ahead,
    "why-no-locomotive": lambda it: not any(it.railway.stock),
    "why-not-returned": lambda it: it.railway.returned[it.number("number")] == 0,
    "why-must-lay": must_lay,
    "why-not-weaker": not_weaker,
    "why-other-line": on_the_line_it_came_from,
    "why-the-same": comes_to_the_same,
    "why-token-used": lambda it: it.mat.tokens >> (it.move - c.PICK_TOKEN) & 1 > 0,
    "why-marker-at-start": lambda it: it.mat.marker == 0,
    "why-card-gone": lambda it: not it.railway.cards >> (it.move - c.PICK_CARD) & 1,
    "why-no-doubler": no_doubler,
    "why-end-card-gone": lambda it: not it.railway.end_stack >> (it.move - c.TAKE_END_CARD) & 1,
}
"""Every reason a player on turn can be given."""
