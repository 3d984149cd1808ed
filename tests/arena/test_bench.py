"""What is measured is what is said: the same games, all of them, in a process of their own."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from time import process_time

import pytest

from stellwerk.arena import bench
from stellwerk.arena.bench import (
    QUICK,
    SAMPLE,
    Effort,
    Measurement,
    best_rate,
    crossings_of,
    driven_playout,
    measure,
    measure_apart,
    peak_memory,
    random_game,
    stage_costs,
    usual_players,
)
from stellwerk.core.errors import StellwerkError
from stellwerk.core.playout import playout
from stellwerk.core.position import Position
from tiny.title import TITLE


def busy(seconds: float) -> None:
    end = process_time() + seconds
    while process_time() < end:
        pass


def test_the_loop_of_this_module_is_never_compiled() -> None:
    assert bench.__file__.endswith(".py")


@pytest.mark.parametrize("seed", range(5))
def test_both_loops_play_the_same_game(seed: int) -> None:
    inside, driven = TITLE.new_game(3), TITLE.new_game(3)
    assert playout(inside, Random(seed)) == driven_playout(driven, Random(seed))
    assert inside.state() == driven.state()


def test_a_replay_of_a_random_game_ends_where_it_did() -> None:
    played, again = TITLE.new_game(4), TITLE.new_game(4)
    for move in random_game(played, Random(2)):
        again.play(move)
    assert played.state() == again.state()


def test_positions_to_copy_come_from_all_over_the_game() -> None:
    start = TITLE.new_game(4, {"rounds": "3"})
    moves = random_game(start.copy(), Random(1))
    kept = crossings_of(start, moves)
    assert len(kept) == len(range(0, len(moves), SAMPLE))
    for number, (position, move) in enumerate(kept):
        assert move == moves[number * SAMPLE]
        expected = start.copy()
        for earlier in moves[: number * SAMPLE]:
            expected.play(earlier)
        assert position.state() == expected.state()


def test_a_rate_is_things_by_seconds_of_the_best_repetition() -> None:
    sizes: list[int] = []

    def work(size: int) -> int:
        sizes.append(size)
        busy(0.001 * size + (0.02 if len(sizes) % 2 else 0))
        return 3 * size

    rate, each = best_rate(work, Effort(seconds=0.03, repetitions=10))
    assert each == 3
    assert sizes[-10:] == [sizes[-1]] * 10
    # Every other repetition is held up and does not count.
    fair = 3 * sizes[-1] / (0.001 * sizes[-1])
    assert 0.8 * fair < rate <= fair


class Tiring(Position):
    """Nine moves, each a tenth of a millisecond slower than the one before."""

    def __init__(self) -> None:
        super().__init__(players=1, rules=1, turn=0, legal=[0])

    def play(self, move: int) -> None:
        self.turns += 1
        busy(0.0001 * self.turns)

    def copy(self) -> Tiring:
        return Tiring()


def test_stages_show_what_a_move_costs_early_and_late() -> None:
    costs = stage_costs(Tiring(), [[0] * 9], Effort(seconds=0.01, repetitions=20))
    for cost, fair in zip(costs, (200, 500, 800), strict=True):
        assert fair <= cost < 1.2 * fair


def figures_of(result: Measurement) -> list[float]:
    return [result.inside, result.driven, result.copies, result.branches, result.games]


def test_measured_here() -> None:
    result = measure(TITLE, 3, QUICK)
    assert (result.title, result.name, result.players) == ("tiny", "Tiny", 3)
    assert min(figures_of(result)) > 0
    assert min(result.stages) > 0
    assert result.games == result.inside / result.decisions_per_game
    assert 3 < result.decisions_per_game <= TITLE.longest


@pytest.fixture
def reachable_tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new process finds Tiny too."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]), prepend=os.pathsep)


@pytest.mark.usefixtures("reachable_tiny")
def test_measured_in_a_process_of_its_own() -> None:
    hoard = bytearray(200 * 2**20)
    result = measure_apart("tiny", 2, QUICK)
    assert (result.title, result.players) == ("tiny", 2)
    assert min(figures_of(result)) > 0
    assert result.memory is not None
    assert 1 < result.memory < len(hoard) / 2**20


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(StellwerkError, match="Tiny is for 2 to 4 players, not 7"):
        measure_apart("tiny", 7)
    with pytest.raises(StellwerkError, match="There is no title 'tinny'"):
        measure_apart("tinny", 2)


@pytest.mark.usefixtures("reachable_tiny")
def test_a_process_that_fails_gives_its_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "MODULES", {"tiny": "tiny.nowhere"})
    with pytest.raises(
        StellwerkError,
        match=r"^tiny could not be measured: ModuleNotFoundError: No module named 'tiny.nowhere'$",
    ):
        measure_apart("tiny", 2)


def test_four_play_where_four_can(monkeypatch: pytest.MonkeyPatch) -> None:
    assert usual_players(TITLE) == 4
    monkeypatch.setattr(TITLE, "players", (2, 3))
    assert usual_players(TITLE) == 3


def test_peak_memory_is_the_most_ever_held() -> None:
    most = 300
    hoard = bytearray(b"1") * (most * 2**20)
    del hoard
    held = peak_memory()
    assert held is not None
    assert held >= most
