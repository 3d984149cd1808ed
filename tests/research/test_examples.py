"""The programs of docs/research.md do what the page says."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from research.tables import TITLES
from stellwerk.research.observation import Observer
from stellwerk.titles import load_title

pytestmark = pytest.mark.research

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def learner() -> ModuleType:
    path = ROOT / "docs" / "examples" / "learn_glueck_auf.py"
    spec = spec_from_file_location("learn_glueck_auf", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_has_programs() -> None:
    assert len(PROGRAMS) >= 4
    assert len(PROGRAMS[0].splitlines()) <= 20


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_every_program_of_the_page_runs(program: str, tmp_path: Path) -> None:
    outcome = subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr


def test_the_page_tells_the_sizes() -> None:
    listed = [id_ for id_ in TITLES if f"| `{id_}` |" in PAGE]
    assert listed
    for id_ in listed:
        for players in load_title(id_).players:
            seen = Observer(id_, players)
            row = f"| `{id_}` | {players} | {seen.version} | {seen.size:,} | {seen.actions:,} |"
            assert row in PAGE


def samples_of(learner: Any, network: Any, count: int) -> Any:
    """Real decisions, with advantages made up."""
    table = learner.VectorEnv(learner.TITLE, 2, count, seed=4)
    rng = np.random.default_rng(4)
    for _ in range(40):
        table.step((table.masks * rng.random(table.masks.shape)).argmax(1))
    moves = (table.masks * rng.random(table.masks.shape)).argmax(1)
    scores, _, _ = network.forward(table.observations)
    logs = learner.log_chances(scores, table.masks)[np.arange(count), moves]
    return learner.Samples(
        table.observations,
        table.masks,
        moves,
        (logs + rng.normal(0, 0.1, count)).astype(np.float32),
        rng.normal(0, 1, count).astype(np.float32),
        rng.normal(0, 1, count).astype(np.float32),
    )


def loss(learner: Any, network: Any, samples: Any) -> float:
    """What the gradients must be those of, written down on its own."""
    scores, values, _ = network.forward(samples.observations)
    logs = learner.log_chances(scores, samples.masks).astype(np.float64)
    ratio = np.exp(logs[np.arange(len(samples.moves)), samples.moves] - samples.chances)
    clipped = np.clip(ratio, 1 - learner.CLIP, 1 + learner.CLIP)
    gain = np.minimum(ratio * samples.advantages, clipped * samples.advantages).mean()
    chances = np.exp(logs)
    entropy = -np.where(samples.masks, chances * logs, 0).sum(1).mean()
    missed = ((values - samples.returns) ** 2).mean()
    return float(-gain - learner.ENTROPY * entropy + learner.VALUE * missed)


def test_gradients_are_those_of_the_loss(learner: Any) -> None:
    seen = Observer(learner.TITLE, 2)
    rng = np.random.default_rng(1)
    network = learner.Network(np.full(seen.size, 0.2, np.float64), seen.actions, rng)
    network.weights = [weight.astype(np.float64) * 3 for weight in network.weights]
    samples = samples_of(learner, network, 16)
    slopes = learner.gradients(network, samples)
    checked = 0
    for weight, slope in zip(network.weights, slopes, strict=True):
        places = rng.choice(weight.size, min(6, weight.size), replace=False)
        for place in places:
            step = 1e-4
            flat = weight.reshape(-1)
            start = flat[place]
            ends = []
            for sign in (1, -1):
                flat[place] = start + sign * step
                ends.append(loss(learner, network, samples))
            flat[place] = start
            expected = (ends[0] - ends[1]) / (2 * step)
            assert slope.reshape(-1)[place] == pytest.approx(expected, rel=2e-2, abs=2e-5)
            checked += 1
    assert checked > 30


def test_advantages_follow_the_rewards_of_each_seat(learner: Any) -> None:
    """One game of two seats that ends with a win of seat 1, counted by hand."""
    values = [np.array([value], np.float32) for value in (0.5, -0.25, 0.75)]
    seats = [np.array([seat], np.uint8) for seat in (0, 1, 0)]
    rewards = [np.array([pair], np.float32) for pair in ((0, 0), (0.1, -0.1), (1, -1))]
    ends = [np.array([False]), np.array([False]), np.array([True])]
    found = learner.advantages_of(values, seats, rewards, ends, np.array([[9, 9]], np.float32))
    discount, fade = learner.DISCOUNT, learner.DISCOUNT * learner.LAMBDA
    last = 1 - 0.75
    first = 0.1 + discount * 0.75 - 0.5 + fade * last
    other = -0.1 - 1 - -0.25
    assert found == pytest.approx([first, other, last], abs=1e-6)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_short_run_leaves_its_files(
    learner: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    monkeypatch.setattr(learner, "GAMES", 16)
    monkeypatch.setattr(learner, "STEPS", 16)
    monkeypatch.setattr(learner, "CHECK", 8)
    learner.main(["--minutes", "0.02", "--out", str(tmp_path), "--checks", "2", "--games", "20"])
    assert re.match(r"[\d.]+% of 20 games won against random", capsys.readouterr().out)
    curve = ElementTree.parse(tmp_path / "learning-curve.svg").getroot()
    assert curve.find(".//{http://www.w3.org/2000/svg}polyline") is not None
    with np.load(tmp_path / "network.npz") as saved:
        assert len(saved.files) == 9
