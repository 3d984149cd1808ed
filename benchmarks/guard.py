"""Keeps the rules from becoming slow unnoticed, on any machine, however busy.

python -m benchmarks.guard             compare with the record
python -m benchmarks.guard --record    update the record

Two things are counted, neither of which depends on a clock. The work of the plain source: calls
and lines per decision. And, if valgrind is installed, the instructions per decision of the package
as installed, compiled or not; their unit is one round of a yardstick that runs in the same way,
because builds of Python differ. The record has to agree with the count in both directions: a record
that is out of date guards nothing.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.workload import CONTROL
from building.extensions import c_compiler

WORKLOAD: Final = Path(__file__).with_name("workload.py")
RECORD: Final = Path(__file__).with_name("guard.json")
SOURCE: Final = Path(__file__).parents[1] / "src"

TOLERANCE: Final = 0.03
OTHER_PYTHON_TOLERANCE: Final = 0.25
"""For the work counted on another version of Python, which may count lines differently."""
REMEDY: Final = "If it is meant, `make guard-record` records it."

Figures = dict[str, dict[str, float]]
"""Names of figures and their values, by title."""


class Record(msgspec.Struct):
    """Work as counted by one Python; instructions by kind of build."""

    python: str
    work: Figures
    instructions: dict[str, Figures]


class Answer(msgspec.Struct):
    """The answer of the workload: the known titles, decisions or strides done, work counted."""

    compiled: bool
    titles: list[str]
    units: int = 0
    work: Figures = {}


def count_work() -> Figures:
    """Calls and lines per decision, of the plain source."""
    return workload(["count"], SOURCE).work


def count_instructions(valgrind: str) -> tuple[str, Figures]:
    """The kind of build, and instructions per decision in strides of the yardstick."""
    # A first run compiles the source, so that the runs that count need not.
    first = workload(["play"])
    kind = kind_of_build(compiled=first.compiled)
    start, _ = under(valgrind, "play")
    measured, strides = under(valgrind, "measure")
    stride = (measured - start) / strides
    figures: Figures = {}
    for id_ in first.titles:
        played, decisions = under(valgrind, "play", id_)
        figures[id_] = {"strides": round((played - start) / decisions / stride, 4)}
    return kind, figures


def kind_of_build(*, compiled: bool) -> str:
    """What instructions depend on besides the source: Python, the processor, the C compiler."""
    kind = f"{this_python()} {platform.machine()}"
    if not compiled:
        return f"{kind} interpreted"
    compiler = c_compiler()
    if compiler is None:
        return f"{kind} compiled elsewhere"
    answer = subprocess.run([compiler, "-dumpversion"], capture_output=True, text=True, check=False)
    return f"{kind} compiled by {Path(compiler).name} {answer.stdout.strip()}"


def under(valgrind: str, *task: str) -> tuple[int, int]:
    """Instructions of a task, with those of starting to count, and the units of work it did."""
    tool = ["--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={os.devnull}"]
    control = str(Path(valgrind).with_name("callgrind_control"))
    outcome = run([valgrind, *tool, sys.executable], [*task], {CONTROL: control})
    found = re.search(r"Collected : (\d+)", outcome.stderr)
    if found is None:
        raise ChildProcessError(f"callgrind gave no count: {outcome.stderr[-300:]}")
    return int(found[1]), msgspec.json.decode(outcome.stdout, type=Answer).units


def workload(task: list[str], source: Path | None = None) -> Answer:
    """The answer of the workload; with `source`, of the package in that folder."""
    environment = {} if source is None else {"PYTHONPATH": str(source)}
    return msgspec.json.decode(run([sys.executable], task, environment).stdout, type=Answer)


def run(
    command: list[str], task: list[str], environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """A process in which hashes are the same each time."""
    outcome = subprocess.run(
        [*command, str(WORKLOAD), *task],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "0", **environment},
        check=False,
    )
    if outcome.returncode:
        last = outcome.stderr.strip().rpartition("\n")[2]
        raise ChildProcessError(f"the games could not be played: {last}")
    return outcome


def differences(
    recorded: Mapping[str, Mapping[str, float]],
    found: Mapping[str, Mapping[str, float]],
    tolerance: float,
) -> list[str]:
    """A sentence for every figure that is not what the record says."""
    sentences = []
    for id_, figures in found.items():
        for what, figure in figures.items():
            before = recorded.get(id_, {}).get(what)
            if before is None:
                sentences.append(f"{id_} has no record of {what} per decision.")
            elif abs(figure / before - 1) > tolerance:
                change = f"{100 * (figure / before - 1):+.1f} %"
                sentences.append(
                    f"{id_} takes {figure:g} {what} per decision, "
                    f"{before:g} are recorded ({change})."
                )
    return sentences


def work_differences(record: Record, found: Figures, python: str) -> list[str]:
    """What is wrong with the work counted by some Python."""
    tolerance = TOLERANCE if python == record.python else OTHER_PYTHON_TOLERANCE
    return differences(record.work, found, tolerance)


def this_python() -> str:
    """The version of Python as far as it matters for counting."""
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def load() -> Record:
    """The record."""
    return msgspec.json.decode(RECORD.read_bytes(), type=Record)


def save(record: Record) -> None:
    """Write the record, one figure per line, so that a diff shows its changes."""
    text = msgspec.json.format(msgspec.json.encode(record, order="sorted"), indent=2)
    RECORD.write_bytes(text + b"\n")


def main() -> int:
    """Compare with the record, or update it."""
    parser = argparse.ArgumentParser(description="Compare the work per decision with a record.")
    parser.add_argument("--record", action="store_true", help="update the record")
    update = parser.parse_args().record
    work = count_work()
    valgrind = shutil.which("valgrind")
    kind, instructions = ("", {}) if valgrind is None else count_instructions(valgrind)
    if update:
        kept = load().instructions if RECORD.exists() else {}
        save(Record(this_python(), work, {**kept, kind: instructions} if kind else kept))
        say(f"The record is updated: {RECORD.name}.")
        return 0
    record = load()
    wrong = work_differences(record, work, this_python())
    if valgrind is None:
        say("valgrind is not installed here: instructions are not counted.")
    elif kind not in record.instructions:
        say(f"Instructions of {kind} have no record to compare with; make guard-record makes one.")
    else:
        wrong += differences(record.instructions[kind], instructions, TOLERANCE)
    for sentence in wrong:
        say(sentence)
    say(REMEDY if wrong else "The rules take as much work as recorded.")
    return 1 if wrong else 0


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")


if __name__ == "__main__":
    sys.exit(main())
