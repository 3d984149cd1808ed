"""Finished games again: what everybody saw, and how the points grew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stellwerk.core.position import SPECTATOR
from stellwerk.table.log_entries import EVERYTHING
from stellwerk.table.play import prefer
from stellwerk.table.replay import Frame, Replay
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


def all_frames(replay: Replay, viewer: int) -> list[Frame]:
    frames: list[Frame] = []
    while more := replay.frames(len(frames), 100, viewer):
        frames += more
    return frames


@pytest.mark.parametrize("title", TITLES)
def test_frames_show_what_a_viewer_saw(title: str) -> None:
    table, seen = finished(title)
    replay = Replay(table.game)
    for viewer, positions in seen.items():
        frames = all_frames(replay, viewer)
        assert [frame.step for frame in frames] == list(range(len(table.game.move_list) + 1))
        shown = 0
        for frame, position in zip(frames, positions, strict=False):
            # A seat that may choose at the same time as others sees itself asked first.
            if position and len(frame.awaited) <= 1:
                assert frame.position == position
                shown += 1
        assert shown > 5
        for frame, made in zip(frames[1:], table.game.steps(), strict=True):
            assert frame.move == made.entry(viewer).move
            assert frame.actor == made.actor
    everything = all_frames(replay, EVERYTHING)
    log = entries(table, 0, 0, 10_000)
    assert [frame.move for frame in everything[1:]] == [entry.move for entry in log]
    assert [frame.events for frame in everything[1:]] == [entry.events for entry in log]
    assert everything[-1].scores == table.game.position.scores()
    assert everything[-1].position == view(table, "t", 0).position


def test_any_frame_can_be_asked_for() -> None:
    table, _ = finished("volldampf")
    replay = Replay(table.game)
    frames = all_frames(replay, 1)
    for first in (1, 31, 32, 33, 64, len(frames) - 1):
        assert replay.frames(first, 3, 1) == frames[first : first + 3]
    assert replay.frames(len(frames), 3, 1) == []
    assert len(replay.frames(0, 10_000, 1)) == 100


@pytest.mark.parametrize("title", TITLES)
def test_the_history_of_a_game(title: str) -> None:
    table, _ = finished(title)
    replay = Replay(table.game)
    history = replay.history()
    frames = all_frames(replay, EVERYTHING)
    assert history.scores == [frame.scores for frame in frames]
    assert history.steps == len(table.game.move_list)
    assert history.winners == table.game.position.winners()
    numbers = [mark.round for mark in history.rounds if mark.round]
    assert numbers == list(range(1, table.title.round_count(table.game.position) + 1))
    for mark, after in zip(history.rounds, history.rounds[1:], strict=False):
        assert frames[mark.step].round == mark.round
        assert [sum(row) for row in mark.points] == frames[after.step].scores
    assert [sum(row) for row in history.rounds[-1].points] == frames[-1].scores
    turns = [made.turn for made in table.game.steps()]
    assert [mark.turn for mark in history.turns] == sorted(set(turns))
    for turn in history.turns:
        assert turns.index(turn.turn) == turn.step
        assert sum(turn.chances) == pytest.approx(1, abs=0.001)
        assert turn.seat in {-1, *(s.actor for s in table.game.steps() if s.turn == turn.turn)}
