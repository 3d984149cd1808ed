"""`make load`, for a moment: it plays, measures, and finds no fault."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from load.curve_page import PANELS, Curve, chart, table_of
from load.gauges import ProcessorTime, processor_seconds

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
HANGS = 600
"""Seconds after which a part does not just run on a busy machine."""


def load(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a part of it."""
    paths = [str(TESTS), str(ROOT / "src")]
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        timeout=HANGS,
        check=False,
    )


def test_one_person_with_strong_bots_and_another_with_a_trainee() -> None:
    outcome = load("load.crowd", "--tables=6", "--bots=2", "--seconds=5", "--aim=30")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    line = r"6 tables with 2 directors .* waited (\d+) times for a trainee, [\d.]+ s in the median"
    found = re.search(line, outcome.stdout)
    assert found is not None, outcome.stdout
    assert int(found[1]) > 1


def test_a_few_tables_for_a_few_seconds() -> None:
    outcome = load("load", "--tables=4", "--seconds=8", "--rate=40", "--aim=30000")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    line = (
        r"in all  (\d+) moves of people  p50 [\d.]+ ms  p99 [\d.]+ ms  server \d+% of a core, "
        r"bots \d+%, generator \d+%  generator p50 [\d.]+ ms .* late .* 0 faults"
    )
    found = re.search(line, outcome.stdout)
    assert found is not None, outcome.stdout
    assert int(found[1]) > 10


def test_a_curve_of_a_few_tables_renews_the_page(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "scaling.md").read_text("utf-8")
    (tmp_path / "scaling.md").write_text(page, "utf-8")
    climb = ["--tables", "2", "4", "--seconds=3", "--rate=20", f"--docs={tmp_path}"]
    for kind in ("sqlite", "2"):
        outcome = load("load.curve", "--kinds", kind, *climb)
        assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    curves = msgspec.json.decode((tmp_path / "scaling.json").read_bytes(), type=list[Curve])
    assert [curve.name for curve in curves] == ["SQLite, 1 process", "PostgreSQL, 2 processes"]
    for curve in curves:
        assert [step.tables for step in curve.steps] == [2, 4]
        assert all(0 < step.p50 <= step.p99 and step.moves > 0 for step in curve.steps)
        assert all(step.servers > 0 and step.memory > 0 for step in curve.steps)
    assert all(
        (step.database > 0) == (curve is curves[1]) for curve in curves for step in curve.steps
    )
    assert table_of(curves) in (tmp_path / "scaling.md").read_text("utf-8")
    drawn = ElementTree.parse(tmp_path / "scaling.svg")
    assert len(drawn.findall("{*}polyline")) == len(PANELS) * len(curves)


def test_the_work_of_a_process_is_counted_in_less_than_ticks() -> None:
    work = ProcessorTime()
    work.seconds([os.getpid()])
    sum(range(10_000))
    assert 0 < work.seconds([os.getpid()]) < 1
    assert abs(time.process_time() - processor_seconds(os.getpid())) < 1


def test_a_process_that_ended_does_not_count() -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    work = ProcessorTime()
    assert work.seconds([ended.pid, os.getpid()]) > 0
    with pytest.raises(ProcessLookupError):
        processor_seconds(ended.pid)


def test_the_page_shows_the_curves_that_are_kept() -> None:
    docs = ROOT / "docs"
    curves = msgspec.json.decode((docs / "scaling.json").read_bytes(), type=list[Curve])
    assert table_of(curves) in (docs / "scaling.md").read_text("utf-8")
    assert chart(curves) == (docs / "scaling.svg").read_text("utf-8")
