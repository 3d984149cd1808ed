"""Two builds against each other: how fast they search, and who wins with equal processor time.

python -m benchmarks.builds speed OLD_PYTHON
python -m benchmarks.builds match OLD_PYTHON TITLE --players 2 --nodes 200 --test 0.5:0.65

The new build is the one that runs this; OLD_PYTHON is the Python of a venv with the other one, of
whatever commit. Both follow the same games under the first version of the rules, which all builds
know, and each move must be legal in both. One process for each build, one thread for linear
algebra, one at work at a time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from math import inf, log
from pathlib import Path
from random import Random
from time import monotonic
from types import TracebackType
from typing import Any, Final, Self

from stellwerk.arena.sequential import SURE, ShareTest, read_test
from stellwerk.arena.statistics import wilson

PLAYER: Final = Path(__file__).with_name("build_player.py")
DEALER: Final = -1
NOBODY: Final = -2
COUNTS: Final = {"russian-railroads": (2, 3, 4), "glueck-auf": (2, 3, 4), "volldampf": (2, 4, 6)}
SEED: Final = 2026
APART: Final = 9
"""Turns between the positions whose search is timed."""
ROUNDS: Final = 3
"""How often each search is timed; the quickest counts."""
PLAYOUTS: Final = 600
PILOTS: Final = 4
"""Games, not counted, that show how many nodes take the same time."""


class Build:
    """A process with a player of one build."""

    def __init__(self, python: str) -> None:
        threads = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"), "1")
        self.process = subprocess.Popen(
            [python, str(PLAYER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | threads,
            text=True,
        )

    def ask(self, do: str, **about: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": do, **about}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("A player has ended; its fault is above.")
        return json.loads(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.__exit__(kind, fault, trace)


Pair = tuple[Build, Build]
"""The new build and the old one."""


def both(builds: Pair, do: str, **about: Any) -> Any:
    """Ask both; they have to agree."""
    new, old = (build.ask(do, **about) for build in builds)
    if new != old:
        sys.exit(f"The builds do not agree:\n{new}\n{old}")
    return new


def game(
    builds: Pair, title: str, sides: Sequence[int], bots: tuple[str, str], deal: int
) -> tuple[list[int], list[float], list[int]]:
    """One game; `sides` has the build of each seat. Winners, then seconds and choices by build."""
    luck = Random(f"{SEED}:{deal}:dealer")
    names = [
        {
            str(seat): [bots[side], f"{SEED}:{deal}:{seat}"]
            for seat, side in enumerate(sides)
            if side == which
        }
        for which in range(2)
    ]
    state: Any = None
    for which, build in enumerate(builds):
        before, state = (
            state,
            build.ask("begin", title=title, players=len(sides), bots=names[which]),
        )
        if before is not None and before != state:
            sys.exit(f"The builds do not agree:\n{before}\n{state}")
    seconds, choices = [0.0, 0.0], [0, 0]
    while state["turn"] != NOBODY:
        moves = state["moves"]
        if state["turn"] == DEALER:
            move = luck.choice(moves)
        elif len(moves) == 1:
            move = moves[0]
        else:
            side = sides[state["turn"]]
            chosen = builds[side].ask("choose")
            move = chosen["move"]
            seconds[side] += chosen["seconds"]
            choices[side] += 1
        state = both(builds, "play", move=move)
    winners: list[int] = state["winners"]
    return winners, seconds, choices


def seatings(players: int) -> list[list[int]]:
    """The new build (0) once on every seat, the old one (1) on the others."""
    return [[int(seat != mine) for seat in range(players)] for mine in range(players)]


def match(builds: Pair, options: argparse.Namespace) -> None:
    """One of the new build against old ones, with equal time, until the test is sure."""
    players, title = options.players, options.title
    test: ShareTest = read_test(options.test)
    ours = options.new_nodes
    if not ours:
        ours = options.nodes
        for _ in range(2):
            spent = [0.0, 0.0]
            count = [0, 0]
            for number in range(PILOTS):
                sides = seatings(players)[number % players]
                bots = (f"search-{ours}", f"search-{options.nodes}")
                _, seconds, choices = game(builds, title, sides, bots, -1 - number // players)
                spent = [sum(pair) for pair in zip(spent, seconds, strict=True)]
                count = [sum(pair) for pair in zip(count, choices, strict=True)]
            ratio = (spent[1] / count[1]) / (spent[0] / count[0])
            ours = max(1, round(ours * ratio))
    bots = (f"search-{ours}", f"search-{options.nodes}")
    won = evidence = 0.0
    played = 0
    spent, count = [0.0, 0.0], [0, 0]
    until = monotonic() + options.seconds
    while played < options.games and abs(evidence) < SURE and monotonic() < until:
        for sides in seatings(players):
            winners, seconds, choices = game(builds, title, sides, bots, played // players)
            share = sides.index(0) in winners and 1 / len(winners)
            won += share
            played += 1
            evidence += share * log(test.high / test.low)
            evidence += (1 - share) * log((1 - test.high) / (1 - test.low))
            spent = [sum(pair) for pair in zip(spent, seconds, strict=True)]
            count = [sum(pair) for pair in zip(count, choices, strict=True)]
        sys.stderr.write(f"{played} games, {won / played:.1%}, evidence {evidence:+.2f}\n")
    low, high = wilson(won, played)
    each = [1000 * time / choices for time, choices in zip(spent, count, strict=True)]
    verdict = "open" if abs(evidence) < SURE else options.test.split(":")[evidence > 0]
    write_row(
        *(title, players, f"{ours} : {options.nodes}", f"{each[0]:.1f} : {each[1]:.1f}"),
        *(played, f"{won / played:.1%}", f"{low:.1%} – {high:.1%}", f"{options.test}: {verdict}"),
    )


def speed(builds: Pair, nodes: int) -> None:
    """Nodes per second of both builds in every title and count, and playouts, as a table."""
    write_row("title", "players", "old, nodes/s", "new, nodes/s", "new : old", "playouts new : old")
    write_row("---", *["--:"] * 5)
    for title, counts in COUNTS.items():
        for players in counts:
            done, spent = [0, 0], [0.0, 0.0]
            state = both(builds, "begin", title=title, players=players, bots={})
            names = {str(seat): ["greedy", f"{seat}"] for seat in range(players)}
            state = builds[0].ask("begin", title=title, players=players, bots=names)
            luck = Random(f"speed:{title}:{players}")
            loops = [0.0, 0.0]
            for which, build in enumerate(builds):
                times = [build.ask("playouts", games=PLAYOUTS) for _ in range(ROUNDS)]
                loops[which] = max(one["decisions"] / one["seconds"] for one in times)
            last = 0
            while state["turn"] != NOBODY:
                moves = state["moves"]
                if state["turn"] == DEALER:
                    move = luck.choice(moves)
                elif len(moves) == 1:
                    move = moves[0]
                else:
                    sealed = builds[0].ask("sealed")["sealed"]
                    if state["turns"] >= last + APART and not sealed:
                        last = state["turns"]
                        times = [
                            [build.ask("search", nodes=nodes, seed=f"{last}") for build in builds]
                            for _ in range(ROUNDS)
                        ]
                        for which in range(2):
                            best = min((one[which] for one in times), key=by_seconds)
                            done[which] += best["nodes"]
                            spent[which] += best["seconds"]
                    move = builds[0].ask("choose")["move"]
                state = both(builds, "play", move=move)
            rates = [count / time for count, time in zip(done, spent, strict=True)]
            write_row(
                *(title, players, f"{rates[1]:,.0f}", f"{rates[0]:,.0f}"),
                *(f"{rates[0] / rates[1]:.2f}", f"{loops[0] / loops[1]:.2f}"),
            )


def by_seconds(found: dict[str, float]) -> float:
    return found["seconds"]


def write_row(*cells: object) -> None:
    sys.stdout.write(f"| {' | '.join(map(str, cells))} |\n")
    sys.stdout.flush()


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m benchmarks.builds")
    tasks = asked.add_subparsers(dest="task", required=True)
    timing = tasks.add_parser("speed")
    duel = tasks.add_parser("match")
    for task in (timing, duel):
        task.add_argument("old", help="the Python of the old build")
    timing.add_argument("--nodes", type=int, default=400)
    duel.add_argument("title")
    duel.add_argument("--players", type=int, default=2)
    duel.add_argument("--nodes", type=int, default=200, help="of the old build")
    duel.add_argument("--new-nodes", type=int, default=0, help="0: as many as take the same time")
    duel.add_argument("--games", type=int, default=200, help="at most")
    duel.add_argument("--seconds", type=float, default=inf, help="no new deal after so many")
    duel.add_argument("--test", default="0.5:0.65")
    options = asked.parse_args()
    with Build(sys.executable) as new, Build(options.old) as old:
        if options.task == "speed":
            speed((new, old), options.nodes)
        else:
            match((new, old), options)


if __name__ == "__main__":
    main()
