"""Tuning moves towards what wins, is repeatable, and leaves alone what it must not touch."""

from __future__ import annotations

import argparse
import json
import shlex
from math import exp, log, tanh
from pathlib import Path
from typing import Any

import pytest

from bots.tuned import TUNED
from stellwerk.bots import tuning
from stellwerk.bots.evaluators import tuning_of, weights_of
from stellwerk.bots.values.value import Weights
from stellwerk.titles import load_title

WEIGHTS = {"good": 1.0, "bad": -2.0, "full": 0.9, "none": 0.0, "spread_base": 3.0, "tempo": 2.0}
SETTINGS = tuning.TuningSettings(
    title="russian-railroads",
    rules=2,
    start=WEIGHTS,
    limits={"full": 1.0},
    players=[2],
    batch=2,
    reach=0.2,
    rate=0.02,
    seed=1,
)


def test_moving_scales_and_keeps_signs() -> None:
    found = tuning.moved(WEIGHTS, {"good": 1.0, "bad": -1.0}, 0.5)
    assert found == WEIGHTS | {"good": exp(0.5), "bad": pytest.approx(-2.0 * exp(-0.5))}


class Here:
    """A pool of one: the work is done on the spot."""

    def __init__(self, workers: int) -> None:
        self.answer = 0.0

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *fault: object) -> None:
        pass

    def submit(self, work: object, *given: object) -> Here:
        done = Here(1)
        assert callable(work)
        done.answer = work(*given)
        return done

    def result(self) -> float:
        return self.answer


def test_weights_go_where_the_wins_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """More of `good` wins here, less of `bad` in size, and more of `full` than it may have."""

    def duel(_id: str, _rules: int, _players: int, _seed: str, up: Weights, down: Weights) -> float:
        assert max(up["full"], down["full"]) <= 1.0
        return tanh(sum(up[name] - down[name] for name in ("good", "bad", "full")))

    monkeypatch.setattr(tuning, "duel", duel)
    monkeypatch.setattr(tuning, "ProcessPoolExecutor", Here)
    runs = [tuning.tune(SETTINGS, 400, 1) for _ in range(2)]
    assert runs[0] == runs[1]
    weights, first = runs[0]
    assert weights["good"] > 1.1
    assert -1.9 < weights["bad"] < 0
    assert 0.9 < weights["full"] <= 1.0
    assert (weights["none"], weights["spread_base"], weights["tempo"]) == (0.0, 3.0, 2.0)
    assert len(first) == SETTINGS.batch


def test_equal_weights_duel_to_a_draw_over_both_seatings() -> None:
    weights = weights_of(load_title("russian-railroads"))
    up, down = dict(weights), dict(weights)
    assert tuning.duel("russian-railroads", 2, 2, "a", up, down) == pytest.approx(0.0)


def asked(page: dict[str, Any]) -> argparse.Namespace:
    """The options of the command that a weights file keeps."""
    words = shlex.split(page["command"])
    assert words[:3] == ["python", "-m", "stellwerk.bots.tuning"]
    return tuning.parser().parse_args(words[3:])


@pytest.mark.parametrize("id_", TUNED)
def test_weights_are_kept_with_the_command_that_made_them(id_: str) -> None:
    page = tuning_of(load_title(id_))
    options = asked(page)
    assert (options.title, options.out) == (id_, Path(f"{id_}.json"))
    start, weights = page["start"], page["weights"]
    assert list(start) == list(weights)
    farthest = options.steps * options.batch * options.rate
    for name, weight in weights.items():
        if name.startswith(tuning.FIXED) or not start[name]:
            assert weight == start[name]
        else:
            assert abs(log(weight / start[name])) <= farthest
            assert weight <= page["limits"].get(name, weight)
    assert weights != start


@pytest.mark.parametrize("id_", TUNED)
def test_the_command_begins_as_its_file_says(id_: str) -> None:
    """The first duels of the tuning come out as they did; the rest is more of the same."""
    page = tuning_of(load_title(id_))
    settings = tuning.settings_of(asked(page))
    leads = [tuning.duel(*one) for one in tuning.Tuner(settings).duels()]
    assert leads == pytest.approx(page["first_leads"], abs=1e-9)


def test_tuning_goes_on_from_another_file(tmp_path: Path) -> None:
    page = {"weights": weights_of(load_title("volldampf")) | {"cash": 0.5}}
    (tmp_path / "other.json").write_text(json.dumps(page))
    words = ["volldampf", "--players", "3", "--from", str(tmp_path / "other.json"), "--out", "x"]
    settings = tuning.settings_of(tuning.parser().parse_args(words))
    assert settings.start["cash"] == 0.5
    assert settings.players == [3]
