"""One run measures ours and the peers, and continues when a peer cannot be measured."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks import run
from benchmarks.page import BEGIN, END
from benchmarks.run import measure_peers

FIGURES = {
    "library": "Made up",
    "version": "1",
    "game": "countdown",
    "language": "Python",
    "players": 4,
    "inside": 1000.0,
    "driven": 900.0,
    "copies": 50.0,
    "branches": 40.0,
    "games": 10.0,
    "decisions_per_game": 100.0,
    "stages": [1.0, 2.0, 3.0],
    "memory": 5.0,
}
PEERS = f"""
import sys
if len(sys.argv) == 1:
    print("good")
    print("bad")
elif sys.argv[1] == "good":
    print('{json.dumps(FIGURES)}')
else:
    raise ImportError("there is no such game")
"""


@pytest.fixture(autouse=True)
def made_up_peers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "peers.py"
    program.write_text(PEERS, "utf-8")
    monkeypatch.setattr(run, "PEERS", program)


def test_a_peer_that_fails_is_named_with_the_reason() -> None:
    results, failed = measure_peers(Path(sys.executable), Console(quiet=True), quick=True)
    assert [result.label for result in results] == ["Made up: countdown"]
    assert failed == {"bad": "ImportError: there is no such game"}


def test_without_peers_only_ours_are_measured() -> None:
    assert measure_peers(None, Console(quiet=True), quick=True) == ([], {})


def test_a_whole_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "benchmarks.md"
    page.write_text(f"# Page\n\n{BEGIN}\n{END}\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]), prepend=os.pathsep)
    monkeypatch.setattr(run, "title_ids", lambda: ["tiny"])
    arguments = ["run", f"--peers={sys.executable}", f"--docs={tmp_path}", "--quick"]
    monkeypatch.setattr(sys, "argv", arguments)
    run.main()
    report = json.loads((tmp_path / "benchmarks.json").read_text("utf-8"))
    assert [result["title"] for result in report["ours"]] == ["tiny"]
    assert report["peers"] == [FIGURES]
    assert list(report["failed"]) == ["bad"]
    assert "| Made up: countdown |" in page.read_text("utf-8")
    assert (tmp_path / "benchmarks.svg").read_text("utf-8").startswith("<svg")
    assert "Made up: countdown" in capsys.readouterr().out
