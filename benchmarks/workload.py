"""A fixed set of games, to be counted: the guard runs this in a process of its own.

python workload.py count            calls and lines per decision of every title, as JSON
python workload.py play [TITLE]     every title is set up, one is played
python workload.py measure          every title is set up, and the yardstick runs
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from random import Random
from types import CodeType, FrameType
from typing import Any, Final

from stellwerk.core.compiled import is_compiled
from stellwerk.core.playout import playout
from stellwerk.core.position import Position
from stellwerk.titles import load_title, title_ids

GAMES: Final = 6
"""For calls and lines, which are slow to count."""
MANY_GAMES: Final = 60
"""For instructions."""
CONTROL: Final = "CALLGRIND_CONTROL"
"""Names the program that tells callgrind when to count, if this runs under callgrind."""
MOST_PLAYERS: Final = 4
STRIDES: Final = 4000


def starts() -> dict[str, Position]:
    """Every title, set up for four."""
    found = {}
    for id_ in title_ids():
        title = load_title(id_)
        found[id_] = title.new_game(min(MOST_PLAYERS, title.players[-1]))
    return found


def play(start: Position, games: int) -> int:
    """The games; how many decisions they took."""
    return sum(playout(start.copy(), Random(seed)) for seed in range(1, games + 1))


class Counter:
    """Counts functions called and lines passed, whatever the machine and its other work.

    A comprehension does not count as a call: newer Pythons make none for it.
    """

    def __init__(self) -> None:
        self.calls = 0
        self.lines = 0

    def on_trace(self, frame: FrameType, event: str, argument: object) -> Any:
        if event == "call":
            self.calls += not is_comprehension(frame.f_code)
        elif event == "line":
            self.lines += 1
        return self.on_trace

    def on_profile(self, frame: FrameType, event: str, argument: object) -> None:
        self.calls += event == "c_call"


def is_comprehension(code: CodeType) -> bool:
    return code.co_name.startswith("<") and code.co_name.endswith("comp>")


def count(start: Position) -> dict[str, float]:
    """Calls and lines per decision."""
    counter = Counter()
    sys.setprofile(counter.on_profile)
    sys.settrace(counter.on_trace)
    try:
        decisions = play(start, GAMES)
    finally:
        sys.settrace(None)
        sys.setprofile(None)
    return {
        "calls": round(counter.calls / decisions, 2),
        "lines": round(counter.lines / decisions, 2),
    }


class Yardstick:
    """Python at its plainest, by which instructions are measured: builds of Python differ."""

    __slots__ = ("marks",)

    def __init__(self) -> None:
        self.marks = [0] * 16

    def lay(self, stride: int) -> None:
        """One stride: some calls, some list work, some arithmetic."""
        marks = self.marks[:]
        for place in range(16):
            marks[place] += self.weight(stride, place)
        self.marks = marks

    def weight(self, stride: int, place: int) -> int:
        return (stride * place) & 7 if stride & 1 else len(self.marks)


def callgrind(state: str) -> None:
    """Have instructions counted, or no more: the start and the end of a process take too many."""
    if control := os.environ.get(CONTROL):
        command = [control, f"--instr={state}", str(os.getpid())]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def main(task: str, id_: str | None = None) -> None:
    """Do the work that is counted, and print how much of it there was."""
    positions = starts()
    answer: dict[str, Any] = {"compiled": is_compiled(), "titles": list(positions)}
    # The collector of garbage takes as long as many decisions, now and then: it is left out.
    gc.collect()
    gc.disable()
    callgrind("on")
    if task == "count":
        answer["work"] = {one: count(start) for one, start in positions.items()}
    elif task == "measure":
        yardstick = Yardstick()
        for stride in range(STRIDES):
            yardstick.lay(stride)
        answer["units"] = STRIDES
    elif id_ is not None:
        answer["units"] = play(positions[id_], MANY_GAMES)
    callgrind("off")
    sys.stdout.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
