"""Plans are legal turns, complete and in order."""

from __future__ import annotations

from random import Random

from stellwerk.bots.evaluators import value_of
from stellwerk.bots.plans import Planner
from stellwerk.bots.tree import carried_out
from stellwerk.core.position import NOBODY, Position
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.title import TITLE

VALUE = value_of(TITLE)


def opening(seed: int, rounds: int = 1) -> Railway:
    """A position at the start of a turn, after some random rounds."""
    rng = Random(seed)
    position = TITLE.new_game(3)
    while position.current_round < rounds or c.PASS not in position.moves():
        position.play(rng.choice(position.moves()))
    return position


def best_turn(position: Position, seat: int, turns: int) -> float:
    """The value of the best of all complete turns, by brute force."""
    if position.turn != seat or position.turns != turns:
        return VALUE.points(position, seat)
    worth = []
    for move in position.moves():
        after = position.copy()
        after.play(move)
        worth.append(best_turn(after, seat, turns))
    return max(worth)


def test_a_wide_beam_finds_the_best_turn() -> None:
    for seed in range(4):
        position = opening(seed)
        plans = Planner(VALUE, Random(1), width=1_000, depth=100).plans(position)
        assert plans[0].worth == best_turn(position, position.turn, position.turns)


def test_plans_are_legal_turns_with_the_best_first() -> None:
    for seed in range(4):
        position = opening(seed, rounds=3)
        seat, turns = position.turn, position.turns
        plans = Planner(VALUE, Random(1), width=2, depth=12).plans(position)
        worths = [plan.worth for plan in plans]
        assert worths == sorted(worths, reverse=True)
        for plan in plans:
            at = position.copy()
            for move in plan.moves:
                assert (at.turn, at.turns) == (seat, turns)
                assert move in at.moves()
                at.play(move)
            assert at.turn != seat or at.turns != turns
            assert at.state() == plan.end.state()
            assert plan.worth == VALUE.points(at, seat)


def test_every_space_is_looked_at() -> None:
    position = opening(1)
    plans = Planner(VALUE, Random(1), width=1, depth=12).plans(position)
    firsts = {plan.moves[0] for plan in plans}
    assert firsts == set(position.moves())


def test_a_plan_ends_where_the_look_ahead_ends() -> None:
    position = opening(2)
    plans = Planner(VALUE, Random(1), width=4, depth=1).plans(position)
    assert max(len(plan.moves) for plan in plans) == 2


def test_a_plan_ends_with_the_game() -> None:
    rng = Random(5)
    position = TITLE.new_game(2)
    before = position
    while position.turn != NOBODY:
        if c.PASS in position.moves():
            before = position.copy()
        position.play(rng.choice(position.moves()))
    plans = Planner(VALUE, Random(1), width=4, depth=12).plans(before)
    assert plans[0].end.turn == NOBODY or plans[0].end.turns > before.turns


def test_effort_bounds_the_steps_of_any_turn() -> None:
    """Beyond it only first moves are tried, and plans stay beginnings of legal turns."""
    bound = 0
    for seed in range(4):
        position = opening(seed, rounds=5)
        free = Planner(VALUE, Random(1), width=6, depth=12)
        free.plans(position)
        tired = Planner(VALUE, Random(1), width=6, depth=12, effort=free.tried // 4)
        plans = tired.plans(position)
        longest = max(len(position.moves()), 40)
        bound += free.tried > 2 * tired.effort + longest
        assert tired.tried <= 2 * tired.effort + len(position.moves()) + longest
        assert tired.tried >= len(position.moves())
        for plan in plans:
            assert carried_out(position, plan.moves) is not None
    assert bound
