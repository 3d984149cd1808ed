"""Turns that are planned while others play, and passing by itself with nothing to do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stellwerk.core.position import DEALER, SPECTATOR
from stellwerk.table import acts
from stellwerk.table.errors import RefusedError
from stellwerk.table.plan_view import plan_view
from stellwerk.table.planning import foresee, plan
from stellwerk.table.play import confirm, play, prefer
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table
from stellwerk.table.view import view
from stellwerk.titles import load_title, title_ids
from table.tables import advance, open_moves, plain, running

LUCK = Random(3)
PLANNABLE = [id_ for id_ in title_ids() if "next_turn" in vars(type(load_title(id_)))]
PASSING = [id_ for id_ in title_ids() if "nothing_to_do" in vars(type(load_title(id_)))]


def whole_turn(table: Table, seat: int, rng: Random, first: str = "") -> list[str]:
    """A turn that a seat could plan now, to its end; nothing if none can be planned."""
    moves = [first] if first else []
    try:
        while True:
            seen = plan_view(table, "t", seat, moves)
            if not seen.moves:
                return moves
            moves.append(rng.choice(seen.moves).move)
    except RefusedError:
        return []


@pytest.mark.parametrize("title", PLANNABLE)
def test_plans_are_played_when_the_turn_comes_or_dropped(title: str) -> None:
    """T25: whole games in which a seat plans whenever it can."""
    rng = Random(1)
    table = running(title, 3)
    played = dropped = 0
    for _ in range(3_000):
        if played > 5 and dropped:
            break
        if table.state == "over":
            table = running(title, 3, luck=played)
        waits = 0 not in table.awaited
        if waits and not table.seats[0].plan:
            moves = whole_turn(table, 0, rng)
            if moves:
                plan(table, 0, moves, 0)
        planned = table.seats[0].plan
        before = len(table.fresh)
        advance(table, rng)
        fresh = [act for _, act in table.fresh[before:]]
        if planned and not table.seats[0].plan:
            made = [act.move for act in fresh if isinstance(act, acts.Played) and act.actor == 0]
            if table.seats[0].plan_dropped:
                dropped += 1
                assert made == []
                assert 0 in table.awaited
            else:
                played += 1
                assert tuple(made[: len(planned)]) == planned
    assert played
    assert dropped


def test_a_plan_is_dropped_when_its_space_was_taken() -> None:
    table = running("russian-railroads", 2)
    while table.title.round_now(table.game.position) < 1 or table.holding != NO_SEAT:
        advance(table, LUCK)
    seat = table.awaited[0]
    other = 1 - seat
    moves = whole_turn(table, other, Random(1), "T2")
    plan(table, other, moves, 0)
    assert view(table, "t", other).own.plan == tuple(moves)  # type: ignore[union-attr]
    play(table, seat, table.step, moves[0], 0, LUCK)
    while table.awaited == [seat]:
        if table.holding == seat:
            confirm(table, seat, table.step, 0, LUCK)
        else:
            play(table, seat, table.step, open_moves(table, seat)[0], 0, LUCK)
    own = view(table, "t", other).own
    assert own is not None
    assert own.plan == ()
    assert own.plan_dropped
    assert table.awaited == [other]


def test_no_plan_is_kept_in_ones_own_turn_and_a_plan_can_be_withdrawn() -> None:
    table = running("glueck-auf", 2)
    while table.holding != NO_SEAT or not table.title.round_now(table.game.position):
        advance(table, LUCK)
    seat = table.awaited[0]
    with pytest.raises(RefusedError, match="your turn"):
        plan(table, seat, whole_turn(table, seat, Random(2)), 0)
    moves = whole_turn(table, 1 - seat, Random(2))
    plan(table, 1 - seat, moves, 0)
    assert table.seats[1 - seat].plan
    plan(table, 1 - seat, [], 0)
    assert not table.seats[1 - seat].plan
    journal = [(at, acts.read_act(acts.write_act(act))) for at, act in table.fresh]
    assert Table.load(journal).seats[1 - seat].plan == ()


def seen(table: Table, viewer: int) -> dict[str, Any]:
    found: dict[str, Any] = plain(view(table, "t", viewer))
    return found


@pytest.mark.parametrize("title", PLANNABLE)
def test_nobody_else_sees_a_plan(title: str) -> None:
    """T25, secrecy: the views of all others are the same to the byte with a plan and without."""
    rng = Random(9)
    table = running(title, 3)
    compared = 0
    for _ in range(60):
        advance(table, rng)
        if table.state != "running":
            break
        for seat in range(3):
            moves = [] if seat in table.awaited else whole_turn(table, seat, rng)
            if not moves:
                continue
            others = [viewer for viewer in (0, 1, 2, SPECTATOR) if viewer != seat]
            before = {viewer: seen(table, viewer) for viewer in others}
            plan(table, seat, moves, 0)
            assert {viewer: seen(table, viewer) for viewer in others} == before
            plan(table, seat, [], 0)
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("title", PLANNABLE)
def test_planning_shows_nothing_that_is_hidden(title: str) -> None:
    """T25, secrecy: in two worlds that a seat cannot tell apart, a tried turn looks the same."""
    rng = Random(11)
    table = running(title, 3)
    house = load_title(title)
    compared = own = 0
    for _ in range(80):
        advance(table, rng)
        position = table.game.position
        if table.state != "running" or table.holding != NO_SEAT or position.turn == DEALER:
            continue
        for seat in range(3):
            if table.drafting != NO_SEAT:
                continue
            moves = whole_turn(table, seat, rng)
            if not moves:
                continue
            ahead = foresee(table, seat, moves)
            other = house.imagine(house.veil(position, seat), seat, rng)
            table.game.position, kept = other, table.game.position
            table.game.perspectives = {}
            again = foresee(table, seat, moves)
            table.game.position = kept
            table.game.perspectives = {}
            values = [house.values(house.veil(one.position, seat)) for one in (ahead, again)]
            assert values[0] == values[1]
            assert ahead.entries == again.entries
            assert ahead.basis == again.basis
            compared += 1
            own += seat in table.awaited
    assert compared > 5
    assert own


@pytest.mark.parametrize("title", PLANNABLE)
def test_a_turn_at_hand_is_tried_and_nothing_is_played_or_kept(title: str) -> None:
    """The sandbox: what follows a tried move is what follows when it is played."""
    rng = Random(4)
    table = running(title, 2)
    tried = 0
    for _ in range(60):
        advance(table, rng)
        if table.state != "running" or table.holding != NO_SEAT:
            continue
        seat = rng.choice(table.awaited)
        acts_before, before = len(table.fresh), seen(table, seat)
        assert plan_view(table, "t", seat, []).moves == view(table, "t", seat).moves
        moves = whole_turn(table, seat, rng)
        assert moves
        assert len(table.fresh) == acts_before
        assert seen(table, seat) == before
        tried += 1
    assert tried > 5


def test_nothing_is_tried_in_a_turn_that_waits_to_be_confirmed() -> None:
    table = running("russian-railroads", 2)
    while table.holding == NO_SEAT:
        advance(table, LUCK)
    with pytest.raises(RefusedError):
        plan_view(table, "t", table.holding, [])


@pytest.mark.parametrize("title", PASSING)
def test_a_seat_passes_by_itself_with_nothing_to_do(title: str) -> None:
    """T25: only where there is one move, and everybody can see that."""
    rng = Random(5)
    table = running(title, 3)
    prefer(table, 1, 0, LUCK, confirm=True, declined=(), passes=True)
    assert view(table, "t", 1).own.passes  # type: ignore[union-attr]
    passed = 0
    for _ in range(1_500):
        if table.state == "over" or passed > 3:
            break
        before = len(table.fresh)
        advance(table, rng)
        made = [act for _, act in table.fresh[before + 1 :]]
        passed += any(isinstance(act, acts.Played) and act.actor == 1 for act in made)
        if table.awaited == [1] and table.holding == NO_SEAT and table.drafting != 1:
            assert table.title.nothing_to_do(table.game.position) is None
    assert passed
