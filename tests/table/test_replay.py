"""Finished games again: what everybody saw, and how the points grew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stellwerk.core.position import SPECTATOR
from stellwerk.table.log_entries import EVERYTHING
from stellwerk.table.play import prefer
from stellwerk.table.replay import Replay, ReplayStep
from stellwerk.table.table import Table
from stellwerk.table.view import entries, view
from table.tables import advance, running

TITLES = ["tiny", "russian-railroads", "glueck-auf", "volldampf"]


Seen = dict[int, list[dict[str, Any]]]


def finished(title: str, players: int = 3) -> tuple[Table, Seen]:
    """A finished game, and the positions each viewer saw after each number of steps."""
    rng = Random(3)
    table = running(title, players)
    seen: Seen = {viewer: [] for viewer in (0, 1, 2, SPECTATOR)}
    for seat in range(players):
        prefer(table, seat, 0, rng, confirm=False, declined=())
    while table.state == "running":
        advance(table, rng)
        if table.state == "running":
            for viewer, positions in seen.items():
                positions += [{}] * (len(table.game.move_list) + 1 - len(positions))
                positions[-1] = view(table, "t", viewer).position
    return table, seen


def all_steps(replay: Replay, viewer: int) -> list[ReplayStep]:
    shown: list[ReplayStep] = []
    while more := replay.steps(len(shown), 100, viewer):
        shown += more
    return shown


@pytest.mark.parametrize("title", TITLES)
def test_steps_show_what_a_viewer_saw(title: str) -> None:
    table, seen = finished(title)
    replay = Replay(table.game)
    for viewer, positions in seen.items():
        shown = all_steps(replay, viewer)
        assert [one.step for one in shown] == list(range(len(table.game.move_list) + 1))
        compared = 0
        for one, position in zip(shown, positions, strict=False):
            # A seat that may choose at the same time as others sees itself asked first.
            if position and len(one.awaited) <= 1:
                assert one.position == position
                compared += 1
        assert compared > 5
        for one, made in zip(shown[1:], table.game.steps(), strict=True):
            assert one.move == made.entry(viewer).move
            assert one.actor == made.actor
    everything = all_steps(replay, EVERYTHING)
    log = entries(table, 0, 0, 10_000)
    assert [one.move for one in everything[1:]] == [entry.move for entry in log]
    assert [one.events for one in everything[1:]] == [entry.events for entry in log]
    assert everything[-1].scores == table.game.position.scores()
    assert everything[-1].position == view(table, "t", 0).position


def test_any_step_can_be_asked_for() -> None:
    table, _ = finished("volldampf")
    replay = Replay(table.game)
    shown = all_steps(replay, 1)
    for first in (1, 31, 32, 33, 64, len(shown) - 1):
        assert replay.steps(first, 3, 1) == shown[first : first + 3]
    assert replay.steps(len(shown), 3, 1) == []
    assert len(replay.steps(0, 10_000, 1)) == 100


@pytest.mark.parametrize("title", TITLES)
def test_the_history_of_a_game(title: str) -> None:
    table, _ = finished(title)
    replay = Replay(table.game)
    history = replay.history()
    shown = all_steps(replay, EVERYTHING)
    assert history.scores == [one.scores for one in shown]
    assert history.steps == len(table.game.move_list)
    assert history.winners == table.game.position.winners()
    numbers = [mark.round for mark in history.rounds if mark.round]
    assert numbers == list(range(1, table.title.round_count(table.game.position) + 1))
    for mark, after in zip(history.rounds, history.rounds[1:], strict=False):
        assert shown[mark.step].round == mark.round
        assert [sum(row) for row in mark.points] == shown[after.step].scores
    assert [sum(row) for row in history.rounds[-1].points] == shown[-1].scores
    turns = [made.turn for made in table.game.steps()]
    assert [mark.turn for mark in history.turns] == sorted(set(turns))
    for turn in history.turns:
        assert turns.index(turn.turn) == turn.step
        assert sum(turn.chances) == pytest.approx(1, abs=0.001)
        assert turn.seat in {-1, *(s.actor for s in table.game.steps() if s.turn == turn.turn)}
