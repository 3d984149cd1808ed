"""Peers are measured as ours are: with one that is made up, whose costs are known."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

from benchmarks import peers
from benchmarks.peers import ENDLESS, PEERS, Peer, best_rate, measure, stage_costs

PROGRAM = Path(peers.__file__)


def busy(seconds: float) -> None:
    end = process_time() + seconds
    while process_time() < end:
        pass


class Countdown(Peer):
    """Thirty steps, the last ten of which are slow."""

    library = "Made up"
    package = "msgspec"
    language = "Python"
    name = "countdown"
    players = 3
    has_loop = True
    step = 0.0001

    def __init__(self) -> None:
        self.copy = list
        self.branch = lambda state, action: [state[0] - action]

    def start(self, seed: int) -> Any:
        return [30]

    def actions(self, state: Any) -> Any:
        return [1] if state[0] else []

    def drive(self, state: Any, rng: Random, most: int = ENDLESS) -> int:
        for done in range(most):
            if not state[0]:
                return done
            state[0] -= 1
            busy(2 * self.step if state[0] < 10 else self.step)
        return most

    def playout(self, seed: int) -> int:
        busy(0.001)
        return 30


class Slow(Countdown):
    """The same with steps so long that taking the time weighs little, whatever else runs."""

    step = 0.001


class Loopless(Countdown):
    """The same without a loop and without copies."""

    has_loop = False

    def __init__(self) -> None:
        self.copy = None
        self.branch = None


def test_all_figures() -> None:
    found = measure(Countdown(), 0.01, 10)
    assert (found["library"], found["game"], found["players"]) == ("Made up", "countdown", 3)
    assert found["version"] == metadata.version("msgspec")
    inside, driven, games = found["inside"], found["driven"], found["games"]
    assert isinstance(inside, float)
    assert isinstance(driven, float)
    assert isinstance(games, float)
    assert 0.8 * 30_000 < inside <= 30_000
    assert 0.8 * 7_500 < driven <= 7_500
    assert games == pytest.approx(inside / 30)
    assert found["decisions_per_game"] == 30


def test_what_a_peer_does_not_have_is_left_out() -> None:
    found = measure(Loopless(), 0.01, 2)
    assert (found["inside"], found["copies"], found["branches"]) == (None, None, None)
    driven, games = found["driven"], found["games"]
    assert isinstance(driven, float)
    assert games == pytest.approx(driven / 30)


def test_stages_show_where_steps_are_dear() -> None:
    early, middle, late = stage_costs(Slow(), 0.2)
    assert early == pytest.approx(1_000, rel=0.2)
    assert middle == pytest.approx(1_000, rel=0.2)
    assert late == pytest.approx(2_000, rel=0.2)


def test_the_best_repetition_counts() -> None:
    delays = iter([0.0, 0.02, 0.03, 0.01, 0.02, 0.01, 0.03, 0.01, 0.02])

    def work(size: int) -> int:
        busy(0.01 + next(delays))
        return 5 * size

    rate, each = best_rate(work, 0.01, 8)
    assert each == 5
    assert rate == pytest.approx(5 / 0.02, rel=0.1)


def ask(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(PROGRAM), *arguments], capture_output=True, text=True, check=False
    )


def test_its_names() -> None:
    names = ask().stdout.split()
    assert names == list(PEERS)
    assert {name.partition("/")[0] for name in names} == {"catanatron", "open_spiel", "pettingzoo"}


def test_an_unknown_name_is_refused() -> None:
    outcome = ask("ludo")
    assert outcome.returncode == 2
    assert "ludo" in outcome.stderr


def test_figures_are_printed_as_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(PEERS, "countdown", Countdown)
    arguments = ["peers.py", "countdown", "--seconds=0.005", "--repetitions=1"]
    monkeypatch.setattr(sys, "argv", arguments)
    peers.main()
    assert json.loads(capsys.readouterr().out)["game"] == "countdown"
