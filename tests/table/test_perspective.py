"""Rounds, points, forecasts and gains in views."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.position import DEALER, NOBODY
from stellwerk.table.game import Game
from stellwerk.table.perspective import outcomes, perspective
from stellwerk.table.play import play, prefer
from stellwerk.table.table import Table
from stellwerk.table.undo import undo_step
from stellwerk.table.view import view
from table.tables import advance, running

TITLES = ["tiny", "russian-railroads", "glueck-auf", "volldampf"]


def worth(table: Table, seat: int) -> int:
    """Points so far and those the end of the round would add."""
    title, position = table.title, table.game.position
    return position.scores()[seat] + sum(title.forecast(position)[seat])


def quick(title: str, players: int) -> Table:
    """A table whose turns end at once."""
    table = running(title, players)
    for seat in range(players):
        prefer(table, seat, 0, Random(1), confirm=False, declined=())
    return table


@pytest.mark.parametrize("title", TITLES)
def test_points_by_source_add_up_and_rounds_are_counted(title: str) -> None:
    rng = Random(3)
    table = quick(title, 3)
    rounds = set()
    while table.state == "running":
        shown = view(table, "t", rng.choice([0, 1, 2, -3]))
        assert [sum(row) for row in shown.points] == shown.scores
        assert 0 <= shown.round <= shown.rounds
        rounds.add(shown.round)
        advance(table, rng)
    assert rounds - {0} == set(range(1, shown.rounds + 1))
    shown = view(table, "t", 0)
    assert [sum(row) for row in shown.points] == shown.scores
    assert not any(map(any, shown.forecast))


@pytest.mark.parametrize("title", TITLES)
def test_gains_are_what_a_move_changes_at_once(title: str) -> None:
    rng = Random(5)
    table = quick(title, 3)
    seen = 0
    for _ in range(400):
        if table.state != "running":
            break
        seat = rng.choice(table.awaited)
        shown = view(table, "t", seat)
        position = table.game.asked(seat).copy()
        round_now = shown.round
        for choice in shown.moves:
            after = position.copy()
            after.play(table.title.read_move(position, choice.move))
            changed = [
                now
                + (sum(more) if table.title.round_now(after) == round_now else 0)
                - worth(table, n)
                for n, (now, more) in enumerate(
                    zip(after.scores(), table.title.forecast(after), strict=True)
                )
            ]
            if after.turn != NOBODY and not table.title.reveals_secret_choices(position):
                assert list(choice.gains) == changed
                seen += any(changed)
            else:
                assert choice.gains == (0, 0, 0)
        advance(table, rng)
    assert seen or title == "tiny"


def test_a_choice_that_turns_up_secrets_says_nothing_of_them() -> None:
    table = running("volldampf", 2)
    rng = Random(1)
    while not table.title.reveals_secret_choices(table.game.position):
        advance(table, rng)
    first, second = table.awaited
    bonds = [move.move for move in view(table, "t", first).moves]
    play(table, first, table.step, bonds[-1], 0, rng)
    for choice in view(table, "t", second).moves:
        assert choice.gains == (0, 0)


def test_a_sight_is_made_once_and_anew_after_each_change() -> None:
    table = running("russian-railroads", 2)
    seat = table.awaited[0]
    first = perspective(table, seat)
    assert perspective(table, seat) is first
    assert first.moves() is first.moves()
    play(table, seat, table.step, view(table, "t", seat).moves[0].move, 0, Random(1))
    assert perspective(table, seat) is not first
    undo_step(table, seat, table.step, 0, Random(1))
    again = perspective(table, seat)
    assert again is not first
    assert again.moves() == first.moves()


def test_points_of_a_game_that_begins_with_points_are_there() -> None:
    title = running("russian-railroads", 2).title
    lines = ["seat 1 score 12", "seat 2 score 7"]
    game = Game(title, 2, {}, lines)
    assert title.points(game.position, game.reported) == [
        [0, 0, 0, 0, 12, 0, 0],
        [0, 0, 0, 0, 7, 0, 0],
    ]
    assert game.position.turn != DEALER
    found = outcomes(title, title.veil(game.position, 0), 0, game.standing().worth)
    assert len(found) == len(game.position.moves())
