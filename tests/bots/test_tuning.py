"""Tuning goes towards what wins, comes to the same again, and leaves what it must not touch."""

from __future__ import annotations

import json
from math import exp, tanh
from pathlib import Path

import pytest

from stellwerk.bots import tuning
from stellwerk.bots.judgement import weights_of
from stellwerk.bots.values.value import Weights
from stellwerk.titles import load_title, title_ids
from tiny.title import TITLE as TINY

REAL = [id_ for id_ in title_ids() if id_ != TINY.id]
WEIGHTS = {"good": 1.0, "bad": -2.0, "none": 0.0, "spread_base": 3.0}


def test_moving_scales_and_keeps_signs() -> None:
    found = tuning.moved(WEIGHTS, {"good": 1.0, "bad": -1.0}, 0.5)
    assert found == {
        "good": exp(0.5),
        "bad": pytest.approx(-2.0 * exp(-0.5)),
        "none": 0.0,
        "spread_base": 3.0,
    }


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
    """More of `good` wins here, and less of `bad` in size."""

    def duel(_id: str, _players: int, _seed: str, up: Weights, down: Weights) -> float:
        return tanh(up["good"] - down["good"] + up["bad"] - down["bad"])

    monkeypatch.setattr(tuning, "duel", duel)
    monkeypatch.setattr(tuning, "weights_of", lambda _title: WEIGHTS)
    monkeypatch.setattr(tuning, "ProcessPoolExecutor", Here)
    runs = [tuning.tune("russian-railroads", [2], 30, 2, 0.2, 0.1, 1, 1) for _ in range(2)]
    assert runs[0] == runs[1]
    assert runs[0]["good"] > 1.1
    assert -1.9 < runs[0]["bad"] < 0
    assert (runs[0]["none"], runs[0]["spread_base"]) == (0.0, 3.0)


def test_equal_weights_duel_to_a_draw_over_both_seatings() -> None:
    weights = weights_of(load_title("russian-railroads"))
    up, down = dict(weights), dict(weights)
    assert tuning.duel("russian-railroads", 2, "a", up, down) == pytest.approx(0.0)


@pytest.mark.parametrize("id_", REAL)
def test_weights_are_kept_with_the_command_that_made_them(id_: str) -> None:
    folder = Path(tuning.__file__).parent / "weights"
    page = json.loads((folder / f"{id_}.json").read_text(encoding="utf-8"))
    assert page["command"]
    assert set(page["weights"]) == set(page.get("from", page["weights"]))
