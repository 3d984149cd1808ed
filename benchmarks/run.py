"""Measures ours and the peers in one run, and writes table, JSON and chart into docs/.

python -m benchmarks.run [--peers PYTHON] [--docs FOLDER] [--quick]
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
from datetime import date
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.markdown import Markdown

from benchmarks.chart import chart
from benchmarks.page import figures, form, with_figures
from benchmarks.report import Machine, PeerMeasurement, Report
from stellwerk.arena.bench import QUICK, THOROUGH, Measurement, measure_apart, usual_players
from stellwerk.titles import load_title, title_ids

PEERS: Final = Path(__file__).with_name("peers.py")
WIDE: Final = 140
"""Columns that the widest table needs."""
BUSY: Final = 0.5
"""Above this load the figures of a run mislead."""


def main() -> None:
    """Make a run and save it."""
    parser = argparse.ArgumentParser(description="Measure Stellwerk and its peers.")
    parser.add_argument("--peers", type=Path, help="the Python that has the peers")
    parser.add_argument("--docs", type=Path, default=Path("docs"), help="where to write")
    parser.add_argument("--quick", action="store_true", help="rough figures, to try it out")
    wanted = parser.parse_args()
    watcher = Console(stderr=True)
    machine = this_machine()
    if machine.load > BUSY:
        watcher.print(f"The machine is busy (load {machine.load:.1f}): the figures will mislead.")
    ours = measure_ours(watcher, quick=wanted.quick)
    peers, failed = measure_peers(wanted.peers, watcher, quick=wanted.quick)
    report = Report(
        date=date.today().isoformat(), machine=machine, ours=ours, peers=peers, failed=failed
    )
    if form(report) == "interpreted":
        watcher.print("The rules ran interpreted: the compiled package is not installed here.")
    write(report, wanted.docs)
    screen = Console()
    screen.width = max(screen.width, WIDE)
    screen.print(Markdown(figures(report)))


def measure_ours(watcher: Console, *, quick: bool) -> list[Measurement]:
    """Every title of Stellwerk."""
    results = []
    for id_ in title_ids():
        with watcher.status(id_):
            players = usual_players(load_title(id_))
            results.append(measure_apart(id_, players, QUICK if quick else THOROUGH))
    return results


def measure_peers(
    python: Path | None, watcher: Console, *, quick: bool
) -> tuple[list[PeerMeasurement], dict[str, str]]:
    """Every peer in a process of its own; the reasons why some cannot be measured."""
    if python is None:
        return [], {}
    effort = QUICK if quick else THOROUGH
    settings = [f"--seconds={effort.seconds}", f"--repetitions={effort.repetitions}"]
    results, failed = [], {}
    for name in ask(python).stdout.split():
        with watcher.status(name):
            outcome = ask(python, name, *settings)
        if outcome.returncode:
            failed[name] = outcome.stderr.strip().rpartition("\n")[2]
        else:
            results.append(msgspec.json.decode(outcome.stdout, type=PeerMeasurement))
    return results, failed


def ask(python: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The answer of peers.py, run by another Python."""
    return subprocess.run(
        [python, PEERS, *arguments], capture_output=True, text=True, encoding="utf-8", check=False
    )


def write(report: Report, docs: Path) -> None:
    """Update the page, the JSON file and the chart."""
    page = docs / "benchmarks.md"
    page.write_text(with_figures(page.read_text("utf-8"), report), "utf-8")
    json = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (docs / "benchmarks.json").write_bytes(json + b"\n")
    (docs / "benchmarks.svg").write_text(chart(report), "utf-8")


def this_machine() -> Machine:
    """What the figures depend on."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return Machine(
        processor=processor(),
        system=f"{platform.system()} {platform.machine()}",
        python=platform.python_version(),
        load=load,
    )


def processor() -> str:
    """The model of the processor, if the system reports it."""
    about = Path("/proc/cpuinfo")
    if about.exists():
        for line in about.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "an unknown processor"


if __name__ == "__main__":
    main()
