"""What a move costs a server, and how much it sends: neither depends on a clock.

python -m benchmarks.server_moves                    greedy games of each title
python -m benchmarks.server_moves --rules 1 --games FILE    under older rules; the games are kept

A move is what a live table does when somebody has made one: the rules, the journal's act, a view
for each seat and for a spectator, and the message with what changed. If valgrind is installed, its
instructions are counted by callgrind, of the package as installed. A game that is kept can be
played again by another version, so that the same moves are compared.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from benchmarks.workload import CONTROL, callgrind
from stellwerk.bots import make_bot
from stellwerk.core.position import SPECTATOR
from stellwerk.server.live_table import LiveTable, encode
from stellwerk.store.shapes import Claimant, SeatHolders
from stellwerk.table.clock import Clock
from stellwerk.table.delta import delta
from stellwerk.table.lifecycle import open_table, sit, start
from stellwerk.table.play import play, prefer
from stellwerk.table.table import Table
from stellwerk.titles import load_title

PLAYERS: Final = {"russian-railroads": 4, "glueck-auf": 4, "volldampf": 5}
MOST_MOVES: Final = 100
"""How many moves are counted: valgrind takes fifty times as long."""

Moves = list[tuple[int, str]]
"""Who moved, and how."""


class Sizes(msgspec.Struct):
    """Mean bytes of a full view and of what a move changed in it, over all viewers."""

    view: float
    delta: float


def running(title: str, rules: int | None) -> tuple[Table, Random]:
    """A game that has begun, with a person on every seat; nobody has to confirm a turn."""
    table = open_table(load_title(title, rules), PLAYERS[title], {}, Clock(), 0)
    for seat in range(PLAYERS[title]):
        sit(table, seat, f"p{seat}", f"Player {seat}", 0)
    luck = Random(1)
    start(table, 0, luck)
    for seat in range(PLAYERS[title]):
        prefer(table, seat, 0, luck, confirm=False, declined=())
    return table, luck


def greedy_game(title: str, rules: int | None) -> Moves:
    """The moves of a game among greedy bots."""
    table, luck = running(title, rules)
    bot = make_bot("greedy", "1")
    moves: Moves = []
    while table.state == "running":
        seat = table.awaited[0]
        position = table.title.veil(table.game.asked(seat), seat)
        move = table.title.write_move(position, bot.choose(position, seat, position.moves()))
        play(table, seat, table.step, move, 0, luck)
        moves.append((seat, move))
    return moves


def watched(table: Table) -> LiveTable:
    """The table as a server has it, with everybody and a spectator watching."""
    people = {f"p{seat}": frozenset([seat]) for seat in range(table.game.players)}
    live_table = LiveTable("t", table, listed=False, holders=SeatHolders(people))
    for person in (*people, "spectator"):
        live_table.watch(Claimant(person), None)
    return live_table


def measure_sizes(title: str, moves: Moves, rules: int | None) -> Sizes:
    """The bytes that a game sends."""
    table, luck = running(title, rules)
    viewers = [*range(PLAYERS[title]), SPECTATOR]
    live_table = watched(table)
    views = {viewer: live_table.view(viewer) for viewer in viewers}
    full, changed = [], []
    for seat, move in moves:
        play(table, seat, table.step, move, 0, luck)
        for viewer in viewers:
            old, new = views[viewer], live_table.view(viewer)
            views[viewer] = new
            full.append(len(encode("view", "view", new)))
            changed.append(len(encode("delta", "delta", delta(old, new))))
    return Sizes(sum(full) / len(full), sum(changed) / len(changed))


def make_moves(title: str, moves: Moves, rules: int | None) -> None:
    """The work that is counted: callgrind counts from the first of these moves to the last."""
    table, luck = running(title, rules)
    live_table = watched(table)
    gc.collect()
    gc.disable()
    callgrind("on")
    for seat, move in moves:
        play(table, seat, table.step, move, 0, luck)
        live_table.announce()
        table.fresh.clear()
    callgrind("off")


def count_instructions(valgrind: str, title: str, moves: Moves, rules: int | None) -> float:
    """The instructions of a move, without those that switch the counting on and off."""
    counts = [_count(valgrind, title, some, rules) for some in (moves[:MOST_MOVES], [])]
    return (counts[0] - counts[1]) / min(len(moves), MOST_MOVES)


def _count(valgrind: str, title: str, moves: Moves, rules: int | None) -> int:
    tool = ["--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={os.devnull}"]
    control = str(Path(valgrind).with_name("callgrind_control"))
    version = [] if rules is None else ["--rules", str(rules)]
    outcome = subprocess.run(
        [
            valgrind,
            *tool,
            sys.executable,
            "-m",
            "benchmarks.server_moves",
            "--count",
            title,
            *version,
        ],
        input=msgspec.json.encode(moves).decode(),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "0", CONTROL: control},
        check=False,
    )
    found = re.search(r"Collected : (\d+)", outcome.stderr)
    if outcome.returncode or found is None:
        raise ChildProcessError(f"callgrind gave no count: {outcome.stderr[-300:]}")
    return int(found[1])


def games_of(file: Path | None, rules: int | None) -> dict[str, Moves]:
    """The games of a file, or new ones, which are kept there."""
    if file is not None and file.exists():
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Moves])
    games = {title: greedy_game(title, rules) for title in PLAYERS}
    if file is not None:
        file.write_bytes(msgspec.json.encode(games))
    return games


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each title."""
    parser = argparse.ArgumentParser(description="What a move costs a server.")
    parser.add_argument("--rules", type=int, help="the version of the rules")
    parser.add_argument("--games", type=Path, help="a file that keeps the games")
    parser.add_argument("--count", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.count:
        make_moves(given.count, msgspec.json.decode(sys.stdin.read(), type=Moves), given.rules)
        return 0
    valgrind = shutil.which("valgrind")
    for title, moves in games_of(given.games, given.rules).items():
        sizes = measure_sizes(title, moves, given.rules)
        line = f"{title}, {PLAYERS[title]} players, {len(moves)} moves: "
        line += f"view {sizes.view:,.0f} bytes, delta {sizes.delta:,.0f} bytes"
        if valgrind is not None:
            cost = count_instructions(valgrind, title, moves, given.rules)
            line += f", {cost:,.0f} instructions a move"
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
