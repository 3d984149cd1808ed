"""A fixed set of games, to be counted: the guard runs this in a process of its own.

python workload.py count            calls and lines a decision of every title, as JSON
python workload.py play [TITLE]     every title is set up, one is played
python workload.py measure          every title is set up, and the yardstick is laid
"""

from __future__ import annotations

import json
import sys
from random import Random
from types import CodeType, FrameType
from typing import Any, Final

from stellwerk.core.compiled import is_compiled
from stellwerk.core.playout import playout
from stellwerk.core.position import Position
from stellwerk.titles import load_title, title_ids

GAMES: Final = 6
MOST_PLAYERS: Final = 4
STRIDES: Final = 4000


def starts() -> dict[str, Position]:
    """Every title, set up for four."""
    found = {}
    for id_ in title_ids():
        title = load_title(id_)
        found[id_] = title.new_game(min(MOST_PLAYERS, title.players[-1]))
    return found


def play(start: Position) -> int:
    """The games; how many decisions they took."""
    return sum(playout(start.copy(), Random(seed)) for seed in range(1, GAMES + 1))


class Counter:
    """Counts functions called and lines passed, whatever the machine and its other work.

    A comprehension is no call: newer Pythons make none for it.
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
    """Calls and lines a decision."""
    counter = Counter()
    sys.setprofile(counter.on_profile)
    sys.settrace(counter.on_trace)
    try:
        decisions = play(start)
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


def main(task: str, id_: str | None = None) -> None:
    """Do what is counted, and say how much of it there was."""
    positions = starts()
    answer: dict[str, Any] = {"compiled": is_compiled(), "titles": list(positions)}
    if task == "count":
        answer["work"] = {one: count(start) for one, start in positions.items()}
    elif task == "measure":
        yardstick = Yardstick()
        for stride in range(STRIDES):
            yardstick.lay(stride)
        answer["units"] = STRIDES
    elif id_ is not None:
        answer["units"] = play(positions[id_])
    sys.stdout.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
