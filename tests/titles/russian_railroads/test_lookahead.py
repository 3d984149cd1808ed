"""Carrying out in full: the counting and the pruned search against a plain search of everything."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.bits import members
from stellwerk.core.position import NOBODY
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.effects import can_carry_out, carry_out
from stellwerk.titles.russian_railroads.lookahead import imagined
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.rules import TakeTurn, affordable_spaces
from stellwerk.titles.russian_railroads.set_up import start
from stellwerk.titles.russian_railroads.title import TITLE


def can_finish_plainly(ahead: Railway) -> bool:
    """Every choice in every order, nothing left out."""
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
            key = (following.stuck, *following.state())
            if key not in seen:
                seen.add(key)
                todo.append(following)
    return False


def can_carry_out_plainly(railway: Railway, space: int) -> bool:
    mat = railway.mats[railway.active]
    ahead = imagined(railway)
    doublers = mat.doublers
    carry_out(ahead, space, armed=False)
    wanted = c.ENGINEERS[railway.row[space - c.E1 + 1]] if space in (c.E1, c.E2) else None
    wanted = wanted or c.SPACES[space].action
    if ahead.mats[railway.active].doublers < doublers + wanted.doublers:
        return False
    ahead.settle()
    return can_finish_plainly(ahead)


@pytest.mark.rule("RR-3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_space_is_open_just_if_a_plain_search_finds_a_way(players: int) -> None:
    answers = {True: 0, False: 0}
    for seed in range(30):
        rng = Random(seed)
        railway = start(players)
        while railway.turn != NOBODY:
            if isinstance(railway.stack[-1], TakeTurn):
                mat = railway.mats[railway.active]
                for space in members(affordable_spaces(railway, mat)):
                    is_action = space <= c.LAST_ROUND and space not in (c.O1, c.O2, c.HIRE)
                    if is_action and (space not in (c.E1, c.E2) or railway.row[space - c.E1 + 1]):
                        answer = can_carry_out(railway, mat, space)
                        assert answer == can_carry_out_plainly(railway, space), (
                            seed,
                            c.SPACE_NAMES[space],
                        )
                        answers[answer] += 1
            railway.play(rng.choice(railway.moves()))
    assert min(answers.values()) > 100


@pytest.mark.rule("RR-3.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_is_offered_just_if_the_rest_stays_possible(players: int) -> None:
    """In the middle of actions, against the options before filtering and a plain search."""
    kept = dropped = 0
    for seed in range(30):
        rng = Random(100 + seed)
        railway = start(players)
        while railway.turn != NOBODY:
            top = railway.duties()[-1]
            if not top.flow and any(duty.full for duty in railway.duties()):
                ahead = imagined(railway)
                ahead.settle()
                for move in ahead.moves():
                    following = ahead.copy()
                    following.play(move)
                    expected = can_finish_plainly(following)
                    assert (move in railway.moves()) == expected, (seed, top.name, move)
                    kept += expected
                    dropped += not expected
            railway.play(rng.choice(railway.moves()))
    assert kept > 100


@pytest.mark.rule("RR-3.6")
def test_the_filter_drops_something() -> None:
    """Factory 5 offers a step that would leave I2's second step impossible: it is not offered."""
    railway = TITLE.read_position(
        4, {}, ["seat 1 factories 5", "seat 1 marker 4", "seat 1 coins 0"]
    )
    for text in ("I2", "marker-1"):
        move = TITLE.read_move(railway, text)
        TITLE.check(railway, move)
        railway.play(move)
    assert [TITLE.write_move(railway, move) for move in railway.moves()] == ["done"]
